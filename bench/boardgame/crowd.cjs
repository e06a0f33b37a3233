"use strict";
// Two people at each of many boards, whoever serves them; an action counts when both have seen it.
// Measures and counts; how a board is reached is said by those who make one of it.

const { performance } = require("node:perf_hooks");

const found = { moments: [], waits: [], played: 0, faults: 0, rounds: [] };
let until = Infinity;
let think = 0;
let over = null; // in rounds: who hears that a board's game is over

const now = () => performance.now() / 1000;

// Made of it: `connected`, `begin` (a new game), `actions`, `isOver` and `send` (the next move), `marked` (cells).
class Board {
  constructor(number) {
    this.number = number;
    this.states = [null, null];
  }

  // A new board, which both have seen.
  lay() {
    return new Promise((done) => {
      this.laid = done;
      this.clear();
    });
  }

  clear() {
    this.states = [null, null];
    this.awaited = 0;
    this.begin();
  }

  take(player, state) {
    const acts = this.awaited > 0 && !this.seen();
    this.states[player] = state;
    if (!this.seen()) return;
    if (acts) this.write();
    else if (this.awaited > 0) return; // something else has changed
    else if (over) return this.laid();
    this.next();
  }

  seen() {
    return this.states.every((state) => state && this.actions(state) === this.awaited);
  }

  write() {
    found.moments.push(this.started);
    found.waits.push(now() - this.started);
    found.played += 1;
    if (this.marked(this.states[0]) !== this.awaited) found.faults += 1;
  }

  next() {
    if (now() >= until) return;
    if (this.isOver(this.states[0])) (over ?? (() => this.clear()))();
    else if (think > 0) setTimeout(() => this.move(), 1000 * think * (0.5 + Math.random()));
    else this.move();
  }

  move() {
    this.awaited += 1;
    this.started = now();
    this.send();
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

async function forSeconds(boards, seconds) {
  until = now() + seconds;
  for (const board of boards) board.clear();
  await new Promise((done) => setTimeout(done, 1000 * (seconds + 1)));
}

// With a time to think: for so many seconds; else so many rounds.
async function crowd(boards, wish, pause) {
  await Promise.all(boards.map((board) => board.connected()));
  const began = now();
  think = pause ?? 0;
  if (pause === undefined) for (let left = wish; left > 0; left--) await round(boards);
  else await forSeconds(boards, wish);
  found.moments = found.moments.map((moment) => moment - began);
  process.stdout.write(JSON.stringify(found), () => process.exit(0)); // a pipe takes it bit by bit
}

module.exports = { Board, crowd };
