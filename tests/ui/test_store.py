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


def test_the_index_comes_last(store: Store, storage: FakeStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    put, order = storage.set, list[str]()

    def noted(key: str, text: str) -> Fault | None:
        order.append(key)
        return put(key, text)

    monkeypatch.setattr(storage, "set", noted)
    store.save(ENTRY, "one", good=True)
    assert order[0] == "fogueira.game.g1"
    assert order[-1] == "fogueira.index"
    assert order[1].startswith("fogueira.game.g1~")


def test_a_lost_index_is_built_again(store: Store, storage: FakeStorage) -> None:
    store.save(ENTRY, "one", good=True)
    for broken in ("", "[", '[{"id": 1}]', "null"):
        storage.texts["fogueira.index"] = broken
        assert [entry.id for entry in store.index()] == ["g1"]


def test_odd_preferences_are_no_reason_not_to_start(store: Store, storage: FakeStorage) -> None:
    for text in ("[]", "{", "7", '{"pace": 3}'):
        storage.texts["fogueira.preferences"] = text
        assert isinstance(store.preferences(), dict)


def test_good_copies_are_the_two_latest_turn_ends_of_each_game(storage: FakeStorage) -> None:
    for text in ("one", "two", "three", "four"):
        store = Store(storage)  # the page was opened again
        store.load("g1", read)
        store.save(ENTRY, text, good=True)
        store.load("g2", read)
        store.save(Entry("g2", "stone_age"), f"other {text}", good=text == "one")
    copies = [unseal(text) for key, text in sorted(storage.texts.items()) if key.startswith("fogueira.game.g1~")]
    assert sorted(copy for copy in copies if isinstance(copy, tuple)) == [(3, "three"), (4, "four")]


def test_a_damaged_document_is_set_aside_although_a_copy_is_good(store: Store, storage: FakeStorage) -> None:
    store.save(ENTRY, "one", good=True)
    store.save(ENTRY, "two")
    damaged = storage.texts["fogueira.game.g1"] = storage.texts["fogueira.game.g1"] * 2
    found = Store(storage).load("g1", read)
    assert not isinstance(found, Fault)
    assert found[0] == "one"
    assert list(store.broken().values()) == [damaged]


def test_what_is_set_aside_never_covers_what_was(store: Store, storage: FakeStorage) -> None:
    for text in ("bad one", "bad two"):
        storage.texts["fogueira.game.g1"] = seal(1, text)
        assert isinstance(Store(storage).load("g1", read), Fault)
    assert len(store.broken()) == 2
    assert store.new_id() == "g2", "g1 is in quarantine"


def test_what_is_broken_is_set_aside_in_a_full_storage_too(store: Store, storage: FakeStorage) -> None:
    store.save(ENTRY, "bad one")
    size = sum(map(len, storage.texts.values()))
    put = storage.set

    def tight(key: str, text: str) -> Fault | None:
        used = sum(len(old) for name, old in storage.texts.items() if name != key)
        return Fault("full") if used + len(text) > size else put(key, text)

    storage.set = tight  # type: ignore[method-assign]
    assert isinstance(store.load("g1", read), Fault)
    assert ["bad one" in text for text in store.broken().values()] == [True]
    assert "fogueira.game.g1" not in storage.texts


def test_another_pages_writing_is_noticed_and_not_covered(store: Store, storage: FakeStorage) -> None:
    store.save(ENTRY, "one")
    other = Store(storage)
    assert other.save(ENTRY, "unread") == Fault("changed", "g1"), "who has not read may not write"
    assert not isinstance(other.load("g1", read), Fault)
    assert other.save(ENTRY, "theirs") is None
    before = dict(storage.texts)
    fault = store.save(ENTRY, "mine")
    assert fault is not None
    assert fault.kind == "changed"
    assert storage.texts == before
    assert store.load("g1", read) == ("theirs", [])
    assert store.save(ENTRY, "mine again") is None


def test_a_revision_counts_on_when_the_page_died_before_the_index(store: Store, storage: FakeStorage) -> None:
    store.save(ENTRY, "one")
    index = storage.texts["fogueira.index"]
    store.save(ENTRY, "two")
    storage.texts["fogueira.index"] = index
    again = Store(storage)
    assert again.load("g1", read) == ("two", [])
    again.save(ENTRY, "three")
    assert again.revision("g1") == 3


def test_what_the_index_lacks_is_described_from_the_document(storage: FakeStorage) -> None:
    store = Store(storage, lambda game_id, text: Entry(game_id, title=f"found {text}"))
    store.save(ENTRY, "one")
    for row in ('{"id": 1}', '{"id": "g1", "game": 5}', '{"id": "g1", "odd": 5}', '{"id": "g1", "players": [1]}', "7"):
        storage.texts["fogueira.index"] = f"[{row}]"
        assert [entry.title for entry in store.index()] == ["found one"], row


def test_a_deleted_game_comes_back_whole(store: Store, storage: FakeStorage) -> None:
    store.save(ENTRY, "one", good=True)
    store.save(Entry("g10", "stone_age"), "other")
    before = dict(storage.texts)
    kept = store.remove("g1")
    assert [entry.id for entry in store.index()] == ["g10"]
    assert not any("g1~" in key or key.endswith("g1") for key in storage.texts)
    assert store.new_id() not in ("g1", "g10"), "its place is kept"
    assert store.put_back(kept) is None
    assert {k: v for k, v in storage.texts.items() if ".index" not in k} == {
        k: v for k, v in before.items() if ".index" not in k
    }
    assert {entry.id for entry in store.index()} == {"g1", "g10"}
    assert store.put_back(kept) is None
    assert {entry.id for entry in store.index()} == {"g1", "g10", "g2"}, "its place was taken"


def test_erasing_leaves_what_is_not_ours(store: Store, storage: FakeStorage) -> None:
    storage.texts["somebody.else"] = "x"
    store.save(ENTRY, "one", good=True)
    store.save_preferences({"a": 1})
    storage.texts["fogueira.language"] = "en"
    assert store.used() > 0
    assert store.erase() is None
    assert storage.texts == {"somebody.else": "x"}


def test_a_refused_storage_is_a_result_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    storage, refused = FakeStorage(), Fault("refused")
    for name in ("get", "set", "remove", "keys"):
        monkeypatch.setattr(storage, name, lambda *_: refused)
    store = Store(storage)
    assert store.save(ENTRY, "one", good=True) == refused
    assert store.load("g1", read) == refused
    assert (store.index(), store.broken(), store.preferences(), store.used()) == ([], {}, {}, 0)
    assert store.new_id() == "g1"
    store.remove("g1")
    store.erase()
