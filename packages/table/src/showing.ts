/**
 * Shows to one pair of eyes what they have noticed, one event after the other at the player's pace. It knows by their numbers what
 * it has shown; what is true stands on the table when it has caught up.
 */

import { type Eyes, type GameTypes, type LogLine, linesOf, type Noticed, type Seat } from '@muster/kernel';
import type { Clock } from './clock.ts';
import type { PresentedGame, Sound } from './presentation.ts';
import { countNoticed, type MatchSource } from './source.ts';
import type { Witnessed } from './state.ts';

/** What lies on the table. */
export interface OnTable<T extends GameTypes, X> {
  readonly eyes: Eyes;
  /** All that these eyes knew when everything was last shown. */
  readonly view: T['state'];
  /** What is seen while events are told. */
  readonly shown: T['state'];
  readonly scene: X;
  readonly log: readonly LogLine<T['event']>[];
  /** Where that happened last which nobody here did, or which is shown once more. */
  readonly witnessed: Witnessed | undefined;
}

/** How a player wants to be shown things. */
export interface Pace {
  /** How long pauses are, as a share of their full length; 0: none. */
  share(): number;
  /** Nothing should move. */
  still(): boolean;
  /** Silent where it is left out. */
  sound?(sound: Sound): void;
}

export interface Showing<T extends GameTypes, X> {
  now(): OnTable<T, X>;
  isBehind(): boolean;
  /** Shows what is new; when it is done, everything has been shown. */
  catchUp(): Promise<void>;
  /** Whether what was noticed from this number on can be shown once more. */
  remembers(since: number): boolean;
  /** Shows it once more; the log stays as it is. */
  showAgain(since: number): Promise<void>;
  /** What these eyes know now, at once. */
  lookWith(eyes: Eyes): void;
  /** Shows the rest at once, until it is told to be calm. */
  hurry(): void;
  calm(): void;
  /** What is waited for has come to rest. */
  settled(): void;
}

/** So many pasts are remembered. */
const MOST_PASTS = 256;
/** Who asks to see something again is not hurried by a pace that shows nothing. */
const LEAST_SHARE_AGAIN = 0.4;

