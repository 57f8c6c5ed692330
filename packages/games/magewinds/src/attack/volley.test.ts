// Several attacks from one spell: their order, who is left of the targets, the steps that wait, and who orders those.
import { inch, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { magewinds } from '../game.ts';
import type { Battle, VolleyFrame } from '../state/battle.ts';
import { topFrame } from '../state/copies.ts';
import {
  asked,
  at,
  attacks,
  battle,
  block,
  cast,
  casts,
  changed,
  decline,
  defend,
  eventsOf,
  knockBack,
  type Lineup,
  offered,
  type Placed,
  playAll,
  put,
  step,
  whoIs,
  why,
} from '../testing/battles.ts';

const target = (id: number) => ({ type: 'nextTarget', target: id }) as const;
const next = (fighter: number) => ({ type: 'nextInOrder', fighter }) as const;
const D = 2500; // a base
const MISS = [6, 6, 6, 6];
const volleyOf = (b: Battle) => b.stack.find((f): f is VolleyFrame => f.type === 'volley');

/** The Wizard blasts 1; the Seer, its friend, and the Guardian stand beside 1. */
const scene = (more: Partial<Lineup> = {}, own: Partial<Placed> = {}) =>
  battle({
    fighters: [
      { profile: 'wizard', seat: 0, at: [3, 6] },
      { profile: 'cleric', seat: 1, at: [6, 6], ...own },
      { profile: 'seer', seat: 0, at: [6, 7.5] },
      { profile: 'guardian', seat: 1, at: [6, 4.5] },
    ],
    hands: [['2D', '3D'], []],
    ...more,
  });
const blast = attacks(0, 'blast', 1, ['2D', '3D']);
const VOLLEY: VolleyFrame = {
  type: 'volley',
  step: 'order',
  source: { type: 'fighter', id: 0 },
  by: 0,
  attack: 'blast',
  targets: [2, 3],
  steps: [],
};

describe('[TC wizard.blast] [MW-R75]', () => {
  test('the first attack lies on what is still to come; its own is no repeat', () => {
    const b = playAll(scene(), blast).battle;
    expect(volleyOf(b)).toEqual(VOLLEY);
    expect(topFrame(b)).toMatchObject({ target: 1, splash: false, by: 0, against: 1, attack: 'blast' });
  });

  test('then its player says who is next, of those that are left', () => {
    const b = playAll(scene(), [...blast, defend('none')], MISS).battle;
    expect(magewinds.decisions(b)).toEqual([{ seat: 0, kind: 'nextTarget', rule: 'MW-R75', fighter: null }]);
    expect(offered(b)).toEqual([target(2), target(3)]);
    expect(why(b, target(1))).toEqual({ code: 'noTarget', rule: 'MW-R75', facts: { name: 'This spell' } });
    expect(why(b, decline)).toEqual({ code: 'notNow', rule: 'MW-R75', facts: { command: 'decline' } });
    expect(why(b, next(2))).toEqual({ code: 'notNow', rule: 'MW-R75', facts: { command: 'nextInOrder' } });
    const third = playAll(b, [target(3)]).battle;
    expect(topFrame(third)).toMatchObject({ target: 3, splash: true, by: 0, against: 1 });
    expect(volleyOf(third)).toEqual({ ...VOLLEY, targets: [2] });
  });

  test('who is gone by then is no target: of two that are left one follows by itself, and none ends it', () => {
    const b = playAll(scene(), [...blast, defend('none')], MISS).battle;
    const without = (...ids: readonly number[]) => ids.reduce((x, id) => changed(x, id, { where: 'down' }), b);
    expect(offered(without(3))).toEqual([target(2)]);
    expect(why(without(3), target(3))?.code).toBe('noTarget');
    const last = playAll(without(2), [target(3), defend('none'), knockBack(0)]).battle;
    expect(last).toMatchObject({ turn: 1, fighters: [{ actions: 1 }, {}, {}, { damage: 2 }] });
  });

  test('reactions are kept with what they were, and their steps come after all attacks', () => {
    const b = playAll(scene({}, { guard: true }), [...blast, defend('dodge')], MISS).battle;
    expect(volleyOf(b)).toEqual({ ...VOLLEY, steps: [{ fighter: 1, purpose: 'dodge', free: true }] });
    const two = playAll(b, [target(3), defend('deflect')]).battle; // the last follows by itself
    expect(volleyOf(two)!.steps).toEqual([
      { fighter: 1, purpose: 'dodge', free: true },
      { fighter: 3, purpose: 'deflect', free: false },
    ]);
    const waiting = playAll(two, [defend('none')], MISS).battle;
    expect(volleyOf(waiting)).toEqual({
      ...VOLLEY,
      step: 'steps',
      targets: [],
      steps: [
        { fighter: 1, purpose: 'dodge', free: true },
        { fighter: 3, purpose: 'deflect', free: false },
      ],
    });
    const stepping = playAll(waiting, [next(3)]);
    expect(eventsOf(stepping.events, 'ordered')).toEqual([
      { type: 'ordered', rule: 'MW-R99', by: 0, who: whoIs(3, 1, 'guardian') },
    ]);
    expect(stepping.battle.stack.slice(2)).toEqual([
      { ...VOLLEY, step: 'steps', targets: [], steps: [{ fighter: 1, purpose: 'dodge', free: true }] },
      {
        type: 'attack',
        step: 'over',
        source: { type: 'fighter', id: 0 },
        by: 0,
        against: 1,
        attack: 'blast',
        target: 3,
        object: null,
        splash: true,
        chosen: false,
        choice: null,
        defence: 'deflect',
        free: false,
        hits: 0,
        damage: 0,
        blocked: 0,
      },
      {
        type: 'step',
        step: 'path',
        fighter: 3,
        purpose: 'deflect',
        source: { type: 'fighter', id: 0 },
        leap: false,
        phasewalk: false,
        cast: [],
      },
    ]);
    const done = playAll(stepping.battle, [step(), step(at(7, 6))]).battle;
    // the Guard made the Cleric's reaction free
    expect(done.fighters.map((f) => f.actions)).toEqual([1, 0, 0, 1]);
    expect(done.stack).toEqual([{ type: 'round', step: 'turn' }]);
  });

  test('who falls makes no step, and none is kept for it', () => {
    const b = playAll(scene({}, { damage: 5 }), [...blast, defend('dodge')], [1, 1, 6, 6]).battle;
    expect(b.fighters[1]!.where).toBe('down');
    expect(volleyOf(b)!.steps).toEqual([]);
  });

  describe('[MW-R75] [TC mesmer.mirrorshield] the caster falls in the midst of it', () => {
    /** Four hits, Armour 3: three come back, two get through the Wizard's Armour; it had one point left. */
    const fallen = (edition: 4 | 5) => {
      const mesmers = battle({
        fighters: [
          { profile: 'wizard', seat: 0, at: [3, 6], damage: 5 },
          { profile: 'mesmer', seat: 1, at: [6, 6] },
          { profile: 'mesmer', seat: 1, at: [6, 7.5] },
          { profile: 'guardian', seat: 1, at: [6, 4.5], actions: 2 },
          { profile: 'seer', seat: 0, at: [1, 1] },
        ],
        hands: [
          ['2D', '3D'],
          ['2C', '3C'],
        ],
        config: { edition },
      });
      const first = playAll(mesmers, [...blast, defend('mirrorshield', ['2C'])], [1, 1, 1, 1]);
      const { battle: b, events } = asked(first.battle) === '1 window' ? playAll(first.battle, [decline]) : first;
      expect(b.fighters[0]!.where).toBe('down');
      return { b, events };
    };

    test('[MW 4.4] nobody more is struck; who has reacted makes the step', () => {
      const { b, events } = fallen(5);
      expect(volleyOf(b)).toMatchObject({ step: 'steps', targets: [], steps: [] });
      expect(asked(b)).toBe('1 step');
      expect(eventsOf(events, 'struck')).toEqual([]);
    });

    test('[MW-H22] before the fifth edition it went on striking, but knocked nobody back, and nothing more came back', () => {
      const { b } = fallen(4);
      const second = playAll(b, [target(2), defend('mirrorshield', ['3C'])], [1, 1, 1, 6]);
      expect(eventsOf(second.events, 'mirrored')).toEqual([]);
      // the Guardian is struck by all four without dice, and not knocked back
      expect(eventsOf(second.events, 'struck').map((e) => [e.target.id, e.hits])).toEqual([
        [2, 3],
        [3, 4],
      ]);
      expect(asked(second.battle)).not.toBe('0 knockBack');
    });
  });
});

describe('[MW-R99] [MW 1.2] whose steps may meet', () => {
  /** A wall all along; 1 and 2 stand beside it, so far apart, and both react to its shaking. */
  const shaken = (gap: number) => {
    const b = battle({
      fighters: [
        { profile: 'druid', seat: 0, at: [1, 10] },
        { profile: 'cleric', seat: 1, at: [2, 6.5] },
        { profile: 'guardian', seat: 1, at: [9, 6.5] },
      ],
      hands: [['KC'], []],
      terrain: [block(0.5, 5, 11, 0.5, 'low')],
    });
    const there: Point = { x: inch(2) + D + gap, y: inch(6.5) };
    const quake = casts('quake', 0, ['KC'], { feature: 0 });
    const volley = playAll(
      put(b, 2, there.x, there.y),
      [...quake, target(1), defend('deflect'), defend('deflect')],
      [...MISS, 6, 6, ...MISS, 6, 6],
    ).battle;
    return volley;
  };

  test('within 6", where each may come 3" with Leap', () => {
    const b = shaken(inch(6));
    expect(magewinds.decisions(b)).toEqual([{ seat: 0, kind: 'order', rule: 'MW-R99', fighter: null }]);
    expect(offered(b)).toEqual([next(1), next(2)]);
    expect(why(b, target(1))).toEqual({ code: 'notNow', rule: 'MW-R99', facts: { command: 'nextTarget' } });
    expect(why(b, next(0))).toEqual({ code: 'notWaiting', rule: 'MW-R99', facts: { name: 'Druid' } });
    expect(why(b, next(7))).toEqual({ code: 'notOnField', rule: 'MW-R99', facts: { fighter: 7 } });
    expect(magewinds.decisions(shaken(inch(6) + 3))).toEqual([{ seat: 1, kind: 'step', rule: 'MW 18.4', fighter: 1 }]);
  });

  test('a source that is terrain is what the steps may not come closer to', () => {
    const b = shaken(inch(6) + 3);
    expect(topFrame(b)).toMatchObject({ type: 'step', source: { type: 'feature', id: 0 } });
    expect(why(b, step(at(2, 6.2)))?.code).toBe('endsCloser');
    expect(why(b, step(at(2, 6.8)))).toBeUndefined();
  });
});

describe('[MW 1.2] who orders', () => {
  const poisoned = (more: Partial<Battle> = {}) => {
    const b = battle({
      players: 3,
      fighters: [
        { profile: 'seer', seat: 0, at: [3, 3], actions: 2, poison: 1 },
        { profile: 'guardian', seat: 0, at: [5, 3], actions: 2, poison: 1 },
        { profile: 'cleric', seat: 1, at: [9, 13], actions: 2 },
        { profile: 'witch', seat: 2, at: [3, 13], actions: 2 },
      ],
      hands: [['2C'], [], []],
      turn: 0,
    });
    return playAll({ ...b, passed: [2, 1], ...more }, [{ type: 'pass' }]).battle;
  };

  test('[MW-R87] at the end of the phase who passed first and is still in it', () => {
    expect(asked(poisoned())).toBe('2 order');
    const seats = battle({ players: 3, fighters: [], hands: [['2C'], [], []] }).seats;
    const without = (seat: number) => seats.map((s, i) => (i === seat ? { ...s, conceded: true } : s));
    expect(asked(poisoned({ seats: without(2) }))).toBe('1 order');
  });

  test('[MW-R87] an order is told by its rule, and that fighter’s window comes next', () => {
    const { battle: b, events } = playAll(poisoned(), [next(1)]);
    expect(eventsOf(events, 'ordered')).toEqual([
      { type: 'ordered', rule: 'MW-R87', by: 2, who: whoIs(1, 0, 'guardian') },
    ]);
    expect(b.stack.find((f) => f.type === 'damage')).toEqual({
      type: 'damage',
      step: 'window',
      harms: [
        { fighter: 1, amount: 1, credit: 1 },
        { fighter: 0, amount: 1, credit: 1 },
      ],
      index: 1,
      rule: 'TC witch.poison-tip',
    });
    expect(why(poisoned(), next(2))).toEqual({ code: 'notWaiting', rule: 'MW-R87', facts: { name: 'Cleric' } });
    expect(why(poisoned(), decline)).toEqual({ code: 'notNow', rule: 'MW-R87', facts: { command: 'decline' } });
    expect(why(poisoned(), next(9))).toEqual({ code: 'notOnField', rule: 'MW-R87', facts: { fighter: 9 } });
  });

  test('[MW-R87] all of it is dealt at once, after the last window', () => {
    const first = playAll(poisoned(), [next(1), decline]).battle;
    expect(asked(first)).toBe('0 window');
    expect(first.fighters.map((f) => f.damage)).toEqual([0, 0, 0, 0]);
    const { battle: after, events } = playAll(first, [cast('barrier', 0, ['2C'])], [2]);
    expect(eventsOf(events, 'damaged').map((e) => [e.who.id, e.rule])).toEqual([
      [1, 'TC witch.poison-tip'],
      [0, 'TC witch.poison-tip'],
    ]);
    expect(after.fighters.map((f) => f.damage)).toEqual([1, 1, 0, 0]);
  });
});

test('[MW 20.1] [MW-R73] healing is told: how much was healed, what is left, and whether poison ended', () => {
  const b = battle({
    fighters: [
      { profile: 'cleric', seat: 0, at: [5, 6], damage: 2, poison: 1 },
      { profile: 'seer', seat: 1, at: [10, 14] },
      { profile: 'witch', seat: 0, at: [5, 8], damage: 3 },
    ],
    hands: [['AH', '2H'], []],
  });
  const { battle: own, events } = playAll(b, casts('recover', 0, ['AH']));
  expect(eventsOf(events, 'healed')).toMatchObject([{ who: whoIs(0, 0, 'cleric'), amount: 2, damage: 0, cured: true }]);
  expect(own.fighters[0]).toMatchObject({ damage: 0, poison: null });
  const healed = playAll(b, casts('recover', 0, ['2H']));
  expect(eventsOf(healed.events, 'healed')).toMatchObject([{ amount: 1, damage: 1, cured: true }]);
  const whole = playAll(changed(b, 0, { poison: null }), casts('recover', 0, ['2H']));
  expect(eventsOf(whole.events, 'healed')).toMatchObject([{ amount: 1, damage: 1, cured: false }]);
});
