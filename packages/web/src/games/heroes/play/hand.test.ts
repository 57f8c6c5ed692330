import { type Battle, modelOf } from '@muster/heroes';
import { describe, expect, test } from 'vitest';
import { touch } from './gestures.ts';
import { act, commandsOf, firstHeld, IDLE } from './held.ts';
import { planOf } from './plan.ts';
import { at, battleOf, nowOf, played } from './test/battles.ts';
import type { Held } from './types.ts';

const ROSTER = {
  south: ['citadel.guardsman', 'citadel.grenadier'],
  north: ['empire-of-sol.legionnaire', 'empire-of-sol.praetorian'],
};

/** The gestures one after the other: a model's id, or a space. */
const after = (b: Battle, ...gestures: readonly (string | number)[]) => {
  const now = nowOf(b);
  const step = gestures.reduce(
    ({ held }: ReturnType<typeof touch>, one) =>
      touch(now, held, typeof one === 'string' ? { kind: 'piece', id: one } : { kind: 'space', space: one }),
    { held: firstHeld(now.decision) },
  );
  const { held, remark } = step;
  return { held, answer: remark?.text, commands: held.kind === 'act' ? commandsOf(b, now.decision, held) : [] };
};

const isAttack = (held: Held, type: string): boolean => held.kind === 'act' && held.attack?.type === type;

describe('a whole activation is planned before it is committed', () => {
  test('[HR-11] [HR-24] a model beside the board: where it enters, then how far it goes; the game takes both', () => {
    const b = battleOf(ROSTER, {});
    const { commands } = after(b, 'A1', at(9, 2), at(9, 5));
    expect(commands).toEqual([
      { type: 'select', model: 'A1' },
      { type: 'enter', space: at(9, 2) },
      { type: 'move', to: at(9, 5), path: null, jump: false },
    ]);
    expect(modelOf(played(b, commands), 'A1').space).toBe(at(9, 5));
  });

  test('[X-123] it does not enter outside its zone, and is told so', () => {
    const { commands, answer } = after(battleOf(ROSTER, {}), 'A1', at(9, 9));
    expect(commands).toEqual([{ type: 'select', model: 'A1' }]);
    expect(answer).toContain('X-123');
  });

  test('[HR-32] an enemy is shot from where the plan ends; without a move it stands still first', () => {
    const b = battleOf(ROSTER, { A1: [16, 3], B1: [16, 8] });
    const { commands } = after(b, 'A1', 'B1');
    expect(commands.map(({ type }) => type)).toEqual(['select', 'move', 'shoot']);
    const then = played(b, commands, 1);
    expect(modelOf(then, 'A1').acted).toBe(true);
  });

  test('[DW-66] a rifle is offered after half a move at most, before the model is activated too', () => {
    const b = battleOf(ROSTER, { A1: [16, 3], B1: [16, 12] });
    const shotsAfter = (y: number) =>
      planOf(nowOf(b), after(b, 'A1', at(16, y)).held).options.filter(({ held }) => isAttack(held, 'shoot'));
    expect(shotsAfter(5)).toHaveLength(1);
    expect(shotsAfter(8)).toHaveLength(0);
  });

  test('[HR-43] moving beside an enemy offers the blow, and the game takes the plan', () => {
    const b = battleOf(ROSTER, { A2: [16, 3], B1: [16, 8] });
    const { held } = after(b, 'A2', at(16, 7));
    const plan = planOf(nowOf(b), held);
    expect(plan.options.some((one) => isAttack(one.held, 'strike') && one.words.includes('B1'))).toBe(true);
    const { commands } = after(b, 'A2', at(16, 7), 'B1');
    expect(commands.at(-1)).toEqual({ type: 'strike', target: 'B1' });
    expect(() => played(b, commands, 1, 1, 1)).not.toThrow();
  });

  test('the same again lets go, and a slip of the hand does not lose a plan', () => {
    const b = battleOf(ROSTER, { A2: [1, 1] });
    expect(after(b, 'A1', 'A1').held).toEqual(IDLE);
    expect(after(b, 'A1', at(9, 2), at(9, 5), at(9, 5)).held).toMatchObject({ entry: at(9, 2), to: null });
    const spent = { ...b, models: b.models.map((m) => (m.id === 'A2' ? { ...m, acted: true } : m)) };
    expect(after(spent, 'A1', at(9, 2), 'A2').held).toMatchObject({ kind: 'act', model: 'A1', entry: at(9, 2) });
  });
});

test('[HR-40] one that is engaged is only activated: it chooses what to do afterwards, with what turning away may cost', () => {
  const b = battleOf(ROSTER, { A2: [16, 7], B1: [16, 8] });
  const { commands } = after(b, 'A2', at(16, 5));
  expect(commands).toEqual([{ type: 'select', model: 'A2' }]);
  const then = played(b, commands);
  const plan = planOf(nowOf(then), { kind: 'choice', choice: 'retreat' });
  expect(plan.options.map(({ key }) => key)).toContain('retreat');
  expect(plan.risks).toEqual([expect.stringMatching(/B1 strikes after it/)]);
  expect(plan.main?.commands).toEqual([{ type: 'engaged', choice: 'retreat' }]);
});

test('[X-105] a shot that is not seen is answered with the line that decides', () => {
  const b = battleOf(ROSTER, { A1: [11, 3], B1: [11, 6] }); // a wall of two levels between them
  const step = touch(nowOf(b), act('A1'), { kind: 'piece', id: 'B1' });
  expect(step.remark?.text).toContain('DW-51');
  expect(step.remark?.sight?.line.verdict).toBe('blocked');
});
