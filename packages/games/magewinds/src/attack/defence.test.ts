// Reactions: Dodge, Deflect, Guard and the steps that follow them.
import { describe, expect, test } from 'vitest';
import {
  act,
  activate,
  asked,
  at,
  attacks,
  battle,
  block,
  cast,
  changed,
  choose,
  decline,
  defend,
  eventsOf,
  knockBack,
  type Lineup,
  type Placed,
  playAll,
  refusalOf,
  step,
  withEffects,
} from '../testing/battles.ts';

const melee = attacks(0, 'melee', 1);

const duel = (own: Partial<Placed> = {}, scene: Partial<Lineup> = {}) =>
  battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'cleric', seat: 1, at: [6.5, 6], ...own },
      { profile: 'militia', seat: 1, at: [1, 1] },
    ],
    ...scene,
  });

describe('[MW 18.4] Dodge', () => {
  const dodging = playAll(duel(), [...melee, choose('light'), defend('dodge')], [6, 6, 6]).battle;

  test('adds the Dodge bonus to Evasion for the attack', () => {
    const { events } = playAll(duel(), [...melee, choose('light'), defend('dodge')], [5, 5, 6]);
    // 9 - 1 - 3 = 5
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ evasion: 1, dodge: 3, needed: 5, hits: 2, damage: 1 });
  });

  test('[MW-R39] its step is 1" long, no less and no more', () => {
    expect(refusalOf(dodging, step())).toBe('dodgeTooShort');
    expect(refusalOf(dodging, step(at(7.4, 6)))).toBe('dodgeTooShort');
    expect(refusalOf(dodging, step(at(7.6, 6)))).toBe('tooLong');
    expect(refusalOf(dodging, step(at(7.5, 6)))).toBeUndefined();
  });

  test('it may go sideways, but not end closer', () => {
    expect(refusalOf(dodging, step(at(6.5, 7)))).toBeUndefined();
    expect(refusalOf(dodging, step(at(5.9, 6.8)))).toBe('endsCloser');
    expect(refusalOf(dodging, step(at(7, 6), at(6.5, 6)))).toBeUndefined();
  });

  test('[MW-R39] no room to end farther away: no Dodge, but a Deflect', () => {
    // in the corner, attacked along the diagonal: along either edge one comes closer
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [1.6, 1.6] },
        { profile: 'cleric', seat: 1, at: [0.5, 0.5] },
      ],
    });
    const cornered = playAll(b, [...melee, choose('light')]).battle;
    expect(refusalOf(cornered, defend('dodge'))).toBe('cannotDodge');
    expect(refusalOf(cornered, defend('deflect'))).toBeUndefined();
  });

  test('a wall behind and walls on both sides: no Dodge either', () => {
    const walls = [block(7.05, 5, 0.5, 2, 'medium'), block(6, 6.55, 1, 0.4, 'high'), block(6, 5, 1, 0.45, 'medium')];
    const b = playAll(duel({}, { terrain: walls }), [...melee, choose('light')]).battle;
    expect(refusalOf(b, defend('dodge'))).toBe('cannotDodge');
    const open = playAll(duel({}, { terrain: walls.slice(0, 2) }), [...melee, choose('light')]).battle;
    expect(refusalOf(open, defend('dodge'))).toBeUndefined();
  });

  test('[MW-R40] room lost before the step: it stays put and keeps the bonus', () => {
    // A Push drives it along a corridor against the edge; 6 - 1 - 3 = 2, two hits, Armour 1: 1" of push.
    const b = battle({
      fighters: [
        { profile: 'cleric', seat: 0, at: [3.6, 0.5] },
        { profile: 'seer', seat: 1, at: [1.6, 0.5] },
      ],
      hands: [['2C'], []],
      terrain: [block(0, 1.05, 2.6, 0.5, 'high')],
    });
    const all = [...attacks(0, 'push', 1, ['2C']), defend('dodge')];
    const { battle: after, events } = playAll(b, all, [2, 1, 3, 6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ dodge: 3, needed: 2, hits: 2 });
    expect(after.fighters[1]).toMatchObject({ ...at(0.6, 0.5), actions: 1 });
    expect(eventsOf(events, 'moved').map((e) => e.how)).toEqual(['push']);
    expect(asked(after)).toBe('1 activate');
  });

  test('[MW-R41] the step is made after the damage', () => {
    const { events } = playAll(duel(), [...melee, choose('light'), defend('dodge'), step(at(7.5, 6))], [1, 1, 1]);
    const order = events.map((e) => e.type).filter((t) => t === 'damaged' || t === 'moved');
    expect(order).toEqual(['damaged', 'moved']);
  });

  test('[MW-R41] distances are taken to where the attacker is by then', () => {
    // The Mesmer's shield cannot move the attacker, but a step may come after it moved: a source that stood elsewhere.
    const moved = changed(dodging, 0, { ...at(8.4, 6) });
    expect(refusalOf(moved, step(at(7.5, 6)))).toBe('crossesBody');
    expect(refusalOf(moved, step(at(5.5, 6)))).toBeUndefined();
    expect(refusalOf(moved, step(at(7.1, 6.8)))).toBe('endsCloser');
  });

  test('[MW-R41] who is taken down makes no step', () => {
    const { battle: b, events } = playAll(duel({ damage: 5 }), [...melee, choose('light'), defend('dodge')], [1, 1, 6]);
    expect(b.fighters[1]!.where).toBe('down');
    expect(eventsOf(events, 'moved')).toEqual([]);
  });
});

