import { gapBetween, inch } from '@muster/geometry';
import { attackProfile, baseOf, coverOf, magewinds, refuseTarget } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { byBearing, destinationsOf, directionWords, surroundings, whereWords } from './destinations.ts';
import { moveCommand } from './moving.ts';
import { asked, fight, play, wall } from './test/battles.ts';

const b = play(
  fight(
    [
      { profile: 'warrior', seat: 0, at: [6, 4] },
      { profile: 'cleric', seat: 0, at: [2, 4] },
      { profile: 'druid', seat: 1, at: [6, 9.5] },
    ],
    [[], []],
    [wall(7.5, 5, 2, 0.5, 'medium')],
  ),
  0,
  { type: 'activate', fighter: 0 },
  { type: 'act', action: 'move' },
);
const { mover } = asked(b, 0);
const found = destinationsOf(mover!);
const named = (start: string) => found.find(({ words }) => words.startsWith(start))!;

const movedTo = (start: string) => {
  const next = play(b, 0, moveCommand(mover!, named(start).path));
  return { next, f: next.fighters[0]! };
};

test('every destination with a name may be gone to', () => {
  expect(found.length).toBeGreaterThan(4);
  for (const { words, path } of found)
    expect([words, magewinds.refuse(b, 0, moveCommand(mover!, path))]).toEqual([words, undefined]);
});

test('[MW 18.1] into range is into range', () => {
  const { next, f } = movedTo('Into range of Druid with Melee');
  expect(refuseTarget(next, f, attackProfile(next, f, 'melee')!, 2)).toBeUndefined();
});

test('[MW 18.2] into cover is into cover', () => {
  const { next, f } = movedTo('Into cover from Druid');
  expect(coverOf(next, { type: 'fighter', id: 2 }, baseOf(f)).inOpen).toBe(false);
});

test('toward is nearer, away is farther', () => {
  const before = gapBetween(baseOf(b.fighters[0]!), baseOf(b.fighters[2]!)).down;
  const gap = (start: string) => {
    const { next, f } = movedTo(start);
    return gapBetween(baseOf(f), baseOf(next.fighters[2]!)).down;
  };
  expect(gap('Toward Druid')).toBeLessThan(before);
  expect(gap('Away from Druid')).toBeGreaterThan(before);
});

test('distance and direction: 2 in to the right, as one’s own side sees it', () => {
  expect(byBearing(mover!, inch(2), 90)).toMatchObject({ path: [{ x: inch(8), y: inch(4) }], refusal: undefined });
  expect(byBearing(mover!, inch(6), 330).refusal?.code).toBe('tooLong');
});

test('what stands around is told by distance, direction and sight, the nearest first', () => {
  const lines = surroundings(b, b.fighters[0]!);
  expect(lines[0]).toMatch(/^Blue Cleric: 3\.0\d* in on the left, in sight/);
  expect(lines[1]).toMatch(/^Red Druid: 4\.5\d* in ahead, in sight, in the open/);
  const back = { x: b.fighters[0]!.x, y: b.fighters[0]!.y - inch(1) };
  expect(directionWords(b, 0, b.fighters[0]!, back)).toBe('back, towards your edge');
  expect(directionWords(b, 1, b.fighters[0]!, back)).toBe('ahead'); // from the other side of the table
  expect(directionWords({ ...b, territories: [null, null] }, 0, b.fighters[0]!, back)).toBe('south');
  expect(whereWords(b, 0, b.fighters[0]!, back)).toBe('1 in back, towards your edge');
});
