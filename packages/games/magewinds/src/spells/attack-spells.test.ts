// The Wizard, the Deadeye, the Warrior, the Warlock, and the weapons of all.
import { inch, mm } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { handLimit } from '../cards/channelling.ts';
import type { ProfileId } from '../content/fighters.ts';
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

// light and heavy side, Power/Precision, with every light Precision of 10 lowered to 9
describe.each<[ProfileId, string, string]>([
  ['cleric', '3/9', '6/5'],
  ['deadeye', '3/9', '5/5'],
  ['druid', '3/9', '6/5'],
  ['enchanter', '3/9', '6/5'],
  ['guardian', '3/9', '6/5'],
  ['mesmer', '3/9', '6/5'],
  ['seer', '3/9', '5/6'],
  ['wizard', '3/9', '6/5'],
  ['warrior', '3/9', '7/5'],
  ['warlock', '3/9', '6/5'],
  ['militia', '2/9', '4/5'],
  ['acolyte', '2/9', '3/5'],
  ['minion', '2/9', '4/5'],
])('[TC %s.melee]', (profile, ...sides) => {
  // the target’s Evasion is 2, so that every heavy side needs dice
  const scene = (config: Lineup['config'] = {}) =>
    battle({
      fighters: [
        { profile, seat: 0, at: [5, 6] },
        { profile: 'druid', seat: 1, at: [6.5, 6], actions: 2 },
      ],
      config,
    });
  test.each(['light', 'heavy'] as const)('%s', (choice) => {
    const [power, precision] = sides[choice === 'light' ? 0 : 1]!.split('/').map(Number) as [number, number];
    const dice = choice === 'light' ? [] : Array<number>(power).fill(6);
    const { events } = playAll(scene(), [...attacks(0, 'melee', 1), choose(choice)], dice);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ power, precision, needed: precision - 2 });
  });
  test('reaches 1"', () => {
    const reach = (gap: number) => {
      const b = put(scene(), 1, inch(5) + mm(25) + gap, inch(6));
      return refusalOf(playAll(b, [activate(0), act('attack'), step()]).battle, strike('melee', 1));
    };
    expect([reach(0), reach(inch(1)), reach(inch(1) + 3)]).toEqual([undefined, undefined, 'outOfRange']);
  });
});

test.each<[ProfileId, number]>([
  ['cleric', 10],
  ['enchanter', 10],
  ['seer', 10],
  ['deadeye', 10],
  ['wizard', 9],
])('[TC pack.light-precision] as printed the %s strikes lightly with Precision %i', (profile, precision) => {
  const b = battle({
    fighters: [
      { profile, seat: 0, at: [5, 6] },
      { profile: 'druid', seat: 1, at: [6.5, 6], actions: 2 },
    ],
    config: { normaliseLightPrecisionTo15: false },
  });
  const { events } = playAll(b, [...attacks(0, 'melee', 1), choose('light')]);
  expect(eventsOf(events, 'struck')[0]!.precision).toBe(precision);
});

describe('[TC wizard.zap]', () => {
  const scene = (gap = inch(4)) =>
    put(
      battle({
        fighters: [
          { profile: 'wizard', seat: 0, at: [1, 6] },
          { profile: 'cleric', seat: 1, at: [6, 6], actions: 2 },
        ],
        hands: [['2D', '2S'], []],
      }),
      1,
      inch(1) + mm(25) + gap,
      inch(6),
    );

  test('7 dice, Precision 6, for a Diamond and a Spade', () => {
    const all = [...attacks(0, 'zap', 1, ['2D', '2S']), knockBack(0)];
    const { battle: b, events } = playAll(scene(), all, [5, 5, 5, 5, 6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ power: 7, precision: 6, needed: 5, hits: 4, damage: 3 });
    expect(b.fighters[1]!.damage).toBe(3);
  });

  test('from 1" to 9"', () => {
    const reach = (gap: number) =>
      refusalOf(playAll(scene(gap), [activate(0), act('attack'), step()]).battle, strike('zap', 1, ['2D', '2S']));
    expect([reach(inch(1) - 3), reach(inch(1)), reach(inch(9)), reach(inch(9) + 3)]).toEqual([
      'outOfRange',
      undefined,
      undefined,
      'outOfRange',
    ]);
  });
});

