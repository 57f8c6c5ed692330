import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every ink of the map is in the style sheet', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const union = read('./plate.ts').match(/export type Ink =([^;]+);/)?.[1] ?? '';
  const inks = [...union.matchAll(/'(\w+)'/g)].map((match) => match[1]!);
  const known = new Set([...read('../map.module.css').matchAll(/\.([a-zA-Z]\w*)/g)].map((match) => match[1]!));
  expect(inks.length).toBeGreaterThan(20);
  expect(inks.filter((ink) => !known.has(ink))).toEqual([]);
});
