"""The store: nothing is lost, nothing raises."""

from __future__ import annotations

import pytest

from tests.ui.fake import FakeStorage
from ui.entry import Entry
from ui.envelope import seal, unseal
from ui.page import Fault
from ui.store import Store

ENTRY = Entry("g1", "stone_age", "", ({"name": "Ana"},), 3, False, 10)


def read(text: str) -> str | Fault:
    return Fault("broken", text) if text.startswith("bad") else Fault("newer") if text == "new" else text


@pytest.fixture
def storage() -> FakeStorage:
    return FakeStorage()


@pytest.fixture
def store(storage: FakeStorage) -> Store:
    return Store(storage)


def test_a_sealed_text_is_whole_or_refused() -> None:
    sealed = seal(4, "açaí\n{}")
    assert unseal(sealed) == (4, "açaí\n{}")
    for damaged in (sealed[:-1], sealed + "x", sealed.replace("açaí", "acai"), sealed + sealed, "", "{}"):
        assert isinstance(unseal(damaged), Fault), damaged


def test_what_is_saved_is_loaded_and_listed(store: Store) -> None:
    assert store.save(ENTRY, "one") is None
    assert store.save(ENTRY, "two") is None
    assert store.load("g1", read) == ("two", [])
    assert [(entry.id, entry.revision, entry.round) for entry in store.index()] == [("g1", 2, 3)]
    assert store.new_id() == "g2"


def test_a_damaged_document_falls_back_to_the_last_good_copy(store: Store, storage: FakeStorage) -> None:
    store.save(ENTRY, "one", good=True)
    store.save(ENTRY, "two", good=True)
    store.save(ENTRY, "three")
    storage.texts["fogueira.game.g1"] = storage.texts["fogueira.game.g1"][:-2]
    found = store.load("g1", read)
    assert not isinstance(found, Fault)
    assert found[0] == "two"
    assert [fault.kind for fault in found[1]] == ["broken"]


def test_what_cannot_be_read_is_set_aside_not_deleted(store: Store, storage: FakeStorage) -> None:
    store.save(ENTRY, "bad one", good=True)
    store.save(Entry("g2", "stone_age", "", (), 1, False, 5), "fine")
    assert isinstance(store.load("g1", read), Fault)
    assert [entry.id for entry in store.index()] == ["g2"]
    assert all("bad one" in text for text in store.broken().values())
    assert len(store.broken()) == 2
    assert store.load("g2", read) == ("fine", [])


def test_a_newer_document_is_left_alone(store: Store, storage: FakeStorage) -> None:
    store.save(ENTRY, "new", good=True)
    before = dict(storage.texts)
    found = store.load("g1", read)
    assert isinstance(found, Fault)
    assert found.kind == "newer"
    assert storage.texts == before


def test_full_storage_is_a_result_and_changes_nothing(store: Store, storage: FakeStorage) -> None:
    store.save(ENTRY, "one")
    before = dict(storage.texts)
    storage.fault = Fault("full")
    assert store.save(ENTRY, "two") == Fault("full")
    assert store.trouble == Fault("full")
    assert storage.texts == before
    storage.fault = None
    assert store.save(ENTRY, "two") is None
    assert store.trouble is None


def test_a_write_counts_when_it_was_read_back(
    store: Store, storage: FakeStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "set", lambda key, text: None)
    fault = store.save(ENTRY, "one")
    assert fault is not None
    assert fault.kind == "unchanged"


def test_a_lost_index_is_built_again(store: Store, storage: FakeStorage) -> None:
    store.save(ENTRY, "one", good=True)
    for broken in ("", "[", '[{"id": 1}]', "null"):
        storage.texts["fogueira.index"] = broken
        assert [entry.id for entry in store.index()] == ["g1"]


def test_odd_preferences_are_no_reason_not_to_start(store: Store, storage: FakeStorage) -> None:
    for text in ("[]", "{", "7", '{"pace": 3}'):
        storage.texts["fogueira.preferences"] = text
        assert isinstance(store.preferences(), dict)
