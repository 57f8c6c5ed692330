/** One ship on a patch of the chart, in small. */

import { inch } from '@muster/geometry';
import { EDGE, makePlane } from '../../../measured/plane.ts';
import { ChartLayer } from '../chart/ChartLayer.tsx';
import { ChartShip } from '../chart/ChartShip.tsx';
import css from '../chart/chart.module.css';
import type { ChartField } from '../chart/types.ts';
import { ship } from '../home/Picture.tsx';
import type { ChartShip as Shown } from '../ships/ship.ts';

const WIDE = 3;
const FIELD: ChartField = { map: { id: 'sample' }, board: { width: inch(WIDE), height: inch(WIDE) }, pieces: [] };
const PLANE = makePlane(inch(WIDE), inch(WIDE));
const NO_ZONES: readonly never[] = [];

export const Sample = (more: Partial<Shown>) => (
  <svg
    className={css.board}
    width={72}
    height={72}
    viewBox={`${EDGE} ${EDGE} ${PLANE.width - 2 * EDGE} ${PLANE.height - 2 * EDGE}`}
    data-zoom="mid"
    aria-hidden="true"
  >
    <ChartLayer plane={PLANE} field={FIELD} zones={NO_ZONES} />
    <ChartShip
      ship={ship('', 0, 'empire-of-sol.cohort', WIDE / 2, WIDE / 2, 900, more)}
      plane={PLANE}
      isStop={false}
      way={undefined}
    />
  </svg>
);
