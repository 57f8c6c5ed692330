/** Reading a battle from outside: it must be one that could stand so, and go on. */

import { pairOf, readResistStep, readSide, rollPoolOf, seatsOf } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import {
  byType,
  checkWaits,
  described,
  fields,
  flag,
  integer,
  known,
  list,
  misread,
  oneOf,
  orNull,
  plainObject,
  type Reader,
  reader,
  text,
} from '@muster/kernel';
import { canPick, OBJECTIVES, SEALED, setProblem } from '../content/objectives.ts';
import { fieldOf, kitOf } from '../ground/field.ts';
import { RESONANCE, STACK } from '../procedures.ts';
import { areLegal, MARKERS } from '../round/markers.ts';
import { isPossible } from '../setup/start.ts';
import { copyBattle, DEFAULT_ORDERS, modelId } from '../state/battle.ts';
import {
  type Battle,
  type Deeds,
  type Frame,
  type HeroesConfig,
  type Lasting,
  type Model,
  type ObjectiveId,
  type Orders,
  POOL_ROLLS,
  type Tracker,
  type WoundCause,
} from '../state/types.ts';
import { withObjectives } from '../view/view.ts';
import { frameProblem } from './fitting.ts';
import { readConfigOf, readOrders, readOutcome } from './parse.ts';

const id = text(8);
const space = integer(0, 48 * 48 - 1);
const seat = integer(0, 3);
const side = readSide;
const count = integer(0, 999);
const rule = text(8);
/** Four seats of 24 units, and whom they raise. */
const MOST = 160;
const ids = list(id, MOST);

const readModel = fields<Model>({
  id,
  seat,
  unit: integer(-1, 63),
  space: orNull(space),
  wounds: count,
  destiny: count,
  faith: count,
  affinity: count,
  acted: flag,
  stance: oneOf(['none', 'defensive', 'stealth'] as const),
  used: list(text(40), 12),
  fate: oneOf(['alive', 'slain', 'left'] as const),
});

const readDeeds = fields<Deeds>({
  id,
  slain: ids,
  wounded: ids,
  woundedHigher: ids,
  markers: integer(0, 15),
  edges: integer(0, 15),
  saves: count,
  idle: count,
});

const objectives = list(integer(1, 25), 25);
const readTracker = fields<Tracker>({ met: objectives, avenged: count, powers: count, raised: count, spoiled: flag });
const readLasting = fields<Lasting>({
  power: oneOf(['root', 'corrupt', 'ward', 'hasten', 'dread'] as const),
  on: id,
  by: id,
  until: count,
});

const readCause = fields<WoundCause>({
  kind: oneOf(['shot', 'melee', 'power', 'opportunity', 'fall'] as const),
  by: orNull(id),
  blackSun: flag,
  grenade: flag,
});

const pool = rollPoolOf(id);

const readFrame: Reader<Frame> = byType<Frame>({
  terrain: fields({ side, passed: flag }),
  edge: fields({ winner: orNull(side) }),
  markers: fields({ side }),
  seal: fields({}),
  priority: fields({ winner: orNull(side) }),
  round: fields({ side, more: oneOf(['no', 'last', 'over'] as const) }),
  activation: fields({
    model: id,
    step: oneOf(['begin', 'enter', 'engaged', 'retreat', 'move', 'afterMove', 'shoot', 'melee', 'end'] as const),
    choice: oneOf(['free', 'retreat', 'fire', 'fight'] as const),
    pace: oneOf(['still', 'half', 'full'] as const),
    moved: flag,
    cast: flag,
    busy: flag,
    engages: flag,
    high: flag,
  }),
  jump: fields({ model: id, drop: integer(2, 20) }),
  shot: fields({
    shooter: id,
    weapon: text(40),
    target: id,
    arc: flag,
    fire: flag,
    back: flag,
    step: oneOf(['redirect', 'check', 'friend', 'attack', 'done'] as const),
    aim: orNull(count),
    astray: flag,
  }),
  blast: fields({
    attacker: id,
    centre: id,
    others: ids,
    aim: count,
    strength: count,
    wounds: count,
    how: readCause,
  }),
  power: fields({
    caster: id,
    power: text(40),
    target: orNull(id),
    upcharge: count,
    step: oneOf(['resolve', 'place', 'struck', 'done'] as const),
  }),
  resist: fields({ power: text(40), caster: id, casterSeat: seat, charge: count, step: readResistStep }),
  fight: fields({
    attacker: id,
    target: id,
    dice: count,
    group: ids,
    step: oneOf(['attack', 'wound', 'fallBacks', 'done'] as const),
    hits: count,
  }),
  roll: fields({ what: oneOf(POOL_ROLLS), rule, pools: list(pool, MOST), window: integer(-1, MOST) }),
  wounds: fields({
    model: id,
    wounds: count,
    how: readCause,
    save: orNull(integer(0, 20)),
    saver: id,
    step: oneOf(['save', 'ignore', 'suffer'] as const),
  }),
  aftermath: fields({ answered: ids }),
  lastShot: fields({ model: id }),
  fallBack: fields({
    attacker: id,
    target: id,
    queue: ids,
    moved: list(fields({ id, watched: ids }), MOST),
  }),
  opportunity: fields({ mover: id, attackers: ids, at: count }),
  endActivation: fields({}),
});

