// What is planned for many, what is ordered, and small numbers on the map.

import { memo } from 'react';
import { DRAWN } from '../parts/drawing/aria.ts';
import { at, n1 } from '../parts/drawing/spots.ts';
import { inPlace } from '../parts/inPlace.tsx';
import css from './overlay.module.css';
import { type Plane, spot, units } from './plane.ts';
import type { BoardNote, BoardPlan } from './types.ts';

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
}

/** Over the lines: no number is struck through. */
export const NotesLayer = memo(({ plane, notes }: NotesProps) =>
  notes.map((note) => <Note key={note.id} plane={plane} note={note} />),
);

/** Free of what lies beside it. */
const GAP = 4;

const Note = ({
  plane,
  note: { lines, below = 0, beside, ...p },
}: {
  readonly plane: Plane;
  readonly note: BoardNote;
}) => {
  const isRight = beside === undefined || spot(plane, p).x >= spot(plane, beside.of).x;
  const aside = beside === undefined ? 0 : (isRight ? 1 : -1) * (units(beside.radius) + GAP);
  return (
    <div
      {...DRAWN}
      className={css.notes}
      data-notes={beside === undefined ? (below > 0 ? 'below' : 'middle') : isRight ? 'right' : 'left'}
      style={{ translate: px(plane, p, units(below), aside) }}
    >
      {inPlace(lines, ({ text, tone = 'plain' }) => (
        <span className={css.note} data-tone={tone}>
          {text}
        </span>
      ))}
    </div>
  );
};

const px = (plane: Plane, p: { readonly x: number; readonly y: number }, below = 0, aside = 0): string => {
  const { x, y } = spot(plane, p);
  return `${n1(x + aside)}px ${n1(y + below)}px`;
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
