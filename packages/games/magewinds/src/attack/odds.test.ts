import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Card } from '../content/cards.ts';
import type { AttackId } from '../content/fighters.ts';
import { magewinds } from '../game.ts';
import type { Battle, Defence, Effect } from '../state/battle.ts';
import type { CastCommand, MagewindsCommand } from '../state/command.ts';
import { battle, block, type Lineup, type Placed, playAll } from '../testing/battles.ts';
import { attackOddsOf } from './exchange.ts';
import { oddsOf } from './odds.ts';

const attack = (id: AttackId, target: number, cards: readonly Card[] = []): MagewindsCommand => ({
  type: 'attack',
  attack: id,
  target,
  object: null,
  cards,
});

/** Fighter 0 is about to choose its target: its step is over. */
const aiming = (scene: Lineup, effects: readonly Effect[] = []): Battle => {
  const b = { ...battle(scene), effects };
  return playAll(b, [
    { type: 'activate', fighter: 0 },
    { type: 'act', action: 'attack' },
    { type: 'step', path: [] },
  ]).battle;
};

const QUAKE_CAST: CastCommand = {
  type: 'cast',
  spell: 'quake',
  caster: 0,
  cards: ['2C', '3C'],
  target: null,
  place: null,
  places: null,
  real: null,
  feature: 0,
  action: null,
};

const warrior: Placed = { profile: 'warrior', seat: 0, at: [5, 5] };
const cleric = (more: Partial<Placed> = {}): Placed => ({ profile: 'cleric', seat: 1, at: [6.2, 5], ...more });

const oddsFor = (b: Battle, c: MagewindsCommand) => {
  const view = magewinds.view(b, 0);
  expect(magewinds.refuse(view, 0, c)).toBeUndefined();
  return oddsOf(view, 0, c)!;
};

describe('a Warrior strikes a Cleric', () => {
  test('[MW 18.5.1] the target numbers are Precision less Evasion and the Dodge bonus', () => {
    const odds = oddsFor(aiming({ fighters: [warrior, cleric()] }), attack('melee', 1));
    expect(odds.target).toBe(1);
    expect(odds.targetNumbers).toEqual({
      light: { none: 8, dodge: 5, deflect: 8 },
      heavy: { none: 4, dodge: 1, deflect: 4 },
    });
    expect(odds.matrix.light!.none).toMatchObject({ damage: [0, 0, 1], mean: 2, takeDown: 0, knockback: 1 });
    expect(odds.matrix.light!.deflect!.mean).toBe(0);
    expect(odds.equilibrium).toBeDefined();
  });

  test('[MW 18.5.3] what the Cleric has left decides whether it is taken down', () => {
    const odds = oddsFor(aiming({ fighters: [warrior, cleric({ damage: 4 })] }), attack('melee', 1));
    expect(odds.matrix.light!.none).toMatchObject({ takeDown: 1, knockback: 0 });
  });

  test('[MW 18.4] who has no action left cannot react; who guards reacts for nothing', () => {
    const spent = oddsFor(aiming({ fighters: [warrior, cleric({ actions: 2 })] }), attack('melee', 1));
    expect(Object.keys(spent.matrix.heavy!)).toEqual(['none']);
    expect(spent.equilibrium!.attacker).toEqual({ light: 0, heavy: 1, feint: 0 }); // 14/3 − about 1, against 2
    const guarded = oddsFor(aiming({ fighters: [warrior, cleric({ guard: true })] }), attack('melee', 1));
    const open = oddsFor(aiming({ fighters: [warrior, cleric()] }), attack('melee', 1));
    expect(guarded.equilibrium!.value).toBeLessThan(open.equilibrium!.value);
  });

  test('[TC warrior.charge] [MW-R35] a Charge costs no action, so a feint gives none back', () => {
    const b = battle({ fighters: [{ ...warrior, at: [3.5, 5] }, cleric()] });
    const charging = playAll(b, [
      { type: 'activate', fighter: 0 },
      { type: 'act', action: 'move' },
      { type: 'move', path: [{ x: inch(5), y: inch(5) }] },
    ]).battle;
    const charge = oddsFor(charging, attack('melee', 1));
    const plain = oddsFor(aiming({ fighters: [warrior, cleric()] }), attack('melee', 1));
    expect([charge.isFree, plain.isFree]).toEqual([true, undefined]);
    expect(charge.matrix).toEqual(plain.matrix);
    expect(charge.equilibrium!.value).toBeLessThan(plain.equilibrium!.value);
    const laid = playAll(charging, [attack('melee', 1)]).battle;
    expect(oddsFor(laid, { type: 'chooseAttack', choice: 'feint' })).toEqual(charge);
  });

  const spells: readonly (readonly [Effect, number, Defence, number])[] = [
    [{ type: 'thirdEye', fighter: 0 }, 9, 'none', 2],
    [{ type: 'thirdEye', fighter: 1 }, 7, 'none', 2],
    [{ type: 'hex', fighter: 0 }, 5, 'none', (3 * 25) / 36 - 1 + (11 / 36) ** 3], // each die must hit twice
  ];
  test.each(spells)('[MW-R43] %j gives %d', (effect, needed, defence, mean) => {
    const odds = oddsFor(aiming({ fighters: [warrior, cleric()] }, [effect]), attack('melee', 1));
    expect(odds.targetNumbers.light!.none).toBe(needed);
    expect(odds.matrix.light![defence]!.mean).toBeCloseTo(mean, 12);
  });

  test('[TC enchanter.white-hot-weapons] an Enchanter near by takes a point of Armour away', () => {
    const fighters = [warrior, cleric(), { profile: 'enchanter', seat: 0, at: [3, 5] }] as const;
    const odds = oddsFor(aiming({ fighters }, [{ type: 'whiteHot', by: 2 }]), attack('melee', 1));
    expect(odds.matrix.light!.none!.mean).toBe(3);
  });

  test('[MW-H03] nobody is knocked back who is rooted to the spot', () => {
    const fighters = [warrior, cleric(), { profile: 'druid', seat: 0, at: [3, 9] }] as const;
    const odds = oddsFor(aiming({ fighters }, [{ type: 'entangle', by: 2, fighter: 1 }]), attack('melee', 1));
    expect(odds.matrix.light!.none).toMatchObject({ mean: 2, knockback: 0 });
  });
});