describe('[MW 18.4] Deflect', () => {
  test('adds the Deflect bonus to Armour for the attack', () => {
    const { battle: b, events } = playAll(
      duel(),
      [...melee, choose('heavy'), defend('deflect'), step()],
      [1, 2, 3, 4, 4, 5, 6],
    );
    // Armour 1 + 2
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ needed: 4, hits: 5, armour: 3, damage: 2 });
    expect(b.fighters[1]).toMatchObject({ damage: 2, actions: 1 });
  });

  test('[MW 13.3] the step comes after the effects, may be left out, and may not end closer', () => {
    const b = playAll(duel(), [...melee, choose('light'), defend('deflect')]).battle;
    expect(asked(b)).toBe('1 step');
    expect(refusalOf(b, step())).toBeUndefined();
    expect(refusalOf(b, step(at(6.9, 6)))).toBeUndefined();
    expect(refusalOf(b, step(at(6.3, 6)))).toBe('endsCloser');
  });

  test('[MW-R23] who reacted is not knocked back', () => {
    const b = playAll(duel(), [...melee, choose('heavy'), defend('deflect'), step()], [1, 1, 1, 1, 1, 6, 6]).battle;
    expect(b.fighters[1]).toMatchObject({ ...at(6.5, 6), damage: 2 });
  });
});

describe('[MW 18.4] who cannot react', () => {
  test('with a double counter there is no question', () => {
    const b = playAll(duel({ actions: 2 }), [...melee, choose('light')]).battle;
    expect(asked(b)).toBe('0 knockBack');
  });

  test('[MW-R102] a reaction takes one of the two actions of the round', () => {
    const b = playAll(duel({ actions: 1 }), [...melee, choose('light'), defend('deflect'), step()]).battle;
    expect(b.fighters[1]!.actions).toBe(2);
    expect(refusalOf(b, activate(1))).toBe('noActionsLeft');
  });

  test('[MW-R38] one reaction to an attack', () => {
    const b = playAll(duel(), [...melee, choose('light'), defend('deflect')]).battle;
    expect(refusalOf(b, defend('dodge'))).toBe('notNow');
    expect(asked(playAll(b, [step()]).battle)).toBe('1 activate');
  });

  test('[MW-R42] an entangled fighter cannot dodge; it deflects without a step', () => {
    const bound = withEffects(duel(), { type: 'entangle', by: 0, fighter: 1 });
    // the warrior stands for the Druid: its own Attack ends the spell, so the spell is laid on again
    const b = playAll(bound, [...melee, choose('light')]).battle;
    const again = withEffects(b, { type: 'entangle', by: 2, fighter: 1 });
    expect(refusalOf(again, defend('dodge'))).toBe('entangled');
    const after = playAll(again, [defend('deflect')]).battle;
    expect(asked(after)).toBe('1 activate');
    expect(after.fighters[1]).toMatchObject({ ...at(6.5, 6), actions: 1 });
  });
});

