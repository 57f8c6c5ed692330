/** Free battles in which each player brings a force (FB-01 to FB-05). */

import { fields, gatheringOf, list, oneOf, optional } from '@muster/kernel';
import { UNIT_TYPES, type UnitType } from '../content/units.ts';
import type { GridBattlesTypes } from '../game.ts';
import { fieldOf } from '../state/field.ts';
import { BUDGETS, type Budget, DEFAULT_BUDGET, haveRoom, makeFreeBattle, refuseForce, zoneOf } from './free-battle.ts';

/** A force as a file has it. */
export interface ForceFile {
  /** The budget it was made for. */
  readonly points: Budget;
  readonly units: readonly UnitType[];
}

export const readForce = fields<ForceFile>({
  points: optional(oneOf(BUDGETS), DEFAULT_BUDGET),
  units: list(oneOf(UNIT_TYPES), 60),
});

const budgetOf = (points: number | null): Budget | undefined => BUDGETS.find((budget) => budget === points);

export const gathering = gatheringOf<GridBattlesTypes, ForceFile>({
  name: 'force',
  read: readForce,
  isSealed: () => true, // FB-01: nobody chooses by what the other has chosen
  brings: (config) => {
    const isFree = fieldOf(config).scenario.points !== null;
    return [isFree, isFree];
  },
  refuse: (config, seat, { units }) => {
    const { points, map } = fieldOf(config).scenario;
    const wrong = refuseForce(units, points ?? 0);
    if (wrong !== undefined) return `A force ${wrong}.`;
    return haveRoom(units, zoneOf(map, seat))
      ? undefined
      : 'These units do not fit into the two rows of their side on this map (FB-04).';
  },
  gathered: (config, forces) => {
    const { scenario } = fieldOf(config);
    const [a, b] = scenario.sides.map(({ units }, seat) => forces[seat]?.units ?? units.map(({ type }) => type));
    const { sides } = makeFreeBattle(budgetOf(scenario.points) ?? DEFAULT_BUDGET, scenario.map, [a!, b!]);
    return { ...config, scenario: { ...scenario, sides } };
  },
});
