// Spells of every fighter.
import { inch, mm } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../state/battle.ts';
import {
  act,
  activate,
  asked,
  at,
  attacks,
  battle,
  block,
  cast,
  casts,
  changed,
  choose,
  decline,
  defend,
  eventsOf,
  knockBack,
  type Lineup,
  move,
  type Placed,
  playAll,
  put,
  refusalOf,
  step,
  strike,
} from '../testing/battles.ts';

const WIZARD: Placed = { profile: 'wizard', seat: 0, at: [5, 6] };
const FRIEND: Placed = { profile: 'seer', seat: 0, at: [5, 9] };
const ENEMY: Placed = { profile: 'cleric', seat: 1, at: [9, 13] };

const scene = (hands: Lineup['hands'], more: Partial<Lineup> = {}) =>
  battle({ fighters: [WIZARD, FRIEND, ENEMY], hands: hands!, ...more });

const withOrders = (b: Battle, seat: number, spell: 'haste' | 'barrier', ask: 'always' | 'never'): Battle => ({
  ...b,
  seats: b.seats.map((s, i) => (i === seat ? { ...s, orders: { ...s.orders!, [spell]: ask } } : s)),
});

describe('[MW 17.0] paying', () => {
  const b = playAll(scene([['2S', 'KS', 'AS', '2H'], []]), [activate(0), act('blink'), step()]).battle;
  const blink = (...cards: Parameters<typeof cast>[2]) => refusalOf(b, cast('blink', 0, cards, { place: at(2, 2) }));

  test('numbers count 1, faces 2, Aces 3', () => {
    expect(blink('AS')).toBeUndefined();
    expect(blink('2S', 'KS')).toBeUndefined();
    expect(blink('KS')).toBe('cannotPay');
  });

  test('cards of one’s own hand, each once, of the right suit', () => {
    expect(blink('3S', 'KS')).toBe('notInHand');
    expect(blink('KS', 'KS')).toBe('sameCardTwice');
    expect(blink('2H', 'KS')).toBe('cannotPay');
  });

  test('[MW-R57] no card that adds nothing', () => {
    expect(blink('AS', '2S')).toBe('spareCard');
    expect(blink('AS', '2H')).toBe('spareCard');
  });

  test('spent cards go to the discard pile', () => {
    const after = playAll(b, [cast('blink', 0, ['AS'], { place: at(2, 2) })]).battle;
    expect(after.discard).toContain('AS');
    expect(after.seats[0]!.hand.cards).toEqual(['2S', 'KS', '2H']);
  });
});

test('[MW 5.0] only spells of its own profile, or of everybody', () => {
  const b = playAll(scene([['2H'], []]), [activate(0)]).battle;
  expect(refusalOf(b, act('revive'))).toBe('notItsAction');
  expect(refusalOf(b, act('recover'))).toBeUndefined();
});

describe('[TC universal.haste]', () => {
  const b = playAll(scene([['2S', '3S', '4S'], []]), [activate(0), act('move')]).battle;

  test('Movement +1 for this Move Action', () => {
    expect(refusalOf(b, move(at(10.5, 6)))).toBe('tooLong');
    const fast = playAll(b, [cast('haste', 0, ['2S'])]).battle;
    expect(refusalOf(fast, move(at(11, 6)))).toBeUndefined();
    expect(refusalOf(fast, move(at(11.01, 6)))).toBe('tooLong');
  });

  test('[MW-R59] a caster helps once, several add up', () => {
    const fast = playAll(b, [cast('haste', 0, ['2S'])]).battle;
    expect(refusalOf(fast, cast('haste', 0, ['3S']))).toBe('castAlready');
    const faster = playAll(fast, [cast('haste', 1, ['3S'])]).battle;
    expect(refusalOf(faster, move(at(5, 2), at(2, 2)))).toBeUndefined();
    expect(refusalOf(faster, move(at(5, 2), at(1.99, 2)))).toBe('tooLong');
  });

  test('the caster must see who moves', () => {
    const wall = scene([['2S'], []], { terrain: [block(3, 7.2, 4, 0.5, 'high')] });
    const moving = playAll(wall, [activate(0), act('move')]).battle;
    expect(refusalOf(moving, cast('haste', 1, ['2S']))).toBe('notVisible');
    expect(refusalOf(moving, cast('haste', 0, ['2S']))).toBeUndefined();
  });

  test('it may help an enemy', () => {
    const always = withOrders(scene([[], ['2S']]), 1, 'haste', 'always');
    const moving = playAll(always, [activate(0), act('move')]).battle;
    expect(asked(moving)).toBe('1 window');
    const fast = playAll(moving, [cast('haste', 2, ['2S'])]).battle;
    expect(asked(fast)).toBe('0 move');
    expect(refusalOf(fast, move(at(11, 6)))).toBeUndefined();
  });
});

