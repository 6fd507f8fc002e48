"""Sheets: questions laid over the window, answered with Enter or left with Escape."""
