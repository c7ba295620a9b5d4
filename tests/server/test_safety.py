"""Safe by default: headers, origins, limits, and no request to anybody else."""

import mimetypes
import re
from pathlib import Path

import httpx
import pytest

from barbaricum.server.limits import Bucket, Limit, Limits
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Running, running

BODY = {"game": "attila", "name": "Ana", "seats": [HUMAN, OPEN]}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/api/games", 200),
        ("/api/tables/none", 404),
        ("/api/docs", 200),
        ("/x.js", 404),
    ],
)
def test_every_answer_has_the_security_headers(server: Running, path: str, status: int) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


def test_answers_of_the_tables_are_not_kept_by_anybody(server: Running) -> None:
    assert httpx.get(server.url + "/api/games").headers["cache-control"] == "no-store"


def test_a_form_of_another_site_is_refused(server: Running) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    answer = httpx.post(server.url + "/api/tables", json=BODY, headers=foreign)
    assert (answer.status_code, answer.json()["problem"]["code"]) == (403, "other-origin")
    own = httpx.post(server.url + "/api/tables", json=BODY, headers={"origin": server.url})
    assert own.status_code == 201


def test_a_long_body_is_refused(server: Running) -> None:
    answer = httpx.post(server.url + "/api/tables", json=BODY | {"name": "x" * 70_000})
    assert answer.status_code == 413
    assert answer.json()["problem"]["code"] == "bad-message"


def test_who_asks_too_much_has_to_wait_and_still_gets_the_headers(tmp_path: Path) -> None:
    with running(tmp_path / "a.sqlite", limits=Limits(questions=Limit(burst=3, rate=0))) as server:
        answers = [httpx.get(server.url + "/api/games") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["problem"]["code"] == "too-fast"
    assert "content-security-policy" in answers[-1].headers


def test_tables_and_talk_have_limits_of_their_own(tmp_path: Path) -> None:
    limits = Limits(tables=Limit(burst=1, rate=0), lines=Limit(burst=2, rate=0))
    with running(tmp_path / "a.sqlite", limits=limits) as server:
        ana = server.client()
        ana.create(HUMAN, OPEN)
        assert server.client().create(HUMAN, OPEN)["problem"]["code"] == "too-fast"
        said = [ana.send("say", text="hello").status_code for _ in range(3)]
    assert said == [201, 201, 429]


def test_a_socket_that_says_too_much_is_refused_and_stays_open(tmp_path: Path) -> None:
    limits = Limits(messages=Limit(burst=2, rate=0))
    with running(tmp_path / "a.sqlite", limits=limits) as server:
        ana = server.client()
        ana.create(HUMAN, OPEN)
        with Ear(ana) as ear:
            said = [ear.ask("say", text="hello") for _ in range(3)]
            assert [answer["type"] for answer in said] == ["done", "done", "refused"]
            assert said[-1]["problem"]["code"] == "too-fast"
            assert ana.send("say", text="still here").status_code == 201
            assert ear.of("said")["line"]["text"] == "still here"


def test_a_bucket_fills_again_with_time() -> None:
    clock = iter([0.0, 0.0, 0.0, 0.5, 1.0])
    bucket = Bucket(burst=2, rate=1, clock=lambda: next(clock))
    assert [bucket.take() for _ in range(4)] == [True, True, False, True]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_refusals_are_told_in_the_readers_language(server: Running, language: str) -> None:
    sentences = {
        "en": "There is no such table.",
        "fr": "Cette table n’existe pas.",
        "de": "Diesen Tisch gibt es nicht.",
    }
    client = server.client(f"{language}-XX, en;q=0.5")
    client.table = "none"
    assert client.get("").json()["problem"]["sentence"] == sentences[language]


# --- Pages ---


def test_without_a_built_page_a_placeholder_says_so_and_is_an_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """So that neither a monitor nor the host takes it for the page."""
    with running(tmp_path / "tables.sqlite", pages=tmp_path / "not-built") as server:
        answers = [httpx.get(server.url + path) for path in ("/", "/t/some-table")]
        health = httpx.get(f"{server.url}/api/health")
    for answer in answers:
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"
        assert (answer.status_code, "its page is missing" in answer.text) == (503, True)
    assert (health.status_code, health.json()["page"]) == (200, False)
    assert [one.levelname for one in caplog.records if "page is missing" in one.message] == [
        "WARNING"
    ]


@pytest.mark.parametrize("path", ["/api/none", "/assets/none.js", "/%2e%2e/x.py"])
def test_what_is_not_there_is_not_found(server: Running, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == 404
    assert answer.json()["problem"]["code"] == "unknown-page"


def test_head_is_answered_wherever_get_is_with_the_same_headers_and_no_body(
    tmp_path: Path,
) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>Built</title>" * 50)
    with running(tmp_path / "a.sqlite", pages=static) as server:
        for path in ("/", "/api/health", "/api/games", "/api/docs", "/api/tables/none", "/none.js"):
            got, head = httpx.get(server.url + path), httpx.head(server.url + path)
            assert (head.status_code, head.content) == (got.status_code, b"")
            for name in ("content-type", "content-length", "content-security-policy"):
                assert head.headers[name] == got.headers[name], path
        numbers = httpx.get(f"{server.url}/metrics").text
    assert 'method="HEAD",route="/api/health",status="200"} 1.0' in numbers


def test_a_built_page_is_served_packed_and_kept_as_long_as_is_right(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Built</title>")
    (static / "assets" / "app-1a2b.js").write_text("let x = 1;\n" * 100)
    (static / "assets" / "app-1a2b.js.br").write_bytes(b"not really brotli")
    with running(tmp_path / "a.sqlite", pages=static) as server:
        page = httpx.get(server.url + "/t/abc")
        again = httpx.get(server.url + "/", headers={"if-none-match": page.headers["etag"]})
        script = httpx.get(server.url + "/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
        with httpx.stream(
            "GET", server.url + "/assets/app-1a2b.js", headers={"accept-encoding": "br, gzip"}
        ) as answer:
            packed = b"".join(answer.iter_raw())
    assert "Built" in page.text
    assert page.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")
    assert script.headers["content-encoding"] == "gzip"
    assert script.text.startswith("let x = 1;")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert packed == b"not really brotli"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("map.webp", "image/webp"),
        ("font.woff2", "font/woff2"),
        ("icon.svg", "image/svg+xml"),
        ("app.js", "text/javascript; charset=utf-8"),
        ("licences.txt", "text/plain; charset=utf-8"),
        ("what.ever", "application/octet-stream"),
    ],
)
def test_the_kind_of_a_file_does_not_depend_on_the_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, kind: str
) -> None:
    monkeypatch.setattr(mimetypes, "guess_type", lambda *_args, **_keys: ("odd/kind", None))
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / name).write_bytes(b"x")
    with running(tmp_path / "a.sqlite", pages=tmp_path / "static") as server:
        assert httpx.get(f"{server.url}/{name}").headers["content-type"] == kind


def test_the_handbook_and_the_placeholder_ask_nobody_else_and_have_no_script(
    tmp_path: Path,
) -> None:
    with running(tmp_path / "tables.sqlite", pages=tmp_path / "not-built") as server:
        texts = [httpx.get(server.url + path).text for path in ("/", "/api/docs")]
    for text in texts:
        assert not re.search(r"https?://|<script|style=|onclick", text)
    assert "POST /api/tables/{table}/commands" in texts[1]
