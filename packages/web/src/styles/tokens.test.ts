import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The token's colour in each light; single colours are the same in both. */
const token = (name: string): readonly [string, string] => {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? '';
  const pair = value.match(/light-dark\((#\w{6}), (#\w{6})\)/);
  if (pair) return [pair[1]!, pair[2]!];
  if (/^#\w{6}$/.test(value)) return [value, value];
  throw new Error(`no colour for --${name}: ${value}`);
};

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};

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
  ['map-ink', 'map-tint-hill'],
  ['map-leaf-ink', 'map-leaf'],
  ['map-leaf-ink', 'map-tint-woods'],
  ['map-water-ink', 'map-water'],
  ['map-water-ink', 'map-tint-marsh'],
  ['map-stone-ink', 'map-wall'],
  ...[0, 1, 2, 3].map((side): [string, string] => [`side-${side}-rim`, 'map-tint-plain']),
  ...['yellow', 'blue', 'red', 'brown', 'grey', 'black'].map((die): [string, string] => [`on-${die}`, `die-${die}`]),
];

describe('contrast in both lights', () => {
  test.each(text)('text: %s on %s has 4.5 to 1', (ink, ground) => {
    for (const light of [0, 1] as const)
      expect(contrast(token(ink)[light], token(ground)[light])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('marks: %s on %s has 3 to 1', (ink, ground) => {
    for (const light of [0, 1] as const)
      expect(contrast(token(ink)[light], token(ground)[light])).toBeGreaterThanOrEqual(3);
  });
});
