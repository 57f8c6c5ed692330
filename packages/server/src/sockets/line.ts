/** One connection, as far as bytes go: what is sent, who is too slow, and why it was closed. */

import type { Socket } from 'node:net';
import { CLOSED, type ClosedBecause, type ToClient } from '@muster/protocol';
import type { WebSocket } from 'ws';
import type { ViewerLine } from '../rooms/viewer.ts';

/** A reason travels in at most 123 bytes; the whole sentence comes before it. */
const MOST_REASON = 123;

/** In bytes: what is longer is packed, where a client takes it packed. */
export const PACKED_FROM = 1024;

type Wire = Pick<Socket, 'write'>;

export interface Line extends Pick<ViewerLine, 'send' | 'close'> {
  /** It was told why and hangs up, or should: nothing that it says counts any more. */
  isClosed(): boolean;
}

const shortened = (why: string): string => {
  const bytes = Buffer.from(why);
  return bytes.length <= MOST_REASON
    ? why
    : `${bytes
        .subarray(0, MOST_REASON - 4)
        .toString()
        .replace(/\uFFFD$/, '')}…`;
};

/** As UTF-8, each byte as a character. */
const bytesOf = (text: string): string =>
  Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');

/** So long a text may be that its length stands in the second byte of its frame; one of 16 bits has two more. */
const SHORT = 126;

/** A whole message of a server (RFC 6455, 5.2), for less than 64 kB. */
const framed = (bytes: string): string => {
  const { length } = bytes;
  return length < SHORT
    ? `\x81${String.fromCharCode(length)}${bytes}`
    : `\x81${String.fromCharCode(SHORT, length >> 8, length & 0xff)}${bytes}`;
};

/** Those that have something to say in this turn of the loop. */
let due: (() => void)[] = [];

const sayAll = (): void => {
  const all = due;
  due = [];
  for (const say of all) say();
};

/** Says it at the end of this turn. */
const sayLater = (say: () => void): void => {
  if (due.length === 0) process.nextTick(sayAll);
  due.push(say);
};

/**
 * `wire`: what the socket stands on. Short messages are framed here: what is said in one go, an update and the answer with it, goes over
 * it in one piece. While a long one is being packed, all wait for it.
 */
export const makeLine = (socket: WebSocket, wire: Wire, mostWaiting: number): Line => {
  let isClosed = false;
  let held = '';
  let packing = 0;

  const say = (): void => {
    const bytes = held;
    held = '';
    if (bytes !== '' && socket.readyState === socket.OPEN) wire.write(bytes, 'latin1');
  };

  const sendLong = (text: string): void => {
    say();
    packing++;
    socket.send(text, () => {
      packing--;
    });
  };

  const send = (text: string): void => {
    if (isClosed || socket.readyState !== socket.OPEN) return;
    const bytes = packing === 0 && text.length < PACKED_FROM ? bytesOf(text) : undefined;
    if (bytes === undefined || bytes.length >= PACKED_FROM) sendLong(text);
    else {
      if (held === '') sayLater(say);
      held += framed(bytes);
    }
    if (socket.bufferedAmount + held.length <= mostWaiting) return;
    isClosed = true;
    socket.terminate(); // it takes nothing any more, a reason included
  };
  return {
    send,
    close: (because: ClosedBecause, why: string) => {
      if (isClosed) return;
      const message: ToClient = { type: 'refused', because, why };
      send(JSON.stringify(message));
      say();
      isClosed = true;
      socket.close(CLOSED[because], shortened(why));
    },
    isClosed: () => isClosed,
  };
};
