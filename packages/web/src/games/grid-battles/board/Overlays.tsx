// A move in the making and a line of sight, drawn over the map.

import type { HexLabel } from '@muster/grid-battles';
import { memo } from 'react';
import { n1, type Spot } from '../../../parts/drawing/spots.ts';
import css from './board.module.css';
import { hexPath, type MapLayout, spotOf } from './layout.ts';
import type { PathOverlay, SightOverlay } from './marks.ts';

/** A block arrow of length 1 step along x, head forward, from 0. */
const arrow = (from: number, to: number, half: number): string => {
  const neck = to - half * 1.9;
  return `M${from} ${-half}H${neck}V${-half * 2.1}L${to} 0L${neck} ${half * 2.1}V${half}H${from}Z`;
};

const TRAIL = arrow(12, 60, 4);
const NEXT = arrow(31, 52, 4.6);

const turnedTo = (from: Spot, to: Spot): string =>
  `translate(${n1(from.x)} ${n1(from.y)}) rotate(${n1((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)})`;

/** GB-26: half-transparent arrows for the path so far. */
export const Trail = memo(
  ({ layout, labels }: { readonly layout: MapLayout; readonly labels: readonly HexLabel[] }) => (
    <g className={css.trail}>
      {labels.slice(1).map((label, i) => {
        const from = spotOf(layout, labels[i]!);
        const to = spotOf(layout, label);
        // biome-ignore lint/suspicious/noArrayIndexKey: a path may pass a hex twice
        return from && to && <path key={i} d={TRAIL} transform={turnedTo(from, to)} />;
      })}
    </g>
  ),
);
Trail.displayName = 'Trail';

/** GB-26: solid arrows to the legal next steps, each with its cost. */
export const NextSteps = memo(
  ({
    layout,
    from,
    next,
  }: {
    readonly layout: MapLayout;
    readonly from: HexLabel;
    readonly next: PathOverlay['next'];
  }) => {
    const start = spotOf(layout, from);
    if (!start) return null;
    return (
      <g className={css.next}>
        {next.map(({ hex, cost }) => {
          const to = spotOf(layout, hex);
          return (
            to && (
              <g key={hex}>
                <path className={css.nextHex} d={hexPath(to, 3)} />
                <path className={css.nextArrow} d={NEXT} transform={turnedTo(start, to)} />
                <text x={n1(to.x + (to.x - start.x) * 0.1)} y={n1(to.y + (to.y - start.y) * 0.1)}>
                  {cost}
                </text>
              </g>
            )
          );
        })}
      </g>
    );
  },
);
NextSteps.displayName = 'NextSteps';

export const SightLine = memo(({ layout, sight }: { readonly layout: MapLayout; readonly sight: SightOverlay }) => {
  const from = spotOf(layout, sight.from);
  const to = spotOf(layout, sight.to);
  if (!from || !to) return null;
  const d = `M${n1(from.x)} ${n1(from.y)}L${n1(to.x)} ${n1(to.y)}`;
  return (
    <g className={sight.clear ? css.sightClear : css.sightBlocked}>
      {sight.blockers?.map((label) => {
        const spot = spotOf(layout, label);
        return (
          spot && (
            <path
              key={label}
              className={css.blocker}
              d={`${hexPath(spot, 3)}M${n1(spot.x - 9)} ${n1(spot.y - 9)}l18 18m0-18l-18 18`}
            />
          )
        );
      })}
      <path className={css.sightEdge} d={d} />
      <path className={css.sightLine} d={d} />
      <circle cx={n1(from.x)} cy={n1(from.y)} r={4} />
      <circle cx={n1(to.x)} cy={n1(to.y)} r={4} />
    </g>
  );
});
SightLine.displayName = 'SightLine';
