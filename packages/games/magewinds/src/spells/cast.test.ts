// What a cast changes and what is told of it: every field of the event, and of the battle where it is small.
import { inch, mm } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Card } from '../content/cards.ts';
import { magewinds } from '../game.ts';
import type { Battle, Fighter } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import type { MagewindsEvent } from '../state/events.ts';
import {
  act,
  activate,
  aiming,
  at,
  battle,
  block,
  cast,
  changed,
  ending,
  type Lineup,
  type Placed,
  playAll,
  tableWith,
  whoIs,
  withEffects,
} from '../testing/battles.ts';

/** One command: what is told by it until a type of event that ends the tale, and the battle after it. */
const played = (b: Battle, c: MagewindsCommand, dice: readonly number[] = []) => playAll(b, [c], dice);
const ends = new Set<MagewindsEvent['type']>(['counter', 'passed', 'phaseBegan']);
const told = (events: readonly MagewindsEvent[]) => {
  const end = events.findIndex((e) => ends.has(e.type));
  return end < 0 ? events : events.slice(0, end);
};
const spent = (cards: readonly Card[], seat = 0) => ({ type: 'spent', seat, cards, rule: 'MW 17.0' });
const castEvent = (spell: string, rule: string, caster: object, more: object = {}) => ({
  type: 'cast',
  rule,
  who: caster,
  spell,
  target: null,
  paid: 1,
  place: null,
  action: null,
  ...more,
});

const scene = (profile: Placed['profile'], hand: readonly Card[], more: Partial<Lineup> = {}) =>
  battle({
    fighters: [
      { profile, seat: 0, at: [3, 3] },
      { profile: 'warrior', seat: 1, at: [6, 3] },
      { profile: 'cleric', seat: 0, at: [3, 6] },
    ],
    hands: [hand, []],
    ...more,
  });

