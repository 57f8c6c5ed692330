/** Lanterns: reading configurations, commands and states that anyone may have sent. */

import {
  byType,
  fields,
  flag,
  integer,
  list,
  meaning,
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
  ORDERS,
  PHASES,
  type Pile,
} from './lanterns.ts';

export const readConfig: Reader<LanternsConfig> = meaning(
  fields<LanternsConfig>({ seats: oneOf([2, 3]), rounds: integer(1, 4), hand: integer(1, 4) }),
  'A hand holds a card for each round.',
  (config, where) =>
    config.hand >= config.rounds ? config : misread(`${where}.hand`, 'must hold a card for each round'),
);

const card = integer(1, CARDS);

export const readCommand: Reader<LanternsCommand> = byType<LanternsCommand>({
  choose: fields({ card }),
  mark: fields({ lamp: integer(0, LAMPS - 1) }),
  kindle: fields({}),
  draw: fields({}),
  concede: fields({}),
  claim: fields({ card }),
  order: fields({ order: oneOf(ORDERS) }),
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
  orders: list(oneOf(ORDERS), 3),
  outcome: orNull(readOutcome),
});

const cardsLeft = (s: Lanterns): number =>
  s.phase === 'choose' ? s.config.rounds - s.round + 1 : s.config.rounds - s.round;
const isIn = (s: Lanterns, seat: number): boolean => !s.out[seat];

/** What must hold of a state, each with what is wrong when it does not. */
const CHECKS = {
  cards: [
    (s) => new Set([s.deck, ...s.hands].flatMap((p) => p.cards!).concat(s.shown)).size === CARDS,
    'must have every card once',
  ],
  count: [(s) => [s.deck, ...s.hands].every((p) => p.size === p.cards!.length), 'must count its cards'],
  noMore: [
    (s) => [s.deck, ...s.hands].reduce((sum, p) => sum + p.size, s.shown.length) === CARDS,
    'must have every card once',
  ],
  seats: [
    (s) => [s.hands, s.choices, s.scores, s.out, s.orders].every((each) => each.length === s.config.seats),
    'must have something for each seat',
  ],
  choices: [
    (s) => s.choices.every((c, i) => c.made === (c.card !== null) && (!c.made || s.hands[i]!.cards!.includes(c.card!))),
    'must choose cards in hand',
  ],
  turn: [(s) => s.turn < s.config.seats && s.round <= s.config.rounds, 'has no such turn'],
  end: [(s) => (s.phase === 'over') === (s.outcome !== null), 'must have an outcome at the end, and only there'],
  places: [
    (s) => s.outcome === null || s.outcome.places.flat().toSorted().join() === s.out.map((_, seat) => seat).join(),
    'must place every seat once',
  ],
  players: [(s) => s.phase === 'over' || s.out.filter((out) => !out).length > 1, 'must have two who play on'],
  asked: [(s) => s.phase !== 'turn' || isIn(s, s.turn), 'must give the turn to one who plays on'],
  open: [
    (s) => s.phase !== 'choose' || s.choices.some((c, seat) => isIn(s, seat) && !c.made),
    'must leave a choice to be made',
  ],
  enough: [
    (s) => s.phase === 'over' || s.hands.every((hand, seat) => !isIn(s, seat) || hand.size >= cardsLeft(s)),
    'must leave a card for each round',
  ],
} satisfies Readonly<Record<string, readonly [(s: Lanterns) => boolean, string]>>;
export type Check = keyof typeof CHECKS;

/** `without`: a check that is forgotten. */
export const stateReader = (without?: Check): Reader<Lanterns> =>
  meaning(readFields, 'All of it belongs together.', (s, where) => {
    for (const [name, [holds, problem]] of Object.entries(CHECKS))
      if (name !== without && !holds(s)) misread(where, problem);
    return s;
  });
