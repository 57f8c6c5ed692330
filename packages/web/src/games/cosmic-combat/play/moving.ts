/**
 * Moves before they are made: where a ship would be, by the rules' own functions, with the tokens it has or might be given. Nothing is
 * rolled: what dice decide is told as chances.
 */

import {
  type Battle,
  backStop,
  boardableBy,
  type CosmicCommand,
  fieldOf,
  hullOf,
  isDrifting,
  kitOf,
  type Met,
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
  shipOf,
  straightStop,
  type Token,
  turnsOf,
  turnWords,
  whereDrifts,
} from '@muster/cosmic-combat';
import { hulls, inch, type Length, legLength, type Point, pathLength } from '@muster/geometry';
import { inches } from '../../../measured/ruler.ts';
import { listed, percent } from '../../../parts/words.ts';
import { cornersAt, onField, sweepOf } from '../chart/shapes.ts';
import type { ChartArea, ChartGhost, ChartMarks, ChartRing } from '../chart/types.ts';
import { lookOf } from './look.ts';
import { nameOf } from './words.ts';

export type MoveStep = Extract<
  CosmicCommand,
  { readonly type: 'straight' | 'turn' | 'back' | 'fly' | 'board' | 'escape' }
>;

/** A flight without a ram: it can go on by another leg. */
export type Flight = Extract<MoveStep, { readonly type: 'fly' }>;

/** As if the ship were about to act with these tokens, everything else as it stands. */
export const asIfOrdered = (b: Battle, id: ShipId, tokens: readonly Token[]): Battle => ({
  ...b,
  phase: 'movement',
  ships: b.ships.map((s) => (s.id === id ? { ...s, tokens, turn: { ...NO_TURN, lockedWith: s.turn.lockedWith } } : s)),
});

/** Why this step may not be made. */
export const faultOf = (b: Battle, id: ShipId, step: MoveStep) => refusePlan(b, shipOf(b, id), [step])?.refusal;

/** After this step; undefined where it is refused. */
const afterStep = (b: Battle, id: ShipId, step: MoveStep): Battle | undefined =>
  faultOf(b, id, step) === undefined ? planned(b, shipOf(b, id), step) : undefined;

/** After all of them, as far as they are allowed. */
export const afterSteps = (b: Battle, id: ShipId, steps: readonly MoveStep[]): Battle =>
  steps.reduce((now, step) => afterStep(now, id, step) ?? now, b);

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

const nearestTurn = (turns: readonly number[], wish: number): number | undefined => {
  let best: number | undefined;
  for (const turn of turns)
    if (best === undefined || hulls.turnBetween(turn, wish) < hulls.turnBetween(best, wish)) best = turn;
  return best;
};

