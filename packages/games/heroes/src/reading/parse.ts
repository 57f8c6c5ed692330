/** Reading configurations, commands and states from outside. */

import { type FactionId, readFaction, readResistOrder } from '@muster/dwethia';
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
  optional,
  orLeftOut,
  orNull,
  type Reader,
  reader,
  text,
} from '@muster/kernel';
import { forcePoints } from '../build/force.ts';
import { MOST_UNITS, readUnit, sheetOf, withUnits } from '../build/reading.ts';
import { seatProblem, shareOf } from '../build/seat.ts';
import { pointsOf } from '../build/sheet.ts';
import { ARENAS, arenaOf, BOARDS, sizeFor, zoneDepth } from '../content/arenas.ts';
import { readObjective } from '../content/called.ts';
import { READY_FORCES } from '../content/forces.ts';
import { setProblem } from '../content/objectives.ts';
import type { Prices } from '../content/prices.ts';
import { profilesOf } from '../content/profiles.ts';
import type { UnitSheet } from '../content/sheet.ts';
import { boardOf, mayLie, type PlacedPiece, piecesFor, TERRAIN } from '../content/terrain.ts';
import { DEFAULT_ORDERS, inEdition } from '../state/battle.ts';
import type { HeroesCommand, HeroesConfig, Orders, Rulings, SeatForce } from '../state/types.ts';

