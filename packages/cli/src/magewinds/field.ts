/** The battlefield as text, north above: three columns and a line and a half for each inch. */

import { inch, type Point } from '@muster/geometry';
import { type Battle, fieldOf, HEIGHTS, type Height, SCENARIOS } from '@muster/magewinds';
import type { Paint } from '../paint.ts';
import { labelOf } from './labels.ts';

const COLUMN = inch(1) / 3;
const LINE = (inch(1) * 2) / 3;
const MARGIN = '   ';

export const SEAT_COLOURS = ['blueBright', 'redBright', 'yellow', 'magentaBright'] as const;

export const HEIGHT_SIGNS: Readonly<Record<Height, string>> = { ground: ',', low: '-', medium: '%', high: '#' };

interface Spot {
  sign: string;
  paint: Parameters<Paint>[0] | null;
}

const isInside = (corners: readonly Point[], x: number, y: number): boolean => {
  for (let i = 0; i < corners.length; i++) {
    const [a, c] = [corners[i]!, corners[(i + 1) % corners.length]!];
    if ((c.x - a.x) * (y - a.y) - (c.y - a.y) * (x - a.x) < 0) return false;
  }
  return true;
};

const groundAt = (b: Battle, x: number, y: number): Spot => {
  const found = fieldOf(b).pieces.filter((piece) => isInside(piece.corners, x, y));
  const piece = found.at(-1);
  return piece === undefined
    ? { sign: '·', paint: 'dim' }
    : { sign: HEIGHT_SIGNS[HEIGHTS[piece.height]!], paint: 'green' };
};

/** Dots on whole inches only: a field full of them is hard to read. */
const isDotted = (column: number, line: number): boolean => column % 3 === 1 && line % 3 === 1;

const makeSpots = (b: Battle): Spot[][] => {
  const { width, height } = fieldOf(b);
  const [columns, lines] = [Math.ceil(width / COLUMN), Math.ceil(height / LINE)];
  return Array.from({ length: lines }, (_, line) =>
    Array.from({ length: columns }, (__, column) => {
      const spot = groundAt(b, (column + 0.5) * COLUMN, height - (line + 0.5) * LINE);
      return spot.sign === '·' && !isDotted(column, line) ? { sign: ' ', paint: null } : spot;
    }),
  );
};

/** Writes a word over the picture, its first letter in the column of the place. */
const write = (spots: Spot[][], b: Battle, { x, y }: Point, text: string, paint: Spot['paint']): void => {
  const { height } = fieldOf(b);
  const line = spots[Math.min(spots.length - 1, Math.max(0, Math.floor((height - y) / LINE)))]!;
  const from = Math.max(0, Math.min(line.length - text.length, Math.floor(x / COLUMN) - (text.length > 1 ? 1 : 0)));
  for (let i = 0; i < text.length; i++) line[from + i] = { sign: text[i]!, paint };
};

const hasMarker = (b: Battle): boolean => b.scenario !== null && SCENARIOS[b.scenario].marker;

const centre = (b: Battle): Point => {
  const { width, height } = fieldOf(b);
  return { x: width / 2, y: height / 2 };
};

const fill = (spots: Spot[][], b: Battle): void => {
  if (hasMarker(b)) write(spots, b, centre(b), '+', ['bold', 'yellow']);
  for (const e of b.effects) if (e.type === 'aim') write(spots, b, e, 'x', SEAT_COLOURS[b.fighters[e.by]!.seat]!);
  for (const o of b.objects) if (o.where === 'field') write(spots, b, o, `$${o.id + 1}`, ['bold', 'yellow']);
  for (const f of b.fighters)
    if (f.where === 'field') write(spots, b, f, labelOf(b, f.id), ['bold', SEAT_COLOURS[f.seat]!]);
};

const ruler = (inches: number): string =>
  Array.from({ length: inches + 1 }, (_, n) => String(n).padEnd(3))
    .join('')
    .trimEnd();

/** Every third line begins at a whole even inch. */
const margin = (inches: number, line: number): string => {
  const up = inches - (line * 2) / 3;
  return Number.isInteger(up) ? String(up).padStart(2).padEnd(MARGIN.length) : MARGIN;
};

export const fieldText = (b: Battle, paint: Paint): string => {
  const { width, height } = fieldOf(b);
  const [across, up] = [width / inch(1), height / inch(1)];
  const spots = makeSpots(b);
  fill(spots, b);
  const lines = spots.map((line, n) => {
    const text = line.map(({ sign, paint: how }) => (how === null ? sign : paint(how, sign))).join('');
    const left = margin(up, n);
    return text.trim() === '' ? `${paint('dim', left.trimEnd())}\n` : `${paint('dim', left)}${text.trimEnd()}\n`;
  });
  const foot = paint('dim', `${' 0'.padEnd(MARGIN.length)}${ruler(across)}`);
  return `${lines.join('')}${foot}\n`;
};
