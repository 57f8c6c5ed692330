/**
 * Moves before they are made: where a ship would be, by the rules' own functions, with the tokens it has or might be given. Nothing is
 * rolled: what dice decide is told as chances.
 */

import {
  type BackCommand,
  type Battle,
  type BoardCommand,
  backStop,
  boardableBy,
  type EscapeCommand,
  type FlyCommand,
  hullOf,
  kitOf,
  movesLeft,
  NO_TURN,
  opportunityChances,
  othersOf,
  type Place,
  planned,
  ramChances,
  refusePlan,
  type Ship,
  type ShipId,
  type StraightCommand,
  shipOf,
  straightStop,
  type Token,
  type TurnCommand,
  turnsOf,
  turnWords,
} from '@muster/cosmic-combat';
import { hulls, inch, type Length, legLength, type Point, pathLength } from '@muster/geometry';
import { inches } from '../../../measured/ruler.ts';
import { listed, percent } from '../../../parts/words.ts';
import { onField } from '../chart/shapes.ts';
import { woundChance } from './sights.ts';
import { nameOf } from './words.ts';

export type MoveStep = StraightCommand | TurnCommand | BackCommand | FlyCommand | BoardCommand | EscapeCommand;

/** More or less of a move. `turn`: to port or to starboard; `way`: farther ahead, or less far and back. */
export interface Nudge {
  readonly kind: 'turn' | 'way';
  readonly by: 1 | -1;
}

/** As if the ship were about to act with these tokens, everything else as it stands. */
export const asIfOrdered = (b: Battle, id: ShipId, tokens: readonly Token[]): Battle => ({
  ...b,
  phase: 'movement',
  ships: b.ships.map((s) => (s.id === id ? { ...s, tokens, turn: { ...NO_TURN, lockedWith: s.turn.lockedWith } } : s)),
});

/** Why this step may not be made. */
export const faultOf = (b: Battle, id: ShipId, step: MoveStep) => refusePlan(b, shipOf(b, id), [step])?.refusal;

/** After this step; undefined where it is refused. */
export const afterStep = (b: Battle, id: ShipId, step: MoveStep): Battle | undefined =>
  faultOf(b, id, step) === undefined ? planned(b, shipOf(b, id), step) : undefined;

/** After all of them, as far as they are allowed. */
export const afterSteps = (b: Battle, id: ShipId, steps: readonly MoveStep[]): Battle =>
  steps.reduce((now, step) => afterStep(now, id, step) ?? now, b);

/** Whom this step rams. */
export const ramOf = (step: MoveStep): ShipId | null =>
  step.type === 'straight' || step.type === 'fly' ? step.ram : null;

/** Whom it rams or boards. */
export const metBy = (step: MoveStep): ShipId | null => (step.type === 'board' ? step.target : ramOf(step));

/** Quarters of an inch. */
const SNAP: Length = inch(0.25);
export const snapped = (length: Length, most: Length): Length =>
  length >= most - SNAP / 2 ? most : Math.max(0, Math.round(length / SNAP) * SNAP);

/** Ahead and to port, in the ship's own measure. */
export const inOwn = (from: Place, to: Point): { readonly ahead: number; readonly port: number } => {
  const a = (from.facing * Math.PI) / 1800;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { ahead: dx * Math.cos(a) + dy * Math.sin(a), port: dy * Math.cos(a) - dx * Math.sin(a) };
};

/** As far as it goes straight on. */
export const wholeWay = (b: Battle, s: Ship): MoveStep => ({
  type: 'straight',
  distance: straightStop(b, s).distance,
  ram: null,
});

/** The turn that comes nearest to this facing. */
const turnTowards = (b: Battle, s: Ship, wish: number): MoveStep | undefined => {
  const away = (facing: number): number => hulls.turnBetween(facing, wish);
  const [facing] = turnsOf(b, s).toSorted((one, other) => away(one) - away(other));
  return facing === undefined ? undefined : { type: 'turn', facing };
};

/** So far back, or as far as it goes. */
const backBy = (b: Battle, s: Ship, wish: Length): MoveStep | undefined => {
  const { distance } = backStop(b, s);
  return distance === 0 ? undefined : { type: 'back', distance: snapped(wish, distance) };
};

