import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leastContrast } from '../../styles/test/contrast.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const css = read('../../styles/tokens.css') + read('./tokens.css');

const marks: [string, string][] = [
  ['map-ink', 'map-tint-hill'],
  ['map-leaf-ink', 'map-tint-woods'],
  ['map-water-ink', 'map-tint-marsh'],
  ...['yellow', 'blue', 'red', 'brown', 'grey', 'black'].map((die): [string, string] => [`on-${die}`, `die-${die}`]),
];

test.each(marks)('marks: %s on %s has 3 to 1 in both lights', (ink, ground) => {
  expect(leastContrast(css, ink, ground)).toBeGreaterThanOrEqual(3);
});
