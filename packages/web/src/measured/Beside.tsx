// A slip beside those it is about, on a measured table.

import type { ReactNode, RefObject } from 'react';
import { Beside as Slip } from '../parts/Beside.tsx';
import { type Plane, spot, units } from './plane.ts';
import type { Point } from './types.ts';

/** What stands beside whom. */
export interface BesideThem {
  /** The middles of those that must stay in sight. */
  readonly of: readonly Point[];
  /** Of those that had better stay in sight too. */
  readonly others: readonly Point[];
  readonly radius: number;
  readonly content: ReactNode;
}

interface Props {
  readonly plane: Plane;
  readonly sheet: RefObject<Element | null>;
  readonly beside: BesideThem;
}

export const Beside = ({ plane, sheet, beside: { of, others, radius, content } }: Props) => (
  <Slip
    sheet={sheet}
    of={of.map((p) => spot(plane, p))}
    others={others.map((p) => spot(plane, p))}
    radius={units(radius)}
  >
    {content}
  </Slip>
);
