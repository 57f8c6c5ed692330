/** Reading configurations and commands from outside. */

import {
  type FactionId,
  outlineOf,
  type ReligionId,
  readFaction,
  readReligion,
  readResistOrder,
  type Side,
} from '@muster/dwethia';
import { hulls, inch, mm, type Point } from '@muster/geometry';
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
  orNull,
  plainObject,
  type Reader,
  reader,
  text,
} from '@muster/kernel';
import { CURRENT, type Edition } from '../build/price.ts';
import { LEAST_POINTS, MOST_POINTS, MOST_SHIPS, readShip, sheetOf, withShips } from '../build/reading.ts';
import { fleetFor } from '../build/ready.ts';
import { seatProblem, shareOf } from '../build/seat.ts';
import type { Which } from '../content/fleets.ts';
import { MAPS, mapOf, OPEN } from '../content/maps.ts';
import { SCENARIOS, type Scenario, STATION_SHEET } from '../content/scenarios.ts';
import type { ShipSheet } from '../content/sheet.ts';
import { bodyOf, type Outline, PIECE_KINDS, type Piece } from '../content/terrain.ts';
import { boardSizeFor, isMiddleFree, mapsFor } from '../ground/board.ts';
import { DEFAULT_STANDING } from '../state/battle.ts';
import {
  type CosmicCommand,
  type CosmicConfig,
  type Place,
  type Rulings,
  type SeatFleet,
  type StandingOrders,
  TOKENS,
} from '../state/types.ts';

const readRulings: Reader<Rulings> = fields<Rulings>({
  turnLimit: optional(oneOf([90, 180] as const), 90),
  turnSweep: optional(flag, false),
  ramLiteral: optional(flag, false),
  boardingTwoRolls: optional(flag, false),
  fireToken: optional(oneOf(['allWeapons', 'oneWeapon'] as const), 'allWeapons'),
  arcs: optional(oneOf(['corner', 'diagonal', 'off'] as const), 'corner'),
  minMoveAlways: optional(flag, false),
  shieldOrder: optional(oneOf(['secret', 'secondFirst'] as const), 'secret'),
  friendlyZone: optional(oneOf(['forced', 'voluntary'] as const), 'forced'),
  ramThenFight: optional(flag, false),
  boardingMove: optional(oneOf(['any', 'forward'] as const), 'any'),
  shieldReach: optional(oneOf(['half', 'arc'] as const), 'half'),
  nebulaBlind: optional(flag, true),
  redirect: optional(oneOf(['defender', 'off'] as const), 'defender'),
  upchargeCap: optional(orNull(oneOf([1] as const)), 1),
  boardSize: optional(oneOf(['points', 'large'] as const), 'points'),
  deployDepth: optional(oneOf([9, 6] as const), 9),
});

const MOST_SEATS = 4;
const INCH = inch(1);
/** Of any side of a board, in inches. */
const LONGEST = 72;
const STATION_RADIUS = mm(STATION_SHEET.base[0]) / 2;

interface GivenSeat {
  readonly side: Side | null;
  readonly faction: FactionId;
  readonly religion: ReligionId | null;
  readonly ships: readonly ShipSheet[] | null;
  /** Which of the ready fleets, where no ships are named. */
  readonly fleet: Which;
}

const readSeat: Reader<GivenSeat> = withShips(
  fields<GivenSeat>({
    side: optional(orNull(oneOf([0, 1] as const)), null),
    faction: readFaction,
    religion: optional(orNull(readReligion), null),
    ships: optional(orNull(list(readShip, MOST_SHIPS)), null),
    fleet: optional(oneOf([1, 2] as const), 1),
  }),
);

const seatsFrom = (given: readonly GivenSeat[], points: number, edition: Edition): readonly SeatFleet[] => {
  const sides = given.map(({ side }, i): Side => side ?? (i % 2 === 0 ? 0 : 1));
  return given.map(({ faction, religion, ships, fleet }, i) => ({
    side: sides[i]!,
    faction,
    religion,
    ships: ships ?? fleetFor(faction, shareOf(sides, i, points), fleet, edition).map(sheetOf),
  }));
};