test('[MW 18.2] cover counts', () => {
  const wizard: Placed = { profile: 'wizard', seat: 0, at: [4, 5] };
  const far = cleric({ at: [9, 5] });
  const zap = attack('zap', 1, ['2D', '3S']);
  const hands = [['2D', '3S']] as const;
  const open = oddsFor(aiming({ fighters: [wizard, far], hands }), zap);
  const covered = oddsFor(aiming({ fighters: [wizard, far], hands, terrain: [block(7, 5.1, 0.5, 2, 'high')] }), zap);
  expect([open.targetNumbers.single!.none, covered.targetNumbers.single!.none]).toEqual([5, 4]);
  expect(open.equilibrium).toBeUndefined();
});

test('[MW-R75] Blast strikes all around the target; [TC druid.quake] Quake all around the terrain', () => {
  const wizard: Placed = { profile: 'wizard', seat: 0, at: [4, 5] };
  const near = [cleric({ at: [7, 5] }), { profile: 'minion', seat: 1, at: [7, 6.5] }] as const;
  const blast = oddsFor(
    aiming({ fighters: [wizard, ...near], hands: [['2D', '3D']] }),
    attack('blast', 1, ['2D', '3D']),
  );
  expect(blast.target).toBe(1);
  expect(blast.also!.map((o) => [o.target, o.targetNumbers.single!.none])).toEqual([[2, 6]]);
  const druid: Placed = { profile: 'druid', seat: 0, at: [4, 5] };
  const shaking = playAll(
    battle({ fighters: [druid, ...near], hands: [['2C', '3C']], terrain: [block(8, 4, 1, 3, 'high')] }),
    [
      { type: 'activate', fighter: 0 },
      { type: 'act', action: 'quake' },
      { type: 'step', path: [] },
    ],
  ).battle;
  const quake = oddsFor(shaking, QUAKE_CAST);
  expect([quake, ...quake.also!].map((o) => [o.attack, o.target, o.targetNumbers.single!.none])).toEqual([
    ['quake', 1, 2],
    ['quake', 2, 3],
  ]);
});

