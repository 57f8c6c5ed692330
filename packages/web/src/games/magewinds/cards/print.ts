// What is printed on a card: places of the pips, the court figures, the back. A card is 90 by 126 units; figures stand
// above its middle and are repeated below, turned about.

import type { Rank } from '@muster/magewinds';
import { star } from '../../../parts/drawing/shapes.ts';

export const WIDE = 90;
export const HIGH = 126;

const TOP = 24;
const BOTTOM = HIGH - TOP;
const LEFT = 31.5;
const MIDDLE = WIDE / 2;

type Place = readonly [x: number, y: number];
const at = (x: number, share: number): Place => [x, TOP + (BOTTOM - TOP) * share];
const pair = (share: number): readonly Place[] => [at(LEFT, share), at(WIDE - LEFT, share)];
const mid = (...shares: readonly number[]): readonly Place[] => shares.map((share) => at(MIDDLE, share));

const TWO_BY_TWO = [...pair(0), ...pair(1)];
const TWO_BY_THREE = [...TWO_BY_TWO, ...pair(0.5)];
const TWO_BY_FOUR = [...TWO_BY_TWO, ...pair(1 / 3), ...pair(2 / 3)];

/** Where the pips of a number card lie; those below the middle hang upside down. */
export const PIPS: Readonly<Partial<Record<Rank, readonly Place[]>>> = {
  '2': mid(0, 1),
  '3': mid(0, 0.5, 1),
  '4': TWO_BY_TWO,
  '5': [...TWO_BY_TWO, ...mid(0.5)],
  '6': TWO_BY_THREE,
  '7': [...TWO_BY_THREE, ...mid(0.25)],
  '8': [...TWO_BY_THREE, ...mid(0.25, 0.75)],
  '9': [...TWO_BY_FOUR, ...mid(0.5)],
  '10': [...TWO_BY_FOUR, ...mid(1 / 6, 5 / 6)],
};

/** One half of a court card, around the card's middle. The layers are printed in this order. */
export interface Figure {
  /** Cloth in the suit's colour. */
  readonly cloth: string;
  /** Hair and fur, dark. */
  readonly dark: string;
  /** Skin, linen, feathers: bare paper with an outline. */
  readonly bare: string;
  readonly gold: string;
  /** Engraved lines in ink, and embroidery in bare paper. */
  readonly line: string;
  readonly thread: string;
}

const ROBE = 'M-23 0V-7C-20.5-16-13-18-8-20H8C13-18 20.5-16 23-7V0Z';
const NECK = 'M-3-22.4V-18.2H3V-22.4';
const FACE = 'M-6.2-37.5H6.2V-29C6.2-24 3.2-20.6 0-20.6C-3.2-20.6-6.2-24-6.2-29Z';
const LOOK = 'M-4.2-33.4q1.4-1 2.8 0M1.4-33.4q1.4-1 2.8 0M-2.8-31.9v.6M2.8-31.9v.6M0-32V-28.4L-1-27.8';
const EMBROIDERY =
  'M-21-9C-18-6-18-3-18.5 0M-14.5-15C-11-10-10.5-5-11 0M21-9C18-6 18-3 18.5 0M14.5-15C11-10 10.5-5 11 0';

