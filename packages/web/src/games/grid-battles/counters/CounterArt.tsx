// A counter as an SVG group around 0, 0, 48 units wide. Used on the board and inside <Counter>.

import { UNITS, type Unit } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import { memo } from 'react';
import { HATCHING } from '../../../parts/drawing/livery.ts';
import css from './counter.module.css';
import { GLYPHS } from './glyphs.ts';
import { counterShape } from './outline.ts';
import '../tokens.css';
import { inPlace, times } from '../../../parts/inPlace.tsx';
import { CORNERS, type DieColour } from '../dice/faces.ts';

export interface CounterArtProps {
  readonly unit: Pick<Unit, 'type' | 'health' | 'state'>;
  readonly seat: Seat;
  /** Its name in the log, where it stands on a map. */
  readonly id?: string;
  readonly selected?: boolean;
  /** Movement points left, while it moves (GB-07). */
  readonly movesLeft?: number | undefined;
}

const OUTLINE = [counterShape(0), counterShape(1)];
const INLINE = [counterShape(0, 2.6), counterShape(1, 2.6)];

export const CounterArt = memo(({ unit, seat, id, selected = false, movesLeft }: CounterArtProps) => {
  const profile = UNITS[unit.type];
  return (
    <g
      className={css.counter}
      data-livery={seat}
      data-state={unit.state}
      data-selected={selected || undefined}
      data-hurt={unit.health < profile.health || undefined}
    >
      <path className={css.shadow} d={OUTLINE[seat]} />
      <g className={css.body}>
        <path className={css.field} d={OUTLINE[seat]} />
        <path className={css.hatching} d={HATCHING[seat]} />
        <path className={css.inline} d={INLINE[seat]} />
        <UnitSymbol type={unit.type} />
        <text className={css.name} y={9}>
          {profile.name}
        </text>
        <g className={css.detail}>
          {inPlace(profile.attack, (colour, i) => dicePip(colour, 15.6 - i * 9.6, -15.6))}
          {inPlace(profile.defence, (colour, i) => dicePip(colour, -15.6 + i * 9.6, 15.6))}
        </g>
        <Health health={unit.health} full={profile.health} />
        {unit.state === 'fatigued' && (
          <path
            className={css.spent}
            transform={id === undefined ? undefined : 'translate(-2 15.6)'}
            d="M-14.6-19.6a4.6 4.6 0 1 0 2.8 6.2a4 4 0 0 1-2.8-6.2Z"
          />
        )}
        {movesLeft === undefined && id !== undefined && (
          <text className={css.id} x={-20.4} y={-12.2}>
            {id}
          </text>
        )}
        {movesLeft !== undefined && (
          <g className={css.moves}>
            <circle cx={-15.5} cy={-15.5} r={9.5} />
            <text x={-15.5} y={-15.2}>
              {movesLeft}
            </text>
          </g>
        )}
      </g>
    </g>
  );
});

const UnitSymbol = ({ type }: { readonly type: Unit['type'] }) => {
  const { fill, line, weight = 2, cut } = GLYPHS[type];
  return (
    <g className={css.glyph}>
      {line && <path className={css.line} d={line} strokeWidth={weight} />}
      <path className={css.fill} d={fill} />
      {cut && <path className={css.cut} d={cut} />}
    </g>
  );
};

/** The outline of a die on a counter, by its corners. */
const DIE = {
  round: 'M-2-4.2H2A2.2 2.2 0 0 1 4.2-2V2A2.2 2.2 0 0 1 2 4.2H-2A2.2 2.2 0 0 1-4.2 2V-2A2.2 2.2 0 0 1-2-4.2Z',
  square: 'M-4.2-4.2H4.2V4.2H-4.2Z',
  cut: 'M-2-4.6H2L4.6-2V2L2 4.6H-2L-4.6 2V-2Z',
};

/** GB-07: the colour of one die; its corners rise in the same order as its strength. */
const dicePip = (colour: DieColour, x: number, y: number) => (
  <path
    className={css.die}
    d={DIE[CORNERS[colour]]}
    transform={`translate(${x} ${y})`}
    style={{ fill: `var(--die-${colour})` }}
  />
);

const PIP = 5.4;

/** One notch for each point of health, from the right; lost ones are hollow. */
const Health = ({ health, full }: { readonly health: number; readonly full: number }) => (
  <g className={css.health}>
    {times(full, (i) => (
      <rect
        className={i < health ? css.pip : css.lost}
        x={20.2 - (full - i) * PIP}
        y={12.4}
        width={3.6}
        height={7.4}
        rx={1}
      />
    ))}
  </g>
);
