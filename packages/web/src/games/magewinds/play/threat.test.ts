import { inch } from '@muster/geometry';
import type { Battle } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { planOf } from './plan.ts';
import { pointAtGround } from './pointing.ts';
import { asked, fight, play, wall } from './test/battles.ts';
import { howManyNear, threatenedGround, threatsAt } from './threat.ts';

const WARRIOR = { profile: 'warrior', seat: 0, at: [6, 4] } as const;
const DRUID = { profile: 'druid', seat: 1, at: [6, 12] } as const;
const at = (y: number) => ({ x: inch(6), y: Math.round(inch(1) * y) });
/** A base is 0.98 in across, and a Druid moves 5 in, steps 1 in and reaches 1 in: 7 in between bases, 7.98 in between middles. */
const SAFE = 12 - 7.98 - 0.05;
const NOT_SAFE = 12 - 7.98 + 0.3;

test('[MW 13.4] a fresh enemy strikes as far as its move, its step and its attack reach, and no farther', () => {
  const b = fight([WARRIOR, DRUID]);
  expect(howManyNear(b, 0, at(NOT_SAFE))).toBe(1);
  expect(howManyNear(b, 0, at(SAFE))).toBe(0);
  const [words] = threatsAt(b, b.fighters[0]!, at(NOT_SAFE));
  expect(words).toMatch(/^Druid after a move, Melee: \d\.\d damage on average/);
  expect(threatsAt(b, b.fighters[0]!, at(SAFE))).toEqual([]);
});

test('[MW 13.0] with one action left it only steps and strikes; with none it is no danger in this round', () => {
  const once = fight([WARRIOR, { ...DRUID, actions: 1 }]);
  expect([howManyNear(once, 0, at(9.2)), howManyNear(once, 0, at(8.9))]).toEqual([1, 0]);
  const done = fight([WARRIOR, { ...DRUID, actions: 2 }]);
  expect(threatenedGround(done, 0)).toEqual([]);
});

test('[MW 18.1] without a line of attack there is no danger, near as it is', () => {
  const behind = { ...DRUID, at: [6, 6] as const, actions: 1 };
  const open = fight([WARRIOR, behind]);
  const walled = fight([WARRIOR, behind], [[], []], [wall(3, 4.85, 6, 0.2, 'high')]);
  expect(threatsAt(open, open.fighters[0]!, at(4))).toHaveLength(1);
  expect(threatsAt(walled, walled.fighters[0]!, at(4))).toEqual([]);
});

test('[MW 15.0] a planned move says what could be attacked from there, with the odds, and who could strike there', () => {
  const b = play(fight([WARRIOR, { ...DRUID, at: [6, 9] }]), 0, { type: 'activate', fighter: 0 });
  const s = asked(b, 0);
  const plan = planOf({ ...s, held: pointAtGround(s, at(7.4)).held });
  expect(plan.marks.aftermath).toEqual([expect.stringMatching(/^Druid, Melee: \d\.\d damage on average/)]);
  expect(plan.marks.lines[0]).toMatchObject({ kind: 'clear', from: at(7.4) });
  expect(plan.marks.threats).toEqual([expect.stringMatching(/^Druid, Melee: /)]);
});

test('[TC witch.hex] [TC seer.third-eye] what lies on those who fight is in the numbers', () => {
  const near = fight([WARRIOR, { ...DRUID, at: [6, 5.8], actions: 1 }]);
  const blow = (...effects: Battle['effects']): string | undefined => {
    const b = { ...near, effects };
    return threatsAt(b, b.fighters[0]!, at(4))[0];
  };
  // six dice that hit on 4 or less against Armour 1; on 3 with a Third Eye on the target; each hit twice under Hex
  expect(blow()).toBe('Druid, Melee: 3.0 damage on average');
  expect(blow({ type: 'thirdEye', fighter: 0 })).toBe('Druid, Melee: 2.0 damage on average');
  expect(blow({ type: 'hex', fighter: 1 })).toBe('Druid, Melee: 1.7 damage on average');
});
