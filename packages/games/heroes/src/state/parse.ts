/** Reading configurations, commands and states from outside. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import {
  byType,
  fields,
  flag,
  integer,
  list,
  misread,
  type Outcome,
  oneOf,
  optional,
  orNull,
  plainObject,
  type Reader,
  text,
} from '@muster/kernel';
import { forceProblems } from '../build/force.ts';
import { MOST_UNITS, readUnit } from '../build/reading.ts';
import type { UnitSheet } from '../build/sheet.ts';
import { ARENAS, sizeFor } from '../content/arenas.ts';
import { READY_FORCES } from '../content/forces.ts';
import { setProblem } from '../content/objectives.ts';
import { DEFAULT_ORDERS } from './battle.ts';
import type { HeroesCommand, HeroesConfig, Orders, Rulings, SeatForce } from './types.ts';

const FACTION_IDS = FACTIONS.map(({ id }) => id);

const DEFAULT_RULINGS: Rulings = {
  objectiveMix: 'free',
  customUnits: 'on',
  unevenForces: 'oneMore',
  roundLimit: 'board',
  redirect: 'defender',
  friendlyBlast: true,
  falling: 'risk',
  raised: 'floor',
};

const readRulings: Reader<Rulings> = fields<Rulings>({
  objectiveMix: optional(oneOf(['free', 'mixed'] as const), 'free'),
  customUnits: optional(oneOf(['on', 'printed'] as const), 'on'),
  unevenForces: optional(oneOf(['oneMore', 'all'] as const), 'oneMore'),
  roundLimit: optional(oneOf(['board', 'none'] as const), 'board'),
  redirect: optional(oneOf(['defender', 'off'] as const), 'defender'),
  friendlyBlast: optional(flag, true),
  falling: optional(oneOf(['risk', 'free'] as const), 'risk'),
  raised: optional(oneOf(['floor', 'aboveTarget'] as const), 'floor'),
});

const MOST_SEATS = 4;

interface GivenSeat {
  readonly side: 0 | 1 | null;
  readonly faction: FactionId;
  readonly units: readonly UnitSheet[] | null;
}

const readSeat = fields<GivenSeat>({
  side: optional(orNull(oneOf([0, 1] as const)), null),
  faction: oneOf(FACTION_IDS),
  units: optional(orNull(list(readUnit, MOST_UNITS)), null),
});

/** The ready force of a faction that fits the limit best. */
const readyUnits = (faction: FactionId, points: number): readonly UnitSheet[] => {
  const limit = points >= 300 ? 300 : points >= 150 ? 150 : 60;
  const ready = READY_FORCES.find((force) => force.faction === faction && force.limit === limit)!;
  return ready.units.map((id) => readUnit(id, 'config'));
};

const seatsFrom = (given: readonly GivenSeat[], points: number): readonly SeatForce[] =>
  given.map(({ side, faction, units }, i) => ({
    side: side ?? (i % 2 === 0 ? 0 : 1),
    faction,
    units: units ?? readyUnits(faction, points),
  }));

const readObjectives: Reader<HeroesConfig['objectives']> = (x, where) =>
  x === 'picked' || x === 'drawn' ? x : list(list(integer(1, 25), 5), 2)(x, where);

const readGiven = fields<{
  points: number;
  arena: string | null;
  seats: readonly GivenSeat[];
  markers: 'placed' | 'arena';
  objectives: HeroesConfig['objectives'];
  rulings: Rulings;
}>({
  points: optional(integer(20, 1000), 60),
  arena: optional(orNull(oneOf(ARENAS.map(({ id }) => id))), null),
  seats: optional(list(readSeat, MOST_SEATS), [
    { side: 0, faction: 'empire-of-sol', units: null },
    { side: 1, faction: 'citadel', units: null },
  ]),
  markers: optional(oneOf(['placed', 'arena'] as const), 'arena'),
  objectives: optional(readObjectives, 'drawn'),
  rulings: optional(readRulings, DEFAULT_RULINGS),
});

