import { approachesTo, type Battle, fallBackEnds, heroes, modelOf, retreatEnds } from '@muster/heroes';
import { describe, expect, test } from 'vitest';
import { commandsOf } from './course.ts';
import { back, firstHeld, touch } from './gestures.ts';
import { act, IDLE } from './held.ts';
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
    { held: firstHeld(b, now.decision) },
  );
  const { held, remark } = step;
  return { held, answer: remark?.text, commands: held.kind === 'act' ? commandsOf(b, now.decision, held) : [] };
};

const isAttack = (held: Held, type: string): boolean => held.kind === 'act' && held.attack?.type === type;

describe('a whole activation is planned before it is committed', () => {
  test('[HR-11] [HR-24] a model beside the board: where it enters, then how far it goes, straight; the game takes both', () => {
    const b = battleOf(ROSTER, {});
    const { commands } = after(b, 'A1', at(9, 2), at(9, 5));
    expect(commands).toEqual([
      { type: 'select', model: 'A1' },
      { type: 'enter', space: at(9, 2) },
      { type: 'move', to: at(9, 5), path: [at(9, 3), at(9, 4), at(9, 5)], jump: false },
    ]);
    expect(modelOf(played(b, commands), 'A1').space).toBe(at(9, 5));
  });

  test('[X-123] it does not enter outside its zone, and is told so', () => {
    const { commands, answer } = after(battleOf(ROSTER, {}), 'A1', at(9, 9));
    expect(commands).toEqual([{ type: 'select', model: 'A1' }]);
    expect(answer).toMatch(/enters in its own zone \(X-123\), and does not get to J10 from there\.$/);
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

  test('who lies in the hand by itself is chosen with the first option that is chosen for it: an enemy clicked then is its to attack', () => {
    const b = battleOf(ROSTER, { A1: [16, 3], A2: [5, 3], B1: [16, 8], B2: [5, 6] });
    const byItself = act('A1', false);
    const clicked = (held: Held) => touch(nowOf(b), held, { kind: 'piece', id: 'B2' }).held;
    const option = planOf(nowOf(b), byItself).options.find(({ held }) => isAttack(held, 'shoot'))!;
    expect([clicked(byItself), clicked(option.held)]).toMatchObject([{ model: 'A2' }, { model: 'A1', aim: 'B2' }]);
  });

  test('the same again lets go, and a slip of the hand does not lose a plan', () => {
    const b = battleOf(ROSTER, { A2: [1, 1] });
    expect(after(b, 'A2', 'A2').held).toEqual(IDLE);
    expect(after(b, 'A1', at(9, 2), at(9, 5), at(9, 5)).held).toMatchObject({ entry: at(9, 2), to: null });
    const spent = { ...b, models: b.models.map((m) => (m.id === 'A2' ? { ...m, acted: true } : m)) };
    const looks = after(spent, at(9, 2), 'A2').held;
    expect(looks).toMatchObject({ kind: 'look', model: 'A2', over: { kind: 'act', model: 'A1', entry: at(9, 2) } });
    expect(planOf(nowOf(spent), looks).main?.words).toContain('enter at J3'); // what was planned can still be played
    expect(back(nowOf(spent), looks)).toMatchObject({ kind: 'act', entry: at(9, 2) });
  });

  test('[HR-11] a click on green beside which nobody stands yet plans entry and way at once', () => {
    const b = battleOf(ROSTER, {});
    const { commands } = after(b, at(9, 7));
    expect(commands.map(({ type }) => type)).toEqual(['select', 'enter', 'move']);
    expect(modelOf(played(b, commands), 'A1').space).toBe(at(9, 7));
  });
});

describe('an enemy is clicked', () => {
  /** Sets the place of the plan aside: what is done, and by whom. */
  const deed = (held: Held) =>
    held.kind === 'act' ? [held.model, held.attack?.type, held.attack?.target, held.aim] : [];

  test('[HR-32] from a free hand the best way of whoever may act is planned, and the rules take it whole', () => {
    const b = battleOf(ROSTER, { A1: [16, 3], A2: [2, 2], B1: [16, 8] });
    const { held, commands } = after(b, 'B1');
    const best = ['A1', 'A2'].flatMap((id) => approachesTo(b, id, 'B1')).sort((x, y) => y.slain - x.slain)[0]!;
    expect(deed(held)).toEqual([best.model, best.attack.type, 'B1', 'B1']);
    expect(() => played(b, commands, 1, 1, 1, 1)).not.toThrow();
  });

  test('[HR-32] of two with the same odds whoever is less in danger goes, then whoever has the shorter way', () => {
    const twins = { ...ROSTER, south: ['citadel.guardsman', 'citadel.guardsman'] };
    for (const places of [
      { A1: [16, 3], A2: [22, 3], B1: [11, 9], B2: [16, 14] }, // B2 could attack the first where it shoots
      { A1: [15, 2], A2: [17, 3], B1: [16, 14] }, // the first would have to come nearer
    ] as const) {
      const b = battleOf(twins, places);
      const [first, second] = ['A1', 'A2'].map((id) => approachesTo(b, id, 'B1')[0]!);
      expect([first!.slain, first!.mean]).toEqual([second!.slain, second!.mean]);
      expect(deed(after(b, 'B1').held)).toEqual(['A2', 'shoot', 'B1', 'B1']);
    }
  });

  test('the chosen one attacks and nobody else: it comes from wherever it can', () => {
    const b = battleOf(ROSTER, { A1: [16, 3], A2: [2, 2], B1: [16, 8] });
    const { held } = after(b, 'A1', 'B1');
    expect(deed(held)).toEqual(['A1', expect.any(String), 'B1', 'B1']);
  });

  test('[HR-40] beside it: two presses, from every state of the hand', () => {
    const b = battleOf(ROSTER, { A2: [16, 7], B1: [16, 8] });
    for (const clicks of [['B1'], ['A2', 'A2', 'B1'], ['A1', 'A2'], ['A2', at(16, 5), 'A2', 'B1']] as const) {
      const { commands } = after(b, ...clicks);
      expect(commands, clicks.join()).toEqual([
        { type: 'select', model: 'A2' },
        { type: 'engaged', choice: 'fight' },
        { type: 'strike', target: 'B1' },
      ]);
      expect(() => played(b, commands, 1, 1, 1)).not.toThrow();
    }
  });

  test('out of reach: the nearest place towards it, and that is said', () => {
    const b = battleOf(ROSTER, { A2: [2, 1], B1: [16, 20] });
    const { held, answer, commands } = after(b, 'A2', 'B1');
    expect(answer).toMatch(/B1 is out of reach.*A2 goes towards it, to/);
    expect(held).toMatchObject({ kind: 'act', attack: null, aim: 'B1' });
    expect(() => played(b, commands)).not.toThrow();
    expect(modelOf(played(b, commands), 'A2').space! / 24).toBeGreaterThan(5);
  });

  test('where it goes is the player’s: the attack is made from there, or other ways are offered, and the place stays', () => {
    const b = battleOf(ROSTER, { A1: [16, 3], A2: [1, 1], B1: [16, 8] });
    const near = after(b, 'A1', at(16, 4), 'B1').held;
    expect(near).toMatchObject({ to: at(16, 4), attack: { target: 'B1' } });
    const far = after(b, 'A1', at(11, 2), 'B1');
    expect(far.held).toMatchObject({ to: at(11, 2), attack: null, aim: 'B1' });
    const others = planOf(nowOf(b), far.held).options.filter(({ group }) => group?.startsWith('Other ways'));
    expect(others.length).toBeGreaterThan(0);
    for (const { held } of others) {
      if (held.kind !== 'act') throw new Error('a way is an activation');
      expect(() => played(b, commandsOf(b, nowOf(b).decision, held), 1, 1, 1, 1)).not.toThrow();
    }
  });

  test('another place keeps the target where it can be attacked from there; where not, it says so', () => {
    const b = battleOf(ROSTER, { A1: [16, 3], B1: [16, 8] });
    expect(after(b, 'A1', 'B1', at(16, 5)).held).toMatchObject({ to: at(16, 5), attack: { target: 'B1' } });
    const gone = after(b, 'A1', 'B1', at(11, 2));
    expect(gone.held).toMatchObject({ to: at(11, 2), attack: null, aim: 'B1' });
    expect(gone.answer).toMatch(/cannot attack Legionnaire B1/);
  });

  test('at a question that is not about it one looks at it, and what was chosen stays', () => {
    const b = battleOf(ROSTER, { A2: [16, 7], B1: [16, 8], B2: [2, 20] });
    const falling = played(b, after(b, 'B1').commands, 1, 1, 1);
    expect(nowOf(falling).decision.kind).toBe('fallBack');
    const [space] = fallBackEnds(falling, modelOf(falling, 'A2'));
    const looks = after(falling, space!, 'B2').held;
    expect(looks).toEqual({
      kind: 'look',
      model: 'B2',
      over: { kind: 'answer', command: { type: 'fallBack', to: space } },
    });
    const plan = planOf(nowOf(falling), looks);
    expect([plan.card, plan.main?.commands]).toEqual(['B2', [{ type: 'fallBack', to: space }]]);
    expect(plan.facts.join(' ')).toMatch(/could be attacked in this round by|before the next round/);
  });
});

test('who stands in a fight is in the hand before the others, and the blow is laid: one press', () => {
  const b = battleOf(ROSTER, { A1: [3, 3], A2: [16, 7], B1: [16, 8] });
  const plan = planOf(nowOf(b), firstHeld(b, nowOf(b).decision));
  expect([plan.selected, plan.main?.words]).toEqual([['A2'], 'Grenadier A2: strike Legionnaire B1']);
});

describe('[HR-40] one that is engaged', () => {
  const b = battleOf(ROSTER, { A1: [17, 3], A2: [16, 7], B1: [16, 8] });

  test('fights, fires or retreats, each with its own odds', () => {
    const { hint, options } = planOf(nowOf(b), after(b, 'A2').held);
    expect(hint).toBe('Grenadier A2 is engaged with Legionnaire B1: it fights, fires or retreats.');
    const unarmed = battleOf({ ...ROSTER, south: ['void.zombie'] }, { A1: [16, 7], B1: [16, 8] });
    expect(planOf(nowOf(unarmed), after(unarmed, 'A1').held).hint).toMatch(/: it fights or retreats\.$/);
    expect([...new Set(options.map(({ group }) => group?.split(' ')[0]))]).toEqual(['Fight', 'Fire', 'Retreat']);
    for (const one of options.filter(({ words }) => words !== 'Stay')) expect(one.chance, one.words).toBeGreaterThan(0);
  });

  test('retreats to a green space by one click, activation included, and is told what that may cost', () => {
    const goal = retreatEnds(b, modelOf(b, 'A2'))[0]!;
    const { held, commands } = after(b, 'A2', goal);
    expect(commands).toEqual([
      { type: 'select', model: 'A2' },
      { type: 'engaged', choice: 'retreat' },
      { type: 'fallBack', to: goal },
    ]);
    // it has one Wound: to be wounded is to be slain
    expect(planOf(nowOf(b), held).risks).toEqual([expect.stringMatching(/B1 strikes after it: slain \d+%\.$/)]);
    expect(modelOf(played(b, commands, 1, 1, 1, 1), 'A2').space).toBe(goal);
  });

  test('attacks the enemy that is clicked, also where it was to retreat, or was not any more', () => {
    const goal = retreatEnds(b, modelOf(b, 'A2'))[0]!;
    for (const clicks of [
      ['A2', goal, 'B1'],
      ['A2', goal, goal, 'B1'],
    ] as const)
      expect(after(b, ...clicks).commands.at(-1)).toEqual({ type: 'strike', target: 'B1' });
  });

  test('nothing is chosen for it any more once its attack is let go: the button does what it says', () => {
    const fire = planOf(nowOf(b), after(b, 'A2').held).options.find(({ group }) => group?.startsWith('Fire'))!;
    expect(planOf(nowOf(b), fire.held).main?.words).toBe('Grenadier A2: fire at Legionnaire B1');
    for (const held of [
      touch(nowOf(b), fire.held, { kind: 'piece', id: 'B1' }).held,
      planOf(nowOf(b), fire.held).options.find((one) => one.chosen)!.held,
    ])
      expect(planOf(nowOf(b), held)).toMatchObject({ main: undefined, wait: 'Choose what it does' });
  });

  test('goes nowhere else', () => {
    const { held, answer } = after(b, 'A2', at(16, 15));
    expect(answer).toContain('HR-40');
    expect(held).toMatchObject({ model: 'A2', to: null });
  });
});

test('[X-105] once it has moved, a shot that is not seen is answered with the line that decides', () => {
  const b = battleOf(ROSTER, { A1: [11, 3], B1: [11, 6], B2: [14, 4] }); // a wall of two levels between A1 and B1
  const moved = played(b, [
    { type: 'select', model: 'A1' },
    { type: 'move', to: at(11, 3), path: null, jump: false },
  ]);
  expect(nowOf(moved).decision.kind).toBe('shoot');
  const step = touch(nowOf(moved), act('A1'), { kind: 'piece', id: 'B1' });
  expect(step.remark?.text).toContain('DW-51');
  expect(step.remark?.sight?.line.verdict).toBe('blocked');
});

test('[DW-85] [X-145] who has cast before its move casts no more: nothing is offered, and nothing is passed over', () => {
  const b = battleOf({ south: ['void.necromancer'], north: ['citadel.guardsman'] }, { A1: [16, 3], B1: [16, 8] });
  const cast = played(b, [
    { type: 'select', model: 'A1' },
    { type: 'cast', power: 'raise', target: null, upcharge: 0 },
  ]);
  const raised = played(cast, heroes.candidates(cast, 0).slice(0, 1));
  expect(nowOf(raised).decision.kind).toBe('move');
  expect(planOf(nowOf(raised), act('A1')).options.filter(({ held }) => isAttack(held, 'cast'))).toEqual([]);
  const { commands } = after(raised, at(16, 7), 'B1');
  expect(commands.map(({ type }) => type)).toEqual(['move', 'strike']);
  expect(() => played(raised, commands, 1, 1, 1)).not.toThrow();
});
