"""Work for later, kept in the database: planned with what causes it, done once."""

from barbaricum.server.jobs.plans import Payload, Share, cancel, plan
from barbaricum.server.jobs.runner import Runner
from barbaricum.server.jobs.taking import Job, Lost

__all__ = ["Job", "Lost", "Payload", "Runner", "Share", "cancel", "plan"]
