/** The elite of each religion (3.6, DW-26): a Temple builds it for armies of every faction. All ours. */

import { kebab, RELIGIONS, type ReligionId, stats } from '@muster/dwethia';
import type { Cost, EliteRule, UnitSheet } from './types.ts';

type Seven = readonly [number, number, number, number, number, number, number];
type Pools = readonly [destiny: number, faith: number, affinity: number];

interface More {
  readonly save?: number;
  readonly powers?: readonly string[];
  readonly rule?: EliteRule;
}

/** The sheet names no race for them: Terrans, as in Heroes. */
const elite = (
  religion: ReligionId,
  mark: string,
  name: string,
  seven: Seven,
  pools: Pools,
  cost: Cost,
  { save, powers, rule }: More = {},
): UnitSheet => ({
  id: `${religion}.${kebab(name)}`,
  name,
  mark,
  faction: null,
  race: 'terran',
  stats: stats(seven, pools, 6),
  base: 25, // CQ-03
  weapon: null,
  reach: 1,
  save: save ?? null,
  harvest: 0,
  startingForce: false,
  worker: false,
  horde: false,
  commander: false,
  elite: true,
  powers: powers ?? [],
  rule: rule ?? null,
  builtBy: ['temple'],
  cost,
  source: 'house',
});

const BY_RELIGION: Readonly<Record<ReligionId, UnitSheet>> = {
  'vigil-of-the-sun': elite(
    'vigil-of-the-sun',
    'A',
    'Sun Warden',
    [5, 3, 5, 4, 3, 3, 1],
    [1, 2, 0],
    { R: 120, A: 20 },
    { save: 5, rule: { kind: 'lendsSave', save: 6 } },
  ),
  'iron-catechism': elite(
    'iron-catechism',
    'B',
    'Confessor',
    [5, 3, 4, 4, 3, 3, 1],
    [1, 3, 0],
    { R: 110, A: 25 },
    { rule: { kind: 'dearerPowers', charge: 1, within: 12 } },
  ),
  'red-communion': elite('red-communion', 'C', 'Flagellant', [5, 2, 5, 3, 4, 3, 1], [1, 2, 0], { R: 110, A: 15 }),
  'ledger-of-fortune': elite(
    'ledger-of-fortune',
    'D',
    'Auditor',
    [4, 3, 4, 4, 2, 3, 1],
    [2, 1, 0],
    { R: 95, A: 25 },
    { rule: { kind: 'firstHarvest', add: 20 } },
  ),
  'choir-below': elite(
    'choir-below',
    'E',
    'Cantor',
    [3, 3, 3, 4, 2, 3, 1],
    [1, 1, 2],
    { R: 90, A: 30 },
    { powers: ['dread', 'mend'] },
  ),
  silence: elite(
    'silence',
    'F',
    'Null Monk',
    [5, 3, 5, 4, 3, 3, 1],
    [1, 0, 0],
    { R: 115, A: 15 },
    { rule: { kind: 'unnameable' } },
  ),
};

/** In the order of their letters. */
export const ELITES: readonly UnitSheet[] = Object.values(BY_RELIGION);

export const eliteOf = (religion: ReligionId): UnitSheet => BY_RELIGION[religion];

export const religionName = (id: ReligionId): string => RELIGIONS.find((one) => one.id === id)!.name;

/** What the rule of an elite says, in our words. */
export const eliteRuleWords = (rule: EliteRule): string => {
  switch (rule.kind) {
    case 'lendsSave':
      return `Friends within 1" of it that have no save of their own save on ${rule.save}+.`;
    case 'dearerPowers':
      return `An enemy who casts within ${rule.within}" of it pays ${rule.charge} Charge more.`;
    case 'firstHarvest':
      return `The first harvest by a unit of its side in each phase brings ${rule.add} R more.`;
    case 'unnameable':
      return 'No power of either side can be aimed at it, nor at friends within 1" of it.';
  }
};
