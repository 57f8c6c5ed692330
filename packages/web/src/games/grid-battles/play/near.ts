/** How the map lies for who plays a seat: their own side below, and what a small screen shows first. Pure. */

import type { HexLabel, Scenario } from '@muster/grid-battles';

interface Lie {
  /** Half round. */
  readonly turned: boolean;
  /** In the middle of their units, where they are known beforehand. */
  readonly home: HexLabel | undefined;
}

type Side = Scenario['sides'][number];

const rowOf = (label: HexLabel): number => Number(label.slice(2));
const columnOf = (label: HexLabel): number => Number(label.slice(0, 2));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

const placed = (side: Side | undefined): readonly HexLabel[] => (side?.units ?? []).flatMap(({ hex }) => hex ?? []);

/** Of a free battle the first side has its zone below (FB-04); else its units tell. */
export const lieFor = ({ sides, map }: Pick<Scenario, 'sides' | 'map'>, seat: number): Lie => {
  const [own, others] = [placed(sides[seat]), placed(sides[1 - seat])];
  const two = (n: number): string => String(Math.round(n)).padStart(2, '0');
  if (own.length === 0 || others.length === 0) {
    const turned = seat === 1;
    return { turned, home: `${two((map[0]?.length ?? 2) / 2)}${two(turned ? 1 : map.length - 2)}` };
  }
  const row = mean(own.map(rowOf));
  return { turned: row < mean(others.map(rowOf)) - 1, home: `${two(mean(own.map(columnOf)))}${two(row)}` };
};

/** Wider than the room between two slips would be. */
export const isWide = (map: readonly string[]): boolean => (map[0]?.length ?? 0) > map.length;
