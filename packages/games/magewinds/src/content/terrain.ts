/** Ready-made battlefields. All of them are ours, and fair: turned by half a turn (the wide ones also mirrored) they are the same. */

import { inch, type Length, type Point } from '@muster/geometry';
import type { Feature, Height, Terrain, TerrainKind } from './features.ts';

export const TERRAIN_IDS = [
  'crossroads',
  'ruined-abbey',
  'standing-stones',
  'orchard',
  'dry-docks',
  'great-henge',
  'market-day',
  'four-gardens',
] as const;
export type TerrainId = (typeof TERRAIN_IDS)[number];

export interface TerrainPreset {
  readonly id: TerrainId;
  readonly name: string;
  readonly source: 'house';
  readonly text: string;
  /** For the field of two players, or for that of three and four (MW-R93). */
  readonly field: 'standard' | 'double';
  readonly terrain: Terrain;
}

/** MW-R14: 12 × 16 in for two; MW-R93: 24 × 16 in for three and four. */
export const FIELD_SIZES = {
  standard: { width: inch(12), height: inch(16) },
  double: { width: inch(24), height: inch(16) },
} as const;

export const fieldFor = (players: number): 'standard' | 'double' => (players === 2 ? 'standard' : 'double');

type Piece = Feature['pieces'][number];

const piece = (height: Height, corners: readonly Point[]): Piece => ({ corners, height });

/** Inches from the south-west corner, and the two sides. */
const block = (height: Height, x: number, y: number, width: number, depth: number): Piece =>
  piece(height, [
    { x: inch(x), y: inch(y) },
    { x: inch(x + width), y: inch(y) },
    { x: inch(x + width), y: inch(y + depth) },
    { x: inch(x), y: inch(y + depth) },
  ]);

/** Eight sides about a middle. */
const round = (height: Height, x: number, y: number, radius: number): Piece => {
  const [cx, cy, r] = [inch(x), inch(y), inch(radius)];
  const h = Math.round((r * 5) / 12);
  const corner = (dx: Length, dy: Length): Point => ({ x: cx + dx, y: cy + dy });
  return piece(height, [
    corner(h, -r),
    corner(r, -h),
    corner(r, h),
    corner(h, r),
    corner(-h, r),
    corner(-r, h),
    corner(-r, -h),
    corner(-h, -r),
  ]);
};

/** A wall at an angle: from one end to the other, as thick as given. */
const slant = (height: Height, x: number, y: number, toX: number, toY: number, thick: number): Piece => {
  const [dx, dy] = [inch(toX - x), inch(toY - y)];
  const share = inch(thick) / 2 / Math.sqrt(dx * dx + dy * dy);
  const [ox, oy] = [Math.round(-dy * share), Math.round(dx * share)];
  return piece(height, [
    { x: inch(x) - ox, y: inch(y) - oy },
    { x: inch(toX) - ox, y: inch(toY) - oy },
    { x: inch(toX) + ox, y: inch(toY) + oy },
    { x: inch(x) + ox, y: inch(y) + oy },
  ]);
};

const feature = (kind: TerrainKind, ...pieces: Piece[]): Feature => ({ kind, pieces });

const mapped = (f: Feature, move: (p: Point) => Point, mirrored: boolean): Feature => ({
  kind: f.kind,
  pieces: f.pieces.map(({ corners, height }) => {
    const moved = corners.map(move);
    return { corners: mirrored ? moved.reverse() : moved, height };
  }),
});

/** These features, and the same again turned by half a turn about the centre; then what is alike both ways. */
const turned = (field: keyof typeof FIELD_SIZES, half: readonly Feature[], middle: readonly Feature[]): Terrain => {
  const { width, height } = FIELD_SIZES[field];
  const other = half.map((f) => mapped(f, ({ x, y }) => ({ x: width - x, y: height - y }), false));
  return { features: [...half, ...other, ...middle] };
};

/** The features of one quarter in all four; then what is alike in all. */
const quartered = (quarter: readonly Feature[], middle: readonly Feature[]): Terrain => {
  const { width } = FIELD_SIZES.double;
  const west = quarter.map((f) => mapped(f, ({ x, y }) => ({ x: width - x, y }), true));
  return turned('double', [...quarter, ...west], middle);
};

const CROSSROADS = turned(
  'standard',
  [
    feature('ruin', block('high', 1.5, 4.2, 2.5, 0.5), block('medium', 1.5, 4.7, 0.5, 2)),
    feature('hedge', block('low', 6.4, 3.9, 2.6, 0.6)),
    feature('tree', round('high', 4.4, 1.9, 0.6)),
    feature('crate', block('medium', 9.7, 6.1, 1, 1)),
    feature('rock', round('medium', 9.9, 1.9, 0.65)),
  ],
  [feature('pool', round('ground', 6, 8, 1.35))],
);

const RUINED_ABBEY = turned(
  'standard',
  [
    feature('ruin', block('high', 3.6, 3, 3, 0.5), block('high', 3.6, 3.5, 0.5, 1.2), block('low', 6.6, 3, 1.5, 0.5)),
    feature('obelisk', round('high', 10, 5.2, 0.5)),
    feature('rock', round('medium', 1.9, 6.6, 0.6)),
    feature('hedge', block('low', 9.4, 1.3, 1.4, 0.5)),
    feature('tree', round('high', 1.9, 1.8, 0.55)),
  ],
  [feature('pool', round('ground', 6, 8, 1))],
);

