/** Which messages something in the log came with: one that comes again is answered as before, and not done again. */

import type { Seat } from '@muster/kernel';
import type { MatchId } from '@muster/protocol';
import type { Row, SentMessage, Store } from '../store/store.ts';

export interface Sent {
  /** Whether all of them are known; before that they have to be read. */
  isKnown(): boolean;
  read(): Promise<void>;
  /** Up to which number its sender had noticed things when it was done; undefined when nothing came with this message. */
  of(seat: Seat, id: string): number | undefined;
  /** These rows are written. */
  add(rows: readonly Row[]): void;
  /** The log is known from its first entry on, or has to be asked for again. */
  begin(): void;
  forget(): void;
}

const nameOf = (seat: Seat, id: string): string => `${seat} ${id}`;

/** Those in the store are read once, when somebody sends the first message. */
export const makeSent = (store: Store, match: MatchId): Sent => {
  let known: Map<string, number> | undefined;

  const take = (messages: Map<string, number>, { seat, id, at }: SentMessage): void => {
    const name = nameOf(seat, id);
    if (!messages.has(name)) messages.set(name, at + 1);
  };

  const read: Sent['read'] = async () => {
    const messages = new Map<string, number>();
    for (const message of await store.sent(match)) take(messages, message);
    known = messages;
  };

  return {
    isKnown: () => known !== undefined,
    read,
    of: (seat, id) => known?.get(nameOf(seat, id)),
    add: (rows) => {
      if (known === undefined) return;
      for (const { sender, at } of rows)
        if (sender !== null) take(known, { seat: sender.seat, id: sender.id, at: at[sender.seat]! });
    },
    begin: () => {
      known = new Map();
    },
    forget: () => {
      known = undefined;
    },
  };
};
