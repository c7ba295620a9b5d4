"""The maps of the games, baked once from public geography; the page ships what comes out."""
