/** Tokens and arrows in the hand, laid down in secret: one by one, or as the computer would. Pure. */

import {
  arrowsDue,
  type Battle,
  type CosmicCommand,
  type HullSide,
  type OrderCommand,
  type ShieldCommand,
  type ShipId,
  shipOf,
  type Token,
  tokensDue,
} from '@muster/cosmic-combat';
import { hulls, type Point } from '@muster/geometry';
import type { PartProps } from '../../../../contract/tabletop.ts';
import type { CosmicTable, Held, HeldOf } from './types.ts';

/** One more; when all are there, it begins anew. */
const withOne = <X>(all: readonly X[], due: number, one: X): readonly X[] =>
  all.length >= due ? [one] : [...all, one];

export const withToken = (b: Battle, held: HeldOf<'order'>, token: Token): HeldOf<'order'> => ({
  ...held,
  tokens: withOne(held.tokens, tokensDue(shipOf(b, held.ship)), token),
});

export const withArrow = (b: Battle, held: HeldOf<'shield'>, side: HullSide): HeldOf<'shield'> => ({
  ...held,
  arrows: withOne(held.arrows, arrowsDue(b, shipOf(b, held.ship)), side),
});

/** What is in the hand as a command; undefined while some of it is missing. */
export const laidDown = (b: Battle, held: Held): OrderCommand | ShieldCommand | undefined => {
  if (held.kind === 'order' && held.tokens.length >= tokensDue(shipOf(b, held.ship)))
    return { type: 'order', ship: held.ship, tokens: held.tokens };
  if (held.kind === 'shield' && held.arrows.length >= arrowsDue(b, shipOf(b, held.ship)))
    return { type: 'shield', ship: held.ship, arrows: held.arrows };
  return undefined;
};

/** On which side of a ship a place lies. */
export const sideTowards = (b: Battle, id: ShipId, at: Point): HullSide => {
  const place = shipOf(b, id).place!;
  const bearing = hulls.bearing(place, at) ?? place.facing;
  return hulls.HULL_SIDES[Math.round(hulls.facingOf(bearing - place.facing) / 900) % 4]!;
};

// --- What the computer is asked about the ship in hand ---

/** The battle as if it came first and had nothing yet, so that the computer answers about this ship; undefined without one. */
export const askedAbout = (b: Battle, held: Held): Battle | undefined => {
  if (held.kind !== 'deploy' && held.kind !== 'order' && held.kind !== 'shield') return undefined;
  const s = shipOf(b, held.ship);
  const bare = held.kind === 'deploy' ? s : { ...s, [held.kind === 'order' ? 'tokens' : 'arrows']: [] };
  return { ...b, ships: [bare, ...b.ships.filter(({ id }) => id !== s.id)] };
};

/** Its answer in the hand, to be confirmed; undefined where it answers something else. */
export const suggested = (held: Held, c: CosmicCommand): Held | undefined => {
  if (held.kind === 'deploy' && c.type === 'deploy') {
    const { x, y, facing } = c.place;
    return { kind: 'deploy', ship: c.ship, at: { x, y }, facing };
  }
  if (held.kind === 'order' && c.type === 'order') return { ...held, tokens: c.tokens };
  if (held.kind === 'shield' && c.type === 'shield') return { ...held, arrows: c.arrows };
  return undefined;
};

/** By a button: into the hand, and as soon as nothing is missing it is played. */
export const lay = (b: Battle, held: Held, { hold, play }: Pick<PartProps<CosmicTable>, 'hold' | 'play'>): void => {
  const command = laidDown(b, held);
  hold(held);
  if (command !== undefined) play([command]);
};
