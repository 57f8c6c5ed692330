/** One ship uses its tokens, in the order its owner wants, then drifts if nothing keeps it. */

import type { Seat } from '@muster/kernel';
import { isOnBoard, popped, replaced, seatFor, shipOf, withTurn } from '../state/battle.ts';
import type {
  ActivationFrame,
  Battle,
  CosmicCommand,
  CosmicProcedure,
  CosmicRefusal,
  CosmicTable,
  Ship,
  ShipId,
  Token,
} from '../state/types.ts';
import { type Around, aroundOf } from './around.ts';
import { applyBoard, boardable, refuseBoard } from './board.ts';
import { movesOf } from './candidates.ts';
import { DRIFT, driftOn } from './drift.ts';
import { applyEscape, refuseEscape } from './escape.ts';
import { applyFly, refuseFly } from './fly.ts';
import { applyBack, applyStraight, refuseBack, refuseStraight } from './straight.ts';
import { boardsLeft, isDrifting, moveFault, movesLeft } from './tokens.ts';
import { applyTurn, refuseTurn } from './turn.ts';

export const activationOf = (ship: ShipId, step: ActivationFrame['step']): ActivationFrame => ({
  type: 'activation',
  ship,
  step,
});

/** Whether it has a token that can still do something. A Boarding token without anybody in reach is lost. */
export const canAct = (b: Battle, s: Ship): boolean => {
  if (!isOnBoard(s) || s.turn.activated || s.seat === null || b.conceded.includes(s.seat)) return false;
  if (moveFault(b, s) === null) return true;
  return boardsLeft(s) > 0 && boardable(aroundOf(b, s)).length > 0;
};

export const refuseMove = (a: Around, c: CosmicCommand): CosmicRefusal | undefined => {
  switch (c.type) {
    case 'straight':
      return refuseStraight(a, c);
    case 'turn':
      return refuseTurn(a, c);
    case 'back':
      return refuseBack(a, c);
    case 'fly':
      return refuseFly(a, c);
    case 'board':
      return refuseBoard(a, c);
    case 'escape':
      return refuseEscape(a);
    case 'pass':
      return undefined;
    default:
      return { code: 'otherDecision', rule: 'X-210', asked: 'move' };
  }
};

export const applyMove = (a: Around, c: CosmicCommand, table: CosmicTable): Battle => {
  switch (c.type) {
    case 'straight':
      return applyStraight(a, c, table);
    case 'turn':
      return applyTurn(a, c, table);
    case 'back':
      return applyBack(a, c, table);
    case 'fly':
      return applyFly(a, c, table);
    case 'board':
      return applyBoard(a, c, table);
    case 'escape':
      return applyEscape(a, table);
    default:
      return replaced(a.b, activationOf(a.ship.id, 'drift'));
  }
};

/** Its moves are over: what it has not used is lost. */
const ended = (b: Battle, s: Ship, table: CosmicTable): Battle => {
  tellLost(s, 'move', movesLeft(s), table);
  tellLost(s, 'board', boardsLeft(s), table);
  return withTurn(popped(b), s.id, (turn) => {
    turn.activated = true;
  });
};

const tellLost = (s: Ship, token: Token, count: number, table: CosmicTable): void => {
  for (let i = 0; i < count; i++) table.tell?.({ type: 'tokenLost', ship: s.id, token, rule: 'X-220' });
};

const seatOf = (b: Battle, f: ActivationFrame): Seat => seatFor(b, shipOf(b, f.ship));

export const activationProcedure: CosmicProcedure<ActivationFrame> = {
  advance: (b, f, table) => {
    const s = shipOf(b, f.ship);
    if (!isOnBoard(s)) return popped(b);
    if (f.step === 'act') return canAct(b, s) ? b : replaced(b, activationOf(s.id, 'drift'));
    if (f.step === 'end') return ended(b, s, table);
    const now = replaced(b, activationOf(s.id, 'end'));
    return isDrifting(b, s) ? driftOn(now, s, s.place!, DRIFT, table) : now;
  },
  decisions: (b, f) => [{ seat: seatOf(b, f), kind: 'move', rule: 'X-210', ship: f.ship }],
  refuse: (b, f, _, c) => refuseMove(aroundOf(b, shipOf(b, f.ship)), c),
  apply: (b, f, _, c, table) => applyMove(aroundOf(b, shipOf(b, f.ship)), c, table),
  candidates: (b, f) => movesOf(aroundOf(b, shipOf(b, f.ship))),
};
