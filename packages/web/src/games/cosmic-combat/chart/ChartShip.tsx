/** One ship on the chart: a button that is spoken, travels its path, turns with its facing and flashes once when hurt. */

import { memo, type RefObject, useEffect, useRef } from 'react';
import { type Plane, spot, units } from '../../../measured/plane.ts';
import { placed, useTravel } from '../../../measured/travel.ts';
import type { Point } from '../../../measured/types.ts';
import { DRAWN } from '../../../parts/drawing/aria.ts';
import { n1 } from '../../../parts/drawing/spots.ts';
import { prefersStillness } from '../../../parts/settings.ts';
import { box } from '../ships/paths.ts';
import { Shields, ShipArt } from '../ships/ShipArt.tsx';
import shipCss from '../ships/ship.module.css';
import type { Badge, ShipLook, ChartShip as Shown } from '../ships/ship.ts';
import { TokenRow } from '../ships/TokenArt.tsx';
import css from './chart.module.css';

/** Clockwise on the drawing, in degrees. */
export const screenAngle = (plane: Plane, facing: number): number => plane.turn * 90 - facing / 10;

const BADGES: Readonly<Record<Badge, string>> = {
  ion: 'M2-7L-4 1H0L-2 7L4-1H0Z',
  rooted: 'M0-6V5M-5 1C-5 4-3 6 0 6C3 6 5 4 5 1M-3-3H3',
  locked: 'M-3.6 0a3 3 0 1 1 3 3M3.6 0a3 3 0 1 1-3-3',
  dying: 'M-4-5L4 5M4-5L-4 5',
};

/** From the middle, up and down or to the sides. */
interface Reach {
  readonly x: number;
  readonly y: number;
}

interface Props {
  readonly ship: Shown;
  readonly plane: Plane;
  readonly isStop: boolean;
  /** Null: it is moved by hand. */
  readonly way: readonly Point[] | undefined | null;
}

/** How far a turned base reaches up and down, and to the sides. */
export const reachOf = (plane: Plane, ship: ShipLook & { readonly facing: number }): Reach => {
  const [l, w] = [units(ship.length) / 2, units(ship.width) / 2];
  if (ship.class === 'round') return { x: l, y: l };
  const a = (screenAngle(plane, ship.facing) * Math.PI) / 180;
  const [c, s] = [Math.abs(Math.cos(a)), Math.abs(Math.sin(a))];
  return { x: l * c + w * s, y: l * s + w * c };
};

const brackets = ({ x, y }: Reach): string => {
  const [a, b, t] = [x + 14, y + 14, Math.min(26, (x + y) / 3)];
  const corner = (h: 1 | -1, v: 1 | -1): string => `M${n1(h * a)} ${n1(v * (b - t))}V${n1(v * b)}H${n1(h * (a - t))}`;
  return corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1);
};

export const ChartShip = memo(({ ship, plane, isStop, way }: Props) => {
  const group = useRef<SVGGElement>(null);
  const flash = useRef<SVGPathElement>(null);
  const { x, y } = spot(plane, ship);
  useTravel(group, plane, ship, way);
  useFlash(flash, ship.wounds);
  const reach = reachOf(plane, ship);
  const angle = screenAngle(plane, ship.facing);
  const isMarked = ship.state === 'target' || ship.state === 'choice';
  const hasTokens = ship.tokens.length > 0;
  const size = { l: units(ship.length), w: units(ship.width) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds no HTML buttons
    <g
      ref={group}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={ship.label}
      aria-pressed={ship.state === 'selected'}
      className={`${css.ship} ${shipCss.livery}`}
      data-item={ship.id}
      data-base={ship.id}
      data-card={`ship ${ship.id}`}
      data-drag={ship.canDrag || undefined}
      data-seat={ship.seat ?? 'none'}
      data-state={ship.state}
      data-dying={ship.badges.includes('dying') || undefined}
      style={{ transform: placed({ x, y }) }}
    >
      <g {...DRAWN} className={css.turning} style={{ transform: `rotate(${n1(angle)}deg)` }}>
        <path className={css.focus} d={box(size, 12)} />
        {ship.state === 'selected' && <path className={css.ring} d={box(size, 6)} />}
        <Shields look={ship} arrows={ship.arrows} />
        <g className={css.hull}>
          <ShipArt look={ship} wounds={{ left: ship.wounds, most: ship.most }} dying={ship.badges.includes('dying')} />
        </g>
        <path ref={flash} className={css.flash} d={box(size)} />
        <path className={css.touch} d={box(size, 8)} />
      </g>
      {isMarked && <path {...DRAWN} className={css.targetEdge} d={brackets(reach)} />}
      {isMarked && <path {...DRAWN} className={css.target} d={brackets(reach)} />}
      {hasTokens && (
        <g {...DRAWN} className={css.counters} style={{ translate: `0 ${n1(reach.y)}px` }}>
          <g transform="translate(0 16)">
            <TokenRow of={ship} />
          </g>
        </g>
      )}
      {ship.badges.length > 0 && (
        <g {...DRAWN} className={css.counters} style={{ translate: `0 ${n1(-reach.y)}px` }}>
          {ship.badges.map((badge, i) => (
            <g
              key={badge}
              className={css.badge}
              data-badge={badge}
              transform={`translate(${(i - (ship.badges.length - 1) / 2) * 24} -14)`}
            >
              <circle r={10.5} />
              <path d={BADGES[badge]} />
            </g>
          ))}
        </g>
      )}
      <g {...DRAWN} className={css.counters} style={{ translate: `0 ${n1(reach.y)}px` }}>
        <text className={css.name} y={hasTokens ? 40 : 16}>
          {ship.name}
        </text>
      </g>
      {isMarked && <path {...DRAWN} className={css.pulse} d={brackets(reach)} />}
    </g>
  );
});

const useFlash = (flash: RefObject<SVGPathElement | null>, wounds: number): void => {
  const before = useRef(wounds);
  useEffect(() => {
    const hit = wounds < before.current;
    before.current = wounds;
    if (!hit || prefersStillness()) return;
    flash.current?.animate?.([{ opacity: 0 }, { opacity: 0.9, offset: 0.25 }, { opacity: 0 }], {
      duration: 250,
      easing: 'ease-out',
    });
  }, [flash, wounds]);
};