describe('[TC wizard.blast] [MW-R75]', () => {
  // 1 is the target; 2 (a friend) and 3 stand within 1" of it, 4 does not
  const scene = (more: Partial<Lineup> = {}, wizard: readonly [number, number] = [3, 6]) =>
    battle({
      fighters: [
        { profile: 'wizard', seat: 0, at: wizard },
        { profile: 'cleric', seat: 1, at: [6, 6] },
        { profile: 'seer', seat: 0, at: [6, 7.5] },
        { profile: 'guardian', seat: 1, at: [6, 4.5] },
        { profile: 'witch', seat: 1, at: [9, 9] },
      ],
      hands: [['2D', '3D'], []],
      ...more,
    });
  const blast = attacks(0, 'blast', 1, ['2D', '3D']);
  const target = (id: number) => ({ type: 'nextTarget', target: id }) as const;
  const MISS = [6, 6, 6, 6];

  test('the target first, then all within 1" of it, friends too, in the caster’s order; one payment, one action', () => {
    const first = playAll(scene(), [...blast, defend('none')], MISS).battle;
    expect(asked(first)).toBe('0 nextTarget');
    expect([0, 1, 2, 3, 4].map((id) => refusalOf(first, target(id)))).toEqual([
      'noTarget',
      'noTarget',
      undefined,
      undefined,
      'noTarget',
    ]);
    const { battle: b, events } = playAll(first, [target(3), defend('none'), knockBack(0)]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ power: 4, precision: 6, needed: 6 - 0 });
    // the last one follows by itself
    expect(asked(b)).toBe('0 defence');
    const over = playAll(b, [defend('none')], MISS).battle;
    expect(over.seats[0]!.hand.size).toBe(0);
    expect(over.fighters.map((f) => f.actions)).toEqual([1, 0, 0, 0, 0]);
  });

  test('within 1" and no farther', () => {
    const near = (gap: number) => {
      const b = put(scene(), 4, inch(6) + mm(25) + gap, inch(6));
      return refusalOf(playAll(b, [...blast, defend('none')], MISS).battle, target(4));
    };
    expect([near(inch(1)), near(inch(1) + 3)]).toEqual([undefined, 'noTarget']);
  });

  test('the caster is never struck by it', () => {
    const close = scene({}, [4.8, 6]);
    const first = playAll(close, [...blast, defend('none')], MISS).battle;
    expect(refusalOf(first, target(0))).toBe('noTarget');
    expect(refusalOf(first, target(2))).toBeUndefined();
  });

  test('each may react; steps wait for the end; knockback does not', () => {
    const first = playAll(scene(), [...blast, defend('dodge')], MISS);
    expect(asked(first.battle)).toBe('0 nextTarget');
    // the Guardian has Evasion 0: nothing misses; it is knocked back away from the Wizard
    const second = playAll(first.battle, [target(3), defend('none'), knockBack(1)]);
    expect(second.battle.fighters[3]!.damage).toBe(2);
    expect(second.battle.fighters[3]!.x).toBeGreaterThan(inch(6));
    expect(asked(second.battle)).toBe('0 defence');
    const last = playAll(second.battle, [defend('deflect')], MISS).battle;
    expect(asked(last)).toBe('0 order'); // MW-R99
    const over = playAll(last, [{ type: 'nextInOrder', fighter: 1 }, step(at(7, 6)), step()]).battle;
    expect(over.fighters[1]).toMatchObject({ ...at(7, 6), actions: 1 });
    expect(over.fighters[2]!.actions).toBe(1);
    expect(over.fighters[0]!.actions).toBe(1);
  });

  test('who is near is settled as the first attack begins', () => {
    const first = playAll(scene(), [...blast, defend('none'), knockBack(1)], [1, 1, 6, 6]).battle;
    expect(first.fighters[1]).toMatchObject(at(7, 6));
    expect(refusalOf(first, target(2))).toBeUndefined();
    expect(refusalOf(first, target(3))).toBeUndefined();
  });

  test('the others need no line; without one they are in cover', () => {
    const wall = scene({ terrain: [block(5, 7, 0.2, 2, 'high')] });
    const first = playAll(wall, [...blast, defend('none')], MISS).battle;
    const { events } = playAll(first, [target(2), defend('none')], MISS);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ cover: true, needed: 4 });
  });

  test('so also behind what is too near the caster to give cover (MW-R07); with a line they are in the open', () => {
    // a high wall within 1" of the Wizard stands between it and the Seer, and leaves the Cleric and the Guardian free
    const wall = scene({ terrain: [block(3.9, 6.3, 0.1, 2, 'high')] });
    const first = playAll(wall, [...blast, defend('none')], MISS);
    expect(eventsOf(first.events, 'struck')[0]).toMatchObject({ cover: false, needed: 5 });
    const hidden = playAll(first.battle, [target(2), defend('none')], MISS).events;
    expect(eventsOf(hidden, 'struck')[0]).toMatchObject({ target: { id: 2 }, cover: true, needed: 4 });
    const open = playAll(first.battle, [target(3), defend('none')]).events;
    expect(eventsOf(open, 'struck')[0]).toMatchObject({ target: { id: 3 }, cover: false, needed: 6 });
  });
});

