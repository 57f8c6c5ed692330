/** What lies about a ship that is to move: other bases with their zones, solid terrain, the edge. */

import { EPSILON, hulls, inch, type Length } from '@muster/geometry';
import { type Field, fieldOf, type Kit, kitOf } from '../ground/field.ts';
import { hullOf } from '../ground/standing.ts';
import { areFriends, isOnBoard } from '../state/battle.ts';
import type { Battle, Place, Ship, ShipId } from '../state/types.ts';

export interface Around {
  readonly b: Battle;
  readonly ship: Ship;
  readonly kit: Kit;
  readonly field: Field;
  readonly base: hulls.Hull;
  /** All others on the board, and their bases in the same order. */
  readonly others: readonly Ship[];
  readonly bases: readonly hulls.Hull[];
}

export const aroundOf = (b: Battle, ship: Ship): Around => {
  const others: Ship[] = [];
  const bases: hulls.Hull[] = [];
  for (let i = 0; i < b.ships.length; i++) {
    const other = b.ships[i]!;
    if (other.id === ship.id || !isOnBoard(other)) continue;
    others.push(other);
    bases.push(hullOf(b, other));
  }
  return { b, ship, kit: kitOf(b, ship), field: fieldOf(b.config), base: hullOf(b, ship), others, bases };
};

export const moveOf = ({ kit }: Pick<Around, 'kit'>): Length => inch(kit.stats.move);

/** whether voluntary moves keep out of this one's zone. */
export const isClosed = ({ b, ship }: Around, other: Ship): boolean =>
  b.config.rulings.friendlyZone === 'forced' || !areFriends(b, ship, other);

/** what a voluntary move stops at: zones, but of its ram only the base, and solid terrain. Ships come first, as in `others`. */
export const closedTo = (a: Around, ram: ShipId | null): readonly hulls.Obstacle[] => {
  const found: hulls.Obstacle[] = [];
  for (let i = 0; i < a.others.length; i++) {
    const other = a.others[i]!;
    found.push({ body: a.bases[i]!, clearance: other.id !== ram && isClosed(a, other) ? hulls.ZONE : 0 });
  }
  return withSolid(a, found);
};

/** what is only stopped at on contact. */
export const contacts = (a: Around): readonly hulls.Obstacle[] => {
  const found: hulls.Obstacle[] = [];
  for (let i = 0; i < a.bases.length; i++) found.push({ body: a.bases[i]!, clearance: 0 });
  return withSolid(a, found);
};

const withSolid = ({ field }: Around, found: hulls.Obstacle[]): readonly hulls.Obstacle[] => {
  for (let i = 0; i < field.solid.length; i++) found.push({ body: field.solid[i]!.body, clearance: 0 });
  return found;
};

/** Where a base may stand: zones of those that are closed, and of the rest only the base itself. */
export interface Room {
  readonly surroundings: hulls.Surroundings;
  /** Whose base an index of the surroundings' bases is. */
  readonly closed: readonly Ship[];
  /** Whose base an index of the surroundings' solid is; terrain comes after. */
  readonly open: readonly Ship[];
}

export const roomOf = (a: Around, ram: ShipId | null = null): Room => {
  const closed: Ship[] = [];
  const open: Ship[] = [];
  const bases: hulls.Hull[] = [];
  const solid: hulls.Body[] = [];
  for (let i = 0; i < a.others.length; i++) {
    const other = a.others[i]!;
    const isOpen = other.id === ram || !isClosed(a, other);
    (isOpen ? open : closed).push(other);
    (isOpen ? solid : bases).push(a.bases[i]!);
  }
  for (let i = 0; i < a.field.solid.length; i++) solid.push(a.field.solid[i]!.body);
  return { surroundings: { board: a.field.board, bases, solid }, closed, open };
};

/** Why a base may not stand somewhere, as a move tells it. */
export const standFault = (
  room: Room,
  refusal: hulls.StandRefusal,
): { readonly why: 'zone' | 'base' | 'solid' | 'edge'; readonly by: ShipId | null } => {
  switch (refusal.code) {
    case 'offBoard':
      return { why: 'edge', by: null };
    case 'onBase':
      return { why: 'base', by: room.closed[refusal.base]!.id };
    case 'inZone':
      return { why: 'zone', by: room.closed[refusal.base]!.id };
    case 'onSolid': {
      const ship = room.open[refusal.solid];
      return ship === undefined ? { why: 'solid', by: null } : { why: 'base', by: ship.id };
    }
  }
};

/** The radius of a circle that a base never leaves, however it is turned. */
export const outerRadius = ({ isRound, length, width }: Kit): Length =>
  isRound ? length / 2 : Math.ceil(Math.sqrt(length * length + width * width) / 2) + EPSILON;

/** The place a whole distance away in a direction, the facing kept. */
export const ahead = (from: Place, direction: hulls.Facing, distance: Length): Place => {
  const to = hulls.placeAt(from, direction, distance);
  return { x: to.x, y: to.y, facing: from.facing };
};
