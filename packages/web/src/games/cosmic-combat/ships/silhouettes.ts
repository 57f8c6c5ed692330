/**
 * The outlines of ships, ours: seen from above with the bow to the right, in a box from -1 to 1 both ways that is stretched over the
 * base. Each faction builds in its own manner, each class in its own size, so that both are read at a glance:
 * Sol sharp like galleys, the Citadel square like towers, Bloodpact jagged, Black Sun round-bellied, the Cult curved like claws,
 * the Void as spine and ribs.
 */

import type { ShipClass } from '@muster/cosmic-combat';
import type { FactionId } from '@muster/dwethia';

/** Spots of the starboard half, ahead and aside, from the bow to the stern (`spotsIn`). The port half is their image. */
export type Half = string;

export interface Silhouette {
  /** What is printed solid. */
  readonly body: readonly Half[];
  /** What is engraved into it: open lines, again of one half. */
  readonly lines: readonly Half[];
  /** A disc cut out of it: ahead, and its radius in half widths. */
  readonly eye?: readonly [ahead: number, radius: number];
}

type DrawnClass = Exclude<ShipClass, 'round'>;

const SOL: Readonly<Record<DrawnClass, Silhouette>> = {
  fighter: {
    body: ['0.92 0, 0.1 0.2, -0.35 0.84, -0.72 0.84, -0.45 0.22, -0.8 0.16, -0.8 0'],
    lines: ['0.5 0, -0.6 0'],
  },
  cruiser: {
    body: ['0.94 0, 0.5 0.3, -0.05 0.36, -0.38 0.84, -0.72 0.84, -0.6 0.4, -0.88 0.4, -0.88 0'],
    lines: ['0.7 0, -0.7 0', '0.36 0.32, 0.2 0', '0.02 0.35, -0.16 0'],
  },
  warship: {
    body: [
      `0.95 0, 0.62 0.24, 0.3 0.26, 0.14 0.62, -0.02 0.62, 0.02 0.32, -0.3 0.36, -0.52 0.88, -0.8 0.88,
       -0.68 0.42, -0.9 0.38, -0.9 0`,
    ],
    lines: ['0.72 0, -0.76 0', '0.44 0.25, 0.3 0', '0.2 0.26, 0.06 0', '-0.04 0.3, -0.18 0'],
    eye: [-0.42, 0.16],
  },
};

const CITADEL: Readonly<Record<DrawnClass, Silhouette>> = {
  fighter: {
    body: ['0.86 0, 0.86 0.24, 0.3 0.24, 0.3 0.6, -0.2 0.6, -0.2 0.84, -0.74 0.84, -0.74 0.24, -0.86 0.24, -0.86 0'],
    lines: ['0.6 0, -0.5 0'],
  },
  cruiser: {
    body: [
      `0.94 0, 0.94 0.3, 0.72 0.3, 0.72 0.56, 0.4 0.56, 0.4 0.82, 0.12 0.82, 0.12 0.58, -0.2 0.58, -0.2 0.82,
       -0.52 0.82, -0.52 0.58, -0.74 0.58, -0.74 0.8, -0.9 0.8, -0.9 0`,
    ],
    lines: ['0.78 0, 0.1 0', '-0.05 0.4, -0.66 0.4', '0.6 0.36, 0.24 0.36'],
  },
  warship: {
    body: [
      `0.94 0, 0.94 0.22, 0.78 0.22, 0.78 0.44, 0.54 0.44, 0.54 0.7, 0.34 0.7, 0.34 0.88, 0.08 0.88, 0.08 0.66,
       -0.18 0.66, -0.18 0.88, -0.44 0.88, -0.44 0.66, -0.66 0.66, -0.66 0.86, -0.9 0.86, -0.9 0`,
    ],
    lines: ['0.8 0, 0.3 0', '0.44 0.3, -0.76 0.3', '-0.3 0.3, -0.3 0.62', '0.2 0.3, 0.2 0.62'],
    eye: [0.02, 0.17],
  },
};

const BLOODPACT: Readonly<Record<DrawnClass, Silhouette>> = {
  fighter: {
    body: ['0.9 0.1, 0.2 0.3, 0.5 0.86, -0.16 0.5, -0.46 0.88, -0.5 0.36, -0.86 0.5, -0.66 0'],
    lines: ['0.4 0, -0.5 0'],
  },
  cruiser: {
    body: [
      `0.92 0.16, 0.56 0.24, 0.74 0.6, 0.34 0.38, 0.3 0.84, 0.02 0.42, -0.14 0.86, -0.34 0.46, -0.62 0.84,
       -0.62 0.44, -0.92 0.56, -0.78 0`,
    ],
    lines: ['0.62 0, -0.66 0', '0.3 0.2, -0.06 0.28', '-0.16 0.22, -0.56 0.3'],
  },
  warship: {
    body: [
      `0.94 0.12, 0.68 0.18, 0.84 0.5, 0.5 0.32, 0.52 0.76, 0.24 0.44, 0.14 0.9, -0.08 0.5, -0.26 0.9,
       -0.4 0.54, -0.66 0.9, -0.66 0.5, -0.94 0.62, -0.82 0`,
    ],
    lines: ['0.74 0, -0.7 0', '0.42 0.16, 0.1 0.24', '0.02 0.18, -0.3 0.28', '-0.36 0.2, -0.64 0.3'],
    eye: [0.3, 0.14],
  },
};

