// The other end of a live line, for tests: keeps what was sent, and says what it is told to.
import type { FromClient } from "../src/wire.ts";

export const sent: FromClient[] = [];
let line: Socket;

class Socket {
  static OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    line = this;
  }
  send(text: string): void {
    sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {}
}

export const say = (message: object) => line.onmessage?.({ data: JSON.stringify(message) });

// As much of a browser as the table needs.
const nothing = { addEventListener() {}, removeEventListener() {} };
Object.assign(globalThis, nothing, { WebSocket: Socket, location: { protocol: "http:", host: "" }, window: globalThis });
Object.assign(globalThis, { document: { hidden: false, ...nothing }, requestAnimationFrame: setTimeout });
