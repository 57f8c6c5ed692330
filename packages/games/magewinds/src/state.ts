/** Reads a whole state from outside (the referee's `load`): nothing that could not stand on a table gets in. */

import { type Disc, type Footprint, type Point, refusePlace, SIDES, type Way } from '@muster/geometry';
import {
  byType,
  fields,
  flag,
  integer,
  list,
  misread,
  oneOf,
  orNull,
  type Parsed,
  parse,
  type Reader,
  type Seat,
  text,
} from '@muster/kernel';
import {
  ACTIONS,
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
  type Phase,
  PLACES,
  REASONS,
  ROUND_STEPS,
  type RoundFrame,
  SETUP_STEPS,
  type SeatState,
  type SetupFrame,
  type Source,
  type StandingOrders,
  type Terrain,
  TIMINGS,
  type Warband,
} from './battle.ts';
import { type Card, DECK } from './cards.ts';
import { parseConfig } from './config.ts';
import { ATTACK_IDS, attackOf, PROFILE_IDS, profileOf } from './content/fighters.ts';
import { isForPlayers, SCENARIO_IDS } from './content/scenarios.ts';
import { SPELL_IDS } from './content/spells.ts';
import { terrainOf, terrainsFor } from './content/terrain.ts';
import { baseOf, RADIUS } from './fighters.ts';
import { fieldOf, readTerrain, refuseTerrain } from './terrain.ts';
import { FAR } from './territory.ts';

/** What a view may hide, a whole state must tell. */
const told =
  <T>(read: Reader<T>): Reader<T> =>
  (x, where) =>
    x === null ? misread(where, 'is hidden, as in a view; a whole state must tell it') : read(x, where);

const seat: Reader<Seat> = integer(0, 3);
const id = integer(0, 999);
const amount = integer(0, 99);
const coordinate = integer(-FAR, FAR);
const card = oneOf<Card>(DECK);
const cards = told(list(card, DECK.length));
const seats = list(seat, 4);

const pairOf =
  <T>(item: Reader<T>): Reader<readonly [T, T]> =>
  (x, where) => {
    const both = list(item, 2)(x, where);
    return both.length === 2 ? [both[0]!, both[1]!] : misread(where, `must hold two, not ${both.length}`);
  };

const readConfig: Reader<MagewindsConfig> = (x, where) => {
  const parsed = parseConfig(x);
  return parsed.ok ? parsed.value : misread(`${where}: ${parsed.refusal.where}`, parsed.refusal.problem);
};

const readPoint: Reader<Point> = fields<Point>({ x: coordinate, y: coordinate });
const readFootprint: Reader<Footprint> = fields<Footprint>({ corners: list(readPoint, 16) });

const readWarband: Reader<Warband> = fields<Warband>({ done: flag, profiles: told(list(oneOf(PROFILE_IDS), 40)) });

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

