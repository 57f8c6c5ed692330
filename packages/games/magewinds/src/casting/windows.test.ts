// When players are asked for spells, in which order, and what their standing orders say.
import { seededLuck, startMatch } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import type { Card } from '../content/cards.ts';
import { magewinds } from '../game.ts';
import type { Ask, AskedSpell, Battle } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
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
  knockBack,
  type Placed,
  playAll,
  refusalOf,
  step,
  tableWith,
} from '../testing/battles.ts';
import { DEFAULT_ORDERS } from './windows.ts';

const ordered = (b: Battle, seat: number, spell: AskedSpell, ask: Ask): Battle =>
  magewinds.play(b, seat, { type: 'setOrders', spell, ask }, tableWith([]).table);

const duel = (hands: readonly (readonly Card[])[], own: Partial<Placed> = {}) =>
  battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'cleric', seat: 1, at: [6.5, 6], ...own },
    ],
    hands,
  });
const light = [...attacks(0, 'melee', 1), choose('light')];

describe('[MW-R61] who is asked', () => {
  test('before damage, whatever the hand holds, but not with an empty one', () => {
    for (const card of ['2C', '2H'] as const) {
      const b = playAll(duel([[], [card]], { actions: 2 }), light).battle;
      expect(asked(b)).toBe('1 window');
    }
    expect(asked(playAll(duel([[], []], { actions: 2 }), light).battle)).toBe('0 knockBack');
  });

  test('the turn player first, then the others in turn order, until all decline', () => {
    const three = battle({
      players: 3,
      scenario: 'battle-royale',
      fighters: [
        { profile: 'warrior', seat: 1, at: [5, 6] },
        { profile: 'cleric', seat: 2, at: [6.5, 6], actions: 2 },
        { profile: 'seer', seat: 0, at: [10, 6] },
      ],
      hands: [['2C'], ['3C'], ['4C']],
      turn: 1,
    });
    const always = [0, 1, 2].reduce((b, seat) => ordered(b, seat, 'barrier', 'always'), three);
    let b = playAll(always, [...attacks(0, 'melee', 1), choose('light')]).battle;
    expect(asked(b)).toBe('1 window');
    b = playAll(b, [decline]).battle;
    expect(asked(b)).toBe('2 window');
    b = playAll(b, [decline]).battle;
    expect(asked(b)).toBe('0 window');
    b = playAll(b, [decline]).battle;
    expect(asked(b)).toBe('1 knockBack');
  });

  test('nothing else can be done in between', () => {
    const b = playAll(duel([[], ['2C']], { actions: 2 }), light).battle;
    expect(refusalOf(b, knockBack(0))).toBe('notNow');
    expect(magewinds.refuse(b, 0, knockBack(0))?.code).toBe('notYourTurn');
  });

  test('a spell at the wrong time is refused with its time', () => {
    const b = playAll(duel([[], ['2S']], { actions: 2 }), light).battle;
    expect(refusalOf(b, cast('haste', 1, ['2S']))).toBe('wrongTime');
  });
});

describe('[MW-R59] who may cast', () => {
  test('also with a double counter, and in another’s turn', () => {
    const b = playAll(duel([[], ['2C']], { actions: 2 }), light).battle;
    const { events } = playAll(b, [cast('barrier', 1, ['2C']), knockBack(0)], [1, 6]);
    expect(eventsOf(events, 'barrier')[0]!.cancelled).toBe(1);
  });

  test('not with fighters of another, nor with one that is not on the field', () => {
    const b = playAll(duel([[], ['2C']], { actions: 2 }), light).battle;
    expect(refusalOf(b, cast('barrier', 0, ['2C']))).toBe('notYours');
    expect(refusalOf(b, cast('barrier', 7, ['2C']))).toBe('notOnField');
  });
});

