/** Deployment (MW 10.5): one fighter each in turn, or one whole warband after the other. */

import {
  type Area,
  type Disc,
  inch,
  isInArea,
  type Length,
  nearestPlace,
  type Point,
  type Way,
} from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { profileOf } from '../content/fighters.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { isClearOf, keptLattice, keyOf, thinned } from '../ground/places.ts';
import { BASE_RADIUS, fieldOf, OVER } from '../ground/terrain.ts';
import {
  centreFor,
  deploymentArea,
  fieldCornerIn,
  refuseDeployment,
  refuseRoom,
  sizeFor,
} from '../ground/territory.ts';
import { ask } from '../state/ask.ts';
import type { Battle, Fighter, FighterId } from '../state/battle.ts';
import type { MagewindsCommand, SetupCommand } from '../state/command.ts';
import { changeFighter, copyBattle } from '../state/copies.ts';
import { who } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { autoFighter, autoPlace } from './auto.ts';
import { notNow, type SetupPart, type T } from './step.ts';

/** How far apart the places of a sample are; where there are too few, they are looked for more closely. */
const LATTICES: readonly (readonly [spacing: Length, enough: number])[] = [
  [inch(3) / 2, 8],
  [inch(1) / 2, 1],
];
/** Per fighter, and in all. */
const MOST_PLACES = 60;
const MOST_CANDIDATES = 300;

const reserveOf = (b: Battle, seat: Seat): readonly Fighter[] =>
  b.fighters.filter((f) => f.seat === seat && f.where === 'reserve');

const deployedBy = (b: Battle, seat: Seat): number => {
  let n = 0;
  for (const f of b.fighters) if (f.seat === seat && f.where === 'field') n++;
  return n;
};

/** Who deploys next; undefined when nobody has fighters left. */
const deployerOf = (b: Battle): Seat | undefined => {
  const { turns, first } = SCENARIOS[b.scenario!].deployment;
  const order = b.ranks.map((_, i) => b.ranks[(i + first) % b.ranks.length]!);
  const open = order.filter((seat) => !b.seats[seat]!.conceded && reserveOf(b, seat).length > 0);
  if (turns === 'whole') return open[0];
  let next = open[0];
  for (const seat of open) if (deployedBy(b, seat) < deployedBy(b, next!)) next = seat;
  return next;
};

/** Fighters and objects that stand there already. */
const bodiesOn = (b: Battle): readonly Disc[] => {
  const bodies: Disc[] = [];
  for (const f of b.fighters) if (f.where === 'field') bodies.push({ x: f.x, y: f.y, radius: BASE_RADIUS });
  for (const o of b.objects) if (o.where === 'field') bodies.push({ x: o.x, y: o.y, radius: BASE_RADIUS });
  return bodies;
};

const wayOn = (b: Battle, bodies: readonly Disc[]): Way => ({
  field: fieldOf(b),
  radius: BASE_RADIUS,
  over: OVER.low,
  bodies,
});

/** A sample of free places for this seat, without the exact search. The lattice is kept; what may change is asked again. */
const freePlaces = (b: Battle, seat: Seat, spacing: number): readonly Point[] => {
  const bare: Area = deploymentArea(
    { scenario: b.scenario, config: b.config, territories: b.territories, objects: [] },
    seat,
  );
  const key = `deploy ${b.scenario!} ${keyOf(b.territories[seat] ?? null)}`;
  const rings: Area = b.objects.length === 0 ? {} : { rings: deploymentArea(b, seat).rings! };
  const bodies = bodiesOn(b);
  const found: Point[] = [];
  for (const p of keptLattice(wayOn(b, []), bare, spacing, key, isFarSide(b, seat)))
    if (isClearOf(p, bodies) && isInArea(rings, p, BASE_RADIUS)) found.push(p);
  return found;
};

/** Whether its ground lies north of the middle, or east: then places are listed the other way round, fair to both. */
const isFarSide = (b: Battle, seat: Seat): boolean => {
  const corners = b.territories[seat]?.corners ?? [];
  const centre = centreFor(b.config.players);
  let [x, y] = [0, 0];
  for (const p of corners) [x, y] = [x + p.x - centre.x, y + p.y - centre.y];
  return y > 0 || (y === 0 && x > 0);
};

let last: { readonly battle: Battle; readonly places: readonly Point[] } | undefined;

