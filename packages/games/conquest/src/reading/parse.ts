/** Reading configurations and commands from outside. */

import {
  type FactionId,
  outlineOf,
  pairOf,
  type ReligionId,
  readFaction,
  readReligion,
  readResistOrder,
  type Side,
} from '@muster/dwethia';
import { inch, measured, type Point } from '@muster/geometry';
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
  type Reader,
  text,
  tuple,
} from '@muster/kernel';
import { armyProblems } from '../build/army.ts';
import { inFull, LEAST_POINTS, MOST_POINTS, MOST_START, readOwnUnits } from '../build/reading.ts';
import { armyOf } from '../content/armies.ts';
import { MAPS } from '../content/maps.ts';
import { ANY_MISSIONS, missionOf, missionsFor } from '../content/missions.ts';
import { SCENARIO_IDS, type ScenarioId } from '../content/scenarios.ts';
import { TERRAIN } from '../content/terrain.ts';
import { type MapPiece, NODE_KINDS, type Shape, TERRAIN_KINDS, type UnitSheet } from '../content/types.ts';
import { boardInches, thingOf } from '../ground/field.ts';
import { DEFAULT_STANDING } from '../state/battle.ts';
import { DEFAULT_RULINGS } from '../state/rulings.ts';
import type {
  Aims,
  ConquestCommand,
  ConquestConfig,
  RerollOrder,
  Rulings,
  SeatArmy,
  StandingOrders,
} from '../state/types.ts';

const D = DEFAULT_RULINGS;

const readRulings: Reader<Rulings> = fields<Rulings>({
  blindMuster: optional(flag, D.blindMuster),
  nodeSpacing: optional(oneOf([6, 5] as const), D.nodeSpacing),
  cityAlways: optional(flag, D.cityAlways),
  hqCentreGap: optional(oneOf([12, 0] as const), D.hqCentreGap),
  startZone: optional(oneOf(['hq6', 'half'] as const), D.startZone),
  composition: optional(flag, D.composition),
  pointLimitCapsBuilds: optional(flag, D.pointLimitCapsBuilds),
  yieldScale: optional(flag, D.yieldScale),
  boardSize: optional(oneOf(['points', 36, 48] as const), D.boardSize),
  engageDistance: optional(oneOf(['inch', 'half', 'contact'] as const), D.engageDistance),
  stickyMelee: optional(flag, D.stickyMelee),
  carriers: optional(oneOf(['any', 'harvest'] as const), D.carriers),
  nodeOncePerSide: optional(flag, D.nodeOncePerSide),
  minePerNode: optional(flag, D.minePerNode),
  relicCapacity: optional(oneOf([1, 2] as const), D.relicCapacity),
  surgeWindows: optional(oneOf(['orders', 'off'] as const), D.surgeWindows),
  engagedBuild: optional(flag, D.engagedBuild),
  productsPerBuilder: optional(oneOf([1, 2] as const), D.productsPerBuilder),
  noRoom: optional(oneOf(['refund', 'lose'] as const), D.noRoom),
  coverStacks: optional(flag, D.coverStacks),
  reachLink: optional(oneOf(['coherency', 'contact'] as const), D.reachLink),
  supportStats: optional(flag, D.supportStats),
  allocator: optional(oneOf(['owner', 'attacker'] as const), D.allocator),
  resolveAllUnits: optional(flag, D.resolveAllUnits),
  resistBuffs: optional(flag, D.resistBuffs),
  rootUntil: optional(oneOf(['half', 'round'] as const), D.rootUntil),
  vpAnnihilation: optional(oneOf([9, 4, 10] as const), D.vpAnnihilation),
  cityControl: optional(oneOf(['majority', 'sole'] as const), D.cityControl),
  vpMine: optional(oneOf(['6/6', '6/8', '10/10'] as const), D.vpMine),
  rounds: optional(integer(1, 12), D.rounds),
  eliminationWins: optional(flag, D.eliminationWins),
  hqLossLoses: optional(flag, D.hqLossLoses),
  loneIntegrity: optional(flag, D.loneIntegrity),
  savesOptional: optional(flag, D.savesOptional),
  shieldIntegrity: optional(oneOf(['target', 'bearer'] as const), D.shieldIntegrity),
  refill: optional(oneOf(['never', 'perRound'] as const), D.refill),
  poolLossOnDeath: optional(flag, D.poolLossOnDeath),
  affinityResists: optional(flag, D.affinityResists),
  entryFeeCounts: optional(flag, D.entryFeeCounts),
  strictSingleRaise: optional(flag, D.strictSingleRaise),
  resistRadius: optional(oneOf([12, 24] as const), D.resistRadius),
  surgeAllUnits: optional(flag, D.surgeAllUnits),
  summoningSickness: optional(flag, D.summoningSickness),
  arcMultiplier: optional(oneOf([2, 3] as const), D.arcMultiplier),
});

