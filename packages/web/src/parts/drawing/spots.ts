// Spots of a drawing plane, and how a path writes them.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A number as short as a drawing needs it, so that every machine writes the same path. */
export const n1 = (n: number): string => String(Math.round(n * 10) / 10 + 0);

export const at = (p: Spot): string => `${n1(p.x)} ${n1(p.y)}`;

export const polygon = (points: readonly Spot[]): string => `M${points.map(at).join('L')}Z`;
