// What the table shows and offers for what is in the hand.

import type { Token } from '@muster/cosmic-combat';
import { inch } from '@muster/geometry';
import { expect, test } from 'vitest';
import { first } from '../hand/hand.ts';
import { type Gesture, type Held, IDLE } from '../hand/types.ts';
import { battleOf, click, FIRE, gestured, HALF, nowOf, ORDERS, SHIELDS, spot } from '../test/battles.ts';
import { marksAt, plan } from './plan.ts';

const AFAR = { at: [3, 21, 270] } as const;
const kinds = (all: readonly { readonly kind: string }[]) => all.map(({ kind }) => kind);
const near = (x: number) => expect.closeTo(x, 9) as number;
const meanings = (all: readonly { readonly meaning: string }[]) => all.map(({ meaning }) => meaning);

test('[X-219] after part of the way the enemy can be boarded, and the plan says so', () => {
  const now = nowOf(
    battleOf(
      { A1: { at: [12, 6, 90], tokens: ['move', 'board'] }, B1: { at: [12, 15, 270], tokens: ['fire', 'fire'] } },
      HALF,
    ),
  );
  const { options, targets } = plan(now, gestured(now, [click(12, 9.5)]).held);
  expect(options.map(({ words }) => words)).toContain('Board Comrade-class B1');
  expect(targets).toContain('B1');
});

test('[CC-28] [CC-33] [CC-34] how far the next Move token leads is drawn: a lane ahead and one back, of a fighter all round', () => {
  const ships = {
    A1: { at: [12, 6, 90], tokens: ['move'] },
    A4: { at: [20, 6, 90], tokens: ['move'] },
    B1: AFAR,
  } as const;
  const now = nowOf(battleOf(ships, HALF));
  const { areas } = plan(now, { kind: 'move', ship: 'A1', steps: [] }).marks;
  const reach = areas.filter(({ kind }) => kind === 'reach');
  const ys = reach.map(({ corners }) => corners.map(({ y }) => y));
  expect(ys.map((all) => Math.max(...all) - inch(6))).toEqual([inch(8) + 3000, 3000]); // 8 in before the bow, 30 mm from its middle
  expect(ys.map((all) => inch(6) - Math.min(...all))).toEqual([3000, inch(2) + 3000]); // and 2 in behind
  expect(plan(now, { kind: 'move', ship: 'A4', steps: [] }).marks.rings).toContainEqual(
    expect.objectContaining({ id: 'flies', by: inch(12) }),
  );
});

test('[X-215] a ram of whom lies ahead is offered with both chances', () => {
  const now = nowOf(battleOf({ A1: { at: [12, 6, 90], tokens: ['move'] }, B1: { at: [12, 15, 270] } }, HALF));
  const { options } = plan(now, first(now)); // beside what is planned
  expect(options.map(({ words }) => words)).toEqual(['Ram Comrade-class B1']);
  // Strength 2 against Integrity 7 needs a 5, Strength 3 against Integrity 6 a 3.
  expect(options[0]!.note).toBe('Ram: Comrade-class B1 is wounded 33%, Cohort A1 67%.');
  const { risks, main } = plan(now, options[0]!.held);
  expect([risks, main?.words]).toEqual([[options[0]!.note], 'Cohort A1: ram Comrade-class B1']);
});

test('[X-211] a ship without a Move token shows what drift does to it', () => {
  const now = nowOf(battleOf({ A1: { at: [12, 22.5, 90] }, B1: { at: [3, 12, 270] } }, ORDERS, 'orders'));
  const { risks, marks } = plan(now, { kind: 'order', ship: 'A1', tokens: ['fire', 'fire'] });
  expect(risks).toEqual(['Without a Move token it drifts off the board (X-211).']);
  expect(kinds(marks.ghosts)).toEqual(['no']);
});

test('[X-211] one that can only drift is let drift by the button', () => {
  const ships = { A1: { at: [12, 6, 90], tokens: ['fire'] }, A2: { at: [20, 6, 90], tokens: ['move'] } } as const;
  const now = nowOf(battleOf({ ...ships, B1: { at: [3, 21, 270] } }, HALF));
  const { hint, main, marks } = plan(now, gestured(now, ['A1']).held);
  expect(hint).toBe('Cohort A1 has no Move token and drifts 1 in.');
  expect(main).toMatchObject({ words: 'Cohort A1 drifts 1 in', commands: [{ type: 'activate', ship: 'A1' }] });
  expect(marks.ghosts).toMatchObject([{ kind: 'drift', ...spot(12, 7) }]);
});

