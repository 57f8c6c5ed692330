/** Reading a war from outside: it must be one that could stand so, and go on. */

import { pairOf, readResistStep, readSide, rollPoolOf, seatsOf } from '@muster/dwethia';
import { inch } from '@muster/geometry';
import {
  byType,
  checkWaits,
  fields,
  flag,
  integer,
  list,
  meaning,
  misread,
  oneOf,
  orNull,
  type Reader,
  text,
} from '@muster/kernel';
import { type Cost, NODE_KINDS } from '../content/types.ts';
import { STACK } from '../procedures.ts';
import { ASKING_STANDING, copyBattle, copySide, DEFAULT_STANDING } from '../state/battle.ts';
import {
  type Aims,
  type Battle,
  type BuildOrder,
  type FightEntry,
  type Frame,
  type Model,
  type ModelRound,
  type Node,
  POOL_ROLLS,
  type Pool,
  type SideState,
  type Tally,
  type WoundCause,
} from '../state/types.ts';
import { checkStack } from './fitting.ts';
import { checkBoard, checkModels, checkNodes, checkSides } from './fitting-board.ts';
import {
  modelIdReader,
  nodeIdReader,
  readConfigOf,
  readMissions,
  readOutcome,
  readPiece,
  readPoint,
  readStanding,
} from './parse.ts';

const id = modelIdReader;
const node = nodeIdReader;
const seat = integer(0, 3);
const side = readSide;
const count = integer(0, 99_999);
const length = integer(0, inch(200));
const sheet = text(60);
const MOST = 300;
const ids = list(id, MOST);
const rule = text(8);

const readTurn = fields<ModelRound>({
  activated: flag,
  ledger: length,
  harvested: flag,
  pinned: flag,
  engaged: flag,
  near: ids,
  cast: flag,
  shot: flag,
  built: integer(0, 4),
  haste: integer(0, 30),
  held: flag,
});

const readModel = fields<Model>({
  id,
  seat,
  sheet,
  at: readPoint,
  wounds: integer(0, 99),
  relics: list(node, 8),
  node: orNull(node),
  since: integer(0, 12),
  rooted: flag,
  dread: flag,
  corrupt: integer(0, 2),
  ward: flag,
  turn: readTurn,
});

const flags = pairOf(flag);

const readNode = fields<Node>({
  id: node,
  kind: oneOf(NODE_KINDS),
  at: orNull(readPoint),
  served: flags,
  taken: flags,
});

const readCost = fields<Cost>({ R: count, A: count });
const readPool = fields<Pool>({ destiny: count, faith: count, affinity: count });

const readAims = fields<Aims>({
  scenario: oneOf(['annihilation', 'take-the-city', 'mine-the-resources'] as const),
  missions: readMissions,
});

const readTally = fields<Tally>({
  lost: count,
  shotDown: count,
  fightsWon: count,
  powers: count,
  heroesSlain: count,
  hqRazed: flag,
  everyQuarter: flag,
  commanders: list(fields({ id, round: integer(0, 12) }), MOST),
  cityRounds: integer(0, 12),
});

const readSideState = fields<SideState>({
  bank: readCost,
  pool: readPool,
  fielded: count,
  research: list(text(40), 20),
  tempered: orNull(sheet),
  aims: orNull(readAims),
  hasAims: flag,
  tally: readTally,
  missionVp: pairOf(integer(0, 200)),
  discounted: flag,
  medics: flag,
  audited: flag,
  income: readCost,
});

const readOrder = fields<BuildOrder>({ builder: id, seat, product: sheet, node: orNull(node) });

const readCause = fields<WoundCause>({
  kind: oneOf(['shot', 'power', 'fight', 'leaving'] as const),
  by: orNull(id),
  quick: flag,
});

const readEntry = fields<FightEntry>({ id, building: orNull(id), core: ids, supporters: ids, far: ids });
const entries = list(readEntry, MOST);

const pool = rollPoolOf(text(1));
const aim = integer(0, 99);
const walked = list(readPoint, 64);

