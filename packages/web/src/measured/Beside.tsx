// A slip beside those it is about, on a measured table.

import type { ReactNode, RefObject } from 'react';
import { Beside as Slip } from '../parts/Beside.tsx';
import { type Plane, spot, units } from './plane.ts';
import type { Point } from './types.ts';

interface Disc extends Point {
  readonly radius?: number;
}

/** What stands beside whom. */
export interface BesideThem {
  /** Those that must stay in sight. */
  readonly of: readonly Disc[];
  /** Those that had better stay in sight too. */
  readonly others: readonly Disc[];
  /** How far all reach who do not say. */
  readonly radius?: number;
  readonly content: ReactNode;
}

interface Props {
  readonly plane: Plane;
  readonly sheet: RefObject<Element | null>;
  readonly beside: BesideThem;
}

export const Beside = ({ plane, sheet, beside: { of, others, radius = 0, content } }: Props) => {
  const drawn = (p: Disc) => ({ ...spot(plane, p), radius: p.radius === undefined ? undefined : units(p.radius) });
  return (
    <Slip sheet={sheet} of={of.map(drawn)} others={others.map(drawn)} radius={units(radius)}>
      {content}
    </Slip>
  );
};
