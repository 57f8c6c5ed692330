// One strong symbol for each fighter and each token on the table, in a box from -16 to 16. `fill` is solid, `holed` too
// but with holes where paths overlap, `line` is stroked, `cut` is drawn in the ground's colour over them all.

import type { ProfileId } from '@muster/magewinds';
import { box, disc, poly, star } from '../../../parts/drawing/shapes.ts';

export interface TableGlyph {
  readonly fill?: string;
  readonly holed?: string;
  readonly line?: string;
  /** Width of `line`; 2.6 unless told. */
  readonly weight?: number;
  readonly cut?: string;
}

type Pair = readonly [number, number];

/** Points turned about 0, 0. */
const turned = (degrees: number, ...points: readonly Pair[]): string => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return poly(...points.map(([x, y]): Pair => [x * c - y * s, x * s + y * c]));
};

const sword = (degrees: number): string =>
  turned(degrees, [0, -20.5], [2.4, -16.5], [2.4, 8], [-2.4, 8], [-2.4, -16.5]) +
  turned(degrees, [-6.4, 7], [6.4, 7], [6.4, 10.4], [-6.4, 10.4]) +
  turned(degrees, [-1.9, 10], [1.9, 10], [1.9, 18.4], [-1.9, 18.4]);

/** From the middle outwards, two turns and three quarters. */
const SPIRAL = Array.from({ length: 56 }, (_, i) => {
  const a = i * 0.31;
  const r = 0.6 + i * 0.25;
  return `${i ? 'L' : 'M'}${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
}).join('');

const SHIELD =
  'M0-16.4C4.5-13.8 9-12.8 13.6-12.8C14.2 0 10.6 10.6 0 16.5C-10.6 10.6-14.2 0-13.6-12.8C-9-12.8-4.5-13.8 0-16.4Z';

const EYE = `M-16.4 2.5C-10-8 10-8 16.4 2.5C10 13-10 13-16.4 2.5Z${disc(0, 2.5, 6.2)}${disc(0, 2.5, 3)}`;

const FLAME =
  'M1.4-16.8C3.4-11 11-7 11.4 3C11.7 10.6 7 16.4 0 16.4C-7 16.4-11.6 11-11.4 4.4C-11.2-.4-8.2-3-7-7.6C-4.6-5.8-3.6-3.6-3.2-1.2C.8-5.4 2.4-10.4 1.4-16.8Z';

export const FIGHTER_GLYPHS: Readonly<Record<ProfileId, TableGlyph>> = {
  // The sign of life.
  cleric: { line: 'M0 1.4C-9.6-4.6-8-14.4 0-14.4C8-14.4 9.6-4.6 0 1.4V16M-11 3.6H11', weight: 4.6 },
  // A drawn bow, seen along the arrow.
  deadeye: {
    fill: `M-16.4 4.4C-12-12 12-12 16.4 4.4L13.2 5.4C9-5.6-9-5.6-13.2 5.4Z${poly([0, -16.8], [5, -8.4], [-5, -8.4])}`,
    line: 'M-14.6 4.6L0 11.4L14.6 4.6M0-9V16',
    weight: 2.6,
  },
  // An oak leaf.
  druid: {
    fill: 'M0-16.5C3.4-16.5 5.6-13.4 5-10.2C8.6-11.6 11.8-8.4 10.2-5C14-4.4 15 .4 11.4 2.4C13.4 5.6 10.6 9.6 7 8.6C5.8 11.4 3 12 1.5 12V16.8H-1.5V12C-3 12-5.8 11.4-7 8.6C-10.6 9.6-13.4 5.6-11.4 2.4C-15 .4-14-4.4-10.2-5C-11.8-8.4-8.6-11.6-5-10.2C-5.6-13.4-3.4-16.5 0-16.5Z',
    cut: 'M0-11V12M0-2.4L5.4-6.4M0-2.4L-5.4-6.4M0 5L6 .8M0 5L-6 .8',
  },
  // Fire within fire.
  enchanter: {
    holed: `${FLAME}M.4 14.4C-3.8 14-5.4 11-4.8 7.8C-4.2 5-2 3.4-.8-.6C2.6 2 5 5.2 5 8.8C5 12 3.2 14.2 .4 14.4Z`,
  },
  guardian: { fill: SHIELD, cut: 'M0-12V12.4M-10.4-3.4H10.4' },
  mesmer: { line: SPIRAL, weight: 3.2 },
  seer: { holed: EYE, line: 'M0-15.4V-10.4M-10.4-12.6L-7.6-8.2M10.4-12.6L7.6-8.2', weight: 2.8 },
  // A crooked hat.
  witch: {
    fill: 'M-3-13.4C.8-18 8.4-16.4 11.4-9.8L5.4-9.8L9.4 6.6H-9.4ZM-16.6 9.4C-13 5 13 5 16.6 9.4C12.4 15.4-12.4 15.4-16.6 9.4Z',
    cut: 'M-8.4 1.8C-3.4 3.8 3.4 3.8 8 1.8',
  },
  wizard: { fill: poly([5, -16.8], [-10.4, 2.4], [-1.6, 2.4], [-6, 16.8], [10.8, -5], [1.8, -5], [9.4, -16.8]) },
  warrior: { fill: sword(42) + sword(-42) },
  // A horned skull.
  warlock: {
    holed: `M-9.6 1.6C-9.6-5.6-5.4-8.6 0-8.6C5.4-8.6 9.6-5.6 9.6 1.6C9.6 5.6 8 8.2 5.4 9.6V15.6H-5.4V9.6C-8 8.2-9.6 5.6-9.6 1.6Z${disc(-4.1, 2.6, 2.7)}${disc(4.1, 2.6, 2.7)}${poly([0, 6], [1.7, 9.4], [-1.7, 9.4])}`,
    fill: 'M-9.8-.6C-15.6-2.6-17.4-9.4-13.2-16.4C-13.2-10.6-11-8-6.6-7.2ZM9.8-.6C15.6-2.6 17.4-9.4 13.2-16.4C13.2-10.6 11-8 6.6-7.2Z',
    cut: 'M-1.8 12.4v4M1.8 12.4v4',
  },
  // A pitchfork.
  militia: {
    fill: poly([0, -16.5], [1.7, -12], [1.7, 16.5], [-1.7, 16.5], [-1.7, -12]),
    line: 'M-8.4-14V-5.4C-8.4-.6-4.4 1.6 0 1.6C4.4 1.6 8.4-.6 8.4-5.4V-14',
    weight: 3.2,
  },
  // An open book.
  acolyte: {
    fill: 'M-.9-8C-5-12.4-11-12.6-16.2-11V10C-11 8.4-5 8.6-.9 13ZM.9-8C5-12.4 11-12.6 16.2-11V10C11 8.4 5 8.6 .9 13Z',
    cut: 'M-12.6-6C-9.6-6.6-6.6-6.2-4-4.2M-12.6-.8C-9.6-1.4-6.6-1-4 1M-12.6 4.4C-9.6 3.8-6.6 4.2-4 6.2M12.6-6C9.6-6.6 6.6-6.2 4-4.2M12.6-.8C9.6-1.4 6.6-1 4 1M12.6 4.4C9.6 3.8 6.6 4.2 4 6.2',
  },
  // An imp.
  minion: {
    holed: `M-16.6-9.4L-9-5.6C-6.6-9.4-3.4-11 0-11C3.4-11 6.6-9.4 9-5.6L16.6-9.4C16.4-2 13.6 2.8 9.8 4.8C8.8 11 5 14.8 0 14.8C-5 14.8-8.8 11-9.8 4.8C-13.6 2.8-16.4-2-16.6-9.4Z${poly([-7.2, -2.4], [-1.6, 1.4], [-6.2, 3.2])}${poly([7.2, -2.4], [1.6, 1.4], [6.2, 3.2])}M-4.8 7.4C-1.6 9 1.6 9 4.8 7.4C3.2 12.6-3.2 12.6-4.8 7.4Z`,
    fill: `${poly([-6, -10], [-3.6, -16.6], [-1.6, -11.4])}${poly([6, -10], [3.6, -16.6], [1.6, -11.4])}`,
  },
};

/** What lies beside a base, and on its card. */
export interface TokenLook {
  readonly name: string;
  readonly tone: 'harm' | 'good' | 'plain';
  readonly glyph: TableGlyph;
}

export const TOKENS = {
  poisoned: {
    name: 'Poisoned',
    tone: 'harm',
    glyph: {
      fill: 'M0-16.4C3-9.6 10.4-2.6 10.4 5.4C10.4 12 5.8 16.2 0 16.2C-5.8 16.2-10.4 12-10.4 5.4C-10.4-2.6-3-9.6 0-16.4Z',
    },
  },
  guard: { name: 'Guard', tone: 'good', glyph: FIGHTER_GLYPHS.guardian },
  hexed: { name: 'Hexed', tone: 'harm', glyph: { holed: disc(0, 0, 16) + star(0, 0, 5, 14, 5.4) } },
  entangled: {
    name: 'Entangled',
    tone: 'harm',
    glyph: { line: 'M-14-8C-6-16 2 2 8-6C12-12 4-15 2-10M14 8C6 16-2-2-8 6C-12 12-4 15-2 10', weight: 3.6 },
  },
  hypnotized: { name: 'Hypnotized', tone: 'harm', glyph: FIGHTER_GLYPHS.mesmer },
  wildform: {
    name: 'Wildform',
    tone: 'good',
    glyph: {
      fill: 'M-13-14C-6-6-5 4-9 16C-15 8-16-4-13-14ZM-1-16C5-7 6 6 1 16.4C-4 8-5-6-1-16ZM11-14C16-6 16 6 10 14C6 6 6-6 11-14Z',
    },
  },
  'third-eye': { name: 'Third Eye', tone: 'good', glyph: FIGHTER_GLYPHS.seer },
  ward: {
    name: 'Ward',
    tone: 'good',
    glyph: { fill: disc(0, 9, 4.6), line: 'M-8.4 9A8.4 8.4 0 0 1 8.4 9M-14.6 9A14.6 14.6 0 0 1 14.6 9', weight: 3.2 },
  },
  'white-hot': { name: 'White-hot', tone: 'good', glyph: FIGHTER_GLYPHS.enchanter },
  predicted: {
    name: 'Predicted',
    tone: 'harm',
    glyph: {
      fill: 'M-11-16H11V-12.4H9C9-5 4.4-3 2.4 0C4.4 3 9 5 9 12.4H11V16H-11V12.4H-9C-9 5-4.4 3-2.4 0C-4.4-3-9-5-9-12.4H-11Z',
    },
  },
  aiming: {
    name: 'Aiming',
    tone: 'plain',
    glyph: {
      fill: disc(0, 0, 2.4),
      line: `${disc(0, 0, 10.4)}M0-16.2V-6.4M0 6.4V16.2M-16.2 0H-6.4M6.4 0H16.2`,
      weight: 2.8,
    },
  },
  carrying: {
    name: 'Carrying',
    tone: 'plain',
    glyph: {
      holed: `M-15-2.6H15V13.6H-15Z${box(-2.8, -0.4, 5.6, 7)}`,
      fill: 'M-15-5.2C-15-11.4-11.4-14-6.4-14H6.4C11.4-14 15-11.4 15-5.2Z',
      cut: 'M-9-14V14M9-14V14',
    },
  },
} as const satisfies Readonly<Record<string, TokenLook>>;
export type TokenId = keyof typeof TOKENS;
