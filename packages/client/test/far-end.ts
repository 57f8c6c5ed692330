/** For tests: a clock that goes when it is told to, and the other end of every wire that is opened, played by the test. */

import type { ToClient, ToServer } from '@muster/protocol';
import type { Clock } from '@muster/table';
import type { Ears, OpenWire } from '../src/wire.ts';

export interface HandClock extends Clock {
  /** Lets so much time pass; what falls due on the way happens in its order. */
  pass(ms: number): void;
}

export const handClock = (): HandClock => {
  let now = 0;
  const due = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after: (ms, run) => {
      const one = { at: now + ms, run };
      due.add(one);
      return () => due.delete(one);
    },
    pass: (ms) => {
      const end = now + ms;
      for (;;) {
        const [first] = [...due].sort((a, b) => a.at - b.at);
        if (first === undefined || first.at > end) break;
        due.delete(first);
        now = first.at;
        first.run();
      }
      now = end;
    },
  };
};

/** One wire, as the server holds it. */
export interface End {
  readonly openedAt: number;
  /** All that was said over it, the greeting included. */
  readonly said: ToServer[];
  isClosed(): boolean;
  accept(): void;
  tell(message: ToClient): void;
  tellText(text: string): void;
  cut(code?: number): void;
}

export const farEnd = (clock: Clock): { readonly open: OpenWire; readonly ends: End[]; last(): End } => {
  const ends: End[] = [];
  const open: OpenWire = (ears: Ears) => {
    const said: ToServer[] = [];
    let closed = false;
    ends.push({
      openedAt: clock.now(),
      said,
      isClosed: () => closed,
      accept: () => ears.opened(),
      tell: (message) => ears.heard(JSON.stringify(message)),
      tellText: (text) => ears.heard(text),
      cut: (code = 1006) => {
        closed = true;
        ears.closed(code);
      },
    });
    return {
      send: (text) => void said.push(JSON.parse(text) as ToServer),
      close: () => {
        closed = true;
      },
    };
  };
  return { open, ends, last: () => ends.at(-1)! };
};

/** Whatever promises have been kept is done. */
export const breathe = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
