import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { leastContrast } from './test/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const SURFACES = ['paper', 'panel', 'sunk'];
const TEXTS = ['ink', 'ink-2', 'go', 'risk', 'harm'];

const text: [string, string][] = [
  ...SURFACES.flatMap((surface) => TEXTS.map((ink): [string, string] => [ink, surface])),
  ['on-main', 'main'],
  ['on-main', 'main-hover'],
  ['go', 'go-wash'],
  ['risk', 'risk-wash'],
  ['harm', 'harm-wash'],
  ['ink', 'go-wash'],
  ['ink', 'risk-wash'],
  ['ink', 'harm-wash'],
  ['map-label', 'map-sheet'],
  ...[0, 1, 2, 3].flatMap((side): [string, string][] => [
    ['printed', `side-${side}`],
    [`side-${side}-ink`, `side-${side}-pale`],
  ]),
];

const marks: [string, string][] = [
  ['line-strong', 'panel'],
  ['line-strong', 'paper'],
  ['focus', 'paper'],
  ['focus', 'panel'],
  ['focus', 'map-tint-plain'],
  ['go', 'map-tint-plain'],
  ['risk', 'map-tint-plain'],
  ['harm', 'map-tint-plain'],
  ['map-ink', 'map-tint-plain'],
  ['map-leaf-ink', 'map-leaf'],
  ['map-water-ink', 'map-water'],
  ['map-stone-ink', 'map-wall'],
  ...[0, 1, 2, 3].map((side): [string, string] => [`side-${side}-rim`, 'map-tint-plain']),
];

describe('contrast in both lights', () => {
  test.each(text)('text: %s on %s has 4.5 to 1', (ink, ground) => {
    expect(leastContrast(css, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('marks: %s on %s has 3 to 1', (ink, ground) => {
    expect(leastContrast(css, ink, ground)).toBeGreaterThanOrEqual(3);
  });
});
