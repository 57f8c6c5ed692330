/** The ground of a battle and the kits of its units, worked out once for a configuration. */

import {
  type Faction,
  factionOf,
  type MeleeWeapon,
  type Power,
  powerOf,
  RACES,
  type RangedWeapon,
  type Stats,
} from '@muster/dwethia';
import { levels } from '@muster/geometry';
import { pointsOf } from '../build/sheet.ts';
import { type Arena, type ArenaPiece, arenaOf, zoneDepth } from '../content/arenas.ts';
import type { Prices } from '../content/prices.ts';
import { thrallOf } from '../content/profiles.ts';
import { RANKS, type Rank } from '../content/ranks.ts';
import type { UnitSheet } from '../content/sheet.ts';
import { layOut } from '../content/terrain.ts';
import { wargearOf } from '../content/wargear.ts';
import type { Battle, HeroesConfig, Model } from '../state/types.ts';

/** What a unit brings to the table. */
export interface Kit {
  readonly name: string;
  readonly rank: Rank;
  readonly side: levels.Side;
  readonly stats: Stats;
  readonly melee: MeleeWeapon;
  readonly guns: readonly RangedWeapon[];
  /** Those of them with Quick Shot. */
  readonly quick: readonly RangedWeapon[];
  /** Of its shield; null without one. */
  readonly save: number | null;
  readonly hasShield: boolean;
  readonly hasCloak: boolean;
  /** Cover that it always has: cloak, nature. */
  readonly cover: number;
  readonly powers: readonly Power[];
  readonly faction: Faction;
  readonly isNull: boolean;
  readonly hasDreadWords: boolean;
  /** By trait or special rule: Perception +1 without moving, Aggression +1 when it engages, wounds ignored on so much. */
  readonly isSteady: boolean;
  readonly isFurious: boolean;
  readonly ignores: number | null;
  /** What the last battle of its squad left for this one (HR-17). */
  readonly cannotResist: boolean;
  readonly slaysMages: boolean;
  readonly resonates: boolean;
  readonly points: number;
}

export interface Field {
  readonly arena: Arena;
  readonly ground: levels.Ground;
  /** By piece: its Cover. */
  readonly cover: Int8Array;
  readonly hasObscuring: boolean;
  readonly hasHazards: boolean;
  readonly kits: readonly (readonly Kit[])[];
  readonly thralls: readonly Kit[];
  /** Rows of a deployment zone. */
  readonly depth: number;
  readonly highest: number;
  readonly lowest: number;
}

const BARE_HANDS: MeleeWeapon = { kind: 'melee', id: 'hands', name: 'bare hands', reach: 1, strength: 0, keywords: {} };

/** The special rule of the hardy: as the Champions' trait. */
const HARDY = 6;

export const kitOfSheet = (sheet: UnitSheet, prices: Prices = 'list'): Kit => {
  const gear = sheet.wargear.flatMap((id) => wargearOf(id)?.gear ?? []);
  const guns = gear.flatMap((g) => (g.kind === 'ranged' ? [g] : []));
  const worn = gear.flatMap((g) => (g.kind === 'gear' ? [g] : []));
  const saves = worn.flatMap(({ save }) => (save === null ? [] : [save]));
  const race = RACES.find(({ id }) => id === sheet.race);
  const faction = factionOf(sheet.faction);
  return {
    name: sheet.name,
    rank: sheet.rank,
    side: RANKS[sheet.rank].side,
    stats: sheet.stats,
    melee: gear.flatMap((g) => (g.kind === 'melee' ? [g] : []))[0] ?? BARE_HANDS,
    guns,
    quick: guns.filter(({ keywords }) => keywords.quickShot),
    save: saves[0] ?? null,
    hasShield: saves.length > 0,
    hasCloak: worn.some(({ cover }) => cover > 0),
    cover:
      worn.reduce((sum, { cover }) => sum + cover, 0) + (race?.cover ?? 0) + (sheet.rules.includes('elusive') ? 1 : 0),
    powers: sheet.powers.flatMap((id) => powerOf(id) ?? []),
    faction,
    isNull: sheet.rules.includes('null'),
    hasDreadWords: sheet.rules.includes('dread-words'),
    isSteady: faction.trait.steadyAim || sheet.rules.includes('steady-aim'),
    isFurious: faction.trait.onset || sheet.rules.includes('fury'),
    ignores: sheet.rules.includes('hardy') ? HARDY : faction.trait.ignore,
    cannotResist: sheet.rules.includes('magic-trauma'),
    slaysMages: sheet.rules.includes('mage-slayer'),
    resonates: sheet.rules.includes('resonance'),
    points: pointsOf(sheet, prices),
  };
};

const bodyOf = ({ keywords }: ArenaPiece): number => (keywords.obscuring ? 2 : keywords.cover > 0 ? 1 : 0);

const groundOf = (arena: Arena): levels.Ground =>
  levels.makeGround(
    arena.size,
    arena.pieces.map((piece) => ({
      x: piece.x,
      y: piece.y,
      width: piece.width,
      height: piece.height,
      floor: piece.floor,
      opaque: piece.keywords.impassable || piece.keywords.solid,
      barred: piece.keywords.impassable,
      body: bodyOf(piece),
      slow: piece.keywords.difficult,
    })),
  );

const standable = (ground: levels.Ground): readonly number[] =>
  Array.from(ground.floor.keys())
    .filter((space) => levels.canStand(ground, 1, space))
    .map((space) => ground.floor[space]!);

/** The arena of a battle, with what players have placed on it. */
export const arenaFor = ({ arena: id, pieces }: Pick<HeroesConfig, 'arena' | 'pieces'>): Arena => {
  const arena = arenaOf(id)!;
  if (pieces.length === 0) return arena;
  const { name, size, markers } = arena;
  return { id, name, size, pieces: [...arena.pieces, ...layOut(pieces)], markers };
};

const makeField = (config: HeroesConfig): Field => {
  const arena = arenaFor(config);
  const ground = groundOf(arena);
  const floors = standable(ground);
  const { prices } = config.rulings;
  return {
    arena,
    ground,
    cover: Int8Array.from(arena.pieces, ({ keywords }) => keywords.cover),
    hasObscuring: arena.pieces.some(({ keywords }) => keywords.obscuring),
    hasHazards: arena.pieces.some(({ keywords }) => keywords.hazardous),
    kits: config.seats.map(({ units }) => units.map((unit) => kitOfSheet(unit, prices))),
    thralls: config.seats.map(({ faction }) => kitOfSheet(thrallOf(faction), prices)),
    depth: zoneDepth(arena.size, config.edition),
    highest: Math.max(...floors),
    lowest: Math.min(...floors),
  };
};

const fields = new WeakMap<HeroesConfig, Field>();

export const fieldOf = (config: HeroesConfig): Field => {
  const known = fields.get(config);
  if (known !== undefined) return known;
  const field = makeField(config);
  fields.set(config, field);
  return field;
};

/** The same battle under another configuration object that differs in nothing that the field is made of. */
export const sharingField = (config: HeroesConfig, as: HeroesConfig): HeroesConfig => {
  fields.set(config, fieldOf(as));
  return config;
};

export const kitOf = (b: Pick<Battle, 'config'>, m: Pick<Model, 'seat' | 'unit'>): Kit => {
  const field = fieldOf(b.config);
  return m.unit < 0 ? field.thralls[m.seat]! : field.kits[m.seat]![m.unit]!;
};
