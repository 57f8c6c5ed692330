import { readFileSync } from 'node:fs';
import { box, inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { makePlane } from '../plane.ts';
import { type BoardPiece, PIECE_HEIGHTS, PIECE_KINDS, type PieceHeight, type PieceKind } from '../types.ts';
import { engraveField, engravePiece } from './terrain.ts';

const plane = makePlane(inch(16), inch(12));
const piece = (height: PieceHeight, kind?: PieceKind): BoardPiece => ({
  ...box(inch(2), inch(3), inch(2), inch(1), 0),
  height,
  kind,
});
const inksOf = (height: PieceHeight, kind?: PieceKind) =>
  engravePiece(plane, piece(height, kind), '0').strokes.map(({ ink }) => ink);

describe('height is told by the line, whatever the piece is', () => {
  test.each([undefined, ...PIECE_KINDS])('%s', (kind) => {
    expect(inksOf('ground', kind)).toContain('dashed');
    expect(inksOf('low', kind)).toEqual(expect.arrayContaining(['edge', 'hatch']));
    expect(inksOf('low', kind)).not.toContain('inner');
    expect(inksOf('medium', kind)).toEqual(expect.arrayContaining(['edge', 'inner']));
    expect(inksOf('high', kind)).toEqual(expect.arrayContaining(['heavy', 'solid']));
    for (const height of PIECE_HEIGHTS)
      expect(engravePiece(plane, piece(height, kind), '0').shadow !== '').toBe(
        height === 'medium' || height === 'high',
      );
  });
});

test('the footprint is drawn true, north up: 70 units to the inch inside a margin of 14', () => {
  const outline = engravePiece(plane, piece('low'), '0').strokes.find(({ ink }) => ink === 'edge')?.d;
  const corners = new Set(outline?.slice(1, -1).split('L'));
  // x: 14 + 2 × 70 and 14 + 4 × 70; y: 14 + (12 - 3) × 70 and 14 + (12 - 4) × 70
  expect(corners).toEqual(new Set(['154 644', '294 644', '294 574', '154 574']));
});

test('no stroke is broken, however small or odd the piece', () => {
  const tiny = [
    { x: 0, y: 0 },
    { x: 150, y: 0 },
    { x: 0, y: 150 },
  ];
  for (const kind of [undefined, ...PIECE_KINDS])
    for (const height of PIECE_HEIGHTS) {
      const { strokes, shadow } = engravePiece(plane, { corners: tiny, height, kind }, '1');
      expect(strokes.map(({ d }) => d).join('') + shadow).not.toMatch(/NaN|Infinity|undefined/);
    }
});

test('the same field is engraved once, and the same on every machine', () => {
  const field = { width: inch(16), height: inch(12), pieces: PIECE_KINDS.map((kind) => piece('high', kind)) };
  expect(engraveField(plane, field)).toBe(engraveField(plane, field));
  expect(engraveField(plane, { ...field })).toEqual(engraveField(plane, field));
});

test('every ink is in the style sheet', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const inks = [...read('./strokes.ts').matchAll(/\| '(\w+)'/g)].map((match) => match[1]!);
  const classes = new Set([...read('../terrain.module.css').matchAll(/\.([a-zA-Z]\w*)/g)].map((match) => match[1]!));
  expect(inks.length).toBeGreaterThan(15);
  expect(inks.filter((ink) => !classes.has(ink))).toEqual([]);
});