test('[X-209] the leg that a click would add is offered, and how far its Move still goes', () => {
  const now = nowOf(battleOf({ A4: { at: [12, 4, 90], tokens: ['move'] }, B1: { at: [3, 21, 270] } }, HALF));
  const { held } = gestured(now, [click(12, 9), click(16, 9)]);
  const { hint, marks } = plan(now, held);
  expect(hint).toContain('has 3 in left');
  // Where it turns and where it would end; then the leg that the pointer offers.
  expect(kinds(marks.ghosts)).toEqual(['plan', 'plan']);
  expect(kinds(marksAt(now, held, spot(16, 14))!.ghosts)).toEqual(['plan', 'plan', 'may']);
  expect(marks.rings.find(({ id }) => id === 'leg')).toMatchObject({ corners: [spot(16, 9)], by: inch(3) });
  expect(marksAt(now, IDLE, spot(16, 14))).toBeUndefined();
});

test('[CC-30] who is still to move is listed, and what would be left undone is told', () => {
  const ships = { A1: { at: [6, 6, 90], tokens: ['move'] }, A2: { at: [12, 6, 90], tokens: ['fire'] } } as const;
  const now = nowOf(battleOf({ ...ships, B1: { at: [3, 21, 270] } }, HALF));
  // Who can move is in the hand already, with a way planned.
  expect(plan(now, first(now))).toMatchObject({ selected: ['A1'], main: { words: 'Cohort A1: 8 in ahead' } });
  const { hint, roster, main, end } = plan(now, IDLE);
  expect(hint).toBe('Choose a ship to move: 2 ships left. Those you leave drift when you end.');
  expect(roster).toMatchObject({ ids: ['A1', 'A2'], label: 'Ships to move', next: 'Next ship', last: false });
  expect(main).toBeUndefined();
  expect(end).toMatchObject({ words: 'End our movement', unless: '1 ship has Move tokens left' });
  expect(plan(now, first(now)).roster?.last).toBe(true);
});

test('[CC-14] a ship that was put down is marked only where it may not lie', () => {
  const set = battleOf({ B1: { at: [3, 21, 270] } }, [{ type: 'roundEnd' }, { type: 'deploy', side: 0 }], 'setup');
  const ships = set.ships.map((s) => (s.seat === 0 ? { ...s, fate: 'alive' as const, place: null } : s));
  const now = nowOf({ ...set, ships });
  const waiting = plan(now, { kind: 'deploy', ship: 'A1', at: null, facing: 900 });
  expect(waiting.roster).toMatchObject({ ids: ['A1', 'A2', 'A3', 'A4'], label: 'Ships to deploy', drags: true });
  expect([waiting.selected, waiting.card, waiting.main]).toEqual([['A1'], 'A1', undefined]);
  const put = gestured(now, [click(12, 4)]).held;
  const { marks, main } = plan(now, put);
  expect(marks.ghosts).toEqual([]);
  expect(main).toMatchObject({
    words: 'Deploy Cohort A1 here',
    commands: [{ type: 'deploy', ship: 'A1', place: { ...spot(12, 4), facing: 900 } }],
  });
  expect(kinds(marksAt(now, put, spot(12, 15))!.ghosts)).toEqual(['no']);
  expect(kinds(marksAt(now, put, spot(5, 3))!.ghosts)).toEqual(['plan']);
  const wrong: Held = { kind: 'deploy', ship: 'A1', at: spot(12, 12), facing: 900 };
  expect([kinds(plan(now, wrong).marks.ghosts), plan(now, wrong).main]).toEqual([['no'], undefined]);
});

test('[CC-21] [X-242] all orders are confirmed when every ship has its own, and opened again by who has confirmed', () => {
  const given = (tokens: readonly ['move', 'fire'] | readonly []) =>
    battleOf({ A1: { at: [6, 4, 90], tokens: ['move', 'fire'] }, A2: { at: [12, 4, 90], tokens } }, ORDERS, 'orders');
  const missing = plan(nowOf(given([])), IDLE);
  expect([missing.wait, missing.choices]).toEqual(['1 ship without orders', ['A2']]);
  // By one press the rest gets what is planned, and all is confirmed.
  expect(missing.main).toMatchObject({
    words: 'This order as planned',
    commands: [{ type: 'order', ship: 'A2', tokens: ['move', 'fire'] }, { type: 'confirm' }],
  });
  expect(missing.roster).toMatchObject({ ids: ['A1', 'A2'], label: 'Your ships' });
  const all = given(['move', 'fire']);
  expect(plan(nowOf(all), IDLE).main).toMatchObject({ words: 'Confirm all orders', commands: [{ type: 'confirm' }] });
  // What opens them is played before every command; here nothing comes after it.
  expect(plan(nowOf(all, true), IDLE).main).toMatchObject({ words: 'Change the orders', commands: [] });
});