// --- Seats ---

const MOST_SEATS = 4;
/** Of any side of a board, in inches. */
const LONGEST = 48;

interface GivenSeat {
  readonly side: Side | null;
  readonly faction: FactionId;
  readonly religion: ReligionId | null;
  readonly hq: 'a' | 'b' | null;
  readonly units: readonly UnitSheet[];
  readonly start: readonly string[] | null;
  readonly scenario: ScenarioId | null;
  readonly missions: readonly string[] | null;
}

const readSeat: Reader<GivenSeat> = fields<GivenSeat>({
  side: optional(orNull(oneOf([0, 1] as const)), null),
  faction: readFaction,
  religion: optional(orNull(readReligion), null),
  hq: optional(orNull(oneOf(['a', 'b'] as const)), null),
  units: optional(readOwnUnits, []),
  start: optional(orNull(list(text(60), MOST_START)), null),
  scenario: optional(orNull(oneOf(SCENARIO_IDS)), null),
  missions: optional(orNull(list(text(40), 2)), null),
});

const seatFrom = (given: GivenSeat, i: number): SeatArmy => {
  const army = armyOf(given.faction);
  return {
    side: given.side ?? (i % 2 === 0 ? 0 : 1),
    faction: given.faction,
    religion: given.religion ?? army.religion,
    hq: given.hq ?? army.hq,
    units: given.units,
    start: given.start?.map((id) => inFull(given.faction, given.units, id)) ?? army.start,
  };
};

/** what the first seat of a side says holds for the side. */
const aimsOf = (given: readonly GivenSeat[], seats: readonly SeatArmy[], side: Side, where: string): Aims => {
  const first = seats.findIndex((army) => army.side === side);
  const { scenario, missions } = given[first]!;
  const open = seats.filter((army) => army.side === side).flatMap(({ faction }) => missionsFor(faction));
  const [own, other] = [
    open.find(({ faction }) => faction !== null),
    open.find(({ goal }) => goal.kind === 'commanderLives'),
  ];
  const two = missions ?? [own!.id, other!.id];
  const at = `${where}.seats[${first}].missions`;
  if (two.length !== 2 || two[0] === two[1]) misread(at, 'must be two different missions (CQ-15)');
  for (const id of two) {
    if (missionOf(id) === undefined) misread(at, `there is no mission ${id}`);
    if (!open.some((mission) => mission.id === id)) misread(at, `${id} is not open to this side`);
  }
  return { scenario: scenario ?? DEFAULT_SCENARIO, missions: [two[0]!, two[1]!] };
};
const DEFAULT_SCENARIO: ScenarioId = 'take-the-city';

const checkSeats = (seats: readonly SeatArmy[], points: number, { composition }: Rulings, where: string): void => {
  const sides = seats.map(({ side }) => side);
  for (const side of [0, 1] as const) if (!sides.includes(side)) misread(`${where}.seats`, `nobody plays side ${side}`);
  seats.forEach((army, seat) => {
    const whole = { ...army, points, scenario: DEFAULT_SCENARIO, missions: ANY_MISSIONS };
    const [problem] = armyProblems(whole, [], composition);
    if (problem !== undefined) misread(`${where}.seats[${seat}]`, problem.replace(/\.$/, ''));
  });
};

// --- Terrain ---

const readShape: Reader<Shape> = outlineOf(LONGEST, inch(1), (poly) => {
  const thing = thingOf({ poly });
  const fault = measured.isDisc(thing) ? undefined : measured.faultOf(thing);
  return fault === undefined ? undefined : 'must be convex, counter-clockwise and not too thin';
});

export const readPiece: Reader<MapPiece> = fields<MapPiece>({ k: oneOf(TERRAIN_KINDS), shape: readShape });

