/** A declared walk is walked; with `stickyMelee`, those whom it leaves strike first. */

import { type RollFrame, successesOf } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import { enemiesAt, engageDistance } from '../ground/standing.ts';
import { aggressionOf } from '../ground/values.ts';
import { modelOf, pushed, replaced, topOf } from '../state/battle.ts';
import { diceOf } from '../state/dice.ts';
import type { ActivationFrame, Battle, ConquestTable, Model, ModelId } from '../state/types.ts';
import { woundsOn } from '../wounds/wounds.ts';
import { applyWalk } from './walk.ts';

/** X-39 with `stickyMelee`: foes it is in contact with now, and no more at the stop. */
export const leftBehind = (b: Battle, unit: Model, ends: readonly Point[]): readonly Model[] => {
  if (!b.config.rulings.stickyMelee) return [];
  const distance = engageDistance(b);
  const still = enemiesAt(b, unit, ends[ends.length - 1]!, distance);
  return enemiesAt(b, unit, unit.at, distance).filter((foe) => !still.includes(foe));
};

const leavingBy = (f: ActivationFrame, path: readonly Point[], by: readonly ModelId[]): ActivationFrame => ({
  type: 'activation',
  unit: f.unit,
  surge: f.surge,
  leaving: { path, by },
});

/** The walk of the active unit, on top of the stack: whom it leaves strikes first. */
export const walkOn = (b: Battle, path: readonly Point[], table: ConquestTable): Battle => {
  const f = topOf(b) as ActivationFrame;
  const by = leftBehind(b, modelOf(b, f.unit), path);
  if (by.length === 0) return applyWalk(b, f.unit, path, table);
  return replaced(
    b,
    leavingBy(
      f,
      path,
      by.map((foe) => foe.id),
    ),
  );
};

/** each 6 wounds. */
const LEAVING_NEEDS = 6;

/** So many wounds by the first of them; the others are still to strike. */
const struck = (b: Battle, f: ActivationFrame, wounds: number): Battle => {
  const { path, by } = f.leaving!;
  const [foe, ...rest] = by;
  const now = replaced(b, leavingBy(f, path, rest));
  return wounds === 0 ? now : pushed(now, woundsOn(f.unit, wounds, { kind: 'leaving', by: foe!, quick: false }));
};

/** The next of them strikes. */
const strike = (b: Battle, f: ActivationFrame, foe: Model, table: ConquestTable): Battle => {
  const dice = aggressionOf(b, foe);
  if (dice === 0) return struck(b, f, 0);
  table.tell?.({ type: 'struckLeaving', model: f.unit, by: foe.id, dice, rule: 'X-39' });
  return pushed(b, diceOf(b, foe, 'leaving', 'X-39', dice, LEAVING_NEEDS));
};

export const leavingLanded = (b: Battle, f: ActivationFrame, roll: RollFrame): Battle =>
  struck(b, f, successesOf(roll));

/** One after the other; who survives them walks. */
export const leave = (b: Battle, f: ActivationFrame, table: ConquestTable): Battle => {
  const { path, by } = f.leaving!;
  if (by[0] !== undefined) return strike(b, f, modelOf(b, by[0]), table);
  const now = replaced(b, { type: 'activation', unit: f.unit, surge: f.surge, leaving: null });
  return applyWalk(now, f.unit, path, table);
};
