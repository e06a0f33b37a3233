"use strict";
// At the house, as a browser would: a name, a table, a seat, and a live connection for each of the two.
// Usage: node house.cjs url tables rounds   one game at every board, so often; prints as load.cjs does

const WebSocket = require("ws");
const { Board, crowd } = require("./crowd.cjs");
const { pick } = require("./tictactoe.cjs");

const [url, tables, rounds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const AT_ONCE = 16; // who come in at the same time
const door = [];
let inside = 0;

// One after the other, so many at a time.
async function enter(deed) {
  if (inside === AT_ONCE) await new Promise((go) => door.push(go));
  inside += 1;
  await deed();
  inside -= 1;
  door.shift()?.();
}

class Table extends Board {
  constructor(number) {
    super(number);
    this.cookies = [];
    this.sockets = [];
  }

  connected() {
    return enter(async () => {
      for (const name of ["Ondine", "Merle"]) {
        const answer = await ask("/api/me", { name: `${name} ${this.number}` }, "");
        this.cookies.push(answer.headers.getSetCookie()[0].split(";")[0]);
      }
    });
  }

  begin() {
    enter(() => this.open());
  }

  async open() {
    for (const socket of this.sockets) socket.removeAllListeners("message").close();
    const [host, friend] = this.cookies;
    const answer = await ask("/api/tables", { game: "tictactoe", seats: [{ kind: "me" }, { kind: "open" }], options: {} }, host);
    const { id } = await answer.json();
    await ask(`/api/tables/${id}/seat`, {}, friend);
    this.sockets = this.cookies.map((cookie, player) => this.socket(id, cookie, player));
  }

  socket(id, cookie, player) {
    const address = `${url.replace("http", "ws")}/api/tables/${id}/live`;
    const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
    socket.on("message", (text) => this.hear(player, JSON.parse(text)));
    return socket;
  }

  hear(player, message) {
    if (message.type !== "table") throw new Error(`heard ${message.type}`);
    if (message.scene) this.take(player, message);
  }

  actions(position) {
    return position.moves;
  }

  isOver(position) {
    return position.stage === "over";
  }

  marked(position) {
    return position.scene.nodes.filter((node) => node.kind === "pawn").length;
  }

  send() {
    const player = this.states[0].actors[0];
    const { prompt, scene } = this.states[player];
    const choice = pick([...scene.choices.keys()]);
    this.sockets[player].send(JSON.stringify({ type: "choose", prompt, choice }));
  }
}

async function ask(path, body, cookie) {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer;
}

crowd(Array.from({ length: tables }, (_, number) => new Table(number)), rounds);
