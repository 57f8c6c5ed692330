/** The heights of an arena as an engraver shows them from above: floors in layers, shadows by height, edges by the drop. Pure. */

import { n1 } from '../../../../parts/drawing/spots.ts';
import { SPACE } from '../../tokens/space.ts';
import { type Layout, spaceIn } from '../layout.ts';

export interface Layer {
  readonly level: number;
  /** All that is at least so high. */
  readonly floor: string;
  /** What higher floors cast on it; empty where none do. */
  readonly shadow: string;
}

/** How far a shadow reaches for each level. */
const CAST = 0.17 * SPACE;

const floorsOf = (layout: Layout): readonly (readonly number[])[] =>
  Array.from({ length: layout.size }, (_, row) =>
    Array.from({ length: layout.size }, (__, column) => layout.ground.floor[spaceIn(layout, column, row)]!),
  );

/** Rectangles, row by row, where a question is answered with yes; drawn out aslant by what they cast. */
const runsWhere = (floors: readonly (readonly number[])[], is: (floor: number) => boolean, cast = 0): string => {
  let d = '';
  floors.forEach((row, r) => {
    for (let c = 0; c < row.length; ) {
      if (!is(row[c]!)) {
        c++;
        continue;
      }
      const from = c;
      while (c < row.length && is(row[c]!)) c++;
      const width = (c - from) * SPACE;
      const far = n1(cast);
      d += `M${from * SPACE} ${r * SPACE}h${width}l${far} ${far}v${SPACE}h${-width}l-${far}-${far}Z`;
    }
  });
  return d;
};

/** From the lowest on; each is painted over the ones before. */
export const layersOf = (layout: Layout): readonly Layer[] => {
  const floors = floorsOf(layout);
  const all = floors.flat();
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: highest - lowest + 1 }, (_, i) => {
    const level = lowest + i;
    let shadow = '';
    for (let above = level + 1; above <= highest; above++) {
      shadow += runsWhere(floors, (floor) => floor >= above, (above - level) * CAST);
    }
    return { level, floor: runsWhere(floors, (floor) => floor >= level), shadow };
  });
};

/** Edges between floors by how deep they drop: 1, a step; 2, a climb; 3 for more. */
export const edgesOf = (layout: Layout): readonly [string, string, string] => {
  const floors = floorsOf(layout);
  const paths: [string, string, string] = ['', '', ''];
  const draw = (a: number, b: number | undefined, d: string): void => {
    const drop = b === undefined ? 0 : Math.abs(a - b);
    if (drop > 0) paths[Math.min(drop, 3) - 1] += d;
  };
  floors.forEach((row, r) => {
    row.forEach((floor, c) => {
      draw(floor, row[c + 1], `M${(c + 1) * SPACE} ${r * SPACE}v${SPACE}`);
      draw(floor, floors[r + 1]?.[c], `M${c * SPACE} ${(r + 1) * SPACE}h${SPACE}`);
    });
  });
  return paths;
};

/** Hachures down the slope from each edge of two or more, as many as it is deep. */
export const hachuresOf = (layout: Layout): string => {
  const floors = floorsOf(layout);
  const at = (c: number, r: number): number => floors[r]?.[c] ?? 99;
  let d = '';
  floors.forEach((row, r) => {
    row.forEach((floor, c) => {
      for (const [dc, dr] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const drop = floor - at(c + dc, r + dr);
        if (drop < 2) continue;
        const long = Math.min(4, drop) * 2.4 + 2;
        for (let t = 6; t < SPACE; t += 10.4) {
          const x = dc === 0 ? c * SPACE + t : (c + (dc > 0 ? 1 : 0)) * SPACE;
          const y = dr === 0 ? r * SPACE + t : (r + (dr > 0 ? 1 : 0)) * SPACE;
          d += `M${n1(x)} ${n1(y)}l${dc * long} ${dr * long}`;
        }
      }
    });
  });
  return d;
};

/** Of every piece that is still seen: the first of its spaces as they are seen. */
export const labelSpots = (
  layout: Layout,
): readonly { readonly piece: number; readonly space: number; readonly spaces: number }[] => {
  const { ground, size } = layout;
  const first = new Map<number, { space: number; spaces: number }>();
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const space = spaceIn(layout, column, row);
      const piece = ground.piece[space]!;
      if (piece < 0) continue;
      const known = first.get(piece);
      if (known === undefined) first.set(piece, { space, spaces: 1 });
      else known.spaces++;
    }
  return [...first].map(([piece, { space, spaces }]) => ({ piece, space, spaces }));
};
