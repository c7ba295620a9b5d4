"""S13 Every answer is dressed: pages, data, pictures, refusals, faults."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from barbaricum.server.limits import Limit, Limits
from tests.security.routes import Way, ways
from tests.server.running import PLAIN, Running, running

EXPECTED = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def dressed(answer: httpx.Response) -> None:
    """What S13 says of one answer."""
    assert {name: answer.headers[name] for name in EXPECTED} == EXPECTED
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'self'; ")
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-request-id"]
    assert not {"server", "x-powered-by", "access-control-allow-origin"} & set(answer.headers)


@pytest.mark.parametrize("way", ways(), ids=str)
def test_every_route_answers_with_all_headers(server: Running, way: Way) -> None:
    """S13 Asked in the right form or not; what only its asker may see is kept by nobody."""
    bodies: tuple[dict[str, str] | None, ...] = (None, {})
    for body in bodies:
        answer = httpx.request(way.method, server.url + way.path, json=body, verify=PLAIN)
        dressed(answer)
        if way.path.startswith("/api/"):
            assert answer.headers["cache-control"] in ("no-store", "private, max-age=3600")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/none", 404),
        ("GET", "/assets/none.js", 404),
        ("PUT", "/api/games", 405),
        ("TRACE", "/api/games", 405),
        ("OPTIONS", "/api/tables", 204),
    ],
)
def test_what_no_route_answers_is_dressed_too(
    server: Running, method: str, path: str, status: int
) -> None:
    answer = httpx.request(method, server.url + path)
    assert answer.status_code == status
    dressed(answer)


def test_refusals_before_any_route_are_dressed(tmp_path: Path) -> None:
    """S13 Another host, another site, too fast."""
    with running(tmp_path / "a.sqlite", limits=Limits(questions=Limit(burst=2, rate=0))) as server:
        answers = [
            httpx.get(server.url, headers={"host": "elsewhere.example"}),
            httpx.post(f"{server.url}/api/tables", headers={"origin": "https://x.example"}),
            httpx.get(server.url),
        ]
    assert [answer.status_code for answer in answers] == [421, 403, 429]
    for answer in answers:
        dressed(answer)


def test_over_tls_browsers_are_told_to_stay_there(server: Running) -> None:
    """S13 A proxy on this machine says how it was asked."""
    safe = httpx.get(server.url, headers={"x-forwarded-proto": "https"})
    assert safe.headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in httpx.get(server.url).headers