describe('[TC universal.leap]', () => {
  const b = playAll(scene([['2S', '3S'], []]), [activate(0), act('guard')]).battle;

  test('a step of 3" in all, of the caster itself', () => {
    expect(refusalOf(b, step(at(8, 6)))).toBe('tooLong');
    const leaping = playAll(b, [cast('leap', 0, ['2S'])]).battle;
    expect(refusalOf(leaping, step(at(8, 6)))).toBeUndefined();
    expect(refusalOf(leaping, step(at(8.01, 6)))).toBe('tooLong');
    expect(refusalOf(leaping, cast('leap', 0, ['3S']))).toBe('castAlready');
  });

  test('not for another', () => {
    expect(refusalOf(b, cast('leap', 1, ['2S']))).toBe('selfOnly');
  });

  test('not in a Move Action', () => {
    const moving = playAll(scene([['2S'], []]), [activate(0), act('move')]).battle;
    expect(refusalOf(moving, cast('leap', 0, ['2S']))).toBe('wrongTime');
  });
});

describe('[TC universal.blink]', () => {
  const blinking = (more: Partial<Lineup> = {}) =>
    playAll(scene([['AS'], []], more), [activate(0), act('blink'), step()]).battle;
  const blink = (x: number, y: number) => cast('blink', 0, ['AS'], { place: { x, y } });
  const to = (x: number, y: number) => cast('blink', 0, ['AS'], { place: at(x, y) });

  test('[MW 20.2] set up again at a visible place', () => {
    const after = playAll(blinking(), [to(11, 2)]);
    expect(after.battle.fighters[0]).toMatchObject({ ...at(11, 2), actions: 1 });
    expect(eventsOf(after.events, 'moved')[0]).toMatchObject({ how: 'redeploy' });
    expect(refusalOf(blinking({ terrain: [block(8, 0, 0.5, 5, 'high')] }), to(11, 2))).toBe('placeNotVisible');
  });

  test('more than 3" from every enemy, friends do not matter', () => {
    const y = inch(13) - mm(25) - inch(3);
    expect(refusalOf(blinking(), blink(inch(9), y))).toBe('enemyTooNear');
    expect(refusalOf(blinking(), blink(inch(9), y - 3))).toBeUndefined();
    expect(refusalOf(blinking(), to(5, 8))).toBeUndefined();
  });

  test('[MW-R24] where its base fits: on the field, off obstacles and others', () => {
    expect(refusalOf(blinking(), blink(mm(12.5) - 3, inch(2)))).toBe('noRoomThere');
    expect(refusalOf(blinking(), blink(mm(12.5), inch(2)))).toBeUndefined();
    expect(refusalOf(blinking(), to(5, 8.5))).toBe('noRoomThere');
    expect(refusalOf(blinking({ terrain: [block(8, 2, 1, 1, 'low')] }), to(8.5, 2.5))).toBe('noRoomThere');
    expect(refusalOf(blinking(), to(5.5, 6))).toBeUndefined();
  });

  test('[MW-R65] not while it carries something', () => {
    const b = blinking({ scenario: 'the-prize', objects: [[1, 1]] });
    const carrying = { ...b, objects: [{ ...b.objects[0]!, where: 'carried' as const, carrier: 0 }] };
    expect(refusalOf(carrying, to(11, 2))).toBe('carrying');
  });
});

