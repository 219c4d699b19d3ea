"""The side panels: card details, log, next check, Wakhan's reasons, outline."""
