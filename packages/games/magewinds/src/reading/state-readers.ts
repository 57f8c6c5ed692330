/** Reads the data of a state, field by field; whether it all belongs together is asked in `read-state.ts`. */

import { type Footprint, type Point, SIDES } from '@muster/geometry';
import {
  byType,
  fields,
  flag,
  integer,
  list,
  misread,
  oneOf,
  orLeftOut,
  orNull,
  type Reader,
  reader,
  type Seat,
  text,
  tuple,
} from '@muster/kernel';
import { ACTIONS } from '../content/actions.ts';
import { type Card, DECK } from '../content/cards.ts';
import { ATTACK_IDS, PROFILE_IDS } from '../content/fighters.ts';
import { SCENARIO_IDS } from '../content/scenarios.ts';
import { SPELL_IDS } from '../content/spells.ts';
import { readTerrain } from '../ground/terrain.ts';
import { FAR } from '../ground/territory.ts';
import {
  ASKS,
  type Battle,
  type CastMark,
  CHOICES,
  type Clone,
  DEFENCES,
  type Deck,
  type Effect,
  type Fighter,
  type Frame,
  type GameObject,
  type Hand,
  type Harm,
  type MagewindsConfig,
  type MagewindsOutcome,
  PHASES,
  PLACES,
  REASONS,
  ROUND_STEPS,
  SETUP_STEPS,
  type SeatState,
  type Source,
  type StandingOrders,
  TIMINGS,
  type Warband,
} from '../state/battle.ts';
import { parseConfig, readConfig } from './read-config.ts';
import { readName, readNames } from './read-names.ts';

/** What a view may hide, a whole state must tell. */
const told = <T>(read: Reader<T>): Reader<T> =>
  reader(read.schema, (x, where) =>
    x === null ? misread(where, 'is hidden, as in a view; a whole state must tell it') : read(x, where),
  );

const seat: Reader<Seat> = integer(0, 3);
const id = integer(0, 999);
const amount = integer(0, 99);
const coordinate = integer(-FAR, FAR);
const card = oneOf<Card>(DECK);
const cards = told(list(card, DECK.length));
const seats = list(seat, 4);

const pairOf = <T>(item: Reader<T>): Reader<readonly [T, T]> => tuple(item, 2, 'must hold two');

const readOwnConfig: Reader<MagewindsConfig> = reader(readConfig.schema, (x, where) => {
  const parsed = parseConfig(x);
  return parsed.ok ? parsed.value : misread(`${where}: ${parsed.refusal.where}`, parsed.refusal.problem);
});

const readPoint: Reader<Point> = fields<Point>({ x: coordinate, y: coordinate });
const readFootprint: Reader<Footprint> = fields<Footprint>({ corners: list(readPoint, 16) });

const readWarband: Reader<Warband> = fields<Warband>({
  done: flag,
  profiles: told(list(oneOf(PROFILE_IDS), 40)),
  names: orLeftOut(readNames),
});

const readFighter: Reader<Fighter> = fields<Fighter>({
  id,
  seat,
  profile: oneOf(PROFILE_IDS),
  number: amount,
  where: oneOf(PLACES),
  x: coordinate,
  y: coordinate,
  damage: amount,
  actions: integer(0, 2),
  guard: flag,
  poison: orNull(seat),
  starting: flag,
  downIn: amount,
  twin: orNull(id),
  name: orLeftOut(readName),
});

const readHand: Reader<Hand> = fields<Hand>({
  size: amount,
  cards,
  seen: list(fields<Hand['seen'][number]>({ card, to: orNull(seat) }), DECK.length),
});

const ask = oneOf(ASKS);
const readOrders: Reader<StandingOrders> = fields<StandingOrders>({
  haste: ask,
  phasewalk: ask,
  'third-eye': ask,
  barrier: ask,
  wildform: ask,
  heal: ask,
  hex: ask,
  energize: ask,
  prediction: ask,
  empower: ask,
});

const readSeat: Reader<SeatState> = fields<SeatState>({
  hand: readHand,
  orders: told(readOrders),
  conceded: flag,
  energized: flag,
  tally: amount,
  kills: amount,
  killsBefore: amount,
});

const readDeck: Reader<Deck> = fields<Deck>({
  size: amount,
  cards,
  top: orNull(fields<NonNullable<Deck['top']>>({ seat, card: told(card) })),
});

const readObject: Reader<GameObject> = fields<GameObject>({
  id,
  kind: oneOf(['treasure', 'fragment'] as const),
  where: oneOf(['field', 'carried', 'collected'] as const),
  x: coordinate,
  y: coordinate,
  carrier: orNull(id),
});

const onOne = fields<{ readonly fighter: number }>({ fighter: id });
const byOne = fields<{ readonly by: number }>({ by: id });
const byOnOne = fields<{ readonly by: number; readonly fighter: number }>({ by: id, fighter: id });

