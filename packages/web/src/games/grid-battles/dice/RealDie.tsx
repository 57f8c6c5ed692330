/** A die of this colour at a real table, with what the face that was rolled stands for. */

import { Die } from './Die.tsx';
import type { DieColour } from './faces.ts';

export const RealDie = ({ die, face }: { readonly die: string; readonly face: number }) => (
  <Die colour={die as DieColour} face={face} size={56} decorative />
);
