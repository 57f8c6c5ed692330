/** Dice in a row: a pool, the faces of one, and one that was rolled at a real table. */

import { inPlace } from '../../../parts/inPlace.tsx';
import { Die } from './Die.tsx';
import type { DieColour } from './faces.ts';

/** Each with its card for whoever points at it. */
export const PoolDice = ({ dice, size }: { readonly dice: readonly DieColour[]; readonly size: number }) =>
  inPlace(dice, (colour) => (
    <span data-card={`die ${colour}`}>
      <Die colour={colour} size={size} />
    </span>
  ));

export const AllFaces = ({ colour, size }: { readonly colour: DieColour; readonly size: number }) =>
  [1, 2, 3, 4, 5, 6].map((face) => <Die key={face} colour={colour} face={face} size={size} />);

/** With what the face stands for. */
export const RealDie = ({ die, face }: { readonly die: string; readonly face: number }) => (
  <Die colour={die as DieColour} face={face} size={56} decorative />
);