/** One member for each type, so that `byType` can tell them apart. */
type Alone = Effect extends infer E
  ? E extends Effect
    ? { readonly [T in E['type']]: Omit<E, 'type'> & { readonly type: T } }[E['type']]
    : never
  : never;

const readEffect: Reader<Effect> = byType<Alone>({
  wildform: onOne,
  thirdEye: onOne,
  hex: onOne,
  whiteHot: byOne,
  ward: byOne,
  empowered: byOne,
  entangle: byOnOne,
  hypnotize: byOnOne,
  prediction: fields({ by: id, fighter: id, action: oneOf(ACTIONS) }),
  aim: fields({ by: id, x: coordinate, y: coordinate, ready: flag }),
  charm: fields({ by: id, seat, target: told(id), among: list(id, 200) }),
});

const readClone: Reader<Clone> = fields<Clone>({ pair: pairOf(id), seat, real: told(id) });

const readSource: Reader<Source> = byType<Source>({ fighter: fields({ id }), feature: fields({ id }) });
const readMarks = list(fields<CastMark>({ spell: oneOf(SPELL_IDS), caster: id }), 200);
const attackId = oneOf([...ATTACK_IDS, 'quake'] as const);

const readFrame: Reader<Frame> = byType<Frame>({
  setup: fields({ step: oneOf(SETUP_STEPS), first: seat, turn: amount }),
  round: fields({ step: oneOf(ROUND_STEPS) }),
  insight: fields({ seat, cards: told(pairOf(card)) }),
  window: fields({ timing: oneOf(TIMINGS), about: orNull(id), asking: seat, asked: seats, cast: readMarks }),
  activation: fields({
    step: oneOf(['begins', 'chooses', 'stepping', 'targets', 'resolving', 'ending', 'ends'] as const),
    fighter: id,
    by: seat,
    action: orNull(oneOf(ACTIONS)),
    free: flag,
    cast: readMarks,
  }),
  move: fields({
    step: oneOf(['begins', 'path', 'arrived', 'charge'] as const),
    fighter: id,
    haste: amount,
    phasewalk: flag,
    near: flag,
    charges: flag,
    cast: readMarks,
  }),
  step: fields({
    step: oneOf(['begins', 'path'] as const),
    fighter: id,
    purpose: oneOf(['action', 'dodge', 'deflect'] as const),
    source: orNull(readSource),
    leap: flag,
    phasewalk: flag,
    cast: readMarks,
  }),
  attack: fields({
    step: oneOf(['choice', 'defence', 'roll', 'damage', 'knockback', 'push', 'mirror', 'reaction', 'over'] as const),
    source: readSource,
    by: seat,
    against: seat,
    attack: attackId,
    target: orNull(id),
    object: orNull(id),
    splash: flag,
    chosen: flag,
    choice: orNull(oneOf(CHOICES)),
    defence: orNull(oneOf(DEFENCES)),
    free: flag,
    hits: amount,
    damage: amount,
    blocked: amount,
  }),
  volley: fields({
    step: oneOf(['first', 'order', 'steps'] as const),
    source: readSource,
    by: seat,
    attack: attackId,
    targets: list(id, 200),
    steps: list(fields({ fighter: id, purpose: oneOf(['dodge', 'deflect'] as const), free: flag }), 200),
  }),
  damage: fields({
    step: oneOf(['window', 'apply'] as const),
    harms: list(fields<Harm>({ fighter: id, amount, credit: orNull(seat) }), 200),
    index: amount,
    rule: text(60),
  }),
  windburn: fields({ seat, kept: fields({ size: amount, cards }) }),
});

const readOutcome: Reader<MagewindsOutcome> = fields<MagewindsOutcome>({
  places: list(seats, 4),
  reason: oneOf(REASONS),
  rule: text(60),
});

export const readWritten: Reader<Battle> = fields<Battle>({
  config: readOwnConfig,
  scenario: orNull(oneOf(SCENARIO_IDS)),
  ranks: seats,
  warbands: list(readWarband, 4),
  terrain: orNull(readTerrain),
  territories: list(orNull(readFootprint), 4),
  edge: orNull(oneOf(SIDES)),
  round: amount,
  phase: oneOf(PHASES),
  order: seats,
  passed: seats,
  turn: orNull(seat),
  held: integer(0, 4),
  finished: seats,
  seats: list(readSeat, 4),
  fighters: list(readFighter, 200),
  objects: list(readObject, 40),
  deck: readDeck,
  row: list(card, 5),
  discard: list(card, DECK.length),
  effects: list(readEffect, 200),
  clones: list(readClone, 100),
  stack: list(readFrame, 20),
  outcome: orNull(readOutcome),
});
