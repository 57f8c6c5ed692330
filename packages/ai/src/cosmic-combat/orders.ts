/** Which two orders a ship should get: what it could do with each pair from where it lies, as if the others stayed where they are. */

import {
  type Battle,
  boardableBy,
  hullAt,
  NO_TURN,
  type Ship,
  type Token,
  usefulOrders,
  whereDrifts,
} from '@muster/cosmic-combat';
import { hulls, inch } from '@muster/geometry';
import { waysOf } from './moves.ts';
import { boardWorth, enemiesIn, type Outlook, outlookOf, type Vessel, vesselIn } from './outlook.ts';
import { type PlaceWorth, placeWorth, totalWorth } from './places.ts';
import type { Weighed } from './weighed.ts';

/** How much of the danger one arrow keeps off, and two: most shots come from where most is feared. */
const GUARDED = [0, 0.6, 0.85];
/** To go over the edge. */
const LOST = 1.2;
/** A second Fire token may be kept from its target by what others do first. */
const SURE = 0.85;

const count = (tokens: readonly Token[], token: Token): number => tokens.filter((one) => one === token).length;

const withTokens = (o: Outlook, s: Ship, tokens: readonly Token[]): Outlook => {
  const ordered: Ship = { ...s, tokens };
  return outlookOf({ ...o.b, ships: o.b.ships.map((one) => (one.id === s.id ? ordered : one)) });
};

/** Where it lies after its drift; null when that is over the edge. */
const drifted = (o: Outlook, f: Vessel): hulls.Hull | null => {
  if (f.move === 0) return f.hull;
  const { to } = whereDrifts(o.b, f.ship);
  return to === null ? null : hullAt(f.kit, to);
};

interface Prospects {
  readonly still: PlaceWorth | null;
  /** With one Move token, and with two. */
  readonly once: readonly PlaceWorth[];
  readonly twice: readonly PlaceWorth[];
  /** From where it lies, and after a move. */
  readonly board: number;
  readonly chase: number;
}

const SECONDS = 3;

const movedPlaces = (
  o: Outlook,
  f: Vessel,
  tokens: readonly Token[],
): readonly { at: hulls.Hull; there: PlaceWorth }[] => {
  const now = withTokens(o, f.ship, tokens);
  const own = vesselIn(now, f.ship.id)!;
  return waysOf(now, own).flatMap(({ at, there, command }) =>
    at === null || command.type === 'board' ? [] : [{ at, there }],
  );
};

const prospectsOf = (o: Outlook, f: Vessel, deep: boolean): Prospects => {
  const stays = drifted(o, f);
  const bonus = f.kit.faction?.trait.steadyAim ? 1 : 0;
  const once = f.move === 0 ? [] : movedPlaces(o, f, ['move']);
  const twice = deep ? secondPlaces(o, f, once) : once.map(({ there }) => there);
  return {
    still: stays === null ? null : placeWorth(o, f, stays, bonus),
    once: once.map(({ there }) => there),
    twice,
    board: boardingWorth(o, f),
    chase: chaseWorth(o, f),
  };
};

const secondPlaces = (
  o: Outlook,
  f: Vessel,
  once: readonly { at: hulls.Hull; there: PlaceWorth }[],
): readonly PlaceWorth[] => {
  const best = once.toSorted((a, c) => totalWorth(c.there, 0) - totalWorth(a.there, 0)).slice(0, SECONDS);
  return best.flatMap(({ at }) => {
    const moved: Ship = { ...f.ship, place: { x: at.x, y: at.y, facing: at.facing } };
    const there = outlookOf({ ...o.b, ships: o.b.ships.map((one) => (one.id === f.ship.id ? moved : one)) });
    const own = vesselIn(there, f.ship.id);
    return own === undefined ? [] : movedPlaces(there, own, ['move']).map((one) => one.there);
  });
};

