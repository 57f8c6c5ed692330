/** The table of a game that has none of its own: what its descriptor says, and nothing drawn. */

import type { Descriptor } from '@muster/kernel';
import { seatName } from '../contract/players.ts';
import type { GameUi, TableState } from '../contract/table-game.ts';
import { listed } from '../parts/words.ts';
import { plainTabletop } from './tabletop.tsx';

/** How long an event is left to be read. */
const READING_MS = 400;

/** Who came where. */
const Places = ({ state: { outcome, seatNames, players } }: { readonly state: TableState }) => (
  <ol>
    {outcome?.places.map((seats) => (
      <li key={seats.join()}>{listed(seats.map((seat) => seatName(seatNames, players, seat)))}</li>
    ))}
  </ol>
);

export const plainUi = (descriptor: Descriptor): GameUi => ({
  noScene: null,
  present: (shown, scene) => ({ shown, scene, ms: READING_MS }),
  /** The log tells what happens; then the state is listed as it is. */
  drawn: () => null,
  isHeading: () => false,
  isEnding: ({ type }) => type === 'ended',
  Why: () => null,
  Figures: Places,
  tabletop: plainTabletop(descriptor),
});
