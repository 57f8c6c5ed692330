/** A plain die on the table, large enough to be read: those that count stand out, one that is stopped has a shield on it. */

import css from './d6.module.css';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-8, -8],
    [8, 8],
  ],
  3: [
    [-8, -8],
    [0, 0],
    [8, 8],
  ],
  4: [
    [-8, -8],
    [8, -8],
    [-8, 8],
    [8, 8],
  ],
  5: [
    [-8, -8],
    [8, -8],
    [0, 0],
    [-8, 8],
    [8, 8],
  ],
  6: [
    [-8, -9],
    [8, -9],
    [-8, 0],
    [8, 0],
    [-8, 9],
    [8, 9],
  ],
};

interface D6Props {
  readonly face: number;
  readonly hit: boolean;
  /** A success that is stopped, the how-manieth; undefined for the others. */
  readonly blocked?: number | undefined;
  readonly rolling: boolean;
}

const SHIELD = 'M0-11L10-7V0C10 7 5 11 0 13C-5 11-10 7-10 0V-7Z';

export const D6 = ({ face, hit, blocked, rolling }: D6Props) => (
  <svg
    className={css.d6}
    data-hit={hit || undefined}
    data-rolling={rolling || undefined}
    viewBox="-20 -20 40 41"
    width={56}
    height={56}
    aria-hidden="true"
  >
    <rect className={css.d6Under} x={-17} y={-15} width={34} height={34} rx={6} />
    <rect className={css.d6Body} x={-17} y={-17} width={34} height={34} rx={6} />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} className={css.d6Pip} cx={x} cy={y} r={3.4} />
    ))}
    {blocked !== undefined && !rolling && (
      <path className={css.d6Shield} d={SHIELD} style={{ animationDelay: `${150 * (blocked + 1)}ms` }} />
    )}
  </svg>
);
