/** All the rules of Grid Battles, and the tables behind them. */

import {
  gridBattlesDescriptor,
  RULES,
  type RuleText,
  TERRAIN,
  TERRAINS,
  UNIT_TYPES,
  UNITS,
} from '@muster/grid-battles';
import type { RulesContent } from '../../../pages/rules/content.ts';
import { More } from './More.tsx';
import { DiceTable, TerrainTable, UnitTable } from './Tables.tsx';

export const CONTENT: RulesContent<RuleText> = {
  game: gridBattlesDescriptor,
  rules: RULES,
  tables: [
    {
      id: 'units',
      name: 'Units',
      entries: UNIT_TYPES.map((id) => ({ id, name: UNITS[id].name })),
      Table: ({ ids, words }) => <UnitTable types={UNIT_TYPES.filter((id) => ids.includes(id))} words={words} />,
    },
    {
      id: 'ground',
      name: 'Ground',
      entries: TERRAINS.map((id) => ({ id, name: TERRAIN[id].name })),
      Table: ({ ids, words }) => <TerrainTable terrains={TERRAINS.filter((id) => ids.includes(id))} words={words} />,
    },
    { id: 'dice', name: 'Dice', entries: [], Table: () => <DiceTable /> },
  ],
  numbering: 'The rules are numbered GB-01 to GB-82, rulings R-01 to R-48, and free battles FB-01 to FB-06.',
  suggestions: '“shield”, “retreat”, “GB-34”',
  alsoSearched: (rule) => [rule.example?.words, rule.option?.switch].join(' '),
  More,
};
