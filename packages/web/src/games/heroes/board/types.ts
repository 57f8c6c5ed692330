/** What a board of spaces is given to draw. */

import type { ModelId, Space } from '@muster/heroes';

/** In the order in which they are painted. */
export const MARK_KINDS = ['threat', 'zone', 'reach', 'half', 'jump', 'danger', 'place', 'chosen', 'pointed'] as const;
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
