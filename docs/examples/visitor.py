"""A visitor in thirty lines: opens a table against a bot and plays at random to the end.
Run it beside a house: `python visitor.py http://localhost:8000` (needs httpx and websockets)."""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect


async def play(house: str, game: str = "stonehenge", level: str = "apprentice") -> list[int]:
    async with httpx.AsyncClient(base_url=house) as http:
        await http.post("/api/me", json={"name": "Thirty Lines"})
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        table = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"{house.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(address, additional_headers={"Cookie": cookie}) as live:
        async for frame in live:
            now = json.loads(frame)
            if now["type"] != "table":
                raise SystemExit(now)
            if now["stage"] == "over":
                return list(now["result"]["winners"])
            if now["scene"] and now["scene"]["choices"]:
                choice = random.randrange(len(now["scene"]["choices"]))
                await live.send(
                    json.dumps({"type": "choose", "prompt": now["prompt"], "choice": choice})
                )
    raise SystemExit("the house hung up")


if __name__ == "__main__":
    print("winners:", asyncio.run(play(sys.argv[1])))
