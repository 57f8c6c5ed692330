/** Each side's chance to win from the first command to the last, one above the other, and where the battle turned. */

import type { BattleCourse } from '@muster/ai';
import { listed, percent } from '../parts/words.ts';
import css from './course.module.css';

interface Props {
  readonly course: BattleCourse;
  readonly seatNames: readonly string[];
  /** How many entries the record has. */
  readonly last: number;
}

const WIDTH = 300;
const HEIGHT = 60;

/** What the seats up to this one have together, as a height from below. */
const heights = (chances: readonly number[], seats: number): number =>
  chances.slice(0, seats).reduce((sum, chance) => sum + chance, 0);

export const CourseChart = ({ course: { points, turn }, seatNames, last }: Props) => {
  const x = (at: number): number => (last === 0 ? 0 : (at / last) * WIDTH);
  const y = (share: number): number => HEIGHT * (1 - share);
  const edge = (seats: number) =>
    points.map(({ at, chances }) => `${x(at).toFixed(1)},${y(heights(chances, seats)).toFixed(1)}`);
  const first = points[0]?.chances ?? [];
  const words = `Chance to win along the battle. At the start ${listed(seatNames.map((name, seat) => `${name} ${percent(first[seat] ?? 0)}`))}.`;
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words}
    >
      {seatNames.map((name, seat) => (
        <polygon
          key={name}
          className={css.area}
          data-seat={seat}
          points={[...edge(seat), ...edge(seat + 1).reverse()].join(' ')}
        />
      ))}
      {seatNames.slice(1).map((name, seat) => (
        <polyline key={name} className={css.edge} points={edge(seat + 1).join(' ')} />
      ))}
      <line className={css.even} x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      {turn !== undefined && <line className={css.turn} x1={x(turn.at)} x2={x(turn.at)} y1={0} y2={HEIGHT} />}
    </svg>
  );
};
