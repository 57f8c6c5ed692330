/**
 * Shows to one pair of eyes what they have noticed, one event after the other at the player's pace. It knows by their numbers what
 * it has shown; what is true stands on the table when it has caught up.
 */

import { type Eyes, type GameTypes, type LogLine, linesOf, type Noticed, type Seat } from '@muster/kernel';
import type { TableGame } from '../contract/table-game.ts';
import type { MatchSource } from './source.ts';

/** What lies on the table. */
export interface OnTable<T extends GameTypes, X> {
  readonly eyes: Eyes;
  /** All that these eyes knew when everything was last shown. */
  readonly view: T['state'];
  /** What is seen while events are told. */
  readonly shown: T['state'];
  readonly scene: X;
  readonly log: readonly LogLine<T['event']>[];
}

/** How a player wants to be shown things. */
export interface Pace {
  /** How long pauses are, as a share of their full length; 0: none. */
  share(): number;
  /** Nothing should move. */
  still(): boolean;
}

export interface Showing<T extends GameTypes, X> {
  now(): OnTable<T, X>;
  isBehind(): boolean;
  /** Shows what is new; when it is done, everything has been shown. */
  catchUp(): Promise<void>;
  /** What these eyes know now, at once. */
  lookWith(eyes: Eyes): void;
  /** Shows the rest at once, until it is told to be calm. */
  hurry(): void;
  calm(): void;
  /** What is waited for has come to rest. */
  settled(): void;
}

export const makeShowing = <T extends GameTypes, X>(
  { descriptor, ui }: TableGame<T, X>,
  source: MatchSource<T>,
  first: Eyes,
  pace: Pace,
  isPerson: (seat: Seat) => boolean,
  onChange: (now: OnTable<T, X>) => void,
): Showing<T, X> => {
  const { config } = source.view(first);
  const seatNames = descriptor.seatNames(config);
  const linesFor = (noticed: readonly Noticed<T['event']>[]): readonly LogLine<T['event']>[] =>
    linesOf(descriptor.game, config, seatNames, noticed);
  /** The number of what these eyes have not been shown yet. */
  let next = 0;
  let isHurried = false;
  let wake: (() => void) | undefined;

  const lookOf = (eyes: Eyes, scene: X): OnTable<T, X> => {
    const noticed = source.noticed(eyes);
    next = noticed.length;
    const view = source.view(eyes);
    return { eyes, view, shown: view, scene, log: linesFor(noticed) };
  };
  let now = lookOf(first, ui.noScene);

  const put = (change: Partial<OnTable<T, X>>): void => {
    now = { ...now, ...change };
    onChange(now);
  };

  const pause = (ms: number): Promise<void> => {
    const time = isHurried ? 0 : ms * pace.share();
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };

  /** What should be seen of one event before the next one. */
  const present = async (event: T['event'], line: LogLine<T['event']>, seat: Seat | null): Promise<void> => {
    const beat = ui.present(now.shown, now.scene, event, {
      seat: seat ?? 0,
      person: seat !== null && isPerson(seat),
      instant: isHurried || pace.share() === 0,
      still: pace.still(),
    });
    if (beat.first !== undefined) {
      put({ scene: beat.first.scene });
      await pause(beat.first.ms);
    }
    put({ shown: beat.shown, scene: beat.scene, log: [...now.log, line] });
    await pause(beat.ms);
  };

  const showItem = async (item: Noticed<T['event']>): Promise<void> => {
    next = item.n + 1;
    if (item.type === 'undo') return put(lookOf(now.eyes, ui.noScene)); // what was shown did not happen
    const lines = linesFor([item]);
    for (const [i, event] of item.events.entries())
      await present(event, lines[i]!, item.type === 'played' ? item.seat : null);
  };

  const newest = (): Noticed<T['event']> | undefined => source.noticed(now.eyes, next)[0];

  return {
    now: () => now,
    isBehind: () => newest() !== undefined,
    catchUp: async () => {
      for (let item = newest(); item !== undefined; item = newest()) await showItem(item);
      const view = source.view(now.eyes);
      if (view !== now.view || view !== now.shown) put({ view, shown: view });
    },
    // where there are secrets, other eyes have heard other things
    lookWith: (eyes) => put(lookOf(eyes, descriptor.secrets ? ui.noScene : now.scene)),
    hurry: () => {
      isHurried = true;
      wake?.();
    },
    calm: () => {
      isHurried = false;
    },
    settled: () => wake?.(),
  };
};
