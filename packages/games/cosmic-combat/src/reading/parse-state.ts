/** Reading a battle from outside: it must be one that could stand so, and go on. */

import { otherSide, pairOf, readResistStep, readSide, rollPoolOf, seatsOf } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import {
  byType,
  checkFrames,
  checkWaits,
  fields,
  flag,
  integer,
  known,
  list,
  meaning,
  misread,
  oneOf,
  orNull,
  type Reader,
  text,
} from '@muster/kernel';
import { FREIGHTERS, STATION_CREW, scenarioOf } from '../content/scenarios.ts';
import { fieldOf, kitOf } from '../ground/field.ts';
import { hullOf } from '../ground/standing.ts';
import { STACK } from '../procedures.ts';
import { hasTokens } from '../round/orders.ts';
import { arrowsDue, tokensDue } from '../round/secret.ts';
import {
  copyBattle,
  copyShip,
  DEFAULT_STANDING,
  FREIGHTER,
  isOnBoard,
  STATION,
  STATION_ID,
  shipId,
  sideOf,
} from '../state/battle.ts';
import {
  type Battle,
  type Frame,
  POOL_ROLLS,
  type Pool,
  type Ship,
  type ShipRound,
  type StandingOrders,
  type WoundCause,
} from '../state/types.ts';
import { bottomProblem, frameProblem, phaseProblem } from './fitting.ts';
import { readArrows, readConfigOf, readOutcome, readPlace, readStanding, readTokens } from './parse.ts';

const id = text(8);
const seat = integer(0, 3);
const side = readSide;
const count = integer(0, 999);
const length = integer(0, 10_000_000);
const facing = integer(0, 3599);
const MOST = 200;
const ids = list(id, MOST);
const weapons = list(integer(0, 20), 20);

const readTurn = fields<ShipRound>({
  activated: flag,
  moves: integer(0, 2),
  boards: integer(0, 2),
  fires: integer(0, 2),
  fired: weapons,
  ceased: flag,
  moved: length,
  turned: flag,
  boarded: orNull(id),
  held: flag,
  cast: flag,
  lockedWith: ids,
});

const readShip = fields<Ship>({
  id,
  seat: orNull(seat),
  unit: integer(-2, 63),
  place: orNull(readPlace),
  wounds: count,
  fate: oneOf(['alive', 'destroyed', 'escaped'] as const),
  tokens: orNull(readTokens),
  arrows: orNull(readArrows),
  ion: flag,
  spent: weapons,
  rooted: orNull(side),
  turn: readTurn,
});

const readPool = fields<Pool>({ destiny: count, faith: count, affinity: count });

const readCause = fields<WoundCause>({
  kind: oneOf(['shot', 'ram', 'wreck', 'power', 'opportunity', 'boarding'] as const),
  by: orNull(id),
});

const pool = rollPoolOf(text(1));

const taken = list(fields({ id, wounds: integer(1, 999) }), MOST);

const readFrame: Reader<Frame> = byType<Frame>({
  role: fields({ winner: orNull(side) }),
  edge: fields({ winner: orNull(side) }),
  deploy: fields({ side }),
  orders: fields({}),
  priority: fields({ winner: orNull(side) }),
  shields: fields({}),
  half: fields({ side, step: oneOf(['begin', 'act', 'drift'] as const) }),
  activation: fields({ ship: id, step: oneOf(['act', 'drift', 'end'] as const) }),
  ram: fields({
    mover: id,
    target: id,
    how: oneOf(['contact', 'scrape'] as const),
    from: readPlace,
    direction: facing,
    left: length,
    isDrift: flag,
    step: oneOf(['roll', 'after'] as const),
  }),
  wreck: fields({ ship: id, strength: count, step: oneOf(['roll', 'after'] as const) }),
  opportunity: fields({ queue: ids, target: orNull(id), step: oneOf(['begin', 'attack'] as const) }),
  shooting: fields({ side, ship: orNull(id), step: oneOf(['begin', 'act', 'station', 'end'] as const) }),
  shot: fields({
    shooter: id,
    weapon: integer(0, 20),
    target: id,
    step: oneOf(['redirect', 'fight', 'friend', 'way', 'attack', 'done'] as const),
    way: ids,
    astray: flag,
  }),
  power: fields({
    caster: id,
    power: text(40),
    target: id,
    upcharge: count,
    struck: ids,
    step: oneOf(['resolve', 'struck', 'done'] as const),
  }),
  resist: fields({ power: text(40), caster: id, casterSeat: seat, charge: count, step: readResistStep }),
  roll: fields({ what: oneOf(POOL_ROLLS), rule: text(8), pools: list(pool, MOST), window: integer(-1, MOST) }),
  wounds: fields({
    ship: id,
    wounds: count,
    how: readCause,
    save: orNull(integer(0, 20)),
    ion: flag,
    step: oneOf(['save', 'ignore', 'suffer'] as const),
  }),
  combat: fields({ side, fought: ids }),
  fight: fields({
    ships: pairOf(ids),
    attacker: side,
    step: oneOf(['attack', 'wound', 'allot', 'suffer'] as const),
    hits: pairOf(count),
    taken,
  }),
  allot: fields({ seat, rule: text(8), left: count, taken }),
  roundEnd: fields({}),
});

