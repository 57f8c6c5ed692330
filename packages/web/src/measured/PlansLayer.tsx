// What is planned for many, what is ordered, and small numbers on the map.

import { memo } from 'react';
import { DRAWN } from '../parts/drawing/aria.ts';
import { at, n1, type Spot } from '../parts/drawing/spots.ts';
import { inPlace } from '../parts/inPlace.tsx';
import css from './overlay.module.css';
import { type Plane, spot, units } from './plane.ts';
import type { BoardNote, BoardPlan } from './types.ts';
import { type Lying, leastHiding, sizeOfWords } from './wordsPlace.ts';

interface PlansProps {
  readonly plane: Plane;
  readonly plans: readonly BoardPlan[];
}

export const PlansLayer = memo(({ plane, plans }: PlansProps) => (
  <>
    {plans.length > 0 && (
      <svg aria-hidden="true" className={css.plans} width={plane.width} height={plane.height}>
        {plans.map((plan) => (
          <Plan key={plan.id} plane={plane} plan={plan} />
        ))}
      </svg>
    )}
    {plans.map(({ id, path, kind, text }) =>
      text === undefined ? null : (
        <div key={id} {...DRAWN} className={css.label} data-kind={kind} style={{ translate: px(plane, path.at(-1)!) }}>
          {text}
        </div>
      ),
    )}
  </>
));

interface NotesProps {
  readonly plane: Plane;
  readonly notes: readonly BoardNote[];
  /** What had better not be hidden by them. */
  readonly lying: readonly Lying[];
}

/** Over the lines: no number is struck through. */
export const NotesLayer = memo(({ plane, notes, lying }: NotesProps) =>
  notes.map((note) => {
    const { way, x, y } = placeOf(plane, note, lying);
    return (
      <div
        key={note.id}
        {...DRAWN}
        className={css.notes}
        data-notes={way}
        style={{ translate: `${n1(x)}px ${n1(y)}px` }}
      >
        {inPlace(note.lines, ({ text, tone = 'plain' }) => (
          <span className={css.note} data-tone={tone}>
            {text}
          </span>
        ))}
      </div>
    );
  }),
);

/** Free of what lies beside it. */
const GAP = 4;

/** Which way a note stands from the place that it is told. */
interface NotePlace extends Spot {
  readonly way: 'middle' | 'below' | 'above' | 'right' | 'left';
}

const placeOf = (plane: Plane, { lines, below = 0, beside, ...p }: BoardNote, lying: readonly Lying[]): NotePlace => {
  const { x, y } = spot(plane, p);
  const far = units(beside?.radius ?? below);
  if (far === 0) return { way: 'middle', x, y };
  const size = sizeOfWords(
    plane,
    lines.map(({ text }) => text),
  );
  const out = far + GAP;
  const under = { way: 'below', x, y: y + far, middle: { x, y: y + out + size.h / 2 } } as const;
  const over = { way: 'above', x, y: y - far, middle: { x, y: y - out - size.h / 2 } } as const;
  const right = { way: 'right', x: x + out, y, middle: { x: x + out + size.w / 2, y } } as const;
  const left = { way: 'left', x: x - out, y, middle: { x: x - out - size.w / 2, y } } as const;
  if (beside === undefined) return leastHiding(plane, [under, right, left, over], size, lying);
  return leastHiding(plane, [x >= spot(plane, beside.of).x ? right : left, under, over], size, lying);
};

const px = (plane: Plane, p: { readonly x: number; readonly y: number }): string => {
  const { x, y } = spot(plane, p);
  return `${n1(x)}px ${n1(y)}px`;
};

const Plan = ({ plane, plan: { path, radius, kind } }: { readonly plane: Plane; readonly plan: BoardPlan }) => {
  const spots = path.map((p) => spot(plane, p));
  const end = spots.at(-1)!;
  return (
    <g className={css.plan} data-kind={kind}>
      {spots.length > 1 && <path className={css.planWay} d={`M${spots.map(at).join('L')}`} />}
      <circle className={css.planBase} cx={n1(end.x)} cy={n1(end.y)} r={n1(units(radius))} />
    </g>
  );
};