export const readConfig: Reader<HeroesConfig> = (x, where) => {
  const { points, arena, seats: given, markers, objectives, rulings } = readGiven(plainObject(x, where), where);
  const seats = seatsFrom(given, points);
  for (const side of [0, 1] as const) {
    const own = seats.filter((seat) => seat.side === side);
    if (own.length === 0) misread(`${where}.seats`, `nobody plays side ${side}`);
    const share = Math.floor(points / own.length);
    own.forEach((force) => {
      const [problem] = forceProblems(force, share, { printed: rulings.customUnits === 'printed' });
      if (problem !== undefined) misread(`${where}.seats[${seats.indexOf(force)}]`, problem.replace(/\.$/, ''));
    });
  }
  if (typeof objectives !== 'string')
    for (const side of [0, 1] as const) {
      const problem = setProblem(objectives[side] ?? [], rulings.objectiveMix === 'mixed');
      if (problem !== undefined) misread(`${where}.objectives[${side}]`, problem);
    }
  const size = sizeFor(points);
  const fallback = ARENAS.find((one) => one.size === size)!.id;
  return { points, arena: arena ?? fallback, seats, markers, objectives, rulings };
};

const id = text(8);
const space = integer(0, 48 * 48 - 1);

export const readOrders: Reader<Orders> = fields<Orders>({
  redirect: optional(oneOf(['best', 'ask', 'never'] as const), DEFAULT_ORDERS.redirect),
  destiny: optional(oneOf(['ask', 'auto', 'never'] as const), DEFAULT_ORDERS.destiny),
  resist: optional(
    (x, where) => (typeof x === 'number' ? integer(0, 20)(x, where) : oneOf(['ask', 'never'] as const)(x, where)),
    DEFAULT_ORDERS.resist,
  ),
  fallBack: optional(oneOf(['fighters', 'all', 'never'] as const), DEFAULT_ORDERS.fallBack),
  goFirst: optional(oneOf(['ask', 'me', 'you'] as const), DEFAULT_ORDERS.goFirst),
  stance: optional(oneOf(['shield', 'cloak'] as const), DEFAULT_ORDERS.stance),
  autoClaim: optional(flag, DEFAULT_ORDERS.autoClaim),
  shootBack: optional(oneOf(['auto', 'ask'] as const), DEFAULT_ORDERS.shootBack),
});

const points = integer(0, 99);
const nothing = fields<object>({});

export const readCommand: Reader<HeroesCommand> = byType<HeroesCommand>({
  marker: fields({ space }),
  pick: fields({ objective: integer(1, 25) }),
  seal: fields({ objectives: optional(orNull(list(integer(1, 25), 5)), null) }),
  unseal: nothing,
  goFirst: fields({ first: oneOf(['me', 'you'] as const) }),
  select: fields({ model: id }),
  claim: nothing,
  enter: fields({ space }),
  engaged: fields({ choice: oneOf(['retreat', 'fire', 'fight'] as const) }),
  move: fields({ to: space, path: optional(orNull(list(space, 64)), null), jump: optional(flag, false) }),
  cast: fields({ power: text(40), target: optional(orNull(id), null), upcharge: optional(integer(0, 20), 0) }),
  shoot: fields({ weapon: text(40), target: id, arc: optional(flag, false) }),
  strike: fields({ target: id }),
  pass: nothing,
  redirect: fields({ to: orNull(id) }),
  friend: fields({ model: id }),
  fallBack: fields({ to: orNull(space) }),
  place: fields({ space }),
  reroll: fields({ dice: points }),
  resist: fields({ by: orNull(id), points: optional(points, 0) }),
  raise: fields({ points }),
  concede: nothing,
  orders: fields({ orders: readOrders }),
});

export const readOutcome = fields<Outcome>({
  places: list(list(integer(0, 3), 4), 4),
  reason: text(20),
  rule: text(8),
});
