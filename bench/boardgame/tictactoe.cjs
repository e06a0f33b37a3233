"use strict";
// Random tic-tac-toe through the boardgame.io reducer alone: no client, no server.
// Usage: node tictactoe.cjs [seconds]   prints {"moves_per_second": n}

// Set before the library loads: production mode skips its serialisability checks.
process.env.NODE_ENV = "production";

const assert = require("node:assert/strict");
const { performance } = require("node:perf_hooks");

const WARM_UP_SECONDS = 0.5;
const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const owns = (cells, player) => (line) => line.every((cell) => cells[cell] === player);
const hasLine = (cells, player) => LINES.some(owns(cells, player));
const emptyCells = (cells) => CELLS.filter((cell) => cells[cell] === null);
const pick = (items) => items[Math.floor(Math.random() * items.length)];

function outcome({ G, ctx }) {
  if (hasLine(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
  if (!G.cells.includes(null)) return { draw: true };
  return undefined;
}

function gameWith(invalidMove) {
  return {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark({ G, playerID }, cell) {
        if (G.cells[cell] !== null) return invalidMove;
        G.cells[cell] = playerID;
      },
    },
    endIf: outcome,
  };
}

// The package keeps its makeMove action creator private; this is the object it makes.
function markAction(cell, playerID) {
  return { type: "MAKE_MOVE", payload: { type: "mark", args: [cell], playerID } };
}

function playGame(initial, reduce) {
  let state = initial;
  while (state.ctx.gameover === undefined) {
    const cell = pick(emptyCells(state.G.cells));
    state = reduce(state, markAction(cell, state.ctx.currentPlayer));
  }
  return state;
}

// Every move must have marked one cell, and the result must match the final board.
function check(state) {
  const { cells } = state.G;
  const { winner, draw } = state.ctx.gameover;
  const marked = 9 - emptyCells(cells).length;
  assert.equal(marked, state._stateID, "each move marks one cell");
  assert.ok(winner ? hasLine(cells, winner) : draw && marked === 9, "a line or a full board");
  return state;
}

function movesPerSecond(seconds, play) {
  const start = performance.now();
  const end = start + seconds * 1000;
  let moves = 0;
  while (performance.now() < end) moves += play()._stateID; // it counts the moves made
  return (moves * 1000) / (performance.now() - start);
}

function main(seconds) {
  const { INVALID_MOVE } = require("boardgame.io/core");
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");
  const game = ProcessGameConfig(gameWith(INVALID_MOVE));
  const reduce = CreateGameReducer({ game });
  const play = () => playGame(InitializeGame({ game }), reduce);
  movesPerSecond(WARM_UP_SECONDS, () => check(play()));
  return { moves_per_second: movesPerSecond(seconds, play) };
}

function run() {
  try {
    console.log(JSON.stringify(main(Number(process.argv[2] ?? 1))));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (require.main === module) run();
module.exports = { emptyCells, gameWith, markAction, pick };