describe('[TC universal.spark]', () => {
  const near = (gap: number, actions = 2) =>
    put(scene([['2D'], []]), 2, inch(5) + mm(25) + gap, inch(6)).fighters.map((f) =>
      f.id === 2 ? { ...f, actions } : f,
    );

  test('3 dice, Precision 4, from 1" to 5"', () => {
    const b = { ...scene([['2D'], []]), fighters: near(inch(5)) };
    const { battle: after, events } = playAll(b, [...attacks(0, 'spark', 2, ['2D']), knockBack(0)], [3, 3, 4]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ power: 3, needed: 3, hits: 2, damage: 1, choice: null });
    expect(after.fighters[2]!.damage).toBe(1);
    const aiming = (gap: number) =>
      refusalOf(
        playAll({ ...b, fighters: near(gap) }, [activate(0), act('attack'), step()]).battle,
        strike('spark', 2, ['2D']),
      );
    expect([aiming(inch(1)), aiming(inch(1) - 3), aiming(inch(5) + 3)]).toEqual([
      undefined,
      'outOfRange',
      'outOfRange',
    ]);
  });

  test('[MW-R58] paid when declared, and lost when it misses', () => {
    const b = { ...scene([['2D'], []]), fighters: near(inch(3), 0) };
    const declared = playAll(b, attacks(0, 'spark', 2, ['2D'])).battle;
    expect(asked(declared)).toBe('1 defence');
    expect(declared.seats[0]!.hand.cards).toEqual([]);
    const missed = playAll(declared, [defend('none')], [4, 5, 6]).battle;
    expect([missed.discard, missed.fighters[2]!.damage]).toEqual([['2D'], 0]);
  });

  test('a weapon costs no cards', () => {
    const b = playAll({ ...scene([['2D'], []]), fighters: near(inch(0.5)) }, [activate(0), act('attack'), step()]);
    expect(refusalOf(b.battle, strike('melee', 2, ['2D']))).toBe('costsNothing');
  });
});

describe('[TC universal.energize]', () => {
  const over = playAll(
    scene([
      ['2H', '2D', '3H', '3D'],
      ['4H', '4D'],
    ]),
    [activate(0), act('wait')],
  ).battle;

  test('[MW 20.3] at the end of one’s own turn a friend recovers an action', () => {
    expect(asked(over)).toBe('0 window');
    const after = playAll(over, [cast('energize', 0, ['2H', '2D'], { target: 0 })]).battle;
    expect(after.fighters[0]!.actions).toBe(0);
    expect(after.turn).toBe(1);
  });

  test('[MW 20.3] a double counter becomes a single one, none stays none', () => {
    const two = changed(over, 1, { actions: 2 });
    const one = playAll(two, [cast('energize', 0, ['2H', '2D'], { target: 1 })]).battle;
    expect(one.fighters[1]!.actions).toBe(1);
    expect(playAll(over, [cast('energize', 0, ['2H', '2D'], { target: 1 })]).battle.fighters[1]!.actions).toBe(0);
  });

  test('[MW-R86] whoever sees the target may cast it, the target too', () => {
    for (const caster of [0, 1])
      expect(refusalOf(over, cast('energize', caster, ['2H', '2D'], { target: 0 }))).toBeUndefined();
    const wall = { ...over, terrain: { features: [block(3, 7.2, 4, 0.5, 'high')] } };
    expect(refusalOf(wall, cast('energize', 1, ['2H', '2D'], { target: 0 }))).toBe('notVisible');
    expect(refusalOf(wall, cast('energize', 0, ['2H', '2D'], { target: 0 }))).toBeUndefined();
    expect(refusalOf(over, cast('energize', 0, ['2H', '2D'], { target: 2 }))).toBe('notFriendly');
  });

  test('once per warband and Action Phase', () => {
    const after = playAll(over, [cast('energize', 0, ['2H', '2D'], { target: 0 })]).battle;
    const next = playAll({ ...after, turn: 0 }, [activate(0), act('wait')]).battle;
    expect(asked(next)).not.toBe('0 window');
    const forced = { ...over, seats: after.seats };
    expect(refusalOf(forced, cast('energize', 1, ['3H', '3D'], { target: 0 }))).toBe('oncePerPhase');
  });

  test('not at the end of another’s turn', () => {
    const b = playAll(over, [decline]).battle;
    expect(asked(b)).toBe('1 activate');
  });
});

