/** Terrain: what it is made of. */

import type { Point } from '@muster/geometry';

export const KINDS = ['wall', 'hedge', 'ruin', 'tree', 'rock', 'crate', 'obelisk', 'pool'] as const;

/** What a feature looks like; the rules ask only for its height. */
export type TerrainKind = (typeof KINDS)[number];

/** MW 7.1, MW-R12. Ground hinders nothing; low may be crossed; only high blocks sight and attacks. */
export const HEIGHTS = ['ground', 'low', 'medium', 'high'] as const;

export type Height = (typeof HEIGHTS)[number];

/** MW 0.8.2. Parts that hang over the ground are no pieces of it (MW 7.2). */
export interface Feature {
  readonly kind: TerrainKind;
  readonly pieces: readonly { readonly corners: readonly Point[]; readonly height: Height }[];
}

/** MW 7.0: the features of one battlefield. One object for the whole battle: tables derived from it are cached. */
export interface Terrain {
  readonly features: readonly Feature[];
}
