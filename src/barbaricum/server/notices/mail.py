"""E-mail: a letter in plain and in pretty, with an easy way never to get one again."""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Final

import aiosmtplib

from barbaricum.server.notices.outcome import SENT, Outcome, later, refused
from barbaricum.server.settings import Mail

PATIENCE: Final = 20.0


@dataclass(frozen=True, slots=True)
class Draft:
    """What is to be written to whom."""

    to: str
    subject: str
    text: str
    html: str
    id: str
    """Part of the Message-ID: a letter that comes twice is one letter to mail programs."""
    leave: str | None = None
    """Where a POST ends all mail to this address."""


def letter(draft: Draft, settings: Mail, now: int) -> EmailMessage:
    """The letter as it is sent; `now` in seconds."""
    name, sender = parseaddr(settings.sender or "")
    message = EmailMessage()
    message["From"] = Address(name or "Barbaricum", addr_spec=sender)
    message["To"] = Address(addr_spec=draft.to)
    message["Subject"] = " ".join(draft.subject.split())
    message["Date"] = formatdate(now, usegmt=True)
    message["Message-ID"] = f"<{draft.id}@{sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if draft.leave:
        message["List-Unsubscribe"] = f"<{draft.leave}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(draft.text)
    message.add_alternative(draft.html, subtype="html")
    return message


async def send(draft: Draft, settings: Mail, now: int) -> Outcome:
    """Give a letter to the mail server of the host."""
    message = letter(draft, settings, now)
    try:
        await aiosmtplib.send(
            message,
            hostname=settings.host,
            port=settings.port,
            username=settings.user,
            password=settings.password,
            use_tls=settings.tls == "tls",
            start_tls=settings.tls == "starttls",
            cert_bundle=settings.ca_file,
            timeout=PATIENCE,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        return _refused(error.recipients[0].code)
    except aiosmtplib.SMTPAuthenticationError:
        return later("mail-password")
    except aiosmtplib.SMTPResponseException as error:
        return _refused(error.code)
    except (aiosmtplib.SMTPException, OSError) as error:
        return later(_lost(error))
    return SENT


def _lost(error: BaseException | None) -> str:
    """Why there was no connection; what keeps a secret from being told is said by name."""
    if isinstance(error, aiosmtplib.SMTPException) and "STARTTLS" in str(error):
        return "mail-no-tls"
    while error is not None:
        if isinstance(error, ssl.SSLCertVerificationError):
            return "mail-certificate"
        if isinstance(error, ssl.SSLError):
            return "mail-tls"
        error = error.__cause__ or error.__context__
    return "mail-server"


def _refused(code: int) -> Outcome:
    """What a code of the mail server means: 4… is perhaps later, 5… is no."""
    return refused("mail-code", code=code) if code >= 500 else later("mail-code", code=code)
