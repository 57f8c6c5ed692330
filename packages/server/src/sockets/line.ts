/** One connection, as far as bytes go: what is sent, who is too slow, and why it was closed. */

import type { Socket } from 'node:net';
import { CLOSED, type ClosedBecause, type ToClient } from '@muster/protocol';
import type { WebSocket } from 'ws';
import type { ViewerLine } from '../rooms/viewer.ts';

/** A reason travels in at most 123 bytes; the whole sentence comes before it. */
const MOST_REASON = 123;

type Wire = Pick<Socket, 'cork' | 'uncork'>;

type Line = Pick<ViewerLine, 'send' | 'close'>;

const shortened = (why: string): string => {
  const bytes = Buffer.from(why);
  return bytes.length <= MOST_REASON
    ? why
    : `${bytes
        .subarray(0, MOST_REASON - 4)
        .toString()
        .replace(/\uFFFD$/, '')}…`;
};

/** `wire`: what the socket stands on. What is said in one go, an update and the answer with it, goes over it in one piece. */
export const makeLine = (socket: WebSocket, wire: Wire, mostWaiting: number): Line => {
  let isClosed = false;
  let isHeld = false;

  const hold = (): void => {
    if (isHeld) return;
    isHeld = true;
    wire.cork();
    process.nextTick(() => {
      isHeld = false;
      wire.uncork();
    });
  };

  const send = (text: string): void => {
    if (isClosed || socket.readyState !== socket.OPEN) return;
    hold();
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
