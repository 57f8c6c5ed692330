// Turns of the Action Phase: activating, waiting, passing and holding.
import { describe, expect, test } from 'vitest';
import {
  act,
  activate,
  asked,
  attacks,
  battle,
  cast,
  choose,
  decline,
  defend,
  eventsOf,
  type Placed,
  playAll,
  refusalOf,
  step,
  withEffects,
} from '../testing/battles.ts';

const pair = (own: Partial<Placed> = {}, other: Partial<Placed> = {}, scene = {}) =>
  battle({
    fighters: [
      { profile: 'seer', seat: 0, at: [3, 3], ...own },
      { profile: 'cleric', seat: 1, at: [9, 13], ...other },
    ],
    ...scene,
  });

const wait = (id: number) => [activate(id), act('wait')];

describe('[MW 13.0] activations', () => {
  test('one action each in turn; a counter after it', () => {
    const b = playAll(pair(), wait(0)).battle;
    expect(b.fighters.map((f) => f.actions)).toEqual([1, 0]);
    expect(asked(b)).toBe('1 activate');
    expect(asked(playAll(b, wait(1)).battle)).toBe('0 activate');
  });

  test('[MW 4.3] only fighters of one’s own warband', () => {
    expect(refusalOf(pair(), activate(1))).toBe('notOfWarband');
  });

  test('a double counter ends it for the phase', () => {
    const b = battle({
      fighters: [
        { profile: 'seer', seat: 0, at: [3, 3], actions: 2 },
        { profile: 'warrior', seat: 0, at: [5, 3] },
        { profile: 'cleric', seat: 1, at: [9, 13] },
      ],
    });
    expect(refusalOf(b, activate(0))).toBe('noActionsLeft');
    expect(refusalOf(b, activate(1))).toBeUndefined();
  });

  test('[MW-R100] the same fighter twice in a row', () => {
    const b = playAll(pair(), [...wait(0), ...wait(1)]).battle;
    expect(refusalOf(b, activate(0))).toBeUndefined();
    expect(playAll(b, wait(0)).battle.fighters[0]!.actions).toBe(2);
  });

  test('turns go by the order of passing in the Channelling Phase', () => {
    const b = pair();
    const channelling = {
      ...b,
      phase: 'channelling' as const,
      turn: 0,
      stack: [{ type: 'round', step: 'channelling' } as const],
    };
    const first = { type: 'pass' } as const;
    const { battle: after } = playAll(channelling, [{ type: 'draw', card: 'deck' }]);
    const top = after.stack[after.stack.length - 1]!;
    const kept = top.type === 'insight' ? playAll(after, [{ type: 'keepOne', card: top.cards![0]! }]).battle : after;
    // seat 1 passes first, so it has the first turn
    const begun = playAll(kept, [first, first]).battle;
    expect(begun).toMatchObject({ phase: 'action', order: [1, 0], turn: 1 });
  });
});

test('[MW-R26] an activation always costs an action: to do nothing is Wait', () => {
  const b = playAll(pair(), [activate(0)]).battle;
  expect(refusalOf(b, decline)).toBe('notNow');
  expect(refusalOf(b, { type: 'pass' })).toBe('notNow');
  const after = playAll(b, [act('wait')]).battle;
  expect(after.fighters[0]!.actions).toBe(1);
});

