/** The 15 terrains (GB-04, GB-60, GB-61). Plain, hill and woods are the publisher's names; their figures and the rest are ours. */

import type { AttackColour, DefenceColour } from './dice.ts';
import type { UnitClass } from './units.ts';

export const TERRAINS = [
  'plain',
  'road',
  'hill',
  'woods',
  'orchard',
  'rough',
  'marsh',
  'ford',
  'bridge',
  'village',
  'palisade',
  'keep-wall',
  'river',
  'lake',
  'mountain',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface TerrainProfile {
  readonly name: string;
  readonly source: 'official' | 'house';
  /** How a map writes it. */
  readonly char: string;
  /** Movement points to enter; null is impassable. */
  readonly cost: Readonly<Record<UnitClass, number | null>>;
  readonly blocksSight: boolean;
  /** With `hillSeesOver`: still blocks the view from a hill. */
  readonly high: boolean;
  /** A whole move on these earns one more point. */
  readonly road: boolean;
  /** To the unit here while it is struck (GB-63, GB-66). */
  readonly defends: {
    readonly dice: readonly DefenceColour[];
    readonly shields: number;
    readonly onlyFromAfar: boolean;
  };
  /** To the unit here when it strikes from afar a target that is not on the same terrain (GB-62, GB-64, GB-65, R-35). */
  readonly attacks: { readonly dice: readonly AttackColour[]; readonly damage: number; readonly bonus: number };
  /** To the unit struck in melee out of this hex. */
  readonly givesEnemy: readonly DefenceColour[];
}

type Figures = Partial<Omit<TerrainProfile, 'name' | 'source' | 'char' | 'cost'>>;

const X = null;
export const NO_HELP: TerrainProfile['attacks'] = { dice: [], damage: 0, bonus: 0 };
const OPEN = { dice: [], shields: 0, onlyFromAfar: false } as const;
const dice = (colour: DefenceColour, onlyFromAfar = false) => ({ dice: [colour], shields: 0, onlyFromAfar });

const terrain = (
  source: 'official' | 'house',
  char: string,
  name: string,
  [foot, mounted, engine]: readonly [number | null, number | null, number | null],
  figures: Figures = {},
): TerrainProfile => ({
  name,
  source,
  char,
  cost: { foot, mounted, engine },
  blocksSight: false,
  high: false,
  road: false,
  defends: OPEN,
  attacks: NO_HELP,
  givesEnemy: [],
  ...figures,
});

export const TERRAIN: Readonly<Record<Terrain, TerrainProfile>> = {
  plain: terrain('official', '.', 'Plain', [1, 1, 1]),
  road: terrain('house', '=', 'Road', [1, 1, 1], { road: true }),
  hill: terrain('official', 'h', 'Hill', [2, 2, 2], {
    blocksSight: true,
    high: true,
    defends: dice('brown'),
    attacks: { dice: [], damage: 0, bonus: 1 }, // GB-36
  }),
  woods: terrain('official', 'w', 'Woods', [2, 3, X], { blocksSight: true, defends: dice('brown') }), // GB-36
  orchard: terrain('house', 'o', 'Orchard', [1, 2, 2], { defends: dice('brown', true) }),
  rough: terrain('house', 'r', 'Rough', [2, 3, X], { defends: dice('brown', true) }),
  marsh: terrain('house', 'm', 'Marsh', [2, 3, X], { givesEnemy: ['brown'] }),
  ford: terrain('house', 'f', 'Ford', [2, 2, 3], { givesEnemy: ['brown'] }),
  bridge: terrain('house', 'B', 'Bridge', [1, 1, 1], { road: true, givesEnemy: ['brown'] }),
  village: terrain('house', 'v', 'Village', [2, 2, 2], { blocksSight: true, high: true, defends: dice('grey') }),
  palisade: terrain('house', 'p', 'Palisade', [2, X, X], { defends: dice('grey') }),
  'keep-wall': terrain('house', 'F', 'Keep wall', [2, X, X], {
    blocksSight: true,
    high: true,
    defends: { dice: [], shields: 1, onlyFromAfar: false },
  }),
  river: terrain('house', 'R', 'River', [X, X, X]),
  lake: terrain('house', 'L', 'Lake', [X, X, X]),
  mountain: terrain('house', 'M', 'Mountain', [X, X, X], { blocksSight: true, high: true }),
};

export const TERRAIN_BY_CHAR: ReadonlyMap<string, Terrain> = new Map(TERRAINS.map((t) => [TERRAIN[t].char, t]));
