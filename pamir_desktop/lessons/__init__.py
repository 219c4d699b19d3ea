"""The lessons: positions, steps and sentences as data, and the course through them. Never Qt."""