/** One that tells no edition is of the first. */
const readOwn = readConfigOf('1');

const readFields = fields<Battle>({
  config: readOwn,
  stack: list(readFrame, MOST),
  round: integer(0, 6),
  phase: oneOf(['setup', 'orders', 'priority', 'movement', 'shoot', 'combat', 'end'] as const),
  priority: side,
  first: side,
  edges: pairOf(oneOf(['south', 'north'] as const)),
  ships: list(readShip, MOST),
  pools: pairOf(readPool),
  ready: list(flag, 4),
  scraped: list(text(20), MOST),
  discounted: pairOf(flag),
  attacker: orNull(side),
  station: orNull(fields({ crew: integer(0, STATION_CREW), holder: orNull(side) })),
  standing: list(orNull(readStanding), 4),
  conceded: list(seat, 4),
  outcome: orNull(readOutcome),
});

// --- What must fit together ---

/** The ships of the seats in order, then freighters, then the station. */
const checkRoster = (b: Battle, where: string): void => {
  const { config } = b;
  const expected = config.seats.flatMap(({ ships }, s) =>
    ships.map((_, unit) => [shipId(s, unit + 1), s, unit] as const),
  );
  const isConvoy = config.scenario === 'convoy' && b.attacker !== null;
  const defender = isConvoy ? b.ships.find(({ unit }) => unit === FREIGHTER)?.seat : undefined;
  if (
    isConvoy &&
    (defender === undefined || defender === null || !seatsOf(b, otherSide(b.attacker!)).includes(defender))
  )
    misread(`${where}.ships`, 'must hold the freighters of the defender');
  const all: (readonly [string, number | null, number])[] = [...expected];
  if (isConvoy)
    for (let i = 0; i < FREIGHTERS; i++)
      all.push([shipId(defender!, config.seats[defender!]!.ships.length + i + 1), defender!, FREIGHTER]);
  if (config.scenario === 'station-assault') all.push([STATION_ID, null, STATION]);
  if (b.ships.length !== all.length) misread(`${where}.ships`, `must be ${all.length}`);
  all.forEach(([shipName, owner, unit], i) => {
    const s = b.ships[i]!;
    if (s.id !== shipName || s.seat !== owner || s.unit !== unit)
      misread(`${where}.ships[${i}]`, `must be ${shipName}`);
  });
};

const checkShip = (b: Battle, s: Ship, at: string): void => {
  const { stats, guns } = kitOf(b, s);
  if (s.wounds > stats.wounds) misread(`${at}.wounds`, `are ${stats.wounds} at most`);
  if (s.fate === 'destroyed' && s.wounds > 0) misread(`${at}.wounds`, 'must be 0 for who is destroyed');
  if (s.fate === 'escaped' && s.unit !== FREIGHTER) misread(`${at}.fate`, 'only freighters escape');
  if (s.fate !== 'alive') return;
  if (s.place === null && b.phase !== 'setup') misread(`${at}.place`, 'must be on the board');
  if (s.place === null && s.wounds < stats.wounds) misread(`${at}.wounds`, 'cannot be lost before deployment');
  if ([...s.spent, ...s.turn.fired].some((gun) => guns[gun] === undefined))
    misread(`${at}.spent`, 'names no weapon of it');
  if (s.turn.lockedWith.some((other) => !b.ships.some((one) => one.id === other && sideOf(b, one) !== sideOf(b, s))))
    misread(`${at}.turn.lockedWith`, 'must name enemies');
  if (s.turn.boarded !== null && !b.ships.some((one) => one.id === s.turn.boarded))
    misread(`${at}.turn.boarded`, 'must name a ship');
  if (s.place !== null) checkPlace(b, s, at);
};

const checkPlace = (b: Battle, s: Ship, at: string): void => {
  const { board, solid } = fieldOf(b.config);
  const hull = hullOf(b, s);
  if (!hulls.isOnBoard(board, hull)) misread(`${at}.place`, 'must be wholly on the board');
  if (solid.some(({ body }) => hulls.isOverlapping(hull, body))) misread(`${at}.place`, 'is inside something solid');
  if (b.ships.some((one) => one.id < s.id && isOnBoard(one) && hulls.isOverlapping(hull, hullOf(b, one))))
    misread(`${at}.place`, 'is taken by another ship');
};

