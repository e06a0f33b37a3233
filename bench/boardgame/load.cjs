"use strict";
// Two people at each of many boards, through the messages of the boardgame.io client and its own socket.io client.
// Usage: node load.cjs url tables seconds think   prints {"moments": [s], "waits": [s], "played": n, "faults": n}
//        node load.cjs url tables rounds          one game at every board, so often: the same, and "rounds": [[s, s]]

process.env.NODE_ENV = "production";

const { performance } = require("node:perf_hooks");
const { io } = require("socket.io-client");
const { emptyCells, markAction, pick } = require("./tictactoe.cjs");

const [url, tables, seconds, think] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const found = { moments: [], waits: [], played: 0, faults: 0, rounds: [] };
let until = Infinity;
let over = null; // in rounds: who hears that a board's game is over

const now = () => performance.now() / 1000;

// One board: two sockets; an action counts when both have its state.
class Board {
  constructor(number) {
    this.number = number;
    this.games = 0;
    this.states = [null, null];
    this.sockets = ["0", "1"].map((player) => this.socket(player));
  }

  socket(player) {
    const socket = io(`${url}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    socket.on("sync", (match, info) => this.take(Number(player), match, info.state));
    socket.on("update", (match, state) => this.take(Number(player), match, state));
    return socket;
  }

  connected() {
    return Promise.all(this.sockets.map((socket) => new Promise((done) => socket.on("connect", done))));
  }

  // A new board, which both have seen.
  lay() {
    return new Promise((done) => {
      this.laid = done;
      this.begin();
    });
  }

  begin() {
    this.match = `${process.pid}-${this.number}-${this.games++}`; // another one whenever this is run
    this.states = [null, null];
    this.awaited = 0;
    this.sockets.forEach((socket, player) => socket.emit("sync", this.match, String(player), undefined, 2));
  }

  take(player, match, state) {
    if (match !== this.match) return;
    this.states[player] = state;
    if (!this.states.every((one) => one && one._stateID === this.awaited)) return;
    if (this.awaited > 0) this.write();
    else if (over) return this.laid();
    this.next();
  }

  write() {
    found.moments.push(this.started);
    found.waits.push(now() - this.started);
    found.played += 1;
    if (9 - emptyCells(this.states[0].G.cells).length !== this.awaited) found.faults += 1;
  }

  next() {
    if (now() >= until) return;
    if (this.states[0].ctx.gameover !== undefined) (over ?? (() => this.begin()))();
    else if (think > 0) setTimeout(() => this.move(), 1000 * think * (0.5 + Math.random()));
    else this.move();
  }

  move() {
    const state = this.states[0];
    const player = state.ctx.currentPlayer;
    const action = markAction(pick(emptyCells(state.G.cells)), player);
    this.awaited = state._stateID + 1;
    this.started = now();
    this.sockets[Number(player)].emit("update", action, state._stateID, this.match, player);
  }
}

// Boards are laid first; the time is that of playing alone.
async function round(boards) {
  let left = boards.length;
  const played = new Promise((done) => {
    over = () => --left || done();
  });
  await Promise.all(boards.map((board) => board.lay()));
  const began = now();
  for (const board of boards) board.next();
  await played;
  found.rounds.push([began, now()]);
}

async function forSeconds(boards) {
  until = now() + seconds;
  for (const board of boards) board.begin();
  await new Promise((done) => setTimeout(done, 1000 * (seconds + 1)));
}

async function main() {
  const boards = Array.from({ length: tables }, (_, number) => new Board(number));
  await Promise.all(boards.map((board) => board.connected()));
  const began = now();
  if (think === undefined) for (let left = seconds; left > 0; left--) await round(boards);
  else await forSeconds(boards);
  found.moments = found.moments.map((moment) => moment - began);
  process.stdout.write(JSON.stringify(found), () => process.exit(0)); // a pipe takes it bit by bit
}

main();
