/** A map in small. */

import { type CosmicConfig, fieldOf } from '@muster/cosmic-combat';
import { memo } from 'react';
import sides from '../../../dwethia/new-battle/sides.module.css';
import { makePlane } from '../../../measured/plane.ts';
import { MARGIN } from '../../../parts/drawing/sheet.ts';
import { ChartLayer } from '../chart/ChartLayer.tsx';
import chart from '../chart/chart.module.css';

export const MapPicture = memo(({ config }: { readonly config: CosmicConfig }) => {
  const field = fieldOf(config);
  const plane = makePlane(field.board.width, field.board.height);
  return (
    <svg
      className={`${chart.board} ${sides.picture}`}
      viewBox={`${-MARGIN} ${-MARGIN} ${plane.width + 2 * MARGIN} ${plane.height + 2 * MARGIN}`}
      role="img"
      aria-label={`Chart of ${field.map.name}`}
      data-zoom="far"
      data-detail="little"
    >
      <ChartLayer plane={plane} field={field} zones={[]} />
    </svg>
  );
});
