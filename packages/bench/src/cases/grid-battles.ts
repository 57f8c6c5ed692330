/** Whole random battles of The Ridge: in the fast gear, in the traced gear, and in a match that keeps its record. */

import { type Battle, type BattleConfig, type BattleEvent, gridBattles } from '@muster/grid-battles';
import { fastTable, makeRng, type Rng, seededLuck, startMatch, type Table } from '@muster/kernel';
import type { Work } from '../measure.ts';

const SEED = 1;
/** Battles between two looks at the clock. */
const AT_A_TIME = 8;

export const ridge = (): BattleConfig => {
  const parsed = gridBattles.parseConfig({ scenario: 'S2' });
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
  let b = gridBattles.setup(config, table);
  while (gridBattles.outcome(b) === undefined) {
    seen?.(b);
    const { seat } = gridBattles.decisions(b)[0]!;
    const candidates = gridBattles.candidates(b, seat);
    b = gridBattles.play(b, seat, candidates[rng.below(candidates.length)]!, table);
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

export const fast = (): Work => battles(fastTable(seededLuck(SEED)));

export const traced = (): Work => {
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

export const match = (): Work => {
  const config = ridge();
  const rng = makeRng(SEED);
  let seed = SEED;
  return () => {
    const m = startMatch(gridBattles, config, { luck: seededLuck(++seed), fairness: { kind: 'seeded', seed } });
    while (m.outcome() === undefined) {
      const { seat } = m.decisions()[0]!;
      const candidates = gridBattles.candidates(m.state(), seat);
      if (!m.play(seat, candidates[rng.below(candidates.length)]!).ok) throw new Error('a candidate was refused');
    }
    if (m.record().entries.length === 0) throw new Error('nothing was recorded');
    return 1;
  };
};
