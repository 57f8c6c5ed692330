// What a plan shows at each kind of question, and which commands its buttons stand for: each is one that the rules take.

import { type Battle, DEFAULT_ORDERS, fieldOf, type HeroesCommand, heroes, modelOf } from '@muster/heroes';
import { fastTable, foresee, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { asks, NO_DRAFT } from './asks.tsx';
import { firstHeld, touch } from './gestures.ts';
import { act, IDLE } from './held.ts';
import { glanceMarks, planOf, pointedMarks } from './plan.ts';
import { asked, at, battleOf, nowOf, played } from './test/battles.ts';
import type { Act, Gesture, Held, Laying } from './types.ts';

const ROSTER = {
  south: ['citadel.guardsman', 'citadel.grenadier'],
  north: ['empire-of-sol.legionnaire', 'empire-of-sol.praetorian'],
};

const begun = (given: object): Battle => {
  const config = heroes.parseConfig({ points: 60, ...given });
  if (!config.ok) throw new Error(config.refusal.problem);
  return heroes.setup(config.value, fastTable(seededLuck(1)));
};

const isLegal = (b: Battle, commands: readonly HeroesCommand[] | undefined): boolean =>
  commands?.[0] !== undefined && heroes.refuse(b, asked(b).seat, commands[0]) === undefined;

const candidates = (b: Battle): readonly HeroesCommand[] => heroes.candidates(b, asked(b).seat);

const spacesOf = (b: Battle, held: Held, kind: string): readonly number[] =>
  planOf(nowOf(b), held).marks.spaces.flatMap((mark) => (mark.kind === kind ? mark.spaces : []));

describe('a place is chosen', () => {
  const b = begun({ markers: 'placed' });
  const offered = candidates(b).flatMap((c) => (c.type === 'marker' ? [c.space] : []));

  test('[HR-10] where a marker may lie is marked, all of it and nothing else, beside what the rules offer as a sample', () => {
    const marked = spacesOf(b, IDLE, 'place');
    const { seat } = asked(b);
    const taken = Array.from(fieldOf(b.config).ground.floor.keys()).filter(
      (space) => heroes.refuse(b, seat, { type: 'marker', space }) === undefined,
    );
    expect(marked).toEqual(taken);
    expect(marked.length).toBeGreaterThan(offered.length);
    expect(planOf(nowOf(b), IDLE).main).toBeUndefined();
  });

  test('[HR-10] a chosen place is committed by the button; the same again lets it go', () => {
    const chosen = touch(nowOf(b), IDLE, { kind: 'space', space: offered[0]! });
    expect(planOf(nowOf(b), chosen.held).main?.commands).toEqual([{ type: 'marker', space: offered[0] }]);
    expect(touch(nowOf(b), chosen.held, { kind: 'space', space: offered[0]! }).held).toEqual(IDLE);
  });

  test('[HR-10] a place where it may not lie is answered there, and nothing is held', () => {
    const outside = Array.from(fieldOf(b.config).ground.floor.keys()).find(
      (space) => !spacesOf(b, IDLE, 'place').includes(space),
    )!;
    const step = touch(nowOf(b), IDLE, { kind: 'space', space: outside });
    expect(step.held).toEqual(IDLE);
    expect(step.remark).toMatchObject({ at: outside, text: expect.stringMatching(/\.$/) });
  });
});

test('[HR-09] terrain: what is in the hand is laid where it may lie, or nothing is', () => {
  const b = begun({ terrain: 'placed' });
  const [first] = candidates(b).filter((c) => c.type === 'terrain');
  const held: Laying = { kind: 'lay', piece: first!.kind, turn: first!.turn, space: null };
  const plan = planOf(nowOf(b), held);
  expect(plan.main).toBeUndefined();
  expect(plan.end?.commands).toEqual([{ type: 'pass' }]);
  const may = (space: number): boolean =>
    heroes.refuse(b, asked(b).seat, { type: 'terrain', kind: held.piece, turn: held.turn, space }) === undefined;
  expect(spacesOf(b, held, 'place')).toEqual(Array.from(fieldOf(b.config).ground.floor.keys()).filter(may));
  const laid = touch(nowOf(b), held, { kind: 'space', space: first!.space });
  expect(planOf(nowOf(b), laid.held).main?.commands).toEqual([first]);
  expect(spacesOf(b, laid.held, 'chosen')).toContain(first!.space);
});

describe('who is to act', () => {
  const b = battleOf(ROSTER, { A1: [16, 3], A2: [2, 2], B1: [16, 8] });

  test('[HR-20] all who may be activated are listed and gone through; one alone needs no Next', () => {
    const { roster, choices, main } = planOf(nowOf(b), IDLE);
    expect([roster?.ids, choices, roster?.next]).toEqual([['A1', 'A2'], ['A1', 'A2'], 'Next model']);
    expect(main).toBeUndefined();
    const one = { ...b, models: b.models.map((m) => (m.id === 'A2' ? { ...m, acted: true } : m)) };
    expect(planOf(nowOf(one), firstHeld(one, asked(one)))).toMatchObject({ selected: ['A1'], roster: { ids: ['A1'] } });
    expect(planOf(nowOf(one), firstHeld(one, asked(one))).roster?.next).toBeUndefined();
  });

  test('[HR-24] the spaces that it can reach are marked with what they cost, and the way is drawn', () => {
    const { marks } = planOf(nowOf(b), { ...act('A1'), to: at(16, 5) });
    expect(marks.costs.get(at(16, 5))).toBe('2');
    const { model, steps } = marks.planned!; // two ways are as short
    expect([model, steps.length, steps.at(-1)]).toEqual(['A1', 2, at(16, 5)]);
    expect(marks.lines.filter(({ kind }) => kind === 'way')).toHaveLength(1);
    expect(spacesOf(b, act('A1'), 'reach')).toContain(at(16, 5));
  });

  test('[HR-32] an attack that is chosen shows its odds in the place of the card; chosen again it is let go', () => {
    const held = touch(nowOf(b), act('A1'), { kind: 'piece', id: 'B1' }).held as Act;
    const plan = planOf(nowOf(b), held);
    expect(plan).toMatchObject({ selected: ['A1'], card: undefined, marks: { target: 'B1' } });
    expect(plan.odds?.target).toBe('B1');
    expect(plan.marks.section?.who).toMatch(/A1 to .*B1$/);
    const chosen = plan.options.find((one) => one.chosen);
    expect(chosen?.held).toEqual({ ...held, attack: null, aim: null });
    expect(planOf(nowOf(b), act('A1'))).toMatchObject({ card: 'A1', odds: undefined });
  });

  test('one that is only looked at keeps the question open; while others act one may look too', () => {
    const held: Held = { kind: 'look', model: 'B1', over: IDLE };
    expect(planOf(nowOf(b), held)).toMatchObject({ selected: ['B1'], card: 'B1', main: undefined });
    const idle = { ...nowOf(b), decision: undefined };
    expect(planOf(idle, held)).toMatchObject({ selected: ['B1'], card: 'B1', hint: '', roster: undefined });
    expect(touch(idle, IDLE, { kind: 'piece', id: 'B1' }).held).toEqual(held);
    expect(touch(idle, held, { kind: 'piece', id: 'B1' }).held).toEqual(IDLE);
  });
});

describe('a model that is carried', () => {
  const b = battleOf(ROSTER, { A1: [16, 3], A2: [2, 2], B1: [16, 8] });
  const carried = (...gestures: readonly Gesture[]) =>
    gestures.reduce(({ held }, gesture) => touch(nowOf(b), held, gesture), { held: IDLE as Held });

  test('[HR-24] plans where it is let go, as a click does', () => {
    const over = { model: 'A1', space: at(16, 5) };
    expect(carried({ kind: 'drag', ...over }, { kind: 'drop', ...over }).held).toEqual({
      ...act('A1'),
      to: at(16, 5),
      toChosen: true,
    });
  });

  test('[HR-32] attacks the enemy on whom it is let go', () => {
    const held = carried(
      { kind: 'drag', model: 'A1', space: at(16, 4) },
      { kind: 'drop', model: 'A1', space: at(16, 8) },
    ).held;
    expect(held).toMatchObject({ kind: 'act', model: 'A1', attack: { target: 'B1' } });
  });

  test('is not another’s: nothing is held', () => {
    expect(carried({ kind: 'drag', model: 'B1', space: at(16, 7) }).held).toEqual(IDLE);
  });
});

test('[HR-40] [HR-43] in a fight: what it does is chosen, then whom it strikes, and each button is legal', () => {
  const b = battleOf(ROSTER, { A2: [16, 7], B1: [16, 8] });
  const engaged = played(b, [{ type: 'select', model: 'A2' }]);
  const { main, risks, facts } = planOf(nowOf(engaged), firstHeld(engaged, asked(engaged)));
  expect([main?.words, risks]).toEqual(['Strike Legionnaire B1', []]);
  expect(facts).toEqual(['Slaying Legionnaire B1 this way would meet Hands Off! and King of the Hill.']);
  expect(isLegal(engaged, main?.commands)).toBe(true);
  const retreating = played(engaged, [{ type: 'engaged', choice: 'retreat' }]);
  expect(spacesOf(retreating, IDLE, 'place').length).toBeGreaterThan(0);
  expect(planOf(nowOf(retreating), IDLE).hint).toMatch(/^Choose where Grenadier A2 retreats: /);
  const [space] = spacesOf(retreating, IDLE, 'place');
  expect(
    isLegal(
      retreating,
      planOf(nowOf(retreating), { kind: 'answer', command: { type: 'fallBack', to: space! } }).main?.commands,
    ),
  ).toBe(true);
});

test('[X-145] to cast nothing after a move is the main button', () => {
  const b = battleOf({ south: ['void.necromancer'], north: ROSTER.north }, { A1: [16, 7], B1: [3, 20] });
  const moved = played(b, [
    { type: 'select', model: 'A1' },
    { type: 'move', to: at(16, 7), path: null, jump: false },
  ]);
  expect(asked(moved).kind).toBe('afterMove');
  const { main, end, options } = planOf(nowOf(moved), firstHeld(moved, asked(moved)));
  expect([main?.words, end, options.length > 0]).toEqual(['No power now', undefined, true]);
  expect(isLegal(moved, main?.commands)).toBe(true);
  const cast = planOf(nowOf(moved), options[0]!.held);
  expect([cast.main?.words, cast.end?.words]).toEqual(['Cast Raise', 'No power now']);
});

test('[X-135] who may take a shot is listed with what it would do, and chosen there as on the board', () => {
  const b = battleOf(
    { south: ['citadel.guardsman'], north: ['void.warg', 'void.zombie'] },
    { A1: [16, 3], B1: [16, 8], B2: [17, 8] },
  );
  const stands = { type: 'move', to: at(16, 3), path: null, jump: false } as const;
  const shot = played({ ...b, orders: [DEFAULT_ORDERS, { ...DEFAULT_ORDERS, redirect: 'ask' }] }, [
    { type: 'select', model: 'A1' },
    stands,
    { type: 'shoot', weapon: 'rifle', target: 'B1', arc: false },
  ]);
  expect(asked(shot).kind).toBe('redirect');
  const { options } = planOf(nowOf(shot), IDLE);
  expect(options.map(({ words, chosen }) => [words, chosen])).toEqual([
    ['Warg B1 takes it', true],
    ['Zombie B2 takes it', false],
  ]);
  // steady, Perception 4, 3 less past the barricade, and Strength 3 against Defense 3: 3+, and one of six wounds is ignored
  expect(options[0]!.note).toBe('0.6 wounds on average');
  const passed = options[1]!.held;
  expect(passed).toEqual(touch(nowOf(shot), IDLE, { kind: 'piece', id: 'B2' }).held);
  expect(planOf(nowOf(shot), passed)).toMatchObject({
    main: { words: 'Pass the shot to Zombie B2', commands: [{ type: 'redirect', to: 'B2' }] },
    options: [{ chosen: false, held: IDLE }, { chosen: true }],
  });
});

describe('a power puts somebody somewhere', () => {
  /** As it is asked where: the caster has stood still, or casts before its move. */
  const placing = (caster: string, power: string, target: string | null): Battle => {
    const b = battleOf({ south: [caster], north: ['void.warg'] }, { A1: [16, 3], B1: [16, 8] });
    const cast = { type: 'cast', power, target, upcharge: 0 } as const;
    const [stay, pass] = [{ type: 'move', to: at(16, 3), path: null, jump: false } as const, { type: 'pass' } as const];
    const before = power === 'corrupt' ? [stay] : [];
    const chosen = played(b, [{ type: 'select', model: 'A1' }, ...before]);
    return played(chosen, heroes.refuse(chosen, 0, cast) === undefined ? [cast] : [pass, cast]);
  };

  test.each([
    ['void.necromancer', 'raise', null, /^Raise the Thrall at [A-Z]+\d+$/, undefined],
    ['eldritch-cult.seer', 'corrupt', 'B1', /^Drive Warg B1 to [A-Z]+\d+$/, 'Leave Warg B1 there'],
  ] as const)('%s, %s: the button says who comes where', (caster, power, target, words, stays) => {
    const b = placing(caster, power, target);
    expect(asked(b)).toMatchObject({ kind: 'place', power });
    expect(planOf(nowOf(b), IDLE).main?.words).toBe(stays); // whoever is driven may be left where it stands
    const space = spacesOf(b, IDLE, 'place').find((one) => modelOf(b, 'B1').space !== one)!;
    const chosen = planOf(nowOf(b), touch(nowOf(b), IDLE, { kind: 'space', space }).held);
    expect(chosen.main?.words).toMatch(words);
    expect(chosen.marks.planned?.model).toBe(target ?? undefined);
    for (const one of [chosen.main, chosen.end]) if (one !== undefined) expect(isLegal(b, one.commands)).toBe(true);
  });
});

test('[DW-84] what a stronger power costs stands on the button; what cannot slay promises no objective', () => {
  const b = battleOf({ south: ['eldritch-cult.sorcerer'], north: ['void.death-knight'] }, { A1: [16, 3], B1: [16, 8] });
  const cast = (upcharge: number): Act => ({
    ...act('A1'),
    attack: { type: 'cast', power: 'blast', target: 'B1', upcharge },
    aim: 'B1',
  });
  const words = (upcharge: number) => planOf(nowOf(b), cast(upcharge)).main?.words;
  expect([words(0), words(2)]).toEqual([
    'Sorcerer A1: cast Blast on Death Knight B1',
    'Sorcerer A1: cast Blast on Death Knight B1 for 3 Affinity',
  ]);
  const meets = (upcharge: number) => planOf(nowOf(b), cast(upcharge)).facts.filter((one) => /^Slaying/.test(one));
  const left = modelOf(b, 'B1').wounds;
  expect([meets(0), meets(left - 1).length]).toEqual([[], 1]);
});

test('a line of the log, or a lesson, points at models where they stand now and at spaces', () => {
  const b = battleOf(ROSTER, { A1: [16, 3] });
  expect(pointedMarks(b, ['A1', String(at(1, 1)), 'B1'])).toEqual([{ kind: 'pointed', spaces: [at(16, 3), at(1, 1)] }]);
  expect(pointedMarks(b, [])).toEqual([]);
});

test('[X-119] at a glance: who may go shows where; an enemy shows how far it could go and whom it threatens', () => {
  const b = battleOf(ROSTER, { A1: [16, 3], B1: [16, 8] });
  const kinds = (id: string) => glanceMarks(nowOf(b), id).marks.map(({ kind }) => kind);
  expect(kinds('A1')).toContain('reach');
  expect(kinds('B1')).toEqual(['foe', 'threat']);
});

describe('what the slip answers', () => {
  const now = nowOf(battleOf(ROSTER, { A1: [16, 3], B1: [16, 8] }));

  test('[DW-39] who goes first is one of two buttons, the other one with a key; what it means is said', () => {
    const decision = { seat: 0, kind: 'goFirst', rule: 'DW-39' } as const;
    const { hint, main, more } = asks.goFirst!.ask({ ...now, decision }, NO_DRAFT, IDLE);
    expect([main, ...more].map((one) => one?.commands)).toEqual([
      [{ type: 'goFirst', first: 'me' }],
      [{ type: 'goFirst', first: 'you' }],
    ]);
    expect(more[0]?.key).toBe('o'); // the first one has that of the main button
    expect(hint).toMatch(/The first strikes first; the second .* acts last/);
  });

  test('[DW-93] a bid needs who resists and at least the fee; it may be let pass', () => {
    const decision = { seat: 0, kind: 'resist', rule: 'DW-91', caster: 'B1', power: 'root', cast: 2, side: 0 } as never;
    const ask = (by: string | null, points: number) =>
      asks.resist!.ask({ ...now, decision }, { ...NO_DRAFT, by, points }, IDLE);
    for (const { main } of [ask(null, 2), ask('A1', 0)]) // to go on without a bid is the main button
      expect(main?.commands).toEqual([{ type: 'resist', by: null, points: 0 }]);
    expect(ask('A1', 2).main?.commands).toEqual([{ type: 'resist', by: 'A1', points: 2 }]);
    expect(ask('A1', 2).end?.commands).toEqual([{ type: 'resist', by: null, points: 0 }]);
  });

  test('[HR-13] five objectives are sealed in order, not four', () => {
    const decision = { seat: 0, kind: 'seal', rule: 'HR-13' } as const;
    const ask = (objectives: readonly number[]) =>
      asks.seal!.ask({ ...now, decision }, { ...NO_DRAFT, objectives }, IDLE);
    expect(ask([9, 1, 5, 3]).main).toBeUndefined();
    expect(ask([9, 1, 5, 3]).wait).toBe('Choose 1 more');
    expect(ask([9, 1, 5, 3, 7]).main?.commands).toEqual([{ type: 'seal', objectives: [1, 3, 5, 7, 9] }]);
  });
});

test.each([
  ['from afar', { A1: [16, 3], A2: [15, 3], B1: [16, 8] }],
  ['beside the enemy', { A1: [16, 7], A2: [15, 9], B1: [16, 8] }],
  ['from beside the board', { B1: [16, 8] }],
] as const)(
  '[X-145] whatever is touched or chosen, %s: the rules take the whole plan that comes of it',
  (_, places) => {
    const b = battleOf({ south: ['void.necromancer', 'void.zombie'], north: ['eldritch-cult.seer'] }, places);
    const now = nowOf(b);
    for (const model of ['A1', 'A2']) {
      const spaces = [...spacesOf(b, act(model), 'reach'), ...spacesOf(b, act(model), 'place')].filter(
        (_, i) => i % 25 === 0,
      );
      const touched = spaces.map((space) => touch(now, act(model), { kind: 'space', space }).held);
      const helds = [act(model), ...touched].flatMap((held) => [
        touch(now, held, { kind: 'piece', id: 'B1' }).held,
        ...planOf(now, held).options.map((one) => one.held),
      ]);
      const plans = helds.flatMap((held) => planOf(now, held).main ?? []);
      expect(plans.length).toBeGreaterThan(1);
      for (const { words, commands } of plans)
        expect(foresee(heroes, b, now.decision.seat, commands).stopped?.why, words).not.toBe('refused');
    }
  },
);

test('nobody is left without a way on: at every question of whole battles some button can be had, and all are legal', () => {
  const luck = fastTable(seededLuck(7));
  let b = begun({});
  for (let n = 0; n < 120 && b.outcome === null; n++) {
    const now = nowOf(b);
    const plan = planOf(now, firstHeld(b, now.decision));
    const question = asks[now.decision.kind as 'goFirst']?.ask(now as never, NO_DRAFT, IDLE);
    const acts = [plan.main, plan.end, ...plan.more, question?.main, question?.end, ...(question?.more ?? [])];
    for (const one of acts) if (one !== undefined) expect(isLegal(b, one.commands), one.words).toBe(true);
    const offers = plan.options.length + plan.choices.length + plan.targets.length + plan.marks.spaces.length;
    expect(acts.some((one) => one !== undefined) || offers > 0, now.decision.kind).toBe(true);
    b = heroes.play(b, now.decision.seat, candidates(b)[n % candidates(b).length]!, luck);
  }
  expect(modelOf(b, 'A1')).toBeDefined();
});
