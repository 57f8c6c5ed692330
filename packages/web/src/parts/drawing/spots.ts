// Spots of a drawing plane, and how a path writes them.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Spots as pairs of numbers: `0.9 0, 0.1 0.2`. */
export const spotsIn = (pairs: string): readonly Spot[] =>
  pairs.split(',').map((pair) => {
    const [x, y] = pair.trim().split(' ').map(Number);
    return { x: x!, y: y! };
  });

/** A number as short as a drawing needs it, so that every machine writes the same path. */
export const n1 = (n: number): string => String(Math.round(n * 10) / 10 + 0);

export const at = (p: Spot): string => `${n1(p.x)} ${n1(p.y)}`;

export const pathThrough = (spots: readonly Spot[]): string => `M${spots.map(at).join('L')}`;

export const polygon = (points: readonly Spot[]): string => `${pathThrough(points)}Z`;

/** Where a thing stands that is drawn about the origin looking right, turned the way that leads from one spot to another. */
export const turnedAt = (spot: Spot, from: Spot, to: Spot): string =>
  `translate(${at(spot)}) rotate(${n1((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)})`;

/** Of an arrow, its point in the origin. */
export const ARROW_HEAD = 'M0 0L-15-8L-11 0L-15 8Z';
