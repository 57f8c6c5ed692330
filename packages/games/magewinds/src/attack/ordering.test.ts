// Several things at once: who is asked for their order, and when nobody is (MW 1.2, MW-R87, MW-R99).
import { describe, expect, test } from 'vitest';
import { magewinds } from '../game.ts';
import type { Battle } from '../state/battle.ts';
import {
  act,
  activate,
  asked,
  at,
  attacks,
  battle,
  cast,
  decline,
  defend,
  eventsOf,
  type Lineup,
  type Placed,
  playAll,
  refusalOf,
  step,
} from '../testing/battles.ts';

const next = (fighter: number) => ({ type: 'nextInOrder', fighter }) as const;

describe('[MW-R87] [MW 1.2] at the end of the phase who passed first decides in which order damage is looked at', () => {
  const scene = (more: Partial<Lineup> = {}, own: Partial<Placed> = {}) =>
    battle({
      fighters: [
        { profile: 'seer', seat: 0, at: [3, 3], actions: 2, poison: 1 },
        { profile: 'cleric', seat: 1, at: [9, 13], actions: 2 },
        { profile: 'guardian', seat: 0, at: [5, 3], actions: 2, poison: 1, ...own },
      ],
      hands: [['2C'], []],
      ...more,
    });
  // seat 1 has no cards and passes by itself, before seat 0 is asked
  const ends = (b: Battle) => playAll({ ...b, turn: 0, passed: [1] }, [{ type: 'pass' }]).battle;

  test('he is asked before the first window, with those who may still be saved', () => {
    const b = ends(scene());
    expect(asked(b)).toBe('1 order');
    expect(magewinds.decisions(b)[0]!.rule).toBe('MW-R87');
    expect(magewinds.candidates(b, 1)).toEqual([next(0), next(2)]);
    expect([refusalOf(b, next(1)), refusalOf(b, next(9)), refusalOf(b, decline)]).toEqual([
      'notWaiting',
      'notOnField',
      'notNow',
    ]);
    expect(magewinds.refuse(b, 0, next(0))?.code).toBe('notYourTurn');
  });

  test('the windows come in that order, the damage to all at once', () => {
    const { battle: b, events } = playAll(ends(scene()), [next(2)]);
    expect(eventsOf(events, 'ordered')).toMatchObject([{ by: 1, who: { id: 2 } }]);
    expect(asked(b)).toBe('0 window');
    expect(magewinds.decisions(b)[0]!.fighter).toBe(2);
    expect(b.fighters.map((f) => f.damage)).toEqual([0, 0, 0]);
    // the card is spent on the Guardian, so nobody can be saved any more, and there is nothing left to order
    const saved = playAll(b, [cast('barrier', 0, ['2C'])], [1]).battle;
    expect(saved.fighters.map((f) => f.damage)).toEqual([1, 0, 0]);
    const other = playAll(ends(scene()), [next(0)]).battle;
    expect(magewinds.decisions(other)[0]!.fighter).toBe(0);
    // the last of two follows by itself
    expect(magewinds.decisions(playAll(other, [decline]).battle)[0]).toMatchObject({ kind: 'window', fighter: 2 });
  });

  test('nobody is asked where it cannot matter: one fighter, or no cards', () => {
    expect(asked(ends(scene({}, { poison: null })))).toBe('0 window');
    const bare = ends(scene({ hands: [[], []] }));
    expect(bare).toMatchObject({ round: 2, fighters: [{ damage: 1 }, { damage: 0 }, { damage: 1 }] });
  });

  test('whether it is asked does not hang on orders, which are private', () => {
    const b = scene();
    const never = b.seats.map((s) => ({ ...s, orders: { ...s.orders!, barrier: 'never' as const } }));
    expect(asked(ends({ ...b, seats: never }))).toBe('1 order');
  });

  test('[ItT battle-royale.storm] the storm likewise, after all poison', () => {
    const b = battle({
      players: 3,
      scenario: 'battle-royale',
      fighters: [
        { profile: 'seer', seat: 0, at: [1, 1], actions: 2 },
        { profile: 'seer', seat: 1, at: [1, 4], actions: 2 },
        { profile: 'seer', seat: 2, at: [12, 8], actions: 2 },
      ],
      hands: [['2C'], ['3C'], ['4H']],
      turn: 2,
    });
    const storm = playAll({ ...b, passed: [1, 0] }, [{ type: 'pass' }]).battle;
    expect(asked(storm)).toBe('1 order');
    expect(magewinds.candidates(storm, 1)).toEqual([next(0), next(1)]);
    expect(asked(playAll(storm, [next(1)]).battle)).toBe('1 window');
  });

  test('[MW-H22] in the first edition the order is that of the warbands', () => {
    expect(asked(ends(scene({ config: { edition: 1 } })))).toBe('0 window');
  });
});

