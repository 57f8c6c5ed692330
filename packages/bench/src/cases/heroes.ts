/** Whole random battles of 60 points, and what a table asks all the time: the odds of a shot, where a model can go, what it sees. */

import { readProfileLine, readWeaponLine } from '@muster/dwethia';
import {
  type Battle,
  heroes as game,
  type HeroesConfig,
  type HeroesEvent,
  isOnBoard,
  lineSum,
  type Model,
  normalWays,
  type OddsQuestion,
  oddsOf,
} from '@muster/heroes';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import type { Work } from '../measure.ts';
import { over, type Part } from '../part.ts';

const SEED = 1;
/** Battles between two looks at the clock. */
const AT_A_TIME = 4;

/** Ready forces of 60 points, objectives drawn. */
export const arena = (points = 60): HeroesConfig => {
  const parsed = game.parseConfig({ points });
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

/** Random candidates to the end. `see` is shown every position. */
const playedOut = (config: HeroesConfig, seed: number, see: (b: Battle) => void = () => undefined) => {
  const table = fastTable<HeroesEvent>(seededLuck(seed));
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
  const play = playedOut(arena(), SEED);
  return () => {
    for (let n = 0; n < AT_A_TIME; n++) if (play().outcome === null) throw new Error('a battle without an end');
    return AT_A_TIME;
  };
};

/** Shots of all kinds: near and far, in the open and in cover, at shields, with several dice. */
export const shots = (): readonly OddsQuestion[] => {
  const attacker = readProfileLine('M5 P4 S4 D4 A3 W3 I3', 'attacker');
  const targets = ['M4 D3 W1', 'M4 D4 W2 I2 save5 shield', 'M5 D5 W3 I1 save4 ignore6 shield'];
  const weapons = ['24 S4', '24 S2 Arc', '36 S6 Blast2', '12 S4 MultiShot3'];
  return targets.flatMap((target) =>
    weapons.flatMap((weapon) =>
      [6, 12].map((distance) => ({
        attacker,
        defender: readProfileLine(target, 'defender'),
        weapon: readWeaponLine(weapon, 'weapon'),
        distance,
        cover: distance === 6 ? 0 : 2,
        inTheWay: distance === 6 ? 1 : 0,
        attackerIntegrity: 0,
        defenderIntegrity: 0,
        defensive: distance === 6,
        fireAction: false,
        destiny: 0,
      })),
    ),
  );
};

const odds = (): Work => {
  const questions = shots();
  return () => {
    let sum = 0;
    for (const question of questions) sum += oddsOf(question).mean;
    if (!(sum > 0)) throw new Error('nothing is ever struck');
    return questions.length;
  };
};

interface Seen {
  readonly b: Battle;
  readonly model: Model;
  readonly other: Model;
}

const POSITIONS = 128;

/** Pairs of enemies on the board, out of battles of 150 points. */
export const pairs = (): readonly Seen[] => {
  const found: Seen[] = [];
  const play = playedOut(arena(150), SEED, (b) => {
    const standing = b.models.filter(isOnBoard);
    const model = standing.find(({ seat }) => seat === 0);
    const other = standing.find(({ seat }) => seat === 1);
    if (model !== undefined && other !== undefined) found.push({ b, model, other });
  });
  while (found.length < POSITIONS * 4) play();
  return found.filter((_, i) => i % Math.floor(found.length / POSITIONS) === 0).slice(0, POSITIONS);
};

const reach = (): Work => {
  const all = pairs();
  let next = 0;
  return () => {
    const { b, model } = all[next++ % all.length]!;
    if (normalWays(b, model).reach.ends.length === 0) throw new Error('nowhere to go, not even here');
    return 1;
  };
};

const sight = (): Work => {
  const all = pairs();
  return () => {
    let seen = 0;
    for (const { b, model, other } of all) if (lineSum(b, model, other) >= 0) seen++;
    if (seen === 0 || seen === all.length) throw new Error('sight that is always the same proves nothing');
    return all.length;
  };
};

interface Result {
  /** Random battles of 60 points in the fast gear, on one thread. */
  readonly gamesPerSecond: number;
  /** The exact odds of a shot, with its steps. */
  readonly shotOddsMicros: number;
  /** All ends of a move. */
  readonly reachMillis: number;
  /** Whether and how well one model sees another. */
  readonly sightMicros: number;
}

type Case = 'games' | 'odds' | 'reach' | 'sight';

export const part: Part<Case, Result> = {
  title: 'Dwethia Heroes: battles of 60 points, one thread',
  lines: [
    { field: 'gamesPerSecond', what: 'battles a second, fast gear', goal: { atLeast: 150 } },
    { field: 'shotOddsMicros', what: 'µs for the odds of a shot', goal: { atMost: 20 } },
    { field: 'reachMillis', what: 'ms for all ends of a move', goal: { atMost: 1 } },
    { field: 'sightMicros', what: 'µs for a line of sight', goal: { atMost: 5 } },
  ],
  cases: { games, odds, reach, sight },
  result: (rounds) => ({
    gamesPerSecond: over(rounds, (r) => r.games),
    shotOddsMicros: over(rounds, (r) => 1e6 / r.odds),
    reachMillis: over(rounds, (r) => 1e3 / r.reach),
    sightMicros: over(rounds, (r) => 1e6 / r.sight),
  }),
};
