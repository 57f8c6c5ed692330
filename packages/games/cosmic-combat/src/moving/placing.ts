/** A ship comes to another place, and what that counts for. */

import type { Length, Point } from '@muster/geometry';
import { copyShip, copyTurn, withShip } from '../state/battle.ts';
import type { Battle, CosmicEvent, CosmicTable, Place, Ship } from '../state/types.ts';

type Moved = Extract<CosmicEvent, { readonly type: 'moved' }>;

/** What a step of movement changes. */
export interface Shift {
  readonly to: Place;
  readonly why: Moved['why'];
  readonly rule: string;
  /** 0 for what does not count. */
  readonly cost: Length;
  readonly ends: readonly Point[];
  /** A Move token is used up by it. */
  readonly isMove: boolean;
  readonly isTurn: boolean;
}

/** A step that costs nothing and no token: drift and set-back. */
export const forcedStep = (to: Place, why: 'drift' | 'setBack', rule: string): Shift => ({
  to,
  why,
  rule,
  cost: 0,
  ends: [],
  isMove: false,
  isTurn: false,
});

export const stepped = (b: Battle, s: Ship, step: Shift, table: CosmicTable): Battle => {
  const { to, why, cost, ends, rule } = step;
  const token = step.isMove ? 'move' : null;
  table.tell?.({ type: 'moved', ship: s.id, why, from: s.place!, to, ends, cost, token, rule });
  const copy = copyShip(s);
  copy.place = to;
  const turn = copyTurn(s.turn);
  turn.moved += cost;
  if (step.isMove) turn.moves++;
  if (step.isTurn) turn.turned = true;
  copy.turn = turn;
  return withShip(b, copy);
};
