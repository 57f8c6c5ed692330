/** Setting up: where the headquarters stands, which units start and where. */

import {
  armyOf,
  type Battle,
  type ConquestCommand,
  conquest,
  fieldOf,
  findHq,
  findKit,
  kitOf,
  NODE_RADII,
  sideOf,
  sideOfSeat,
  UNIT_RADII,
} from '@muster/conquest';
import type { Side } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { distance, INCH, type Place, placeOf, pointOf } from './seen.ts';

/** The first of the map's own spots that is allowed. */
export const placeHq = (b: Battle, seat: Seat): ConquestCommand | undefined => {
  const { map, size } = fieldOf(b);
  const isNorth = b.edges[sideOfSeat(b, seat)] === 'north';
  for (const [x, y] of map?.hq ?? []) {
    const at = { x: x * INCH, y: y * INCH };
    const command: ConquestCommand = { type: 'hq', at: isNorth ? { x: size - at.x, y: size - at.y } : at };
    if (conquest.refuse(b, seat, command) === undefined) return command;
  }
  return undefined;
};

const RELIC_RUNNERS = 2;

/** Where workers want to start: at two relics, then at deposits, the nearest to home first. */
const errandPlaces = (b: Battle, home: Place): readonly (Place & { readonly radius: number })[] => {
  const all = b.nodes.flatMap(({ kind, at }) =>
    at === null ? [] : [{ kind, radius: NODE_RADII[kind] / INCH, ...placeOf(at) }],
  );
  all.sort((p, q) => distance(p, home) - distance(q, home));
  const relics = all.filter(({ kind }) => kind === 'R');
  return [...relics.slice(0, RELIC_RUNNERS), ...all.filter(({ kind }) => kind !== 'R'), ...relics.slice(RELIC_RUNNERS)];
};

const workersOf = (b: Battle, side: Side): number => {
  let n = 0;
  for (const m of b.models) {
    const kit = kitOf(b, m);
    if (kit.kind === 'unit' && kit.sheet.worker && sideOf(b, m) === side) n++;
  }
  return n;
};

/** Units still to come: what it means to start with, less what stands. */
const nextUnits = (b: Battle, seat: Seat): readonly string[] => {
  const { faction, start } = b.config.seats[seat]!;
  const wanted = [...(start.length > 0 ? start : armyOf(faction).start)];
  for (const m of b.models) {
    const at = m.seat === seat ? wanted.indexOf(m.sheet) : -1;
    if (at >= 0) wanted.splice(at, 1);
  }
  return wanted;
};

const DIRECTIONS = 24;
const GAPS = [5.95, 4, 2, 0.1];

const spotsAbout = (home: Place, radius: number): Place[] => {
  const spots: Place[] = [];
  for (const gap of GAPS)
    for (let i = 0; i < DIRECTIONS; i++) {
      const angle = (2 * Math.PI * i) / DIRECTIONS;
      const ring = UNIT_RADII[50] / INCH + radius + gap;
      spots.push({ x: home.x + Math.cos(angle) * ring, y: home.y + Math.sin(angle) * ring });
    }
  return spots;
};

/** A runner need not stand nearer to its node than the reach of its hand. */
const farFrom = (spot: Place, wish: Place, enough: number): number => Math.max(enough, distance(spot, wish));

export const deployNext = (b: Battle, seat: Seat): ConquestCommand => {
  const side = sideOfSeat(b, seat);
  const front = placeOf(fieldOf(b).middle);
  const home = placeOf(findHq(b, side)?.at ?? fieldOf(b).middle);
  for (const unit of nextUnits(b, seat)) {
    const kit = findKit(b, seat, unit);
    if (kit?.kind !== 'unit') continue;
    const radius = kit.radius / INCH;
    const node = kit.sheet.worker ? errandPlaces(b, home)[workersOf(b, side)] : undefined;
    const enough = node === undefined ? 0 : node.radius + radius + 0.9;
    const wish: Place = node ?? front;
    const spots = spotsAbout(home, radius).sort(
      (p, q) => farFrom(p, wish, enough) - farFrom(q, wish, enough) || distance(p, home) - distance(q, home),
    );
    for (const spot of spots) {
      const command: ConquestCommand = { type: 'deploy', unit, at: pointOf(spot) };
      if (conquest.refuse(b, seat, command) === undefined) return command;
    }
  }
  return { type: 'done' };
};