test('[CC-21] [X-210] orders show where a ship could end with them: as far as a move of that kind would bring it', () => {
  const ships = (tokens: readonly Token[]) => ({ A1: { at: [12, 4, 90], tokens } as const, B1: AFAR });
  const ends = (...tokens: Token[]) =>
    plan(nowOf(battleOf(ships([]), ORDERS, 'orders')), { kind: 'order', ship: 'A1', tokens }).marks;
  const moved = (tokens: readonly Token[], ...gestures: Gesture[]) => {
    const now = nowOf(battleOf(ships(tokens), HALF));
    const { x, y, facing } = plan(now, gestured(now, gestures).held).marks.ghosts.at(-1)!;
    return { x, y, facing };
  };
  const one = ends('move', 'fire').ghosts;
  expect(one.map(({ id }) => id)).toEqual(['ahead', 'port', 'starboard']);
  expect(one[0]).toMatchObject(moved(['move'], click(12, 23)));
  expect(one.map(({ facing }) => facing)).toEqual([900, 1800, 0]); // a turn is of 90 degrees at most
  const two = ends('move', 'move').ghosts;
  expect(two).toHaveLength(5);
  expect(two[0]).toMatchObject(moved(['move', 'move'], click(12, 23), click(12, 23)));
  // Boarders slide half of the Move.
  expect(ends('board', 'fire').rings).toMatchObject([{ id: 'boards', text: expect.stringContaining('boards within') }]);
});

test('[X-209] orders of a fighter show how far it flies with both', () => {
  const now = nowOf(battleOf({ A4: { at: [12, 4, 90] }, B1: AFAR }, ORDERS, 'orders'));
  const { ghosts, rings } = plan(now, { kind: 'order', ship: 'A4', tokens: ['move', 'move'] }).marks;
  expect([ghosts, rings]).toEqual([[], [expect.objectContaining({ by: inch(24), text: 'flies 24 in' })]]);
});

test('[CC-21] orders are given to the rest of a squadron, as to another, or to all that have none', () => {
  const ships = {
    A1: { at: [6, 4, 90], tokens: ['move', 'fire'] },
    A2: { at: [12, 4, 90] },
    A3: { at: [16, 4, 90] },
    A4: { at: [20, 4, 90] },
  } as const;
  const now = nowOf(battleOf({ ...ships, B1: { at: [3, 21, 270] } }, ORDERS, 'orders'));
  const more = (ship: string) => plan(now, { kind: 'order', ship, tokens: [] }).more;
  expect(more('A2').map(({ words }) => words)).toEqual([
    'Every Cohort: Move and Fire',
    'All 3 without orders: Move and Fire',
  ]);
  expect(more('A2')[0]!.commands).toEqual(
    ['A2', 'A3'].map((ship) => ({ type: 'order', ship, tokens: ['move', 'fire'] })),
  );
  expect(meanings(more('A4'))).toEqual(['squadron', 'same', 'rest']);
});

test('[X-225] shields are wanted where Fire tokens are; they are turned, confirmed and turned again', () => {
  const ships = { A1: { at: [12, 6, 90], tokens: ['shield'] }, A2: { at: [6, 6, 90], tokens: ['fire'] } } as const;
  const b = battleOf({ ...ships, B1: { at: [12, 15, 270], tokens: ['fire', 'move'] } }, SHIELDS);
  const { marks, choices, wait, main } = plan(nowOf(b), first(nowOf(b)));
  expect(marks.lines).toMatchObject([{ from: spot(12, 15), to: spot(12, 6) }]);
  expect([choices, wait]).toEqual([['A1'], '1 ship with shields to turn']);
  expect(main).toMatchObject({
    words: 'Turn the shields as planned', // towards the only enemy with a Fire token
    commands: [{ type: 'shield', ship: 'A1', arrows: ['front'] }, { type: 'confirm' }],
  });
  const done = { ...b, ships: b.ships.map((s) => (s.id === 'A1' ? { ...s, arrows: ['front' as const] } : s)) };
  expect(plan(nowOf(done), IDLE).main?.words).toBe('Confirm all shields');
  expect(plan(nowOf(done, true), IDLE).main?.words).toBe('Turn them again');
});

