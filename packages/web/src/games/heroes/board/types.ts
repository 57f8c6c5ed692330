/** What a board of spaces is given to draw. */

import type { levels } from '@muster/geometry';
import type { Arena, ModelId, Space } from '@muster/heroes';
import type { Token } from '../tokens/token.ts';

/** The arena: its spaces with heights, what lies on them, how deep the zones are, what each space is called. */
export interface BoardField {
  readonly ground: levels.Ground;
  readonly arena: Arena;
  readonly depth: number;
  readonly names: readonly string[];
}

/** A model with its base; beside the board it has no space. */
export interface BoardPiece {
  readonly id: ModelId;
  readonly token: Token;
  readonly space: Space | null;
}

/** In the order in which they are painted. */
export const MARK_KINDS = [
  'foe',
  'threat',
  'zone',
  'reach',
  'half',
  'jump',
  'danger',
  'place',
  'chosen',
  'pointed',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark {
  readonly kind: MarkKind;
  readonly spaces: readonly Space[];
}

/** A point in spaces from the south-west corner, at a height. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Line {
  readonly kind: 'sight' | 'blocked' | 'link' | 'blow' | 'trace' | 'way';
  readonly points: readonly Point[];
  readonly seat?: number | undefined;
  /** What stands at its end. */
  readonly text?: string | undefined;
}

/** A model on its way: from where it stands over these spaces. */
export interface Planned {
  readonly model: ModelId;
  readonly steps: readonly Space[];
}

/** The way that a model went last, to be travelled. */
export interface Travel {
  readonly model: ModelId;
  readonly path: readonly Space[];
}
