/**
 * The board of a war and the kits of its models, worked out once for a configuration and what was placed on it. The board is flat
 * a base with its number, rim and top tells all there is to a model (CQ-04, CQ-05, CQ-06, CQ-07).
 */

import { type Faction, factionOf, isSince, type Power, type RangedWeapon, seatsOf, sideOfSeat } from '@muster/dwethia';
import { inch, type Length, measured, mm, type Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { isOwnId } from '../build/own.ts';
import { BUILDING_BASE, buildingsOf, hqOf } from '../content/buildings.ts';
import { TRAITS } from '../content/factions.ts';
import { MAP_SIZE, mapOf, NODES } from '../content/maps.ts';
import { conquestPower } from '../content/powers.ts';
import { eliteOf } from '../content/religions.ts';
import { TERRAIN } from '../content/terrain.ts';
import type {
  BattleMap,
  BuildingRole,
  BuildingSheet,
  FactionTrait,
  MapPiece,
  Shape,
  TerrainTraits,
  UnitSheet,
} from '../content/types.ts';
import { unitsOf } from '../content/units.ts';
import { weaponOf } from '../content/weapons.ts';
import type { Battle, ConquestConfig, Model } from '../state/types.ts';

interface Kitted {
  readonly id: string;
  readonly name: string;
  /** In the ids of models: the number or letter of a unit, two letters for a building. */
  readonly mark: string;
  readonly radius: Length;
  readonly points: number;
  readonly faction: Faction;
  readonly trait: FactionTrait;
  readonly weapon: RangedWeapon | null;
}

/** What a unit brings to the table. */
export interface UnitKit extends Kitted {
  readonly kind: 'unit';
  readonly sheet: UnitSheet;
  readonly powers: readonly Power[];
  /** Printed Destiny of 1 or more. */
  readonly isHero: boolean;
}

export interface BuildingKit extends Kitted {
  readonly kind: 'building';
  readonly sheet: BuildingSheet;
}

export type Kit = UnitKit | BuildingKit;

/** A piece of terrain where it lies. */
export interface LaidPiece extends TerrainTraits {
  readonly piece: MapPiece;
  readonly thing: measured.Thing;
}

export interface Field {
  readonly size: Length;
  readonly map: BattleMap | null;
  /** What cannot be walked over or seen through. */
  readonly ground: measured.Field;
  readonly pieces: readonly LaidPiece[];
  readonly rough: readonly measured.Thing[];
  readonly middle: Point;
  /** null where there is none. */
  readonly city: measured.Disc | null;
}

export const UNIT_RADII = { 25: mm(25) / 2, 40: mm(40) / 2, 50: mm(50) / 2 } as const;
const BUILDING_RADIUS = mm(BUILDING_BASE) / 2;
/** CQ-21. */
export const NODE_RADII = { M: mm(NODES.M.base) / 2, G: mm(NODES.G.base) / 2, R: mm(NODES.R.base) / 2 } as const;
export const CITY_RADIUS = inch(2);

const BUILDING_MARKS: { readonly [R in BuildingRole]: string } = {
  hq: 'hq',
  extractor: 'ex',
  temple: 'te',
  barracks: 'ba',
  foundry: 'fo',
  sanctum: 'sa',
  bastion: 'bs',
};

const unitKit = (sheet: UnitSheet, faction: Faction, trait: FactionTrait): UnitKit => ({
  kind: 'unit',
  id: sheet.id,
  name: sheet.name,
  mark: sheet.mark,
  radius: UNIT_RADII[sheet.base],
  points: sheet.cost.R + sheet.cost.A,
  faction,
  trait,
  weapon: sheet.weapon === null ? null : weaponOf(sheet.weapon)!,
  sheet,
  powers: sheet.powers.flatMap((id) => conquestPower(id) ?? []),
  isHero: sheet.stats.destiny >= 1,
});

const buildingKit = (sheet: BuildingSheet, faction: Faction, trait: FactionTrait): BuildingKit => ({
  kind: 'building',
  id: sheet.id,
  name: sheet.name,
  mark: BUILDING_MARKS[sheet.role],
  radius: BUILDING_RADIUS,
  points: sheet.points,
  faction,
  trait,
  weapon: sheet.gun === null ? null : weaponOf(sheet.gun.weapon)!,
  sheet,
});

/** By seat: every kit by the id of its sheet. Units first in the order of the list, then the elite, one's own, buildings. */
type Kits = readonly ReadonlyMap<string, Kit>[];

const kitsFor = (config: ConquestConfig): Kits =>
  config.seats.map((army) => {
    const faction = factionOf(army.faction);
    const trait = TRAITS[army.faction];
    const units = [...unitsOf(army.faction), eliteOf(army.religion), ...army.units];
    const buildings = [...buildingsOf(army.faction)];
    return new Map<string, Kit>([
      ...units.map((sheet) => [sheet.id, unitKit(sheet, faction, trait)] as const),
      ...buildings.map((sheet) => [sheet.id, buildingKit(sheet, faction, trait)] as const),
    ]);
  });

const kits = new WeakMap<ConquestConfig, Kits>();

const kitsOf = (config: ConquestConfig): Kits => {
  const known = kits.get(config);
  if (known !== undefined) return known;
  const made = kitsFor(config);
  kits.set(config, made);
  return made;
};

export const findKit = (b: Pick<Battle, 'config'>, seat: Seat, sheet: string): Kit | undefined =>
  kitsOf(b.config)[seat]?.get(sheet);

export const kitOf = (b: Pick<Battle, 'config'>, m: Pick<Model, 'seat' | 'sheet'>): Kit =>
  kitsOf(b.config)[m.seat]!.get(m.sheet)!;

export const allKits = (b: Pick<Battle, 'config'>, seat: Seat): readonly Kit[] => [...kitsOf(b.config)[seat]!.values()];

/**
 * a type of unit as its side tells it from others: `void.zombies`; `2.own.1` for one that a mate of the first seat has made. Before
 * the fifth edition the units of mates’ own that have the same number were of one type.
 */
export const typeOf = (b: Pick<Battle, 'config'>, { seat, sheet }: Pick<Model, 'seat' | 'sheet'>): string =>
  isOwnId(sheet) && isSince(b.config, 5) && seatsOf(b, sideOfSeat(b, seat))[0] !== seat ? `${seat}.${sheet}` : sheet;

/** The headquarters that a side places: that of its first seat. */
export const hqKitFor = (b: Pick<Battle, 'config'>, seat: Seat): BuildingKit => {
  const { faction, hq } = b.config.seats[seat]!;
  return kitsOf(b.config)[seat]!.get(hqOf(faction, hq).id) as BuildingKit;
};

/** Whose a model is by its id alone. */
export const seatCalled = (id: string): Seat => 'ABCD'.indexOf(id[0] ?? '?');

/** The kit of a model by its id alone, for whoever hears of it; of two headquarters the one that was placed. */
export const kitCalled = (config: ConquestConfig, id: string): Kit | undefined => {
  const [, mark] = /^[A-D]\d+-(\w+)$/.exec(id) ?? [];
  const seat = seatCalled(id);
  const army = config.seats[seat];
  if (army === undefined) return undefined;
  if (mark === BUILDING_MARKS.hq) return hqKitFor({ config }, seat);
  for (const kit of kitsOf(config)[seat]!.values()) if (kit.mark === mark) return kit;
  return undefined;
};

export const isUnit = (b: Pick<Battle, 'config'>, m: Pick<Model, 'seat' | 'sheet'>): boolean =>
  kitOf(b, m).kind === 'unit';

// --- The ground ---

/** */
const SMALL = MAP_SIZE;
const LARGE = 48;
const LARGE_FROM = 4500;

export const boardInches = ({ points, rulings }: Pick<ConquestConfig, 'points' | 'rulings'>): number => {
  if (rulings.boardSize !== 'points') return rulings.boardSize;
  return points >= LARGE_FROM ? LARGE : SMALL;
};

/** coordinates of maps × 4/3 on the larger board, to the nearest half inch. */
export const stretched = (inches: number, board: number): number =>
  board === SMALL ? inches : Math.round((inches * board * 2) / SMALL) / 2;

const movedBy = (shape: Shape, dx: number, dy: number): Shape =>
  'disc' in shape
    ? { disc: [shape.disc[0] + dx, shape.disc[1] + dy, shape.disc[2]] }
    : { poly: shape.poly.map(([x, y]) => [x + dx, y + dy] as const) };

/** From where to where a shape reaches, from left to right or from near to far. */
const spanOf = (shape: Shape, axis: 0 | 1): readonly [number, number] => {
  if ('disc' in shape) return [shape.disc[axis] - shape.disc[2], shape.disc[axis] + shape.disc[2]];
  const all = shape.poly.map((corner) => corner[axis]);
  return [Math.min(...all), Math.max(...all)];
};

/** what lies along an edge stays there, so that nothing can be behind it; before the second edition it was moved like all. */
const shiftOf = ([least, most]: readonly [number, number], board: number, isLater: boolean): number => {
  if (isLater && least === 0) return 0;
  if (isLater && most === SMALL) return board - SMALL;
  const middle = (least + most) / 2;
  return stretched(middle, board) - middle;
};

/** A piece of a map on a board of this size: it keeps its own size. */
const laidOn = (piece: MapPiece, board: number, isLater: boolean): MapPiece => {
  if (board === SMALL) return piece;
  const [dx, dy] = ([0, 1] as const).map((axis) => shiftOf(spanOf(piece.shape, axis), board, isLater));
  return { k: piece.k, shape: movedBy(piece.shape, dx!, dy!) };
};

export const thingOf = (shape: Shape): measured.Thing =>
  'disc' in shape
    ? measured.disc(inch(shape.disc[0]), inch(shape.disc[1]), inch(shape.disc[2]))
    : { corners: shape.poly.map(([x, y]) => ({ x: inch(x), y: inch(y) })) };

const laid = (piece: MapPiece): LaidPiece => ({ ...TERRAIN[piece.k], piece, thing: thingOf(piece.shape) });

const impassableHeight = 1;

const makeField = (config: ConquestConfig, placed: readonly MapPiece[], hasCity: boolean): Field => {
  const board = boardInches(config);
  const map = mapOf(config.map) ?? null;
  const given =
    config.terrain === 'custom'
      ? config.pieces
      : config.terrain === 'alternate'
        ? placed
        : (map?.pieces ?? []).map((piece) => laidOn(piece, board, isSince(config, 2)));
  const pieces = given.map(laid);
  const size = inch(board);
  return {
    size,
    map,
    ground: {
      width: size,
      height: size,
      pieces: pieces.flatMap(({ impassable, thing }) =>
        impassable && !measured.isDisc(thing) ? [{ corners: thing.corners, height: impassableHeight }] : [],
      ),
      tall: impassableHeight,
    },
    pieces,
    rough: pieces.filter(({ difficult }) => difficult).map(({ thing }) => thing),
    middle: { x: size / 2, y: size / 2 },
    city: hasCity ? measured.disc(size / 2, size / 2, CITY_RADIUS) : null,
  };
};

const fields = new WeakMap<readonly MapPiece[], WeakMap<ConquestConfig, Field>>();

/** with `cityAlways` off, it is there when somebody plays for it. */
const hasCity = (b: Pick<Battle, 'config'>): boolean =>
  b.config.rulings.cityAlways ||
  b.config.rulings.blindMuster ||
  b.config.aims.some(({ scenario }) => scenario === 'take-the-city');

/** Asked at every turn: kept by what was placed and by the configuration. */
export const fieldOf = (b: Pick<Battle, 'config' | 'pieces'>): Field => {
  let known = fields.get(b.pieces);
  if (known === undefined) {
    known = new WeakMap();
    fields.set(b.pieces, known);
  }
  const found = known.get(b.config);
  if (found !== undefined) return found;
  const field = makeField(b.config, b.pieces, hasCity(b));
  known.set(b.config, field);
  return field;
};

/** */
export const yieldFactor = ({ points, rulings }: ConquestConfig): number =>
  rulings.yieldScale ? Math.max(1, Math.floor(points / 1500)) : 1;