const readOwn = readConfigOf('1');

/** A configuration as a view shows it; one without an edition is of the first. */
const readSeen: Reader<HeroesConfig> = reader(
  { type: 'object', description: 'A configuration; its objectives may be hidden.' },
  (x, where) => readOwn(hides(x) ? { ...plainObject(x, where), objectives: 'drawn' } : x, where),
);

const readFields = fields<Battle>({
  config: readSeen,
  stack: list(readFrame, MOST),
  round: integer(1, 30),
  priority: side,
  first: side,
  next: pairOf(integer(0, 3)),
  models: list(readModel, MOST),
  markers: list(space, 4),
  objectives: list(orNull(objectives), 2),
  sealed: pairOf(flag),
  opened: pairOf(flag),
  trackers: pairOf(readTracker),
  deeds: list(readDeeds, MOST),
  lasting: list(readLasting, MOST),
  discounted: pairOf(flag),
  orders: list(orNull(readOrders), 4),
  conceded: list(seat, 4),
  outcome: orNull(readOutcome),
});

// --- What must fit together ---

const checkModels = (b: Battle, where: string): void => {
  const { ground } = fieldOf(b.config);
  const taken = new Set<number>();
  const numbers = b.config.seats.map(() => 0);
  b.models.forEach((m, i) => {
    const at = `${where}.models[${i}]`;
    const units = b.config.seats[m.seat]?.units.length ?? misread(`${at}.seat`, 'is no seat of this battle');
    const number = ++numbers[m.seat]!;
    if (m.id !== modelId(m.seat, number)) misread(`${at}.id`, 'must number the models of its seat in order');
    if (m.unit !== (number <= units ? number - 1 : -1)) misread(`${at}.unit`, 'must be the unit of its number');
    const { stats, side: footprint, guns, resonates } = kitOf(b, m);
    if (m.wounds > stats.wounds) misread(`${at}.wounds`, `are ${stats.wounds} at most`);
    for (const [pool, most] of [
      ['destiny', stats.destiny],
      ['faith', stats.faith],
      ['affinity', stats.affinity],
    ] as const)
      if (m[pool] > most) misread(`${at}.${pool}`, `is ${most} at most`);
    if (m.fate !== 'alive' && m.space !== null) misread(`${at}.space`, 'must be null for who is gone');
    if (m.fate === 'slain' && m.wounds > 0) misread(`${at}.wounds`, 'must be 0 for who is slain');
    if (m.fate === 'alive' && m.space === null && m.wounds === 0)
      misread(`${at}.wounds`, 'cannot be 0 beside the board');
    const isOwn = (used: string): boolean => (used === RESONANCE ? resonates : guns.some((gun) => gun.id === used));
    if (!m.used.every(isOwn)) misread(`${at}.used`, 'names a weapon that it does not have');
    if (m.space === null) return;
    if (!levels.canStand(ground, footprint, m.space)) misread(`${at}.space`, 'nobody of this size can stand there');
    for (let y = 0; y < footprint; y++)
      for (let x = 0; x < footprint; x++) {
        const cell = m.space + y * ground.size + x;
        if (taken.has(cell)) misread(`${at}.space`, 'is taken by another model');
        taken.add(cell);
      }
  });
  b.config.seats.forEach(({ units }, i) => {
    if (numbers[i]! < units.length) misread(`${where}.models`, `must hold all units of seat ${i}`);
  });
};

const checkObjectives = (b: Battle, where: string): void => {
  const mixed = b.config.rulings.objectiveMix === 'mixed';
  if (b.objectives.length !== 2) misread(`${where}.objectives`, 'must hold one set for each side');
  b.objectives.map(known).forEach((set, s) => {
    const at = `${where}.objectives[${s}]`;
    if (b.sealed[s as 0 | 1]) {
      const problem = setProblem(set, mixed);
      if (problem !== undefined) misread(at, problem);
      return;
    }
    if (set.length > SEALED || set.some((one, i) => !canPick(set.slice(0, i), one, mixed)))
      misread(at, 'cannot become a legal set');
  });
};

