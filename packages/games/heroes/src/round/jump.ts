/** Landing after a jump: the deeper, the riskier. */

import { type RollFrame, successesOf } from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { modelOf, popped, pushed, rolling } from '../state/battle.ts';
import type { Battle, HeroesProcedure, JumpFrame } from '../state/types.ts';
import { woundsOn } from '../wounds/wounds.ts';

const FALL = { kind: 'fall', by: null, blackSun: false, grenade: false } as const;

/** A D6 of the drop − 1 or less is a wound, without a save. */
export const jumpProcedure: HeroesProcedure<JumpFrame> = byItself((b, f) => {
  const { id, seat } = modelOf(b, f.model);
  return rolling(b, 'jump', 'X-116', [{ purse: id, seat, count: 1, needs: f.drop }]);
});

/** The die lies. Nobody shoots back from a fall. */
export const jumpLanded = (b: Battle, f: JumpFrame, roll: RollFrame): Battle => {
  const now = popped(b);
  if (successesOf(roll) > 0) return now;
  const m = modelOf(b, f.model);
  return pushed(pushed(now, { type: 'aftermath', answered: [m.id] }), woundsOn(b, m, 1, FALL));
};
