// The Move Action and step moves.
import { inch, mm } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { magewinds } from '../game.ts';
import {
  act,
  activate,
  asked,
  at,
  battle,
  block,
  cast,
  eventsOf,
  type Lineup,
  move,
  type Placed,
  playAll,
  put,
  refusalOf,
  step,
} from '../testing/battles.ts';

const FAR: Placed = { profile: 'cleric', seat: 1, at: [11, 11] };

const moving = (scene: Partial<Lineup> = {}, others: readonly Placed[] = [FAR]) =>
  playAll(battle({ fighters: [{ profile: 'wizard', seat: 0, at: [5, 6] }, ...others], ...scene }), [
    activate(0),
    act('move'),
  ]).battle;

describe('[MW 13.4] the Move Action', () => {
  test('as far as the Movement attribute, with no step before it', () => {
    const b = moving();
    expect(asked(b)).toBe('0 move');
    expect(refusalOf(b, move(at(10, 6)))).toBeUndefined();
    expect(refusalOf(b, move(at(10.01, 6)))).toBe('tooLong');
    const after = playAll(b, [move(at(5, 11))]);
    expect(after.battle.fighters[0]).toMatchObject({ ...at(5, 11), actions: 1 });
    expect(eventsOf(after.events, 'moved')[0]).toMatchObject({ how: 'move', length: inch(5), limit: inch(5) });
  });

  test('2" less when it begins within 1" of an enemy; never of a friend', () => {
    const near = moving({}, [{ profile: 'cleric', seat: 1, at: [5, 7.5] }]);
    expect(refusalOf(near, move(at(8, 6)))).toBeUndefined();
    expect(refusalOf(near, move(at(8.01, 6)))).toBe('tooLong');
    const friend = moving({}, [FAR, { profile: 'cleric', seat: 0, at: [5, 7.5] }]);
    expect(refusalOf(friend, move(at(10, 6)))).toBeUndefined();
  });

  test('[MW-R02] exactly 1" away is within 1"', () => {
    const limitAt = (gap: number) => {
      const b = put(battle({ fighters: [{ profile: 'wizard', seat: 0, at: [5, 6] }, FAR] }), 1, inch(5), inch(6) + gap);
      return refusalOf(playAll(b, [activate(0), act('move')]).battle, move(at(5, 1)));
    };
    expect(limitAt(mm(25) + inch(1))).toBe('tooLong');
    expect(limitAt(mm(25) + inch(1) + 3)).toBeUndefined();
  });

  test('[MW-R17] Movement, then Haste, then the enemy near: 5 + 1 - 2, looked at once', () => {
    const b = moving({ hands: [['2S'], []] }, [{ profile: 'cleric', seat: 1, at: [5, 7.5] }]);
    const fast = playAll(b, [cast('haste', 0, ['2S'])]).battle;
    expect(refusalOf(fast, move(at(9, 6)))).toBeUndefined();
    expect(refusalOf(fast, move(at(9.01, 6)))).toBe('tooLong');
  });

  test('[MW-R17] an enemy met on the way costs nothing', () => {
    const b = moving({}, [{ profile: 'cleric', seat: 1, at: [8, 7.2] }]);
    expect(refusalOf(b, move(at(10, 6)))).toBeUndefined();
  });

  test('[MW-R18] staying where it is counts as a move', () => {
    const { battle: b, events } = playAll(moving(), [move()]);
    expect(b.fighters[0]).toMatchObject({ ...at(5, 6), actions: 1 });
    expect(eventsOf(events, 'acted')[0]).toBeUndefined();
    expect(asked(b)).toBe('1 activate');
  });
});

