/** How events look: a disc falls into its column. */

import { connectFour, heightOf } from '@muster/connect-four';
import { type Stages, staged } from '@muster/table';
import type { FourTable } from './types.ts';

const FALL_MS = 450;

/** Nothing is rolled and nobody listens: what is shown only repeats what was played. */
const SILENT = { roll: () => [], shuffle: <T>(items: readonly T[]) => items, final: () => {} };

const STAGES: Stages<FourTable> = {
  dropped: {
    at: (e) => [e.column],
    by: (e) => e.seat,
    shows: (b, { seat, column }) => connectFour.play(b, seat, { type: 'drop', column }, SILENT),
    alters: (scene, b, { column }) => ({ ...scene, travel: { column, row: heightOf(b.columns[column]!) } }),
    sound: 'step',
    ms: FALL_MS,
  },
  ended: { shows: (b, { outcome }) => ({ ...b, outcome }), ends: true },
};

export const told = staged<FourTable>(STAGES, {
  noScene: { travel: undefined, moment: undefined, traces: [] },
  placeName: String,
  seatOf: () => undefined,
  withResult: (moment) => moment,
  closed: (moment) => moment,
  rolling: (moment) => moment,
  rollMs: 0,
  kept: (traces) => traces,
  drawn: ({ columns, outcome }) => ({ columns, outcome }),
});
