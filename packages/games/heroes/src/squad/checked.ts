/** Files of forces, of unit sheets and of squads, read and checked by the same rules as in battle (DW-23 to DW-28, HR-17). */

import { factionName, profileWords } from '@muster/dwethia';
import { type CheckedForce, plainObject, type Reader, reader } from '@muster/kernel';
import { forcePoints, forceProblems, unitProblems } from '../build/force.ts';
import { type ForceFile, readForce, readSheet } from '../build/reading.ts';
import { billOf, pointsOf } from '../build/sheet.ts';
import { gearWords, markOf } from '../build/words.ts';
import type { UnitSheet } from '../content/sheet.ts';
import { readSquad } from './reading.ts';
import { type Fitness, fieldedSheet, membersOf, type Squad } from './squad.ts';

const rowOf = (unit: UnitSheet): readonly string[] => [
  markOf(unit),
  unit.name,
  profileWords(unit.stats),
  gearWords(unit),
  `${pointsOf(unit)} points`,
];

const checkedUnit = (unit: UnitSheet): CheckedForce => ({
  title: `${unit.name}, ${pointsOf(unit)} points: ${profileWords(unit.stats)}`,
  rows: [...billOf(unit).map(({ what, points }) => [what, `${points}`]), ['Together', `${pointsOf(unit)}`]],
  problems: unitProblems(unit),
});

const checkedForce = ({ points, faction, units }: ForceFile): CheckedForce => ({
  title: `${factionName(faction)}, ${forcePoints(units)} of ${points} points`,
  rows: units.map(rowOf),
  problems: forceProblems({ faction, units }, points, { printed: false }),
});

const STANDINGS: { readonly [S in Fitness]: string } = {
  ready: 'ready',
  resting: 'misses the next battle',
  dead: 'dead',
  dismissed: 'dismissed',
};

/** Who reads it has checked it already. */
const checkedSquad = (squad: Squad): CheckedForce => ({
  title: `${squad.name}, ${factionName(squad.faction)}, ${squad.battles.length} battles`,
  rows: membersOf(squad).map((member) => [...rowOf(fieldedSheet(member)), STANDINGS[member.standing]]),
  problems: [],
});

/** A whole force, one Custom Unit Sheet, or a squad. */
export const checkForce: Reader<CheckedForce> = reader(
  { anyOf: [readForce.schema, readSheet.schema, readSquad.schema] },
  (x, where) => {
    const given = plainObject(x, where);
    if (Object.hasOwn(given, 'stats')) return checkedUnit(readSheet(x, where));
    return Object.hasOwn(given, 'format') ? checkedSquad(readSquad(x, where)) : checkedForce(readForce(x, where));
  },
);
