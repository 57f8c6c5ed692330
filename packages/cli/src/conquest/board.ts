/** The land from above: terrain, nodes and models by their centres; then both sides with banks, points and every model's place. */

import {
  type Battle,
  fieldOf,
  fullWoundsOf,
  incomeOf,
  isDying,
  kitOf,
  type LaidPiece,
  type Model,
  missionName,
  type Node,
  nodeName,
  PHASE_NAMES,
  researchName,
  scenarioOf,
  sideName,
  sideOf,
  type TerrainKind,
  tagOf,
  vpOf,
} from '@muster/conquest';
import { inch, measured, type Point } from '@muster/geometry';
import type { Viewer } from '@muster/kernel';
import type { Paint } from '../paint.ts';
import { columns } from '../text.ts';

const SIDE_COLOURS = ['cyan', 'yellow'] as const;

const SIGNS: { readonly [K in TerrainKind]: string } = {
  forest: '&&',
  mountain: '##',
  ocean: '~~',
  desert: '::',
  city: '[]',
  saltflat: '!!',
  mist: '%%',
};

/** Each cell is an inch wide and three letters. */
const cell = (sign: string): string => sign.padEnd(3).slice(0, 3);

const pieceAt = (pieces: readonly LaidPiece[], point: Point): LaidPiece | undefined =>
  pieces.find(({ thing }) => measured.isWithin(thing, measured.disc(point.x, point.y, 0), 0));

const groundOf = (b: Battle, row: number, column: number): string => {
  const { pieces, city } = fieldOf(b);
  const point = { x: inch(column + 0.5), y: inch(row + 0.5) };
  const piece = pieceAt(pieces, point);
  if (piece !== undefined) return cell(SIGNS[piece.piece.k]);
  return city !== null && measured.isWithin(city, measured.disc(point.x, point.y, 0), 0) ? cell('()') : cell(' ·');
};

const put = (signs: string[][], at: Point, sign: string): void => {
  const row = signs[Math.min(Math.floor(at.y / inch(1)), signs.length - 1)]!;
  row[Math.min(Math.floor(at.x / inch(1)), row.length - 1)] = sign;
};

const signsOf = (b: Battle, paint: Paint): string[][] => {
  const size = fieldOf(b).size / inch(1);
  const signs = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => groundOf(b, row, column)),
  );
  for (const { id, at } of b.nodes) if (at !== null) put(signs, at, cell(id));
  for (const m of b.models) put(signs, m.at, paint(['bold', SIDE_COLOURS[sideOf(b, m)]], cell(tagOf(m.id))));
  return signs;
};

const fieldText = (b: Battle, paint: Paint): string => {
  const signs = signsOf(b, paint);
  const rows = signs.map((cells, row) => `${String(row).padStart(3)} ${cells.join('').trimEnd()}\n`).toReversed();
  const names = signs[0]!.map((_, column) => cell(String(column))).join('');
  return `${rows.join('')}    ${names.trimEnd()}\n`;
};

const inchesOf = (length: number): string => String(Math.round((length * 100) / inch(1)) / 100);

const marksOf = (b: Battle, m: Model): readonly string[] => [
  ...(isDying(m) ? ['dying'] : []),
  ...(m.relics.length > 0 ? [`holds ${m.relics.map(nodeName).join(', ')}`] : []),
  ...(m.node === null ? [] : [`at ${nodeName(m.node)}`]),
  ...(m.turn.activated ? ['has moved'] : []),
  ...(m.turn.harvested ? ['has harvested'] : []),
  ...(m.turn.pinned ? ['pinned'] : []),
  ...(m.rooted ? ['rooted'] : []),
  ...(m.dread ? ['in dread'] : []),
  ...(m.corrupt > 0 ? ['corrupt'] : []),
  ...(m.ward ? ['warded'] : []),
  ...(b.orders.some(({ builder }) => builder === m.id) ? ['builds'] : []),
];

const modelRow = (b: Battle, m: Model): readonly string[] => [
  `  ${kitOf(b, m).name} ${tagOf(m.id)}`,
  `Wounds ${m.wounds}/${fullWoundsOf(b, m)}`,
  `at ${inchesOf(m.at.x)} ${inchesOf(m.at.y)}`,
  marksOf(b, m).join(', '),
];

const aimsWords = (b: Battle, side: 0 | 1): string => {
  const { aims } = b.sides[side];
  return aims === null
    ? 'aims under seal'
    : `${scenarioOf(aims.scenario).name}; ${aims.missions.map(missionName).join(', ')}`;
};

const sideText = (b: Battle, side: 0 | 1, paint: Paint): string => {
  const { bank, pool, fielded, research } = b.sides[side];
  const next = incomeOf(b, side).reduce((sum, { R, A }) => ({ R: sum.R + R, A: sum.A + A }), { R: 0, A: 0 });
  const known = research.length === 0 ? '' : `, knows ${research.map(researchName).join(', ')}`;
  const models = b.models.filter((m) => sideOf(b, m) === side);
  return (
    `${paint(['bold', SIDE_COLOURS[side]], sideName(b.config, side))}: ${vpOf(b, side).total} VP (${aimsWords(b, side)})\n` +
    `  bank ${bank.R} R ${bank.A} A, next income ${next.R} R ${next.A} A, fielded ${fielded}/${b.config.points}, ` +
    `Destiny ${pool.destiny}, Faith ${pool.faith}, Affinity ${pool.affinity}${known}\n` +
    columns(models.map((m) => modelRow(b, m)))
  );
};

const nodeWords = ({ id, at }: Node): string =>
  at === null ? `${id} taken` : `${id} at ${inchesOf(at.x)} ${inchesOf(at.y)}`;

const nodesText = (b: Battle): string => (b.nodes.length === 0 ? '' : `Nodes: ${b.nodes.map(nodeWords).join(', ')}\n`);

export const boardText = (b: Battle, _viewer: Viewer, paint: Paint): string =>
  `${fieldText(b, paint)}Round ${b.round}, ${PHASE_NAMES[b.phase]}\n${sideText(b, 0, paint)}${sideText(b, 1, paint)}${nodesText(b)}`;

export const legend = (): string =>
  'Columns and rows are inches from the west and from the south; A1 and B1 are models where their centres are, M1 a Mine, G1 a Gas\n' +
  'Vein, R1 a relic, () the city. && is forest, ## mountains, ~~ the ocean, :: desert, [] ruins, !! salt flats, %% mist.\n' +
  'Maps, figures and buildings are ours (HOUSE); only some of the names are the publisher’s.\n';
