import { inch } from '@muster/geometry';
import { oddsOf } from '@muster/magewinds';
import { describe, expect, test } from 'vitest';
import type { Asked, Gestured } from './plan/types.ts';
import { planOf } from './plan.ts';
import { dropAt, pointAtFighter, pointAtGround } from './pointing.ts';
import { asked, fight, play } from './test/battles.ts';

const WARRIOR = { profile: 'warrior', seat: 0, at: [6, 4] } as const;
const CLERIC = { profile: 'cleric', seat: 0, at: [9, 4] } as const;
const CLERIC_NEAR = { ...CLERIC, at: [7.6, 5.6] } as const;
const DRUID = { profile: 'druid', seat: 1, at: [6, 5.6] } as const;

const click = (s: Asked, id: number): Gestured => pointAtFighter(s, id);
const then = (s: Asked, step: Gestured): Asked => ({ ...s, held: step.held });

describe('choosing whom to activate', () => {
  test('one click chooses, the next lets go, and neither plays', () => {
    const s = asked(fight([WARRIOR, CLERIC, DRUID]), 0);
    expect(planOf(s)).toMatchObject({ selected: [0], main: undefined }); // offered, not chosen
    const chosen = click(s, 0);
    expect(planOf(then(s, chosen))).toMatchObject({ selected: [0], main: { words: 'Activate the Warrior' } });
    expect(planOf(then(s, click(then(s, chosen), 0))).selected).toEqual([]);
  });

  test('the only one that can act is chosen by itself, and may be let go', () => {
    const s = asked(fight([WARRIOR, { ...CLERIC, actions: 2 }, DRUID]), 0);
    expect(planOf(s).selected).toEqual([0]);
    expect(planOf(then(s, click(s, 0))).selected).toEqual([]);
  });

  test('[MW 13.0] one that is dragged is planned to be activated and moved; nothing is played by letting go', () => {
    const b = fight([WARRIOR, CLERIC, DRUID]);
    const s = asked(b, 0);
    const drop = dropAt(s, 1, { x: inch(9), y: inch(7) });
    const plan = planOf(then(s, drop));
    expect(plan.main?.words).toBe('Move 3 in');
    expect(plan.marks.ghost).toMatchObject({ base: '1', ok: true });
    expect(play(b, 0, ...plan.main!.commands).fighters[1]).toMatchObject({ x: inch(9), y: inch(7), actions: 1 });
  });

  test('[MW 13.0] one that has used its actions says so where it stands', () => {
    const s = asked(fight([WARRIOR, { ...CLERIC, actions: 2 }, DRUID]), 0);
    for (const { remark } of [click(s, 1), dropAt(s, 1, { x: inch(9), y: inch(7) })])
      expect(remark).toMatchObject({ at: { x: inch(9), y: inch(4) }, text: expect.stringContaining('MW 13.0') });
  });

  test('a click on the ground without anyone chosen says what to do first', () => {
    const s = asked(fight([WARRIOR, CLERIC, DRUID]), 0, { kind: 'nothing' });
    const { remark } = pointAtGround(s, { x: inch(3), y: inch(3) });
    expect(remark).toMatchObject({ at: { x: inch(3), y: inch(3) }, text: expect.stringContaining('first') });
  });
});

