/** Lanterns: reading configurations, commands and states that anyone may have sent. */

import {
  byType,
  fields,
  flag,
  integer,
  list,
  misread,
  type Outcome,
  oneOf,
  orNull,
  type Reader,
  text,
} from '@muster/kernel';
import {
  CARDS,
  type Choice,
  LAMPS,
  type Lanterns,
  type LanternsCommand,
  type LanternsConfig,
  PHASES,
  type Pile,
} from './lanterns.ts';

export const readConfig: Reader<LanternsConfig> = (x, where) => {
  const config = fields<LanternsConfig>({ seats: oneOf([2, 3]), rounds: integer(1, 4), hand: integer(1, 4) })(x, where);
  return config.hand >= config.rounds ? config : misread(`${where}.hand`, 'must hold a card for each round');
};

const card = integer(1, CARDS);

export const readCommand: Reader<LanternsCommand> = byType<LanternsCommand>({
  choose: fields({ card }),
  mark: fields({ lamp: integer(0, LAMPS - 1) }),
  kindle: fields({}),
  draw: fields({}),
  concede: fields({}),
  claim: fields({ card }),
});

const readPile = fields<Pile>({ size: integer(0, CARDS), cards: list(card, CARDS) });
const readChoice = fields<Choice>({ made: flag, card: orNull(card) });
const seat = integer(0, 2);
const readOutcome = fields<Outcome>({ places: list(list(seat, 3), 3), reason: text(40), rule: text(10) });

const readFields = fields<Lanterns>({
  config: readConfig,
  round: integer(1, 4),
  phase: oneOf(PHASES),
  turn: seat,
  deck: readPile,
  hands: list(readPile, 3),
  choices: list(readChoice, 3),
  shown: list(card, CARDS),
  marked: orNull(integer(0, LAMPS - 1)),
  scores: list(integer(0, 1000), 3),
  out: list(flag, 3),
  outcome: orNull(readOutcome),
});

/** A state is full, every card is somewhere once, and it is over exactly when it has an outcome. */
export const readState: Reader<Lanterns> = (x, where) => {
  const s = readFields(x, where);
  const piles = [s.deck, ...s.hands];
  const cards = [...piles.flatMap((p) => p.cards!), ...s.shown];
  if (cards.length !== CARDS || new Set(cards).size !== CARDS) misread(where, 'must have every card once');
  if (piles.some((p) => p.size !== p.cards!.length)) misread(where, 'must count its cards');
  if ([s.hands, s.choices, s.scores, s.out].some((each) => each.length !== s.config.seats))
    misread(where, 'must have something for each seat');
  if (s.choices.some((c, i) => c.made !== (c.card !== null) || (c.made && !s.hands[i]!.cards!.includes(c.card!))))
    misread(`${where}.choices`, 'must be of cards in hand');
  if (s.turn >= s.config.seats || s.round > s.config.rounds) misread(where, 'has no such turn');
  if ((s.phase === 'over') !== (s.outcome !== null)) misread(`${where}.outcome`, 'belongs to the end');
  return s;
};
