// A live connection to one table: reconnects by itself, longer and longer apart, until it is hung up.
// Knows three messages: after `closed` it does not come back, after `later` it does, not all at the same moment, and
// `pong` tells the house's time.
import { hearTime } from "./clock.ts";
import type { FromClient, FromHouse } from "./wire.ts";

export type Line = "opening" | "open" | "lost" | "closed";

interface Listener {
  heard(message: FromHouse): void;
  line(state: Line): void;
}

const FIRST_PAUSE = 400;
const RESTART_PAUSE = 1500; // the house needs about a second to open again
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20000;

export class Live {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private done = false;
  private unanswered = false; // a ping
  private pinged = 0; // when
  private readonly pulse: number;
  private readonly address: () => string;
  private readonly listener: Listener;

  /** The address is asked for whenever a line is opened. */
  constructor(address: () => string, listener: Listener) {
    this.address = address;
    this.listener = listener;
    this.pulse = window.setInterval(this.beat, PING_EVERY);
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    listener.line("opening");
    this.connect();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  hangUp(): void {
    this.done = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
    this.listener.line("closed");
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = (this.socket = new WebSocket(this.address()));
    socket.onopen = () => this.socket === socket && this.ping();
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(String(event.data)) as FromHouse);
    socket.onclose = () => this.socket === socket && this.lost();
  }

  private hear(message: FromHouse): void {
    if (this.done) return;
    this.unanswered = false;
    this.pause = FIRST_PAUSE;
    if (message.type === "pong") hearTime(message.now, this.pinged, performance.now());
    if (message.type === "later") this.pause = RESTART_PAUSE * (0.4 + Math.random());
    if (message.type === "closed") this.hangUp();
    else this.listener.line("open");
    this.listener.heard(message);
  }

  private lost(): void {
    this.socket = null;
    if (this.done) return;
    this.unanswered = false;
    this.listener.line("lost");
    this.timer = window.setTimeout(this.retry, this.pause * (0.8 + 0.4 * Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private readonly retry = (): void => {
    if (!this.done && !this.socket) this.connect();
  };

  private ping(): void {
    this.pinged = performance.now();
    this.unanswered = this.send({ type: "ping" });
  }

  /** A line that does not answer is given up: its `close` event may take minutes, so it is not waited for. */
  private readonly beat = (): void => {
    if (!this.unanswered) {
      this.ping();
      return;
    }
    this.socket?.close();
    this.lost();
  };
}