const readWritten: Reader<Battle> = fields<Battle>({
  config: readConfig,
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

/** Its own object again where it is one of ours: tables derived from terrain are kept for the object (MW 7.0). */
const ownTerrain = (b: Battle): Terrain | null => {
  if (b.terrain === null) return null;
  const written = JSON.stringify(b.terrain);
  const { terrain, players } = b.config;
  const known = terrainsFor(players).map((name) => terrainOf(name).terrain);
  if (typeof terrain === 'object') known.unshift(terrain);
  return known.find((own) => JSON.stringify(own) === written) ?? b.terrain;
};

const readBattle: Reader<Battle> = (x, where) => {
  const written = readWritten(x, where);
  const b: Battle = { ...written, terrain: ownTerrain(written) };
  checkSeats(b, where);
  checkScenario(b, where);
  checkTerrain(b, `${where}.terrain`);
  checkFighters(b, `${where}.fighters`);
  checkObjects(b, `${where}.objects`);
  checkCards(b, where);
  checkEffects(b, where);
  checkPhase(b, where);
  checkStack(b, `${where}.stack`);
  return b;
};

const isDealt = (b: Battle): boolean => bottomOf(b)?.type === 'round' || stepOf(b) === 'deployment';
const bottomOf = (b: Battle): Frame | undefined => b.stack[0];
const stepOf = (b: Battle): SetupFrame['step'] | undefined => {
  const bottom = bottomOf(b);
  return bottom?.type === 'setup' ? bottom.step : undefined;
};

const checkSeat = (b: Battle, s: Seat | null, where: string): void => {
  if (s !== null && s >= b.config.players) misread(where, `there are ${b.config.players} players, and no seat ${s}`);
};

/** Seats of this battle, each at most once; all of them where `all` holds. */
const checkOrder = (b: Battle, order: readonly Seat[], all: boolean, where: string): void => {
  for (const s of order) checkSeat(b, s, where);
  if (new Set(order).size < order.length) misread(where, 'must name no seat twice');
  if (all && order.length < b.config.players) misread(where, `must name each of the ${b.config.players} seats once`);
};

const checkSeats = (b: Battle, where: string): void => {
  const { players } = b.config;
  for (const name of ['seats', 'warbands', 'territories'] as const)
    if (b[name].length !== players)
      misread(`${where}.${name}`, `must hold one for each of the ${players} players, not ${b[name].length}`);
  const isBattle = bottomOf(b)?.type === 'round';
  const step = stepOf(b);
  const isRanked = isBattle || ['terrain', 'territory', 'objects', 'deployment'].includes(step ?? '');
  checkOrder(b, b.ranks, isRanked || b.ranks.length > 0, `${where}.ranks`);
  checkOrder(b, b.order, isBattle, `${where}.order`);
  checkOrder(b, b.passed, false, `${where}.passed`);
  checkOrder(b, b.finished, isBattle, `${where}.finished`);
  checkSeat(b, b.turn, `${where}.turn`);
  if (b.stack.length > 0 && b.seats.every((s) => s.conceded)) misread(`${where}.seats`, 'all have conceded');
  for (const [s, { hand }] of b.seats.entries())
    for (const [i, { to }] of hand.seen.entries()) checkSeat(b, to, `${where}.seats[${s}].hand.seen[${i}].to`);
};

/** MW 10.0: what is chosen by now, and nothing that is chosen later. */
const checkScenario = (b: Battle, where: string): void => {
  const { config, scenario } = b;
  const step = stepOf(b);
  const isFixed = config.scenario !== 'chosen' && config.scenario !== 'random';
  if (isFixed && scenario !== config.scenario)
    misread(`${where}.scenario`, `must be ${config.scenario}, as configured`);
  const isBefore = step === 'scenario' || (step === 'assembly' && config.warbandsFirst);
  if (scenario === null && b.stack.length > 0 && !isBefore) misread(`${where}.scenario`, 'must be chosen by now');
  if (scenario !== null && !isForPlayers(scenario, config.players))
    misread(`${where}.scenario`, `${scenario} is not for ${config.players} players`);
  const needsEdge = scenario === 'hold-the-line' && bottomOf(b)?.type === 'round';
  if (needsEdge && b.edge === null) misread(`${where}.edge`, 'must be chosen by now (ItT hold-the-line.setup)');
};

const checkTerrain = (b: Battle, where: string): void => {
  const { config, terrain, scenario } = b;
  const isPlaced = isDealt(b) || stepOf(b) === 'territory' || stepOf(b) === 'objects';
  if (terrain === null && isPlaced) misread(where, 'must be placed by now (MW 10.3)');
  if (terrain === null) return;
  if (config.terrain !== 'chosen') {
    const given = typeof config.terrain === 'string' ? terrainOf(config.terrain).terrain : config.terrain;
    if (terrain !== given) misread(where, 'must be the terrain of the configuration');
    return;
  }
  const isOurs = terrainsFor(config.players).some((name) => terrainOf(name).terrain === terrain);
  const refusal = isOurs || scenario === null ? undefined : refuseTerrain(terrain, config.players, scenario);
  if (refusal !== undefined) misread(where, `is not allowed: ${refusal.code} (${refusal.rule})`);
};

const checkFighters = (b: Battle, where: string): void => {
  const step = stepOf(b);
  for (const [i, f] of b.fighters.entries()) checkFighter(b, f, i, `${where}[${i}]`);
  checkPlaces(b, where);
  const isBefore = step === 'assembly' || (step === 'scenario' && !b.config.warbandsFirst);
  if (isBefore && b.fighters.length > 0) misread(where, 'must be empty before the warbands are assembled');
  if (b.fighters.length > 0 || (b.stack.length > 0 && !isBefore)) checkWarbands(b, where);
};

const checkFighter = (b: Battle, f: Fighter, i: number, at: string): void => {
  const { toughness, name } = profileOf(f.profile);
  checkId(f.id, i, at);
  checkSeat(b, f.seat, `${at}.seat`);
  checkSeat(b, f.poison, `${at}.poison`);
  if (f.damage > toughness) misread(`${at}.damage`, `a ${name} has Toughness ${toughness}, not ${f.damage}`);
  if (f.where === 'field' && f.damage === toughness)
    misread(at, `stands with damage ${f.damage}, and would be down (MW 18.5.3)`);
  if (f.downIn > b.round) misread(`${at}.downIn`, 'cannot be a round to come');
  if (f.where === 'reserve' && b.round > 0)
    misread(`${at}.where`, 'must be deployed or gone once the battle has begun');
  if (f.twin !== null && b.fighters[f.twin]?.twin !== f.id) misread(`${at}.twin`, 'must be one whose twin this is');
  if (f.twin !== null && !b.clones.some((c) => c.pair.includes(f.id)))
    misread(`${at}.twin`, 'must be of a pair in clones');
};

const checkId = (given: number, place: number, at: string): void => {
  if (given !== place) misread(`${at}.id`, `must be ${place}, its place in the list`);
};

/** All that stands or lies on the battlefield: inside it, on no obstacle, on no other base (MW 15.0). */
const checkPlaces = (b: Battle, where: string): void => {
  const bodies: Disc[] = [];
  const way: Way = { field: fieldOf(b), radius: RADIUS, over: 'low', bodies };
  for (const [i, f] of b.fighters.entries()) if (f.where === 'field') checkPlace(way, bodies, f, `${where}[${i}]`);
  const objects = where.replace(/fighters$/, 'objects');
  for (const [i, o] of b.objects.entries()) if (o.where === 'field') checkPlace(way, bodies, o, `${objects}[${i}]`);
};

const PLACE_FAULTS = {
  offField: 'is not wholly on the battlefield (MW 2.1)',
  onBody: 'overlaps another base (MW 15.0)',
  onPiece: 'stands on an obstacle (MW-R16)',
} as const;

const checkPlace = (way: Way, bodies: Disc[], p: Point, at: string): void => {
  const refusal = refusePlace(way, p);
  if (refusal !== undefined) misread(at, PLACE_FAULTS[refusal.code]);
  bodies.push(baseOf(p));
};

/** MW-R92: the fighters a warband began with are its warband; of a pair one counts. */
const checkWarbands = (b: Battle, where: string): void => {
  for (const [s, { done, profiles }] of b.warbands.entries()) {
    const started = b.fighters.filter((f) => f.seat === s && f.starting && (f.twin === null || f.id < f.twin));
    const are = started.map((f) => f.profile).toSorted();
    if (!done) misread(where.replace(/fighters$/, `warbands[${s}].done`), 'must be true once the fighters are there');
    if (are.join() !== (profiles ?? []).toSorted().join())
      misread(
        where,
        `those seat ${s} began with must be its warband, ${(profiles ?? []).join(', ') || 'which is empty'}`,
      );
  }
};

const checkObjects = (b: Battle, where: string): void => {
  for (const [i, o] of b.objects.entries()) {
    const at = `${where}[${i}]`;
    checkId(o.id, i, at);
    if ((o.where === 'carried') !== (o.carrier !== null))
      misread(`${at}.carrier`, 'must be told when the object is carried, and only then');
    if (o.carrier !== null) checkFighterId(b, o.carrier, `${at}.carrier`);
  }
};

const checkFighterId = (b: Battle, fighter: number | null, where: string): void => {
  if (fighter !== null && b.fighters[fighter] === undefined) misread(where, `there is no fighter ${fighter}`);
};

/** MW 10.4: every card is in one place, once dealt; a battle that ends in the middle of a draw may lack those two. */
const checkCards = (b: Battle, where: string): void => {
  const taken = new Set<Card>();
  const take = (held: readonly Card[] | null, at: string): void => {
    for (const c of held ?? []) {
      if (taken.has(c)) misread(at, `${c} is in two places`);
      taken.add(c);
    }
  };
  for (const [s, { hand }] of b.seats.entries()) {
    take(hand.cards, `${where}.seats[${s}].hand.cards`);
    checkHand(hand, `${where}.seats[${s}].hand`);
  }
  take(b.deck.cards, `${where}.deck.cards`);
  take(b.row, `${where}.row`);
  take(b.discard, `${where}.discard`);
  for (const [i, f] of b.stack.entries()) if (f.type === 'insight') take(f.cards, `${where}.stack[${i}].cards`);
  checkDeck(b, `${where}.deck`);
  if (b.stack.length === 0) return;
  const due = isDealt(b) ? DECK.length : 0;
  if (taken.size !== due) misread(where, `must account for ${due} cards, not ${taken.size} (MW 10.4)`);
};

const checkSize = (size: number, held: readonly Card[] | null, where: string): void => {
  if (size !== (held ?? []).length) misread(`${where}.size`, `must be ${(held ?? []).length}, the number of cards`);
};

const checkHand = (hand: Hand, where: string): void => {
  checkSize(hand.size, hand.cards, where);
  for (const [i, s] of hand.seen.entries())
    if (!hand.cards?.includes(s.card)) misread(`${where}.seen[${i}].card`, `${s.card} is not in this hand`);
};

const checkDeck = (b: Battle, where: string): void => {
  const { deck } = b;
  checkSize(deck.size, deck.cards, where);
  if (deck.top === null) return;
  checkSeat(b, deck.top.seat, `${where}.top.seat`);
  if (deck.top.card !== deck.cards?.at(-1)) misread(`${where}.top.card`, 'must be the last card of the deck');
};

const checkEffects = (b: Battle, where: string): void => {
  for (const [i, e] of b.effects.entries()) {
    const at = `${where}.effects[${i}]`;
    if ('by' in e) checkFighterId(b, e.by, `${at}.by`);
    if ('fighter' in e) checkFighterId(b, e.fighter, `${at}.fighter`);
    if (e.type !== 'charm') continue;
    checkSeat(b, e.seat, `${at}.seat`);
    checkFighterId(b, e.target, `${at}.target`);
    for (const among of e.among) checkFighterId(b, among, `${at}.among`);
  }
  for (const [i, { pair, real, seat: owner }] of b.clones.entries()) {
    const at = `${where}.clones[${i}]`;
    checkSeat(b, owner, `${at}.seat`);
    for (const one of pair) checkFighterId(b, one, `${at}.pair`);
    if (b.fighters[pair[0]]!.twin !== pair[1] || b.fighters[pair[1]]!.twin !== pair[0])
      misread(`${at}.pair`, 'must be each other’s twins');
    if (real === null || !pair.includes(real)) misread(`${at}.real`, 'must be one of the pair');
  }
};

/** MW 11.0: the phase in which each step of a round is. */
const phaseOf = (step: RoundFrame['step']): Phase => {
  if (step === 'fragments' || step === 'channelling') return 'channelling';
  return step === 'windburn' ? 'end' : 'action';
};

const checkPhase = (b: Battle, where: string): void => {
  const bottom = bottomOf(b);
  if ((b.phase === 'over') !== (b.outcome !== null))
    misread(`${where}.outcome`, 'a battle is over when it has an outcome, and only then');
  if ((b.phase === 'over') !== (bottom === undefined))
    misread(`${where}.stack`, 'must be empty when the battle is over, and only then');
  if (b.outcome !== null) checkPlacing(b, b.outcome, `${where}.outcome.places`);
  if (bottom === undefined) return;
  if (bottom.type !== 'setup' && bottom.type !== 'round')
    misread(`${where}.stack[0].type`, 'must be setup or round at the bottom');
  const phase = bottom.type === 'round' ? phaseOf(bottom.step) : 'setup';
  if (b.phase !== phase) misread(`${where}.phase`, `must be ${phase}, as the bottom of the stack tells`);
  if ((b.round === 0) !== (phase === 'setup')) misread(`${where}.round`, 'must be 0 during set-up and only then');
};

const checkPlacing = (b: Battle, { places }: MagewindsOutcome, where: string): void => {
  checkOrder(b, places.flat(), true, where);
  if (places.some((place) => place.length === 0)) misread(where, 'must hold no empty place');
};

/** What a frame may lie on: the type of the one below, and its step. */
const BELOW: Readonly<Record<Frame['type'], readonly string[]>> = {
  setup: [],
  round: [],
  insight: ['round channelling'],
  window: [
    'round turn',
    'round turnOver',
    'activation chooses',
    'activation ends',
    'move path',
    'step path',
    'damage window',
  ],
  activation: ['round turn'],
  move: ['activation resolving'],
  step: ['activation targets', 'attack over', 'volley steps'],
  attack: ['activation resolving', 'volley order'],
  volley: ['activation resolving'],
  damage: ['round storm', 'round end', 'attack knockback', 'attack reaction'],
  windburn: ['round windburn'],
};

/** Where play rests because somebody is asked; all other steps go on by themselves. */
const RESTS: ReadonlySet<string> = new Set([
  'setup scenario',
  'setup assembly',
  'setup terrain',
  'setup territory',
  'setup objects',
  'setup deployment',
  'round fragments',
  'round channelling',
  'round turn',
  'insight',
  'window',
  'activation chooses',
  'activation targets',
  'activation ending',
  'move path',
  'move arrived',
  'move charge',
  'step path',
  'attack choice',
  'attack defence',
  'attack knockback',
  'volley order',
  'windburn',
]);

const placeOf = (f: Frame): string => ('step' in f ? `${f.type} ${f.step}` : f.type);

const checkStack = (b: Battle, where: string): void => {
  for (const [i, f] of b.stack.entries()) {
    const at = `${where}[${i}]`;
    const below = b.stack[i - 1];
    if (below !== undefined && !BELOW[f.type].includes(placeOf(below)))
      misread(at, `${f.type} cannot lie on ${placeOf(below)}`);
    checkFrame(b, f, below, at);
  }
  const top = b.stack.at(-1);
  if (top === undefined) return;
  const at = `${where}[${b.stack.length - 1}]`;
  if (!RESTS.has(placeOf(top))) misread(at, `nobody is asked in ${placeOf(top)}`);
  checkTop(b, top, at);
};

const checkFrame = (b: Battle, f: Frame, below: Frame | undefined, at: string): void => {
  switch (f.type) {
    case 'setup':
      checkSeat(b, f.first, `${at}.first`);
      break;
    case 'round':
      break;
    case 'insight':
      checkSeat(b, f.seat, `${at}.seat`);
      break;
    case 'window':
      checkSeat(b, f.asking, `${at}.asking`);
      checkOrder(b, f.asked, false, `${at}.asked`);
      checkMarks(b, f.cast, at);
      checkAbout(b, f.about, below, `${at}.about`);
      break;
    case 'activation':
      checkSeat(b, f.by, `${at}.by`);
      if ((f.action === null) !== (f.step === 'begins' || f.step === 'chooses') && f.step !== 'ends')
        misread(`${at}.action`, 'must be told once it is chosen, and only then');
      checkActor(b, f, at);
      break;
    case 'move':
      checkActor(b, f, at);
      break;
    case 'step':
      if ((f.purpose === 'action') !== (f.source === null))
        misread(`${at}.source`, 'must be told for the step of a reaction, and only then');
      if (f.source !== null) checkSource(b, f.source, `${at}.source`);
      checkActor(b, f, at);
      break;
    case 'attack':
      checkAttack(b, f, at);
      break;
    case 'volley':
      checkSeat(b, f.by, `${at}.by`);
      checkSource(b, f.source, `${at}.source`);
      for (const target of f.targets) checkFighterId(b, target, `${at}.targets`);
      for (const step of f.steps) checkFighterId(b, step.fighter, `${at}.steps`);
      checkAttackId(b, f, at);
      break;
    case 'damage':
      for (const [i, harm] of f.harms.entries()) {
        checkFighterId(b, harm.fighter, `${at}.harms[${i}].fighter`);
        checkSeat(b, harm.credit, `${at}.harms[${i}].credit`);
      }
      if (f.index < 1 || f.index > f.harms.length) misread(`${at}.index`, 'must count one of the harms');
      break;
    case 'windburn':
      checkWindburn(b, f, at);
      break;
  }
};

type FrameOf<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;

const checkMarks = (b: Battle, marks: readonly CastMark[], at: string): void => {
  for (const [i, mark] of marks.entries()) checkFighterId(b, mark.caster, `${at}.cast[${i}].caster`);
};

const checkActor = (
  b: Battle,
  f: { readonly fighter: number; readonly cast: readonly CastMark[] },
  at: string,
): void => {
  checkFighterId(b, f.fighter, `${at}.fighter`);
  checkMarks(b, f.cast, at);
};

/** A window is about whom the frame below is about. */
const checkAbout = (b: Battle, about: number | null, below: Frame | undefined, where: string): void => {
  checkFighterId(b, about, where);
  const whom =
    below === undefined || below.type === 'round'
      ? null
      : below.type === 'damage'
        ? (below.harms[below.index - 1]?.fighter ?? null)
        : 'fighter' in below
          ? below.fighter
          : null;
  if (about !== whom) misread(where, `must be ${whom === null ? 'null' : whom}, as the frame below tells`);
};

const checkSource = (b: Battle, source: Source, where: string): void => {
  if (source.type === 'fighter') {
    checkFighterId(b, source.id, `${where}.id`);
    return;
  }
  const features = b.terrain?.features.length ?? 0;
  if (source.id >= features) misread(`${where}.id`, `there is no feature ${source.id}`);
};

/** The terrain attacks by Quake alone, a fighter with an attack of its own. */
const checkAttackId = (b: Battle, f: FrameOf<'attack' | 'volley'>, at: string): void => {
  const { source, attack } = f;
  if ((source.type === 'feature') !== (attack === 'quake'))
    misread(`${at}.attack`, 'must be quake when a feature attacks, and only then');
  if (source.type === 'feature' || attack === 'quake') return;
  const { profile } = b.fighters[source.id]!;
  if (attackOf(profile, attack, b.config.normaliseLightPrecisionTo15) === undefined)
    misread(`${at}.attack`, `a ${profileOf(profile).name} has no ${attack}`);
};

const checkAttack = (b: Battle, f: FrameOf<'attack'>, at: string): void => {
  checkSeat(b, f.by, `${at}.by`);
  checkSeat(b, f.against, `${at}.against`);
  checkSource(b, f.source, `${at}.source`);
  checkAttackId(b, f, at);
  if ((f.target === null) === (f.object === null)) misread(at, 'must have either a target or an object');
  checkFighterId(b, f.target, `${at}.target`);
  if (f.object !== null && b.objects[f.object] === undefined) misread(`${at}.object`, `there is no object ${f.object}`);
  if (f.chosen && f.choice === null) misread(`${at}.choice`, 'is hidden, as in a view; a whole state must tell it');
  if (!f.chosen && f.choice !== null) misread(`${at}.chosen`, 'must be true when a choice is made');
  const isSplit =
    f.source.type === 'fighter' &&
    f.attack !== 'quake' &&
    attackOf(b.fighters[f.source.id]!.profile, f.attack, b.config.normaliseLightPrecisionTo15)!.single === null;
  if (f.step !== 'choice' && isSplit !== f.chosen)
    misread(`${at}.chosen`, 'must hold for an attack that is light or heavy, and for no other (MW 18.3)');
  const isBefore = f.step === 'choice' || f.step === 'defence';
  if (isBefore !== (f.defence === null)) misread(`${at}.defence`, 'must be told after it is chosen, and only then');
};

const checkWindburn = (b: Battle, f: FrameOf<'windburn'>, at: string): void => {
  checkSeat(b, f.seat, `${at}.seat`);
  checkSize(f.kept.size, f.kept.cards, `${at}.kept`);
  const hand = b.seats[f.seat]!.hand.cards ?? [];
  for (const kept of f.kept.cards ?? [])
    if (!hand.includes(kept)) misread(`${at}.kept.cards`, `${kept} is not in that hand`);
};

/** Whoever is asked must be there to answer. */
const checkTop = (b: Battle, f: Frame, at: string): void => {
  if (f.type === 'round' && (b.turn === null || (f.step !== 'fragments' && b.passed.includes(b.turn))))
    misread(`${at}.step`, 'it must be the turn of a seat that has not passed');
  if (f.type === 'activation' || f.type === 'move') checkOnField(b, f.fighter, `${at}.fighter`);
  if (f.type === 'attack') checkOnField(b, f.target, `${at}.target`);
  if (f.type === 'attack' && f.step === 'defence' && f.target === null) misread(`${at}.step`, 'an object cannot react');
  if (f.type === 'volley' && !f.targets.some((target) => b.fighters[target]!.where === 'field'))
    misread(`${at}.targets`, 'nobody is left to attack');
  const asked = f.type === 'window' ? f.asking : f.type === 'insight' || f.type === 'windburn' ? f.seat : null;
  if (asked !== null && b.seats[asked]!.conceded) misread(at, `seat ${asked} has conceded and is asked nothing`);
};

const checkOnField = (b: Battle, fighter: number | null, where: string): void => {
  if (fighter !== null && b.fighters[fighter]!.where !== 'field') misread(where, 'must be on the battlefield');
};

export const parseState = (x: unknown): Parsed<Battle> => parse(readBattle, x, 'state');
