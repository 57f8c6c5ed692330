/** Whole random wars of 1500 points, where a unit can go among models and difficult ground, and the exact odds of whole fights. */

import {
  type Battle,
  type ConquestConfig,
  type ConquestEvent,
  canWalk,
  entryChances,
  type FightEntry,
  foreseenFights,
  conquest as game,
  isUnit,
  type Model,
  moveOf,
  reachOf,
} from '@muster/conquest';
import { inch, measured } from '@muster/geometry';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import type { Work } from '../measure.ts';
import { over, type Part } from '../part.ts';

const SEED = 1;

/** Ready armies of 1500 points. */
export const war = (map = 'plains'): ConquestConfig => {
  const parsed = game.parseConfig({ points: 1500, map });
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

/** Random candidates to the end. `see` is shown every position. */
const playedOut = (config: ConquestConfig, seed: number, see: (b: Battle) => void = () => undefined) => {
  const table = fastTable<ConquestEvent>(seededLuck(seed));
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
  const play = playedOut(war(), SEED);
  return () => {
    if (play().outcome === null) throw new Error('a war without an end');
    return 1;
  };
};

interface Walker {
  readonly b: Battle;
  readonly unit: Model;
}

const WALKERS = 64;
/** A board with fewer models is not full. */
const FULL = 20;

/** Units on full boards that have their whole move before them, among the deserts. */
export const walkers = (): readonly Walker[] => {
  const found: Walker[] = [];
  const play = playedOut(war('desert'), SEED, (b) => {
    if (b.phase !== 'movement' || b.models.length < FULL) return;
    const unit = b.models.find((m) => isUnit(b, m) && !m.turn.activated && m.turn.ledger === 0 && canWalk(b, m));
    if (unit !== undefined) found.push({ b, unit });
  });
  while (found.length < WALKERS * 4) play();
  return found.filter((_, i) => i % Math.floor(found.length / WALKERS) === 0).slice(0, WALKERS);
};

/** A model of its own each time: what was worked out for it before is not found again. */
const freshly = ({ b, unit }: Walker): Battle => ({ ...b, models: b.models.map((m) => (m === unit ? { ...m } : m)) });

/** Ways are asked for to places so far apart. */
const APART = inch(1);

/** What picking a unit up costs: the search, the outline that is drawn, and the cheapest ways all over it. */
const reach = (): Work => {
  const all = walkers();
  let next = 0;
  return () => {
    const walker = all[next++ % all.length]!;
    const b = freshly(walker);
    const unit = b.models.find(({ id }) => id === walker.unit.id)!;
    const whole = reachOf(b, unit);
    const far = moveOf(b, unit);
    let found = measured.roughOutlineOf(whole).areas.length;
    for (let dx = -far; dx <= far; dx += APART)
      for (let dy = -far; dy <= far; dy += APART)
        if (measured.roughRouteTo(whole, { x: unit.at.x + dx, y: unit.at.y + dy }) !== undefined) found++;
    if (found === 0) throw new Error('nowhere to go, not even here');
    return 1;
  };
};

interface Fought {
  readonly b: Battle;
  readonly fight: FightEntry;
}

const FIGHTS = 64;

/** Fights and assaults as they come up, larger and smaller ones. */
export const fights = (): readonly Fought[] => {
  const found: Fought[] = [];
  const play = playedOut(war('ruins'), SEED, (b) => {
    if (b.phase !== 'shoot') return;
    for (const fight of foreseenFights(b)) if (fight.core.length > 1) found.push({ b, fight });
  });
  for (let n = 0; n < 400 && found.length < FIGHTS * 4; n++) play();
  return found.filter((_, i) => i % Math.max(1, Math.floor(found.length / FIGHTS)) === 0).slice(0, FIGHTS);
};

const fightOdds = (): Work => {
  const all = fights();
  if (all.length === 0) throw new Error('nobody ever fights');
  return () => {
    let sum = 0;
    for (const { b, fight } of all) sum += entryChances(b, fight).sides[0].mean;
    if (Number.isNaN(sum)) throw new Error('odds that are no number');
    return all.length;
  };
};

interface Result {
  /** Random wars of 1500 points in the fast gear, on one thread. */
  readonly gamesPerSecond: number;
  /** Everywhere a unit can go on a full board: the outline, and the cheapest ways to places an inch apart. */
  readonly reachMillis: number;
  /** The exact odds of a whole fight. */
  readonly fightOddsMicros: number;
}

type Case = 'games' | 'reach' | 'fightOdds';

export const part: Part<Case, Result> = {
  title: 'Dwethia Conquest: wars of 1500 points, one thread',
  lines: [
    { field: 'gamesPerSecond', what: 'wars a second, fast gear', goal: { atLeast: 20 } },
    { field: 'reachMillis', what: 'ms for all that a unit can reach', goal: { atMost: 5 } },
    { field: 'fightOddsMicros', what: 'µs for the odds of a whole fight', goal: { atMost: 200 } },
  ],
  cases: { games, reach, fightOdds },
  result: (rounds) => ({
    gamesPerSecond: over(rounds, (r) => r.games),
    reachMillis: over(rounds, (r) => 1e3 / r.reach),
    fightOddsMicros: over(rounds, (r) => 1e6 / r.fightOdds),
  }),
};
