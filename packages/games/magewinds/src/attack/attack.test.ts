// The attack sequence, hand-counted: fighters stand 1.5" apart, so their bases are about half an inch from each other.
import { describe, expect, test } from 'vitest';
import type { ProfileId } from '../content/fighters.ts';
import type { AttackFrame } from '../state/battle.ts';
import { topFrame } from '../state/copies.ts';
import {
  act,
  activate,
  asked,
  at,
  attacks,
  battle,
  changed,
  choose,
  decline,
  defend,
  eventsOf,
  knockBack,
  type Placed,
  playAll,
  refusalOf,
  step,
  strike,
} from '../testing/battles.ts';
import { view } from '../view/view.ts';
import { hitsWithoutDice, needsDice } from './strike.ts';

const duel = (attacker: ProfileId, defender: ProfileId, own: Partial<Placed> = {}, others: readonly Placed[] = []) =>
  battle({
    fighters: [
      { profile: attacker, seat: 0, at: [5, 6] },
      { profile: defender, seat: 1, at: [6.5, 6], ...own },
      { profile: 'militia', seat: 1, at: [1, 1] },
      ...others,
    ],
  });

const stateOf = (b: ReturnType<typeof battle>, id: number) => {
  const { actions, damage, where } = b.fighters[id]!;
  return { actions, damage, where };
};

test('[MW 18.0] the attacking player chooses and knocks back, the defending player answers', () => {
  const b = duel('warrior', 'cleric');
  const chosen = playAll(b, attacks(0, 'melee', 1)).battle;
  expect(asked(chosen)).toBe('0 attackChoice');
  const sealed = playAll(chosen, [choose('light')]).battle;
  expect(asked(sealed)).toBe('1 defence');
  expect(asked(playAll(sealed, [defend('none')]).battle)).toBe('0 knockBack');
});

test('[MW 6.0] only attacks of its own profile', () => {
  const b = playAll(duel('warrior', 'cleric'), [activate(0), act('attack'), step()]).battle;
  expect(refusalOf(b, strike('zap', 1, ['AD']))).toBe('notItsAttack');
  expect(refusalOf(b, strike('melee', 1))).toBeUndefined();
});

describe('[MW 18.3] [MW-R36] the choice lies face down', () => {
  const chosen = playAll(duel('warrior', 'cleric'), [...attacks(0, 'melee', 1), choose('heavy')]).battle;

  test('its player sees it, the defender and spectators only that it was made', () => {
    const choiceIn = (seat: 0 | 1 | 'spectator') => {
      const { chosen: made, choice } = topFrame(view(chosen, seat)) as AttackFrame;
      return { made, choice };
    };
    expect(choiceIn(0)).toEqual({ made: true, choice: 'heavy' });
    expect(choiceIn(1)).toEqual({ made: true, choice: null });
    expect(choiceIn('spectator')).toEqual({ made: true, choice: null });
  });

  test('it is revealed after the defence and before the dice', () => {
    const { events } = playAll(chosen, [defend('deflect'), step()], [6, 6, 6, 6, 6, 6, 6]);
    const order = events.map((e) => e.type).filter((t) => ['defended', 'revealed', 'struck'].includes(t));
    expect(order).toEqual(['defended', 'revealed', 'struck']);
    expect(eventsOf(events, 'revealed')[0]!.choice).toBe('heavy');
  });

  test('what is told of it before names no side', () => {
    const { events } = playAll(duel('warrior', 'cleric'), [...attacks(0, 'melee', 1), choose('heavy')]);
    expect(JSON.stringify(events)).not.toContain('heavy');
  });
});

describe('[MW 18.3.1] [MW-R35] feint', () => {
  const feint = [...attacks(0, 'melee', 1), choose('feint')];

  test('[MW 13.2] met by a reaction: no dice, the action is free, the activation is over', () => {
    const { battle: b, events } = playAll(duel('warrior', 'cleric'), [...feint, defend('dodge'), step(at(7.5, 6))]);
    expect(eventsOf(events, 'struck')).toEqual([]);
    expect(stateOf(b, 0)).toEqual({ actions: 0, damage: 0, where: 'field' });
    expect(stateOf(b, 1)).toEqual({ actions: 1, damage: 0, where: 'field' });
    expect(b.fighters[1]).toMatchObject(at(7.5, 6));
    expect(asked(b)).toBe('1 activate');
  });

  test('the step of a Dodge stays compulsory', () => {
    const b = playAll(duel('warrior', 'cleric'), [...feint, defend('dodge')]).battle;
    expect(asked(b)).toBe('1 step');
    expect(refusalOf(b, step())).toBe('dodgeTooShort');
  });

  test('nobody reacts: the action is spent, and there is no knockback', () => {
    const { battle: b } = playAll(duel('warrior', 'cleric'), [...feint, defend('none')]);
    expect([stateOf(b, 0).actions, stateOf(b, 1).actions]).toEqual([1, 0]);
    expect(asked(b)).toBe('1 activate');
  });

  test('a free reaction gives the action back too', () => {
    const { battle: b } = playAll(duel('warrior', 'cleric', { guard: true }), [...feint, defend('deflect'), step()]);
    expect([stateOf(b, 0).actions, stateOf(b, 1).actions]).toEqual([0, 0]);
    expect(b.fighters[1]!.guard).toBe(false);
  });

  test('[MW-R34] not with an attack that is not split', () => {
    const b = battle({
      fighters: [
        { profile: 'deadeye', seat: 0, at: [3, 6] },
        { profile: 'cleric', seat: 1, at: [8, 6] },
      ],
    });
    const shot = playAll(b, attacks(0, 'quick-shot', 1)).battle;
    expect(asked(shot)).toBe('1 defence');
  });
});

