// The inks of the measured table.

/** How a path is printed; each is a class of `terrain.module.css`. */
export type Ink =
  | 'stone'
  | 'leaf'
  | 'wood'
  | 'water'
  | 'earth'
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