const boardingWorth = (o: Outlook, f: Vessel): number => {
  if (f.kit.stats.aggression === 0 || f.move === 0) return Number.NEGATIVE_INFINITY;
  const now = withTokens(o, f.ship, ['board']);
  let best = Number.NEGATIVE_INFINITY;
  for (const id of boardableBy(now.b, vesselIn(now, f.ship.id)!.ship)) {
    const t = vesselIn(o, id);
    if (t !== undefined) best = Math.max(best, boardWorth(o, f, t));
  }
  return best;
};

/** A target ahead within a move and half a move; it may be gone by then. */
const chaseWorth = (o: Outlook, f: Vessel): number => {
  if (f.kit.stats.aggression === 0 || f.move === 0) return 0;
  let best = 0;
  for (const t of enemiesIn(o, f.side)) {
    if (!t.kit.isBoardable || !hulls.isWithin(f.hull, t.hull, 1.5 * f.move - inch(1))) continue;
    if (f.kit.isRound || hulls.isInArc(f.hull, 'front', t.hull)) best = Math.max(best, boardWorth(o, f, t));
  }
  return CAUGHT * best;
};

/** How often who is chased is still there. */
const CAUGHT = 0.6;

const bestOf = (places: readonly PlaceWorth[], fires: number, kept: number): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < places.length; i++) best = Math.max(best, totalWorth(places[i]!, fires, kept));
  return best;
};

const worthOf = (f: Vessel, p: Prospects, tokens: readonly Token[]): number => {
  const moves = count(tokens, 'move');
  const fires = count(tokens, 'fire');
  const kept = GUARDED[count(tokens, 'shield')]! * (f.kit.shield === null ? 0 : (7 - f.kit.shield) / 6);
  const shots = moves > 0 ? SURE * fires : fires === 2 ? 1 + SURE : fires;
  const still = p.still === null ? -LOST * f.worth : totalWorth(p.still, shots, kept);
  const places = moves === 2 ? p.twice : p.once;
  const there = moves === 0 || places.length === 0 ? still : bestOf(places, shots, kept);
  if (count(tokens, 'board') === 0) return there;
  const caught = moves > 0 ? Math.max(p.board, p.chase) : p.board;
  return caught > 0 ? caught + (moves > 0 ? Math.min(there, 0) : Math.min(still, 0)) : there - 0.05 * f.worth;
};

/** What of a battle the weighing of orders looks at. Tokens count by being there: nobody's are looked into before all are shown. */
const lookedAt = ({ b }: Outlook): string => {
  let text = `${b.round} ${b.pools[0].affinity} ${b.pools[1].affinity}`;
  for (const { id, place, wounds, fate, tokens, arrows, ion, spent, rooted, turn } of b.ships)
    if (place !== null && fate === 'alive')
      text += `|${id} ${place.x} ${place.y} ${place.facing} ${wounds} ${tokens?.length} ${arrows?.join()} ${ion} ${spent.join()} ${JSON.stringify(rooted)} ${turn === NO_TURN ? '' : JSON.stringify(turn)}`;
  return text;
};

const MOST_REMEMBERED = 512;
const remembered = new WeakMap<Battle['config'], Map<string, readonly Weighed[]>>();

/** All pairs worth a thought, the best first. The same question comes up in every imagined game, and is answered once. */
export const weighedOrders = (o: Outlook, s: Ship, deep: boolean): readonly Weighed[] => {
  const { config } = o.b;
  const known = remembered.get(config) ?? new Map<string, readonly Weighed[]>();
  remembered.set(config, known);
  const key = `${s.id} ${s.tokens?.join()} ${deep} ${lookedAt(o)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const fresh = freshlyWeighed(o, s, deep);
  known.set(key, fresh);
  return fresh;
};

const freshlyWeighed = (o: Outlook, s: Ship, deep: boolean): readonly Weighed[] => {
  const f = vesselIn(o, s.id)!;
  const prospects = prospectsOf(o, f, deep);
  return usefulOrders(o.b, s)
    .map(
      (tokens): Weighed => ({ command: { type: 'order', ship: s.id, tokens }, worth: worthOf(f, prospects, tokens) }),
    )
    .sort((a, c) => c.worth - a.worth);
};
