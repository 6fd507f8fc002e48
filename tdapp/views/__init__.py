"""Rows ready to show: a Snapshot and the time in, what a page, a sheet of paper or a file shows out."""
