"""The analysis of finished games: asked for once, done in the background, kept."""

from barbaricum.server.analysis.analyses import Analyses
from barbaricum.server.analysis.routes import ask_for_analysis, read_analysis

__all__ = ["Analyses", "ask_for_analysis", "read_analysis"]
