"""What may be done and what it does, one file a chapter; read `sequence.py` first."""
