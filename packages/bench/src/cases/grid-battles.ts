/** Whole random battles of The Ridge: in the fast gear, in the traced gear, and in a match that keeps its record; and combats. */

import {
  attackOdds,
  type Battle,
  type BattleConfig,
  type BattleEvent,
  gridBattles as game,
  type Unit,
  unitOf,
} from '@muster/grid-battles';
import { fastTable, makeRng, type Rng, seededLuck, startMatch, type Table } from '@muster/kernel';
import type { Work } from '../measure.ts';
import { over, type Part } from '../part.ts';

const SEED = 1;
/** Battles between two looks at the clock. */
const AT_A_TIME = 8;

export const ridge = (): BattleConfig => {
  const parsed = game.parseConfig({ scenario: 'S2' });
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

/** Random candidates to the end; `seen` is shown every position on the way. */
export const playBattle = (
  config: BattleConfig,
  table: Table<BattleEvent>,
  rng: Rng,
  seen?: (b: Battle) => void,
): Battle => {
  let b = game.setup(config, table);
  while (game.outcome(b) === undefined) {
    seen?.(b);
    const { seat } = game.decisions(b)[0]!;
    const candidates = game.candidates(b, seat);
    b = game.play(b, seat, candidates[rng.below(candidates.length)]!, table);
  }
  return b;
};

const battles = (table: Table<BattleEvent>): Work => {
  const config = ridge();
  const rng = makeRng(SEED);
  return () => {
    for (let n = 0; n < AT_A_TIME; n++) playBattle(config, table, rng);
    return AT_A_TIME;
  };
};

const fast = (): Work => battles(fastTable(seededLuck(SEED)));

const traced = (): Work => {
  let told = 0;
  const table: Table<BattleEvent> = {
    ...fastTable<BattleEvent>(seededLuck(SEED)),
    tell: () => {
      told++;
    },
  };
  const work = battles(table);
  return () => {
    const before = told;
    const done = work();
    if (told === before) throw new Error('nothing was told');
    return done;
  };
};

const match = (): Work => {
  const config = ridge();
  const rng = makeRng(SEED);
  let seed = SEED;
  return () => {
    const m = startMatch(game, config, { luck: seededLuck(++seed), fairness: { kind: 'seeded', seed } });
    while (m.outcome() === undefined) {
      const { seat } = m.decisions()[0]!;
      const candidates = game.candidates(m.state(), seat);
      if (!m.play(seat, candidates[rng.below(candidates.length)]!).ok) throw new Error('a candidate was refused');
    }
    if (m.record().entries.length === 0) throw new Error('nothing was recorded');
    return 1;
  };
};

const COMBATS = 64;

interface Combat {
  readonly battle: Battle;
  readonly attacker: Unit;
  readonly target: Unit;
}

const combatsIn = (battle: Battle): readonly Combat[] =>
  game
    .candidates(battle, battle.turn)
    .flatMap((c) =>
      c.type === 'attack' ? [{ battle, attacker: unitOf(battle, c.attacker), target: unitOf(battle, c.target) }] : [],
    );

const isAnswered = ({ battle, attacker, target }: Combat): boolean =>
  attackOdds(battle, attacker, target).battleBack.hits.length > 1;

/** Attacks from random battles that are answered, in the order in which they arose. */
export const answeredCombats = (): readonly Combat[] => {
  const found: Combat[] = [];
  const config = ridge();
  const table = fastTable(seededLuck(SEED));
  const rng = makeRng(SEED);
  while (found.length < COMBATS)
    playBattle(config, table, rng, (b) => {
      if (b.phase === 'attack') found.push(...combatsIn(b).filter(isAnswered));
    });
  return found.slice(0, COMBATS);
};

/** A combat with its battle back. */
export const combat = (): Work => {
  const combats = answeredCombats();
  return () => {
    let total = 0;
    for (let i = 0; i < COMBATS; i++) {
      const { battle, attacker, target } = combats[i]!;
      total += attackOdds(battle, attacker, target).battleBack.mean;
    }
    if (!(total > 0)) throw new Error('nobody strikes back');
    return COMBATS;
  };
};

interface Result {
  /** Random battles of The Ridge in the fast gear, on one thread. */
  readonly gamesPerSecond: number;
  /** Fast rate divided by traced rate. */
  readonly tracedRatio: number;
  /** Whole matches with their records. */
  readonly matchGamesPerSecond: number;
}

export const part: Part<'fast' | 'traced' | 'match', Result> = {
  title: 'Grid Battles: random battles of The Ridge, one thread',
  lines: [
    { field: 'gamesPerSecond', what: 'battles a second, fast gear', goal: { atLeast: 600 } },
    { field: 'tracedRatio', what: 'fast rate / traced rate', goal: { atMost: 2 } },
    { field: 'matchGamesPerSecond', what: 'whole matches with records a second', goal: { atLeast: 100 } },
  ],
  cases: { fast, traced, match },
  result: (rounds) => ({
    gamesPerSecond: over(rounds, (r) => r.fast),
    tracedRatio: over(rounds, (r) => r.fast / r.traced),
    matchGamesPerSecond: over(rounds, (r) => r.match),
  }),
};