describe('[MW 15.0] the path', () => {
  test('[MW-R15] may bend; its whole length counts, as the centre goes', () => {
    const b = moving();
    expect(refusalOf(b, move(at(7, 6), at(7, 9)))).toBeUndefined();
    expect(refusalOf(b, move(at(7, 6), at(7, 9.01)))).toBe('tooLong');
    expect(refusalOf(b, move(at(7, 6), at(5, 6), at(5, 7)))).toBeUndefined();
  });

  test('[MW-R15] no fighter and no object may be passed, with the whole width of the base', () => {
    for (const seat of [0, 1]) {
      const b = moving({}, [FAR, { profile: 'seer', seat, at: [7.5, 6] }]);
      expect(refusalOf(b, move(at(9.5, 6)))).toBe('crossesBody');
      expect(refusalOf(b, move(at(7.5, 6.5)))).toBe('crossesBody');
      expect(refusalOf(b, move(at(5, 7), at(9, 7)))).toBeUndefined();
    }
    const b = moving({ objects: [[7.5, 6]] });
    expect(refusalOf(b, move(at(9.5, 6)))).toBe('crossesBody');
    expect(refusalOf(b, move(at(9, 6.9)))).toBe('crossesBody');
    expect(refusalOf(b, move(at(5, 7), at(9, 7)))).toBeUndefined();
  });

  test('[MW-R16] over a low obstacle, but not to end on it', () => {
    const b = moving({ terrain: [block(7, 5, 0.5, 2, 'low')] });
    expect(refusalOf(b, move(at(9, 6)))).toBeUndefined();
    expect(refusalOf(b, move(at(7.2, 6)))).toBe('onPiece');
    expect(refusalOf(b, move(at(6.8, 6)))).toBe('onPiece');
    expect(refusalOf(b, move(at(6.5, 6)))).toBeUndefined();
  });

  test('[MW-R12] over no medium and no high one', () => {
    for (const height of ['medium', 'high'] as const) {
      const b = moving({ terrain: [block(7, 5, 0.5, 2, height)] });
      expect(refusalOf(b, move(at(9, 6)))).toBe('crossesPiece');
      expect(refusalOf(b, move(at(9, 7.4)))).toBe('crossesPiece');
      expect(refusalOf(b, move(at(6.5, 6)))).toBeUndefined();
    }
    const ground = moving({ terrain: [block(7, 5, 0.5, 2, 'ground')] });
    expect(refusalOf(ground, move(at(7.2, 6)))).toBeUndefined();
  });

  test('[MW 2.0] [MW-R14] not over the edge, not with a part of the base: the field is 12 by 16', () => {
    const b = put(moving({}, [{ profile: 'cleric', seat: 1, at: [2, 2] }]), 0, inch(11), inch(15));
    expect(refusalOf(b, move({ x: inch(11), y: inch(16) - mm(12.5) }))).toBeUndefined();
    expect(refusalOf(b, move({ x: inch(11), y: inch(16) - mm(12.5) + 3 }))).toBe('crossesEdge');
    expect(refusalOf(b, move({ x: inch(12) - mm(12.5), y: inch(15) }))).toBeUndefined();
    expect(refusalOf(b, move({ x: inch(12) - mm(12.5) + 3, y: inch(15) }))).toBe('crossesEdge');
  });

  test('[MW-R01] places are whole units', () => {
    expect(refusalOf(moving(), move({ x: inch(6) + 0.5, y: inch(6) }))).toBe('notWhole');
    expect(magewinds.parseCommand({ type: 'move', path: [{ x: 1.5, y: 2 }] }).ok).toBe(false);
  });

  test('[MW-R01] two units of tolerance: a base may graze another by that much', () => {
    const beside = (overlap: number) => {
      const b = moving({}, [FAR, { profile: 'seer', seat: 1, at: [7.5, 8] }]);
      return refusalOf(put(b, 2, inch(7.5), inch(6) + mm(25) - overlap), move(at(10, 6)));
    };
    expect(beside(2)).toBeUndefined();
    expect(beside(5)).toBe('crossesBody');
  });
});

describe('[MW 13.1] step moves', () => {
  const stepping = (action: 'attack' | 'guard' | 'recover') =>
    playAll(battle({ fighters: [{ profile: 'wizard', seat: 0, at: [5, 6] }, FAR], hands: [['2H', '2S'], []] }), [
      activate(0),
      act(action),
    ]).battle;

  test('up to 1", before any action but a Move', () => {
    for (const action of ['attack', 'guard', 'recover'] as const) {
      const b = stepping(action);
      expect(asked(b)).toBe('0 step');
      expect(refusalOf(b, step())).toBeUndefined();
      expect(refusalOf(b, step(at(6, 6)))).toBeUndefined();
      expect(refusalOf(b, step(at(6.01, 6)))).toBe('tooLong');
    }
  });

  test('it comes before the effects', () => {
    const before = stepping('guard');
    expect(before.fighters[0]!.guard).toBe(false);
    const { battle: b, events } = playAll(before, [step(at(6, 6))]);
    expect(b.fighters[0]).toMatchObject({ ...at(6, 6), guard: true });
    expect(eventsOf(events, 'moved')[0]).toMatchObject({ how: 'step', length: inch(1) });
  });

  test('[MW-R20] a plain spell gives none', () => {
    const b = battle({
      fighters: [{ profile: 'enchanter', seat: 0, at: [5, 6] }, FAR],
      hands: [['2D'], []],
    });
    const cast1 = playAll(b, [activate(0), cast('white-hot-weapons', 0, ['2D'])]).battle;
    expect(asked(cast1)).toBe('0 action');
    expect(cast1.effects).toEqual([{ type: 'whiteHot', by: 0 }]);
    expect(cast1.fighters[0]!.actions).toBe(0);
  });
});
