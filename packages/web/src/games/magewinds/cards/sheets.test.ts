// The style sheets of this folder: print that can be read.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../../styles/test/contrast.ts';

const folder = new URL('./', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder);
const sheets = files.filter((file) => file.endsWith('.module.css'));

test.each(sheets)('%s: nothing on the screen is under 13 px', (sheet) => {
  const screen = read(sheet).split('@media print')[0]!;
  const sizes = [...screen.matchAll(/font(?:-size)?:[^;]*?([\d.]+)px/g)].map((match) => Number(match[1]));
  expect(sizes.filter((size) => size < 13)).toEqual([]);
});

test('each suit stands out from the card in both lights', () => {
  const sheet = read('card.module.css');
  const faces = sheet.match(/--face: light-dark\((#\w{6}), (#\w{6})\)/)!.slice(1);
  const suits = [...sheet.matchAll(/--suit: (#\w{6})/g)].map((match) => match[1]!);
  expect([faces.length, suits.length]).toEqual([2, 4]);
  for (const face of faces) for (const suit of suits) expect(contrast(face, suit)).toBeGreaterThanOrEqual(4.5);
});
