"""The commands of `tdapp` that are not questions: one file a command."""