describe('a cast is told: who, what, on whom, for how much, where', () => {
  test('[TC druid.entangle]', () => {
    const { battle: b, events } = played(
      aiming(scene('druid', ['2C', 'KH']), 'entangle'),
      cast('entangle', 0, ['2C', 'KH'], { target: 1 }),
    );
    expect(told(events)).toEqual([
      spent(['2C', 'KH']),
      castEvent('entangle', 'TC druid.entangle', whoIs(0, 0, 'druid'), { target: whoIs(1, 1, 'warrior'), paid: 2 }),
      {
        type: 'effectBegan',
        rule: 'TC druid.entangle',
        effect: 'entangle',
        who: whoIs(1, 1, 'warrior'),
        of: { type: 'entangle', by: 0, fighter: 1 },
        by: whoIs(0, 0, 'druid'),
        until: 'nextAction', // MW-R77
      },
    ]);
    expect(b.effects).toEqual([{ type: 'entangle', by: 0, fighter: 1 }]);
    expect(b.discard).toEqual(['2C', 'KH']);
    expect(b.fighters[0]!.actions).toBe(1);
  });

  test('[TC witch.charm] on whom is not told', () => {
    const { events } = played(
      aiming(scene('witch', ['2C', '2H', '2S']), 'charm'),
      cast('charm', 0, ['2C', '2H', '2S'], { target: 1 }),
    );
    expect(told(events)).toEqual([
      spent(['2C', '2H', '2S']),
      castEvent('charm', 'TC witch.charm', whoIs(0, 0, 'witch'), { paid: 3 }),
    ]);
  });

  test('[TC seer.prediction] with the action it names', () => {
    const b = playAll(scene('seer', ['2D']), [activate(0)]).battle;
    const { battle: after, events } = played(b, cast('prediction', 0, ['2D'], { target: 1, action: 'guard' }));
    expect(events).toEqual([
      spent(['2D']),
      castEvent('prediction', 'TC seer.prediction', whoIs(0, 0, 'seer'), {
        target: whoIs(1, 1, 'warrior'),
        action: 'guard',
      }),
      {
        type: 'effectBegan',
        rule: 'TC seer.prediction',
        effect: 'prediction',
        who: whoIs(1, 1, 'warrior'),
        of: { type: 'prediction', by: 0, fighter: 1, action: 'guard' },
        by: whoIs(0, 0, 'seer'),
        until: 'phaseEnds',
      },
    ]);
    expect(after.effects).toEqual([{ type: 'prediction', by: 0, fighter: 1, action: 'guard' }]);
  });

  test('[TC universal.blink] with the place; the way of a fighter that is set up again has no length', () => {
    const { battle: b, events } = played(
      aiming(scene('warrior', ['AS']), 'blink'),
      cast('blink', 0, ['AS'], { place: at(3, 12) }),
    );
    expect(told(events)).toEqual([
      spent(['AS']),
      castEvent('blink', 'TC universal.blink', whoIs(0, 0, 'warrior'), { place: at(3, 12), paid: 3 }),
      {
        type: 'moved',
        rule: 'TC universal.blink',
        who: whoIs(0, 0, 'warrior'),
        how: 'redeploy',
        path: [at(3, 3), at(3, 12)],
        length: 0,
        limit: 0,
      },
    ]);
    expect(b.fighters[0]).toMatchObject(at(3, 12));
  });

  test('[MW 20.2] [TC universal.blink] frees who blinks, and nobody else', () => {
    const held = withEffects(
      scene('warrior', ['AS']),
      { type: 'entangle', by: 1, fighter: 0 },
      { type: 'entangle', by: 1, fighter: 2 },
      { type: 'hex', fighter: 0 },
    );
    const b = playAll(held, [activate(0), act('blink'), cast('blink', 0, ['AS'], { place: at(3, 12) })]).battle;
    expect(b.effects).toEqual([
      { type: 'entangle', by: 1, fighter: 2 },
      { type: 'hex', fighter: 0 },
    ]);
  });

  test('[TC universal.energize] [MW 20.3]', () => {
    const b = ending(scene('warrior', ['2H', '2D']));
    const { battle: after, events } = played(b, cast('energize', 2, ['2H', '2D'], { target: 0 }));
    expect(events.slice(0, 3)).toEqual([
      spent(['2H', '2D']),
      castEvent('energize', 'TC universal.energize', whoIs(2, 0, 'cleric'), {
        target: whoIs(0, 0, 'warrior'),
        paid: 2,
      }),
      { type: 'recovered', rule: 'MW 20.3', who: whoIs(0, 0, 'warrior'), actions: 0, spell: 'energize' },
    ]);
    expect(after.seats.map((s) => s.energized)).toEqual([true, false]);
    expect(after.fighters.map((f) => f.actions)).toEqual([0, 0, 0]);
  });

  test('[TC universal.recover] [TC cleric.heal] what is healed', () => {
    const hurt = (b: Battle, id: number, more: Partial<Fighter>) => ({
      ...b,
      fighters: b.fighters.map((f) => (f.id === id ? { ...f, ...more } : f)),
    });
    const own = aiming(hurt(scene('warrior', ['KH']), 0, { damage: 3, poison: 1 }), 'recover');
    const recovered = played(own, cast('recover', 0, ['KH']));
    expect(told(recovered.events).slice(1)).toEqual([
      castEvent('recover', 'TC universal.recover', whoIs(0, 0, 'warrior'), { paid: 2 }),
      {
        type: 'healed',
        rule: 'TC universal.recover',
        who: whoIs(0, 0, 'warrior'),
        amount: 2,
        damage: 1,
        cured: true,
      },
    ]);
    const healing = ending(hurt(scene('cleric', ['KH']), 2, { damage: 3 }));
    const { battle: b, events } = played(healing, cast('heal', 0, ['KH'], { target: 2 }));
    expect(events.slice(1, 3)).toEqual([
      castEvent('heal', 'TC cleric.heal', whoIs(0, 0, 'cleric'), { target: whoIs(2, 0, 'cleric'), paid: 2 }),
      { type: 'healed', rule: 'TC cleric.heal', who: whoIs(2, 0, 'cleric'), amount: 2, damage: 1, cured: false },
    ]);
    expect(b.fighters.map((f) => f.damage)).toEqual([0, 0, 1]);
  });

  test('[TC universal.barrier]', () => {
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6], actions: 2 },
        { profile: 'cleric', seat: 1, at: [6.5, 6], actions: 2, poison: 0 },
        { profile: 'seer', seat: 1, at: [9, 6], actions: 2, poison: 0 },
      ],
      hands: [[], ['2C', 'KC']],
      turn: 1,
    });
    const open = playAll(b, [{ type: 'pass' }, { type: 'nextInOrder', fighter: 1 }]).battle; // MW-R87
    const first = played(open, cast('barrier', 2, ['KC']), [2]);
    expect(first.events).toEqual([
      spent(['KC'], 1),
      castEvent('barrier', 'TC universal.barrier', whoIs(2, 1, 'seer'), { paid: 2 }),
      {
        type: 'barrier',
        rule: 'TC universal.barrier',
        who: whoIs(2, 1, 'seer'),
        target: whoIs(1, 1, 'cleric'),
        dice: [2],
        needed: 2,
        cancelled: 1,
      },
    ]);
    // the harm of the Cleric is gone, that of the Seer is next
    expect(first.battle.stack.find((f) => f.type === 'damage')).toEqual({
      type: 'damage',
      step: 'window',
      harms: [
        { fighter: 1, amount: 0, credit: 0 },
        { fighter: 2, amount: 1, credit: 0 },
      ],
      index: 2,
      rule: 'TC witch.poison-tip',
    });
    const after = played(first.battle, cast('barrier', 1, ['2C']), [2]).battle;
    expect(after.fighters.map((f) => f.damage)).toEqual([0, 0, 1]);
  });
});