/** Where a fighter of whose turn it is may go; empty only when there is no room at all. Kept for the battle that asked last. */
const placesFor = (b: Battle, seat: Seat): readonly Point[] => {
  if (last?.battle !== b) last = { battle: b, places: searchPlaces(b, seat) };
  return last.places;
};

const searchPlaces = (b: Battle, seat: Seat): readonly Point[] => {
  for (const [spacing, enough] of LATTICES) {
    const sample = freePlaces(b, seat, spacing);
    if (sample.length >= enough) return sample;
  }
  const place = nearestPlace(wayOn(b, bodiesOn(b)), anchorOf(b, seat), deploymentArea(b, seat));
  return place ? [place] : [];
};

/** The corner of the field in the seat's own ground. */
const anchorOf = (b: Battle, seat: Seat): Point => {
  const territory = b.territories[seat];
  return territory ? fieldCornerIn(sizeFor(b.config.players), territory) : { x: 0, y: 0 };
};

const refuse = (b: Battle, seat: Seat, c: MagewindsCommand): MagewindsRefusal | undefined => {
  if (c.type !== 'deploy') return notNow(c);
  const f = b.fighters[c.fighter];
  const rule = `ItT ${b.scenario!}.deployment`;
  if (f === undefined || f.seat !== seat) return refusalOf('notYourFighter', rule, { fighter: c.fighter });
  if (f.where !== 'reserve') return refusalOf('notInReserve', rule, { name: profileOf(f.profile).name });
  return refuseRoom(wayOn(b, bodiesOn(b)), c) ?? refuseDeployment(b, seat, c);
};

/** MW-R29: who has deployed everybody is next in the order of the first round. */
const noteFinished = (b: Battle, seat: Seat): Battle => {
  if (reserveOf(b, seat).length > 0 || b.finished.includes(seat)) return b;
  const next = copyBattle(b);
  next.finished = [...b.finished, seat];
  return next;
};

const deploy = (b: Battle, id: FighterId, { x, y }: Point, table: T): Battle => {
  const f = b.fighters[id]!;
  table.tell?.({ type: 'deployed', rule: `ItT ${b.scenario!}.deployment`, who: who(f), x, y });
  const placed = changeFighter(b, id, (d) => {
    d.where = 'field';
    d.x = x;
    d.y = y;
  });
  return noteFinished(placed, f.seat);
};

/** MW-H17: no room is left in the area, so as near to it as there is some. */
const deployOutside = (b: Battle, seat: Seat, table: T): Battle => {
  const place = nearestPlace(wayOn(b, bodiesOn(b)), anchorOf(b, seat));
  const [f] = reserveOf(b, seat);
  return deploy(b, f!.id, place ?? anchorOf(b, seat), table);
};

const candidates = (b: Battle, seat: Seat): readonly SetupCommand[] => {
  const seen = new Set<string>();
  const reserve = reserveOf(b, seat).filter((f) => !seen.has(f.profile) && seen.add(f.profile)); // two of a kind are alike
  const places = thinned(placesFor(b, seat), Math.min(MOST_PLACES, Math.floor(MOST_CANDIDATES / reserve.length)));
  const found: SetupCommand[] = [];
  for (const f of reserve) for (const { x, y } of places) found.push({ type: 'deploy', fighter: f.id, x, y });
  return found;
};

const autoDeploy = (b: Battle, seat: Seat, table: T): Battle => {
  const f = autoFighter(reserveOf(b, seat));
  const place = autoPlace(b, f, freePlaces(b, seat, inch(1))) ?? placesFor(b, seat)[0]!;
  return deploy(b, f.id, place, table);
};

export const DEPLOYMENT_STEP: SetupPart = {
  advance: (b, _, table) => {
    const seat = deployerOf(b);
    if (seat === undefined) return 'over';
    if (placesFor(b, seat).length === 0) return deployOutside(b, seat, table);
    return b.config.deployment === 'auto' ? autoDeploy(b, seat, table) : b;
  },
  decisions: (b) => ask(deployerOf(b)!, 'deploy', `ItT ${b.scenario!}.deployment`),
  refuse: (b, _, seat, c) => refuse(b, seat, c),
  apply: (b, _frame, _seat, c, table) => (c.type === 'deploy' ? deploy(b, c.fighter, c, table) : b),
  candidates: (b, _, seat) => candidates(b, seat),
};
