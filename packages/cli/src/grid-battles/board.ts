/**
 * The board as text. Each hex is five columns wide and two lines high, odd rows shifted by half a hex (R-31): above the
 * unit's id and state, below its letters, health and ground; an empty hex shows its ground alone.
 */

import { type Battle, fieldOf, TERRAIN, type Terrain, type Unit, unitOn } from '@muster/grid-battles';
import type { Paint } from '../paint.ts';
import { oursWords } from './origin.ts';
import { stateMark, symbolOf } from './symbols.ts';

const CELL = 5;
const SHIFT = '  ';
const MARGIN = '     ';

const SIDE_COLOURS = ['blueBright', 'redBright'] as const;

const GROUND_COLOURS: Readonly<Partial<Record<Terrain, Parameters<Paint>[0]>>> = {
  woods: 'green',
  orchard: 'green',
  hill: 'yellow',
  mountain: 'yellow',
  rough: 'yellow',
  river: 'cyan',
  lake: 'cyan',
  ford: 'cyan',
  marsh: 'cyan',
};

const sidePaint = (paint: Paint, u: Unit, text: string): string => {
  const colour = SIDE_COLOURS[u.seat]!;
  if (u.state === 'activated') return paint(['bold', colour], text);
  return paint(u.state === 'fatigued' ? ['dim', colour] : colour, text);
};

const groundPaint = (paint: Paint, terrain: Terrain, text: string): string =>
  paint(GROUND_COLOURS[terrain] ?? 'dim', text);

/** The two lines of one hex. */
const cell = (b: Battle, u: Unit | undefined, terrain: Terrain, paint: Paint): readonly [string, string] => {
  const { char } = TERRAIN[terrain];
  if (u === undefined) return [groundPaint(paint, terrain, ` ${char}`.padEnd(CELL)), ' '.repeat(CELL)];
  const above = `${u.id}${stateMark(u, b.phase)}`.padEnd(CELL);
  const below = `${symbolOf(u)}${u.health}`;
  const ground = terrain === 'plain' ? ' ' : groundPaint(paint, terrain, char);
  return [sidePaint(paint, u, above), `${sidePaint(paint, u, below)}${ground} `];
};

const twoDigits = (n: number): string => String(n).padStart(2, '0');

const rowLines = (b: Battle, row: number, paint: Paint): string => {
  const { grid, terrain } = fieldOf(b.config);
  const cells = Array.from({ length: grid.width }, (_, column) => {
    const hex = row * grid.width + column;
    return cell(b, unitOn(b, grid.labels[hex]!), terrain[hex]!, paint);
  });
  const shift = row % 2 === 1 ? SHIFT : '';
  const line = (margin: string, which: 0 | 1) => `${margin}${shift}${cells.map((c) => c[which]).join('')}`.trimEnd();
  return `${line(twoDigits(row).padEnd(MARGIN.length), 0)}\n${line(MARGIN, 1)}\n`;
};

/** Columns above, rows at the left: a hex is called by its column, then its row (GB-05). */
export const boardText = (b: Battle, paint: Paint): string => {
  const { grid } = fieldOf(b.config);
  const head = Array.from({ length: grid.width }, (_, column) => twoDigits(column).padEnd(CELL)).join('');
  const rows = Array.from({ length: grid.height }, (_, row) => rowLines(b, row, paint)).join('');
  return `${paint('dim', `${MARGIN}${head}`.trimEnd())}\n${rows}`;
};

/** What the letters on this map mean. */
export const legend = (b: Battle): string => {
  const terrains = [...new Set(fieldOf(b.config).terrain)];
  const grounds = terrains.map((t) => `${TERRAIN[t].char} ${TERRAIN[t].name.toLowerCase()}`);
  const ours = oursWords(
    b.units.map((u) => u.type),
    terrains,
  );
  return `${grounds.join('  ')}\n${ours}Side A in capitals, side B small; the figure is health; * may act, + has acted, - fatigued.\n`;
};