test('[MW 17.0] what a spell does not ask is not told, and does nothing', () => {
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [6, 6] },
      { profile: 'warrior', seat: 1, at: [9, 9] },
    ],
    hands: [['2S'], []],
  });
  const ready = playAll(b, [activate(0), act('guard')]).battle;
  const plain = played(ready, cast('leap', 0, ['2S']));
  for (const aim of [{ target: 1 }, { target: 99 }, { place: at(1, 1), action: 'guard', feature: 7 } as const])
    expect(played(ready, cast('leap', 0, ['2S'], aim))).toEqual(plain);
});

describe('[TC cleric.revive]', () => {
  const down = (downIn: number) => {
    const b = scene('cleric', ['AH'], { round: 3 });
    const fallen: Fighter = { ...b.fighters[2]!, profile: 'wizard', where: 'down', damage: 6, downIn, x: 0, y: 0 };
    return aiming({ ...b, fighters: [b.fighters[0]!, b.fighters[1]!, fallen] }, 'revive');
  };
  const place = at(3, 4.5);

  test('arrives where its player wants, and nothing else changes', () => {
    const b = down(2);
    const { battle: after, events } = played(b, cast('revive', 0, ['AH'], { target: 2, place }));
    expect(told(events).slice(1)).toEqual([
      castEvent('revive', 'TC cleric.revive', whoIs(0, 0, 'cleric'), { target: whoIs(2, 0, 'wizard'), paid: 3, place }),
      { type: 'arrived', rule: 'TC cleric.revive', who: whoIs(2, 0, 'wizard'), spell: 'revive', ...place, twin: null },
    ]);
    expect(after.fighters[2]).toEqual({ ...b.fighters[2]!, where: 'field', ...place, damage: 3, actions: 0 });
    expect(after.fighters[1]).toEqual(b.fighters[1]);
  });

  test('with a single counter when it fell in this round', () => {
    const after = played(down(3), cast('revive', 0, ['AH'], { target: 2, place })).battle;
    expect(after.fighters[2]).toMatchObject({ actions: 1, damage: 3 });
  });
});

const R = mm(12.5);

describe('[TC mesmer.clone]', () => {
  const places = [
    { x: inch(3) - R, y: inch(6) },
    { x: inch(3) + R, y: inch(6) },
  ] as const;
  const doubling = (b: Battle, real: 0 | 1) =>
    played(aiming(b, 'clone'), cast('clone', 0, ['2D', '2S'], { target: 2, places, real }));

  test('the target moves to the first place, its double to the second', () => {
    const b = withEffects(
      scene('mesmer', ['2D', '2S']),
      { type: 'hex', fighter: 2 },
      { type: 'hex', fighter: 1 },
      { type: 'ward', by: 2 },
    );
    const hurt = changed(b, 2, { damage: 2, guard: true });
    for (const real of [0, 1] as const) {
      const { battle: after, events } = doubling(hurt, real);
      const target = hurt.fighters[2]!;
      expect(after.fighters.slice(1)).toEqual([
        hurt.fighters[1],
        { ...target, ...places[0], twin: 3 },
        { ...target, ...places[1], id: 3, number: 2, twin: 2 },
      ]);
      expect(after.clones).toEqual([{ pair: [2, 3], seat: 0, real: real === 0 ? 2 : 3 }]);
      // what lies on it lies on both; what it cast it cast once
      expect(after.effects).toEqual([...hurt.effects, { type: 'hex', fighter: 3 }]);
      expect(told(events).at(-1)).toEqual({
        type: 'arrived',
        rule: 'TC mesmer.clone',
        who: whoIs(3, 0, 'cleric', 2),
        spell: 'clone',
        ...places[1],
        twin: { id: 2, ...places[0] },
      });
    }
  });

  test('its number is the next of its kind in the warband', () => {
    const numbered = (target: number, others: readonly Placed[], numbers: readonly number[]) => {
      const b = scene('mesmer', ['2D', '2S']);
      const more = battle({ fighters: others, hands: [] }).fighters.map((f, i) => ({
        ...f,
        id: 3 + i,
        number: numbers[i]!,
      }));
      const all = [...b.fighters.map((f) => (f.id === 2 ? { ...f, number: target } : f)), ...more];
      return doubling({ ...b, fighters: all }, 0).battle.fighters.at(-1)!.number;
    };
    const own = (profile: Placed['profile'], y: number, seat = 0): Placed => ({ profile, seat, at: [10, y] });
    expect(numbered(0, [], [])).toBe(2);
    expect(numbered(1, [own('cleric', 9)], [2])).toBe(3);
    expect(numbered(1, [own('cleric', 9, 1), own('wizard', 12)], [5, 6])).toBe(2);
    // those that are off the field keep theirs
    expect(numbered(1, [{ ...own('cleric', 9), where: 'down' }], [4])).toBe(5);
  });

  test('it is added to the pairs there are', () => {
    const b = scene('mesmer', ['2D', '2S']);
    const pair = { pair: [7, 8], seat: 1, real: 8 } as const;
    const quiet = tableWith([]).table;
    const ready = { ...aiming(b, 'clone'), clones: [pair] };
    const after = magewinds.play(ready, 0, cast('clone', 0, ['2D', '2S'], { target: 2, places, real: 1 }), quiet);
    expect(after.clones).toEqual([pair, { pair: [2, 3], seat: 0, real: 3 }]);
  });
});

