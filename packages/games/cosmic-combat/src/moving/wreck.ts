/** A drift into solid terrain: the opponent rolls for the piece, which is never hurt. */

import { captainOf, otherSide, purseOf, type RollFrame, successesOf } from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { statOf } from '../ground/values.ts';
import { isRammed, isRolled, ramNeeds } from '../ships/ram.ts';
import { diceOf, popped, pushed, replaced, shipOf, sideOf } from '../state/battle.ts';
import type { Battle, CosmicProcedure, CosmicTable, WreckFrame } from '../state/types.ts';
import { removeDead } from '../wounds/removal.ts';
import { woundsOn } from '../wounds/wounds.ts';

const struck = (b: Battle, f: WreckFrame, isHit: boolean): Battle => {
  const now = replaced(b, { type: 'wreck', ship: f.ship, strength: f.strength, step: 'after' });
  return isHit ? pushed(now, woundsOn(f.ship, 1, { kind: 'wreck', by: null })) : now;
};

const roll = (b: Battle, f: WreckFrame, table: CosmicTable): Battle => {
  const ship = shipOf(b, f.ship);
  const face = ramNeeds(f.strength, statOf(b, ship, 'integrity'));
  if (!isRolled(face)) {
    table.tell?.({ type: 'certain', ship: f.ship, wounds: face <= 1 ? 1 : 0, rule: 'X-257' });
    return struck(b, f, isRammed(face, null));
  }
  const side = otherSide(sideOf(b, ship)!);
  return pushed(
    b,
    diceOf('wreck', 'X-218', [{ purse: purseOf(side), seat: captainOf(b, side), count: 1, needs: face }]),
  );
};

export const wreckLanded = (b: Battle, f: WreckFrame, frame: RollFrame): Battle => struck(b, f, successesOf(frame) > 0);

export const wreckProcedure: CosmicProcedure<WreckFrame> = byItself((b, f, table) =>
  f.step === 'roll' ? roll(b, f, table) : removeDead(popped(b), table),
);
