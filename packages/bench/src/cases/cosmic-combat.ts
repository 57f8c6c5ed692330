/** Whole random battles of 1500 points, whole plans of moves checked, and the verdicts on ships that a table asks all the time. */

import {
  type Battle,
  type CosmicCommand,
  type CosmicConfig,
  type CosmicEvent,
  cosmicCombat as game,
  hullOf,
  isOnBoard,
  movesFor,
  movesLeft,
  planned,
  refusePlan,
  type Ship,
  shipOf,
} from '@muster/cosmic-combat';
import { hulls, inch } from '@muster/geometry';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import type { Work } from '../measure.ts';
import { over, type Part } from '../part.ts';

const SEED = 1;
/** Battles between two looks at the clock. */
const AT_A_TIME = 4;

/** Ready fleets of 1500 points among the shards. */
export const shards = (): CosmicConfig => {
  const parsed = game.parseConfig({ points: 1500 });
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

/** Random candidates to the end. `see` is shown every position. */
const playedOut = (seed: number, see: (b: Battle) => void = () => undefined) => {
  const config = shards();
  const table = fastTable<CosmicEvent>(seededLuck(seed));
  const rng = makeRng(seed);
  return (): Battle => {
    let b = game.setup(config, table);
    while (game.outcome(b) === undefined) {
      see(b);
      const { seat } = game.decisions(b)[0]!;
      const candidates = game.candidates(b, seat);
      b = game.play(b, seat, candidates[rng.below(candidates.length)]!, table);
    }
    return b;
  };
};

const games = (): Work => {
  const play = playedOut(SEED);
  return () => {
    for (let n = 0; n < AT_A_TIME; n++) if (play().outcome === null) throw new Error('a battle without an end');
    return AT_A_TIME;
  };
};

/** A ship with two Move tokens and what it means to do with both. */
interface Plan {
  readonly b: Battle;
  readonly ship: Ship;
  readonly commands: readonly CosmicCommand[];
}

const PLANS = 64;

/** Whole plans out of battles: a first move, and one that may follow it. */
export const plans = (): readonly Plan[] => {
  const found: Plan[] = [];
  const rng = makeRng(SEED);
  const any = (b: Battle, ship: Ship): CosmicCommand => {
    const all = movesFor(b, ship).filter(({ type }) => type !== 'pass');
    return all[rng.below(all.length)]!;
  };
  const play = playedOut(SEED, (b) => {
    const frame = b.stack[b.stack.length - 1]!;
    if (frame.type !== 'activation') return;
    const ship = shipOf(b, frame.ship);
    if (movesLeft(ship) < 2) return;
    const first = any(b, ship);
    if (first === undefined) return;
    const after = planned(b, ship, first);
    const second = isOnBoard(shipOf(after, ship.id)) ? any(after, shipOf(after, ship.id)) : undefined;
    if (second !== undefined) found.push({ b, ship, commands: [first, second] });
  });
  while (found.length < PLANS) play();
  return found.slice(0, PLANS);
};

const plan = (): Work => {
  const all = plans();
  return () => {
    for (const { b, ship, commands } of all)
      if (refusePlan(b, ship, commands) !== undefined) throw new Error('a plan that was offered is refused');
    return all.length;
  };
};

interface Pair {
  readonly one: hulls.Hull;
  readonly other: hulls.Hull;
  readonly all: readonly hulls.Hull[];
}

const PAIRS = 128;

/** Ships of both sides as they lie in battles, with everybody else on the board. */
export const pairs = (): readonly Pair[] => {
  const found: Pair[] = [];
  const play = playedOut(SEED, (b) => {
    if (b.phase !== 'movement') return;
    const ships = b.ships.filter(isOnBoard);
    const all = ships.map((s) => hullOf(b, s));
    const one = ships.findIndex(({ seat }) => seat === 0);
    const other = ships.findIndex(({ seat }) => seat === 1);
    if (one >= 0 && other >= 0) found.push({ one: all[one]!, other: all[other]!, all });
  });
  while (found.length < PAIRS * 4) play();
  return found.filter((_, i) => i % Math.floor(found.length / PAIRS) === 0).slice(0, PAIRS);
};

/** A verdict on every pair; `ask` counts what it finds, so that nothing is left out as unused. */
const verdict = (ask: (pair: Pair) => number) => (): Work => {
  const all = pairs();
  return () => {
    let sum = 0;
    for (const pair of all) sum += ask(pair);
    if (Number.isNaN(sum)) throw new Error('a verdict that is no number');
    return all.length;
  };
};

const sweepOf = ({ one, all }: Pair): number => {
  const obstacles = all.filter((body) => body !== one).map((body) => ({ body, clearance: hulls.ZONE }));
  return hulls.sweep(one, one.facing, inch(8), obstacles).distance;
};

interface Result {
  /** Random battles of 1500 points in the fast gear, on one thread. */
  readonly gamesPerSecond: number;
  /** Both moves of a ship checked. */
  readonly planMicros: number;
  /** One verdict: a distance, a move to first contact among all, arcs, sides that a shot reaches, who lies on a line. */
  readonly verdictMicros: Readonly<Record<'distance' | 'sweep' | 'arc' | 'edge' | 'line', number>>;
}

type Case = 'games' | 'plan' | 'distance' | 'sweep' | 'arc' | 'edge' | 'line';

export const part: Part<Case, Result> = {
  title: 'Dwethia Cosmic Combat: battles of 1500 points, one thread',
  lines: [
    { field: 'gamesPerSecond', what: 'battles a second, fast gear', goal: { atLeast: 100 } },
    { field: 'planMicros', what: 'µs for a whole plan of moves', goal: { atMost: 50 } },
    { field: 'verdictMicros.distance', what: 'µs for a distance', goal: { atMost: 20 } },
    { field: 'verdictMicros.sweep', what: 'µs for a move to first contact', goal: { atMost: 20 } },
    { field: 'verdictMicros.arc', what: 'µs for the arcs to a target', goal: { atMost: 20 } },
    { field: 'verdictMicros.edge', what: 'µs for the sides a shot reaches', goal: { atMost: 20 } },
    { field: 'verdictMicros.line', what: 'µs for who lies on a line', goal: { atMost: 20 } },
  ],
  cases: {
    games,
    plan,
    distance: verdict(({ one, other }) => hulls.gapBetween(one, other).down),
    sweep: verdict(sweepOf),
    arc: verdict(({ one, other }) => hulls.arcsTo(one, other).length),
    edge: verdict(({ one, other }) => hulls.sidesReached(other, one).length),
    line: verdict(({ one, other, all }) => hulls.onLine(one, other, all).length),
  },
  result: (rounds) => {
    const micros = (name: Exclude<Case, 'games'>): number => over(rounds, (r) => 1e6 / r[name]);
    return {
      gamesPerSecond: over(rounds, (r) => r.games),
      planMicros: micros('plan'),
      verdictMicros: {
        distance: micros('distance'),
        sweep: micros('sweep'),
        arc: micros('arc'),
        edge: micros('edge'),
        line: micros('line'),
      },
    };
  },
};