describe('[TC mesmer.clone] a pair that is shown', () => {
  const pairOf = (real: number): Battle => {
    const b = battle({
      fighters: [
        { profile: 'guardian', seat: 0, at: [3, 3], damage: 2 },
        { profile: 'warrior', seat: 1, at: [9, 12] },
        { profile: 'guardian', seat: 0, at: [6, 3], damage: 2 },
        { profile: 'cleric', seat: 1, at: [9, 9] },
        { profile: 'cleric', seat: 1, at: [9, 6] },
      ],
      hands: [[], []],
    });
    const twins: Battle = {
      ...b,
      fighters: b.fighters.map((f) =>
        f.id === 0
          ? { ...f, twin: 2 }
          : f.id === 2
            ? { ...f, twin: 0, number: 2 }
            : f.id > 2
              ? { ...f, twin: 7 - f.id }
              : f,
      ),
      clones: [
        { pair: [3, 4], seat: 1, real: 3 },
        { pair: [0, 2], seat: 0, real },
      ],
    };
    return withEffects(
      twins,
      { type: 'ward', by: 0 },
      { type: 'hex', fighter: 0 },
      { type: 'hex', fighter: 2 },
      { type: 'hex', fighter: 1 },
      { type: 'whiteHot', by: 1 },
    );
  };

  test.each([
    [0, 2],
    [2, 0],
  ])('%i is real: the double goes, what lay on it too, what it stands for is the real one’s', (real, double) => {
    const b = pairOf(real);
    const chosen = playAll(b, [activate(real)]).battle;
    const shown = playAll(chosen, [act('attack')]);
    const name = (id: number) => whoIs(id, 0, 'guardian', id === 2 ? 2 : 0);
    expect(shown.events.filter((e) => e.type === 'dissolved')).toEqual([
      { type: 'dissolved', rule: 'TC mesmer.clone', who: name(double), real: name(real) },
    ]);
    expect(shown.battle.fighters[real]).toEqual({ ...b.fighters[real]!, twin: null });
    expect(shown.battle.fighters[double]).toEqual({
      ...b.fighters[double]!,
      where: 'gone',
      twin: null,
      starting: false,
    });
    expect(shown.battle.clones).toEqual([{ pair: [3, 4], seat: 1, real: 3 }]);
    expect(shown.battle.effects).toEqual([
      { type: 'hex', fighter: real },
      { type: 'hex', fighter: 1 },
      { type: 'whiteHot', by: 1 },
    ]);
  });

  test('a spell cast before the doubling is the real one’s from then on', () => {
    const twins = withEffects(pairOf(2), { type: 'whiteHot', by: 0 }, { type: 'aim', by: 1, x: 1, y: 2, ready: true });
    const b = playAll(twins, [activate(2), act('attack')]).battle;
    expect(b.effects).toEqual([
      { type: 'whiteHot', by: 2 },
      { type: 'aim', by: 1, x: 1, y: 2, ready: true },
    ]);
  });

  test('which cannot be taken back: it shows what was hidden', () => {
    const chosen = playAll(pairOf(0), [activate(0)]).battle;
    let finals = 0;
    const { table } = tableWith([]);
    magewinds.play(chosen, 0, act('attack'), { ...table, final: () => void finals++ });
    expect(finals).toBeGreaterThan(0);
    finals = 0;
    magewinds.play(chosen, 0, act('guard'), { ...table, final: () => void finals++ });
    expect(finals).toBe(0);
  });
});

