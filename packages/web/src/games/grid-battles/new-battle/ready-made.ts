/** Forces to begin with, for every budget of points (FB-01). */

import { type Budget, type Force, forceCost, refuseForce, type UnitType } from '@muster/grid-battles';

export interface ReadyForce {
  readonly id: string;
  readonly name: string;
  /** What it is good at. */
  readonly words: string;
  readonly force: Force;
}

interface Plan extends Omit<ReadyForce, 'force'> {
  /** Taken in this order, round and round, as long as points and limits allow. */
  readonly order: readonly UnitType[];
}

const PLANS: readonly Plan[] = [
  {
    id: 'line',
    name: 'Line of battle',
    words: 'foot in front, bows behind, a little horse',
    order: ['pikeman', 'swordman', 'archer', 'lightcav', 'axeman', 'crossbow', 'medcav', 'spearman', 'militia'],
  },
  {
    id: 'riders',
    name: 'Riders',
    words: 'fast, and gone before they are hit',
    order: ['lightcav', 'medcav', 'horsearcher', 'knight', 'lightcav', 'horsearcher', 'skirmisher', 'militia'],
  },
  {
    id: 'bowmen',
    name: 'Bows and stakes',
    words: 'shoots from behind pikes',
    order: ['longbow', 'pikeman', 'crossbow', 'halberdier', 'archer', 'pikeman', 'skirmisher', 'militia'],
  },
  {
    id: 'siege',
    name: 'Siege train',
    words: 'engines that strike from afar, and men to guard them',
    order: ['ballista', 'manatarms', 'catapult', 'spearman', 'pikeman', 'swordman', 'archer', 'militia'],
  },
];

const filled = (order: readonly UnitType[], points: Budget): Force => {
  const force: UnitType[] = [];
  for (const type of [...order, ...order, ...order])
    if (forceCost([...force, type]) <= points && refuseForce([...force, type], points) === undefined) force.push(type);
  return force;
};

/** Those that may be fielded for these points. */
export const readyForces = (points: Budget): readonly ReadyForce[] =>
  PLANS.map(({ order, ...plan }) => ({ ...plan, force: filled(order, points) })).filter(
    ({ force }) => refuseForce(force, points) === undefined,
  );