export const FIGURES: Readonly<Partial<Record<Rank, Figure>>> = {
  // A bearded king with a wind-rose staff.
  K: {
    cloth: ROBE,
    dark: 'M-6.4-37C-11-34-11.5-25-9.4-19.6L-6-22ZM6.4-37C11-34 11.5-25 9.4-19.6L6-22ZM-6.3-29.6C-7-19-4-12.6 0-9.4C4-12.6 7-19 6.3-29.6C4.6-26.8 2.4-26.4 0-26.4C-2.4-26.4-4.6-26.8-6.3-29.6Z',
    bare: `${FACE}M14.7-12.4h5.4v5h-5.4Z`,
    gold: `M-9.4-37L-11.4-46L-5.4-41.6L0-47L5.4-41.6L11.4-46L9.4-37Z${star(17.4, -36.5, 8, 5.8, 2.4)}M16.5-31h1.8V0h-1.8Z`,
    line: `${LOOK}M-9-39.4H9M-1.8-24.4h3.6M-2.4-22.4L-1.4-14M2.4-22.4L1.4-14M0-22V-12M14.7-10h5.4`,
    thread: EMBROIDERY,
  },
  // A queen in a crescent diadem, a bloom in her hand.
  Q: {
    cloth: `${ROBE}M17.6-30.6a4.6 4.6 0 1 1 .1 0Z`,
    dark: 'M0-42C-10-42-10.4-33-10.6-27C-10.8-22-13-17-14.4-14.6C-9.6-14-7-17-6-22V-36H6V-22C7-17 9.6-14 14.4-14.6C13-17 10.8-22 10.6-27C10.4-33 10-42 0-42Z',
    bare: `${NECK}${FACE}M-6.4-18.6C-3-14.6 3-14.6 6.4-18.6L2.4-4H-2.4ZM15-13.4h5.4v5H15Z`,
    gold: 'M-10-46.6C-10.4-36 10.4-36 10-46.6C7-40.4-7-40.4-10-46.6ZM0-47.4a2.2 2.2 0 1 1-.1 0ZM-1.6-12h3.2v3.2h-3.2Z',
    line: `${LOOK}M-1.4-24.4q1.4 1 2.8 0M17.6-30V-13.4M17.6-22C14.6-22.4 13.6-24 13.4-26M17.6-19C20.6-19.4 21.6-21 21.8-23M15-11h5.4`,
    thread: `${EMBROIDERY}M15.4-35.2h4.4M17.6-37.4v4.4`,
  },
  // A young jack in a feathered cap, blade drawn.
  J: {
    cloth: `${ROBE}M-10.6-36.6C-11.6-46 7-47.6 10.6-38.6L10-35.6C4-38-4-38-10.2-35.2Z`,
    dark: 'M-6.4-36.6C-11-34-10-26-10.6-22.4C-8.6-21.6-6.8-22.6-5.8-24.4ZM6.4-36.6C11-34 10-26 10.6-22.4C8.6-21.6 6.8-22.6 5.8-24.4Z',
    bare: `${NECK}${FACE}M5-41.6C9-48.6 18-48.4 22.6-42.4C17-44 11-42.6 6.4-38.4ZM-8.6-20L0-12.4L8.6-20L11.4-16L0-5.4L-11.4-16ZM14.6-10.4h5.4v5h-5.4Z`,
    gold: 'M12.6-14.4h9.4v2.2h-9.4ZM16.4-5.4h1.8V0h-1.8Z',
    line: `${LOOK}M-1.4-24.4h2.8M7.6-40.6C11.6-44 16-44.6 20-43.2M15.8-14.4V-30L17.3-34L18.8-30V-14.4M17.3-31V-15M14.6-8h5.4`,
    thread: `${EMBROIDERY}M-9.4-38C-3-40.6 4-40.6 9.6-38.6`,
  },
};

/** Rows of wind across the back. */
export const BACK_WINDS = Array.from(
  { length: 15 },
  (_, i) => `M12 ${14 + i * 7}q2.75-4.4 5.5 0${'t5.5 0'.repeat(11)}`,
).join('');

export const BACK_ROSE = star(45, 63, 4, 19.5, 5, Math.PI / 4) + star(45, 63, 4, 22, 4.4);

/** Rays about the single pip of an Ace. */
export const ACE_RAYS = Array.from({ length: 24 }, (_, i) => {
  const [c, s] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
  const [from, to] = i % 2 ? [24, 27] : [24, 29.5];
  return `M${(45 + from * c).toFixed(1)} ${(63 + from * s).toFixed(1)}L${(45 + to * c).toFixed(1)} ${(63 + to * s).toFixed(1)}`;
}).join('');
