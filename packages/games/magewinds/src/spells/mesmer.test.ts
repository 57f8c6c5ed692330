// The Mesmer: Hypnotize and Mirrorshield. Clone has its own file.
import { describe, expect, test } from 'vitest';
import { fighter } from '../ground/fighters.ts';
import { seesFeature, seesFighter, seesPlace } from '../ground/sight.ts';
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
  defend,
  eventsOf,
  knockBack,
  type Lineup,
  move,
  type Placed,
  playAll,
  refusalOf,
  step,
  strike,
  why,
  withEffects,
} from '../testing/battles.ts';

const MESMER: Placed = { profile: 'mesmer', seat: 0, at: [5, 6] };

describe('[TC mesmer.hypnotize]', () => {
  const scene = (more: Partial<Lineup> = {}, target: Partial<Placed> = {}) =>
    battle({
      fighters: [
        MESMER,
        { profile: 'warrior', seat: 1, at: [9, 6], ...target },
        { profile: 'seer', seat: 1, at: [9, 9] },
        { profile: 'cleric', seat: 0, at: [9, 4.5] },
      ],
      hands: [['2H'], []],
      ...more,
    });
  const spell = casts('hypnotize', 0, ['2H'], { target: 1 });
  const held = (b: Battle) => withEffects(b, { type: 'hypnotize', by: 0, fighter: 1 });

  test('the target sees no fighter but the Mesmer, and itself', () => {
    const b = playAll(scene(), spell).battle;
    expect(b.effects).toEqual([{ type: 'hypnotize', by: 0, fighter: 1 }]);
    const sees = b.fighters.map((f) => seesFighter(b, fighter(b, 1), f));
    expect(sees).toEqual([true, true, false, false]);
    expect(seesFighter(b, fighter(b, 2), fighter(b, 3))).toBe(true);
  });

  test('so it cannot attack anybody else', () => {
    const b = playAll({ ...held(scene()), turn: 1 }, [activate(1), act('attack'), step()]).battle;
    expect(refusalOf(b, strike('melee', 3))).toBe('seesOnly');
  });

  test('[MW-H04] Third Eye does not help against fighters, but with places and terrain', () => {
    const b = withEffects(
      scene({ terrain: [block(10, 1, 0.5, 0.5, 'low'), block(7, 1, 4, 0.3, 'high')] }),
      { type: 'hypnotize', by: 0, fighter: 1 },
      { type: 'thirdEye', fighter: 1 },
    );
    expect(seesFighter(b, fighter(b, 1), fighter(b, 2))).toBe(false);
    expect(seesPlace(b, fighter(b, 1), at(9, 0.6))).toBe(true);
    expect(seesFeature(b, fighter(b, 1), 0)).toBe(true);
  });

  describe('[MW-R84] moving', () => {
    // a wall between y 7 and 7.3 east of the Mesmer: behind it the Mesmer is out of sight
    const wall = { terrain: [block(6.5, 7, 2, 0.3, 'high')] };
    const moving = playAll({ ...held(scene(wall)), turn: 1 }, [activate(1), act('move')]).battle;

    test('it may not end where it cannot see the Mesmer', () => {
      expect(refusalOf(moving, move(at(7.5, 6)))).toBeUndefined();
      expect(refusalOf(moving, move(at(9, 8)))).toBe('losesSight');
    });

    test('[MW-H07] nor lose sight of it on the way', () => {
      // round behind a small pillar and out of it again
      const pillar = { terrain: [block(7.6, 5.2, 0.3, 1.6, 'high')] };
      const b = playAll({ ...held(scene(pillar, { at: [9, 8.2] })), turn: 1 }, [activate(1), act('move')]).battle;
      const out = at(9, 3.8);
      const { seen, path } = { seen: b, path: move(out) };
      const there = changed(b, 1, { ...out });
      expect(seesFighter(there, fighter(there, 1), fighter(there, 0))).toBe(true);
      const free = { ...seen, fighters: seen.fighters.filter((f) => f.id < 2), effects: [] };
      expect(refusalOf(free, path)).toBeUndefined();
      const bound = { ...free, effects: seen.effects };
      expect(refusalOf(bound, path)).toBe('losesSight');
    });

    test('[MW-R39] a Dodge that must lose sight of it is none', () => {
      // in a gap between two walls, open towards the Mesmer and away from it; the way out lies round the corner
      const b = battle({
        fighters: [
          { ...MESMER, at: [5, 2] },
          { profile: 'warrior', seat: 1, at: [5, 6] },
          { profile: 'cleric', seat: 0, at: [3.6, 6] },
        ],
        terrain: [block(5.6, 1, 0.4, 4.4, 'high'), block(4, 6.55, 1.5, 0.4, 'high'), block(4, 5, 1.5, 0.45, 'medium')],
      });
      const hit = [...attacks(2, 'melee', 1), choose('light')];
      const free = playAll(b, hit).battle;
      expect(refusalOf(free, defend('dodge'))).toBeUndefined();
      const bound = held(free);
      const places = [at(6, 6), at(5.9, 6.3), at(5.9, 5.7)];
      for (const p of places) {
        const there = changed(bound, 1, { ...p });
        expect(seesFighter(there, fighter(there, 1), fighter(there, 0))).toBe(false);
      }
      expect(why(bound, defend('dodge'))).toMatchObject({ code: 'losesSight', rule: 'MW-R84' });
    });

    test('being knocked back may break the spell', () => {
      const b = battle({
        fighters: [
          MESMER,
          { profile: 'warrior', seat: 1, at: [9, 6.6], actions: 2 },
          { profile: 'cleric', seat: 0, at: [9, 5.1] },
        ],
        terrain: [block(7, 6.4, 0.3, 3, 'high')],
      });
      const before = held(b);
      expect(seesFighter(before, fighter(before, 1), fighter(before, 0))).toBe(true);
      const after = playAll(before, [...attacks(2, 'melee', 1), choose('light'), knockBack(1)]).battle;
      expect(after.fighters[1]).toMatchObject(at(9, 7.6));
      expect(after.effects).toEqual([]);
    });
  });

  test('ends when the Mesmer begins its next action', () => {
    const b = playAll(held(scene()), [activate(0)]).battle;
    expect(b.effects).toHaveLength(1);
    expect(playAll(b, [act('guard')]).battle.effects).toEqual([]);
  });

  test('[MW-R50] ends when the Mesmer is taken down', () => {
    const b = battle({
      fighters: [
        { ...MESMER, damage: 5, actions: 2 },
        { profile: 'warrior', seat: 1, at: [6.5, 6] },
        { profile: 'cleric', seat: 0, at: [1, 1] },
      ],
      turn: 1,
    });
    const after = playAll(held(b), [...attacks(1, 'melee', 0), choose('light')]).battle;
    expect(after.fighters[0]!.where).toBe('down');
    expect(after.effects).toEqual([]);
  });

  test('a visible fighter; not itself', () => {
    const b = playAll(scene({ terrain: [block(7, 5, 0.5, 2, 'high')] }), spell.slice(0, 3)).battle;
    expect(refusalOf(b, cast('hypnotize', 0, ['2H'], { target: 1 }))).toBe('notVisible');
    expect(refusalOf(b, cast('hypnotize', 0, ['2H'], { target: 0 }))).toBe('notSelf');
  });
});