describe('[MW-R99] [MW 1.2] the turn player orders the steps after a Blast', () => {
  const scene = (more: Partial<Lineup> = {}) =>
    battle({
      fighters: [
        { profile: 'wizard', seat: 0, at: [3, 6] },
        { profile: 'cleric', seat: 1, at: [6, 6] },
        { profile: 'guardian', seat: 1, at: [6, 7.5] },
      ],
      hands: [['2D', '3D'], []],
      ...more,
    });
  const MISS = [6, 6, 6, 6];
  const blast = attacks(0, 'blast', 1, ['2D', '3D']);
  const both = (b: Battle) => playAll(b, [...blast, defend('dodge'), defend('dodge')], [...MISS, ...MISS]).battle;

  test('who reacted steps in the order that is chosen', () => {
    const b = both(scene());
    expect(asked(b)).toBe('0 order');
    expect(magewinds.decisions(b)[0]!.rule).toBe('MW-R99');
    expect(magewinds.candidates(b, 0)).toEqual([next(1), next(2)]);
    expect(refusalOf(b, next(0))).toBe('notWaiting');
    const second = playAll(b, [next(2)]).battle;
    expect(magewinds.decisions(second)[0]).toMatchObject({ seat: 1, kind: 'step', fighter: 2 });
    const last = playAll(second, [step(at(7, 7.5))]).battle;
    expect(magewinds.decisions(last)[0]).toMatchObject({ kind: 'step', fighter: 1 });
    const done = playAll(last, [step(at(7, 6))]).battle;
    expect(done.fighters.map((f) => f.actions)).toEqual([1, 1, 1]);
  });

  test('a state that waits for it can be read again, one that waits for nothing cannot', () => {
    for (const b of [both(scene()), waitingForDamage()]) {
      const read = magewinds.parseState(JSON.parse(JSON.stringify(b)));
      expect(read.ok ? magewinds.decisions(read.value) : read.refusal).toEqual(magewinds.decisions(b));
    }
    const none = { ...waitingForDamage(), seats: scene({ hands: [[], []] }).seats };
    expect(magewinds.parseState(JSON.parse(JSON.stringify(none))).ok).toBe(false);
  });

  test('nobody is asked for one step, nor in the first edition', () => {
    const one = playAll(scene(), [...blast, defend('none'), defend('dodge')], [...MISS, ...MISS]).battle;
    expect(asked(one)).toBe('1 step');
    expect(asked(both(scene({ config: { edition: 1 } })))).toBe('1 step'); // MW-H22
  });
});

const waitingForDamage = (): Battle => {
  const b = battle({
    fighters: [
      { profile: 'seer', seat: 0, at: [3, 3], actions: 1, poison: 1 },
      { profile: 'guardian', seat: 0, at: [5, 3], actions: 2, poison: 1 },
      { profile: 'cleric', seat: 1, at: [9, 13], actions: 2 },
    ],
    hands: [['2C', '2H'], []],
  });
  return playAll({ ...b, passed: [1] }, [activate(0), act('wait'), decline, { type: 'pass' }]).battle;
};