test('[X-258] who fights on the same side is no threat to its shields', () => {
  const ships = { A1: { at: [12, 6, 90], tokens: ['shield'] }, B1: { at: [12, 15, 270], tokens: ['fire'] } } as const;
  const b = battleOf(ships, SHIELDS);
  const seats = b.config.seats.map((one) => ({ ...one, side: 0 as const }));
  const mates = { ...b, config: { ...b.config, seats } };
  expect(plan(nowOf(b), first(nowOf(b))).marks.lines).toHaveLength(1);
  expect(plan(nowOf(mates), first(nowOf(mates))).marks.lines).toEqual([]);
});

test('[CC-50] a volley is shown with its odds before it is fired, and who ceases fire is asked once', () => {
  const now = nowOf(battleOf({ A1: { at: [12, 6, 90], tokens: ['fire'] }, B1: { at: [12, 12, 270] } }, FIRE, 'shoot'));
  const none = plan(now, { kind: 'attack', ship: 'A1', volley: [] });
  expect([none.targets, none.main, none.odds]).toEqual([['B1'], undefined, undefined]);
  expect(none.end).toMatchObject({ words: 'Shoot no more', unless: '1 ship could still attack' });
  const ready = plan(now, first(now));
  // Two batteries, each 67 in 100: neither hits one time in nine.
  expect(ready.odds).toMatchObject([{ shots: 2, volley: { target: 'B1', wounds: [1 / 9, 4 / 9, 4 / 9].map(near) } }]);
  expect(ready.main).toMatchObject({
    meaning: 'fire',
    words: 'Cohort A1: fire Battery ×2 at Comrade-class B1',
    commands: [0, 1].map((weapon) => ({ type: 'fire', ship: 'A1', weapon, target: 'B1' })),
  });
  expect(ready.marks.lines).toHaveLength(1);
  expect(ready.marks.lines[0]?.text).toBe('wounds 89%');
  // Nose to nose: only the bow is reached.
  expect(kinds(ready.marks.edges)).toEqual(['open']);
  const [all, one] = ready.options;
  expect([all?.words, all?.chosen, one?.chosen]).toEqual(['All 2 shots at Comrade-class B1', true, true]);
  // Two of a kind are told apart.
  expect(ready.options.slice(1).map(({ words }) => words)).toEqual([
    'Battery 1 at Comrade-class B1',
    'Battery 2 at Comrade-class B1',
  ]);
  // A weapon that is chosen is left out by its option.
  expect(plan(now, one!.held).main?.commands).toEqual([{ type: 'fire', ship: 'A1', weapon: 1, target: 'B1' }]);
});

test('[CC-50] a volley at two ships is shown with the odds of both', () => {
  const ships = {
    A1: { at: [12, 6, 90], tokens: ['fire'] },
    B1: { at: [11, 12, 270] },
    B2: { at: [13, 12, 270] },
  } as const;
  const now = nowOf(battleOf(ships, FIRE, 'shoot'));
  const shot = (weapon: number, target: string) => ({ type: 'fire', ship: 'A1', weapon, target }) as const;
  const { odds } = plan(now, { kind: 'attack', ship: 'A1', volley: [shot(0, 'B1'), shot(1, 'B2')] });
  // One battery each, 67 in 100.
  expect(odds).toMatchObject([
    { shots: 1, volley: { target: 'B1', wounds: [1 / 3, 2 / 3].map(near) } },
    { shots: 1, volley: { target: 'B2', wounds: [1 / 3, 2 / 3].map(near) } },
  ]);
});

test('[DW-89] [X-247] a power is told with its chance and whom it strikes, where it is chosen and in the list', () => {
  const seats = [
    { side: 0, faction: 'eldritch-cult', ships: ['coven'] },
    { side: 1, faction: 'bloodpact', ships: ['reaver', 'reaver'] }, // without Faith or Affinity
  ];
  const ships = {
    A1: { at: [12, 6, 90] },
    B1: { at: [12, 12, 270] },
    B2: { at: [13.5, 12, 270] },
  } as const;
  const now = nowOf(battleOf(ships, FIRE, 'shoot', seats));
  const { options } = plan(now, first(now));
  const lightning = options.find(({ words }) => words === 'Lightning on Reaver B1')!;
  // Perception 2 and Strength 6 against 5; of its 2 Affinity the Cult saves 1
  expect([lightning.note, lightning.chance]).toEqual([expect.stringMatching(/^1 Affinity · /), near(4 / 6)]);
  expect(plan(now, lightning.held)).toMatchObject({
    facts: ['Nobody can keep it off; then Reaver B1 on 3+: wounded 67% and Reaver B2 on 3+: wounded 67%.'],
    main: { words: 'Cast Lightning on Reaver B1' },
    odds: undefined,
  });
});

