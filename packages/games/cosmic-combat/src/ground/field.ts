/** The board of a battle and the kits of its ships, worked out once for a configuration. */

import { type Faction, factionOf, type Power, powerOf, type Stats } from '@muster/dwethia';
import { type hulls, inch, type Length, mm } from '@muster/geometry';
import { CURRENT, type Edition, pointsOf } from '../build/price.ts';
import { type BattleMap, mapOf } from '../content/maps.ts';
import { powersAboard, statsAboard } from '../content/religions.ts';
import { FREIGHTER_SHEET, STATION_SHEET } from '../content/scenarios.ts';
import type { ShipClass, ShipSheet } from '../content/sheet.ts';
import { bodyOf, PIECES, type Piece, type PieceTraits } from '../content/terrain.ts';
import { type ShipWeapon, shipWeaponOf } from '../content/weapons.ts';
import { FREIGHTER } from '../state/battle.ts';
import type { Battle, CosmicConfig, HullSide, Ship } from '../state/types.ts';
import { openSpace } from './board.ts';

export interface Gun {
  readonly weapon: ShipWeapon;
  readonly arcs: readonly HullSide[];
}

/** What a ship brings to the table. */
export interface Kit {
  readonly name: string;
  readonly class: ShipClass;
  readonly isRound: boolean;
  /** CC-34. */
  readonly isFighter: boolean;
  /** CC-38. */
  readonly isBoardable: boolean;
  readonly length: Length;
  readonly width: Length;
  readonly stats: Stats;
  readonly shield: number | null;
  readonly guns: readonly Gun[];
  readonly powers: readonly Power[];
  readonly faction: Faction | null;
  /** Ignores each wound on so much or more. */
  readonly ignores: number | null;
  readonly rules: readonly string[];
  readonly points: number;
}

/** A piece of terrain where it lies. */
export interface LaidPiece extends PieceTraits {
  readonly piece: Piece;
  readonly body: hulls.Body;
}

export interface Field {
  readonly map: BattleMap;
  readonly board: hulls.Board;
  readonly pieces: readonly LaidPiece[];
  readonly solid: readonly LaidPiece[];
  readonly difficult: readonly hulls.Body[];
  readonly kits: readonly (readonly Kit[])[];
  readonly freighter: Kit;
  readonly station: Kit;
  /** CC-14: how deep the zones of deployment are. */
  readonly depth: Length;
}

export const kitOfSheet = (sheet: ShipSheet, faction: Faction | null, edition: Edition = CURRENT): Kit => ({
  name: sheet.name,
  class: sheet.class,
  isRound: sheet.class === 'round',
  isFighter: sheet.class === 'fighter',
  isBoardable: sheet.class !== 'fighter',
  length: mm(sheet.base[0]),
  width: mm(sheet.base[1]),
  stats: statsAboard(sheet),
  shield: sheet.shield,
  guns: sheet.mounts.map(({ weapon, arcs }) => ({ weapon: shipWeaponOf(weapon)!, arcs })),
  powers: powersAboard(sheet).flatMap((id) => powerOf(id) ?? []),
  faction,
  ignores: faction?.trait.ignore ?? null,
  rules: sheet.rules,
  points: faction === null ? 0 : pointsOf(sheet, edition),
});

const laid = (piece: Piece): LaidPiece => ({ ...PIECES[piece.kind], piece, body: bodyOf(piece) });

const makeField = (config: CosmicConfig): Field => {
  const map = mapOf(config.map) ?? openSpace(config);
  const pieces = [...map.pieces, ...config.pieces].map(laid);
  return {
    map,
    board: { width: inch(map.width), height: inch(map.height) },
    pieces,
    solid: pieces.filter(({ solid }) => solid),
    difficult: pieces.filter(({ difficult }) => difficult).map(({ body }) => body),
    kits: config.seats.map(({ faction, ships }) =>
      ships.map((sheet) => kitOfSheet(sheet, factionOf(faction), config.edition ?? 1)),
    ),
    freighter: kitOfSheet(FREIGHTER_SHEET, null),
    station: kitOfSheet(STATION_SHEET, null),
    depth: inch(config.rulings.deployDepth),
  };
};

const fields = new WeakMap<CosmicConfig, Field>();

export const fieldOf = (config: CosmicConfig): Field => {
  const known = fields.get(config);
  if (known !== undefined) return known;
  const field = makeField(config);
  fields.set(config, field);
  return field;
};

export const kitOf = (b: Pick<Battle, 'config'>, s: Pick<Ship, 'seat' | 'unit'>): Kit => {
  const field = fieldOf(b.config);
  if (s.unit >= 0) return field.kits[s.seat!]![s.unit]!;
  return s.unit === FREIGHTER ? field.freighter : field.station;
};