/** What a place on the chart means for a ship: ahead a straight move, aside a turn towards it, behind a move back. */
export const stepTowards = (b: Battle, id: ShipId, to: Point): MoveStep | undefined => {
  const s = shipOf(b, id);
  const kit = kitOf(b, s);
  const base = s.place!;
  if (kit.isFighter) return flightTo(b, s, to);
  const { ahead, port } = inOwn(base, to);
  const isBeside = Math.abs(port) <= Math.max(kit.width / 2 + inch(0.25), Math.abs(ahead) / 8);
  if (isBeside && ahead < -kit.length / 4) return backBy(b, s, -ahead);
  if (isBeside && ahead > kit.length / 4)
    return { type: 'straight', distance: snapped(ahead, straightStop(b, s).distance), ram: null };
  const pivot = onField(base, Math.min(inch(1), ahead), 0);
  const bearing = hulls.bearing({ x: Math.round(pivot.x), y: Math.round(pivot.y) }, to);
  return bearing === undefined ? undefined : turnTowards(b, s, bearing);
};

/** Shorter and shorter; a hair less first, where whole units make a leg too long by one. */
const waysDown = (wish: Length): readonly Length[] => {
  const ways = wish > HAIR ? [wish, wish - HAIR] : [wish];
  for (let way = wish - SNAP; way > 0; way -= SNAP) ways.push(way);
  return ways;
};
const HAIR: Length = 3;

/** X-209: what is left of its Move after these legs, as far as open space goes. */
export const flightLeft = (b: Battle, id: ShipId, ends: readonly Point[]): Length => {
  const s = shipOf(b, id);
  return Math.max(0, inch(kitOf(b, s).stats.move) - pathLength([s.place!, ...ends]));
};

/** So little is no leg. */
export const isSpent = (b: Battle, id: ShipId, ends: readonly Point[]): boolean => flightLeft(b, id, ends) < SNAP;

/** After these legs straight there, or as far that way as it is free, looking where it flies. */
export const flightTo = (b: Battle, s: Ship, to: Point, ends: readonly Point[] = []): FlyCommand | undefined => {
  const from = ends.at(-1) ?? s.place!;
  const facing = hulls.bearing(from, to);
  if (facing === undefined) return undefined;
  for (const way of waysDown(Math.min(flightLeft(b, s.id, ends), legLength(from, to)))) {
    const fly: FlyCommand = { type: 'fly', ends: [...ends, hulls.placeAt(from, facing, way)], facing, ram: null };
    if (faultOf(b, s.id, fly) === undefined) return fly;
  }
  return undefined;
};

/** Without its last leg; undefined where it had only one. */
export const legBack = (b: Battle, id: ShipId, { ends }: FlyCommand): FlyCommand | undefined => {
  const kept = ends.slice(0, -1);
  const last = kept.at(-1);
  if (last === undefined) return undefined;
  const place = shipOf(b, id).place!;
  return { type: 'fly', ends: kept, facing: hulls.bearing(kept.at(-2) ?? place, last) ?? place.facing, ram: null };
};

/** Its last leg longer or shorter by half an inch. */
const stretched = (b: Battle, id: ShipId, fly: FlyCommand, by: 1 | -1): FlyCommand => {
  const from = fly.ends.at(-2) ?? shipOf(b, id).place!;
  const last = fly.ends.at(-1)!;
  const direction = hulls.bearing(from, last);
  const way = legLength(from, last) + by * inch(0.5);
  if (direction === undefined || way <= 0) return fly;
  const longer: FlyCommand = { ...fly, ends: [...fly.ends.slice(0, -1), hulls.placeAt(from, direction, way)] };
  return faultOf(b, id, longer) === undefined ? longer : fly;
};

/** Whether this step can be had longer or shorter, or turned. */
export const canAdjust = ({ type }: MoveStep, { kind }: Nudge): boolean =>
  type === 'fly' || (kind === 'turn' ? type === 'turn' : type === 'straight' || type === 'back');

/** The step with more or less of it: a longer way, another facing. */
export const adjusted = (b: Battle, id: ShipId, step: MoveStep, { kind, by }: Nudge): MoveStep => {
  const s = shipOf(b, id);
  const upTo = (most: Length, wish: Length): Length => Math.max(0, Math.min(most, wish));
  if (step.type === 'back')
    return { ...step, distance: upTo(backStop(b, s).distance, step.distance - by * inch(0.25)) };
  if (step.type === 'turn') return turnTowards(b, s, hulls.facingOf(step.facing + by * 150)) ?? step;
  if (step.type === 'fly' && kind === 'turn') return { ...step, facing: hulls.facingOf(step.facing + by * 150) };
  if (ramOf(step) !== null) return step;
  if (step.type === 'fly') return stretched(b, id, step, by);
  if (step.type !== 'straight') return step;
  return { ...step, distance: upTo(straightStop(b, s).distance, step.distance + by * inch(0.5)) };
};

