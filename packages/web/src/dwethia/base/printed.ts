// Colours by which the books print bases: the same by day and by night.

import { type FactionId, factionOf } from '@muster/dwethia';

const COLOURS: Readonly<Record<string, string>> = {
  gold: '#d9a520',
  red: '#b8402c',
  blue: '#2f62a0',
  green: '#3f7d3a',
  yellow: '#e8d44a',
  purple: '#74479b',
  silver: '#b9c0c6',
  bronze: '#a8743a',
  brown: '#6b4a2c',
  black: '#2a2826',
};

const [DARK_INK, LIGHT_INK] = ['#2b2620', '#fbf5e6'];
const LIGHT: readonly string[] = ['gold', 'yellow', 'silver'];

/** `gold`, as the book calls it. */
export const printedColour = (name: string): string => COLOURS[name] ?? COLOURS['black']!;

/** What is printed on such a colour. */
export const printedInk = (name: string): string => (LIGHT.includes(name) ? DARK_INK : LIGHT_INK);

/** The top tells the faction (CQ-07). */
export const topName = (faction: FactionId): string => factionOf(faction).colour;
export const topOf = (faction: FactionId): string => printedColour(topName(faction));
/** What is printed on a top. */
export const inkOn = (faction: FactionId): string => printedInk(topName(faction));
