/** A declared walk is walked; with `stickyMelee`, those whom it leaves strike first. */

import { successesAmong } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import { modelOf, purseOf, pushed, replaced, seatFor, sideOf, topOf } from '../state/battle.ts';
import type { ActivationFrame, Battle, ConquestTable, Model, ModelId } from '../state/types.ts';
import { enemiesAt, engageDistance } from '../table/standing.ts';
import { aggressionOf } from '../table/values.ts';
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

const strike = (b: Battle, f: ActivationFrame, foe: Model, table: ConquestTable): Battle => {
  const dice = aggressionOf(b, foe);
  if (dice === 0) return b;
  table.tell?.({ type: 'struckLeaving', model: f.unit, by: foe.id, dice, rule: 'X-39' });
  const faces = table.roll(dice, seatFor(b, foe), 'leaving');
  const wounds = successesAmong(faces, LEAVING_NEEDS);
  const purse = purseOf(sideOf(b, foe));
  table.tell?.({
    type: 'rolled',
    what: 'leaving',
    purse,
    faces,
    needs: LEAVING_NEEDS,
    successes: wounds,
    rule: 'X-39',
  });
  if (wounds === 0) return b;
  return pushed(b, woundsOn(f.unit, wounds, { kind: 'leaving', by: foe.id, quick: false }));
};

/** One after the other; who survives them walks. */
export const leave = (b: Battle, f: ActivationFrame, table: ConquestTable): Battle => {
  const { path, by } = f.leaving!;
  const [next, ...rest] = by;
  if (next !== undefined) return strike(replaced(b, leavingBy(f, path, rest)), f, modelOf(b, next), table);
  const now = replaced(b, { type: 'activation', unit: f.unit, surge: f.surge, leaving: null });
  return applyWalk(now, f.unit, path, table);
};