const STANDING_STONES = turned(
  'standard',
  [
    feature('obelisk', round('high', 6, 3.8, 0.5)),
    feature('obelisk', round('high', 9.4, 5.4, 0.5)),
    feature('obelisk', round('medium', 2.6, 5.4, 0.5)),
    feature('rock', round('low', 4.2, 1.9, 0.6)),
    feature('hedge', slant('low', 8.2, 1.6, 10.3, 2.6, 0.5)),
    feature('wall', block('medium', 0, 3, 1.8, 0.5)),
  ],
  [feature('pool', round('ground', 6, 8, 1.35))],
);

const ORCHARD = turned(
  'standard',
  [
    feature('tree', round('high', 2, 2, 0.5)),
    feature('tree', round('high', 5.2, 2.4, 0.5)),
    feature('tree', round('high', 8.4, 2, 0.5)),
    feature('tree', round('high', 3.4, 5, 0.5)),
    feature('tree', round('high', 10.2, 4.6, 0.5)),
    feature('hedge', block('low', 6, 4.2, 2.4, 0.5)),
    feature('crate', block('medium', 1.3, 7, 0.9, 0.9)),
  ],
  [feature('pool', round('ground', 6, 8, 1.2))],
);

const DRY_DOCKS = turned(
  'standard',
  [
    feature('wall', block('high', 1.6, 5, 2.6, 0.4), block('medium', 1.6, 5.4, 0.4, 1.6)),
    feature('crate', block('medium', 7.6, 4, 1.2, 1.2), block('low', 8.8, 4, 1.2, 0.8)),
    feature('crate', block('low', 4.6, 1.4, 1.4, 1)),
    feature('obelisk', round('high', 9.9, 1.9, 0.6)),
    feature('crate', block('medium', 1.3, 1.5, 1, 1)),
  ],
  [feature('pool', block('ground', 5, 6.9, 2, 2.2))],
);

const GREAT_HENGE = quartered(
  [
    feature('obelisk', round('high', 9, 5.6, 0.55)),
    feature('obelisk', round('medium', 6.6, 6.8, 0.55)),
    feature('wall', block('low', 8.6, 2.6, 2.6, 0.5)),
    feature('ruin', block('high', 4, 3.6, 2.4, 0.5), block('medium', 4, 4.1, 0.5, 1.8)),
    feature('tree', round('high', 5.8, 1.8, 0.55)),
    feature('rock', round('medium', 2.2, 6.2, 0.6)),
  ],
  [feature('pool', round('ground', 12, 8, 1.35))],
);

const MARKET_DAY = quartered(
  [
    feature('crate', block('medium', 8.2, 4.4, 1.2, 1), block('low', 9.4, 4.4, 1, 0.8)),
    feature('wall', block('high', 4.8, 5.6, 0.5, 1.7), block('medium', 5.3, 5.6, 1.5, 0.5)),
    feature('tree', round('high', 10.6, 1.9, 0.55)),
    feature('hedge', block('low', 4, 2.2, 2.6, 0.5)),
    feature('rock', round('medium', 1.9, 4.6, 0.6)),
  ],
  [feature('pool', round('ground', 12, 8, 1.2))],
);

const FOUR_GARDENS = quartered(
  [
    feature('hedge', block('low', 8, 3, 2.6, 0.5)),
    feature('hedge', block('low', 4, 3, 2.6, 0.5)),
    feature('wall', block('medium', 7, 5.4, 0.5, 1.8)),
    feature('tree', round('high', 9.3, 5.2, 0.5)),
    feature('tree', round('high', 4.6, 5.8, 0.5)),
    feature('rock', round('medium', 2, 5, 0.6)),
  ],
  [feature('pool', round('ground', 12, 8, 1.35))],
);

const preset = (
  id: TerrainId,
  name: string,
  field: TerrainPreset['field'],
  terrain: Terrain,
  text: string,
): TerrainPreset => ({ id, name, source: 'house', text, field, terrain });

const PRESETS: Readonly<Record<TerrainId, TerrainPreset>> = {
  crossroads: preset(
    'crossroads',
    'Crossroads',
    'standard',
    CROSSROADS,
    'Broken walls face each other across a puddle where two roads meet.',
  ),
  'ruined-abbey': preset(
    'ruined-abbey',
    'Ruined Abbey',
    'standard',
    RUINED_ABBEY,
    'Two chapels of high stone shut off the view along the middle.',
  ),
  'standing-stones': preset(
    'standing-stones',
    'Standing Stones',
    'standard',
    STANDING_STONES,
    'A ring of stones about a pond: narrow cover, many ways in.',
  ),
  orchard: preset(
    'orchard',
    'Orchard',
    'standard',
    ORCHARD,
    'Tree after tree: long shots are rare, short ones everywhere.',
  ),
  'dry-docks': preset(
    'dry-docks',
    'Dry Docks',
    'standard',
    DRY_DOCKS,
    'Stacked crates and yard walls about an empty basin.',
  ),
  'great-henge': preset(
    'great-henge',
    'Great Henge',
    'double',
    GREAT_HENGE,
    'Tall stones guard the middle; a ruin stands before each corner.',
  ),
  'market-day': preset(
    'market-day',
    'Market Day',
    'double',
    MARKET_DAY,
    'Stalls ring the fountain, alleys lead in from every side.',
  ),
  'four-gardens': preset(
    'four-gardens',
    'Four Gardens',
    'double',
    FOUR_GARDENS,
    'Hedges to leap, gates to hold, and old trees between them.',
  ),
};

export const terrainOf = (id: TerrainId): TerrainPreset => PRESETS[id];

export const fits = (id: TerrainId, players: number): boolean => PRESETS[id].field === fieldFor(players);

/** Those for that many players, in order. */
export const terrainsFor = (players: number): readonly TerrainId[] => TERRAIN_IDS.filter((id) => fits(id, players));

export const defaultTerrain = (players: number): TerrainId => (players === 2 ? 'crossroads' : 'great-henge');