describe('[TC warlock.summon]', () => {
  const place = at(3, 4.5);
  const summoned = (fighters: readonly Placed[], numbers: readonly number[]) => {
    const b = battle({
      fighters: [{ profile: 'warlock', seat: 0, at: [3, 3] }, { profile: 'seer', seat: 1, at: [9, 14] }, ...fighters],
      hands: [['KC'], []],
    });
    const named = { ...b, fighters: b.fighters.map((f) => (f.id > 1 ? { ...f, number: numbers[f.id - 2]! } : f)) };
    return played(aiming(named, 'summon'), cast('summon', 0, ['KC'], { place }));
  };

  test('a Minion arrives with a single counter; it is no starting fighter', () => {
    const { battle: b, events } = summoned([], []);
    expect(b.fighters).toHaveLength(3);
    expect(b.fighters[2]).toEqual({
      id: 2,
      seat: 0,
      profile: 'minion',
      number: 1,
      where: 'field',
      ...place,
      damage: 0,
      actions: 1,
      guard: false,
      poison: null,
      starting: false,
      downIn: 0,
      twin: null,
    });
    expect(told(events).slice(1)).toEqual([
      castEvent('summon', 'TC warlock.summon', whoIs(0, 0, 'warlock'), { place, paid: 2 }),
      {
        type: 'arrived',
        rule: 'TC warlock.summon',
        who: whoIs(2, 0, 'minion', 1),
        spell: 'summon',
        ...place,
        twin: null,
      },
    ]);
  });

  test('its number is the next of its kind in the warband', () => {
    const minion = (seat: number, y: number, more: Partial<Placed> = {}): Placed => ({
      profile: 'minion',
      seat,
      at: [10, y],
      ...more,
    });
    const last = (...args: Parameters<typeof summoned>) => summoned(...args).battle.fighters.at(-1)!.number;
    expect(last([minion(0, 3), minion(0, 6, { where: 'down' })], [1, 2])).toBe(3);
    expect(last([minion(1, 3), { profile: 'militia', seat: 0, at: [10, 6] }], [4, 5])).toBe(1);
  });
});

test('[TC warlock.empower] every friendly Minion in sight gets an action back, no other', () => {
  const b = battle({
    fighters: [
      { profile: 'warlock', seat: 0, at: [5, 6] },
      { profile: 'cleric', seat: 0, at: [3, 6], actions: 1 },
      { profile: 'minion', seat: 0, at: [5, 9], actions: 2 },
      { profile: 'minion', seat: 0, at: [5, 3], actions: 0 },
      { profile: 'minion', seat: 0, at: [9, 6.5], actions: 1 }, // behind a wall
      { profile: 'minion', seat: 1, at: [3, 9], actions: 1 },
      { profile: 'minion', seat: 0, at: [1, 1], actions: 1, where: 'down' },
    ],
    hands: [['2C', '2S'], []],
    terrain: [block(7, 5, 0.4, 3, 'high')],
  });
  const { battle: after, events } = played(playAll(b, [activate(0)]).battle, cast('empower', 0, ['2C', '2S']));
  const recovered = (id: number, actions: number) => ({
    type: 'recovered',
    rule: 'TC warlock.empower',
    who: whoIs(id, 0, 'minion'),
    actions,
    spell: 'empower',
  });
  expect(events.slice(2)).toEqual([recovered(2, 1), recovered(3, 0)]);
  expect(after.fighters.map((f) => f.actions)).toEqual([0, 1, 1, 0, 1, 1, 1]);
  expect(after.effects).toEqual([{ type: 'empowered', by: 0 }]);
});

describe('[MW 17.0] [MW-R57] what is paid', () => {
  test('is what the cards are worth, up to what the spell takes', () => {
    const b = aiming(
      battle({
        fighters: [
          { profile: 'warrior', seat: 0, at: [3, 3], damage: 5 },
          { profile: 'seer', seat: 1, at: [9, 12] },
        ],
        hands: [['KH', 'QH'], []],
      }),
      'recover',
    );
    const { battle: after, events } = played(b, cast('recover', 0, ['KH', 'QH']));
    expect(events.find((e) => e.type === 'cast')).toMatchObject({ paid: 3 });
    expect(after.fighters[0]!.damage).toBe(2);
  });
});