const isConvex = (poly: readonly (readonly [number, number])[]): boolean =>
  poly.every(([x, y], i) => {
    const [nx, ny] = poly[(i + 1) % poly.length]!;
    const [fx, fy] = poly[(i + 2) % poly.length]!;
    return (nx - x) * (fy - ny) - (ny - y) * (fx - nx) > 0;
  });

const readOutline: Reader<Outline> = outlineOf(LONGEST, INCH, (poly) =>
  poly.length < 3 || !isConvex(poly) ? 'must be convex, counter-clockwise' : undefined,
);

const readKind = oneOf(PIECE_KINDS);
const readPiece: Reader<Piece> = reader(
  { ...readOutline.schema, type: 'object', properties: { kind: readKind.schema }, required: ['kind'] },
  (x, where) => {
    const { kind, ...outline } = plainObject(x, where);
    return { kind: readKind(kind, `${where}.kind`), ...readOutline(outline, where) };
  },
);

const readGiven = fields<{
  points: number;
  map: string | null;
  pieces: readonly Piece[];
  scenario: Scenario;
  seats: readonly GivenSeat[];
  rulings: Rulings;
  edition: 2 | 3 | 4 | null;
}>({
  points: optional(integer(LEAST_POINTS, MOST_POINTS), 1500),
  map: optional(orNull(oneOf([...MAPS.map(({ id }) => id), OPEN])), null),
  pieces: optional(list(readPiece, 24), []),
  scenario: optional(oneOf(SCENARIOS.map(({ id }) => id)), 'fleet-action'),
  seats: optional(list(readSeat, MOST_SEATS), [
    { side: 0, faction: 'empire-of-sol', religion: null, ships: null, fleet: 1 },
    { side: 1, faction: 'citadel', religion: null, ships: null, fleet: 1 },
  ]),
  rulings: optional(readRulings, readRulings({}, 'rulings')),
  edition: optional(orNull(oneOf([2, 3, 4] as const)), null),
});

/** CC-13: pieces lie apart from each other on the board, outside the zones, and leave the middle to a station. */
const checkPieces = (config: CosmicConfig, where: string): void => {
  const map = mapOf(config.map);
  const [width, height] = boardSizeFor(config);
  const depth = config.rulings.deployDepth;
  const bodies = (map?.pieces ?? []).map(bodyOf);
  const station = hulls.disc((width * INCH) / 2, (height * INCH) / 2, STATION_RADIUS);
  if (config.scenario === 'station-assault') bodies.push(station);
  const middle = hulls.polygon([
    { x: 0, y: depth * INCH },
    { x: width * INCH, y: depth * INCH },
    { x: width * INCH, y: (height - depth) * INCH },
    { x: 0, y: (height - depth) * INCH },
  ]);
  config.pieces.forEach((piece, i) => {
    const body = bodyOf(piece);
    const at = `${where}.pieces[${i}]`;
    if (!hulls.isWhollyIn(middle, body)) misread(at, 'must lie on the board between the zones of deployment');
    if (bodies.some((other) => hulls.isOverlapping(body, other))) misread(at, 'lies on something else');
    bodies.push(body);
  });
};

const checkSeats = (config: CosmicConfig, where: string): void => {
  const sides = config.seats.map(({ side }) => side);
  for (const side of [0, 1] as const) if (!sides.includes(side)) misread(`${where}.seats`, `nobody plays side ${side}`);
  config.seats.forEach((fleet, seat) => {
    const problem = seatProblem(config, seat, fleet);
    if (problem !== undefined) misread(`${where}.seats[${seat}]`, problem.replace(/\.$/, ''));
  });
};

/** Told in records. */
export const COSMIC_VERSION = '2';

/** The first edition is told by none. */
const inEdition = (config: CosmicConfig, edition: Edition): CosmicConfig =>
  edition === 1 ? config : { ...config, edition };

const CONFIG_WORDS =
  'Both sides are played; every fleet keeps to its share of the points and may be fielded (DW-23 to DW-28); the map is as large as the battle; pieces lie apart on the board, outside the zones of deployment (CC-13).';

