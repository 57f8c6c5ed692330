/** A map with counters on it as a picture: previews, the front page, examples. Nothing on it can be chosen. */

import type { HexLabel, Scenario, Unit, UnitType } from '@muster/grid-battles';
import { UNITS } from '@muster/grid-battles';
import { memo, type ReactNode } from 'react';
import { MARGIN } from '../../../parts/drawing/sheet.ts';
import { at, n1 } from '../../../parts/drawing/spots.ts';
import { APOTHEM, layoutOf, type MapLayout, SIDE, spotOf } from '../board/layout.ts';
import { MapArt } from '../board/MapArt.tsx';
import { Marks } from '../board/Marks.tsx';
import type { HexMarks } from '../board/marks.ts';
import { CounterArt } from '../counters/CounterArt.tsx';

export interface PlacedCounter {
  readonly type: UnitType;
  readonly hex: HexLabel;
  readonly seat: number;
  readonly health?: number;
  readonly state?: Unit['state'];
}

interface MapPictureProps {
  readonly rows: readonly string[];
  readonly standing?: readonly PlacedCounter[] | undefined;
  readonly marks?: HexMarks;
  /** How finely it is drawn: far for thumbnails, near with the labels of the hexes. */
  readonly zoom?: 'far' | 'mid' | 'near';
  /** Only the hexes, without the sheet around them. */
  readonly bare?: boolean;
  /** Only this hex of the map. */
  readonly focus?: HexLabel;
  /** What the picture shows; without it the picture is decoration. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** Drawn between the map and the counters. */
  readonly under?: (layout: MapLayout) => ReactNode;
  /** Drawn over the counters. */
  readonly over?: (layout: MapLayout) => ReactNode;
}

const NOBODY: readonly PlacedCounter[] = [];
const NO_MARKS: HexMarks = {};

export const MapPicture = memo((props: MapPictureProps) => {
  const { rows, standing = NOBODY, marks = NO_MARKS, zoom = 'mid', bare = false, label } = props;
  const layout = layoutOf(rows, false);
  return (
    <svg
      className={props.className}
      viewBox={boxOf(layout, bare ? 1 : MARGIN + 4, props.focus)}
      data-zoom={zoom}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <MapArt rows={rows} bare={bare} />
      <Marks layout={layout} marks={marks} />
      {props.under?.(layout)}
      {standing.map((s) => (
        <Placed key={s.hex} layout={layout} standing={s} />
      ))}
      {props.over?.(layout)}
    </svg>
  );
});

const boxOf = (layout: MapLayout, out: number, focus: HexLabel | undefined): string => {
  const spot = focus && spotOf(layout, focus);
  const box = spot
    ? [spot.x - APOTHEM, spot.y - SIDE, 2 * APOTHEM, 2 * SIDE]
    : [-out, -out, layout.width + 2 * out, layout.height + 2 * out];
  return box.map(n1).join(' ');
};

const Placed = ({ layout, standing }: { readonly layout: MapLayout; readonly standing: PlacedCounter }) => {
  const { type, seat, hex, health = UNITS[type].health, state = 'fresh' } = standing;
  return (
    <g transform={`translate(${at(spotOf(layout, hex))})`}>
      <CounterArt unit={{ type, health, state }} seat={seat} />
    </g>
  );
};

/** Everyone where the scenario puts them; nobody where the players deploy. */
export const startingPositions = (scenario: Scenario): readonly PlacedCounter[] =>
  scenario.sides.flatMap(({ units }, seat) =>
    units.flatMap(({ type, hex }) => (hex === null ? [] : [{ type, hex, seat }])),
  );

/** The hexes that a side must hold. */
export const goalMarks = ({ sides }: Scenario): HexMarks => ({
  goal: sides.flatMap(({ wins }) => wins.flatMap((c) => (c.type === 'hold' ? [c.hex] : []))),
});
