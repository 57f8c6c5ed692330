/** One connection, as far as bytes go: what is sent, who is too slow, and why it was closed. */

import { CLOSED, type ClosedBecause, type ToClient } from '@muster/protocol';
import type { WebSocket } from 'ws';
import type { Line } from '../rooms/viewer.ts';

/** A reason travels in at most 123 bytes; the whole sentence comes before it. */
const MOST_REASON = 123;

const shortened = (why: string): string => {
  const bytes = Buffer.from(why);
  return bytes.length <= MOST_REASON
    ? why
    : `${bytes
        .subarray(0, MOST_REASON - 4)
        .toString()
        .replace(/\uFFFD$/, '')}…`;
};

export const makeLine = (socket: WebSocket, mostWaiting: number): Line => {
  let isClosed = false;
  const send = (text: string): void => {
    if (isClosed || socket.readyState !== socket.OPEN) return;
    socket.send(text);
    if (socket.bufferedAmount <= mostWaiting) return;
    isClosed = true;
    socket.terminate(); // it takes nothing any more, a reason included
  };
  return {
    send,
    close: (because: ClosedBecause, why: string) => {
      if (isClosed) return;
      const message: ToClient = { type: 'refused', because, why };
      send(JSON.stringify(message));
      isClosed = true;
      socket.close(CLOSED[because], shortened(why));
    },
  };
};