describe('[MW 18.5.1] Precision less Evasion', () => {
  test.each([
    // the Warrior strikes 3/9 and 7/5; the Cleric has Evasion 1 and Dodge 3, the Guardian 0 and 2, the Druid 2 and 3
    ['cleric', 'light', 'none', 8],
    ['cleric', 'heavy', 'none', 4],
    ['cleric', 'heavy', 'dodge', 1],
    ['guardian', 'heavy', 'none', 5],
    ['guardian', 'heavy', 'dodge', 3],
    ['druid', 'heavy', 'deflect', 3],
    ['druid', 'light', 'dodge', 4],
  ] as const)('a %s hit by the %s side, defence %s: %i', (target, choice, defence, needed) => {
    const dice = needed >= 6 ? [] : Array<number>(choice === 'light' ? 3 : 7).fill(6);
    const after = defence === 'none' ? [] : defence === 'dodge' ? [step(at(7.5, 6))] : [step()];
    const hits = needed >= 6 ? [knockBack(0)] : [];
    const all = [...attacks(0, 'melee', 1), choose(choice), defend(defence), ...after, ...hits];
    const { events } = playAll(duel('warrior', target), all, dice);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ needed, choice, defence });
  });
});

describe('[MW 18.5.2] hits', () => {
  test('results of the target number or less', () => {
    const all = [...attacks(0, 'melee', 1), choose('heavy'), defend('none'), knockBack(0)];
    const { battle: b, events } = playAll(duel('warrior', 'cleric'), all, [1, 4, 5, 6, 4, 5, 2]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ power: 7, needed: 4, hits: 4, armour: 1, damage: 3 });
    expect(stateOf(b, 1).damage).toBe(3);
  });

  test('6 or more cannot miss: no dice are thrown', () => {
    const all = [...attacks(0, 'melee', 1), choose('light'), defend('none'), knockBack(0)];
    const { battle: b, events } = playAll(duel('warrior', 'cleric'), all);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ needed: 8, dice: [], hits: 3 });
    expect(stateOf(b, 1).damage).toBe(2);
  });

  test('0 or less cannot hit: no dice, no knockback', () => {
    // the Minion's heavy side 4/5 against a Druid that dodges: 5 - 2 - 3 = 0
    const all = [...attacks(0, 'melee', 1), choose('heavy'), defend('dodge'), step(at(7.5, 6))];
    const { battle: b, events } = playAll(duel('minion', 'druid'), all);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ needed: 0, dice: [], hits: 0 });
    expect(stateOf(b, 1).damage).toBe(0);
  });

  test('[MW-R46] without Power there are no dice and no hits, even where nothing could miss', () => {
    expect([needsDice(0, 4), needsDice(-1, 4), needsDice(1, 4)]).toEqual([false, false, true]);
    expect([hitsWithoutDice(0, 7), hitsWithoutDice(-1, 7), hitsWithoutDice(2, 7)]).toEqual([0, 0, 2]);
  });
});

