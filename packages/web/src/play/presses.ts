/** Which presses of a bar of slots count: those that were meant for what the slot says. */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Quicker than this, nobody has read the new words. */
export const REST_MS = 300;

/** How a slot was pressed: by the how-manieth click of a series (0 for the keyboard's click), by its key, or from the board. */
export type Press = { readonly by: 'pointer'; readonly series: number } | { readonly by: 'key' | 'board' };

interface Known {
  readonly meaning: string | undefined;
  /** When its meaning changed, and when it was last pressed. */
  readonly changed: number;
  readonly pressed: number;
}

interface Presses {
  /** Says nothing yet: its words have just changed, or it was pressed a moment ago. */
  isResting(slot: string): boolean;
  /** Whether this press is to be followed. */
  accept(slot: string, press: Press): boolean;
}

const NEVER = Number.NEGATIVE_INFINITY;
/** Pressed again and again on purpose; the others once. */
const REPEATED: readonly string[] = ['next', 'undo', 'redo'];

/** `meanings`: by slot, what a press would mean now; undefined where it would mean nothing. */
export const usePresses = (meanings: ReadonlyMap<string, string | undefined>): Presses => {
  const known = useRef<ReadonlyMap<string, Known>>(new Map());
  /** Where the series of clicks began. */
  const series = useRef<{ readonly slot: string; readonly meaning: string | undefined }>(undefined);
  const [, wake] = useState(0);
  const drawn = performance.now();

  useLayoutEffect(() => {
    const now = performance.now();
    const was = known.current;
    known.current = new Map(
      [...meanings].map(([slot, meaning]) => {
        const before = was.get(slot);
        const isSame = before !== undefined && before.meaning === meaning;
        return [slot, { meaning, changed: isSame ? before.changed : now, pressed: before?.pressed ?? NEVER }];
      }),
    );
  });

  const restsUntil = (slot: string): number => {
    const { changed, pressed } = known.current.get(slot) ?? { changed: NEVER, pressed: NEVER };
    return REST_MS + (REPEATED.includes(slot) ? changed : Math.max(changed, pressed));
  };

  // without a list of what it depends on: every drawing may have put another slot to rest
  useEffect(() => {
    const ends = [...meanings.keys()].map(restsUntil).filter((end) => end > drawn);
    if (ends.length === 0) return;
    // on a busy machine the rest may be over before this runs: it was still drawn as resting
    const timer = setTimeout(() => wake((n) => n + 1), Math.max(0, Math.max(...ends) - performance.now()) + 1);
    return () => clearTimeout(timer);
  });

  const accept = (slot: string, press: Press): boolean => {
    const meaning = meanings.get(slot);
    const now = performance.now();
    const last = known.current.get(slot);
    if (press.by === 'pointer' && press.series <= 1) series.current = { slot, meaning };
    if (meaning === undefined || last === undefined) return false;
    if (press.by === 'pointer') {
      const began = series.current;
      const isSeries = press.series > 1;
      if (isSeries && !(REPEATED.includes(slot) && began?.slot === slot && began.meaning === meaning)) return false;
      if (now < restsUntil(slot)) return false;
    } else if (!REPEATED.includes(slot) && now < last.pressed + REST_MS) return false;
    known.current = new Map(known.current).set(slot, { ...last, pressed: now });
    return true;
  };

  return {
    isResting: (slot) =>
      known.current.get(slot)?.meaning !== meanings.get(slot) || performance.now() < restsUntil(slot),
    accept,
  };
};
