// Terrain in words, against the table of the rules.
import { expect, test } from 'vitest';
import { groundWords, TERRAINS, terrainWords } from '../index.ts';
import { readConfig } from '../testing.ts';

test('[GB-60] [GB-61] what a terrain does is said, and nothing else', () => {
  expect(terrainWords('plain')).toEqual(['Costs 1 point to enter.']);
  expect(terrainWords('woods')).toEqual([
    'Costs foot 2 points and mounted units 3 points to enter; engines cannot.',
    'Blocks the view over it.',
    'Who is struck here rolls a brown die more.',
  ]);
  expect(terrainWords('orchard')).toContain('Who is struck here from afar rolls a brown die more.');
  expect(terrainWords('keep-wall')).toContain('Who is struck here has a Shield more.');
  expect(terrainWords('hill')).toContain(
    'Who strikes from here from afar at other ground has a Bonus Damage more, if it has Advantage.',
  );
  expect(terrainWords('bridge')).toEqual([
    'Costs 1 point to enter.',
    'A move that stays on the road has one point more.',
    'Who strikes a neighbour out of it gives it a brown die.',
  ]);
  expect(terrainWords('river')).toEqual(['Nobody can enter it.']);
  expect(TERRAINS.every((terrain) => terrainWords(terrain).every((words) => /^[A-Z].*\.$/.test(words)))).toBe(true);
});

test('[GB-05] a hex is told with its label', () => {
  expect(groundWords(readConfig({ scenario: 'S3' }), '0104')).toMatch(/^0104, ford\. Costs foot 2 points/);
});