describe('[TC universal.recover]', () => {
  const hurt = (damage: number, poison: number | null = null) =>
    battle({ fighters: [{ ...WIZARD, damage, poison }, ENEMY], hands: [['2H', 'KH', 'AH'], []] });

  test('[MW 20.1] heals as many as Hearts are spent, 3 at most', () => {
    const after = (cards: Parameters<typeof casts>[2]) =>
      playAll(hurt(4), casts('recover', 0, cards)).battle.fighters[0]!.damage;
    expect([after(['2H']), after(['KH']), after(['AH']), after(['2H', 'KH'])]).toEqual([3, 2, 1, 1]);
    const b = playAll(hurt(4), [activate(0), act('recover'), step()]).battle;
    expect(refusalOf(b, cast('recover', 0, ['AH', '2H']))).toBe('spareCard');
  });

  test('[MW-R49] not below no damage', () => {
    const { battle: b, events } = playAll(hurt(1), casts('recover', 0, ['AH']));
    expect(b.fighters[0]!.damage).toBe(0);
    expect(eventsOf(events, 'healed')[0]).toMatchObject({ amount: 1, damage: 0 });
  });

  test('[MW-R73] cures poison, even without damage', () => {
    const { battle: b, events } = playAll(hurt(0, 1), casts('recover', 0, ['2H']));
    expect(b.fighters[0]!.poison).toBeNull();
    expect(eventsOf(events, 'healed')[0]!.cured).toBe(true);
  });
});

describe('[TC universal.barrier]', () => {
  const duel = (hand: readonly ('2C' | '3C' | 'KC' | 'AC' | '2H')[], damage = 0, more: Partial<Lineup> = {}) =>
    battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6] },
        { profile: 'cleric', seat: 1, at: [6.5, 6], damage },
        { profile: 'seer', seat: 1, at: [9, 6] },
      ],
      hands: [[], hand],
      ...more,
    });
  // five hits on Armour 1: 4 damage
  const hit = [...attacks(0, 'melee', 1), choose('heavy'), defend('none')];
  const FIVE = [1, 1, 1, 1, 1, 6, 6];

  test('one die for each point of damage; results up to the Clubs spent cancel one each', () => {
    const b = playAll(duel(['KC']), hit, FIVE).battle;
    expect(asked(b)).toBe('1 window');
    const { battle: after, events } = playAll(b, [cast('barrier', 1, ['KC']), knockBack(0)], [1, 2, 3, 6]);
    expect(eventsOf(events, 'barrier')[0]).toMatchObject({ dice: [1, 2, 3, 6], needed: 2, cancelled: 2 });
    expect(after.fighters[1]!.damage).toBe(2);
  });

  test('[MW-R59] several casters, each once: the second rolls for what is left', () => {
    const b = playAll(duel(['2C', 'KC', '3C']), hit, FIVE).battle;
    const once = playAll(b, [cast('barrier', 1, ['2C'])], [1, 1, 2, 3]).battle;
    expect(refusalOf(once, cast('barrier', 1, ['3C']))).toBe('castAlready');
    const { battle: after } = playAll(
      once,
      [cast('barrier', 2, ['KC']), decline, knockBack(0)].filter((_, i) => i !== 1),
      [2, 6],
    );
    expect(after.fighters[1]!.damage).toBe(1);
  });

  test('[MW-R49] it saves from being taken down', () => {
    const b = playAll(duel(['AC'], 3), hit, FIVE).battle;
    const saved = playAll(b, [cast('barrier', 1, ['AC']), knockBack(0)], [1, 2, 6, 6]).battle;
    expect(saved.fighters[1]).toMatchObject({ damage: 5, where: 'field' });
    const lost = playAll(b, [cast('barrier', 1, ['AC'])], [1, 6, 6, 6]).battle;
    expect(lost.fighters[1]).toMatchObject({ damage: 6, where: 'down' });
  });

  test('3 Clubs at most', () => {
    const b = playAll(duel(['AC', '2C']), hit, FIVE).battle;
    expect(refusalOf(b, cast('barrier', 1, ['AC', '2C']))).toBe('spareCard');
  });

  test('the caster must see who is hurt, whatever the warband', () => {
    const wall = duel(['2C'], 0, { terrain: [block(7.5, 5, 0.5, 2, 'high')] });
    const b = playAll(wall, hit, FIVE).battle;
    expect(refusalOf(b, cast('barrier', 2, ['2C']))).toBe('notVisible');
    const ours = withOrders(
      battle({
        fighters: [
          { profile: 'warrior', seat: 0, at: [5, 6] },
          { profile: 'cleric', seat: 1, at: [6.5, 6] },
        ],
        hands: [['2C'], []],
      }),
      0,
      'barrier',
      'always',
    );
    const asking = playAll(ours, hit, FIVE).battle;
    expect(asked(asking)).toBe('0 window');
    expect(refusalOf(asking, cast('barrier', 0, ['2C']))).toBeUndefined();
  });
});
