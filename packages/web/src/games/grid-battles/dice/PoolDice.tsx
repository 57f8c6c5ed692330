/** The dice of a pool in a row, each with its card for whoever points at it. */

import { Die } from './Die.tsx';
import type { DieColour } from './faces.ts';

interface Props {
  readonly dice: readonly DieColour[];
  readonly size: number;
}

export const PoolDice = ({ dice, size }: Props) =>
  dice.map((colour, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice of a pool never change place
    <span key={i} data-card={`die ${colour}`}>
      <Die colour={colour} size={size} />
    </span>
  ));