const readFrame: Reader<Frame> = byType<Frame>({
  muster: fields({}),
  edge: fields({ winner: orNull(side) }),
  terrain: fields({ side, placed: pairOf(list(fields({ piece: orNull(text(40)), quarter: integer(0, 3) }), 8)) }),
  nodes: fields({ side, placed: pairOf(list(text(4), 12)) }),
  hq: fields({ side }),
  deploy: fields({ side }),
  priority: fields({ winner: orNull(side) }),
  research: fields({ side }),
  half: fields({ side, step: oneOf(['income', 'window', 'waits', 'act'] as const) }),
  activation: fields({ unit: id, surge: flag, leaving: orNull(fields({ path: walked, by: ids })) }),
  surge: fields({
    side,
    walk: orNull(fields({ unit: id, path: walked, power: orNull(text(30)) })),
    unit: orNull(id),
    answer: orNull(id),
    wagers: pairOf(count),
    turn: side,
    stopped: flag,
    next: orNull(fields({ seat, unit: orNull(id) })),
    step: oneOf(['offer', 'answer', 'wager', 'moves'] as const),
  }),
  shoot: fields({ side, step: oneOf(['begin', 'act'] as const) }),
  shot: fields({
    shooter: id,
    target: id,
    arc: flag,
    step: oneOf(['fight', 'friend', 'attack', 'done'] as const),
    aim,
    astray: flag,
  }),
  power: fields({
    caster: id,
    power: text(40),
    target: orNull(id),
    at: orNull(readPoint),
    sheet: orNull(sheet),
    engage: flag,
    upcharge: integer(0, 20),
    aim,
    struck: ids,
    step: oneOf(['resist', 'resolve', 'struck', 'done'] as const),
  }),
  resist: fields({
    power: text(40),
    caster: text(8),
    casterSeat: seat,
    charge: count,
    step: readResistStep,
  }),
  roll: fields({ what: oneOf(POOL_ROLLS), rule, pools: list(pool, MOST), window: integer(-1, MOST) }),
  wounds: fields({
    model: id,
    wounds: count,
    how: readCause,
    step: oneOf(['save', 'ignore', 'medics', 'resolve', 'suffer'] as const),
    settled: count,
  }),
  place: fields({}),
  support: fields({ fights: entries, open: ids }),
  combat: fields({ side, step: oneOf(['begin', 'select'] as const), fights: entries }),
  fight: fields({
    fight: readEntry,
    attacker: side,
    step: oneOf(['attack', 'wound', 'takes', 'remove'] as const),
    hits: pairOf(count),
    lost: pairOf(count),
  }),
  allot: fields({ seat, rule, left: count, taken: list(fields({ id, wounds: integer(1, 99) }), MOST) }),
  roundEnd: fields({}),
});

/** One that tells no edition is of the first. */
const readOwn = readConfigOf('1');

const readFields = fields<Battle>({
  config: readOwn,
  stack: list(readFrame, MOST),
  round: integer(0, 12),
  phase: oneOf(['setup', 'priority', 'movement', 'shoot', 'combat', 'end'] as const),
  first: side,
  edges: pairOf(oneOf(['south', 'north'] as const)),
  pieces: list(readPiece, 24),
  nodes: list(readNode, 24),
  models: list(readModel, MOST),
  made: list(integer(0, 999), 4),
  sides: pairOf(readSideState),
  orders: list(readOrder, MOST),
  ready: list(flag, 4),
  standing: list(orNull(readStanding), 4),
  conceded: list(seat, 4),
  outcome: orNull(readOutcome),
});

/** */
const checkSeats = (b: Battle, where: string): void => {
  const seats = b.config.seats.length;
  for (const name of ['ready', 'standing', 'made'] as const)
    if (b[name].length !== seats) misread(`${where}.${name}`, 'must be one for each seat');
  if (new Set(b.conceded).size !== b.conceded.length || b.conceded.some((one) => one >= seats))
    misread(`${where}.conceded`, 'must be seats of this war, each once');
  if (b.outcome !== null) {
    const placed = b.outcome.places.flat();
    const isWhole = placed.length === seats && new Set(placed).size === seats && placed.every((one) => one < seats);
    if (!isWhole || b.outcome.places.some((place) => place.length === 0))
      misread(`${where}.outcome.places`, 'must hold every seat once');
    return;
  }
  if (([0, 1] as const).some((own) => seatsOf(b, own).every((one) => b.conceded.includes(one))))
    misread(`${where}.conceded`, 'somebody of each side plays on');
};

/** A view is a war too: what it hides is made up. */
const filled = (b: Battle): Battle => {
  const copy = copyBattle(b);
  copy.standing = b.standing.map((orders) => orders ?? DEFAULT_STANDING);
  copy.sides = [0, 1].map((own) => {
    const state = copySide(b.sides[own]!);
    if (state.hasAims && state.aims === null) state.aims = b.config.aims[own]!;
    return state;
  }) as unknown as Battle['sides'];
  return copy;
};

const STATE_WORDS = 'All of it belongs together, and somebody is asked who has something to do.';

export const readState: Reader<Battle> = meaning(readFields, STATE_WORDS, (given, where) => {
  const b = filled(given);
  checkSeats(b, where);
  checkSides(b, where);
  checkBoard(b, where);
  checkNodes(b, where);
  checkModels(b, where);
  checkStack(b, where);
  const asking = copyBattle(b); // standing orders may have changed since somebody was asked; the question still stands
  asking.standing = b.standing.map(() => ASKING_STANDING);
  checkWaits(STACK, b, asking, where);
  return b;
});
