/** Wounds on one ship: its save, what it ignores, what it suffers (DW-62, DW-64, X-227, X-236, X-243, X-256). */

import { purseOf, type RollFrame, successesOf } from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { copyShip, diceOf, popped, pushed, replaced, shipOf, sideOf, withShip } from '../state/battle.ts';
import type { Battle, CosmicProcedure, CosmicTable, How, ShipId, WoundsFrame } from '../state/types.ts';
import { kitOf } from '../table/field.ts';
import { diceSeat } from './dice-seat.ts';

/** Wounds that a ship is about to suffer. Only shots are saved from. */
export const woundsOn = (
  ship: ShipId,
  wounds: number,
  how: How,
  save: number | null = null,
  ion = false,
): WoundsFrame => ({
  type: 'wounds',
  ship,
  wounds,
  how,
  save,
  ion,
  step: 'save',
});

const withStep = (f: WoundsFrame, step: WoundsFrame['step'], wounds: number): WoundsFrame => ({
  type: 'wounds',
  ship: f.ship,
  wounds,
  how: f.how,
  save: f.save,
  ion: f.ion,
  step,
});

const rollFor = (b: Battle, f: WoundsFrame, what: 'save' | 'ignore', dice: number, needs: number): Battle => {
  const ship = shipOf(b, f.ship);
  const rule = what === 'save' ? 'DW-62' : 'DW-64';
  const side = sideOf(b, ship);
  return pushed(
    b,
    diceOf(what, rule, [
      { purse: side === null ? '' : purseOf(side), seat: diceSeat(b, ship, f.how.by), count: dice, needs },
    ]),
  );
};

const suffer = (b: Battle, f: WoundsFrame, table: CosmicTable): Battle => {
  const s = shipOf(b, f.ship);
  const copy = copyShip(s);
  if (f.ion) {
    table.tell?.({ type: 'ionHit', ship: s.id, rule: 'X-256' });
    copy.ion = true;
    return withShip(b, copy);
  }
  const lost = Math.min(f.wounds, s.wounds);
  copy.wounds = s.wounds - lost;
  table.tell?.({ type: 'wounded', ship: s.id, wounds: lost, left: copy.wounds, rule: 'DW-65' });
  if (copy.wounds === 0) table.tell?.({ type: 'dying', ship: s.id, rule: 'X-236' });
  return withShip(b, copy);
};

export const woundsProcedure: CosmicProcedure<WoundsFrame> = byItself((b, f, table) => {
  const s = shipOf(b, f.ship);
  if (s.wounds === 0 || f.wounds === 0) return popped(b); // surplus is lost
  if (f.step === 'save')
    return f.save === null ? replaced(b, withStep(f, 'ignore', f.wounds)) : rollFor(b, f, 'save', 1, f.save);
  const { ignores } = kitOf(b, s);
  if (f.step === 'ignore' && ignores !== null && !f.ion) return rollFor(b, f, 'ignore', f.wounds, ignores);
  return suffer(popped(b), f, table);
});

/** The dice of saves and ignored wounds have come to rest. */
export const woundsLanded = (b: Battle, f: WoundsFrame, roll: RollFrame): Battle => {
  const stopped = successesOf(roll);
  if (f.step === 'save') return replaced(b, withStep(f, 'ignore', stopped > 0 ? 0 : f.wounds)); // all of them
  return replaced(b, withStep(f, 'suffer', f.wounds - stopped));
};