test('[CC-21] orders of the round before are planned again, where they are of use still and carry nobody into harm', () => {
  const at = { A1: [12, 6, 90], A2: [20, 23, 90], B1: [12, 20, 270] } as const;
  const config = (tokens: readonly Token[]) =>
    battleOf({ A1: { at: at.A1, tokens }, A2: { at: at.A2, tokens }, B1: { at: at.B1 } }, HALF);
  const before = config(['shield', 'fire']);
  first(nowOf(before));
  const b: typeof before = {
    ...before,
    phase: 'orders',
    stack: ORDERS,
    ships: before.ships.map((s) => ({ ...s, tokens: [] })),
  };
  expect(plan(nowOf(b), IDLE).main).toMatchObject({
    words: 'All 2 orders as planned',
    commands: [
      { type: 'order', ship: 'A1', tokens: ['shield', 'fire'] },
      { type: 'order', ship: 'A2', tokens: ['move', 'fire'] }, // its bow is at the edge
      { type: 'confirm' },
    ],
  });
});

test('[CC-50] an enemy is looked at where nobody attacks: its threat, who has it in sight, and when it can be attacked', () => {
  const ships = { A1: { at: [12, 6, 90] }, B1: { at: [12, 16, 270] } } as const;
  const now = nowOf(battleOf(ships, ORDERS, 'orders'));
  const { facts, card, main } = plan(now, gestured(now, ['B1']).held);
  expect(facts).toEqual([
    'In its arcs now: Cohort A1 (67%).',
    'It is in the arcs of Cohort A1 (67%).',
    'It can be attacked in this round: by Fire tokens in the Shoot phase, by Boarding tokens while ships move.',
  ]);
  expect([card, main?.words]).toEqual(['B1', 'This order as planned']);
});

test('[DW-72] [X-243] a shot may be passed on, or taken', () => {
  const shot = {
    type: 'shot',
    shooter: 'A1',
    weapon: 0,
    target: 'B1',
    step: 'redirect',
    way: [],
    astray: false,
  } as const;
  const b = battleOf(
    { A1: { at: [12, 6, 90], tokens: ['fire'] }, B1: { at: [12, 12, 270] }, B2: { at: [14, 12, 270] } },
    [...FIRE, shot],
    'shoot',
  );
  const now = nowOf(b);
  const { options, targets, main, hint } = plan(now, first(now));
  expect(hint).toContain('Cohort A1 shoots at Comrade-class B1.');
  expect([targets, options.map(({ words }) => words)]).toEqual([['B2'], ['Pass the shot to Comrade-class B2']]);
  expect(main).toMatchObject({ words: 'Comrade-class B1 takes it', commands: [{ type: 'redirect', to: null }] });
  const picked = gestured(now, ['B2']).held;
  expect(plan(now, picked).main?.commands).toEqual([{ type: 'redirect', to: 'B2' }]);
  expect(gestured(now, ['B2', 'B2']).held).toEqual(IDLE);
  expect(gestured(now, ['A1']).remark?.at).toMatchObject(spot(12, 6));
});

test('who is looked at has its arcs shown, and what could be done is done still', () => {
  const now = nowOf(battleOf({ A1: { at: [12, 6, 90], tokens: ['move', 'fire'] } }, ORDERS, 'orders'));
  const { hint, marks, card, main } = plan(now, { kind: 'look', ship: 'A1', over: IDLE });
  expect([hint, card, main?.words]).toEqual(['Cohort A1: Move and Fire.', 'A1', 'Confirm all orders']);
  expect(kinds(marks.areas)).toContain('arc');
  const resting = plan({ ...now, decision: undefined }, { kind: 'look', ship: 'A1', over: IDLE });
  expect([resting.selected, resting.card, resting.roster, resting.main]).toEqual([
    ['A1'],
    undefined,
    undefined,
    undefined,
  ]);
});