/** a board of one's own: pieces lie on it and apart; what cannot be crossed has corners. */
const checkPieces = (config: ConquestConfig, where: string): void => {
  const size = inch(boardInches(config));
  const board = [0, 1, 2, 3].map((i) => ({ x: i === 1 || i === 2 ? size : 0, y: i > 1 ? size : 0 }));
  const laid = config.pieces.map(({ shape }) => thingOf(shape));
  config.pieces.forEach((piece, i) => {
    const at = `${where}.pieces[${i}]`;
    const thing = laid[i]!;
    if (TERRAIN[piece.k].impassable && measured.isDisc(thing)) misread(at, 'must have corners: nobody walks there');
    const isOn = measured.isDisc(thing)
      ? measured.isWhollyWithin(thing, { corners: board }, 0)
      : thing.corners.every(({ x, y }) => x <= size && y <= size);
    if (!isOn) misread(at, 'must lie on the board');
    if (laid.slice(0, i).some((other) => measured.isWithin(other, thing, 0))) misread(at, 'lies on another piece');
  });
};

// --- The whole ---

export const readMissions = tuple(text(40), 2, 'must be two missions');

const readAims: Reader<Aims> = fields<Aims>({ scenario: oneOf(SCENARIO_IDS), missions: readMissions });

const readGiven = fields<{
  points: number;
  map: string;
  terrain: ConquestConfig['terrain'];
  terrainCount: ConquestConfig['terrainCount'];
  pieces: readonly MapPiece[];
  nodes: ConquestConfig['nodes'];
  seats: readonly GivenSeat[];
  aims: readonly [Aims, Aims] | null;
  rulings: Rulings;
  edition: Edition;
}>({
  points: optional(integer(LEAST_POINTS, MOST_POINTS), 1500),
  map: optional(oneOf(MAPS.map(({ id }) => id)), 'plains'),
  terrain: optional(oneOf(['map', 'alternate', 'custom'] as const), 'map'),
  terrainCount: optional(oneOf([4, 8] as const), 4),
  pieces: optional(list(readPiece, 24), []),
  nodes: optional(oneOf(['map', 'players'] as const), 'map'),
  seats: optional(list(readSeat, MOST_SEATS), [DEFAULT_SEAT(0, 'empire-of-sol'), DEFAULT_SEAT(1, 'citadel')]),
  aims: optional(orNull(pairOf(readAims)), null),
  rulings: optional(readRulings, D),
  edition: optional(orNull(oneOf([2, 3, 4, 5] as const)), null),
});

function DEFAULT_SEAT(side: Side, faction: FactionId): GivenSeat {
  return { side, faction, religion: null, hq: null, units: [], start: null, scenario: null, missions: null };
}

/** The first edition is told by none. */
type Edition = 2 | 3 | 4 | 5 | null;

/** Aims may stand with the seats, as people write them, or by side, as a configuration that has been read has them. */
const withAims = (
  seats: readonly GivenSeat[],
  given: readonly SeatArmy[],
  aims: readonly [Aims, Aims] | null,
): readonly GivenSeat[] => (aims === null ? seats : seats.map((seat, i) => ({ ...seat, ...aims[given[i]!.side] })));

/** Told in records. */
export const CONQUEST_VERSION = '5';

/** The edition of what a version wrote without telling one: each came with its own. */
const EDITIONS: Readonly<Record<string, Edition>> = { '1': null, '2': 2, '3': 3, '4': 4 };
const editionOf = (version: string): Edition => {
  const known = EDITIONS[version];
  return known === undefined ? 5 : known;
};

const inEdition = (config: ConquestConfig, edition: Edition): ConquestConfig =>
  edition === null ? config : { ...config, edition };

const CONFIG_WORDS =
  'Both sides are played; every army may be fielded (CQ-15, CQ-23); a side has two missions that are open to it; pieces lie apart on the board, and only where terrain is custom.';

/** As it was written by this version; records of the first one tell no edition, and so do their states. */
export const readConfigOf = (version: string): Reader<ConquestConfig> =>
  meaning(readGiven, CONFIG_WORDS, (read, where) => {
    const { points, map, terrain, terrainCount, pieces, nodes, rulings } = read;
    const edition = read.edition ?? editionOf(version);
    const seats = read.seats.map(seatFrom);
    checkSeats(seats, points, rulings, where);
    const given = withAims(read.seats, seats, read.aims);
    const aims = [aimsOf(given, seats, 0, where), aimsOf(given, seats, 1, where)] as const;
    if (terrain !== 'custom' && pieces.length > 0)
      misread(`${where}.pieces`, 'belong to terrain of one’s own (custom)');
    const isMapless = terrain !== 'map' && nodes === 'map';
    if (isMapless) misread(`${where}.nodes`, 'must be placed by the players where the terrain is not the map’s');
    const config = inEdition({ points, map, terrain, terrainCount, pieces, nodes, seats, aims, rulings }, edition);
    checkPieces(config, where);
    return config;
  });