describe('[MW 18.5.3] damage', () => {
  test('hits less Armour, added to what was there', () => {
    const all = [...attacks(0, 'melee', 1), choose('heavy'), defend('none'), knockBack(0)];
    // Armour 2: five hits make 3
    const { battle: b, events } = playAll(duel('warrior', 'guardian', { damage: 2 }), all, [1, 2, 3, 4, 5, 6, 6]);
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ amount: 3, damage: 5, toughness: 7 });
    expect(stateOf(b, 1)).toEqual({ actions: 0, damage: 5, where: 'field' });
  });

  test('[MW-R44] hits below Armour do nothing', () => {
    const all = [...attacks(0, 'melee', 1), choose('heavy'), defend('deflect'), step()];
    const { battle: b, events } = playAll(duel('warrior', 'guardian'), all, [1, 1, 1, 6, 6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ hits: 3, armour: 4, damage: 0 });
    expect(stateOf(b, 1).damage).toBe(0);
  });

  test('[MW-R49] taken down at Toughness, at once; what is left over is lost; no knockback', () => {
    const all = [...attacks(0, 'melee', 1), choose('heavy'), defend('none')];
    const { battle: b } = playAll(duel('warrior', 'cleric', { damage: 5 }), all, [1, 1, 1, 1, 1, 1, 1]);
    expect(stateOf(b, 1)).toEqual({ actions: 0, damage: 6, where: 'down' });
    expect(asked(b)).toBe('1 activate');
  });

  test('one short of Toughness it stays', () => {
    const all = [...attacks(0, 'melee', 1), choose('light'), defend('none'), knockBack(0)];
    expect(stateOf(playAll(duel('warrior', 'cleric', { damage: 3 }), all).battle, 1)).toMatchObject({
      damage: 5,
      where: 'field',
    });
    expect(stateOf(playAll(duel('warrior', 'cleric', { damage: 4 }), all.slice(0, -1)).battle, 1)).toMatchObject({
      damage: 6,
      where: 'down',
    });
  });

  test('[MW 4.4] who is down acts no more and is no target', () => {
    const b = duel('warrior', 'cleric', { where: 'down' });
    expect(refusalOf({ ...b, turn: 1 }, activate(1))).toBe('notOnField');
    const targeting = playAll(b, [activate(0), act('attack'), step()]).battle;
    expect(refusalOf(targeting, strike('melee', 1))).toBe('noTarget');
  });
});

test('[MW-H23] a battle of the first edition keeps the first numbers, for who strikes and who is struck', () => {
  const struckIn = (edition: 1 | 2, attacker: ProfileId, defender: ProfileId) => {
    const fighters: readonly Placed[] = [
      { profile: attacker, seat: 0, at: [5, 6] },
      { profile: defender, seat: 1, at: [6.5, 6], actions: 2 },
      { profile: 'militia', seat: 1, at: [1, 1] },
    ];
    const { events } = playAll(battle({ fighters, config: { edition } }), [...attacks(0, 'melee', 1), choose('light')]);
    return { ...eventsOf(events, 'struck')[0], ...eventsOf(events, 'damaged')[0] };
  };
  expect(struckIn(1, 'warrior', 'minion')).toMatchObject({ armour: 0, damage: 3, toughness: 3 });
  expect(struckIn(2, 'warrior', 'minion')).toMatchObject({ armour: 1, damage: 2, toughness: 4 });
  expect(struckIn(1, 'minion', 'druid')).toMatchObject({ power: 2, precision: 8 });
  expect(struckIn(2, 'minion', 'druid')).toMatchObject({ power: 2, precision: 9 });
});

describe('[MW 13.4] whom to attack', () => {
  const targeting = playAll(duel('warrior', 'cleric', {}, [{ profile: 'seer', seat: 0, at: [5, 7.5] }]), [
    activate(0),
    act('attack'),
    step(),
  ]).battle;

  test('not itself', () => {
    expect(refusalOf(targeting, strike('melee', 0))).toBe('notSelf');
  });

  test('[MW-R37] a friend may be attacked, and may react', () => {
    const b = playAll(targeting, [strike('melee', 3), choose('light')]).battle;
    expect(asked(b)).toBe('0 defence');
    const after = playAll(b, [defend('deflect'), step()]).battle;
    expect(stateOf(after, 3)).toEqual({ actions: 1, damage: 0, where: 'field' });
  });
});

describe('[MW-R33] counters come last', () => {
  test('of the reaction after its step, of the action after everything', () => {
    const all = [...attacks(0, 'melee', 1), choose('light'), defend('deflect')];
    const stepping = playAll(duel('warrior', 'cleric'), all);
    expect(asked(stepping.battle)).toBe('1 step');
    expect([stateOf(stepping.battle, 0).actions, stateOf(stepping.battle, 1).actions]).toEqual([0, 0]);
    const { battle: b, events } = playAll(stepping.battle, [step()]);
    expect(eventsOf(events, 'counter').map((e) => e.who.id)).toEqual([1, 0]);
    expect([stateOf(b, 0).actions, stateOf(b, 1).actions]).toEqual([1, 1]);
  });
});

test('[MW 9.1] a second action turns a single counter into a double one', () => {
  const b = duel('warrior', 'cleric', { actions: 2 });
  const once = playAll(changed(b, 0, { actions: 1 }), [
    ...attacks(0, 'melee', 1),
    choose('light'),
    knockBack(0),
  ]).battle;
  expect(stateOf(once, 0).actions).toBe(2);
});

test('[MW-R19] [MW-H10] no target after the step: the action is spent all the same', () => {
  const b = playAll(duel('warrior', 'cleric'), [activate(0), act('attack'), step(at(4, 6))]).battle;
  expect(refusalOf(b, strike('melee', 1))).toBe('outOfRange');
  const after = playAll(b, [decline]).battle;
  expect(stateOf(after, 0).actions).toBe(1);
  expect(asked(after)).toBe('1 activate');
});
