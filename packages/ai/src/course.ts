/**
 * How a battle that is over went: each side's chance to win along it, and where it turned. Points of the record are judged by imagined
 * games, few and far apart at first, then closer where the most changed. It can be stopped at any moment.
 */

import {
  fastTable,
  type Game,
  type GameTypes,
  isPlay,
  type MatchRecord,
  makeRng,
  replay,
  type Seat,
  seededLuck,
  standingEntries,
} from '@muster/kernel';
import { type Budget, makeMeter, type Thinking } from './budget.ts';
import type { Mind } from './mind.ts';
import { playOut } from './play-out.ts';

export interface CoursePoint {
  /** How many entries of the record had been played; 0 is the set-up. */
  readonly at: number;
  /** By seat; together 1. */
  readonly chances: readonly number[];
}

export interface BattleCourse {
  /** From the set-up to the end. */
  readonly points: readonly CoursePoint[];
  /** The command that raised a winner's chance the most (after a draw, anybody's); undefined when none made a difference. */
  readonly turn:
    | { readonly at: number; readonly seat: Seat; readonly before: number; readonly after: number }
    | undefined;
}

/** So many points at first, so many at most. */
const FIRST_POINTS = 20;
const MOST_POINTS = 60;
/** Imagined games for each point, with the same luck everywhere, so that differences count; for each seat at least the second. */
const PLAYOUTS = 12;
const LEAST_PLAYOUTS = 4;
/** Less is chance. */
const LEAST_TURN = 0.12;

const shares = (worths: readonly number[]): readonly number[] => {
  const sum = worths.reduce((a, b) => a + b, 0);
  return worths.map((worth) => (sum === 0 ? 1 / worths.length : worth / sum));
};

const outlook = <T extends GameTypes>(game: Game<T>, mind: Mind<T>, s: T['state'], seed: number): readonly number[] => {
  const seats = Array.from({ length: game.seats(s.config) }, (_, seat) => seat);
  const outcome = game.outcome(s);
  if (outcome !== undefined) return shares(seats.map((seat) => (outcome.places[0]?.includes(seat) ? 1 : 0)));
  const from = { start: s, now: s, last: undefined, luck: 0, followUp: [] };
  const judged = seats.length === 2 ? 1 : seats.length; // of two, the other has the rest
  const playouts = Math.max(LEAST_PLAYOUTS, Math.floor(PLAYOUTS / judged));
  const mean = (seat: Seat): number => {
    let sum = 0;
    for (let n = 0; n < playouts; n++) {
      const table = fastTable<T['event']>(seededLuck(seed + n));
      sum += playOut(game, mind, from, seat, table, makeRng(seed + n + 1));
    }
    return sum / playouts;
  };
  if (judged > 1) return shares(seats.map(mean));
  const first = mean(0);
  return [first, 1 - first];
};

interface Swing {
  readonly seat: Seat;
  readonly by: number;
}

/** Whose chance of these rose most, and by how much. */
const swingOf = (a: CoursePoint, b: CoursePoint, seats: readonly Seat[]): Swing => {
  let most: Swing = { seat: 0, by: 0 };
  for (const seat of seats) {
    const by = b.chances[seat]! - a.chances[seat]!;
    if (by > most.by + 1e-9) most = { seat, by };
  }
  return most;
};

/** The places of a list of this length to look at first: the ends, the middle, the middles between them and so on. */
const spread = (length: number): readonly number[] => {
  const places = new Set([0, length - 1]);
  for (let parts = 2; places.size < Math.min(FIRST_POINTS, length); parts *= 2)
    for (let i = 1; i < parts && places.size < FIRST_POINTS; i++) places.add(Math.round((i * (length - 1)) / parts));
  return [...places];
};

/** Undefined for a record that is not true. `concedes`: what ends a battle without having been its turning point. */
export const courseOf = <T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  record: MatchRecord,
  concedes: T['command'],
  budget: Budget,
  { seed = 0, onProgress }: Pick<Thinking, 'seed' | 'onProgress'> = {},
): BattleCourse | undefined => {
  const told = replay(game, record);
  if (!told.ok) return undefined;
  const { frames, match } = told;
  const meter = makeMeter(budget);
  /** What was taken back did not happen. */
  const places = [0, ...standingEntries(game, record.entries).map((n) => n + 1)];
  const last = record.entries[places.at(-1)! - 1];
  const isGivenUp = last !== undefined && isPlay(last) && last.command.type === concedes.type;
  const ends = match.outcome()?.places[0] ?? [];
  const winners =
    ends.length === 1 ? ends : Array.from({ length: game.seats(frames[0]!.state.config) }, (_, seat) => seat);
  const known = new Map<number, CoursePoint>();
  const judge = (place: number): boolean => {
    if (known.size >= MOST_POINTS || !meter.step()) return false;
    const at = places[place]!;
    known.set(place, { at, chances: outlook(game, mind, frames[at]!.state, seed) });
    onProgress?.(Math.max(meter.spent(), known.size / MOST_POINTS));
    return true;
  };
  const inOrder = (): readonly (readonly [number, CoursePoint])[] => [...known].sort(([a], [b]) => a - b);
  /** The neighbours between which the most changed, of those that pass. */
  const canTurn = (b: number): boolean => !isGivenUp || b < places.length - 1;
  const widest = (passes: (a: number, b: number) => boolean) => {
    let found: { readonly a: number; readonly b: number; readonly swing: Swing } | undefined;
    const all = inOrder();
    for (let i = 1; i < all.length; i++) {
      const [[a, before], [b, after]] = [all[i - 1]!, all[i]!];
      const swing = swingOf(before, after, winners);
      if (passes(a, b) && canTurn(b) && swing.by > (found?.swing.by ?? 0)) found = { a, b, swing };
    }
    return found;
  };

  let goesOn = spread(places.length).every(judge);
  while (goesOn) {
    const gap = widest((a, b) => b - a > 1);
    const turn = widest((a, b) => b - a === 1);
    if (gap === undefined || gap.swing.by <= (turn?.swing.by ?? LEAST_TURN)) break; // no single command in it can matter more
    goesOn = judge(Math.floor((gap.a + gap.b) / 2));
  }
  onProgress?.(1);
  const turn = widest((a, b) => b - a === 1);
  const points = inOrder().map(([, point]) => point);
  if (turn === undefined || turn.swing.by < LEAST_TURN) return { points, turn: undefined };
  const { seat } = turn.swing;
  const [before, after] = [known.get(turn.a)!, known.get(turn.b)!];
  return { points, turn: { at: after.at, seat, before: before.chances[seat]!, after: after.chances[seat]! } };
};