const checkStack = (b: Battle, where: string): void => {
  b.stack.forEach((_, i) => {
    const problem = frameProblem(b, i);
    if (problem !== undefined) misread(`${where}.stack[${i}]`, problem);
  });
  if ((b.stack.length === 0) !== (b.outcome !== null))
    misread(`${where}.stack`, 'is empty when the battle is over, and only then');
  const has = (type: Frame['type']): boolean => b.stack.some((frame) => frame.type === type);
  if (b.outcome === null && !has('seal') && !(b.sealed[0] && b.sealed[1]))
    misread(`${where}.sealed`, 'must be true for both once the battle has begun');
  if (!has('aftermath') && b.models.some((m) => m.fate === 'alive' && m.wounds === 0))
    misread(`${where}.models`, 'nobody is dying now');
  if ((has('terrain') || has('edge')) && b.models.some((m) => m.space !== null))
    misread(`${where}.models`, 'nobody stands on the board before it is laid out');
};

/** four lie once they are placed, and until then those that do leave room for the others. */
const checkMarkers = (b: Battle, where: string): void => {
  const isPlacing = b.stack.some(({ type }) => type === 'markers');
  if (!isPlacing && b.markers.length !== MARKERS) misread(`${where}.markers`, `are ${MARKERS}`);
  if (!areLegal(b)) misread(`${where}.markers`, 'may not lie there');
};

/** who has given up has nobody on the board, and the others of its side play on. */
const checkSeats = (b: Battle, where: string): void => {
  if (new Set(b.conceded).size !== b.conceded.length || b.conceded.some((one) => b.config.seats[one] === undefined))
    misread(`${where}.conceded`, 'must be seats of this battle, each once');
  if (b.outcome !== null) {
    const seats = b.outcome.places.flat();
    if (seats.length !== b.config.seats.length || new Set(seats).size !== seats.length || b.outcome.places.length > 2)
      misread(`${where}.outcome.places`, 'must hold every seat once');
    if (seats.some((one) => b.config.seats[one] === undefined) || b.outcome.places.some((place) => place.length === 0))
      misread(`${where}.outcome.places`, 'must hold every seat once');
    return;
  }
  if (b.models.some((m) => m.fate === 'alive' && b.conceded.includes(m.seat)))
    misread(`${where}.conceded`, 'who has given up has nobody alive');
  if (([0, 1] as const).some((own) => seatsOf(b, own).every((one) => b.conceded.includes(one))))
    misread(`${where}.conceded`, 'somebody of each side plays on');
};

/** Standing orders may have changed since somebody was asked; the question still stands. */
const ASKING: Orders = {
  redirect: 'ask',
  destiny: 'ask',
  resist: 'ask',
  fallBack: 'all',
  goFirst: 'ask',
  stance: 'shield',
  autoClaim: true,
  shootBack: 'ask',
  opportunity: 'ask',
};

/** What a view hides of its configuration is filled in with what it hides of its objectives. */
const hides = (config: unknown): boolean =>
  Array.isArray((config as HeroesConfig | null | undefined)?.objectives) &&
  (config as { objectives: readonly unknown[] }).objectives.includes(null);

/** The first five objectives that can be met: nobody knows those that a view hides. They are legal, mixed or not. */
const anySet = (config: HeroesConfig, side: 0 | 1): readonly ObjectiveId[] =>
  OBJECTIVES.map((one) => one.id)
    .filter((one) => isPossible(config, side, one))
    .slice(0, SEALED);

/** A view is a battle too: what it hides is made up. */
const filled = (b: Battle, isSeen: boolean): Battle => {
  if (!isSeen && !b.objectives.includes(null) && !b.orders.includes(null)) return b;
  const copy = copyBattle(b);
  copy.objectives = b.objectives.map((set, own) =>
    set !== null ? set : b.sealed[own as 0 | 1] ? anySet(b.config, own as 0 | 1) : [],
  );
  copy.orders = b.orders.map((orders) => orders ?? DEFAULT_ORDERS);
  if (isSeen) copy.config = withObjectives(b.config, copy.objectives);
  return copy;
};

const STATE_WORDS = 'All of it belongs together, and somebody is asked who has something to do.';

export const readState: Reader<Battle> = reader(described(readFields.schema, STATE_WORDS), (x, where) => {
  const isSeen = hides((x as Battle | null | undefined)?.config);
  const b = filled(readFields(x, where), isSeen);
  checkModels(b, where);
  checkObjectives(b, where);
  checkSeats(b, where);
  checkStack(b, where);
  checkMarkers(b, where);
  if (b.deeds.length !== b.models.length || b.deeds.some((deeds, i) => deeds.id !== b.models[i]!.id))
    misread(`${where}.deeds`, 'must hold those of each model, in order');
  if (b.orders.length !== b.config.seats.length) misread(`${where}.orders`, 'must be one for each seat');
  if (b.outcome !== null) return b;
  const asking = copyBattle(b);
  asking.orders = b.orders.map(() => ASKING);
  checkWaits(STACK, b, asking, where);
  return b;
});