/** The first step by the keyboard, when there is none yet. */
export const firstStep = (b: Battle, id: ShipId, { kind, by }: Nudge): MoveStep | undefined => {
  const s = shipOf(b, id);
  const base = s.place!;
  if (kitOf(b, s).isFighter) return flightTo(b, s, hulls.placeAt(base, base.facing, inch(2)));
  if (kind === 'turn') return turnTowards(b, s, hulls.facingOf(base.facing + by * 300));
  return by === 1 ? wholeWay(b, s) : backBy(b, s, Infinity);
};

/** Whole units make a leg a hair longer or shorter: told to a tenth of an inch. */
const toTenths = (length: Length): Length => Math.round(length / inch(0.1)) * inch(0.1);

export const stepWords = (b: Battle, id: ShipId, step: MoveStep): string => {
  const base = shipOf(b, id).place!;
  const ram = ramOf(step);
  if (ram !== null) return `ram ${nameOf(b, ram)}`;
  switch (step.type) {
    case 'straight':
      return step.distance === 0 ? 'stay' : `${inches(step.distance)} ahead`;
    case 'back':
      return `${inches(step.distance)} back`;
    case 'turn':
      return `1 in ahead, then turn ${turnWords(base.facing, step.facing)}`;
    case 'fly':
      return `fly ${inches(toTenths(pathLength([base, ...step.ends])))}${step.ends.length > 1 ? ` by ${step.ends.length} legs` : ''}`;
    case 'board':
      return `board ${nameOf(b, step.target)}`;
    case 'escape':
      return 'leave over the far edge';
  }
};

/** `Ram: B2 is wounded 67%, A1 33%.` */
export const ramWords = (b: Battle, mover: ShipId, target: ShipId): string => {
  const chances = ramChances(b, shipOf(b, mover), shipOf(b, target));
  const words = (harm: typeof chances.mover): string =>
    `${percent(woundChance(harm))}${harm.destroyed > 0 ? ' and destroyed by it' : ''}`;
  return `Ram: ${nameOf(b, target)} is wounded ${words(chances.target)}, ${nameOf(b, mover)} ${words(chances.mover)}.`;
};

/** What a plan risks, in sentences. */
export const risksOf = (b: Battle, id: ShipId, steps: readonly MoveStep[]): readonly string[] => {
  const s = shipOf(b, id);
  const rams = steps.flatMap((step) => ramOf(step) ?? []).map((ram) => ramWords(b, id, ram));
  const leaves = steps.some(({ type }) => type !== 'board');
  const strikers = s.turn.lockedWith
    .map((one) => shipOf(b, one))
    .filter((one) => leaves && one.wounds > 0 && kitOf(b, one).stats.aggression > 0);
  if (strikers.length === 0) return rams;
  const harm = strikers.map(
    (one) => `${nameOf(b, one.id)} (wounds it ${percent(woundChance(opportunityChances(b, one, s)))})`,
  );
  return [...rams, `If it breaks away, ${listed(harm, 'or')} strikes after it, unless that moves too (X-224).`];
};

/** Whom it could ram or board with its next token. */
export const meetingsOf = (b: Battle, id: ShipId): readonly MoveStep[] => {
  const boards = boardableBy(b, shipOf(b, id)).map((target): MoveStep => ({ type: 'board', target }));
  return [...boards, ...ramsOf(b, id)];
};

/** X-215: rams with the token in use; of a fighter as the next leg after these. */
export const ramsOf = (b: Battle, id: ShipId, ends: readonly Point[] = []): readonly MoveStep[] => {
  const s = shipOf(b, id);
  const own = hullOf(b, s);
  const last = ends.at(-1);
  const base = last === undefined ? own : hulls.movedTo(own, last.x, last.y);
  const left = flightLeft(b, id, ends);
  if (movesLeft(s) <= 0) return [];
  const ramAt = (target: Ship): MoveStep | undefined => {
    if (!kitOf(b, s).isFighter) return { type: 'straight', distance: left, ram: target.id };
    const facing = hulls.bearing(base, hullOf(b, target));
    if (facing === undefined) return undefined;
    return { type: 'fly', ends: [...ends, hulls.placeAt(base, facing, left - HAIR)], facing, ram: target.id };
  };
  return othersOf(b, s)
    .filter((one) => hulls.isWithin(base, hullOf(b, one), left))
    .flatMap((one) => ramAt(one) ?? [])
    .filter((step) => faultOf(b, id, step) === undefined);
};
