/** What is planned for ships before their owner says otherwise: a place in the line, the orders of the last round, shields to the threat. Pure. */

import {
  type Battle,
  type CosmicDecision,
  deployFault,
  facedThreats,
  fieldOf,
  isLocked,
  kitOf,
  type OrderCommand,
  type ShieldCommand,
  type Ship,
  type ShipId,
  shipOf,
  shipsOf,
  sideOf,
  sideOfSeat,
  type Token,
  tokensDue,
  usefulOrders,
  zoneOf,
} from '@muster/cosmic-combat';
import { inch, type Length, type Point } from '@muster/geometry';
import { driftOf } from '../courses.ts';
import { inSight } from '../sights.ts';
import { withoutArrows, withoutOrders } from './able.ts';
import { ordersBefore } from './memory.ts';

// --- Deployment ---

/** The own direction of a side: away from its edge. */
export const aheadOf = (b: Battle, seat: number): number => (b.edges[sideOfSeat(b, seat)] === 'south' ? 900 : 2700);

/** How far into its zone a line is drawn up: near enough to shoot soon, with room behind. */
const DEPTH = 0.6;
const STEP: Length = inch(0.5);

/** Abreast, in order of number, each in the middle of its share of the edge. */
const wishedPlace = (b: Battle, s: Ship): Point => {
  const side = sideOf(b, s)!;
  const fleet = shipsOf(b, side);
  const [from, to] = zoneOf(b, side);
  const depth = Math.round((to - from) * DEPTH);
  const share = fieldOf(b.config).board.width / fleet.length;
  return {
    x: Math.round(share * (fleet.findIndex(({ id }) => id === s.id) + 0.5)),
    y: b.edges[side] === 'south' ? from + depth : to - depth,
  };
};

/** The free place that is nearest to where it would stand in the line; null where there is none. */
export const lineUp = (b: Battle, id: ShipId): Point | null => {
  const s = shipOf(b, id);
  const wish = wishedPlace(b, s);
  const facing = aheadOf(b, s.seat!);
  const isFree = (p: Point): boolean => deployFault(b, s, { ...p, facing }) === undefined;
  if (isFree(wish)) return wish;
  const { board } = fieldOf(b.config);
  const [from, to] = zoneOf(b, sideOf(b, s)!);
  let best: { readonly at: Point; readonly far: number } | undefined;
  for (let y = from + STEP; y < to; y += STEP)
    for (let x = STEP; x < board.width; x += STEP) {
      const far = Math.hypot(x - wish.x, y - wish.y);
      if ((best === undefined || far < best.far) && isFree({ x, y })) best = { at: { x, y }, far };
    }
  return best?.at ?? null;
};

// --- Orders ---

const isSame = (a: readonly Token[], c: readonly Token[]): boolean => [...a].sort().join() === [...c].sort().join();

/** Whether all its weapons are silent once it has moved. */
const standsToFire = (b: Battle, s: Ship): boolean => {
  const { guns } = kitOf(b, s);
  return guns.length > 0 && guns.every(({ weapon }) => weapon.penalty === 'full');
};

/** What a captain would mostly order, the first that can be of use. */
const usualWishes = (b: Battle, s: Ship): readonly (readonly Token[])[] => {
  if (isLocked(b, s)) return [['shield', 'shield'], ['shield', 'fire'], ['fire', 'fire'], ['shield'], ['fire']];
  if (standsToFire(b, s) && inSight(b, s.id).length > 0) return [['fire', 'fire'], ['fire']];
  return [['move', 'fire'], ['shield', 'fire'], ['fire', 'fire'], ['move', 'move'], ['fire'], ['move']];
};

/** As in the last round where that is of use still and does not carry it into harm; otherwise as is usual. */
const usualOrders = (b: Battle, id: ShipId): readonly Token[] => {
  const s = shipOf(b, id);
  const useful = usefulOrders(b, s);
  const before = ordersBefore(b, id);
  const wishes = [...(before === undefined || isLocked(b, s) ? [] : [before]), ...usualWishes(b, s)];
  const fits = (wish: readonly Token[]): boolean => useful.some((one) => isSame(one, wish));
  const isSafe = (wish: readonly Token[]): boolean => driftOf(b, id, wish)?.isHarm !== true;
  return wishes.find((wish) => fits(wish) && isSafe(wish)) ?? useful.find(isSafe) ?? useful[0]!;
};

/** Of every ship of this seat that has none yet. */
export const ordersPlanned = (b: Battle, seat: number): readonly OrderCommand[] =>
  withoutOrders(b, seat).map((ship) => ({ type: 'order', ship, tokens: usualOrders(b, ship) }));

/** What a ship has, or would get by the plan. */
export const tokensFor = (b: Battle, id: ShipId): readonly Token[] => {
  const s = shipOf(b, id);
  const tokens = s.tokens ?? [];
  return tokens.length >= tokensDue(s) ? tokens : usualOrders(b, id);
};

// --- Shields ---

/** Towards the greatest threat, of every ship of this seat that has not turned its shields. */
export const shieldsPlanned = (b: Battle, seat: number): readonly ShieldCommand[] =>
  withoutArrows(b, seat).map((ship) => ({ type: 'shield', ship, arrows: facedThreats(b, shipOf(b, ship)) }));

// --- As it is shown ---

/** The ships with what is planned for them, and for whom that is. */
export const withPlans = (
  b: Battle,
  d: CosmicDecision | undefined,
): { readonly b: Battle; readonly planned: readonly ShipId[] } => {
  const orders = d?.kind === 'orders' ? ordersPlanned(b, d.seat) : [];
  const shields = d?.kind === 'shields' ? shieldsPlanned(b, d.seat) : [];
  const ships = b.ships.map((s) => {
    const tokens = orders.find(({ ship }) => ship === s.id)?.tokens;
    const arrows = shields.find(({ ship }) => ship === s.id)?.arrows;
    return tokens || arrows ? { ...s, ...(tokens && { tokens }), ...(arrows && { arrows }) } : s;
  });
  return { b: { ...b, ships }, planned: orders.map(({ ship }) => ship) };
};