/** As it was written by this version; records of the first one tell no edition, and so do their states. */
export const readConfigOf = (version: string): Reader<CosmicConfig> =>
  meaning(readGiven, CONFIG_WORDS, (read, where) => {
    const { points, pieces, scenario, rulings } = read;
    const edition = read.edition ?? (version === '1' ? 1 : CURRENT);
    const seats = seatsFrom(read.seats, points, edition);
    const wanted = inEdition({ points, map: read.map ?? OPEN, pieces, scenario, seats, rulings }, edition);
    const map = read.map ?? mapsFor(wanted)[0]?.id ?? OPEN;
    const config: CosmicConfig = { ...wanted, map };
    const [width, height] = boardSizeFor(config);
    const chosen = mapOf(map);
    if (chosen !== undefined && (chosen.width !== width || chosen.height !== height))
      misread(`${where}.map`, `must be as large as this battle: ${width} by ${height} inches`);
    if (scenario === 'station-assault' && chosen !== undefined && !isMiddleFree(chosen))
      misread(`${where}.map`, 'leaves no room for the station in the middle');
    checkSeats(config, where);
    checkPieces(config, where);
    return config;
  });

export const readConfig = readConfigOf(COSMIC_VERSION);

const id = text(8);
const FARTHEST = LONGEST * INCH;
const readPoint: Reader<Point> = fields<Point>({ x: integer(0, FARTHEST), y: integer(0, FARTHEST) });
const facing = integer(0, 3599);
export const readPlace: Reader<Place> = fields<Place>({
  x: integer(0, FARTHEST),
  y: integer(0, FARTHEST),
  facing,
});
export const readTokens = list(oneOf(TOKENS), 2);
export const readArrows = list(oneOf(hulls.HULL_SIDES), 2);

export const readStanding: Reader<StandingOrders> = fields<StandingOrders>({
  destiny: optional(oneOf(['ask', 'auto', 'never'] as const), DEFAULT_STANDING.destiny),
  resist: optional(readResistOrder, DEFAULT_STANDING.resist),
  shields: optional(oneOf(['ask', 'auto'] as const), DEFAULT_STANDING.shields),
  redirect: optional(oneOf(['best', 'ask', 'never'] as const), DEFAULT_STANDING.redirect),
  goFirst: optional(oneOf(['ask', 'me', 'you'] as const), DEFAULT_STANDING.goFirst),
});

const points = integer(0, 99);
const distance = integer(0, FARTHEST);
const nothing = fields<object>({});

export const readCommand: Reader<CosmicCommand> = byType<CosmicCommand>({
  role: fields({ role: oneOf(['attack', 'defend'] as const) }),
  edge: fields({ edge: oneOf(['south', 'north'] as const) }),
  deploy: fields({ ship: id, place: readPlace }),
  order: fields({ ship: id, tokens: readTokens }),
  shield: fields({ ship: id, arrows: readArrows }),
  confirm: nothing,
  reopen: nothing,
  goFirst: fields({ first: oneOf(['me', 'you'] as const) }),
  activate: fields({ ship: id }),
  straight: fields({ distance, ram: optional(orNull(id), null) }),
  turn: fields({ facing }),
  back: fields({ distance }),
  fly: fields({ ends: list(readPoint, 16), facing, ram: optional(orNull(id), null) }),
  board: fields({ target: id }),
  escape: nothing,
  pass: nothing,
  cast: fields({ ship: id, power: text(40), target: id, upcharge: optional(integer(0, 20), 0) }),
  fire: fields({ ship: id, weapon: integer(0, 20), target: id }),
  redirect: fields({ to: orNull(id) }),
  friend: fields({ ship: id }),
  seize: fields({ target: id }),
  fight: fields({ fight: id }),
  allot: fields({ to: id }),
  reroll: fields({ dice: points }),
  resist: fields({ by: orNull(id), points: optional(points, 0) }),
  raise: fields({ points }),
  concede: nothing,
  standing: fields({ orders: readStanding }),
});

export const readOutcome = fields<Outcome>({
  places: list(list(integer(0, 3), 4), 4),
  reason: text(20),
  rule: text(8),
});
