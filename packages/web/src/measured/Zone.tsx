// Areas of the table with a name: territories, places to deploy, storms. Printed on the sheet, under the terrain.

import { memo } from 'react';
import { n1, polygon, type Spot } from '../parts/drawing/spots.ts';
import { boundsOf, chordsAt, circle, clockwise, hatch, hatchCircle, type Loop } from './art/polygons.ts';
import { type Plane, spot, units } from './plane.ts';
import type { BoardZone } from './types.ts';
import css from './zone.module.css';

/** The herald's hatching of each side: level, upright, aslant, aslant the other way. */
const HATCHES: Readonly<Record<string, Spot>> = {
  0: { x: 1, y: 0 },
  1: { x: 0, y: 1 },
  2: { x: Math.SQRT1_2, y: -Math.SQRT1_2 },
  3: { x: Math.SQRT1_2, y: Math.SQRT1_2 },
  neutral: { x: 0.9, y: -0.436 },
  good: { x: 0.436, y: -0.9 },
  risk: { x: 0.436, y: 0.9 },
};

const HATCH_GAP = 14;

/** Where words stand: about this spot, or beginning there. */
interface Label extends Spot {
  readonly begins?: true;
}

export const Zone = memo(({ plane, zone }: { readonly plane: Plane; readonly zone: BoardZone }) => {
  const { outline, lines, words } = zoneShape(plane, zone);
  const label: Label = zone.labelAt ? spot(plane, zone.labelAt) : words;
  return (
    <g className={css.zone} data-tone={zone.tone}>
      <path className={css.zoneTint} d={outline} />
      <path className={css.zoneHatch} d={lines} />
      <path className={css.zoneEdge} d={outline} />
      <text x={n1(label.x)} y={n1(label.y)} style={label.begins ? { textAnchor: 'start' } : undefined}>
        {zone.label}
      </text>
    </g>
  );
});

/** Words stand this far from the edge. */
const INDENT = 26;

const zoneShape = (plane: Plane, zone: BoardZone) => {
  const along = HATCHES[zone.tone]!;
  if ('circle' in zone) {
    const middle = spot(plane, zone.circle);
    const r = units(zone.circle.radius);
    const words = { x: middle.x, y: middle.y - Math.max(0, r - INDENT) };
    return { outline: circle(middle, r), lines: hatchCircle(middle, r, along, HATCH_GAP), words };
  }
  const loop = clockwise(zone.corners.map((corner) => spot(plane, corner)));
  return { outline: polygon(loop), lines: hatch(loop, along, HATCH_GAP), words: placeForWords(loop) };
};

/** In a wide zone words begin at its left, however long they are: the middle of the table is where circles have theirs. */
const WIDE = 300;

/** At the top where there is room, else at the bottom or in the middle: the widest of the three. */
const placeForWords = (loop: Loop): Label => {
  const { minY, maxY } = boundsOf(loop);
  let best: Label = loop[0]!;
  let widest = 0;
  for (const y of [minY + INDENT, maxY - INDENT, (minY + maxY) / 2]) {
    for (const [from, to] of chordsAt(loop, y)) {
      if (to - from <= widest + 1) continue;
      widest = to - from;
      best = widest > WIDE ? { x: from + INDENT, y, begins: true } : { x: from + widest / 2, y };
    }
  }
  return best;
};