describe('[TC deadeye.quick-shot]', () => {
  test('4 dice, Precision 5, 2" to 9", without cards', () => {
    const b = battle({
      fighters: [
        { profile: 'deadeye', seat: 0, at: [2, 6] },
        { profile: 'cleric', seat: 1, at: [8, 6], actions: 2 },
      ],
    });
    const { battle: after, events } = playAll(b, [...attacks(0, 'quick-shot', 1), knockBack(0)], [4, 4, 4, 5]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ power: 4, precision: 5, needed: 4, hits: 3, damage: 2 });
    expect(after.fighters[1]!.damage).toBe(2);
  });
});

describe('[TC deadeye.take-aim] [TC deadeye.aimed-shot]', () => {
  const scene = (more: Partial<Lineup> = {}) =>
    battle({
      fighters: [
        { profile: 'deadeye', seat: 0, at: [1, 3] },
        { profile: 'cleric', seat: 1, at: [1, 12], actions: 2 },
        { profile: 'seer', seat: 1, at: [6, 12], actions: 2 },
      ],
      ...more,
    });
  const aim = (x: number, y: number) => ({ type: 'takeAim', place: at(x, y) }) as const;
  const aimed = (b: Battle) => playAll(b, [activate(0), act('take-aim'), step(), aim(1, 11)]).battle;
  const shot = strike('aimed-shot', 1);
  const again = (b: Battle) => playAll({ ...b, turn: 0 }, [activate(0), act('attack')]).battle;

  test('not in the activation it aims in, nor without aiming', () => {
    const b = playAll(scene(), [activate(0), act('attack'), step()]).battle;
    expect(refusalOf(b, shot)).toBe('notAiming');
  });

  test('in its next activation, with a step before it, 6 dice at Precision 6', () => {
    const b = playAll(again(aimed(scene())), [step(at(1, 4))]).battle;
    const { battle: after, events } = playAll(b, [shot, knockBack(0)], [5, 5, 5, 6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ power: 6, precision: 6, needed: 5, hits: 3, damage: 2 });
    expect(after.fighters[1]!.damage).toBe(2);
    expect(after.effects).toEqual([]);
  });

  test('against somebody within 2" of the marker, up to 12" away', () => {
    const b = playAll(again(aimed(scene())), [step()]).battle;
    expect(refusalOf(b, strike('aimed-shot', 2))).toBe('awayFromAim');
    const beside = (gap: number) => refusalOf(put(b, 1, inch(1), inch(11) + mm(12.5) + gap), shot);
    expect([beside(inch(2)), beside(inch(2) + 3)]).toEqual([undefined, 'awayFromAim']);
    const close = put(b, 1, inch(1), inch(3) + mm(25) + inch(2) - 3);
    const marker = { ...close, effects: [{ type: 'aim', by: 0, ...at(1, 6), ready: true } as const] };
    expect(refusalOf(marker, shot)).toBe('outOfRange');
  });

  test('the marker goes with that activation, used or not', () => {
    const b = playAll({ ...aimed(scene()), turn: 0 }, [activate(0), act('guard'), step()]).battle;
    expect(b.effects).toEqual([]);
  });

  test('[MW-R82] a reaction in between leaves it', () => {
    const b = aimed(scene());
    const near = put({ ...b, turn: 1 }, 1, inch(2.5), inch(3));
    const rested = { ...near, fighters: near.fighters.map((f) => ({ ...f, actions: 0 })) };
    const hit = playAll(rested, [...attacks(1, 'melee', 0), choose('light'), defend('deflect'), step()]).battle;
    expect(hit.effects).toMatchObject([{ type: 'aim', ready: false }]);
  });

  test('[MW-H09] [MW-R82] one marker: a new one replaces the old and waits for the next activation', () => {
    const b = playAll({ ...aimed(scene()), turn: 0 }, [activate(0), act('take-aim'), step(), aim(2, 9)]).battle;
    expect(b.effects).toEqual([{ type: 'aim', by: 0, ...at(2, 9), ready: false }]);
  });

  test('a visible point within 10"', () => {
    const b = playAll(scene({ terrain: [block(4, 2, 0.5, 4, 'high')] }), [activate(0), act('take-aim'), step()]).battle;
    const up = (gap: number) => refusalOf(b, { type: 'takeAim', place: { x: inch(1), y: inch(3) + mm(12.5) + gap } });
    expect([up(inch(10)), up(inch(10) + 3)]).toEqual([undefined, 'placeTooFar']);
    expect(refusalOf(b, aim(6, 3))).toBe('placeNotVisible');
    expect(refusalOf(b, aim(-1, 3))).toBe('offField');
    const wizard = battle({ fighters: [{ profile: 'wizard', seat: 0, at: [1, 3] }, FAR] });
    expect(refusalOf(playAll(wizard, [activate(0)]).battle, act('take-aim'))).toBe('notItsAction');
  });
});