/** Tokens and arrows as the phase has them. */
const checkOrders = (b: Battle, where: string): void => {
  b.ships.forEach((s, i) => {
    if (!isOnBoard(s) || s.seat === null) return;
    const at = `${where}.ships[${i}]`;
    const tokens = known(s.tokens);
    const isFree = b.phase === 'setup' || b.conceded.includes(s.seat);
    if (b.phase === 'orders') {
      if (tokens.length > tokensDue(s)) misread(`${at}.tokens`, `are ${tokensDue(s)} at most`);
      if (b.ready[s.seat] && !isFree && !hasTokens(s)) misread(`${at}.tokens`, 'must be given by who is ready');
    } else if (!isFree && tokens.length === 0) misread(`${at}.tokens`, 'must have been given');
    const due = arrowsDue(b, s);
    const arrows = known(s.arrows).length;
    const isTurning = b.stack[b.stack.length - 1]?.type === 'shields';
    const isPast = b.phase === 'movement' || b.phase === 'shoot' || b.phase === 'combat';
    if (arrows > (isTurning || isPast ? due : 0)) misread(`${at}.arrows`, 'must be one for each Shield token');
    if (isPast && !isFree && arrows !== due) misread(`${at}.arrows`, 'must be one for each Shield token');
    if (isTurning && b.ready[s.seat] && !isFree && arrows !== due)
      misread(`${at}.arrows`, 'must be turned by who is ready');
    const used = { move: s.turn.moves, board: s.turn.boards, fire: s.turn.fires };
    for (const token of ['move', 'board', 'fire'] as const)
      if (used[token] > tokens.filter((one) => one === token).length)
        misread(`${at}.turn`, `has used a ${token} too many`);
  });
};

const checkSeats = (b: Battle, where: string): void => {
  const seats = b.config.seats.length;
  for (const name of ['ready', 'standing'] as const)
    if (b[name].length !== seats) misread(`${where}.${name}`, 'must be one for each seat');
  if (new Set(b.conceded).size !== b.conceded.length || b.conceded.some((one) => one >= seats))
    misread(`${where}.conceded`, 'must be seats of this battle, each once');
  if (b.outcome !== null) {
    const placed = b.outcome.places.flat();
    if (placed.length !== seats || new Set(placed).size !== seats || placed.some((one) => one >= seats))
      misread(`${where}.outcome.places`, 'must hold every seat once');
    if (b.outcome.places.some((place) => place.length === 0))
      misread(`${where}.outcome.places`, 'must hold every seat once');
    return;
  }
  if (([0, 1] as const).some((own) => seatsOf(b, own).every((one) => b.conceded.includes(one))))
    misread(`${where}.conceded`, 'somebody of each side plays on');
  if (([0, 1] as const).some((own) => !b.ships.some((s) => s.fate === 'alive' && sideOf(b, s) === own)))
    misread(`${where}.ships`, 'both sides must have ships left');
};

const checkScenario = (b: Battle, where: string): void => {
  const { scenario } = b.config;
  if (b.edges[0] === b.edges[1]) misread(`${where}.edges`, 'must be one each');
  if ((b.phase === 'setup') !== (b.round === 0)) misread(`${where}.round`, 'must be 0 during set-up and only then');
  if (b.round > scenarioOf(scenario).rounds) misread(`${where}.round`, `is ${scenarioOf(scenario).rounds} at most`);
  if ((scenario === 'station-assault') !== (b.station !== null)) misread(`${where}.station`, 'belongs to its scenario');
  const hasRole = b.stack.some(({ type }) => type === 'role');
  const isChosen = scenario === 'convoy' && !hasRole;
  if (b.outcome === null && isChosen !== (b.attacker !== null)) misread(`${where}.attacker`, 'is chosen in a convoy');
};

const checkStack = (b: Battle, where: string): void =>
  checkFrames(b, 'battle', { bottom: bottomProblem, phase: phaseProblem, frame: frameProblem }, where);

/** Standing orders may have changed since somebody was asked; the question still stands. */
const ASKING: StandingOrders = { destiny: 'ask', resist: 'ask', shields: 'ask', redirect: 'ask', goFirst: 'ask' };

/** A view is a battle too: what it hides is made up. */
const filled = (b: Battle): Battle => {
  const copy = copyBattle(b);
  copy.ships = b.ships.map((s) => {
    const made = copyShip(s);
    const isReady = s.seat !== null && b.ready[s.seat] === true;
    made.tokens = s.tokens ?? (isReady ? (['move', 'move'] as const).slice(0, tokensDue(s)) : []);
    made.arrows = s.arrows ?? (isReady ? Array.from({ length: arrowsDue(b, made) }, () => 'front' as const) : []);
    return made;
  });
  copy.standing = b.standing.map((orders) => orders ?? DEFAULT_STANDING);
  return copy;
};

const STATE_WORDS = 'All of it belongs together, and somebody is asked who has something to do.';

export const readState: Reader<Battle> = meaning(readFields, STATE_WORDS, (given, where) => {
  const b = filled(given);
  checkRoster(b, where);
  for (const [i, s] of b.ships.entries()) checkShip(b, s, `${where}.ships[${i}]`);
  checkSeats(b, where);
  checkScenario(b, where);
  checkStack(b, where);
  checkOrders(b, where);
  const asking = copyBattle(b);
  asking.standing = b.standing.map(() => ASKING);
  checkWaits(STACK, b, asking, where);
  return b;
});
