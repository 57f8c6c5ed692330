/** A plain die with this face up; 0 for one that has not been rolled. */

import css from './dice-form.module.css';

const LOW = -12;
const HIGH = 12;
type Pip = readonly [number, number];
const CORNERS: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
];
const SIDES: readonly Pip[] = [
  [LOW, 0],
  [HIGH, 0],
];
const CENTRE: Pip = [0, 0];

const pipsOf = (face: number): readonly Pip[] => [
  ...(face % 2 === 1 ? [CENTRE] : []),
  ...CORNERS.slice(0, face > 3 ? 4 : face > 1 ? 2 : 0),
  ...(face === 6 ? SIDES : []),
];

export const PipDie = ({ face }: { readonly face: number }) => (
  <svg className={css.pipDie} viewBox="-25 -25 50 50" aria-hidden="true">
    <rect x={-22} y={-22} width={44} height={44} rx={8} />
    {pipsOf(face).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5} />
    ))}
  </svg>
);