describe('[TC mesmer.mirrorshield]', () => {
  const duel = (own: Partial<Placed> = {}, attacker: Partial<Placed> = {}, hand: readonly ('2C' | '2H')[] = ['2C']) =>
    battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6], ...attacker },
        { profile: 'mesmer', seat: 1, at: [6.5, 6], ...own },
        { profile: 'seer', seat: 0, at: [1, 1] },
      ],
      hands: [[], hand],
    });
  const heavy = [...attacks(0, 'melee', 1), choose('heavy')];
  const shield = defend('mirrorshield', ['2C']);

  test('[MW-R45] Armour and Deflect bonus; what they block strikes the attacker, less its Armour', () => {
    // five hits, Armour 3: 2 damage, 3 blocked, of which the Warrior's Armour stops 1
    const { battle: b, events } = playAll(duel(), [...heavy, shield, step()], [1, 2, 3, 4, 4, 6, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ hits: 5, armour: 3, damage: 2 });
    expect(eventsOf(events, 'mirrored')[0]).toMatchObject({ hits: 3 });
    expect(b.fighters.map((f) => f.damage)).toEqual([2, 2, 0]);
    expect(b.fighters[0]).toMatchObject(at(5, 6));
    expect(b.seats[1]!.hand.cards).toEqual([]);
  });

  test('[MW-R45] fewer hits than Armour: only the hits there were', () => {
    const { battle: b, events } = playAll(duel(), [...heavy, shield, step()], [1, 2, 6, 6, 6, 6, 6]);
    expect(eventsOf(events, 'mirrored')[0]).toMatchObject({ hits: 2 });
    expect(b.fighters.map((f) => f.damage)).toEqual([1, 0, 0]);
  });

  test('[MW-R45] the attacker cannot react, is not knocked back, and may go down', () => {
    const { battle: b } = playAll(duel({}, { damage: 6 }), [...heavy, shield, step()], [1, 2, 6, 6, 6, 6, 6]);
    expect(b.fighters[0]!.where).toBe('down');
    expect(b.fighters[1]!.actions).toBe(1);
    expect(asked(b)).toBe('1 activate');
  });

  test('[MW-R45] what a falling Mesmer has blocked comes back as well', () => {
    // five hits, Armour 3: the 2 that come through take it down, the 3 blocked strike the Warrior
    const b = { ...duel({ damage: 4 }), scenario: 'king-of-the-hill' as const };
    const { battle: after } = playAll(b, [...heavy, shield], [1, 2, 3, 4, 4, 6, 6]);
    expect(after.fighters.map((f) => [f.where, f.damage])).toEqual([
      ['field', 2],
      ['down', 6],
      ['field', 0],
    ]);
  });

  test('no hits: nothing comes back', () => {
    const { events } = playAll(duel(), [...heavy, shield, step()], [6, 6, 6, 6, 6, 6, 6]);
    expect(eventsOf(events, 'mirrored')).toEqual([]);
  });

  test('a step may not end closer', () => {
    const b = playAll(duel(), [...heavy, shield], [6, 6, 6, 6, 6, 6, 6]).battle;
    expect(refusalOf(b, step(at(6.3, 6)))).toBe('endsCloser');
    expect(refusalOf(b, step(at(7.5, 6)))).toBeUndefined();
  });

  test('[MW-R32] a Guard makes it free of a counter, not of its card', () => {
    const { battle: b } = playAll(duel({ guard: true }), [...heavy, shield, step()], [6, 6, 6, 6, 6, 6, 6]);
    expect(b.fighters[1]).toMatchObject({ guard: false, actions: 0 });
    expect(b.seats[1]!.hand.size).toBe(0);
  });

  test('it must be paid, and be able to react', () => {
    const b = playAll(duel({}, {}, ['2H']), heavy).battle;
    expect(refusalOf(b, defend('mirrorshield', ['2H']))).toBe('cannotPay');
    expect(refusalOf(b, defend('mirrorshield', []))).toBe('cannotPay');
    expect(refusalOf(b, defend('deflect', ['2H']))).toBe('costsNothing');
    const tired = playAll(duel({ actions: 2 }), heavy, [6, 6, 6, 6, 6, 6, 6]).battle;
    expect(asked(tired)).toBe('1 passOrHold');
  });
});
