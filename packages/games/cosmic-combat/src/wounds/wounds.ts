/** Wounds on one ship: its save, what it ignores, what it suffers (DW-62, DW-64, X-227, X-236, X-243, X-256). */

import { purseOf, wounding } from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { copyShip, diceOf, onTop, popped, pushed, shipOf, sideOf, withShip } from '../state/battle.ts';
import type { Battle, CosmicProcedure, CosmicTable, ShipId, WoundCause, WoundsFrame } from '../state/types.ts';
import { diceSeat } from './dice-seat.ts';

/** Wounds that a ship is about to suffer. Only shots are saved from. */
export const woundsOn = (
  ship: ShipId,
  wounds: number,
  how: WoundCause,
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

const WOUNDING = wounding<Battle, WoundsFrame>({
  isPast: (b, f) => f.wounds === 0 || shipOf(b, f.ship).wounds === 0,
  save: (_, f) => f.save,
  savesAll: true,
  ignore: (b, f) => (f.ion ? null : kitOf(b, shipOf(b, f.ship)).ignores),
  rolled: (b, f, what, rule, count, needs) => {
    const ship = shipOf(b, f.ship);
    const side = sideOf(b, ship);
    const purse = side === null ? '' : purseOf(side);
    return pushed(b, diceOf(what, rule, [{ purse, seat: diceSeat(b, ship, f.how.by), count, needs }]));
  },
  withStep,
  after: 'suffer',
  rest: (b, f, table) => suffer(popped(b), f, table),
  onTop,
});

export const woundsProcedure: CosmicProcedure<WoundsFrame> = byItself(WOUNDING.advance);
export const woundsLanded = WOUNDING.landed;
