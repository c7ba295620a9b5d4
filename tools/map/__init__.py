"""The map of Attila, baked once from public geography; the page ships what comes out."""
