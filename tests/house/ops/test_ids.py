"""What is passed on by hand: ids that a command line, a link and a search all take as they are."""

from nemeton.house.ops.ids import LONG, SHORT, new_id


def test_an_id_is_letters_and_digits_and_never_the_same() -> None:
    ids = {new_id() for _ in range(20_000)}
    assert len(ids) == 20_000
    assert {len(one) for one in ids} == {SHORT} and len(new_id(LONG)) == LONG
    assert all(one.isascii() and one.isalnum() for one in ids)