export const makeShowing = <T extends GameTypes, X>(
  { descriptor, ui }: PresentedGame<T, X>,
  source: Pick<MatchSource<T>, 'standing' | 'noticed' | 'viewBefore'>,
  first: Eyes,
  { clock, pace }: { readonly clock: Clock; readonly pace: Pace },
  isHere: (seat: Seat) => boolean,
  onChange: (now: OnTable<T, X>) => void,
): Showing<T, X> => {
  const { config } = source.standing(first).view;
  const seatNames = descriptor.seatNames(config);
  const linesFor = (noticed: readonly Noticed<T['event']>[]): readonly LogLine<T['event']>[] =>
    linesOf(descriptor.game, config, seatNames, noticed);
  /** The number of what these eyes have not been shown yet, and what they were shown last. */
  let next = 0;
  let last: Noticed<T['event']> | undefined;
  /** The number of the first line of the log. */
  let oldest = 0;
  let isHurried = false;
  let isAgain = false;
  /** What these eyes knew when they had been shown everything before a number. */
  let pasts: { readonly next: number; readonly view: T['state'] }[] = [];
  let wake: (() => void) | undefined;

  const lookOf = (eyes: Eyes, scene: X): OnTable<T, X> => {
    const noticed = source.noticed(eyes);
    next = countNoticed(noticed);
    last = noticed.at(-1);
    oldest = noticed[0]?.n ?? 0;
    const { view } = source.standing(eyes);
    pasts = [{ next, view }];
    return { eyes, view, shown: view, scene, log: linesFor(noticed), witnessed: undefined };
  };
  let now = lookOf(first, ui.noScene);

  const put = (change: Partial<OnTable<T, X>>): void => {
    now = { ...now, ...change };
    onChange(now);
  };

  const share = (): number => (isAgain ? Math.max(pace.share(), LEAST_SHARE_AGAIN) : pace.share());

  const pause = (ms: number): Promise<void> => {
    const time = isHurried ? 0 : ms * share();
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = clock.after(time, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });
  };

  /** What is not shown at leisure is not heard: a whole turn at once would be a din. */
  const hear = (event: T['event'], when: 'first' | 'then'): void => {
    const sound = isHurried || share() === 0 ? undefined : ui.soundOf?.(event, when);
    if (sound !== undefined) pace.sound?.(sound);
  };

  /** What should be seen of one event before the next one; `line`: its line of the log, where that is new. */
  const present = async (
    event: T['event'],
    line: LogLine<T['event']> | undefined,
    seat: Seat | null,
  ): Promise<void> => {
    const isOwn = seat !== null && isHere(seat) && !isAgain;
    const places = isOwn ? [] : (ui.placesOf?.(event) ?? []);
    const witnessed = places.length === 0 ? now.witnessed : { places };
    const beat = ui.present(now.shown, now.scene, event, {
      seat: seat ?? 0,
      person: seat !== null && isHere(seat),
      instant: isHurried || share() === 0,
      still: pace.still(),
    });
    if (beat.first !== undefined) {
      hear(event, 'first');
      put({ scene: beat.first.scene, witnessed });
      await pause(beat.first.ms);
    }
    hear(event, 'then');
    put({
      shown: beat.shown,
      scene: beat.scene,
      witnessed,
      log: line === undefined ? now.log : [...now.log, line],
    });
    await pause(beat.ms);
  };

  const showItem = async (item: Noticed<T['event']>): Promise<void> => {
    next = item.n + 1;
    last = item;
    if (item.type === 'undo') return put(lookOf(now.eyes, ui.noScene)); // what was shown did not happen
    const lines = linesFor([item]);
    if (item.type === 'fact') return put({ log: [...now.log, ...lines] });
    for (const [i, event] of item.events.entries())
      await present(event, lines[i]!, item.type === 'played' ? item.seat : null);
  };

  const newest = (): Noticed<T['event']> | undefined => source.noticed(now.eyes, next)[0];

  /** What was shown last came otherwise, or was taken back: a guess that the host did not share. */
  const isOtherwise = (): boolean => {
    const item = next > 0 ? source.noticed(now.eyes, next - 1)[0] : undefined;
    return item !== last && JSON.stringify(item) !== JSON.stringify(last);
  };

  /** What came before the log, and was fetched later. */
  const logOlder = (): void => {
    const noticed = source.noticed(now.eyes);
    const first = noticed[0]?.n ?? oldest;
    if (first >= oldest) return;
    const older = linesFor(noticed.slice(0, oldest - first));
    oldest = first;
    put({ log: [...older, ...now.log] });
  };

  const showAll = async (): Promise<void> => {
    logOlder();
    if (isOtherwise()) put(lookOf(now.eyes, ui.noScene));
    for (let item = newest(); item !== undefined; item = newest()) {
      await showItem(item);
      logOlder();
      if (isOtherwise()) put(lookOf(now.eyes, ui.noScene));
    }
    const { view } = source.standing(now.eyes);
    if (view !== now.view || view !== now.shown) put({ view, shown: view });
    if (pasts.at(-1)?.next !== next) pasts = [...pasts.slice(1 - MOST_PASTS), { next, view }];
  };

  /** One after the other: what has come meanwhile is shown by the next one. */
  let running: Promise<void> | undefined;
  const catchUp = (): Promise<void> => {
    const mine = running === undefined ? showAll() : running.then(showAll, showAll);
    running = mine;
    const end = (): void => {
      if (running === mine) running = undefined;
    };
    mine.then(end, end);
    return mine;
  };

  const remembered = (since: number) => pasts.find((past) => past.next >= since && past.next < next);

  /** What is not remembered, as after the page was opened again, the source finds. */
  const pastOf = (since: number): { readonly next: number; readonly view: T['state'] } | undefined => {
    const past = remembered(since);
    if (past !== undefined || since >= next) return past;
    const view = source.viewBefore?.(now.eyes, since);
    return view === undefined ? undefined : { next: since, view };
  };

  const showAgain = async (since: number): Promise<void> => {
    const past = pastOf(since);
    if (past === undefined) return;
    const { shown, scene } = now;
    isAgain = true;
    put({ shown: past.view, scene: ui.noScene });
    for (const item of source.noticed(now.eyes, past.next).slice(0, next - past.next)) {
      if (item.type !== 'played' || item.undone) continue;
      for (const event of item.events) await present(event, undefined, item.seat);
    }
    isAgain = false;
    put({ shown, scene });
    logOlder();
  };

  return {
    now: () => now,
    remembers: (since) => since < next && (remembered(since) !== undefined || source.viewBefore !== undefined),
    showAgain,
    isBehind: () => newest() !== undefined || isOtherwise(),
    catchUp,
    // where there are secrets, other eyes have heard other things
    lookWith: (eyes) => put(lookOf(eyes, descriptor.secrets.length > 0 ? ui.noScene : now.scene)),
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
