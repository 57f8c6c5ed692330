/** Who attacks the convoy: the winner of a roll-off says. */

import { captainOf, otherSide } from '@muster/dwethia';
import { FREIGHTERS } from '../content/scenarios.ts';
import { fieldOf } from '../ground/field.ts';
import { copyBattle, FREIGHTER, NO_TURN, popped, replaced, shipId } from '../state/battle.ts';
import type { Battle, CosmicProcedure, RoleFrame, Ship } from '../state/types.ts';
import { rollOff } from './roll-off.ts';

/** The freighters join the fleet of the defender's first seat. */
export const withFreighters = (b: Battle): readonly Ship[] => {
  const seat = captainOf(b, otherSide(b.attacker!));
  const own = b.ships.filter((s) => s.seat === seat).length;
  const { wounds } = fieldOf(b.config).freighter.stats;
  return [
    ...b.ships,
    ...Array.from({ length: FREIGHTERS }, (_, i): Ship => newShip(shipId(seat, own + i + 1), seat, FREIGHTER, wounds)),
  ];
};

export const newShip = (id: string, seat: number | null, unit: number, wounds: number): Ship => ({
  id,
  seat,
  unit,
  place: null,
  wounds,
  fate: 'alive',
  tokens: [],
  arrows: [],
  ion: false,
  spent: [],
  rooted: null,
  turn: NO_TURN,
});

export const roleProcedure: CosmicProcedure<RoleFrame> = {
  advance: (b, f, table) => (f.winner === null ? replaced(b, { type: 'role', winner: rollOff(b, 'role', table) }) : b),
  decisions: (b, f) => [{ seat: captainOf(b, f.winner!), kind: 'role', rule: 'X-259' }],
  refuse: (_b, _f, _seat, c) =>
    c.type === 'role' ? undefined : { code: 'otherDecision', rule: 'X-259', asked: 'role' },
  apply: (b, f, _, c, table) => {
    if (c.type !== 'role') return b;
    const side = f.winner!;
    table.tell?.({ type: 'roleChosen', side, role: c.role, rule: 'X-259' });
    const copy = copyBattle(popped(b));
    copy.attacker = c.role === 'attack' ? side : otherSide(side);
    copy.ships = withFreighters(copy);
    return copy;
  },
  candidates: () => [
    { type: 'role', role: 'attack' },
    { type: 'role', role: 'defend' },
  ],
};
