// The printed parts of a base, drawn around 0, 0 with a radius of BASE_R units.

import { HATCHING } from '../parts/drawing/livery.ts';
import { n1 } from '../parts/drawing/spots.ts';
import { hatch, hatchCircle, type Loop } from './art/polygons.ts';
import type { BoardSeat } from './types.ts';

/** About the units of a 25 mm base, so that most bases are drawn at their own scale. */
export const BASE_R = 34.5;

const polar = (r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180;
  return `${n1(r * Math.cos(a))} ${n1(r * Math.sin(a))}`;
};

/** Sides are told by the form of the field as well: round, diamond, four lobes, square. */
export const FIELDS: readonly [string, string, string, string] = [
  'M-27.6 0a27.6 27.6 0 1 1 55.2 0a27.6 27.6 0 1 1-55.2 0Z',
  'M0-32.4L32.4 0L0 32.4L-32.4 0Z',
  'M-13.6-12.4A16 16 0 0 1 13.6-12.4A16 16 0 0 1 13.6 12.4A16 16 0 0 1-13.6 12.4A16 16 0 0 1-13.6-12.4Z',
  'M-22.4-22.4H22.4V22.4H-22.4Z',
];

const diagonal = Math.SQRT1_2;
const around = (r: number): Loop => [
  { x: 0, y: -r },
  { x: r, y: 0 },
  { x: 0, y: r },
  { x: -r, y: 0 },
];
const square = (h: number): Loop => [
  { x: -h, y: -h },
  { x: h, y: -h },
  { x: h, y: h },
  { x: -h, y: h },
];

/** Each field in the herald's hatching of its colour: level, upright, dotted, aslant. */
export const HATCHINGS: readonly [string, string, string, string] = [
  hatchCircle({ x: 0, y: 0 }, 26.4, { x: 1, y: 0 }, 3.2),
  hatch(around(31), { x: 0, y: 1 }, 3.2),
  HATCHING[2]!,
  hatch(square(21.4), { x: diagonal, y: -diagonal }, 3.4),
];

/** How large the symbol may be in each field. */
export const SYMBOL_SCALE: Readonly<Record<BoardSeat, number>> = { 0: 1.2, 1: 1.08, 2: 1.1, 3: 1.14 };

const PIP_R = 30.9;
/** Pips lie on the southern rim between these angles; 90 is south. */
const [PIPS_FROM, PIPS_TO] = [158, 22];

/** One arc of the rim for each point of toughness, from the left. */
export const pipArcs = (toughness: number): readonly string[] => {
  const step = (PIPS_FROM - PIPS_TO) / toughness;
  const gap = Math.min(3.4, step * 0.22);
  return Array.from({ length: toughness }, (_, i) => {
    const from = PIPS_FROM - i * step - gap / 2;
    return `M${polar(PIP_R, from)}A${PIP_R} ${PIP_R} 0 0 0 ${polar(PIP_R, from - step + gap)}`;
  });
};

export const PIP_TRACK = `M${polar(PIP_R, PIPS_FROM + 1.5)}A${PIP_R} ${PIP_R} 0 0 0 ${polar(PIP_R, PIPS_TO - 1.5)}`;

/** Where small tags sit on the rim. */
export const onRim = (degrees: number, r = 30): { readonly x: number; readonly y: number } => ({
  x: Math.round(r * Math.cos((degrees * Math.PI) / 180) * 10) / 10,
  y: Math.round(r * Math.sin((degrees * Math.PI) / 180) * 10) / 10,
});

export const SHIELD = 'M0-8.4C2.6-6.6 5.2-6 7.4-5.9C7.6 1 5 6.2 0 8.9C-5 6.2-7.6 1-7.4-5.9C-5.2-6-2.6-6.6 0-8.4Z';

/** Four brackets around the base: a target is seen by form where red is not. */
export const BRACKETS = [45, 135, 225, 315]
  .map((middle) => `M${polar(39.5, middle - 20)}A39.5 39.5 0 0 1 ${polar(39.5, middle + 20)}`)
  .concat([45, 135, 225, 315].map((middle) => `M${polar(39.5, middle)}L${polar(46, middle)}`))
  .join('');

/** Merlons all round the rim but where pips lie. */
export const WALL = Array.from({ length: 13 }, (_, i) => 165 + i * 17.5)
  .map(
    (degrees) =>
      `M${polar(27.4, degrees - 4.6)}L${polar(33.6, degrees - 4.6)}A33.6 33.6 0 0 1 ${polar(33.6, degrees + 4.6)}L${polar(27.4, degrees + 4.6)}Z`,
  )
  .join('');