test('[MW 18.3] the choices of an attack under way have its odds; other commands have none', () => {
  const b = playAll(aiming({ fighters: [warrior, cleric()] }), [attack('melee', 1)]).battle;
  const before = oddsFor(aiming({ fighters: [warrior, cleric()] }), attack('melee', 1));
  expect(oddsFor(b, { type: 'chooseAttack', choice: 'feint' })).toEqual(before);
  const chosen = playAll(b, [{ type: 'chooseAttack', choice: 'feint' }]).battle;
  expect(oddsOf(magewinds.view(chosen, 1), 1, { type: 'defend', defence: 'dodge', cards: [] })).toEqual(before);
  expect(oddsOf(b, 0, { type: 'concede' })).toBeUndefined();
  expect(oddsOf(battle({ fighters: [warrior, cleric()] }), 0, { type: 'activate', fighter: 0 })).toBeUndefined();
});

describe('[MW 18.5] in the open at full health the odds of a position are those of the two profiles', () => {
  const alike = (attacker: Placed['profile'], defender: Placed['profile'], id: AttackId, cards: readonly Card[]) => {
    const b = aiming({
      fighters: [
        { profile: attacker, seat: 0, at: [5, 5] },
        { profile: defender, seat: 1, at: [id === 'melee' ? 6.2 : 7.5, 5] },
      ],
      hands: [cards, ['2C']],
    });
    const c = attack(id, 1, cards);
    const mirrorshield = defender === 'mesmer';
    for (const actionValue of [1, 3])
      expect(oddsOf(magewinds.view(b, 0), 0, c, actionValue)).toEqual({
        ...attackOddsOf({ attacker, defender, attack: id, actionValue, mirrorshield }),
        target: 1,
      });
  };
  test.each<[Placed['profile'], Placed['profile'], AttackId, readonly Card[]]>([
    ['warrior', 'guardian', 'melee', []],
    ['guardian', 'mesmer', 'melee', []], // whose own Armour meets what comes back
    ['druid', 'acolyte', 'melee', []],
    ['wizard', 'mesmer', 'zap', ['2D', '2S']],
    ['cleric', 'druid', 'push', ['2C']],
    ['deadeye', 'warrior', 'quick-shot', []],
  ])('%s against %s by %s', (attacker, defender, id, cards) => alike(attacker, defender, id, cards));

  test('[TC cleric.push] [MW-R71] an object: nothing misses, nobody answers, nothing breaks', () => {
    const b = aiming({ fighters: [cleric({ seat: 0, at: [5, 5] }), warriorFar], hands: [['2C']], objects: [[7, 5]] });
    const push: MagewindsCommand = { type: 'attack', attack: 'push', target: null, object: 0, cards: ['2C'] };
    expect(oddsFor(b, push)).toEqual({
      attack: 'push',
      target: null,
      targetNumbers: { single: { none: 6 } },
      matrix: {
        single: { none: { damage: [1], mean: 0, takeDown: 0, knockback: 1, push: [0, 0, 0, 0, 0, 0, 1] } },
      },
    });
  });

  test('[MW-R22] without room no row allows a knockback, whatever the choice', () => {
    // as near as bases may stand to a wall: two units into it
    const [x, y] = [15748 + 1250 - 2, 10160];
    const corners = [
      { x, y },
      { x: x + 2000, y },
      { x: x + 2000, y: y + 5080 },
      { x, y: y + 5080 },
    ];
    const wall = [{ kind: 'wall', pieces: [{ height: 'high', corners }] }] as const;
    const odds = oddsFor(aiming({ fighters: [warrior, cleric()], terrain: wall }), attack('melee', 1));
    expect(odds.matrix.light!.none).toMatchObject({ mean: 2, knockback: 0 });
    expect(odds.matrix.heavy!.none!.knockback).toBe(0);
    expect(Object.keys(odds.matrix)).toEqual(['light', 'heavy', 'feint']);
    expect(odds.matrix.heavy!.none!.mean).toBeCloseTo(14 / 3 - 1 + 1 / 2187, 12);
  });

  test('[MW 13.4] a Guard makes reactions free, and that is weighed', () => {
    const open = oddsFor(aiming({ fighters: [warrior, cleric()] }), attack('melee', 1));
    const guarded = oddsFor(aiming({ fighters: [warrior, cleric({ guard: true })] }), attack('melee', 1));
    expect(guarded.matrix).toEqual(open.matrix);
    // with actions worth 1 a reaction costs the unguarded Cleric a point, and the guarded one nothing
    expect(open.equilibrium!.value - guarded.equilibrium!.value).toBeGreaterThan(0.1);
  });
});

