/** The table of Grid Battles, declared. */

import { fieldOf, nameOf, unitOf } from '@muster/grid-battles';
import type { Tabletop } from '../../../contract/tabletop.ts';
import { Counter } from '../counters/Counter.tsx';
import { LyingDice } from './BlowTray.tsx';
import { Board } from './Board.tsx';
import { cardKey, cardOf } from './Cards.tsx';
import { Forces } from './Forces.tsx';
import { ForecastView, Foreseen } from './ForecastView.tsx';
import { hand, suggested } from './hand.ts';
import { isWide } from './near.ts';
import { Strip } from './Strip.tsx';
import { TurnBanner } from './TurnBanner.tsx';
import type { GridTable } from './types.ts';
import { UnitCard } from './UnitCard.tsx';

export const tabletop: Tabletop<GridTable> = {
  hand,
  noDraft: {},
  suggests: {
    words: ({ decision }) => (decision?.kind === 'deploy' ? 'Choose a unit and a hex for me' : undefined),
    take: (_now, _held, command) => ({ held: suggested(command) }),
  },
  Board,
  piece: {
    name: (b, id) => nameOf(unitOf(b, id)),
    key: (id) => `unit ${id}`,
    Icon: ({ battle, id }) => <Counter unit={unitOf(battle, id)} size={36} />,
    Card: ({ battle, id }) => <UnitCard battle={battle} unit={unitOf(battle, id)} />,
  },
  cards: { keyOf: cardKey, of: cardOf },
  Sides: Forces,
  sidesPlace: ({ config }) => (isWide(fieldOf(config).scenario.map) ? 'below' : 'beside'),
  Banner: TurnBanner,
  Strip,
  Odds: ForecastView,
  parts: [
    { place: 'question', Part: LyingDice },
    { place: 'options', Part: Foreseen },
  ],
};