describe('[MW-R60] in the Action Phase only', () => {
  test('not while channelling', () => {
    const b: Battle = {
      ...duel([['2H'], ['2C']]),
      phase: 'channelling',
      stack: [{ type: 'round', step: 'channelling' }],
    };
    expect(refusalOf(b, cast('recover', 0, ['2H']))).toBe('notNow');
  });

  test('to its very end: poison may be met with Barrier', () => {
    const poisoned = duel([[], ['2C', '2H']], { actions: 2, poison: 0 });
    const b = { ...poisoned, fighters: poisoned.fighters.map((f) => ({ ...f, actions: 2 })) };
    const ends = playAll({ ...b, turn: 1 }, [{ type: 'pass' }]).battle;
    expect(asked(ends)).toBe('1 window');
    const saved = playAll(ends, [cast('barrier', 1, ['2C'])], [1]).battle;
    expect(saved.fighters[1]).toMatchObject({ damage: 0, poison: 0 });
    const hurt = playAll(ends, [decline]).battle;
    expect(hurt.fighters[1]).toMatchObject({ damage: 1, poison: 0 });
  });

  test('not against Windburn', () => {
    const b = duel([[], ['2C', '3C']], { actions: 2 });
    const spent = { ...b, fighters: b.fighters.map((f) => ({ ...f, actions: 2 })), turn: 1 };
    const burning = playAll(spent, [{ type: 'pass' }]).battle;
    expect(asked(burning)).toBe('1 windburn');
    const kept = playAll(burning, [{ type: 'keepCard', card: '2C', fighters: [1] }]).battle;
    expect(kept.fighters[1]!.damage).toBe(1);
    expect(asked(kept)).toBe('1 windburn');
    expect(refusalOf(burning, cast('barrier', 1, ['3C']))).toBe('notNow');
  });
});

describe('[MW-R48] direct damage', () => {
  test('poison ignores Armour, gives no reaction and no knockback', () => {
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6], actions: 2 },
        { profile: 'guardian', seat: 1, at: [6.5, 6], actions: 1, poison: 0 },
      ],
      turn: 1,
    });
    const { battle: after, events } = playAll(b, [activate(1), act('wait')]);
    expect(after.fighters[1]!.damage).toBe(1); // Armour 2
    expect(eventsOf(events, 'defended')).toEqual([]);
    expect(asked(after)).toBe('0 channel'); // seat 0 had passed first
  });
});

describe('[MW-H01] one’s own moment', () => {
  test('while choosing an action, at a move, at a step: no extra question', () => {
    const b = battle({
      fighters: [
        { profile: 'enchanter', seat: 0, at: [5, 6] },
        { profile: 'cleric', seat: 1, at: [9, 13] },
      ],
      hands: [['2D', '2S'], []],
    });
    const begun = playAll(b, [activate(0)]).battle;
    expect(asked(begun)).toBe('0 action');
    expect(refusalOf(begun, cast('white-hot-weapons', 0, ['2D']))).toBeUndefined();
    expect(refusalOf(begun, cast('haste', 0, ['2S']))).toBe('wrongTime');
    const moving = playAll(begun, [act('move')]).battle;
    expect(asked(moving)).toBe('0 move');
    for (const spell of ['haste', 'phasewalk'] as const)
      expect(refusalOf(moving, cast(spell, 0, ['2S']))).toBeUndefined();
    const stepping = playAll(begun, [act('guard')]).battle;
    expect(asked(stepping)).toBe('0 step');
    for (const spell of ['leap', 'phasewalk'] as const)
      expect(refusalOf(stepping, cast(spell, 0, ['2S']))).toBeUndefined();
  });

  test('others who want to be asked always come before', () => {
    const b = ordered(duel([['2S'], ['3S']]), 1, 'haste', 'always');
    const moving = playAll(b, [activate(0), act('move')]).battle;
    expect(asked(moving)).toBe('1 window');
    expect(asked(playAll(moving, [decline]).battle)).toBe('0 move');
    const plain = playAll(duel([['2S'], ['3S']]), [activate(0), act('move')]).battle;
    expect(asked(plain)).toBe('0 move');
  });
});

