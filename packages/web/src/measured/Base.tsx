// One base on the table: a button that is spoken, travels its path and flashes once when hurt.

import { type CSSProperties, memo, type RefObject, useEffect, useRef } from 'react';
import { DRAWN } from '../parts/drawing/aria.ts';
import { prefersStillness } from '../parts/settings.ts';
import { BaseArt } from './BaseArt.tsx';
import css from './base.module.css';
import { BASE_R, BRACKETS } from './baseShapes.ts';
import { type Plane, spot, units } from './plane.ts';
import { placed, useTravel } from './travel.ts';
import type { BoardBase, Point } from './types.ts';

interface BaseProps {
  readonly base: BoardBase;
  readonly plane: Plane;
  /** Whether Tab stops here. */
  readonly isStop: boolean;
  /** The way that brought it here, if it is to be shown. */
  readonly way: readonly Point[] | undefined;
}

export const Base = memo(({ base, plane, isStop, way }: BaseProps) => {
  const group = useRef<SVGGElement>(null);
  const flash = useRef<SVGCircleElement>(null);
  const { x, y } = spot(plane, base);
  useTravel(group, plane, base, way);
  useFlash(flash, base.badges?.damage ?? 0);
  const state = base.state ?? 'normal';
  const isMarked = state === 'target' || state === 'choice';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds no HTML buttons
    <g
      ref={group}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={base.label}
      aria-pressed={state === 'selected'}
      className={css.base}
      data-item={base.id}
      data-base={base.id}
      data-drag={base.canDrag || undefined}
      data-seat={base.seat}
      data-state={state}
      data-down={base.isDown || undefined}
      data-printed={base.colours !== undefined || undefined}
      style={{ transform: placed({ x, y }), ...printedIn(base) }}
    >
      <g {...DRAWN} transform={`scale(${units(base.radius) / BASE_R})`}>
        <circle className={css.focus} r={BASE_R + 8.5} />
        {state === 'selected' && <circle className={css.ring} r={BASE_R + 3.4} />}
        <circle className={css.shadow} r={BASE_R - 0.4} />
        <g className={css.body}>
          <BaseArt base={base} badges={base.badges} />
        </g>
        {isMarked && <path className={css.targetEdge} d={BRACKETS} />}
        {isMarked && <path className={css.target} d={BRACKETS} />}
        <circle ref={flash} className={css.flash} r={BASE_R} />
        {base.name && (
          <text className={css.name} y={BASE_R + 13}>
            {base.name}
          </text>
        )}
        {/* The last: what is painted over a moving mark would need a layer of its own. */}
        {isMarked && <circle className={css.pulse} r={BASE_R + 5} />}
      </g>
      {/* A finger may miss by a little. */}
      <circle className={css.touch} r={units(base.radius) + 3} />
    </g>
  );
});

interface StandingProps extends Pick<BaseProps, 'base' | 'plane'> {
  /** So much larger than it is. */
  readonly larger?: number;
}

/** A base on a picture: nobody chooses it. */
export const StandingBase = ({ base, plane, larger = 1 }: StandingProps) => {
  const { x, y } = spot(plane, base);
  return (
    <g
      className={css.base}
      data-seat={base.seat}
      data-state={base.state ?? 'normal'}
      data-printed={base.colours !== undefined || undefined}
      style={printedIn(base)}
      transform={`translate(${x} ${y}) scale(${(units(base.radius) / BASE_R) * larger})`}
    >
      <circle className={css.shadow} r={BASE_R - 0.4} />
      <BaseArt base={base} badges={base.badges} />
    </g>
  );
};

/** The colours of a base that has its own. */
export const printedIn = ({ colours }: Pick<BoardBase, 'colours'>): CSSProperties =>
  colours === undefined
    ? {}
    : ({ '--top': colours.top, '--top-ink': colours.ink, '--own-rim': colours.rim } as CSSProperties);

const useFlash = (flash: RefObject<SVGCircleElement | null>, damage: number): void => {
  const before = useRef(damage);
  useEffect(() => {
    const hit = damage > before.current;
    before.current = damage;
    if (!hit || prefersStillness()) return;
    flash.current?.animate?.([{ opacity: 0 }, { opacity: 0.9, offset: 0.25 }, { opacity: 0 }], {
      duration: 250,
      easing: 'ease-out',
    });
  }, [flash, damage]);
};
