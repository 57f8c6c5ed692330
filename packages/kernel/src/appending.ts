/** An entry is appended to the log of a match: its hash, the hash of the state it carries, who notices it, and a waypoint every so often. */

import { hashState } from './canonical.ts';
import type { GameTypes } from './game.ts';
import {
  type CommandInForce,
  everyEyes,
  type Hosted,
  type House,
  readyState,
  WAYPOINTS,
  type Waypoint,
} from './hosted.ts';
import { isFor, notices, type Past, type Told } from './journal.ts';
import { isSound } from './rebuilding.ts';
import { type Entry, entryHash, STATE_EVERY, type Unhashed } from './record.ts';

/** What an entry changes beside the log: the state and whatever else the caller says. */
type Changes<T extends GameTypes> = Partial<Hosted<T>>;

/** What a command changes. */
type Played<T extends GameTypes> = Pick<Hosted<T>, 'state' | 'waiting' | 'luck' | 'taken'>;

const withEntry = <T extends GameTypes>(match: Hosted<T>, entry: Entry): Hosted<T> => {
  const count = match.count + 1;
  const recent = [...match.recent, entry];
  const appended = { ...match, count, recent, hash: entry.hash };
  if (entry.state === undefined) return appended;
  const waypoint: Waypoint<T> = { count, stands: match.standing.length, state: readyState(match) };
  const waypoints = [...match.waypoints.filter((m) => isSound(match, m)), waypoint].slice(-WAYPOINTS);
  return { ...appended, waypoints, recent: recent.slice(recent.length - (count - waypoints[0]!.count)) };
};

/** Hashed and appended to a match that is as the entry has made it; who notices it is counted by the caller. */
const append = <T extends GameTypes>(
  { hash: by }: House<T>,
  match: Hosted<T>,
  written: Unhashed,
): { match: Hosted<T>; entry: Entry } => {
  const isDue = match.count % STATE_EVERY === STATE_EVERY - 1;
  const state = isDue ? hashState(readyState(match), by) : undefined;
  const hash = entryHash(match.header.format, match.hash, written, state, by);
  const entry: Entry = state === undefined ? { ...written, hash } : { ...written, hash, state };
  return { match: withEntry(match, entry), entry };
};

interface Appended<T extends GameTypes> {
  readonly match: Hosted<T>;
  readonly past: Past<T['event']>;
}

/** The numbers under which this is noticed, −1 for not at all, and the counts afterwards. */
const numbered = (noticed: readonly number[], isNoticed: readonly boolean[]) => ({
  at: noticed.map((n, i) => (isNoticed[i] ? n : -1)),
  noticed: noticed.map((n, i) => (isNoticed[i] ? n + 1 : n)),
});

export const appendPlay = <T extends GameTypes>(
  house: House<T>,
  before: Hosted<T>,
  written: Extract<Unhashed, { command: unknown }>,
  events: readonly Told<T['event']>[],
  { state, waiting, luck, taken, final }: Played<T> & { readonly final: boolean },
): Appended<T> => {
  const { game } = house;
  const eyes = everyEyes(game.seats(before.config));
  const { at, noticed } = numbered(
    before.noticed,
    eyes.map((e) => notices(e, written.seat, events)),
  );
  const step: CommandInForce = {
    entry: before.count,
    seat: written.seat,
    orders: game.isPrivate(written.command),
    lucky: written.dice.length + written.shuffles.length > 0 || written.cards !== undefined,
    final,
    sealed: game.sealed(readyState(before)) ?? null,
    at,
  };
  const standing = [...before.standing, step];
  const after = { ...before, state, waiting, luck, taken, awaited: null, standing, noticed }; // by name: that is quicker than a second spread
  const { match, entry } = append(house, after, written);
  return { match, past: { entry, events } };
};

/** `gone`: what it takes back. Who had noticed none of it notices nothing. */
export const appendUndo = <T extends GameTypes>(
  house: House<T>,
  before: Hosted<T>,
  written: Extract<Unhashed, { undo: unknown }>,
  gone: readonly CommandInForce[],
  changes: Changes<T>,
): Appended<T> => {
  const { noticed } = numbered(
    before.noticed,
    before.noticed.map((_, i) => gone.some(({ at }) => at[i]! >= 0)),
  );
  const { match, entry } = append(house, { ...before, ...changes, noticed }, written);
  return { match, past: { entry, events: [] } };
};

export const appendFact = <T extends GameTypes>(
  house: House<T>,
  before: Hosted<T>,
  written: Extract<Unhashed, { fact: unknown }>,
  changes: Changes<T>,
): Appended<T> => {
  const { to } = written;
  const eyes = everyEyes(house.game.seats(before.config));
  const { noticed } = numbered(
    before.noticed,
    eyes.map((e) => isFor(to, e)),
  );
  const { match, entry } = append(house, { ...before, ...changes, noticed }, written);
  return { match, past: { entry, events: [] } };
};