/** Points of a curve, for hulls that are round. */
const arc = (
  [x, y]: readonly [number, number],
  [along, across]: readonly [number, number],
  from: number,
  to: number,
  steps = 8,
): Half =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return `${x + along * Math.cos(a)} ${y + across * Math.sin(a)}`;
  }).join();

const BLACK_SUN: Readonly<Record<DrawnClass, Silhouette>> = {
  fighter: {
    body: [`0.92 0, 0.5 0.12, ${arc([-0.1, 0], [0.5, 0.62], 20, 150)}, -0.86 0.46, -0.7 0`],
    lines: [],
    eye: [-0.1, 0.26],
  },
  cruiser: {
    body: [`0.94 0, 0.6 0.14, ${arc([-0.06, 0.04], [0.5, 0.74], 14, 150, 10)}, -0.62 0.3, -0.9 0.56, -0.82 0`],
    lines: ['0.8 0, 0.36 0', '-0.4 0, -0.74 0', arc([-0.06, 0], [0.36, 0.56], 0, 180, 12)],
    eye: [-0.06, 0.3],
  },
  warship: {
    body: [
      `0.95 0, 0.72 0.12, 0.62 0.3, ${arc([0.02, 0.06], [0.52, 0.8], 18, 150, 12)}, -0.56 0.4, -0.74 0.82,
       -0.92 0.76, -0.84 0`,
    ],
    lines: ['0.82 0, 0.44 0', '-0.4 0, -0.78 0', arc([0.02, 0], [0.4, 0.62], 0, 180, 14), '-0.56 0.2, -0.82 0.24'],
    eye: [0.02, 0.3],
  },
};

const CULT: Readonly<Record<DrawnClass, Silhouette>> = {
  fighter: {
    body: ['0.3 0, 0.4 0.24, 0.9 0.5, 0.3 0.84, 0.36 0.56, -0.1 0.44, -0.6 0.6, -0.86 0.2, -0.72 0'],
    lines: ['0.1 0, -0.5 0'],
  },
  cruiser: {
    body: [
      `0.56 0, 0.62 0.22, 0.94 0.5, 0.52 0.72, 0.1 0.82, 0.3 0.56, -0.06 0.5, -0.36 0.62, -0.66 0.86,
       -0.56 0.46, -0.78 0.34, -0.94 0.1, -0.8 0`,
    ],
    lines: ['0.4 0, -0.66 0', '0.74 0.5, 0.3 0.34, -0.1 0.3, -0.5 0.36'],
  },
  warship: {
    body: [
      `0.6 0, 0.64 0.18, 0.95 0.42, 0.62 0.66, 0.26 0.74, 0.44 0.5, 0.12 0.46, 0.2 0.78, -0.06 0.9, -0.1 0.52,
       -0.4 0.6, -0.7 0.9, -0.6 0.5, -0.9 0.52, -0.76 0.24, -0.94 0.08, -0.86 0`,
    ],
    lines: ['0.46 0, -0.7 0', '0.78 0.44, 0.36 0.3, -0.06 0.26, -0.56 0.34'],
    eye: [-0.1, 0.16],
  },
};

const VOID: Readonly<Record<DrawnClass, Silhouette>> = {
  fighter: {
    body: [
      '0.9 0, 0.5 0.16, -0.8 0.12, -0.86 0',
      '0.34 0.16, 0.06 0.8, -0.1 0.8, 0.1 0.14',
      '-0.2 0.12, -0.52 0.84, -0.72 0.84, -0.46 0.12',
    ],
    lines: [],
  },
  cruiser: {
    body: [
      '0.94 0, 0.72 0.3, 0.5 0.3, 0.4 0.14, -0.86 0.16, -0.9 0',
      '0.3 0.12, 0.16 0.74, 0 0.82, 0.1 0.12',
      '-0.08 0.12, -0.22 0.78, -0.38 0.84, -0.28 0.12',
      '-0.46 0.12, -0.62 0.66, -0.8 0.72, -0.66 0.12',
    ],
    lines: ['0.6 0, -0.7 0'],
  },
  warship: {
    body: [
      '0.95 0, 0.8 0.3, 0.58 0.36, 0.44 0.14, -0.88 0.18, -0.92 0',
      '0.4 0.12, 0.34 0.7, 0.18 0.82, 0.24 0.12',
      '0.12 0.12, 0.04 0.84, -0.12 0.92, -0.06 0.12',
      '-0.18 0.12, -0.28 0.84, -0.44 0.9, -0.36 0.12',
      '-0.5 0.14, -0.62 0.72, -0.8 0.78, -0.68 0.14',
    ],
    lines: ['0.5 0, -0.76 0'],
    eye: [0.7, 0.14],
  },
};

export const SILHOUETTES: Readonly<Record<FactionId, Readonly<Record<DrawnClass, Silhouette>>>> = {
  'empire-of-sol': SOL,
  citadel: CITADEL,
  bloodpact: BLOODPACT,
  'black-sun': BLACK_SUN,
  'eldritch-cult': CULT,
  void: VOID,
};

/** A ship of no fleet: a plain hull with its holds. */
export const FREIGHTER: Silhouette = {
  body: ['0.9 0, 0.9 0.24, 0.62 0.44, 0.56 0.44, 0.56 0.7, -0.62 0.7, -0.62 0.44, -0.88 0.44, -0.88 0'],
  lines: ['0.3 0, 0.3 0.66', '0 0, 0 0.66', '-0.3 0, -0.3 0.66', '0.56 0, -0.62 0'],
};
