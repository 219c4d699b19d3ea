"""Between the session and the views: who sees what, playback, undo, files, settings, errors."""