describe('[MW 13.4] Guard', () => {
  test('costs an action and makes the next reaction free', () => {
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6] },
        { profile: 'cleric', seat: 1, at: [6.5, 6] },
      ],
      turn: 1,
    });
    const guarding = playAll(b, [activate(1), act('guard'), step()]).battle;
    expect(guarding.fighters[1]).toMatchObject({ guard: true, actions: 1 });
    const after = playAll(guarding, [...melee, choose('light'), defend('deflect'), step()]).battle;
    expect(after.fighters[1]).toMatchObject({ guard: false, actions: 1, damage: 0 });
  });

  test('[MW-R31] works with a double counter; the switch turns that off', () => {
    const exhausted = { actions: 2, guard: true };
    const on = playAll(duel(exhausted), [...melee, choose('light'), defend('dodge'), step(at(7.5, 6))], [6, 6, 6]);
    expect(on.battle.fighters[1]).toMatchObject({ actions: 2, guard: false, ...at(7.5, 6) });
    const off = duel(exhausted, { config: { guardWorksWhenExhausted: false } });
    expect(asked(playAll(off, [...melee, choose('light')]).battle)).toBe('0 knockBack');
  });

  test('[MW-R32] used up by one reaction: the next costs', () => {
    const once = playAll(duel({ guard: true }), [...melee, choose('light'), defend('deflect'), step()]).battle;
    expect(once.fighters[1]).toMatchObject({ guard: false, actions: 0 });
    const twice = playAll({ ...once, turn: 0 }, [...melee, choose('light'), defend('deflect'), step()]).battle;
    expect(twice.fighters[1]).toMatchObject({ guard: false, actions: 1 });
  });

  test('[MW-R32] not used up by standing still', () => {
    const b = playAll(duel({ guard: true }), [...melee, choose('light'), defend('none'), knockBack(0)]).battle;
    expect(b.fighters[1]!.guard).toBe(true);
  });

  test('[MW-R32] ends when its next activation begins', () => {
    const b = playAll(duel({ guard: true }, { turn: 1 }), [activate(1)]).battle;
    expect(b.fighters[1]!.guard).toBe(false);
  });

  test('ends with the Action Phase', () => {
    const b = duel({ guard: true, actions: 2 }, { turn: 1 });
    const done = { ...b, fighters: b.fighters.map((f) => (f.id === 1 ? f : { ...f, actions: f.id === 0 ? 2 : 1 })) };
    const { battle: after } = playAll(done, [activate(2), act('wait')]);
    expect(after).toMatchObject({ round: 2, phase: 'channelling' });
    expect(after.fighters.map((f) => [f.actions, f.guard])).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
  });
});

test('[TC universal.leap] a Dodge step may be up to 3" long with Leap', () => {
  const b = duel({}, { hands: [[], ['2S']] });
  const dodging = playAll(b, [...melee, choose('light'), defend('dodge')], [6, 6, 6]).battle;
  expect(refusalOf(dodging, step(at(9.5, 6)))).toBe('tooLong');
  const leaping = playAll(dodging, [cast('leap', 1, ['2S'])]).battle;
  expect(refusalOf(leaping, step(at(9.5, 6)))).toBeUndefined();
  expect(refusalOf(leaping, step(at(9.51, 6)))).toBe('tooLong');
  expect(refusalOf(leaping, step(at(7.4, 6)))).toBe('dodgeTooShort');
  expect(refusalOf(leaping, decline)).toBe('notNow');
});
