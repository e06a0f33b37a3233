"use strict";
// At boardgame.io's server, through the messages of its client and its own socket.io client.
// Usage: node load.cjs url tables seconds think   prints {"moments": [s], "waits": [s], "played": n, "faults": n}
//        node load.cjs url tables rounds          one game at every board, so often: the same, and "rounds": [[s, s]]

process.env.NODE_ENV = "production";

const { io } = require("socket.io-client");
const { Board, crowd } = require("./crowd.cjs");
const { emptyCells, markAction, pick } = require("./tictactoe.cjs");

const [url, tables, wish, think] = [process.argv[2], ...process.argv.slice(3).map(Number)];

class Match extends Board {
  constructor(number) {
    super(number);
    this.games = 0;
    this.sockets = ["0", "1"].map((player) => this.socket(player));
  }

  socket(player) {
    const socket = io(`${url}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    socket.on("sync", (match, info) => match === this.match && this.take(Number(player), info.state));
    socket.on("update", (match, state) => match === this.match && this.take(Number(player), state));
    return socket;
  }

  connected() {
    return Promise.all(this.sockets.map((socket) => new Promise((done) => socket.on("connect", done))));
  }

  begin() {
    this.match = `${process.pid}-${this.number}-${this.games++}`; // another one whenever this is run
    this.sockets.forEach((socket, player) => socket.emit("sync", this.match, String(player), undefined, 2));
  }

  actions(state) {
    return state._stateID;
  }

  isOver(state) {
    return state.ctx.gameover !== undefined;
  }

  marked(state) {
    return 9 - emptyCells(state.G.cells).length;
  }

  send() {
    const { G, ctx, _stateID } = this.states[0];
    const action = markAction(pick(emptyCells(G.cells)), ctx.currentPlayer);
    this.sockets[Number(ctx.currentPlayer)].emit("update", action, _stateID, this.match, ctx.currentPlayer);
  }
}

crowd(Array.from({ length: tables }, (_, number) => new Match(number)), wish, think);
