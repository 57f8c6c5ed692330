/** The arena from above: heights, walls, cover, markers and models; then every model with what it has left. */

import { type Battle, fieldOf, kitOf, type Model, objectiveOf, seatName, spaceName } from '@muster/heroes';
import type { Viewer } from '@muster/kernel';
import type { Paint } from '../paint.ts';
import { columns } from '../text.ts';

const SIDE_COLOURS = ['cyan', 'yellow'] as const;

/** Two signs for each space. */
const groundSigns = ({ config }: Battle): string[] => {
  const { arena } = fieldOf(config);
  const signs = Array<string>(arena.size * arena.size).fill(' ·');
  for (const { x, y, width, height, floor, keywords } of arena.pieces) {
    const level = floor === 0 ? ' ' : floor < 0 ? 'v' : String(floor);
    const sign = keywords.impassable
      ? '##'
      : `${level}${keywords.obscuring ? '%' : keywords.hazardous ? '!' : keywords.difficult ? ',' : keywords.cover > 0 ? 'c' : floor === 0 ? '·' : ' '}`;
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) signs[row * arena.size + column] = sign;
  }
  return signs;
};

const standingModels = (b: Battle): readonly (Model & { readonly space: number })[] =>
  b.models.flatMap((m) => (m.fate === 'alive' && m.space !== null ? [{ ...m, space: m.space }] : []));

const signsOf = (b: Battle, paint: Paint): readonly string[] => {
  const { size } = fieldOf(b.config).arena;
  const signs = groundSigns(b);
  for (const marker of b.markers) signs[marker] = paint('bold', '[]');
  for (const m of standingModels(b)) {
    const { side } = kitOf(b, m);
    const sign = paint(['bold', SIDE_COLOURS[b.config.seats[m.seat]!.side]], m.id.padEnd(2).slice(0, 2));
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) signs[m.space + row * size + column] = sign;
  }
  return signs;
};

const columnName = (x: number): string =>
  x < 26 ? String.fromCharCode(97 + x) : String.fromCharCode(71 + x).repeat(2);

const fieldText = (b: Battle, paint: Paint): string => {
  const { size } = fieldOf(b.config).arena;
  const signs = signsOf(b, paint);
  const names = Array.from({ length: size }, (_, x) => columnName(x).padStart(2)).join(' ');
  const rows = Array.from({ length: size }, (_, i) => {
    const y = size - 1 - i;
    return `${String(y + 1).padStart(3)} ${signs.slice(y * size, (y + 1) * size).join(' ')}\n`;
  });
  return `${rows.join('')}    ${names}\n`;
};

const pools = ({ destiny, faith, affinity }: Model): string =>
  [
    ...(destiny > 0 ? [`Destiny ${destiny}`] : []),
    ...(faith > 0 ? [`Faith ${faith}`] : []),
    ...(affinity > 0 ? [`Affinity ${affinity}`] : []),
  ].join(', ');

const modelRow = (b: Battle, m: Model): readonly string[] => {
  const { name, stats } = kitOf(b, m);
  const title = `  ${m.id} ${name}`;
  if (m.fate !== 'alive') return [title, m.fate === 'slain' ? 'slain' : 'gone'];
  const where = m.space === null ? 'beside the board' : `at ${spaceName(b.config, m.space)}`;
  const marks = [
    ...(m.acted ? ['has acted'] : []),
    ...(m.stance === 'none' ? [] : [m.stance]),
    ...b.lasting.filter(({ on }) => on === m.id).map(({ power }) => `under ${power}`),
  ];
  return [title, `Wounds ${m.wounds}/${stats.wounds}`, where, pools(m), marks.join(', ')];
};

const objectiveWords = (b: Battle, side: 0 | 1): string => {
  const own = b.objectives[side] ?? null;
  if (own === null) return 'five objectives under seal';
  const { met } = b.trackers[side];
  const words = own.map((id) => `${met.includes(id) ? '✓' : '·'} ${id} ${objectiveOf(id)?.name ?? ''}`);
  return words.length === 0 ? 'no objectives yet' : words.join(', ');
};

const sideText = (b: Battle, side: 0 | 1, paint: Paint): string => {
  const seats = b.config.seats.flatMap((one, seat) => (one.side === side ? [seat] : []));
  const name = paint(['bold', SIDE_COLOURS[side]], seats.map((seat) => seatName(b.config, seat)).join(', '));
  const models = b.models.filter((m) => b.config.seats[m.seat]!.side === side);
  return `${name}: ${objectiveWords(b, side)}\n${columns(models.map((m) => modelRow(b, m)))}`;
};

export const boardText = (b: Battle, _viewer: Viewer, paint: Paint): string =>
  `${fieldText(b, paint)}${sideText(b, 0, paint)}${sideText(b, 1, paint)}`;

export const legend = (): string =>
  'Columns have letters from the west, rows numbers from the south. A number is a floor’s height, v a trench, ## a wall, c cover,\n' +
  ', difficult, ! hazardous, % obscuring, [] a marker; A1 and B1 are models, large ones fill several spaces.\n' +
  'Arenas and profiles are ours (HOUSE); only some of the names are the publisher’s.\n';
