"""The look: colors, type and icons."""
