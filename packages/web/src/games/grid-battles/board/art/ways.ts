// Roads and rivers: lines that run from hex to hex through the middles of the edges.

import { jitter } from '../../../../parts/drawing/jitter.ts';
import type { Spot } from '../../../../parts/drawing/spots.ts';
import { APOTHEM, type MapLayout, neighbour, TOWARDS } from '../layout.ts';

/** One way through a hex, as points close together. */
export interface Way {
  readonly hex: number;
  readonly points: readonly Spot[];
}

export interface Network {
  readonly ways: readonly Way[];
  /** By hex: the directions in which the network leaves it. */
  readonly exits: readonly (readonly number[])[];
}

export interface NetworkRule {
  /** Names the network, so that roads and rivers wander differently. */
  readonly name: string;
  readonly isPart: (hex: number) => boolean;
  /** Parts that only take up what comes from a neighbour and are no line of their own (a village on a road). */
  readonly takesUp: (hex: number) => boolean;
  /** Ways out of a part that touches no other. */
  readonly lone: (hex: number) => readonly number[];
  /** How far a line may leave the middle of an edge. */
  readonly wander: number;
}

const STEPS = 14;

export const networkOf = (layout: MapLayout, rule: NetworkRule): Network => {
  const own = layout.centres.map((_, hex) => (rule.isPart(hex) ? exitsOf(layout, hex, rule) : []));
  const exits = own.map((out, hex) =>
    rule.takesUp(hex) ? [0, 1, 2, 3, 4, 5].filter((d) => comesFrom(layout, own, hex, d)) : out,
  );
  const ways = exits.flatMap((out, hex) => waysThrough(layout, hex, out, rule));
  return { ways, exits };
};

/** To all parts beside it; a line that would end here goes on into what takes it up, or over the border of the map. */
const exitsOf = (layout: MapLayout, hex: number, rule: NetworkRule): readonly number[] => {
  const joins = (is: (hex: number) => boolean) => (d: number) => {
    const other = neighbour(layout, hex, d);
    return other >= 0 && is(other);
  };
  const parts = [0, 1, 2, 3, 4, 5].filter(joins(rule.isPart));
  if (parts.length > 1) return parts;
  const from = parts[0] ?? [0, 1, 2, 3, 4, 5].find(joins(rule.takesUp));
  if (from === undefined) return rule.lone(hex);
  const ahead = [3, 2, 4, 1, 5].map((turn) => (from + turn) % 6);
  const goesOn = ahead.find(joins(rule.takesUp)) ?? offTheMap(layout, hex, from);
  return goesOn === undefined ? [from] : [from, goesOn];
};

const comesFrom = (layout: MapLayout, own: readonly (readonly number[])[], hex: number, d: number): boolean => {
  const other = neighbour(layout, hex, d);
  return other >= 0 && own[other]!.includes((d + 3) % 6);
};

/** A line that ends at the border of the map runs on over it, as straight as it can. */
const offTheMap = (layout: MapLayout, hex: number, from: number): number | undefined =>
  [3, 2, 4].map((turn) => (from + turn) % 6).find((d) => neighbour(layout, hex, d) < 0);

const waysThrough = (layout: MapLayout, hex: number, exits: readonly number[], rule: NetworkRule): readonly Way[] => {
  const centre = layout.centres[hex]!;
  const doors = exits.map((d) => {
    const inward = TOWARDS[(d + 3) % 6]!;
    const at = door(layout, hex, d, rule);
    // A hair over the edge, so that no seam shows where two hexes meet.
    return { at, inward, over: neighbour(layout, hex, d) >= 0 ? [shifted(at, inward, -0.6)] : [] };
  });
  const [a, b] = doors;
  if (a && b && doors.length === 2) {
    const turn = Math.abs(exits[0]! - exits[1]!);
    const pull = APOTHEM * (turn === 1 || turn === 5 ? 0.45 : 0.62);
    const through = curve(a.at, shifted(a.at, a.inward, pull), shifted(b.at, b.inward, pull), b.at);
    return [{ hex, points: [...a.over, ...through, ...b.over] }];
  }
  return doors.map(({ at, inward, over }) => ({
    hex,
    points: [...over, ...curve(at, shifted(at, inward, APOTHEM * 0.5), centre, centre)],
  }));
};

/** Where the line crosses the edge; the same seen from both hexes. */
const door = (layout: MapLayout, hex: number, d: number, rule: NetworkRule): Spot => {
  const other = neighbour(layout, hex, d);
  const centre = layout.centres[hex]!;
  const hand = jitter(`${rule.name}/${Math.min(hex, other)}/${Math.max(hex, other)}`);
  const along = TOWARDS[(d + 1) % 6]!;
  const across = TOWARDS[d]!;
  // At right angles to `across`, turned the same way for both hexes.
  const side = { x: along.x - across.x / 2, y: along.y - across.y / 2 };
  const sign = hex < other || other < 0 ? 1 : -1;
  const wander = hand.about(rule.wander) * sign * 1.15;
  return { x: centre.x + across.x * APOTHEM + side.x * wander, y: centre.y + across.y * APOTHEM + side.y * wander };
};

const shifted = (p: Spot, by: Spot, length: number): Spot => ({ x: p.x + by.x * length, y: p.y + by.y * length });

const curve = (a: Spot, b: Spot, c: Spot, d: Spot): readonly Spot[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const u = 1 - t;
    const [wa, wb, wc, wd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return { x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y };
  });

/** The way moved sideways; `sway` says by how much at each point. */
export const beside = (points: readonly Spot[], sway: (i: number) => number): readonly Spot[] =>
  points.map((p, i) => {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[Math.min(points.length - 1, i + 1)]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const by = sway(i) / length;
    return { x: p.x - (b.y - a.y) * by, y: p.y + (b.x - a.x) * by };
  });
