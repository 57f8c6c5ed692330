/** How many points each side may spend. */

import { Chips } from '../../parts/Chips.tsx';

interface Props {
  readonly points: number;
  /** The usual ones. */
  readonly limits: readonly number[];
  readonly onPoints: (points: number) => void;
}

export const Size = ({ points, limits, onPoints }: Props) => (
  <Chips
    legend="Size"
    choices={limits.map((value) => ({ value, words: `${value} points` }))}
    value={limits.includes(points) ? points : 0}
    onChoose={onPoints}
  />
);
