"""Being called: by webhook and by web push, only while away, only to public addresses, and without
a secret."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kit.company import Company
from kit.listener import Listener, listening
from kit.onlooker import Onlooker
from kit.visitor import Visitor
from kit.waiting import FRIEND, HOST, open_house, play, settings, two_at_a_table
from nemeton.engine import Refused
from nemeton.house.house import House
from nemeton.house.notify import outbound
from nemeton.house.notify.notices import Notices
from nemeton.house.notify.outbound import NotPublic, Post, Public, is_public
from nemeton.house.notify.web_push import PushKeys, sealed, unpadded
from nemeton.table.wire import PushIn, Webhook
from nemeton.table.wire import PushKeys as BrowserKeys

HERE = "http://house.test"
CURVE = ec.SECP256R1()


@asynccontextmanager
async def calling_house(data: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Calls at once, and to this machine too; tries again without waiting."""
    monkeypatch.setattr(outbound, "TRIES", (0.0, 0.0, 0.0))
    async with open_house(data) as house:
        house.notices = Notices(house, Post(loopback=True), a_while=0.0)
        yield house


def unsealed(letter: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What the browser does with a letter."""
    salt, length, point = letter[:16], letter[20], letter[21 : 21 + letter[20]]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point))
    secret = derived(shared, auth, b"WebPush: info\0" + public(key) + point, 32)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    cipher = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    return cipher.decrypt(nonce, letter[21 + length :], None).rstrip(b"\2")


def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """Keys of its own, and an endpoint at a push service."""

    def __init__(self, endpoint: str, auth: bytes = b"0123456789abcdef") -> None:
        self.key, self.auth, self.endpoint = ec.generate_private_key(CURVE), auth, endpoint

    def wish(self, language: str = "en") -> PushIn:
        keys = BrowserKeys(unpadded(public(self.key)), unpadded(self.auth))
        return PushIn(self.endpoint, keys, "fr" if language == "fr" else "en")

    def read(self, letter: bytes) -> Any:
        return json.loads(unsealed(letter, self.key, self.auth))


# The webhook.


async def test_the_webhook_hears_whose_turn_it_is_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with calling_house(tmp_path, monkeypatch) as house, listening() as room:
        table = await two_at_a_table(house, settings("none"))
        await house.notices.hook(table, HOST.id, Webhook(f"{room.url}/hook", "en"), HERE)
        table.watchers.clear()
        await play(house, table, 0)
        [letter] = await room.wait_for(1)
        url = f"{HERE}/table/{table.id}"
        said = f"Stonehenge: it is Lichen’s turn. {url}"
        words = {"table": table.id, "game": "stonehenge", "name": "Lichen", "url": url}
        assert json.loads(letter.body) == {**words, "text": said, "content": said}
        assert letter.path == "/hook" and letter.headers["content-type"] == "application/json"


async def test_who_is_there_is_not_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with calling_house(tmp_path, monkeypatch) as house, listening() as room:
        table = await two_at_a_table(house, settings("none"))
        await house.notices.hook(table, HOST.id, Webhook(room.url), HERE)
        table.watchers = {Onlooker(1)}
        await play(house, table, 0)
        await play(house, table, 1)
        [letter] = await room.wait_for(1)
        assert json.loads(letter.body)["name"] == "Ondine"


async def test_a_table_whose_game_is_over_is_not_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with calling_house(tmp_path, monkeypatch) as house:
        house.notices.a_while = 0.05
        table = await two_at_a_table(house, settings("none"))
        await play(house, table, 0)
        looked_for: list[str] = []
        monkeypatch.setattr(house, "table", looked_for.append)
        await house.note(table, {"kind": "abandon"})
        await asyncio.sleep(0.15)
        assert not looked_for


@pytest.mark.parametrize(
    ("answers", "heard"),
    [(["503 Later", "429 Slowly"], 3), (["400 No"], 1), (["302 Found"], 1), (["500 No"] * 3, 3)],
)
async def test_it_is_tried_again_where_that_may_help_and_never_sent_on(
    answers: list[str], heard: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbound, "TRIES", (0.0, 0.0, 0.0))
    sender = Post(loopback=True)
    async with listening() as room:
        room.answers = answers[:]
        await sender.send(room.url, b"{}", {})
        assert len(room.letters) == heard and all(letter.path == "/" for letter in room.letters)
    await sender.close()


async def test_a_silent_webhook_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "TRIES", (0.0,))
    monkeypatch.setattr(outbound, "PATIENCE", 0.1)
    sender, silence = Post(loopback=True), asyncio.Event()

    async def never(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await silence.wait()
        writer.close()

    async with await asyncio.start_server(never, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        assert await sender.send(f"http://127.0.0.1:{port}", b"{}", {}) == 0
        silence.set()
    await sender.close()


PRIVATE = [
    *(
        "127.0.0.1",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
    ),
    *(
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
    ),
    *("2002:7f00:1::", "255.255.255.255", "192.88.99.1"),
    *(
        "fec0::1",
        "::7f00:1",
        "::ffff:0:7f00:1",
        "64:ff9b:1::7f00:1",
        "5f00::1",
        "3fff::1",
        "100:0:0:1::1",
        "4000::1",
    ),
    *("2001:db8::1", "2001::1", "2001:20::1", "2001:30::1", "100::1"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_at_home_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "2606:4700:4700::1111", "2001:4860:4860::8888", "2a00:1450::1"]
)
def test_addresses_of_the_world_are(address: str) -> None:
    assert is_public(address)


async def test_a_name_with_one_address_at_home_is_refused_whatever_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def found(*_: object, **__: object) -> list[tuple[Any, ...]]:
        return [(2, 1, 6, "", (address, 443)) for address in ("1.1.1.1", "127.0.0.1")]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
    with pytest.raises(NotPublic):
        await Public(loopback=False).connect_tcp("two-faced.test", 443)


async def test_nothing_reaches_this_machine_unless_it_is_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbound, "TRIES", (0.0,))
    sender = Post()
    async with listening() as room:
        assert await sender.send(room.url, b"{}", {}) == 0
        assert await sender.send(room.url.replace("127.0.0.1", "localhost"), b"{}", {}) == 0
        assert room.letters == []
    await sender.close()


@pytest.mark.parametrize(
    "url",
    ["http://chat.test/a", "ftp://chat.test", "https://", "https://a:b@chat.test", "chat.test", "https://chat.test:x",
     "https://chat.test/ a", "https://chat.test/\n", "https://chat.test/" + "a" * 1000, "javascript:alert(1)"],
)  # fmt: skip
def test_only_a_proper_and_sealed_address_is_taken(url: str) -> None:
    with pytest.raises(Refused):
        Post().checked(url)


async def test_only_the_host_sets_it_and_only_the_host_sees_it(company: Company) -> None:
    url = "https://chat.test/hook/secret"
    async with company.places() as (first, second), company.stranger.at(company.table) as onlooker:
        for place in (second, onlooker):
            await place.say(type="webhook", url=url)
            assert (await place.hear_word("refused"))["reason"]["key"] == "house-not-host"
        await first.say(type="webhook", url="http://127.0.0.1/")
        assert (await first.hear_word("refused"))["reason"]["key"] == "house-bad-address"
        await first.say(type="webhook", url=url)
        while first.last.get("webhook") != url:
            await first.hear()
        for place in (second, onlooker):
            await place.answers_ping()
            assert all("chat.test" not in frame for frame in place.frames)


# Web push.


def test_a_letter_is_sealed_as_the_standard_says() -> None:
    """The example of RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(padded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE
    )
    browser = padded(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    letter = sealed(
        b"When I grow up, I want to be a watermelon",
        browser,
        padded("BTBZMqHH6r4Tts7J_aSIgg"),
        own,
        padded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert unpadded(letter) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_an_absent_guest_is_called_in_every_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with calling_house(tmp_path, monkeypatch) as house, listening() as service:
        desk, phone = Browser(f"{service.url}/desk"), Browser(f"{service.url}/phone")
        await house.notices.add_browser(FRIEND.id, desk.wish(), HERE)
        await house.notices.add_browser(FRIEND.id, phone.wish("fr"), HERE)
        await house.notices.add_browser(FRIEND.id, phone.wish("fr"), HERE)
        table = await two_at_a_table(house, settings("none"), here=False)
        await play(house, table, 0)
        letters = {letter.path: letter for letter in await service.wait_for(2)}
        assert set(letters) == {"/desk", "/phone"}
        where = {"table": table.id, "url": f"/table/{table.id}"}
        assert desk.read(letters["/desk"].body) == {"text": "Stonehenge: it is your turn.", **where}
        assert phone.read(letters["/phone"].body) == {
            "text": "Stonehenge\N{NO-BREAK SPACE}: c’est à vous de jouer.",
            **where,
        }
        signed_by_the_house(letters["/desk"].headers, house.notices.keys, service)


def signed_by_the_house(headers: dict[str, str], keys: PushKeys, service: Listener) -> None:
    token, key = (
        part.split("=", 1)[1]
        for part in headers["authorization"].removeprefix("vapid ").split(", ")
    )
    assert (
        key == keys.public
        and headers["content-encoding"] == "aes128gcm"
        and int(headers["ttl"]) > 0
    )
    text, _, signature = token.rpartition(".")
    claims = json.loads(padded(text.split(".")[1]))
    assert claims["aud"] == service.url and claims["sub"] == HERE
    raw = padded(signature)
    halves = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
    owner = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, padded(key))
    owner.verify(encode_dss_signature(*halves), text.encode(), ec.ECDSA(SHA256()))


async def test_a_browser_that_has_forgotten_the_house_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with calling_house(tmp_path, monkeypatch) as house, listening() as service:
        service.answers = ["410 Gone"]
        await house.notices.add_browser(FRIEND.id, Browser(service.url).wish(), HERE)
        table = await two_at_a_table(house, settings("none"), here=False)
        await play(house, table, 0)
        await service.wait_for(1)
        async with asyncio.timeout(60):
            while (await house.notices.key(FRIEND.id)).browsers:
                await asyncio.sleep(0.01)


def test_the_houses_key_is_drawn_once_and_kept_to_itself(tmp_path: Path) -> None:
    assert PushKeys(tmp_path).public == PushKeys(tmp_path).public
    assert (tmp_path / "push.pem").stat().st_mode & 0o077 == 0


async def test_browsers_come_and_go_by_their_own_guest(url: str) -> None:
    async with Visitor(url) as guest, Visitor(url) as stranger:
        await guest.named("Ondine")
        wish = {"endpoint": "https://push.test/1", "keys": browser_keys(), "language": "fr"}
        assert (await stranger.http.post("/api/push", json=wish)).status_code == 401
        assert (await guest.http.post("/api/push", json=wish)).json()["browsers"] == 1
        gone = await guest.http.request(
            "DELETE", "/api/push", json={"endpoint": "https://push.test/1"}
        )
        assert gone.json()["browsers"] == 0
        foreign = await guest.http.post(
            "/api/push", json=wish, headers={"Origin": "https://evil.test"}
        )
        assert foreign.status_code == 403


def browser_keys() -> dict[str, str]:
    browser = Browser("").wish()
    return {"p256dh": browser.keys.p256dh, "auth": browser.keys.auth}


@pytest.mark.parametrize(
    ("endpoint", "keys"),
    [
        ("http://push.test/1", {}),
        ("https://push.test/1", {"p256dh": "AAAA"}),
        ("https://push.test/1", {"auth": "é"}),
    ],
)
async def test_a_browser_that_is_none_is_refused(
    url: str, endpoint: str, keys: dict[str, str]
) -> None:
    async with Visitor(url) as guest:
        await guest.named("Ondine")
        answer = await guest.http.post(
            "/api/push", json={"endpoint": endpoint, "keys": {**browser_keys(), **keys}}
        )
        assert answer.status_code == 400
        assert (await guest.http.get("/api/push")).json()["browsers"] == 0