describe('[MW-R27] [MW-R28] passing', () => {
  test('[MW-R27] not while somebody can be activated', () => {
    expect(refusalOf(pair(), { type: 'pass' })).toBe('mustActivate');
    expect(refusalOf(pair(), { type: 'hold' })).toBe('mustActivate');
  });

  test('with cards in hand one may pass or hold', () => {
    const b = pair({ actions: 2 }, {}, { hands: [['2H', '2C'], []] });
    expect(asked(b)).toBe('0 passOrHold');
    const held = playAll(b, [{ type: 'hold' }, decline]).battle;
    expect(held).toMatchObject({ turn: 1, passed: [] });
    expect(playAll(b, [{ type: 'pass' }]).battle).toMatchObject({ turn: 1, passed: [0] });
  });

  test('with an empty hand it happens by itself, but not while a Prediction runs', () => {
    const end = playAll(pair({ actions: 1 }), [...wait(0), ...wait(1)]);
    expect(eventsOf(end.events, 'passed').map(({ seat, forced }) => [seat, forced])).toEqual([[0, true]]);
    expect(asked(end.battle)).toBe('1 activate');
    const seen = withEffects(pair({ actions: 1 }), { type: 'prediction', by: 0, fighter: 1, action: 'guard' });
    expect(asked(playAll(seen, [...wait(0), ...wait(1)]).battle)).toBe('0 passOrHold');
  });

  test('who holds gets another turn; when all who are left hold, all pass in turn order', () => {
    const b = pair(
      { actions: 2 },
      { actions: 1 },
      {
        hands: [
          ['2H', '3H'],
          ['2C', '3C'],
        ],
      },
    );
    const held = playAll(b, [{ type: 'hold' }, decline, ...wait(1)]).battle;
    expect(asked(held)).toMatch(/^1 window|^0 passOrHold/);
    const back = asked(held) === '1 window' ? playAll(held, [decline]).battle : held;
    expect(asked(back)).toBe('0 passOrHold');
    const both = playAll(back, [{ type: 'hold' }, decline, { type: 'hold' }, decline]);
    expect(eventsOf(both.events, 'passed').map((e) => e.seat)).toEqual([0, 1]);
    expect(both.battle.phase).toBe('end');
  });

  test('[TC universal.energize] a held turn ends like any other: Energize may be cast, and who got an action back has a turn', () => {
    const b = pair(
      { actions: 2 },
      { actions: 2 },
      {
        hands: [
          ['2H', '3D'],
          ['2C', '3C'],
        ],
      },
    );
    const held = playAll(b, [{ type: 'hold' }]).battle;
    expect(asked(held)).toBe('0 window');
    const cured = playAll(held, [cast('energize', 0, ['2H', '3D'], { target: 0 })]).battle;
    expect(cured.fighters[0]!.actions).toBe(1);
    expect(asked(cured)).toBe('1 passOrHold');
    const back = playAll(cured, [{ type: 'hold' }, decline]).battle;
    expect(back).toMatchObject({ passed: [], held: 2 });
    expect(asked(back)).toBe('0 activate');
    expect(asked(playAll(back, wait(0)).battle)).toBe('1 passOrHold');
  });

  test('[MW-H22] in the first edition a held turn is over at once', () => {
    const b = pair({ actions: 2 }, { actions: 2 }, { hands: [['2H', '3D'], ['2C']], config: { edition: 1 } });
    expect(asked(playAll(b, [{ type: 'hold' }]).battle)).toBe('1 passOrHold');
  });

  test('an activation in between starts the count again', () => {
    const b = pair({ actions: 2 }, { actions: 0 }, { hands: [['2H', '2C'], []] });
    const held = playAll(b, [{ type: 'hold' }, decline, ...wait(1), { type: 'hold' }, decline]).battle;
    expect(held).toMatchObject({ turn: 1, passed: [] });
  });
});

test('[MW 13.5] the phase ends when all have passed', () => {
  const { battle: b, events } = playAll(pair({ actions: 1 }, { actions: 2 }), wait(0));
  expect(eventsOf(events, 'passed').map((e) => e.seat)).toEqual([1, 0]);
  expect(b).toMatchObject({ round: 2, phase: 'channelling', order: [1, 0] });
});

test('[MW-R101] who has passed still reacts and casts', () => {
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'cleric', seat: 1, at: [6.5, 6], actions: 1 },
    ],
    hands: [[], ['2C']],
  });
  const passed = { ...b, passed: [1] };
  const hit = playAll(passed, [...attacks(0, 'melee', 1), choose('heavy')]).battle;
  expect(asked(hit)).toBe('1 defence');
  const hurt = playAll(hit, [defend('deflect')], [1, 1, 1, 1, 1, 1, 1]).battle;
  expect(asked(hurt)).toBe('1 window');
  const { events } = playAll(hurt, [cast('barrier', 1, ['2C']), step()], [1, 1, 2, 2]);
  expect(eventsOf(events, 'barrier')[0]!.cancelled).toBe(2);
});

describe('[MW-R30] wiped out in mid-phase', () => {
  const three = battle({
    players: 3,
    scenario: 'battle-royale',
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'cleric', seat: 1, at: [20, 14], actions: 1 },
      { profile: 'minion', seat: 2, at: [6.5, 6], damage: 2 },
    ],
    hands: [[], ['2H'], []],
  });
  const struck = playAll(three, [...attacks(0, 'melee', 2), choose('light'), defend('none')]);

  test('counts as passing at that moment', () => {
    expect(struck.battle.fighters[2]!.where).toBe('down');
    expect(struck.battle.passed).toEqual([2]);
    expect(asked(struck.battle)).toBe('1 activate');
  });

  test('its turn does not come again', () => {
    const b = playAll(struck.battle, wait(1)).battle;
    const on = asked(b) === '1 window' ? playAll(b, [decline]).battle : b;
    expect(asked(on)).toBe('0 activate');
  });
});