const readRulings: Reader<Rulings> = fields<Rulings>({
  objectiveMix: optional(oneOf(['free', 'mixed'] as const), 'free'),
  customUnits: optional(oneOf(['on', 'printed'] as const), 'on'),
  prices: optional(oneOf(['list', 'house'] as const), 'list'),
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

const readSeat = withUnits(
  fields<GivenSeat>({
    side: optional(orNull(oneOf([0, 1] as const)), null),
    faction: readFaction,
    units: optional(orNull(list(readUnit, MOST_UNITS)), null),
  }),
);

/** The ready force of a faction that fits the limit best; below the smallest, as much of it as fits, or one basic unit. */
const readyUnits = (faction: FactionId, points: number, prices: Prices): readonly UnitSheet[] => {
  const limit = points >= 300 ? 300 : points >= 150 ? 150 : 60;
  const ready = READY_FORCES.find((force) => force.faction === faction && force.limit === limit)!;
  const units = ready.units.map((id) => readUnit(id, 'config'));
  while (forcePoints(units, prices) > points) units.pop();
  if (units.length > 0) return units;
  const basics = profilesOf(faction).filter(
    (profile) => profile.rank === 'basic' && pointsOf(profile, prices) <= points,
  );
  return basics.slice(0, 1).map(sheetOf);
};

const seatsFrom = (given: readonly GivenSeat[], points: number, prices: Prices): readonly SeatForce[] => {
  const sides = given.map(({ side }, i) => side ?? (i % 2 === 0 ? 0 : 1));
  return given.map(({ faction, units }, i) => ({
    side: sides[i]!,
    faction,
    units: units ?? readyUnits(faction, shareOf(sides, i, points), prices),
  }));
};

const readPiece = fields<PlacedPiece>({
  kind: oneOf(TERRAIN.map(({ id }) => id)),
  x: integer(0, 47),
  y: integer(0, 47),
  turn: oneOf([0, 1, 2, 3] as const),
});

type Board = Pick<HeroesConfig, 'arena' | 'terrain' | 'pieces' | 'markers'>;
type GivenBoard = { readonly [F in keyof Board]: Board[F] | null };

/** HR-09: an arena as it is, or a board with pieces that lie as placing in turn would let them. */
const boardFrom = (given: GivenBoard, points: number, edition: Edition, where: string): Board => {
  const size = sizeFor(points);
  const pieces = given.pieces ?? [];
  const terrain = given.terrain ?? (pieces.length > 0 ? 'given' : 'arena');
  if (terrain === 'arena') {
    if (pieces.length > 0) misread(`${where}.pieces`, 'an arena has its own terrain');
    const arena = given.arena ?? ARENAS.find((one) => one.size === size)!.id;
    return { arena, terrain, pieces, markers: given.markers ?? 'arena' };
  }
  const board = arenaOf(given.arena ?? boardOf(size).id)!;
  if (board.pieces.length > 0) misread(`${where}.arena`, 'has its own terrain: choose an open board');
  if (given.markers === 'arena') misread(`${where}.markers`, 'are placed where terrain is');
  if (pieces.length > piecesFor(board.size)) misread(`${where}.pieces`, `are ${piecesFor(board.size)} at most`);
  pieces.forEach((piece, i) => {
    if (!mayLie(board.size, zoneDepth(board.size, edition), pieces.slice(0, i), piece))
      misread(`${where}.pieces[${i}]`, 'may not lie there');
  });
  return { arena: board.id, terrain, pieces, markers: 'placed' };
};

const objectiveSets = list(list(readObjective, 5), 2);
const readObjectives: Reader<HeroesConfig['objectives']> = reader(
  { anyOf: [{ enum: ['picked', 'drawn'] }, objectiveSets.schema] },
  (x, where) => (x === 'picked' || x === 'drawn' ? x : objectiveSets(x, where)),
);

const readGiven = fields<{
  points: number;
  arena: string | null;
  terrain: HeroesConfig['terrain'] | null;
  pieces: readonly PlacedPiece[] | null;
  seats: readonly GivenSeat[];
  markers: HeroesConfig['markers'] | null;
  objectives: HeroesConfig['objectives'];
  rulings: Rulings;
  edition: Edition | null;
}>({
  points: optional(integer(20, 1000), 60),
  arena: optional(orNull(oneOf([...ARENAS, ...BOARDS].map(({ id }) => id))), null),
  terrain: optional(orNull(oneOf(['arena', 'placed', 'given'] as const)), null),
  pieces: optional(orNull(list(readPiece, 24)), null),
  seats: optional(list(readSeat, MOST_SEATS), [
    { side: 0, faction: 'empire-of-sol', units: null },
    { side: 1, faction: 'citadel', units: null },
  ]),
  markers: optional(orNull(oneOf(['placed', 'arena'] as const)), null),
  objectives: optional(readObjectives, 'drawn'),
  rulings: optional(readRulings, readRulings({}, 'rulings')),
  edition: optional(orNull(oneOf([2, 3, 4, 5, 6] as const)), null),
});

/** Told in records. */
export const HEROES_VERSION = '6';

type Edition = HeroesConfig['edition'];

/** The edition of what a version wrote without telling one: each came with its own. */
const editionOf = (version: string): Edition =>
  version === '1' ? undefined : (([2, 3, 4, 5] as const).find((one) => String(one) === version) ?? 6);

const CONFIG_WORDS =
  'Both sides are played; every force keeps to its share of the points and may be fielded (DW-23 to DW-28); objectives are a set that may be chosen; pieces lie as placing in turn would let them (HR-09).';

/** As it was written by this version; records of the first one tell no edition, and so do their states. */
export const readConfigOf = (version: string): Reader<HeroesConfig> =>
  meaning(readGiven, CONFIG_WORDS, (read, where) => {
    const { points, objectives, rulings } = read;
    const edition = read.edition ?? editionOf(version);
    const seats = seatsFrom(read.seats, points, rulings.prices);
    for (const side of [0, 1] as const)
      if (seats.every((seat) => seat.side !== side)) misread(`${where}.seats`, `nobody plays side ${side}`);
    if (typeof objectives !== 'string')
      for (const side of [0, 1] as const) {
        const problem = setProblem(objectives[side] ?? [], rulings.objectiveMix === 'mixed');
        if (problem !== undefined) misread(`${where}.objectives[${side}]`, problem);
      }
    const { arena, terrain, pieces, markers } = boardFrom(read, points, edition, where);
    const config = inEdition({ points, arena, terrain, pieces, seats, markers, objectives, rulings }, edition);
    seats.forEach((force, seat) => {
      const problem = seatProblem(config, seat, force);
      if (problem !== undefined) misread(`${where}.seats[${seat}]`, problem.replace(/\.$/, ''));
    });
    return config;
  });

export const readConfig = readConfigOf(HEROES_VERSION);

const id = text(8);
const space = integer(0, 48 * 48 - 1);

export const readOrders: Reader<Orders> = fields<Orders>({
  redirect: optional(oneOf(['best', 'ask', 'never'] as const), DEFAULT_ORDERS.redirect),
  destiny: optional(oneOf(['ask', 'auto', 'never'] as const), DEFAULT_ORDERS.destiny),
  resist: optional(readResistOrder, DEFAULT_ORDERS.resist),
  fallBack: optional(oneOf(['fighters', 'all', 'never'] as const), DEFAULT_ORDERS.fallBack),
  goFirst: optional(oneOf(['ask', 'me', 'you'] as const), DEFAULT_ORDERS.goFirst),
  stance: optional(oneOf(['shield', 'cloak'] as const), DEFAULT_ORDERS.stance),
  autoClaim: optional(flag, DEFAULT_ORDERS.autoClaim),
  shootBack: optional(oneOf(['auto', 'ask'] as const), DEFAULT_ORDERS.shootBack),
  opportunity: orLeftOut(oneOf(['always', 'ask'] as const)),
});

const points = integer(0, 99);
const nothing = fields<object>({});

export const readCommand: Reader<HeroesCommand> = byType<HeroesCommand>({
  terrain: fields({ kind: text(40), space, turn: optional(oneOf([0, 1, 2, 3] as const), 0) }),
  edge: fields({ edge: oneOf(['own', 'other'] as const) }),
  marker: fields({ space }),
  pick: fields({ objective: readObjective }),
  seal: fields({ objectives: optional(orNull(list(readObjective, 5)), null) }),
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
