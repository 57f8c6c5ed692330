// The engraver's plate: strokes gathered by ink, so that a whole map becomes a few dozen paths.

/** How a path is printed; each is a class of `map.module.css`. */
export type Ink =
  | 'grass'
  | 'hachure'
  | 'hachureFine'
  | 'line'
  | 'fine'
  | 'heavy'
  | 'dot'
  | 'reed'
  | 'reedFine'
  | 'leaf'
  | 'leafShade'
  | 'trunk'
  | 'leafShadow'
  | 'stone'
  | 'stoneShade'
  | 'wall'
  | 'roof'
  | 'houseLine'
  | 'peak'
  | 'peakShade'
  | 'roadEdge'
  | 'roadBed'
  | 'trackEdge'
  | 'bank'
  | 'lake'
  | 'water'
  | 'shallows'
  | 'flow'
  | 'flowFine'
  | 'deck'
  | 'deckLine'
  | 'stake'
  | 'rampartLine'
  | 'merlon';

export interface Stroke {
  readonly ink: Ink;
  readonly d: string;
}

/** Lower layers are printed first; within a layer in order of `depth`, then of first use of the ink. */
export interface Plate {
  readonly draw: (layer: number, ink: Ink, d: string, depth?: number) => void;
  readonly strokes: () => readonly Stroke[];
}

export const LAYER = {
  banks: 0,
  lakes: 1,
  water: 2,
  flow: 3,
  roads: 4,
  roadBeds: 5,
  ground: 6,
  decks: 7,
  standing: 8,
} as const;

export const makePlate = (): Plate => {
  const parts = new Map<string, { order: readonly [number, number, number]; ink: Ink; d: string[] }>();
  const firstUse = new Map<Ink, number>();
  const draw = (layer: number, ink: Ink, d: string, depth = 0): void => {
    if (!firstUse.has(ink)) firstUse.set(ink, firstUse.size);
    const key = `${layer}/${depth}/${ink}`;
    const part = parts.get(key);
    if (part) part.d.push(d);
    else parts.set(key, { order: [layer, depth, firstUse.get(ink)!], ink, d: [d] });
  };
  const strokes = () =>
    [...parts.values()]
      .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1] || a.order[2] - b.order[2])
      .map(({ ink, d }) => ({ ink, d: d.join('') }));
  return { draw, strokes };
};
