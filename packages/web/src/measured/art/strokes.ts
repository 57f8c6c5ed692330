// The inks of the measured table.

import type { Jitter } from '../../parts/drawing/jitter.ts';
import type { PieceHeight } from '../types.ts';
import type { Loop } from './polygons.ts';

/** How a path is printed; each is a class of `terrain.module.css`. */
export type Ink =
  | 'stone'
  | 'leaf'
  | 'wood'
  | 'water'
  | 'earth'
  | 'sand'
  | 'salt'
  | 'haze'
  | 'roof'
  | 'edge'
  | 'inner'
  | 'heavy'
  | 'dashed'
  | 'solid'
  | 'hatch'
  | 'line'
  | 'fine'
  | 'block'
  | 'broken'
  | 'trunk'
  | 'foliage'
  | 'leafLine'
  | 'leafFine'
  | 'flow';

export interface Stroke {
  readonly ink: Ink;
  readonly d: string;
}

/** What a kind of terrain is drawn as. */
export interface Motif {
  /** The tint of the footprint. */
  readonly ground: Ink;
  readonly draw: (loop: Loop, hand: Jitter, height: PieceHeight) => readonly Stroke[];
}
