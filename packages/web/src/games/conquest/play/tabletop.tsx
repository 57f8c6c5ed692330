/** The table of Conquest, declared: a general's map in the middle, both sides on the left, the decision and the log on the right. */

import { modelOf, sideOfSeat } from '@muster/conquest';
import type { PieceProps, Tabletop } from '../../../contract/tabletop.ts';
import { TokenIcon } from '../tokens/TokenIcon.tsx';
import { nameOf } from '../words.ts';
import { asks, NO_DRAFT } from './asks.tsx';
import { Banner, Strip } from './Banner.tsx';
import { cardKey, cardOf, ModelCard } from './Cards.tsx';
import { Council } from './Council.tsx';
import { hand, suggested } from './gestures.ts';
import { isSurging } from './moving.ts';
import { OddsView } from './OddsView.tsx';
import { Besides, Foreseen, OnTheMap } from './Parts.tsx';
import type { WarTable } from './types.ts';
import { WarMap } from './WarMap.tsx';

type Piece = PieceProps<WarTable>;

export const tabletop: Tabletop<WarTable> = {
  hand,
  noDraft: NO_DRAFT,
  asks,
  /** One thing is put into the hand and looked at first; of several pieces or nodes also the rest is left to the computer. A list of units has a button of its own. */
  suggests: {
    words: (_, held) => (held.kind === 'put' ? 'Place it for me' : undefined),
    take: ({ view, decision }, _, command) => decision && { held: suggested(view, decision, command) },
  },
  mayLeave: ({ view }, held) =>
    !isSurging(view) && !(held.kind === 'put' && ['hq', 'deploy', 'place'].includes(held.thing.type)),
  Board: WarMap,
  piece: {
    name: nameOf,
    key: (id) => `model ${id}`,
    Icon: ({ battle, id }: Piece) => <TokenIcon battle={battle} model={modelOf(battle, id)} size={28} />,
    Card: ({ battle, id }: Piece) => <ModelCard battle={battle} model={modelOf(battle, id)} />,
  },
  cards: { keyOf: cardKey, of: cardOf },
  Sides: Council,
  sidesWords: 'Sides',
  Banner,
  Strip,
  Odds: ({ of, now: { view, decision } }) =>
    decision === undefined || decision.kind === 'selectFight' ? null : (
      <OddsView battle={view} odds={of} side={sideOfSeat(view, decision.seat)} />
    ),
  parts: [
    { place: 'question', Part: OnTheMap },
    { place: 'facts', Part: Besides },
    { place: 'last', Part: Foreseen },
  ],
};