/** What a place on the chart means for a ship: ahead a straight move, aside a turn towards it, behind a move back. */
export const stepTowards = (b: Battle, id: ShipId, to: Point): MoveStep | undefined => {
  const s = shipOf(b, id);
  const kit = kitOf(b, s);
  const base = s.place!;
  if (kit.isFighter) return flightTo(b, s, to);
  const { ahead, port } = inOwn(base, to);
  const isBeside = Math.abs(port) <= Math.max(kit.width / 2 + inch(0.25), Math.abs(ahead) / 8);
  if (isBeside && ahead < -kit.length / 4) {
    const { distance } = backStop(b, s);
    return distance === 0 ? undefined : { type: 'back', distance: Math.min(distance, snapped(-ahead, distance)) };
  }
  if (isBeside && ahead > kit.length / 4) {
    const { distance } = straightStop(b, s);
    return { type: 'straight', distance: Math.min(distance, snapped(ahead, distance)), ram: null };
  }
  const pivot = onField(base, Math.min(inch(1), ahead), 0);
  const bearing = hulls.bearing({ x: Math.round(pivot.x), y: Math.round(pivot.y) }, to);
  const facing = bearing === undefined ? undefined : nearestTurn(turnsOf(b, s), bearing);
  return facing === undefined ? undefined : { type: 'turn', facing };
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
export const flightTo = (b: Battle, s: Ship, to: Point, ends: readonly Point[] = []): Flight | undefined => {
  const from = ends.at(-1) ?? s.place!;
  const direction = hulls.bearing(from, to);
  if (direction === undefined) return undefined;
  for (const way of waysDown(Math.min(flightLeft(b, s.id, ends), legLength(from, to)))) {
    const fly: Flight = {
      type: 'fly',
      ends: [...ends, hulls.placeAt(from, direction, way)],
      facing: direction,
      ram: null,
    };
    if (faultOf(b, s.id, fly) === undefined) return fly;
  }
  return undefined;
};

/** Without its last leg; undefined where it had only one. */
export const legBack = (b: Battle, id: ShipId, { ends }: Flight): Flight | undefined => {
  const kept = ends.slice(0, -1);
  const last = kept.at(-1);
  if (last === undefined) return undefined;
  const facing = hulls.bearing(kept.at(-2) ?? shipOf(b, id).place!, last) ?? shipOf(b, id).place!.facing;
  return { type: 'fly', ends: kept, facing, ram: null };
};

/** Its last leg longer or shorter by half an inch. */
const stretched = (b: Battle, id: ShipId, fly: Flight, by: 1 | -1): Flight => {
  const from = fly.ends.at(-2) ?? shipOf(b, id).place!;
  const last = fly.ends.at(-1)!;
  const direction = hulls.bearing(from, last);
  const way = legLength(from, last) + by * inch(0.5);
  if (direction === undefined || way <= 0) return fly;
  const longer: Flight = { ...fly, ends: [...fly.ends.slice(0, -1), hulls.placeAt(from, direction, way)] };
  return faultOf(b, id, longer) === undefined ? longer : fly;
};

/** The step with more or less of it: a longer way, another facing. */
export const adjusted = (
  b: Battle,
  id: ShipId,
  step: MoveStep,
  by: { readonly way?: 1 | -1; readonly turn?: 1 | -1 },
): MoveStep => {
  const s = shipOf(b, id);
  if (step.type === 'straight' && by.way !== undefined) {
    const { distance } = straightStop(b, s, step.ram);
    return step.ram === null
      ? { ...step, distance: Math.max(0, Math.min(distance, step.distance + by.way * inch(0.5))) }
      : step;
  }
  if (step.type === 'back' && by.way !== undefined)
    return {
      ...step,
      distance: Math.max(0, Math.min(backStop(b, s).distance, step.distance - by.way * inch(0.25))),
    };
  if (step.type === 'turn' && by.turn !== undefined) {
    const turns = turnsOf(b, s);
    const facing = nearestTurn(turns, hulls.facingOf(step.facing + by.turn * 150));
    return facing === undefined ? step : { ...step, facing };
  }
  if (step.type === 'fly' && by.turn !== undefined)
    return { ...step, facing: hulls.facingOf(step.facing + by.turn * 150) };
  if (step.type === 'fly' && step.ram === null && by.way !== undefined) return stretched(b, id, step, by.way);
  return step;
};

/** The first step by the keyboard, when there is none yet. */
export const firstStep = (
  b: Battle,
  id: ShipId,
  by: { readonly way?: 1 | -1; readonly turn?: 1 | -1 },
): MoveStep | undefined => {
  const s = shipOf(b, id);
  const base = s.place!;
  if (kitOf(b, s).isFighter) return flightTo(b, s, hulls.placeAt(base, base.facing, inch(2)));
  if (by.turn !== undefined) {
    const facing = nearestTurn(turnsOf(b, s), hulls.facingOf(base.facing + by.turn * 300));
    return facing === undefined ? undefined : { type: 'turn', facing };
  }
  if (by.way === -1) {
    const { distance } = backStop(b, s);
    return distance === 0 ? undefined : { type: 'back', distance };
  }
  return { type: 'straight', distance: straightStop(b, s).distance, ram: null };
};

/** Whole units make a leg a hair longer or shorter: told to a tenth of an inch. */
const toTenths = (length: Length): Length => Math.round(length / inch(0.1)) * inch(0.1);

export const stepWords = (b: Battle, id: ShipId, step: MoveStep): string => {
  const base = shipOf(b, id).place!;
  switch (step.type) {
    case 'straight':
      if (step.ram !== null) return `ram ${nameOf(b, step.ram)}`;
      return step.distance === 0 ? 'stay' : `${inches(step.distance)} ahead`;
    case 'back':
      return `${inches(step.distance)} back`;
    case 'turn':
      return `1 in ahead, then turn ${turnWords(base.facing, step.facing)}`;
    case 'fly':
      if (step.ram !== null) return `ram ${nameOf(b, step.ram)}`;
      return `fly ${inches(toTenths(pathLength([base, ...step.ends])))}${step.ends.length > 1 ? ` by ${step.ends.length} legs` : ''}`;
    case 'board':
      return `board ${nameOf(b, step.target)}`;
    case 'escape':
      return 'leave over the far edge';
  }
};

// --- What is drawn of it ---

export interface Course {
  readonly ghosts: readonly ChartGhost[];
  readonly areas: readonly ChartArea[];
}

const placeOf = (b: Battle, id: ShipId): Place => shipOf(b, id).place!;

/** Where a flight turns: the ends of its legs but the last, each looking the way it came. */
const waypoints = (from: Point, ends: readonly Point[]): readonly Place[] =>
  ends.slice(0, -1).map((end, i) => ({ ...end, facing: hulls.bearing(ends[i - 1] ?? from, end) ?? 0 }));

/** Every step as it would be: the hull it sweeps over, and where it ends. */
export const courseOf = (b: Battle, id: ShipId, steps: readonly MoveStep[]): Course => {
  const look = lookOf(b, shipOf(b, id));
  const ghosts: ChartGhost[] = [];
  const areas: ChartArea[] = [];
  let now = b;
  steps.forEach((step, i) => {
    const from = placeOf(now, id);
    const next = afterStep(now, id, step);
    const isRam = (step.type === 'straight' || step.type === 'fly') && step.ram !== null;
    if (next === undefined) return;
    const to = placeOf(next, id);
    const stops = step.type === 'fly' ? waypoints(from, step.ends) : [];
    for (const [k, stop] of stops.entries()) {
      const before = stops[k - 1] ?? from;
      areas.push({
        id: `step ${i} leg ${k}`,
        kind: 'sweep',
        corners: sweepOf({ ...before, facing: stop.facing }, stop, look),
      });
      ghosts.push({ id: `step ${i} leg ${k}`, look, ...stop, kind: 'plan' });
    }
    const last = stops.at(-1) ?? from;
    const swept =
      step.type === 'turn'
        ? sweepOf(last, { ...to, facing: from.facing }, look)
        : sweepOf({ ...last, facing: to.facing }, to, look);
    areas.push({ id: `step ${i}`, kind: isRam ? 'swept' : 'sweep', corners: swept });
    ghosts.push({
      id: `step ${i}`,
      look,
      ...to,
      kind: 'plan',
      text: i === steps.length - 1 ? stepWords(now, id, step) : undefined,
    });
    now = next;
  });
  return { ghosts, areas };
};

const METS: Readonly<Record<Met['what'], (b: Battle, met: Met) => string>> = {
  base: (b, met) => ('ship' in met ? `drifts into ${nameOf(b, met.ship)}` : ''),
  zone: (b, met) => ('ship' in met ? `scrapes ${nameOf(b, met.ship)}` : ''),
  solid: (b, met) =>
    'piece' in met ? `drifts onto the ${fieldOf(b.config).solid[met.piece]!.name.toLowerCase()}` : '',
  edge: () => 'drifts off the board',
  nothing: () => 'drifts 1 in',
};

export interface Drift {
  readonly ghost: ChartGhost;
  readonly words: string;
  readonly isHarm: boolean;
}

/** X-211: where it is carried with these tokens; undefined when it is not. */
export const driftOf = (b: Battle, id: ShipId, tokens: readonly Token[]): Drift | undefined => {
  const as = asIfOrdered(b, id, tokens);
  const s = shipOf(as, id);
  if (!isDrifting(as, s)) return undefined;
  const { to, met } = whereDrifts(as, s);
  const from = s.place!;
  const words = met.length === 0 ? 'drifts 1 in' : listed(met.map((one) => METS[one.what](b, one)));
  const place = to ?? { ...hulls.placeAt(from, from.facing, inch(1)), facing: from.facing };
  const isHarm = met.length > 0;
  return {
    ghost: {
      id: `drift ${id}`,
      look: lookOf(b, s),
      ...place,
      kind: isHarm ? 'no' : 'drift',
      text: isHarm ? words : undefined,
    },
    words,
    isHarm,
  };
};

type Way = 'ahead' | 'port' | 'starboard';

/** The far ends of one Move token, and of two. */
const FAR_ENDS: readonly [one: readonly (readonly Way[])[], two: readonly (readonly Way[])[]] = [
  [['ahead'], ['port'], ['starboard']],
  [
    ['ahead', 'ahead'],
    ['ahead', 'port'],
    ['ahead', 'starboard'],
    ['port', 'ahead'],
    ['starboard', 'ahead'],
  ],
];

/** As far as it goes that way; where it cannot, it stays. */
const gone = (b: Battle, id: ShipId, way: Way): Battle => {
  const s = shipOf(b, id);
  if (way === 'ahead')
    return afterStep(b, id, { type: 'straight', distance: straightStop(b, s).distance, ram: null }) ?? b;
  const turns = turnsOf(b, s);
  const facing = way === 'port' ? turns.at(-1) : turns[0];
  return facing === undefined ? b : (afterStep(b, id, { type: 'turn', facing }) ?? b);
};

/** What the tokens reach all round: flights, boardings. */
const reachesOf = (b: Battle, s: Ship, tokens: readonly Token[]): readonly ChartRing[] => {
  const kit = kitOf(b, s);
  const move = inch(kit.stats.move);
  const rings: ChartRing[] = [];
  if (tokens.includes('board') && kit.stats.aggression > 0)
    rings.push({
      id: 'boards',
      kind: 'range',
      corners: kit.isRound ? [s.place!] : cornersAt(s.place!, kit),
      by: Math.floor(move / 2) + (kit.isRound ? kit.length / 2 : 0),
      text: `boards within ${inches(Math.floor(move / 2))}`,
    });
  const by = move * movesLeft(s);
  if (kit.isFighter && movesLeft(s) > 0)
    rings.push({ id: 'flies', kind: 'range', corners: [s.place!], by, text: `flies ${inches(by)}` });
  return rings;
};

/** Where a ship could end with these tokens, as everything stands now: the far ends of what it can do. */
export const endsOf = (b: Battle, id: ShipId, tokens: readonly Token[]): Pick<ChartMarks, 'ghosts' | 'rings'> => {
  const as = asIfOrdered(b, id, tokens);
  const s = shipOf(as, id);
  const { isFighter, stats } = kitOf(as, s);
  const moves = movesLeft(s);
  const rings = reachesOf(as, s, tokens);
  if (isFighter && moves > 0) return { ghosts: [], rings };
  const drift = driftOf(b, id, tokens);
  if (drift !== undefined) return { ghosts: [drift.ghost], rings };
  if (moves === 0 || stats.move === 0) return { ghosts: [], rings };
  const ghosts = FAR_ENDS[moves === 1 ? 0 : 1].map((ways): ChartGhost => {
    const to = placeOf(
      ways.reduce((now, way) => gone(now, id, way), as),
      id,
    );
    const isAhead = ways.length === 1 && ways[0] === 'ahead';
    const text = isAhead ? inches(Math.round(Math.hypot(to.x - s.place!.x, to.y - s.place!.y))) : undefined;
    return { id: ways.join(' '), look: lookOf(b, s), ...to, kind: 'may', text };
  });
  return { ghosts, rings };
};

/** How far its next Move token leads: a lane ahead and one behind; of a fighter all round. */
export const reachOf = (b: Battle, id: ShipId): Pick<ChartMarks, 'areas' | 'rings'> => {
  const s = shipOf(b, id);
  const look = lookOf(b, s);
  const base = s.place!;
  if (kitOf(b, s).isFighter) return { areas: [], rings: reachesOf(b, s, []) };
  const lane = (name: string, step: MoveStep): readonly ChartArea[] => {
    const there = afterStep(b, id, step);
    return there === undefined ? [] : [{ id: name, kind: 'reach', corners: sweepOf(base, placeOf(there, id), look) }];
  };
  return {
    areas: [
      ...lane('reach ahead', { type: 'straight', distance: straightStop(b, s).distance, ram: null }),
      ...lane('reach back', { type: 'back', distance: backStop(b, s).distance }),
    ],
    rings: [],
  };
};

/** CC-36, X-204: zones of all others that lie about a ship. */
export const zonesAbout = (b: Battle, id: ShipId): readonly ChartRing[] => {
  const ship = shipOf(b, id);
  const far = inch(2 * kitOf(b, ship).stats.move + 6);
  return othersOf(b, ship)
    .filter((one) => Math.hypot(one.place!.x - ship.place!.x, one.place!.y - ship.place!.y) < far)
    .map((one) => {
      const their = kitOf(b, one);
      return {
        id: `zone ${one.id}`,
        kind: 'zone' as const,
        corners: their.isRound ? [one.place!] : cornersAt(one.place!, their),
        by: hulls.ZONE + (their.isRound ? their.length / 2 : 0),
      };
    });
};

/** `Ram: B2 is wounded 67%, A1 33%.` */
export const ramWords = (b: Battle, mover: ShipId, target: ShipId): string => {
  const chances = ramChances(b, shipOf(b, mover), shipOf(b, target));
  const words = ({ wounds, destroyed }: typeof chances.mover): string =>
    `${percent(1 - (wounds[0] ?? 0))}${destroyed > 0 ? ' and destroyed by it' : ''}`;
  return `Ram: ${nameOf(b, target)} is wounded ${words(chances.target)}, ${nameOf(b, mover)} ${words(chances.mover)}.`;
};

/** What a plan risks, in sentences. */
export const risksOf = (b: Battle, id: ShipId, steps: readonly MoveStep[]): readonly string[] => {
  const s = shipOf(b, id);
  const words: string[] = [];
  for (const step of steps)
    if ((step.type === 'straight' || step.type === 'fly') && step.ram !== null) words.push(ramWords(b, id, step.ram));
  const leaves = steps.some(({ type }) => type !== 'board');
  const strikers = leaves
    ? s.turn.lockedWith
        .map((one) => shipOf(b, one))
        .filter((one) => one.wounds > 0 && kitOf(b, one).stats.aggression > 0)
    : [];
  if (strikers.length > 0) {
    const harm = strikers.map((one) => {
      const { wounds } = opportunityChances(b, one, s);
      return `${nameOf(b, one.id)} (wounds it ${percent(1 - (wounds[0] ?? 0))})`;
    });
    words.push(`If it breaks away, ${listed(harm, 'or')} strikes after it, unless that moves too (X-224).`);
  }
  return words;
};

/** Whom it could ram or board with its next token. */
export const meetingsOf = (b: Battle, id: ShipId): readonly MoveStep[] => {
  const boards = boardableBy(b, shipOf(b, id)).map((target): MoveStep => ({ type: 'board', target }));
  return [...boards, ...ramsOf(b, id)];
};

/** X-215: rams with the token in use; of a fighter as the next leg after these. */
export const ramsOf = (b: Battle, id: ShipId, ends: readonly Point[] = []): readonly MoveStep[] => {
  const s = shipOf(b, id);
  const kit = kitOf(b, s);
  const own = hullOf(b, s);
  const last = ends.at(-1);
  const base = last === undefined ? own : hulls.movedTo(own, last.x, last.y);
  const left = flightLeft(b, id, ends);
  if (movesLeft(s) <= 0) return [];
  return othersOf(b, s).flatMap((one): readonly MoveStep[] => {
    const target = hullOf(b, one);
    if (!hulls.isWithin(base, target, left)) return [];
    if (!kit.isFighter) {
      const step: MoveStep = { type: 'straight', distance: left, ram: one.id };
      return faultOf(b, id, step) === undefined ? [step] : [];
    }
    const direction = hulls.bearing(base, target);
    if (direction === undefined) return [];
    const step: MoveStep = {
      type: 'fly',
      ends: [...ends, hulls.placeAt(base, direction, left - HAIR)],
      facing: direction,
      ram: one.id,
    };
    return faultOf(b, id, step) === undefined ? [step] : [];
  });
};
