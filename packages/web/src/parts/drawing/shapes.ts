// Small makers of path texts for symbols.

type Pair = readonly [number, number];

const short = (n: number): string => String(Math.round(n * 100) / 100 + 0);

const turned = (points: readonly Pair[], degrees: number, [ox, oy]: Pair): readonly Pair[] => {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return points.map(([x, y]) => [ox + x * c - y * s, oy + x * s + y * c]);
};

const open = (points: readonly Pair[]): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

export const poly = (...points: readonly Pair[]): string => `${open(points)}Z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

/** A shaft of this thickness from the foot upwards, turned about the foot, with a leaf-shaped head. */
export const spear = (foot: Pair, length: number, degrees: number, head: Pair, thick = 2): string => {
  const [w, h] = head;
  const half = thick / 2;
  const shaft: readonly Pair[] = [
    [-half, 0],
    [-half, -length + h * 0.7],
    [half, -length + h * 0.7],
    [half, 0],
  ];
  const leaf: readonly Pair[] = [
    [0, -length],
    [w / 2, -length + h * 0.55],
    [half, -length + h],
    [-half, -length + h],
    [-w / 2, -length + h * 0.55],
  ];
  return poly(...turned(shaft, degrees, foot)) + poly(...turned(leaf, degrees, foot));
};

export const star = (x: number, y: number, points: number, outer: number, inner: number, turn = 0): string =>
  poly(
    ...Array.from({ length: points * 2 }, (_, i): Pair => {
      const a = (i * Math.PI) / points + turn - Math.PI / 2;
      const r = i % 2 === 0 ? outer : inner;
      return [x + r * Math.cos(a), y + r * Math.sin(a)];
    }),
  );