const FAR: Placed = { profile: 'militia', seat: 1, at: [10, 14] };

describe('[TC warrior.charge]', () => {
  const scene = (warrior: readonly [number, number] = [2, 6], own: Partial<Placed> = {}) =>
    battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: warrior, ...own },
        { profile: 'cleric', seat: 1, at: [8, 6] },
      ],
    });
  const run = [activate(0), act('move'), move(at(6.5, 6))];

  test('after a Move that began 1" or more from every enemy: a free melee attack, without a step', () => {
    const b = playAll(scene(), run).battle;
    expect(asked(b)).toBe('0 charge');
    expect(refusalOf(b, step())).toBe('notNow');
    const { battle: after } = playAll(b, [strike('melee', 1), choose('light'), defend('none'), knockBack(1)]);
    expect(after.fighters[1]).toMatchObject({ ...at(9, 6), damage: 2 });
    expect(after.fighters[0]!.actions).toBe(1);
  });

  test('it need not', () => {
    const { battle: after } = playAll(playAll(scene(), run).battle, [decline]);
    expect(after.fighters[0]!.actions).toBe(1);
    expect(asked(after)).toBe('1 activate');
  });

  test('[MW-R02] exactly 1" is far enough, less is not', () => {
    const from = (gap: number) => {
      const b = put(scene(), 0, inch(8) - mm(25) - gap, inch(6));
      return asked(playAll(b, [activate(0), act('move'), move()]).battle);
    };
    expect(from(inch(1))).toBe('0 charge');
    expect(from(inch(1) - 3)).toBe('1 activate');
  });

  test('melee only; nobody else charges', () => {
    const b = playAll({ ...scene(), seats: battle({ fighters: [], hands: [['2D'], []] }).seats }, run).battle;
    expect(refusalOf(b, strike('spark', 1, ['2D']))).toBe('meleeOnly');
    const wizard = battle({
      fighters: [
        { profile: 'wizard', seat: 0, at: [2, 6] },
        { profile: 'cleric', seat: 1, at: [8, 6] },
      ],
    });
    expect(asked(playAll(wizard, run).battle)).toBe('1 activate');
  });

  test('a Feint in a Charge does not give the Move back', () => {
    const b = playAll(scene(), [...run, strike('melee', 1), choose('feint'), defend('dodge'), step(at(9, 6))]).battle;
    expect(b.fighters.map((f) => f.actions)).toEqual([1, 1]);
  });
});

