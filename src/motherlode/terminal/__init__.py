"""The same games at the keyboard: a full-screen app, and a plain line mode for screen readers and pipes."""