describe('an enemy that is pointed at', () => {
  test('[MW 13.4] is struck by the one who can', () => {
    const b = fight([WARRIOR, CLERIC, DRUID]);
    const s = asked(b, 0);
    const plan = planOf(then(s, click(s, 2)));
    expect([plan.selected, plan.main?.words]).toEqual([[0], 'Attack the Druid with Melee: Light']);
    expect(play(b, 0, ...plan.main!.commands).stack.at(-1)).toMatchObject({ type: 'attack', target: 2 });
  });

  test('is struck by the best where several can and nobody is taken up, and the others are one click off', () => {
    const s = asked(fight([CLERIC_NEAR, WARRIOR, DRUID]), 0, { kind: 'nothing' });
    const open = then(s, click(s, 2));
    expect(planOf(open)).toMatchObject({ selected: [1], main: { words: expect.stringContaining('Melee') } }); // Heavy 7/5 before 6/5
    const other = planOf(open).options.find(({ key }) => key === 'by 0')!;
    expect([other.words, other.group]).toEqual(['The Cleric instead', 'Who else could']);
    expect(planOf({ ...open, held: other.held }).selected).toEqual([0]);
  });

  test('is struck by who was chosen or is taken up, not by another that would do it better', () => {
    for (const holding of [{ kind: 'choose', fighter: 0 } as const, undefined]) {
      const s = asked(fight([CLERIC_NEAR, WARRIOR, DRUID]), 0, holding);
      expect(planOf(then(s, click(s, 2))).selected).toEqual([0]);
    }
  });

  test('[TC warrior.charge] a charge is planned where it is worth most', () => {
    const charging = [
      WARRIOR,
      { ...DRUID, at: [6, 9.2] } as const,
      { profile: 'guardian', seat: 1, at: [7.5, 8.8] } as const,
    ];
    const b = play(
      fight(charging),
      0,
      { type: 'activate', fighter: 0 },
      { type: 'act', action: 'move' },
      { type: 'move', path: [{ x: inch(6.4), y: inch(7.7) }] },
    );
    const s = asked(b, 0);
    expect([s.decision.kind, planOf(s).targets]).toEqual(['charge', [1, 2]]);
    const [druid, guardian] = [1, 2].map(
      (target) =>
        oddsOf(s.b, 0, { type: 'attack', attack: 'melee', target, object: null, cards: [] })!.equilibrium!.value,
    );
    expect(druid).not.toBe(guardian);
    const best = druid! > guardian! ? 'Druid' : 'Guardian';
    expect(planOf(s).main?.words).toMatch(new RegExp(`^Attack the ${best} with Melee`));
  });

  test('[MW 13.4] is gone after where nobody can strike it: to where it can be struck next', () => {
    const b = fight([WARRIOR, CLERIC, { ...DRUID, at: [6, 9.5] }]);
    const s = asked(b, 0, { kind: 'choose', fighter: 0 });
    const step = click(s, 2);
    const plan = planOf(then(s, step));
    expect([step.remark, plan.selected]).toEqual([undefined, [0]]);
    expect(plan.hint).toContain('it goes where it can, with its next action');
    const moved = play(b, 0, ...plan.main!.commands);
    const again = asked({ ...moved, turn: 0, stack: [{ type: 'round', step: 'turn' }] }, 0, {
      kind: 'choose',
      fighter: 0,
    });
    expect(planOf(then(again, click(again, 2))).main?.words).toMatch(/ttack the Druid/);
    expect(click(then(s, step), 2).held).toMatchObject({ kind: 'choose', fighter: 0 }); // pointed at again: let go
  });

  test('[MW 13.4] is gone towards where it is out of reach even after a move, and that is said', () => {
    const b = fight([WARRIOR, CLERIC, { ...DRUID, at: [6, 14] }]);
    const s = asked(b, 0, { kind: 'choose', fighter: 0 });
    const plan = planOf(then(s, click(s, 2)));
    expect(plan.hint).toContain('out of reach, even after a move');
    expect(plan.main?.words).toBe('Move 5 in towards the Druid');
    expect(play(b, 0, ...plan.main!.commands).fighters[0]!.y).toBeGreaterThan(inch(8.9));
  });

  test('[MW 18.1] says why not, where it can neither be struck nor gone after', () => {
    const b = fight([WARRIOR, CLERIC, { ...DRUID, at: [6, 12] }]);
    const held = [0, 1].map((fighter) => ({ type: 'entangle', by: 2, fighter }) as const);
    const { remark } = click(asked({ ...b, effects: held }, 0), 2);
    expect(remark?.text).toContain('None of yours can attack Red’s Druid');
    expect(remark?.lines).toMatchObject([{ kind: 'ruler', to: { x: inch(6), y: inch(12) } }]);
  });

  test('[MW 13.1] too far by less than an inch: the step before the attack is planned with it', () => {
    const b = fight([WARRIOR, CLERIC, { ...DRUID, at: [6, 6.4] }]);
    const s = asked(b, 0);
    const plan = planOf(then(s, click(s, 2)));
    expect(plan.main?.words).toMatch(/^Step 0\.\d+ in, then attack the Druid with Melee: \w+$/);
    expect(plan.marks.ghost?.base).toBe('0');
    expect(play(b, 0, ...plan.main!.commands).stack.at(-1)).toMatchObject({ type: 'attack', target: 2 });
  });

  test('[TC universal.leap] further than a step: a Leap is planned where the hand pays for it', () => {
    const enemies = { ...DRUID, at: [6, 8] } as const;
    const none = asked(fight([WARRIOR, CLERIC, enemies]), 0);
    expect(planOf(then(none, click(none, 2))).main?.words).toMatch(/^Move/);
    const b = fight([WARRIOR, CLERIC, enemies], [['3S'], []]);
    const s = asked(b, 0);
    const plan = planOf(then(s, click(s, 2)));
    expect(plan.main?.words).toMatch(/^Step 2\.\d+ in with Leap \(\S+\), then attack the Druid with Melee: \w+$/);
    expect(play(b, 0, ...plan.main!.commands).stack.at(-1)).toMatchObject({ type: 'attack', target: 2 });
  });

  test('is let go by pointing at it again', () => {
    const s = asked(play(fight([WARRIOR, DRUID]), 0, { type: 'activate', fighter: 0 }), 0);
    const aimed = then(s, click(s, 1));
    expect(click(aimed, 1).held).toMatchObject({ kind: 'choose', fighter: 0 });
  });
});

