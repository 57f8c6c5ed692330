// Part of a drawing that ends at the edge of the field.

import type { ReactNode } from 'react';
import { EDGE, type Plane } from './plane.ts';

export const OnField = ({ plane, children }: { readonly plane: Plane; readonly children: ReactNode }) => {
  const [width, height] = [plane.width - 2 * EDGE, plane.height - 2 * EDGE];
  return (
    <svg
      aria-hidden="true"
      x={EDGE}
      y={EDGE}
      width={width}
      height={height}
      viewBox={`${EDGE} ${EDGE} ${width} ${height}`}
    >
      {children}
    </svg>
  );
};