describe('[MW-H02] standing orders', () => {
  test('what they are to begin with', () => {
    expect(DEFAULT_ORDERS).toEqual({
      haste: 'mine',
      phasewalk: 'mine',
      'third-eye': 'mine',
      barrier: 'mine',
      wildform: 'always',
      heal: 'always',
      hex: 'always',
      energize: 'always',
      prediction: 'never',
      empower: 'never',
    });
  });

  test('always, mine, never', () => {
    const hit = [...light, defend('none')];
    const own = (ask: Ask) => asked(playAll(ordered(duel([[], ['2C']]), 1, 'barrier', ask), hit).battle);
    expect([own('always'), own('mine'), own('never')]).toEqual(['1 window', '1 window', '0 knockBack']);
    const other = (ask: Ask) => asked(playAll(ordered(duel([['2C'], []]), 0, 'barrier', ask), hit).battle);
    expect([other('always'), other('mine'), other('never')]).toEqual(['0 window', '0 knockBack', '0 knockBack']);
  });

  test('changed at any time, by anybody, and private', () => {
    const b = duel([[], ['2C']]);
    expect(magewinds.refuse(b, 1, { type: 'setOrders', spell: 'barrier', ask: 'never' })).toBeUndefined();
    const after = ordered(b, 1, 'barrier', 'never');
    expect(after.seats[1]!.orders).toEqual({ ...DEFAULT_ORDERS, barrier: 'never' });
    expect(after.seats[0]!.orders).toEqual(DEFAULT_ORDERS);
    expect(magewinds.view(after, 0).seats[1]!.orders).toBeNull();
    expect(magewinds.view(after, 1).seats[1]!.orders).toEqual({ ...DEFAULT_ORDERS, barrier: 'never' });
  });
});

test('[MW-R85] Wildform is asked for before the first turn, in turn order', () => {
  const b = battle({
    fighters: [
      { profile: 'druid', seat: 0, at: [5, 6] },
      { profile: 'druid', seat: 1, at: [9, 13] },
    ],
    hands: [['2H'], ['3H']],
  });
  const begins: Battle = {
    ...b,
    phase: 'channelling',
    passed: [1],
    turn: 0,
    stack: [{ type: 'round', step: 'channelling' }],
  };
  const first = playAll(begins, [{ type: 'pass' }]).battle;
  expect(first).toMatchObject({ phase: 'action', order: [1, 0] });
  expect(asked(first)).toBe('1 window');
  const second = playAll(first, [cast('wildform', 1, ['3H'])]).battle;
  expect(asked(second)).toBe('0 window');
  const turn = playAll(second, [decline]).battle;
  expect(asked(turn)).toBe('1 activate');
  expect(turn.effects).toEqual([{ type: 'wildform', fighter: 1 }]);
});

