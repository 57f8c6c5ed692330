/** What is drawn of moves: the way that is planned, how far a ship comes, where it drifts, whom it may not come near. Pure. */

import {
  type Battle,
  backStop,
  fieldOf,
  isDrifting,
  kitOf,
  type Met,
  movesLeft,
  othersOf,
  type Place,
  type Ship,
  type ShipId,
  shipOf,
  type Token,
  turnsOf,
  turnWords,
  whereDrifts,
} from '@muster/cosmic-combat';
import { hulls, inch, type Length, legLength } from '@muster/geometry';
import { inches } from '../../../measured/ruler.ts';
import { listed } from '../../../parts/words.ts';
import { cornersAt, sweepOf } from '../chart/shapes.ts';
import type { ChartArea, ChartGhost, ChartMarks, ChartRing } from '../chart/types.ts';
import { lookOf } from './look.ts';
import { afterStep, asIfOrdered, type MoveStep, ramOf, stepWords, wholeWay } from './moving.ts';
import { nameOf } from './words.ts';

const placeOf = (b: Battle, id: ShipId): Place => shipOf(b, id).place!;

/** Where a step ends, and before that where a flight turns, each time looking the way it came. */
const stopsOf = (step: MoveStep, from: Place, to: Place): readonly Place[] => {
  const legs = step.type === 'fly' ? step.ends.slice(0, -1) : [];
  const turns = legs.map((end, i) => ({ ...end, facing: hulls.bearing(legs[i - 1] ?? from, end) ?? 0 }));
  return [...turns, to];
};

/** Every step as it would be: the hull it sweeps over, and where it ends. */
export const courseOf = (b: Battle, id: ShipId, steps: readonly MoveStep[]): Pick<ChartMarks, 'ghosts' | 'areas'> => {
  const look = lookOf(b, shipOf(b, id));
  const ghosts: ChartGhost[] = [];
  const areas: ChartArea[] = [];
  let now = b;
  for (const [i, step] of steps.entries()) {
    const from = placeOf(now, id);
    const next = afterStep(now, id, step);
    if (next === undefined) continue;
    const stops = stopsOf(step, from, placeOf(next, id));
    for (const [leg, to] of stops.entries()) {
      const isEnd = leg === stops.length - 1;
      const name = `step ${i}${isEnd ? '' : ` leg ${leg}`}`;
      const facing = step.type === 'turn' ? from.facing : to.facing; // its inch ahead, then it turns
      const words = step.type === 'turn' ? turnWords(from.facing, to.facing) : stepWords(now, id, step);
      const text = isEnd && i === steps.length - 1 ? words : undefined;
      areas.push({
        id: name,
        kind: isEnd && ramOf(step) !== null ? 'swept' : 'sweep',
        corners: sweepOf(stops[leg - 1] ?? from, { ...to, facing }, look),
      });
      ghosts.push({ id: name, look, ...to, kind: 'plan', text });
    }
    now = next;
  }
  return { ghosts, areas };
};

const metWords = (b: Battle, met: Met): string => {
  switch (met.what) {
    case 'base':
      return `drifts into ${nameOf(b, met.ship)}`;
    case 'zone':
      return `scrapes ${nameOf(b, met.ship)}`;
    case 'solid':
      return `drifts onto the ${fieldOf(b.config).solid[met.piece]!.name.toLowerCase()}`;
    case 'edge':
      return 'drifts off the board';
    case 'nothing':
      return 'drifts 1 in';
  }
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
  const isHarm = met.length > 0;
  const words = isHarm ? listed(met.map((one) => metWords(b, one))) : metWords(b, { what: 'nothing' });
  const place = to ?? { ...hulls.placeAt(from, from.facing, inch(1)), facing: from.facing };
  const look = lookOf(b, s);
  return {
    ghost: { id: `drift ${id}`, look, ...place, ...(isHarm ? { kind: 'no', text: words } : { kind: 'drift' }) },
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
  if (way === 'ahead') return afterStep(b, id, wholeWay(b, s)) ?? b;
  const facing = turnsOf(b, s).at(way === 'port' ? -1 : 0);
  return facing === undefined ? b : (afterStep(b, id, { type: 'turn', facing }) ?? b);
};

/** All within so much of a base. */
const around = (b: Battle, s: Ship, by: Length): Pick<ChartRing, 'corners' | 'by'> => {
  const kit = kitOf(b, s);
  return kit.isRound ? { corners: [s.place!], by: by + kit.length / 2 } : { corners: cornersAt(s.place!, kit), by };
};

/** What the tokens reach all round: flights, boardings. */
const reachesOf = (b: Battle, s: Ship, tokens: readonly Token[]): readonly ChartRing[] => {
  const { stats, isFighter } = kitOf(b, s);
  const move = inch(stats.move);
  const rings: ChartRing[] = [];
  if (tokens.includes('board') && stats.aggression > 0) {
    const by = Math.floor(move / 2);
    rings.push({ id: 'boards', kind: 'range', ...around(b, s, by), text: `boards within ${inches(by)}` });
  }
  const by = move * movesLeft(s);
  if (isFighter && by > 0)
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
  const look = lookOf(b, s);
  const ghosts = FAR_ENDS[moves === 1 ? 0 : 1].map((ways): ChartGhost => {
    const end = ways.reduce((now, way) => gone(now, id, way), as);
    const to = placeOf(end, id);
    const isAhead = ways.join() === 'ahead';
    const text = isAhead ? inches(Math.round(Math.hypot(to.x - s.place!.x, to.y - s.place!.y))) : undefined;
    return { id: ways.join(' '), look, ...to, kind: 'may', text };
  });
  return { ghosts, rings };
};

/** How far its next Move token leads: a lane ahead and one behind; of a fighter all round. */
export const reachOf = (b: Battle, id: ShipId): Pick<ChartMarks, 'areas' | 'rings'> => {
  const s = shipOf(b, id);
  if (kitOf(b, s).isFighter) return { areas: [], rings: reachesOf(b, s, []) };
  const lane = (name: string, step: MoveStep): readonly ChartArea[] => {
    const there = afterStep(b, id, step);
    if (there === undefined) return [];
    return [{ id: name, kind: 'reach', corners: sweepOf(s.place!, placeOf(there, id), lookOf(b, s)) }];
  };
  return {
    areas: [
      ...lane('reach ahead', wholeWay(b, s)),
      ...lane('reach back', { type: 'back', distance: backStop(b, s).distance }),
    ],
    rings: [],
  };
};

/** CC-36, X-204: zones of all others that lie about a ship. */
export const zonesAbout = (b: Battle, id: ShipId): readonly ChartRing[] => {
  const s = shipOf(b, id);
  const far = inch(2 * kitOf(b, s).stats.move + 6);
  return othersOf(b, s)
    .filter((one) => legLength(one.place!, s.place!) < far)
    .map((one) => ({ id: `zone ${one.id}`, kind: 'zone', ...around(b, one, hulls.ZONE) }));
};