const warriorFar: Placed = { profile: 'warrior', seat: 1, at: [11, 15] };

describe('[MW-R75] attacks of a volley under way', () => {
  const blasted = (terrain: Lineup['terrain'] = []) => {
    const b = aiming({
      fighters: [
        { profile: 'wizard', seat: 0, at: [3, 6] },
        { profile: 'cleric', seat: 1, at: [6, 6], actions: 2 },
        { profile: 'seer', seat: 1, at: [6, 7.5] },
        { profile: 'guardian', seat: 1, at: [6, 4.5] },
      ],
      hands: [['2D', '3D']],
      terrain: terrain!,
    });
    return playAll(b, [attack('blast', 1, ['2D', '3D'])], [6, 6, 6, 6]).battle;
  };

  test('of the one that would be next alone, repeats without a line in cover', () => {
    const numbers = (b: Battle, target: number) => oddsFor(b, { type: 'nextTarget', target });
    const seer = numbers(blasted(), 2);
    expect([seer.target, seer.also, seer.targetNumbers.single!.none]).toEqual([2, undefined, 5]);
    expect(numbers(blasted(), 3)).toMatchObject({ target: 3, targetNumbers: { single: { none: 6 } } });
    // a wall so near the Wizard that it gives no cover, only hides the Seer
    expect(numbers(blasted([block(3.9, 6.3, 0.1, 2, 'high')]), 2).targetNumbers.single!.none).toBe(4);
  });

  test('beforehand the first needs its line, the others are looked at as repeats', () => {
    const wizard: Placed = { profile: 'wizard', seat: 0, at: [3, 6] };
    const fighters = [wizard, cleric({ at: [6, 6] }), { profile: 'seer', seat: 1, at: [6, 7.5] }] as const;
    const hands = [['2D', '3D']] as const;
    const terrain = [block(3.9, 6.3, 0.1, 2, 'high')];
    const odds = oddsFor(aiming({ fighters, hands, terrain }), attack('blast', 1, ['2D', '3D']));
    expect([odds.targetNumbers.single!.none, odds.also!.map((o) => o.targetNumbers.single!.none)]).toEqual([5, [4]]);
    const alone = oddsFor(aiming({ fighters: fighters.slice(0, 2), hands }), attack('blast', 1, ['2D', '3D']));
    expect('also' in alone).toBe(false);
  });

  test('other commands, and other spells, have none', () => {
    expect(oddsOf(blasted(), 0, { type: 'decline' })).toBeUndefined();
    const b = playAll(
      battle({ fighters: [{ profile: 'seer', seat: 0, at: [5, 5] }, warriorFar], hands: [['2D', '2S']] }),
      [{ type: 'activate', fighter: 0 }],
    ).battle;
    expect(
      oddsOf(b, 0, { ...QUAKE_CAST, spell: 'prediction', cards: ['2D'], feature: null, target: 1, action: 'move' }),
    ).toBe(undefined);
    const struck = playAll(aiming({ fighters: [warrior, cleric({ actions: 2 })] }), [
      attack('melee', 1),
      { type: 'chooseAttack', choice: 'light' },
    ]).battle;
    expect(oddsOf(struck, 0, { type: 'knockBack', distance: 0 })).toBeUndefined();
    expect(oddsOf(battle({ fighters: [warrior, cleric()] }), 0, attack('melee', 1))).toBeUndefined(); // no activation
  });
});
