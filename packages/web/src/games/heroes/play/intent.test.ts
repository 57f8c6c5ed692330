import { type Battle, modelOf } from '@muster/heroes';
import { describe, expect, test } from 'vitest';
import { act, chooseModel, chooseSpace, commandsOf, firstIntent, IDLE, type Intent } from './intent.ts';
import { planOf } from './plan.ts';
import { asked, at, battleOf, played } from './test/battles.ts';

const ROSTER = {
  south: ['citadel.guardsman', 'citadel.grenadier'],
  north: ['empire-of-sol.legionnaire', 'empire-of-sol.praetorian'],
};

/** The gestures one after the other: a model's id, or a space. */
const after = (b: Battle, ...gestures: readonly (string | number)[]) => {
  const d = asked(b);
  let intent: Intent = firstIntent(d);
  let answer: string | undefined;
  for (const gesture of gestures) {
    const step = typeof gesture === 'string' ? chooseModel(b, d, intent, gesture) : chooseSpace(b, d, intent, gesture);
    intent = step.intent;
    answer = step.answer?.text;
  }
  return { intent, answer, commands: intent.kind === 'act' ? commandsOf(b, d, intent) : [] };
};

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
      planOf(b, asked(b), after(b, 'A1', at(16, y)).intent).options.filter(({ attack }) => attack.type === 'shoot');
    expect(shotsAfter(5)).toHaveLength(1);
    expect(shotsAfter(8)).toHaveLength(0);
  });

  test('[HR-43] moving beside an enemy offers the blow, and the game takes the plan', () => {
    const b = battleOf(ROSTER, { A2: [16, 3], B1: [16, 8] });
    const { intent } = after(b, 'A2', at(16, 7));
    const plan = planOf(b, asked(b), intent);
    expect(plan.options.some(({ attack }) => attack.type === 'strike' && attack.target === 'B1')).toBe(true);
    const { commands } = after(b, 'A2', at(16, 7), 'B1');
    expect(commands.at(-1)).toEqual({ type: 'strike', target: 'B1' });
    expect(() => played(b, commands, 1, 1, 1)).not.toThrow();
  });

  test('the same again lets go, and a slip of the hand does not lose a plan', () => {
    const b = battleOf(ROSTER, { A2: [1, 1] });
    expect(after(b, 'A1', 'A1').intent).toEqual(IDLE);
    expect(after(b, 'A1', at(9, 2), at(9, 5), at(9, 5)).intent).toMatchObject({ entry: at(9, 2), to: null });
    const spent = { ...b, models: b.models.map((m) => (m.id === 'A2' ? { ...m, acted: true } : m)) };
    expect(after(spent, 'A1', at(9, 2), 'A2').intent).toMatchObject({ kind: 'act', model: 'A1', entry: at(9, 2) });
  });
});

test('[HR-40] one that is engaged is only activated: it chooses what to do afterwards, with what turning away may cost', () => {
  const b = battleOf(ROSTER, { A2: [16, 7], B1: [16, 8] });
  const { commands } = after(b, 'A2', at(16, 5));
  expect(commands).toEqual([{ type: 'select', model: 'A2' }]);
  const then = played(b, commands);
  const plan = planOf(then, asked(then), { kind: 'choice', choice: 'retreat' });
  expect(plan.choices).toContain('retreat');
  expect(plan.risk?.attackers).toEqual(['B1']);
  expect(plan.main?.commands).toEqual([{ type: 'engaged', choice: 'retreat' }]);
});

test('[X-105] a shot that is not seen is answered with the line that decides', () => {
  const b = battleOf(ROSTER, { A1: [11, 3], B1: [11, 6] }); // a wall of two levels between them
  const step = chooseModel(b, asked(b), act('A1'), 'B1');
  expect(step.answer?.text).toContain('DW-51');
  expect(step.answer?.sight?.line.verdict).toBe('blocked');
});
