/** Files of armies and of units, read and checked by the same rules as in battle (CQ-15, CQ-23, DW-23 to DW-28). */

import { factionName, profileWords } from '@muster/dwethia';
import { type CheckedForce, plainObject, type Reader, reader } from '@muster/kernel';
import { START_POINTS } from '../content/armies.ts';
import { hqOf } from '../content/buildings.ts';
import { religionName } from '../content/religions.ts';
import { scenarioOf } from '../content/scenarios.ts';
import type { UnitSheet } from '../content/types.ts';
import { armyProblems, sheetIn, startPoints, unitProblems } from './army.ts';
import { billOf } from './price.ts';
import { type ArmyFile, readArmy, readUnitSheet } from './reading.ts';
import { costWords, kitWords, markOf } from './words.ts';

const rowOf = (unit: UnitSheet): readonly string[] => [
  markOf(unit),
  unit.name,
  profileWords(unit.stats),
  kitWords(unit),
  costWords(unit.cost),
];

const checkedUnit = (unit: UnitSheet): CheckedForce => {
  const { R, A } = billOf(unit);
  return {
    title: `${unit.name}, ${costWords(unit.cost)}: ${profileWords(unit.stats)}`,
    rows: [
      ...R.map(({ what, points }) => [what, `${points} R`]),
      ...A.map(({ what, points }) => [what, `${points} A`]),
      ['Together', costWords(unit.cost)],
    ],
    problems: unitProblems(unit),
  };
};

/** Units of one's own that do not start stand there too, for a workshop builds them later. */
const rowsOf = ({ units, start }: ArmyFile): readonly (readonly string[])[] => [
  ...start.flatMap((id) => sheetIn(units, id) ?? []).map(rowOf),
  ...units.filter(({ id }) => !start.includes(id)).map((unit) => [...rowOf(unit), 'later']),
];

const checkedArmy = (army: ArmyFile): CheckedForce => {
  const { faction, religion, hq, scenario } = army;
  const points = startPoints(army);
  const left = Math.max(0, START_POINTS - points);
  return {
    title: [
      factionName(faction),
      religionName(religion),
      hqOf(faction, hq).name,
      scenarioOf(scenario).name,
      `a starting force of ${points} points and ${left} R in the bank`,
    ].join(', '),
    rows: rowsOf(army),
    problems: armyProblems(army),
  };
};

/** A whole army, or one unit of one's own. */
export const checkForce: Reader<CheckedForce> = reader(
  { anyOf: [readArmy.schema, readUnitSheet.schema] },
  (x, where) =>
    Object.hasOwn(plainObject(x, where), 'stats')
      ? checkedUnit(readUnitSheet(x, where))
      : checkedArmy(readArmy(x, where)),
);
