"use strict";
// Tic-tac-toe on the boardgame.io server, as its manual has it: socket.io, matches in memory.
// Usage: node server.cjs port

process.env.NODE_ENV = "production";

const { INVALID_MOVE } = require("boardgame.io/core");
const { Origins, Server } = require("boardgame.io/server");
const { gameWith } = require("./tictactoe.cjs");

const game = { name: "tic-tac-toe", ...gameWith(INVALID_MOVE) };
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
