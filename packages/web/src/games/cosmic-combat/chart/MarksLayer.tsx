/** What is said about the chart: where ships could be, what they sweep over, arcs and ranges under them, edges over them. */

import { memo } from 'react';
import { circle } from '../../../measured/art/polygons.ts';
import { OnField } from '../../../measured/OnField.tsx';
import overlay from '../../../measured/overlay.module.css';
import { type Plane, spot, units } from '../../../measured/plane.ts';
import { DRAWN } from '../../../parts/drawing/aria.ts';
import { at, n1, polygon } from '../../../parts/drawing/spots.ts';
import { box } from '../ships/paths.ts';
import { ShipArt } from '../ships/ShipArt.tsx';
import shipCss from '../ships/ship.module.css';
import { reachOf, screenAngle } from './ChartShip.tsx';
import css from './chart.module.css';
import { roundedAround } from './shapes.ts';
import type { ChartGhost, ChartLink, ChartMarks } from './types.ts';

interface Props {
  readonly plane: Plane;
  readonly marks: ChartMarks;
}

interface UnderProps extends Props {
  readonly links: readonly ChartLink[];
}

/** Under the ships. */
export const UnderLayer = memo(({ plane, marks: { areas, rings }, links }: UnderProps) => (
  <svg aria-hidden="true" className={css.chart} width={plane.width} height={plane.height}>
    <OnField plane={plane}>
      {areas.map(({ id, kind, corners }) => (
        <path key={id} className={css.area} data-kind={kind} d={polygon(corners.map((p) => spot(plane, p)))} />
      ))}
      {rings.map(({ id, kind, corners, by, text }) => {
        const spots = corners.map((p) => spot(plane, p));
        const top = spots.reduce((a, b) => (b.y < a.y ? b : a));
        return (
          <g key={id} className={css.range} data-kind={kind}>
            <path d={roundedAround(spots, units(by))} />
            {text && (
              <text x={n1(top.x)} y={n1(top.y - units(by) - 8)}>
                {text}
              </text>
            )}
          </g>
        );
      })}
      {links.map(({ from, to }) => {
        const d = `M${at(spot(plane, from))}L${at(spot(plane, to))}`;
        return (
          <g key={d}>
            <path className={css.linkEdge} d={d} />
            <path className={css.linkInk} d={d} />
          </g>
        );
      })}
    </OnField>
  </svg>
));

/** Over the ships, and never in the way of a hand. */
export const OverLayer = memo(({ plane, marks: { ghosts, edges } }: Props) => (
  <>
    <svg aria-hidden="true" className={css.chart} width={plane.width} height={plane.height}>
      {ghosts.map((ghost) => {
        const { x, y } = spot(plane, ghost);
        return (
          <g
            key={ghost.id}
            data-ghost={ghost.id}
            className={`${css.ghost} ${shipCss.livery}`}
            data-kind={ghost.kind}
            data-seat={ghost.look.seat ?? 'none'}
            transform={`translate(${n1(x)} ${n1(y)}) rotate(${n1(screenAngle(plane, ghost.facing))})`}
          >
            <g className={css.ghostShip}>
              <ShipArt look={ghost.look} />
            </g>
            <path className={css.verdict} d={plateOf(ghost)} />
          </g>
        );
      })}
      {edges.map(({ from, to, kind }) => {
        const d = `M${at(spot(plane, from))}L${at(spot(plane, to))}`;
        return (
          <g key={d} className={css.edge} data-kind={kind}>
            <path className={css.edgeHalo} d={d} />
            <path className={css.edgeInk} d={d} />
          </g>
        );
      })}
    </svg>
    {ghosts.map((ghost) => {
      if (ghost.text === undefined) return null;
      const { x, y } = spot(plane, ghost);
      const top = y - reachOf(plane, { ...ghost.look, facing: ghost.facing }).y;
      return (
        <div
          {...DRAWN}
          key={ghost.id}
          className={`${overlay.label} ${css.tag}`}
          style={{ translate: `${n1(x)}px ${n1(top)}px` }}
        >
          {ghost.text}
        </div>
      );
    })}
  </>
));

const plateOf = ({ look }: ChartGhost): string => {
  const size = { l: units(look.length), w: units(look.width) };
  return look.class === 'round' ? circle({ x: 0, y: 0 }, size.l / 2 + 3) : box(size, 3);
};
