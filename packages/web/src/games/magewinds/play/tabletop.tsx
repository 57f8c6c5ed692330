/** The table of Magewinds, declared: the measured board in the middle, cards below it, warbands beside it. */

import type { PieceProps, Tabletop } from '../../../contract/tabletop.ts';
import { count } from '../../../parts/words.ts';
import { ReferenceCard } from '../cards/ReferenceCard.tsx';
import { fighterCard } from '../cards/reference.ts';
import { FighterSeal } from '../warbands/FighterSeal.tsx';
import { Banner } from './Banner.tsx';
import { Board } from './Board.tsx';
import { cardKey, cardOf } from './Cards.tsx';
import { CardsBelow } from './CardsBelow.tsx';
import { back, first, plan, played, touch } from './hand-at-table.ts';
import type { MagewindsTable } from './plan/types.ts';
import { Question } from './Question.tsx';
import { Attacks, Cast, Paying, Spells } from './slip/Casting.tsx';
import { LastResult, Odds, Prospect, Ways } from './slip/Prospect.tsx';
import { AttackCards } from './slip/Strike.tsx';
import { SUGGESTED, suggested } from './suggested.ts';
import css from './table.module.css';
import { Warbands } from './Warbands.tsx';
import { fighterName } from './words.ts';

type Piece = PieceProps<MagewindsTable>;

/** `2 actions left, 1 damage`. */
const Left = ({ battle, id }: Piece) => {
  const { actions, damage } = battle.fighters[id]!;
  return (
    <span className={css.choiceNote}>
      {count(2 - actions, 'action')} left{damage > 0 && `, ${damage} damage`}
    </span>
  );
};

export const tabletop: Tabletop<MagewindsTable> = {
  hand: {
    first,
    touch,
    back,
    plan,
    played,
    keys: {
      ...Object.fromEntries([0, 1, 2, 3, 4].map((card) => [String(card + 1), { kind: 'draw', card }])),
      d: { kind: 'draw', card: 'deck' },
      ',': { kind: 'turn', by: 15 },
      '.': { kind: 'turn', by: -15 },
      '<': { kind: 'turn', by: 1 },
      '>': { kind: 'turn', by: -1 },
    },
  },
  noDraft: {},
  suggests: {
    words: ({ decision }) => decision && SUGGESTED[decision.kind],
    take: suggested,
  },
  digits: true,
  Board,
  piece: {
    name: fighterName,
    key: (id) => `fighter ${id}`,
    Icon: ({ battle, id }: Piece) => {
      const { seat, profile } = battle.fighters[id]!;
      return <FighterSeal id={profile} seat={seat} size={30} />;
    },
    Card: ({ battle, id }: Piece) => <ReferenceCard {...fighterCard(battle, battle.fighters[id]!)} />,
    Aside: Left,
  },
  cards: { keyOf: cardKey, of: cardOf },
  Sides: Warbands,
  sidesWords: 'Warbands',
  Banner,
  Below: CardsBelow,
  parts: [
    { place: 'first', Part: LastResult },
    { place: 'question', Part: Question },
    { place: 'question', Part: Prospect },
    { place: 'question', Part: Cast },
    { place: 'question', Part: AttackCards },
    { place: 'options', Part: Attacks },
    { place: 'options', Part: Odds },
    { place: 'options', Part: Paying },
    { place: 'options', Part: Spells },
    { place: 'options', Part: Ways },
  ],
};
