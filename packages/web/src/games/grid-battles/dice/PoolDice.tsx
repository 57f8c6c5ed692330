/** The dice of a pool in a row, each with its card for whoever points at it. */

import { inPlace } from '../../../parts/inPlace.tsx';
import { Die } from './Die.tsx';
import type { DieColour } from './faces.ts';

interface Props {
  readonly dice: readonly DieColour[];
  readonly size: number;
}

export const PoolDice = ({ dice, size }: Props) =>
  inPlace(dice, (colour) => (
    <span data-card={`die ${colour}`}>
      <Die colour={colour} size={size} />
    </span>
  ));
