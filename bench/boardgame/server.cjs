"use strict";
// Tic-tac-toe on the boardgame.io server, as its manual has it: socket.io, matches in memory; or in files of a folder,
// by its own FlatFile, so that they outlive the server as those of the house do.
// Usage: node server.cjs port [folder]

process.env.NODE_ENV = "production";

const { INVALID_MOVE } = require("boardgame.io/core");
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { gameWith } = require("./tictactoe.cjs");

const game = { name: "tic-tac-toe", ...gameWith(INVALID_MOVE) };
const [, , port, folder] = process.argv;
const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [game], origins: [Origins.LOCALHOST], ...kept }).run(Number(port));