describe('[TC warlock.summon]', () => {
  const minion: Placed = { profile: 'minion', seat: 0, at: [2, 12] };
  const scene = (others: readonly Placed[] = []) =>
    battle({
      fighters: [{ profile: 'warlock', seat: 0, at: [5, 6] }, { profile: 'cleric', seat: 1, at: [9, 6] }, ...others],
      hands: [['KC'], []],
    });
  const summon = (x: number, y: number) => cast('summon', 0, ['KC'], { place: { x, y } });
  const ready = (b: Battle) => playAll(b, [activate(0), act('summon'), step()]).battle;

  test('a Minion within 3", with a single counter, that is no starting fighter', () => {
    const b = ready(scene());
    const y = inch(6) + mm(25) + inch(3);
    expect(refusalOf(b, summon(inch(5), y + 3))).toBe('placeTooFar');
    const after = playAll(b, [summon(inch(5), y)]).battle;
    expect(after.fighters[2]).toMatchObject({
      profile: 'minion',
      seat: 0,
      where: 'field',
      actions: 1,
      starting: false,
      damage: 0,
      x: inch(5),
      y,
    });
    expect(after.fighters[0]!.actions).toBe(1);
  });

  test('more than 1" from enemies, where there is room', () => {
    const b = ready(scene());
    const x = inch(9) - mm(25) - inch(1);
    expect(refusalOf(b, summon(x, inch(6)))).toBe('enemyTooNear');
    expect(refusalOf(b, summon(x - 3, inch(6)))).toBeUndefined();
    expect(refusalOf(b, summon(inch(5.5), inch(6)))).toBe('noRoomThere');
  });

  test('four at most on the battlefield', () => {
    const four = [2, 4, 6, 8].map((y): Placed => ({ ...minion, at: [1, y] }));
    expect(refusalOf(ready(scene(four)), summon(inch(5), inch(8)))).toBe('tooManyMinions');
    const fallen = four.map((m, i): Placed => (i === 0 ? { ...m, where: 'down' } : m));
    expect(refusalOf(ready(scene(fallen)), summon(inch(5), inch(8)))).toBeUndefined();
  });
});

describe('[TC warlock.empower]', () => {
  const scene = () =>
    battle({
      fighters: [
        { profile: 'warlock', seat: 0, at: [5, 6] },
        { profile: 'cleric', seat: 1, at: [9, 12] },
        { profile: 'minion', seat: 0, at: [5, 8], actions: 2 },
        { profile: 'minion', seat: 0, at: [7, 6], actions: 1 },
        { profile: 'minion', seat: 0, at: [5, 2], actions: 1 },
        { profile: 'minion', seat: 1, at: [2, 6], actions: 1 },
        { profile: 'seer', seat: 0, at: [7, 8], actions: 1 },
      ],
      hands: [['2C', '2S', '3C', '3S'], []],
      terrain: [block(3, 4, 4, 0.4, 'high')],
    });
  const empower = cast('empower', 0, ['2C', '2S']);

  test('every friendly Minion it sees recovers an action; nobody else', () => {
    const b = playAll(scene(), [activate(0), empower]).battle;
    expect(b.fighters.map((f) => f.actions)).toEqual([0, 0, 1, 0, 1, 1, 1]);
    expect(asked(b)).toBe('0 action');
  });

  test('in its own activation, once in a phase', () => {
    const b = playAll(scene(), [activate(0), empower]).battle;
    expect(refusalOf(b, cast('empower', 0, ['3C', '3S']))).not.toBeUndefined();
    const waited = playAll(b, [act('wait'), decline]).battle;
    const later = playAll({ ...waited, turn: 0 }, [activate(0)]).battle;
    expect(refusalOf(later, cast('empower', 0, ['3C', '3S']))).toBe('oncePerPhase');
    expect(refusalOf(playAll(scene(), [activate(3)]).battle, empower)).toBe('ownActivationOnly');
  });
});

test('[TC acolyte.attunement] [MW-R55] one more card for each Acolyte on the battlefield', () => {
  const limit = (...where: readonly ('field' | 'down')[]) =>
    handLimit(
      battle({
        fighters: [
          { profile: 'seer', seat: 0, at: [1, 1] },
          { profile: 'warrior', seat: 0, at: [1, 14] },
          ...where.map((w, i): Placed => ({ profile: 'acolyte', seat: 0, at: [3 + 2 * i, 3], where: w })),
          FAR,
        ],
      }),
      0,
    );
  expect([limit(), limit('field'), limit('field', 'field'), limit('field', 'down')]).toEqual([5, 6, 7, 6]);
});