test('[MW 13.4] an Attack that would lead nowhere is not offered, and the page says why', () => {
  const far = asked(play(fight([WARRIOR, { ...DRUID, at: [6, 7.3] }]), 0, { type: 'activate', fighter: 0 }), 0);
  expect(planOf(far).options.map(({ key }) => key)).not.toContain('attack');
  expect(planOf(far).facts[0]).toBe(
    'No Attack: no enemy can be attacked from here, nor after a step. What it can attack with now reaches up to 1 in. The nearest enemy is 2.3 in away. The hand does not pay for Spark.',
  );
  const near = asked(play(fight([WARRIOR, DRUID]), 0, { type: 'activate', fighter: 0 }), 0);
  expect(planOf(near).options.map(({ key }) => key)).toContain('attack');
});

test('[TC universal.haste] a place just out of reach is reached with Haste, if the hand pays; else it says by how much not', () => {
  const place = { x: inch(6), y: inch(9.5) };
  const far = { ...DRUID, at: [1, 15] } as const;
  const poor = asked(play(fight([WARRIOR, far]), 0, { type: 'activate', fighter: 0 }), 0);
  const refused = pointAtGround(poor, place).remark;
  expect(refused?.text).toContain('That is 0.5 in too far.');
  const b = play(fight([WARRIOR, far], [['4S'], []]), 0, { type: 'activate', fighter: 0 });
  const s = asked(b, 0);
  const plan = planOf(then(s, pointAtGround(s, place)));
  expect(plan.main?.words).toMatch(/^Move 5\.5 in with Haste \(\S+\)$/);
  expect(play(b, 0, ...plan.main!.commands).fighters[0]).toMatchObject(place);
});

test('[MW 13.4] Guard is chosen, may be given a step by hand, and waits to be confirmed', () => {
  const b = play(fight([WARRIOR, { ...DRUID, at: [6, 12] }]), 0, { type: 'activate', fighter: 0 });
  const s = asked(b, 0);
  const guard = planOf(s).options.find(({ key }) => key === 'guard')!;
  const chosen: Asked = { ...s, held: guard.held };
  expect(planOf(chosen).main?.words).toBe('Guard with the Warrior');
  const plan = planOf(then(chosen, dropAt(chosen, 0, { x: inch(6), y: inch(5) })));
  expect(plan.main?.words).toBe('Guard with the Warrior after a step of 1 in');
  expect(play(b, 0, ...plan.main!.commands).fighters[0]).toMatchObject({ guard: true, y: inch(5) });
});

describe('an enemy where nobody can be attacked', () => {
  const drawing = (b: ReturnType<typeof fight>) => ({
    ...b,
    phase: 'channelling' as const,
    stack: [{ type: 'round' as const, step: 'channelling' as const }],
  });
  const factsOf = (b: ReturnType<typeof fight>): readonly string[] => {
    const s = asked(drawing(b), 0, { kind: 'nothing' });
    const plan = planOf(then(s, click(s, 2)));
    expect(plan).toMatchObject({ card: 2, main: undefined });
    return plan.facts;
  };

  test('[MW 13.4] is told with when it can be, and who of mine could reach it how', () => {
    const [when, ...who] = factsOf(fight([{ ...WARRIOR, actions: 2 }, { ...CLERIC, at: [30, 20] }, DRUID]));
    expect(when).toBe('Red’s Druid can be attacked in the Action Phase that follows (MW 13.4).');
    expect(who).toEqual([expect.stringMatching(/^Your Warrior, Melee: [\d.]+ damage on average/)]); // rested by then
  });

  test('and out of reach, how far the nearest is', () => {
    const far = fight([WARRIOR, { ...CLERIC, at: [2, 2] }, { ...DRUID, at: [6, 21] }]);
    expect(factsOf(far).slice(1)).toEqual([expect.stringMatching(/^None of yours could reach it.* your Warrior, \d/)]);
  });

  test('one’s own is only looked at', () => {
    const s = asked(drawing(fight([WARRIOR, CLERIC, DRUID])), 0, { kind: 'nothing' });
    expect(planOf(then(s, click(s, 1)))).toMatchObject({ card: 1, facts: [] });
  });
});
