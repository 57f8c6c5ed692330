/** Ships without Wounds leave the board, and whether that ends the battle (DW-36, X-236, X-254). */

import { judge } from '../round/outcome.ts';
import { copyBattle, copyShip, isOnBoard } from '../state/battle.ts';
import type { Battle, CosmicTable, ShipId } from '../state/types.ts';

const isDead = (s: Battle['ships'][number]): boolean => isOnBoard(s) && s.wounds === 0;

/** All that are dying are destroyed now; `by` is whom it is credited to. */
export const removeDead = (b: Battle, table: CosmicTable, by: ShipId | null = null): Battle => {
  if (!b.ships.some(isDead)) return b;
  const copy = copyBattle(b);
  copy.ships = b.ships.map((s) => {
    if (!isDead(s)) return s;
    table.tell?.({ type: 'destroyed', ship: s.id, by, rule: 'DW-36' });
    const gone = copyShip(s);
    gone.fate = 'destroyed';
    return gone;
  });
  return judge(copy, table);
};

const destroyed = (b: Battle, id: ShipId, table: CosmicTable): Battle => {
  const copy = copyBattle(b);
  copy.ships = b.ships.map((s) => {
    if (s.id !== id) return s;
    const gone = copyShip(s);
    gone.fate = 'destroyed';
    gone.wounds = 0;
    return gone;
  });
  return judge(copy, table);
};

/** a ship without a legal place to deploy. */
export const removeUnplaced = (b: Battle, id: ShipId, table: CosmicTable): Battle => {
  table.tell?.({ type: 'noPlace', ship: id, rule: 'X-252' });
  return destroyed(b, id, table);
};

/** CC-42: over the edge by its own momentum. */
export const lostOverTheEdge = (b: Battle, id: ShipId, table: CosmicTable): Battle => {
  table.tell?.({ type: 'leftTheBoard', ship: id, rule: 'CC-42' });
  return destroyed(b, id, table);
};
