/**
 * For tests: WebSockets of Node as the client's wires, and a wire that behaves badly by seed. What it does to messages is what a network can
 * do to a WebSocket and more: they take their time, in their order; some come twice; and now and then the line is dead, first unseen, so
 * that what was sent last is lost, and then cut.
 */

import type { Ears, OpenWire, Wire } from '@muster/client';
import { makeRng } from '@muster/kernel';
import { WebSocket } from 'ws';

export const nodeWire =
  (address: string): OpenWire =>
  (ears) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
    socket.on('open', () => ears.opened());
    socket.on('message', (data) => ears.heard(String(data)));
    socket.on('close', (code) => ears.closed(code));
    socket.on('error', () => {}); // `close` follows
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };

export interface Weather {
  readonly seed: number;
  /** Of a thousand messages, so many come twice, and with so many the line dies. */
  readonly twice: number;
  readonly dies: number;
  /** Milliseconds that a message takes at most. */
  readonly slowest: number;
}

const DEAD_MS = 20;

/** A greeting that came twice would be a fault of the client; what a server says of itself comes once too. */
const mayComeTwice = (text: string): boolean => !/^{"type":"(hello|welcome)"/.test(text);

/** How often a line has died. */
export interface Losses {
  count: number;
}

export const badWire = (good: OpenWire, { seed, twice, dies, slowest }: Weather, losses: Losses): OpenWire => {
  const rng = makeRng(seed);
  return (ears: Ears): Wire => {
    let isDead = false;
    /** One after the other, each direction by itself. */
    const lane = (deliver: (text: string) => void): ((text: string) => void) => {
      let free = 0;
      return (text) => {
        if (isDead) return;
        if (rng.below(1000) < dies) die();
        const copies = mayComeTwice(text) && rng.below(1000) < twice ? 2 : 1;
        free = Math.max(free, Date.now() + rng.below(slowest + 1));
        setTimeout(() => {
          for (let i = 0; i < copies && !isDead; i++) deliver(text);
        }, free - Date.now());
      };
    };
    const die = (): void => {
      isDead = true;
      losses.count++;
      setTimeout(() => {
        wire.close();
        ears.closed(1006);
      }, DEAD_MS);
    };
    const hear = lane((text) => ears.heard(text));
    const wire = good({
      opened: () => ears.opened(),
      heard: hear,
      closed: (code) => {
        if (!isDead) ears.closed(code);
      },
    });
    const say = lane((text) => wire.send(text));
    return { send: say, close: () => wire.close() };
  };
};
