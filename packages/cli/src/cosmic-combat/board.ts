/** Space from above: terrain and ships by their centres; then every ship with its facing, Wounds, orders and shields. */

import {
  arrowsName,
  type Battle,
  fieldOf,
  headingWords,
  isOnBoard,
  kitOf,
  type LaidPiece,
  type PieceKind,
  type Ship,
  seatName,
  shipName,
  tokensName,
} from '@muster/cosmic-combat';
import { hulls, inch } from '@muster/geometry';
import type { Viewer } from '@muster/kernel';
import type { Paint } from '../paint.ts';
import { columns } from '../text.ts';

const SIDE_COLOURS = ['cyan', 'yellow'] as const;

const SIGNS: { readonly [K in PieceKind]: string } = {
  asteroid: '##',
  derelict: '[]',
  debris: '::',
  nebula: '%%',
  radiation: '!!',
};

/** Inches to a cell: a board of six feet takes two. */
const scaleOf = ({ config }: Battle): number => (fieldOf(config).map.width > 36 ? 2 : 1);

const pieceAt = (pieces: readonly LaidPiece[], x: number, y: number): LaidPiece | undefined =>
  pieces.find(({ body }) => hulls.isInside(body, { x, y }));

const signsOf = (b: Battle, paint: Paint): string[][] => {
  const { map, pieces } = fieldOf(b.config);
  const scale = scaleOf(b);
  const signs = Array.from({ length: map.height / scale }, (_, row) =>
    Array.from({ length: map.width / scale }, (__, column) => {
      const [x, y] = [inch((column + 0.5) * scale), inch((row + 0.5) * scale)];
      const piece = pieceAt(pieces, x, y);
      return piece === undefined ? ' ·' : SIGNS[piece.piece.kind];
    }),
  );
  for (const s of b.ships) {
    if (!isOnBoard(s) || s.place === null) continue;
    const [row, column] = [Math.floor(s.place.y / inch(scale)), Math.floor(s.place.x / inch(scale))];
    const side = s.seat === null ? undefined : b.config.seats[s.seat]!.side;
    const sign = s.id.padEnd(2).slice(0, 2);
    const cells = signs[Math.min(row, signs.length - 1)]!;
    cells[Math.min(column, cells.length - 1)] = side === undefined ? sign : paint(['bold', SIDE_COLOURS[side]], sign);
  }
  return signs;
};

const fieldText = (b: Battle, paint: Paint): string => {
  const scale = scaleOf(b);
  const signs = signsOf(b, paint);
  const rows = signs.map((cells, row) => `${String(row * scale).padStart(3)} ${cells.join(' ')}\n`).toReversed();
  const names = signs[0]!.map((_, column) => String(column * scale).padStart(2)).join(' ');
  return `${rows.join('')}    ${names}\n`;
};

const inchesOf = (length: number): string => String(Math.round((length * 100) / inch(1)) / 100);

const placeOf = ({ place }: Ship): string =>
  place === null
    ? 'not deployed'
    : `at ${inchesOf(place.x)} ${inchesOf(place.y)}, ${headingWords(place.facing)} (${place.facing / 10})`;

const ordersOf = ({ tokens }: Ship): string => {
  if (tokens === null) return 'orders hidden';
  return tokens.length === 0 ? '' : tokensName(tokens);
};

const shieldsOf = ({ arrows }: Ship): string => {
  if (arrows === null) return 'shields hidden';
  return arrows.length === 0 ? '' : `shields ${arrowsName(arrows)}`;
};

const shipRow = (b: Battle, s: Ship): readonly string[] => {
  const title = `  ${shipName(b.config, s.id)}`;
  if (s.fate !== 'alive') return [title, s.fate];
  const marks = [
    ...(s.wounds === 0 ? ['dying'] : []),
    ...(s.ion ? ['ion marker'] : []),
    ...(s.rooted === null ? [] : ['rooted']),
  ];
  const wounds = `Wounds ${s.wounds}/${kitOf(b, s).stats.wounds}`;
  return [title, wounds, placeOf(s), ordersOf(s), [shieldsOf(s), ...marks].filter(Boolean).join(', ')];
};

const sideText = (b: Battle, side: 0 | 1, paint: Paint): string => {
  const seats = b.config.seats.flatMap((one, seat) => (one.side === side ? [seat] : []));
  const name = paint(['bold', SIDE_COLOURS[side]], seats.map((seat) => seatName(b.config, seat)).join(', '));
  const { destiny, faith, affinity } = b.pools[side];
  const ships = b.ships.filter((s) => s.seat !== null && b.config.seats[s.seat]!.side === side);
  return `${name}: Destiny ${destiny}, Faith ${faith}, Affinity ${affinity}\n${columns(ships.map((s) => shipRow(b, s)))}`;
};

const stationText = (b: Battle): string => {
  if (b.station === null) return '';
  const { crew, holder } = b.station;
  const station = b.ships.filter((s) => s.seat === null);
  const held = holder === null ? 'nobody holds it' : `${holder === 0 ? 'the first' : 'the second'} side holds it`;
  return `Station: crew ${crew}, ${held}\n${columns(station.map((s) => shipRow(b, s)))}`;
};

export const boardText = (b: Battle, _viewer: Viewer, paint: Paint): string =>
  `${fieldText(b, paint)}${sideText(b, 0, paint)}${sideText(b, 1, paint)}${stationText(b)}`;

export const legend = (): string =>
  'Columns and rows are inches from the west and from the south; A1 and B1 are ships where their centres are. Facings are degrees:\n' +
  '0 is east, 90 north. ## is an asteroid, [] a derelict, :: debris, %% a nebula, !! radiation.\n' +
  'Maps and profiles are ours (HOUSE); only some of the names are the publisher’s.\n';
