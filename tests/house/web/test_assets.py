"""Files and texts are sent small, and once: whoever has them is sent nothing; files keep their name
for ever."""

from __future__ import annotations

import gzip
import re

from kit.visitor import Visitor


async def test_texts_are_packed_and_not_sent_twice(url: str) -> None:
    async with Visitor(url) as visitor:
        plain = await visitor.http.get("/api/texts/fr", headers={"accept-encoding": "identity"})
        small = await visitor.http.get("/api/texts/fr", headers={"accept-encoding": "gzip"})
        assert small.headers["content-encoding"] == "gzip" and small.text == plain.text
        assert int(small.headers["content-length"]) < len(gzip.compress(plain.content)) * 1.1
        again = await visitor.http.get(
            "/api/texts/fr", headers={"if-none-match": small.headers["etag"]}
        )
        assert again.status_code == 304 and again.content == b""
        other = await visitor.http.get(
            "/api/texts/en", headers={"if-none-match": small.headers["etag"]}
        )
        assert other.status_code == 200


async def test_the_clients_files_are_kept_for_ever_and_its_page_never(url: str) -> None:
    async with Visitor(url) as visitor:
        home = await visitor.http.get("/", headers={"accept": "text/html"})
        assert home.headers["cache-control"] == "no-cache"
        files = re.findall(r'"(/assets/[^"]+)"', home.text)
        assert {name.rpartition(".")[2] for name in files} == {"js", "css", "svg"}
        for name in files:
            answer = await visitor.http.get(name)
            assert (
                "immutable" in answer.headers["cache-control"]
                and answer.headers["content-encoding"] == "gzip"
            )


async def test_nothing_outside_the_clients_folder_is_a_file_of_it(url: str) -> None:
    async with Visitor(url) as visitor:
        for name in ("none.js", "%2e%2e", "..%2f..%2fapp.py", "%2e%2e%2fapp.py"):
            assert (await visitor.http.get(f"/assets/{name}")).status_code == 404