export const readConfig = readConfigOf(CONQUEST_VERSION);

// --- Commands ---

/** A model: `A12-hq`. */
export const modelIdReader = text(12);
export const nodeIdReader = text(4);
const model = modelIdReader;
const node = nodeIdReader;
const sheet = text(60);
const FARTHEST = inch(LONGEST);
export const readPoint: Reader<Point> = fields<Point>({ x: integer(0, FARTHEST), y: integer(0, FARTHEST) });
const points = integer(0, 99);
const nothing = fields<object>({});

const rerollOrder = (byDefault: RerollOrder): Reader<RerollOrder> =>
  optional(oneOf(['never', 'important', 'ask'] as const), byDefault);

const S = DEFAULT_STANDING;

export const readStanding: Reader<StandingOrders> = fields<StandingOrders>({
  surge: optional(oneOf(['engage', 'start', 'each', 'never'] as const), S.surge),
  surgeAnswer: optional(oneOf(['ask', 'never'] as const), S.surgeAnswer),
  reroll: optional(
    fields<StandingOrders['reroll']>({
      ranged: rerollOrder(S.reroll.ranged),
      attack: rerollOrder(S.reroll.attack),
      wound: rerollOrder(S.reroll.wound),
      save: rerollOrder(S.reroll.save),
      ignore: rerollOrder(S.reroll.ignore),
    }),
    S.reroll,
  ),
  destinyReserve: optional(integer(0, 20), S.destinyReserve),
  resolve: optional(oneOf(['fatal', 'ask', 'always', 'never'] as const), S.resolve),
  resist: optional(readResistOrder, S.resist),
  allocate: optional(oneOf(['auto', 'ask'] as const), S.allocate),
  support: optional(oneOf(['auto', 'ask'] as const), S.support),
  friendlyHit: optional(oneOf(['cheapest', 'ask'] as const), S.friendlyHit),
  place: optional(oneOf(['rally', 'ask'] as const), S.place),
  fights: optional(oneOf(['ask', 'auto'] as const), S.fights),
  goFirst: optional(oneOf(['ask', 'me', 'you'] as const), S.goFirst),
  rally: optional(list(fields({ builder: model, at: readPoint }), 64), S.rally),
});

export const readCommand: Reader<ConquestCommand> = byType<ConquestCommand>({
  muster: fields({ scenario: oneOf(SCENARIO_IDS), missions: readMissions }),
  edge: fields({ edge: oneOf(['south', 'north'] as const) }),
  terrain: fields({ piece: text(40), at: readPoint, turns: optional(oneOf([0, 1, 2, 3] as const), 0) }),
  node: fields({ kind: oneOf(NODE_KINDS), at: readPoint }),
  hq: fields({ at: readPoint }),
  deploy: fields({ unit: sheet, at: readPoint }),
  goFirst: fields({ first: oneOf(['me', 'you'] as const) }),
  research: fields({ item: text(40), unit: optional(orNull(sheet), null) }),
  done: nothing,
  activate: fields({ unit: model }),
  walk: fields({ path: list(readPoint, 64), engage: optional(flag, false) }),
  harvest: fields({ node }),
  finish: nothing,
  cast: fields({
    unit: model,
    power: text(40),
    target: optional(orNull(model), null),
    at: optional(orNull(readPoint), null),
    sheet: optional(orNull(sheet), null),
    engage: optional(flag, false),
    upcharge: optional(integer(0, 20), 0),
  }),
  surge: fields({ unit: orNull(model) }),
  answer: fields({ unit: orNull(model) }),
  wager: fields({ points }),
  shoot: fields({ unit: model, target: model, arc: optional(flag, false) }),
  build: fields({ builder: model, product: sheet, node: optional(orNull(node), null) }),
  friend: fields({ unit: model }),
  place: fields({ at: readPoint }),
  resolve: fields({ pay: flag }),
  support: fields({ unit: model, fight: model }),
  fight: fields({ fight: model }),
  allot: fields({ to: model }),
  reroll: fields({ dice: points }),
  resist: fields({ by: orNull(text(8)), points: optional(points, 0) }),
  raise: fields({ points }),
  concede: nothing,
  standing: fields({ orders: readStanding }),
});

export const readOutcome = fields<Outcome>({
  places: list(list(integer(0, 3), 4), 4),
  reason: text(20),
  rule: text(8),
});