describe('[MW-R97] [MW-H02] what another’s standing orders show is final, whichever they are', () => {
  /** Whether a command may be taken back without asking. */
  const isFinal = (b: Battle, seat: number, c: MagewindsCommand): boolean => {
    let times = 0;
    const { table } = tableWith([]);
    magewinds.play(b, seat, c, { ...table, final: () => void times++ });
    return times > 0;
  };
  // seat 1 has a Seer (Third Eye) and an Enchanter (Phasewalk) who see everything, and cards
  const scene = (theirs: readonly Card[], mine: readonly Card[] = [], edition: 1 | 2 = 2) =>
    battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6] },
        { profile: 'seer', seat: 1, at: [9, 12] },
        { profile: 'enchanter', seat: 1, at: [3, 12] },
      ],
      hands: [mine, theirs],
      config: { edition },
    });
  const asks = ['always', 'never'] as const;

  test('an activation, a move, a step: asked or not', () => {
    for (const ask of asks) {
      const b = ordered(ordered(scene(['2H']), 1, 'third-eye', ask), 1, 'haste', ask);
      expect(isFinal(b, 0, activate(0))).toBe(true);
      expect(asked(playAll(b, [activate(0)]).battle)).toBe(ask === 'always' ? '1 window' : '0 action');
      const chosen = playAll(ordered(b, 1, 'third-eye', 'never'), [activate(0)]).battle;
      expect(isFinal(chosen, 0, act('move'))).toBe(true);
      const stepping = ordered(chosen, 1, 'phasewalk', ask);
      expect(isFinal(stepping, 0, act('attack'))).toBe(true);
    }
  });

  test('the one who declines learns whether the next is asked', () => {
    const b = battle({
      players: 3,
      scenario: 'battle-royale',
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6] },
        { profile: 'seer', seat: 1, at: [9, 12] },
        { profile: 'seer', seat: 2, at: [20, 12] },
      ],
      hands: [[], ['2H'], ['3H']],
    });
    const always = ordered(b, 1, 'third-eye', 'always');
    for (const ask of asks) {
      const open = playAll(ordered(always, 2, 'third-eye', ask), [activate(0)]).battle;
      expect(asked(open)).toBe('1 window');
      expect(isFinal(open, 1, decline)).toBe(true);
      const last = playAll(ordered(always, 2, 'third-eye', 'always'), [activate(0), decline]).battle;
      expect(isFinal(last, 2, decline)).toBe(false);
    }
  });

  test('it stays free where all can see that nobody else could cast', () => {
    for (const ask of asks) {
      const empty = ordered(scene([], ['2H']), 1, 'third-eye', ask);
      expect(isFinal(empty, 0, activate(0))).toBe(false);
      // one's own orders tell oneself nothing
      const own = ordered(scene([], ['2H', '2D']), 0, 'energize', ask);
      expect(isFinal(playAll(own, [activate(0)]).battle, 0, act('wait'))).toBe(false);
    }
    expect(isFinal(scene(['2H'], [], 1), 0, activate(0))).toBe(false); // MW-H22
  });

  test('in a match: taking the activation back needs consent with either order', () => {
    for (const ask of asks) {
      const config = {
        scenario: 'deathmatch',
        warbands: [['warrior'], ['seer']],
        deployment: 'auto',
      };
      const parsed = magewinds.parseConfig(config, magewinds.version);
      if (!parsed.ok) throw new Error('a good configuration');
      const match = startMatch(magewinds, parsed.value, { luck: seededLuck(5), fairness: { kind: 'seeded', seed: 5 } });
      match.play(1, { type: 'setOrders', spell: 'third-eye', ask });
      // seat 0 passes at once, seat 1 with a card: then fighters are activated
      for (let n = 0; match.state().phase === 'channelling'; n++) {
        const { seat, kind } = match.decisions()[0]!;
        const { row } = match.state();
        const card = row.find((c) => c.endsWith('D')) ?? row[0]!; // MW-H24: they may pay it
        if (kind === 'insight') throw new Error('drawn face up');
        match.play(seat, seat === 1 && n < 3 ? { type: 'draw', card } : { type: 'pass' });
      }
      const own = match.state().fighters.find((f) => f.seat === 0)!;
      expect(match.state().turn).toBe(0);
      expect(match.play(0, { type: 'activate', fighter: own.id })).toMatchObject({ ok: true });
      expect(match.decisions()[0]).toMatchObject(ask === 'always' ? { seat: 1, kind: 'window' } : { kind: 'action' });
      expect(match.refuseUndo(0)).toMatchObject({ code: 'needsConsent', why: 'final', of: [1] });
    }
  });
});

describe('[MW-H24] no question that cannot be paid', () => {
  const open = (b: Battle, seat: number, cards: readonly Card[]): Battle => ({
    ...b,
    seats: b.seats.map((s, n) =>
      n === seat ? { ...s, hand: { ...s.hand, seen: cards.map((card) => ({ card, to: null })) } } : s,
    ),
  });
  const struck = (b: Battle) => asked(playAll(b, light).battle);

  test('a hand of which all have seen every card is asked only about what it pays', () => {
    const hearts = duel([[], ['2H', '3D']], { actions: 2 });
    expect(struck(open(hearts, 1, ['2H', '3D']))).toBe('0 knockBack');
    expect(struck(open(hearts, 1, ['2H']))).toBe('1 window');
    expect(struck(open(duel([[], ['2H', '3C']], { actions: 2 }), 1, ['2H', '3C']))).toBe('1 window');
  });

  test('what one other player alone knows of a hand closes nothing', () => {
    const b = duel([[], ['2H']], { actions: 2 });
    const told = { ...b.seats[1]!, hand: { ...b.seats[1]!.hand, seen: [{ card: '2H', to: 0 } as const] } };
    expect(struck({ ...b, seats: [b.seats[0]!, told] })).toBe('1 window');
  });

  test('two suits take two cards: Energize is asked about from the second card on', () => {
    const ended = (hand: readonly Card[]) =>
      asked(playAll(duel([hand, []]), [activate(0), act('guard'), step()]).battle);
    expect(ended(['2C'])).toBe('1 activate');
    expect(ended(['2C', '3C'])).toBe('0 window');
  });

  test('[MW-H22] before the third edition it was asked all the same', () => {
    const b = open(duel([[], ['2H']], { actions: 2 }), 1, ['2H']);
    expect(struck({ ...b, config: { ...b.config, edition: 2 } })).toBe('1 window');
  });
});
