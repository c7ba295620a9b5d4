"""S42 An archive from elsewhere restores what it says, no more, and nothing without a word."""

from __future__ import annotations

import hashlib
import io
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from barbaricum.cli.main import main
from barbaricum.server.archive.packing import FORMAT, MANIFEST, Manifest, Packed
from tests.server.running import empty_file

pytestmark = pytest.mark.file
MEGABYTE = 1 << 20


def archive(file: Path, lie: int | None = None, **contents: bytes) -> Path:
    """An archive of these contents; of the last one the manifest may say another size."""
    packed = []
    for name, content in contents.items():
        named = name.replace("_", ".")
        packed.append(Packed(named, len(content), hashlib.sha256(content).hexdigest()))
    if lie is not None:
        packed[-1] = msgspec.structs.replace(packed[-1], size=lie)
    manifest = Manifest(format=FORMAT, version="0", created=0, files=tuple(packed))
    with tarfile.open(file, "w:gz") as made:
        for name, content in (
            (MANIFEST, msgspec.json.encode(manifest)),
            *((one.name, content) for one, content in zip(packed, contents.values(), strict=True)),
        ):
            about = tarfile.TarInfo(name)
            about.size = len(content)
            made.addfile(about, io.BytesIO(content))
    return file


def restore(
    capsys: pytest.CaptureFixture[str], file: Path, folder: Path, *options: str
) -> tuple[int, str]:
    status = main(["restore", str(file), "--data", str(folder), "--lang", "en", *options])
    heard = capsys.readouterr()
    return status, heard.out + heard.err


def test_an_archive_that_holds_more_than_it_said_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """S42 Bytes that were not announced are not written."""
    bomb = bytes(50 * MEGABYTE)
    file = archive(
        tmp_path / "a.tar.gz", tables_sqlite=empty_file().read_bytes(), other_bin=bomb, lie=10
    )
    status, said = restore(capsys, file, tmp_path / "data")
    assert (status, said.strip().endswith("[archive-damaged]")) == (2, True)
    assert [one.name for one in (tmp_path / "data").iterdir()] == ["server.lock"]


def test_nothing_is_written_that_the_disk_has_no_room_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """S42 The archive says how large it is, and that is asked before."""
    file = archive(tmp_path / "a.tar.gz", tables_sqlite=empty_file().read_bytes(), lie=1 << 60)
    status, said = restore(capsys, file, tmp_path / "data")
    assert (status, "the disk is full" in said) == (2, True)


def test_the_settings_that_an_archive_brings_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """S42 By their keys, for some of them are secrets."""
    chosen = b'[admin]\npassword = "swordfish-swordfish"\n[webhooks]\nallow = ["127.0.0.1"]\n'
    file = archive(
        tmp_path / "a.tar.gz", tables_sqlite=empty_file().read_bytes(), barbaricum_toml=chosen
    )
    status, said = restore(capsys, file, tmp_path / "data")
    assert status == 0
    assert "named with --settings: admin.password, webhooks.allow\n" in said
    assert "swordfish" not in said


def test_a_database_that_does_something_by_itself_is_restored_only_on_demand(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """S42."""
    odd = tmp_path / "odd.sqlite"
    odd.write_bytes(empty_file().read_bytes())
    with closing(sqlite3.connect(odd)) as connection:
        connection.execute("CREATE TRIGGER spy AFTER INSERT ON tables BEGIN DELETE FROM rows; END")
        connection.commit()
    file = archive(tmp_path / "a.tar.gz", tables_sqlite=odd.read_bytes())
    status, said = restore(capsys, file, tmp_path / "data")
    assert (status, "which Barbaricum never makes: spy\n" in said) == (1, True)
    assert not (tmp_path / "data" / "tables.sqlite").exists()
    assert restore(capsys, file, tmp_path / "data", "--anyway")[0] == 0
