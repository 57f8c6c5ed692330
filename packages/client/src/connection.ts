/**
 * A connection to one match that comes back by itself. It greets the server, hears that it is still there, and tries again with growing
 * pauses, each a little different from the others', so that a server that comes back is not met by everybody at once.
 */

import { CLOSED, type ClosedBecause, type ToClient, type ToServer, type You } from '@muster/protocol';
import type { Clock, Link } from '@muster/table';
import type { Ended } from './far-match.ts';
import type { Ears, OpenWire, Wire } from './wire.ts';

export interface Connecting {
  readonly open: OpenWire;
  readonly clock: Clock;
  readonly random: () => number;
  /** What is said first, each time. */
  hello(): ToServer;
}

export interface Listening {
  /** The server knows us: whatever has not been answered may be said again. */
  welcomed(you: You): void;
  heard(message: ToClient): void;
  linked(link: Link): void;
  /** What was said last could not be read there: saying it again would bring the same. */
  misunderstood(why: string): void;
  ended(ended: Ended): void;
}

export interface Connection {
  link(): Link;
  /** False while the server does not hear us: then nothing is sent. */
  send(message: ToServer): boolean;
  /** Begins anew: something was missed. */
  again(): void;
  /** Tries at once, or makes sure that the server is still there. */
  wake(): void;
  close(): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** After so much silence the server is asked whether it is there, and given up after so much more. */
const QUIET_MS = 20_000;
const DEAD_MS = 10_000;
/** Who has just come back to the page does not wait so long. */
const WOKEN_MS = 3_000;
/** What was said is answered sooner; then the server is asked whether it is there. */
const ANSWERED_MS = 4_000;
const TOO_MUCH_TRIES = 4;
/** A connection that has stood so long was a good one. */
const GOOD_MS = 5_000;

const WORDS: Readonly<Record<ClosedBecause, string>> = {
  malformed: 'The server could not read what this page said.',
  unknown: 'There is no such battle, or this link is good no longer.',
  protocol: 'This page is of another version than the server: load it again.',
  tooMuch: 'The server hears too much just now.',
  restarting: 'The server is starting anew.',
};

const CAUSES = Object.keys(CLOSED) as ClosedBecause[];

/** A frame that is too long closes a WebSocket by itself. */
const TOO_LONG = 1009;

const becauseOf = (code: number): ClosedBecause | undefined =>
  code === TOO_LONG ? 'malformed' : CAUSES.find((because) => CLOSED[because] === code);

const readMessage = (text: string): ToClient | undefined => {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? (message as ToClient) : undefined;
  } catch {
    return undefined;
  }
};

export const keepConnected = (
  { open, clock, random, hello }: Connecting,
  { welcomed, heard, linked, misunderstood, ended }: Listening,
): Connection => {
  let link: Link = { is: 'lost', since: clock.now() };
  let wire: Wire | undefined;
  let isWelcome = false;
  let isOver = false;
  /** How often in a row it was tried in vain, or lost again at once. */
  let tries = 0;
  let welcomedAt: number | undefined;
  /** Why the server is about to close. */
  let why: string | undefined;
  /** What is waited for: the next try, an answer, or that it falls silent. */
  let stopWaiting = (): void => {};
  /** Something must come soon: what was said, or asked, is to be answered. */
  let isExpecting = false;

  const wait = (ms: number, then: () => void): void => {
    stopWaiting();
    stopWaiting = clock.after(ms, then);
  };

  const setLink = (now: Link): void => {
    if (now.is === link.is) return;
    link = now;
    linked(link);
  };

  const since = (): number => (link.is === 'there' ? clock.now() : link.since);

  const say = (message: ToServer): void => wire?.send(JSON.stringify(message));

  const makeSure = (ms: number): void => {
    isExpecting = true;
    say({ type: 'ping' });
    wait(ms, lose);
  };

  const listen = (): void => {
    isExpecting = false;
    wait(QUIET_MS, () => makeSure(DEAD_MS));
  };

  /** More that is said does not put it off. */
  const expectAnswer = (): void => {
    if (isExpecting) return;
    isExpecting = true;
    wait(ANSWERED_MS, () => makeSure(WOKEN_MS));
  };

  /** What the old wire still brings is not heard. */
  const drop = (): void => {
    const old = wire;
    wire = undefined;
    isWelcome = false;
    stopWaiting();
    old?.close();
  };

  /** How long to wait before the next try. */
  const nextPause = (): number => {
    if (welcomedAt !== undefined && clock.now() - welcomedAt > GOOD_MS) tries = 0;
    welcomedAt = undefined;
    tries++;
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 10));
    return longest * (0.5 + random() / 2);
  };

  const lose = (): void => {
    drop();
    setLink({ is: 'lost', since: since() });
    wait(nextPause(), tryNow);
  };

  const end = (because: ClosedBecause): void => {
    isOver = true;
    drop();
    setLink({ is: 'lost', since: since() });
    ended({ because, why: why ?? WORDS[because] });
  };

  const onClosed = (code: number): void => {
    const because = becauseOf(code);
    if (because === 'malformed') misunderstood(why ?? WORDS.malformed);
    if (because === 'tooMuch') tries = Math.max(tries, TOO_MUCH_TRIES);
    if (because === 'unknown' || because === 'protocol') end(because);
    else lose();
  };

  const beWelcome = (you: You): void => {
    welcomedAt = clock.now();
    isWelcome = true;
    setLink({ is: 'there' });
    welcomed(you);
  };

  const onHeard = (text: string): void => {
    const message = readMessage(text);
    if (message === undefined) {
      lose();
      return;
    }
    listen();
    if (message.type === 'refused') why = message.why;
    if (message.type === 'welcome') beWelcome(message.you);
    else heard(message);
  };

  const tryNow = (): void => {
    if (isOver) return;
    why = undefined;
    const mine: { wire?: Wire } = {};
    const isMine = (): boolean => !isOver && wire !== undefined && wire === mine.wire;
    const ears: Ears = {
      opened: () => {
        if (!isMine()) return;
        setLink({ is: 'comingBack', since: since() });
        say(hello());
      },
      heard: (text) => {
        if (isMine()) onHeard(text);
      },
      closed: (code) => {
        if (isMine()) onClosed(code);
      },
    };
    wait(DEAD_MS, lose);
    mine.wire = open(ears);
    wire = mine.wire;
  };

  wait(0, tryNow);
  return {
    link: () => link,
    send: (message) => {
      if (!isWelcome) return false;
      say(message);
      expectAnswer();
      return true;
    },
    again: () => {
      drop();
      setLink({ is: 'comingBack', since: since() });
      wait(nextPause(), tryNow);
    },
    wake: () => {
      if (isWelcome) makeSure(WOKEN_MS);
      if (isOver || wire !== undefined) return; // or it is on its way
      tries = 0;
      wait(0, tryNow);
    },
    close: () => {
      isOver = true;
      drop();
    },
  };
};
