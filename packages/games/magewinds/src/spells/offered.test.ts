// What a player is offered of each spell: the whole list, worked out by hand. Whom it must not name is there too.
import { inch, mm, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { ActionId } from '../content/actions.ts';
import type { Card } from '../content/cards.ts';
import type { SpellId } from '../content/spells.ts';
import { magewinds } from '../game.ts';
import type { Battle, Effect } from '../state/battle.ts';
import type { CastCommand } from '../state/command.ts';
import {
  act,
  activate,
  aiming,
  asked,
  at,
  battle,
  block,
  cast,
  changed,
  decline,
  ending,
  type Lineup,
  move,
  type Placed,
  playAll,
  put,
  refusalOf,
  step,
  withEffects,
} from '../testing/battles.ts';
import { SPELLS_IN } from './index.ts';

/** The casts of a spell that whoever is asked may choose from. */
const offers = (b: Battle, spell: SpellId): readonly CastCommand[] =>
  magewinds
    .candidates(b, magewinds.decisions(b)[0]!.seat)
    .filter((c): c is CastCommand => c.type === 'cast' && c.spell === spell);
const targets = (b: Battle, spell: SpellId) => offers(b, spell).map((c) => c.target);
const casters = (b: Battle, spell: SpellId) => offers(b, spell).map((c) => c.caster);

const orders = (b: Battle, more: Partial<NonNullable<Battle['seats'][number]['orders']>>): Battle => ({
  ...b,
  seats: b.seats.map((s) => ({ ...s, orders: { ...s.orders!, ...more } })),
});

test('[MW-R61] every spell has its time: in windows, and in one’s own decisions', () => {
  expect(SPELLS_IN).toEqual({
    phaseBegins: ['wildform'],
    activationBegins: ['third-eye'],
    moveBegins: ['haste', 'phasewalk'],
    stepBegins: ['phasewalk'],
    damage: ['barrier'],
    activationEnds: ['heal', 'prediction', 'hex', 'empower'],
    turnEnds: ['energize'],
    action: ['white-hot-weapons', 'prediction', 'third-eye', 'empower'],
    move: ['haste', 'phasewalk'],
    step: ['leap', 'phasewalk'],
    target: ['blink', 'recover', 'revive', 'quake', 'entangle', 'ward', 'hypnotize', 'clone', 'charm', 'summon'],
  });
});

describe('spells on enemies in sight', () => {
  // 1 is near, 2 farther than 9", 3 behind a wall, 4 down, 5 a friend
  const scene = (profile: Placed['profile'], hand: NonNullable<Lineup['hands']>[number]) =>
    battle({
      fighters: [
        { profile, seat: 0, at: [3, 3] },
        { profile: 'warrior', seat: 1, at: [6, 3] },
        { profile: 'seer', seat: 1, at: [3, 14.5] },
        { profile: 'cleric', seat: 1, at: [9, 9] },
        { profile: 'guardian', seat: 1, at: [5, 1], where: 'down' },
        { profile: 'wizard', seat: 0, at: [1, 6], actions: 2 },
      ],
      terrain: [block(6, 5, 0.4, 6, 'high')],
      hands: [hand, []],
    });

  test('[TC druid.entangle] within 9", who is not entangled already', () => {
    const b = aiming(scene('druid', ['2C', '2H']), 'entangle');
    expect(offers(b, 'entangle')).toEqual([cast('entangle', 0, ['2H', '2C'], { target: 1 })]);
    expect(targets(withEffects(b, { type: 'entangle', by: 5, fighter: 1 }), 'entangle')).toEqual([]);
    expect(targets(withEffects(b, { type: 'entangle', by: 5, fighter: 2 }), 'entangle')).toEqual([1]);
  });

  test('[MW-R77] who is held by this Druid may be held anew: it is free as the Druid acts', () => {
    const held = withEffects(scene('druid', ['2C', '2H']), { type: 'entangle', by: 0, fighter: 1 });
    expect(magewinds.candidates(playAll(held, [activate(0)]).battle, 0)).toContainEqual(act('entangle'));
    expect(targets(aiming(held, 'entangle'), 'entangle')).toEqual([1]);
  });

  test('[TC mesmer.hypnotize] at any distance', () => {
    expect(targets(aiming(scene('mesmer', ['2H']), 'hypnotize'), 'hypnotize')).toEqual([1, 2]);
  });

  test('[TC witch.charm] at any distance; all of these are those it may be', () => {
    const b = aiming(scene('witch', ['2H', '2S', '2C']), 'charm');
    expect(targets(b, 'charm')).toEqual([1, 2]);
    const after = playAll(b, [cast('charm', 0, ['2H', '2S', '2C'], { target: 2 })]).battle;
    expect(after.effects).toEqual([{ type: 'charm', by: 0, seat: 0, target: 2, among: [1, 2] }]);
  });

  test('[TC witch.hex] as the Witch’s own activation ends, who is not hexed already', () => {
    const b = ending(scene('witch', ['2C']));
    expect(targets(b, 'hex')).toEqual([1, 2]);
    expect(targets(withEffects(b, { type: 'hex', fighter: 1 }), 'hex')).toEqual([2]);
    const other = scene('witch', ['2C', '2H', '2D']);
    const wizard = changed(other, 5, { actions: 0 });
    // Energize at the end of the turn is the only question
    expect(ending(wizard, 5).stack.at(-1)).toMatchObject({ type: 'window', timing: 'turnEnds' });
  });
});

describe('[TC druid.wildform]', () => {
  const begins = (effects: readonly Effect[] = []): Battle => ({
    ...withEffects(
      battle({
        fighters: [
          { profile: 'druid', seat: 0, at: [3, 3] },
          { profile: 'druid', seat: 0, at: [3, 6] },
          { profile: 'druid', seat: 1, at: [9, 12] },
          { profile: 'cleric', seat: 0, at: [3, 9] },
        ],
        hands: [['2H', 'KH'], []],
      }),
      ...effects,
    ),
    phase: 'channelling',
    passed: [1],
    stack: [{ type: 'round', step: 'channelling' }],
  });
  const open = (b: Battle) => playAll(b, [{ type: 'pass' }]).battle;

  test('for each own Druid, with each card that pays', () => {
    expect(offers(open(begins()), 'wildform')).toEqual(
      [0, 1].flatMap((id) => [cast('wildform', id, ['2H']), cast('wildform', id, ['KH'])]),
    );
  });

  test('not where it is in force: then nobody is asked for it', () => {
    expect(casters(open(begins([{ type: 'wildform', fighter: 0 }])), 'wildform')).toEqual([1, 1]);
    const both = begins([
      { type: 'wildform', fighter: 0 },
      { type: 'wildform', fighter: 1 },
    ]);
    expect(asked(open(both))).toBe('1 activate');
  });
});

describe('[TC druid.quake] [MW-R76]', () => {
  // feature 0: only a friend is near; 1: an enemy; 2: an enemy, behind the wall 4; 3: an enemy, too far; 4: nobody
  const b = battle({
    fighters: [
      { profile: 'druid', seat: 0, at: [2, 2] },
      { profile: 'cleric', seat: 0, at: [2, 5.5] },
      { profile: 'seer', seat: 1, at: [6, 2] },
      { profile: 'witch', seat: 1, at: [9.5, 8.5] },
      { profile: 'wizard', seat: 1, at: [2, 14] },
      { profile: 'warrior', seat: 1, at: [2, 3.5], where: 'down' },
    ],
    hands: [['KC'], []],
    terrain: [
      block(1.5, 4, 1, 0.5, 'low'),
      block(4.5, 1.5, 0.5, 1, 'low'),
      block(8, 7, 0.5, 0.5, 'low'),
      block(1.5, 12, 1, 0.5, 'low'),
      block(5, 4, 0.4, 5, 'high'),
    ],
  });

  test('visible features within 9" that strike an enemy', () => {
    const quaking = aiming(b, 'quake');
    expect(offers(quaking, 'quake')).toEqual([cast('quake', 0, ['KC'], { feature: 1 })]);
    const seeing = withEffects(quaking, { type: 'thirdEye', fighter: 0 });
    expect(offers(seeing, 'quake').map((c) => c.feature)).toEqual([1, 2]);
  });

  test('those on the field within 1" are attacked, all else is not', () => {
    const quaking = aiming(b, 'quake');
    const after = magewinds.play(quaking, 0, cast('quake', 0, ['KC'], { feature: 0 }), quietTable);
    // the Cleric alone: the Druid is 2" away, the Warrior is down
    expect(after.stack.find((f) => f.type === 'attack')).toMatchObject({ target: 1, attack: 'quake' });
    expect(after.stack.find((f) => f.type === 'volley')).toEqual({
      type: 'volley',
      step: 'order',
      source: { type: 'feature', id: 0 },
      by: 0,
      attack: 'quake',
      targets: [],
      steps: [],
    });
  });
});

const quietTable = { roll: () => [], shuffle: <V>(items: readonly V[]) => items, final: () => {} };

const R = mm(12.5);
const pairs = ({ x, y }: Point): readonly (readonly [Point, Point])[] => [
  [
    { x: x - R, y },
    { x: x + R, y },
  ],
  [
    { x, y: y - R },
    { x, y: y + R },
  ],
];
const doubled = (target: number, p: Point, ...which: readonly number[]) =>
  which.flatMap((i) =>
    ([0, 1] as const).map((real) => cast('clone', 0, ['2D', '2S'], { target, places: pairs(p)[i]!, real })),
  );

describe('[TC mesmer.clone]', () => {
  const scene = (more: Partial<Lineup> = {}) => {
    const b = battle({
      fighters: [
        { profile: 'mesmer', seat: 0, at: [2, 2] },
        { profile: 'warrior', seat: 0, at: [2, 5] },
        { profile: 'cleric', seat: 0, at: [5, 2], where: 'down' },
        { profile: 'seer', seat: 1, at: [5, 5] },
        { profile: 'witch', seat: 0, at: [8, 2] }, // carries
        { profile: 'wizard', seat: 0, at: [8, 5] }, // may be charmed
        { profile: 'druid', seat: 0, at: [8, 8] }, // entangled
        { profile: 'deadeye', seat: 0, at: [2, 14] }, // too far
        { profile: 'guardian', seat: 0, at: [5, 10] }, // behind a wall
      ],
      hands: [['2D', '2S'], []],
      objects: [[1, 1]],
      terrain: [block(3.5, 7.5, 1.5, 0.3, 'high')],
      ...more,
    });
    return withEffects(
      { ...b, objects: [{ ...b.objects[0]!, where: 'carried', carrier: 4 }] },
      { type: 'hex', fighter: 3 },
      { type: 'charm', by: 3, seat: 1, target: 5, among: [5] },
      { type: 'entangle', by: 3, fighter: 6 },
    );
  };

  test('friends within 9" in sight that carry nothing, are not held and cannot be charmed; the Mesmer too', () => {
    expect(offers(aiming(scene(), 'clone'), 'clone')).toEqual([
      ...doubled(0, at(2, 2), 0, 1),
      ...doubled(1, at(2, 5), 0, 1),
    ]);
  });

  test('not twice, and only where both have room', () => {
    const b = aiming(scene({ terrain: [block(0.5, 5.9, 3, 0.3, 'low'), block(3.5, 7.5, 1.5, 0.3, 'high')] }), 'clone');
    // the Mesmer is one of a pair; above the Warrior a wall is too near for one place
    const twin = changed(b, 0, { twin: 1 });
    expect(offers(twin, 'clone')).toEqual(doubled(1, at(2, 5), 0));
  });

  test('exactly 9" away, not beyond', () => {
    const from = (gap: number) => {
      const b = aiming(scene({ terrain: [] }), 'clone');
      const far = put(put(b, 0, inch(2), inch(2)), 7, inch(2), inch(2) + 2 * R + gap);
      return targets({ ...far, fighters: far.fighters.filter((f) => f.id !== 8) }, 'clone').includes(7);
    };
    expect([from(inch(9)), from(inch(9) + 3)]).toEqual([true, false]);
  });

  test('[MW-H05] none for a charmed Mesmer', () => {
    const b = { ...scene({ hands: [[], ['2D', '2S']] }) };
    const charmed = { ...b, effects: [{ type: 'charm', by: 3, seat: 1, target: 0, among: [0] } as const] };
    const cloning = aiming(charmed, 'clone');
    expect(asked(cloning)).toBe('1 target');
    expect(offers(cloning, 'clone')).toEqual([]);
  });
});

describe('[TC warlock.summon]', () => {
  // a ring of half an inch and one of two and a half around (5, 6), clockwise from the east
  const ring = (gap: number) => {
    const d = 2 * R + gap;
    const half = Math.round(d / Math.sqrt(2));
    return [
      [d, 0],
      [half, half],
      [0, d],
      [-half, half],
      [-d, 0],
      [-half, -half],
      [0, -d],
      [half, -half],
    ].map(([dx, dy]) => ({ x: inch(5) + dx!, y: inch(6) + dy! }));
  };
  const [near, far] = [ring(inch(0.5)), ring(inch(2.5))];
  const minion = (seat: number, more: Partial<Placed> = {}): Placed => ({
    profile: 'minion',
    seat,
    at: [1, 1],
    ...more,
  });
  const scene = (others: readonly Placed[]) =>
    battle({ fighters: [{ profile: 'warlock', seat: 0, at: [5, 6] }, ...others], hands: [['KC'], []] });
  const spots = (b: Battle) => offers(aiming(b, 'summon'), 'summon').map((c) => c.place);
  const enemy: Placed = { profile: 'seer', seat: 1, at: [5, 14] };

  test('all round it, near and farther off', () => {
    expect(spots(scene([enemy]))).toEqual([...near, ...far]);
  });

  test('not within 1" of an enemy, not on somebody; a friend may be near', () => {
    // the enemy in the east is 1" and less from three places of each ring, the friend stands on one in the west
    const taken = scene([
      { ...enemy, at: [8, 6] },
      { profile: 'cleric', seat: 0, at: [3.5, 6] },
    ]);
    expect(spots(taken)).toEqual([...near.filter((_, i) => i !== 0 && i !== 4), ...far.filter((_, i) => i !== 0)]);
  });

  test('not with four own Minions on the field: others, and those out of action, do not count', () => {
    const three = [minion(0), minion(0, { at: [2.5, 1] }), minion(0, { at: [4, 1] })];
    const off = [minion(1, { at: [1, 14] }), minion(0, { where: 'down' }), enemy];
    expect(spots(scene([...three, ...off]))).toHaveLength(16);
    expect(
      magewinds.candidates(playAll(scene([...three, minion(0, { at: [5.5, 1] }), ...off]), [activate(0)]).battle, 0),
    ).not.toContainEqual(act('summon'));
  });
});

describe('[TC warlock.empower]', () => {
  const scene = (minions: readonly Partial<Placed>[], effects: readonly Effect[] = []) =>
    withEffects(
      battle({
        fighters: [
          { profile: 'warlock', seat: 0, at: [5, 6] },
          { profile: 'cleric', seat: 0, at: [3, 6], actions: 1 },
          { profile: 'seer', seat: 1, at: [10, 14] },
          ...minions.map((m): Placed => ({ profile: 'minion', seat: 0, at: [5, 9], actions: 1, ...m })),
        ],
        hands: [['2C', '2S'], []],
        terrain: [block(7, 5, 0.4, 3, 'high')],
      }),
      ...effects,
    );
  const isOffered = (b: Battle, id = 0) => offers(playAll(b, [activate(id)]).battle, 'empower').length > 0;

  test('with a friendly Minion in sight that has a counter', () => {
    expect(isOffered(scene([{}]))).toBe(true);
    expect(isOffered(scene([{ actions: 0 }]))).toBe(false);
    expect(isOffered(scene([{ at: [9, 6.5] }]))).toBe(false);
    expect(isOffered(scene([{ seat: 1 }]))).toBe(false);
    expect(isOffered(scene([{ where: 'down' }]))).toBe(false);
    expect(isOffered(scene([{ actions: 0 }, { at: [3, 9] }]))).toBe(true);
  });

  test('in the Warlock’s own activation, once in a phase', () => {
    expect(isOffered(scene([{}]), 1)).toBe(false);
    expect(isOffered(scene([{}], [{ type: 'empowered', by: 0 }]))).toBe(false);
    expect(isOffered(scene([{}], [{ type: 'empowered', by: 1 }]))).toBe(true);
  });
});

describe('[TC seer.prediction]', () => {
  const b = battle({
    fighters: [
      { profile: 'seer', seat: 0, at: [3, 3] },
      { profile: 'cleric', seat: 0, at: [3, 6] },
      { profile: 'warrior', seat: 1, at: [9, 12] },
      { profile: 'wizard', seat: 1, at: [9, 9], actions: 2 },
      { profile: 'druid', seat: 1, at: [9, 6], actions: 1 },
      { profile: 'witch', seat: 1, at: [6, 6], where: 'down' },
    ],
    hands: [['2D'], []],
  });

  const COMMON = ['move', 'attack', 'guard', 'dodge', 'deflect', 'blink', 'recover'] as const;
  const named = (b: Battle): readonly string[] =>
    offers(playAll(b, [activate(0)]).battle, 'prediction').map(({ target, action }) => `${target} ${action}`);

  test('[MW-R80] every enemy on the field, and all that each can do', () => {
    expect(named(b)).toEqual([
      ...[2, 3].flatMap((id) => COMMON.map((action) => `${id} ${action}`)),
      ...[...COMMON, 'quake', 'entangle'].map((action) => `4 ${action}`),
    ]);
    const escaping: Battle = { ...b, scenario: 'hold-the-line', edge: 'west', ranks: [1, 0] };
    expect(named(escaping).slice(0, 8)).toEqual(
      [...COMMON.slice(0, 5), 'escape', 'blink', 'recover'].map((action) => `2 ${action}`),
    );
    const reacting = changed(changed(b, 2, { profile: 'mesmer' }), 4, { where: 'down' });
    expect(named(reacting)).toContain('2 mirrorshield');
  });

  test('[MW-H22] before the fifth edition nobody who has used both actions', () => {
    expect(named({ ...b, config: { ...b.config, edition: 4 } }).some((words) => words.startsWith('3'))).toBe(false);
  });

  test('not in the activation of another', () => {
    expect(offers(playAll(b, [activate(1)]).battle, 'prediction')).toEqual([]);
  });
});

describe('[TC seer.third-eye]', () => {
  const b = battle({
    fighters: [
      { profile: 'seer', seat: 0, at: [3, 3] },
      { profile: 'cleric', seat: 0, at: [3, 6] },
      { profile: 'warrior', seat: 1, at: [9, 12] },
    ],
    hands: [['KD'], []],
  });

  test('for another, once', () => {
    expect(offers(playAll(b, [activate(1)]).battle, 'third-eye')).toEqual([cast('third-eye', 0, ['KD'])]);
    expect(offers(playAll(b, [activate(0)]).battle, 'third-eye')).toEqual([]);
    const has = withEffects(b, { type: 'thirdEye', fighter: 1 });
    expect(offers(playAll(has, [activate(1)]).battle, 'third-eye')).toEqual([]);
    const other = withEffects(b, { type: 'thirdEye', fighter: 0 });
    expect(casters(playAll(other, [activate(1)]).battle, 'third-eye')).toEqual([0]);
  });

  test('in a window for an enemy, when its player wants to be asked', () => {
    const asks = orders({ ...b, turn: 1 }, { 'third-eye': 'always' });
    const open = playAll(asks, [activate(2)]).battle;
    expect(open.stack.at(-1)).toEqual({
      type: 'window',
      timing: 'activationBegins',
      about: 2,
      asking: 0,
      asked: [],
      cast: [],
    });
    expect(casters(open, 'third-eye')).toEqual([0]);
    expect(playAll(open, [cast('third-eye', 0, ['KD'])]).battle.effects).toEqual([{ type: 'thirdEye', fighter: 2 }]);
    expect(asked(playAll(withEffects(asks, { type: 'thirdEye', fighter: 2 }), [activate(2)]).battle)).toBe('1 action');
  });
});

describe('[TC cleric.heal]', () => {
  // 1 hurt; 2 unhurt; 3 poisoned; 4 too far; 5 behind a wall; 6 an enemy; 7 out of action
  const scene = (cleric: Partial<Placed> = {}) =>
    battle({
      fighters: [
        { profile: 'cleric', seat: 0, at: [5, 6], ...cleric },
        { profile: 'warrior', seat: 0, at: [5, 8], damage: 1 },
        { profile: 'seer', seat: 0, at: [3, 6] },
        { profile: 'witch', seat: 0, at: [3, 8], poison: 1 },
        { profile: 'wizard', seat: 0, at: [5, 13], damage: 2 },
        { profile: 'druid', seat: 0, at: [8.5, 6], damage: 2 },
        { profile: 'guardian', seat: 1, at: [5, 4], damage: 2 },
        { profile: 'deadeye', seat: 0, at: [3, 4], damage: 5, where: 'down' },
      ],
      hands: [['2H'], []],
      terrain: [block(7, 5, 0.4, 2, 'high')],
    });

  test('friends within 5" in sight that are hurt or poisoned', () => {
    expect(offers(ending(scene()), 'heal')).toEqual([1, 3].map((target) => cast('heal', 0, ['2H'], { target })));
    expect(targets(ending(scene({ damage: 1 })), 'heal')).toEqual([0, 1, 3]);
  });

  test('5" exactly, not beyond', () => {
    const from = (gap: number) => targets(ending(put(scene(), 4, inch(5) - 1, inch(6) + 2 * R + gap)), 'heal');
    expect([from(inch(5)), from(inch(5) + 3)]).toEqual([
      [1, 3, 4],
      [1, 3],
    ]);
  });

  test('not as the activation of another ends', () => {
    expect(asked(ending(scene(), 1))).toBe('1 activate');
  });
});

describe('[TC cleric.revive] [MW-R74]', () => {
  const scene = (others: readonly Placed[]) =>
    battle({ fighters: [{ profile: 'cleric', seat: 0, at: [5, 6] }, ...others], hands: [['AH'], []] });
  const lost = (seat: number, more: Partial<Placed> = {}): Placed => ({
    profile: 'seer',
    seat,
    at: [1, 1],
    where: 'down',
    ...more,
  });
  const friend: Placed = { profile: 'warrior', seat: 0, at: [5, 7.6] };
  const enemy: Placed = { profile: 'warrior', seat: 1, at: [9, 13] };
  // half an inch from (5, 6): 3770 units, or 2666 both ways; the friend stands on the third place
  const round = [
    { x: 16470, y: 15240 },
    { x: 15366, y: 17906 },
    { x: 10034, y: 17906 },
    { x: 8930, y: 15240 },
    { x: 10034, y: 12574 },
    { x: 12700, y: 11470 },
    { x: 15366, y: 12574 },
  ];

  test('own starting fighters that are out of action, wherever there is room', () => {
    const b = scene([lost(0), friend, enemy, lost(1), lost(0, { where: 'escaped' }), lost(0), lost(0)]);
    const summoned = changed(b, 6, { starting: false });
    expect(offers(aiming(summoned, 'revive'), 'revive')).toEqual(
      [1, 7].flatMap((target) => round.map((place) => cast('revive', 0, ['AH'], { target, place }))),
    );
  });

  test('where all those are taken, the nearest that is free', () => {
    const stones = [{ x: 12700, y: 19010 }, ...round].map(({ x, y }) =>
      block(x / inch(1) - 0.05, y / inch(1) - 0.05, 0.1, 0.1, 'low'),
    );
    const b = aiming({ ...scene([lost(0), enemy]), terrain: { features: stones } }, 'revive');
    const [only, ...others] = offers(b, 'revive');
    expect([only?.target, others]).toEqual([1, []]);
    expect(refusalOf(b, only!)).toBeUndefined();
  });

  test('no Prediction of before lies on who is revived', () => {
    const revived = (edition: 4 | 5) => {
      const b = scene([lost(0), enemy]);
      const predicted = withEffects(b, { type: 'prediction', by: 2, fighter: 1, action: 'move' });
      const ready = aiming({ ...predicted, config: { ...b.config, edition } }, 'revive');
      return playAll(ready, [cast('revive', 0, ['AH'], { target: 1, place: round[0]! })]).battle.effects.length;
    };
    expect([revived(5), revived(4)]).toEqual([0, 1]); // MW-H22
  });

  test('what lies on others stays there', () => {
    const hexed = { type: 'hex', fighter: 2 } as const;
    const ready = aiming(withEffects(scene([lost(0), enemy]), hexed), 'revive');
    const back = playAll(ready, [cast('revive', 0, ['AH'], { target: 1, place: round[0]! })]).battle;
    expect(back.effects).toEqual([hexed]);
  });

  test('nobody where there is no room within an inch', () => {
    const walls = [block(3, 3, 4, 2.4, 'low'), block(3, 6.6, 4, 2.4, 'low')];
    const ends = [block(2, 5.4, 2.4, 1.2, 'low'), block(5.6, 5.4, 2.4, 1.2, 'low')];
    const walled = { ...scene([lost(0), enemy]), terrain: { features: [...walls, ...ends] } };
    expect(magewinds.candidates(playAll(walled, [activate(0)]).battle, 0)).not.toContainEqual(act('revive'));
    const open = { ...walled, terrain: { features: walls } };
    expect(magewinds.candidates(playAll(open, [activate(0)]).battle, 0)).toContainEqual(act('revive'));
  });

  test('no action that could do nothing', () => {
    const b = playAll(scene([friend, enemy, lost(1)]), [activate(0)]).battle;
    expect(magewinds.candidates(b, 0)).not.toContainEqual(act('revive'));
    expect(offers(aiming(scene([friend, enemy, lost(1)]), 'revive'), 'revive')).toEqual([]);
  });
});

describe('[TC enchanter.white-hot-weapons]', () => {
  const b = battle({
    fighters: [
      { profile: 'enchanter', seat: 0, at: [3, 3] },
      { profile: 'cleric', seat: 0, at: [3, 6] },
      { profile: 'warrior', seat: 1, at: [9, 12] },
    ],
    hands: [['2D'], []],
  });
  const found = (x: Battle, id = 0) => offers(playAll(x, [activate(id)]).battle, 'white-hot-weapons');

  test('in the Enchanter’s own activation, unless it is in force', () => {
    expect(found(b)).toEqual([cast('white-hot-weapons', 0, ['2D'])]);
    expect(found(b, 1)).toEqual([]);
    expect(found(withEffects(b, { type: 'whiteHot', by: 0 }))).toEqual([]);
    expect(found(withEffects(b, { type: 'whiteHot', by: 2 }))).toHaveLength(1);
  });
});

describe('[TC enchanter.phasewalk]', () => {
  const scene = (more: Partial<Lineup> = {}) =>
    battle({
      fighters: [
        { profile: 'enchanter', seat: 0, at: [3, 3] },
        { profile: 'enchanter', seat: 0, at: [9, 3] },
        { profile: 'cleric', seat: 0, at: [3, 6] },
        { profile: 'warrior', seat: 1, at: [9, 12] },
      ],
      hands: [['2S', '3S'], []],
      terrain: [block(6, 2, 0.4, 5, 'high')],
      ...more,
    });
  const moving = (b: Battle) => playAll(b, [activate(2), act('move')]).battle;

  test('by an Enchanter that sees who moves; once for a move', () => {
    expect(casters(moving(scene()), 'phasewalk')).toEqual([0]);
    const open = moving(scene({ terrain: [] }));
    expect(casters(open, 'phasewalk')).toEqual([0, 1]);
    const walking = playAll(open, [cast('phasewalk', 0, ['2S'])]).battle;
    expect(casters(walking, 'phasewalk')).toEqual([]);
    expect(magewinds.refuse(walking, 0, cast('phasewalk', 1, ['3S']))).toEqual({
      code: 'inForceAlready',
      rule: 'TC enchanter.phasewalk',
      facts: { name: 'Enchanter' },
    });
  });

  test('a step is walked, not the move or the activation below', () => {
    const stepping = playAll(scene({ terrain: [] }), [activate(2), act('guard')]).battle;
    const walking = playAll(stepping, [cast('phasewalk', 0, ['2S'])]).battle;
    expect(walking.stack.at(-1)).toEqual({
      ...stepping.stack.at(-1),
      phasewalk: true,
      cast: [{ spell: 'phasewalk', caster: 0 }],
    });
    expect(walking.stack.slice(0, -1)).toEqual(stepping.stack.slice(0, -1));
    expect(casters(walking, 'phasewalk')).toEqual([]);
  });

  test('in a window for an enemy’s move and step', () => {
    const b = orders({ ...scene({ terrain: [] }), turn: 1 }, { phasewalk: 'always', haste: 'never' });
    const open = playAll(b, [activate(3), act('move')]).battle;
    expect(open.stack.at(-1)).toMatchObject({ timing: 'moveBegins', about: 3, asking: 0 });
    const walking = playAll(open, [cast('phasewalk', 1, ['2S'])]).battle;
    expect(walking.stack.at(-1)).toMatchObject({ type: 'move', phasewalk: true, haste: 0 });
    const steps = playAll(b, [activate(3), act('guard')]).battle;
    expect(steps.stack.at(-1)).toMatchObject({ timing: 'stepBegins', about: 3, asking: 0 });
    expect(playAll(steps, [cast('phasewalk', 1, ['2S'])]).battle.stack.at(-1)).toMatchObject({ phasewalk: true });
  });
});

describe('[TC universal.haste]', () => {
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [3, 3] },
      { profile: 'cleric', seat: 0, at: [3, 6] },
      { profile: 'seer', seat: 1, at: [9, 12] },
    ],
    hands: [['2S', '3S', '4S'], []],
  });

  test('offered once, whoever casts it; another caster may add to it', () => {
    const moving = playAll(b, [activate(0), act('move')]).battle;
    expect(offers(moving, 'haste')).toEqual([cast('haste', 0, ['2S'])]);
    const fast = playAll(moving, [cast('haste', 0, ['2S'])]).battle;
    expect(offers(fast, 'haste')).toEqual([cast('haste', 1, ['3S'])]);
    const faster = playAll(fast, [cast('haste', 1, ['3S'])]).battle;
    expect(offers(faster, 'haste')).toEqual([]);
    expect(faster.stack.at(-1)).toMatchObject({ type: 'move', haste: 2 });
    expect(refusalOf(faster, move(at(3, 10)))).toBe('crossesBody');
  });

  test('only by who sees the one that moves', () => {
    const walled = { ...b, terrain: { features: [block(1, 4.4, 4, 0.3, 'high')] } };
    const moving = playAll(walled, [activate(0), act('move'), cast('haste', 0, ['2S'])]).battle;
    expect(offers(moving, 'haste')).toEqual([]);
  });
});

test('[TC universal.leap] offered to the one that steps alone', () => {
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [3, 3] },
      { profile: 'cleric', seat: 0, at: [3, 6] },
      { profile: 'seer', seat: 1, at: [9, 12] },
    ],
    hands: [['2S'], []],
  });
  expect(offers(playAll(b, [activate(1), act('guard')]).battle, 'leap')).toEqual([cast('leap', 1, ['2S'])]);
});

describe('[TC universal.blink]', () => {
  const scene = (more: Partial<Lineup> = {}) =>
    battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [3, 3] },
        { profile: 'cleric', seat: 0, at: [3, 13] },
        { profile: 'seer', seat: 1, at: [9, 12] },
        { profile: 'witch', seat: 1, at: [3, 8], where: 'down' },
      ],
      hands: [['AS'], []],
      terrain: [block(5, 0, 0.4, 6, 'high')],
      ...more,
    });
  const spots = (b: Battle) => offers(b, 'blink').map((c) => c.place!);

  test('places in sight more than 3" from enemies on the field; friends do not matter', () => {
    const b = aiming(scene(), 'blink');
    const found = spots(b);
    for (const place of found) expect(refusalOf(b, cast('blink', 0, ['AS'], { place }))).toBeUndefined();
    const isNear = (p: Point, x: number, y: number) => Math.hypot(p.x - inch(x), p.y - inch(y)) < inch(3);
    expect(found.some((p) => isNear(p, 3, 13))).toBe(true);
    expect(found.some((p) => isNear(p, 3, 8))).toBe(true);
    expect(found.some((p) => isNear(p, 9, 3))).toBe(false); // behind the wall
    expect(spots(aiming(scene({ terrain: [] }), 'blink')).some((p) => isNear(p, 9, 3))).toBe(true);
  });

  test('[MW-R65] not for who carries something: the action is not offered either', () => {
    const b = scene({ scenario: 'the-prize', objects: [[1, 1]] });
    const carrying = (carrier: number): Battle => ({
      ...b,
      objects: [{ ...b.objects[0]!, where: 'carried', carrier }],
    });
    const choices = (x: Battle) => magewinds.candidates(playAll(x, [activate(0)]).battle, 0);
    expect(choices(carrying(1))).toContainEqual(act('blink'));
    expect(choices(carrying(0))).not.toContainEqual(act('blink'));
    expect(spots(aiming(carrying(0), 'blink'))).toEqual([]);
  });
});

describe('[TC universal.energize]', () => {
  // 1 has a counter; 2 has none; 3 is behind a wall; 4 is an enemy; 5 is out of action
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [3, 3] },
      { profile: 'cleric', seat: 0, at: [3, 6], actions: 1 },
      { profile: 'witch', seat: 0, at: [1, 6] },
      { profile: 'wizard', seat: 0, at: [9, 3], actions: 2 },
      { profile: 'seer', seat: 1, at: [3, 12], actions: 1 },
      { profile: 'druid', seat: 0, at: [5, 9], where: 'down', actions: 1 },
    ],
    hands: [
      ['2H', '2D'],
      ['3H', '3D'],
    ],
    terrain: [block(6, 1, 0.4, 5, 'high')],
  });
  const over = ending(b);

  test('[MW-R86] friends that have a counter, each by the first that sees it', () => {
    expect(offers(over, 'energize')).toEqual([
      ...[0, 1].map((target) => cast('energize', 0, ['2H', '2D'], { target })),
      cast('energize', 3, ['2H', '2D'], { target: 3 }), // behind the wall it sees itself
    ]);
  });

  test('at the end of one’s own turn only, and once in a phase', () => {
    expect(asked(playAll(over, [decline]).battle)).toBe('1 activate');
    const done = { ...b, seats: b.seats.map((s) => ({ ...s, energized: true })) };
    expect(asked(ending(done))).toBe('1 activate');
  });
});

test('[TC universal.recover] offered to who is hurt or poisoned', () => {
  const choices = (own: Partial<Placed>) => {
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [3, 3], ...own },
        { profile: 'seer', seat: 1, at: [9, 12] },
      ],
      hands: [['2H', 'KH'], []],
    });
    return magewinds.candidates(playAll(b, [activate(0)]).battle, 0).filter((c) => c.type === 'act');
  };
  expect(choices({ damage: 1 })).toContainEqual(act('recover'));
  expect(choices({ poison: 1 })).toContainEqual(act('recover'));
  expect(choices({})).not.toContainEqual(act('recover'));
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [3, 3], damage: 2 },
      { profile: 'cleric', seat: 0, at: [3, 6], damage: 2 },
      { profile: 'seer', seat: 1, at: [9, 12] },
    ],
    hands: [['2H', 'KH'], []],
  });
  expect(offers(aiming(b, 'recover'), 'recover')).toEqual([
    cast('recover', 0, ['2H']),
    cast('recover', 0, ['KH']),
    cast('recover', 0, ['2H', 'KH']),
  ]);
});

describe('[TC universal.barrier]', () => {
  // the Seer stands behind a wall, the Wizard does not
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6], actions: 2 },
      { profile: 'cleric', seat: 1, at: [6.5, 6], actions: 2, poison: 0 },
      { profile: 'seer', seat: 1, at: [9, 6], actions: 2 },
      { profile: 'wizard', seat: 1, at: [6.5, 8], actions: 2 },
    ],
    hands: [[], ['2C', '3C', 'KC']],
    terrain: [block(7.5, 5, 0.5, 2, 'high')],
    turn: 1,
  });
  const open = playAll(b, [{ type: 'pass' }]).battle;

  test('offered once, by the first that sees who is hurt and has not cast it', () => {
    const paid = (caster: number, ...all: readonly (readonly Card[])[]) =>
      all.map((cards) => cast('barrier', caster, cards));
    expect(offers(open, 'barrier')).toEqual(paid(1, ['2C'], ['KC'], ['2C', '3C'], ['2C', 'KC']));
    const failed = playAll(open, [cast('barrier', 1, ['2C'])], [2]).battle;
    expect(offers(failed, 'barrier')).toEqual(paid(3, ['3C'], ['KC'], ['3C', 'KC']));
    // the Seer does not see it: nobody is left to be asked
    expect(asked(playAll(failed, [cast('barrier', 3, ['3C'])], [2]).battle)).toBe('1 windburn');
  });

  test('nothing is left to stop: nobody is asked any more', () => {
    expect(asked(playAll(open, [cast('barrier', 1, ['2C'])], [1]).battle)).toBe('1 windburn');
  });
});

describe('[MW-R81] two that know a spell, as when one of them is charmed', () => {
  const pair = (profile: Placed['profile'], hand: readonly Card[], own: Partial<Placed> = {}) =>
    battle({
      fighters: [
        { profile, seat: 0, at: [3, 3], ...own },
        { profile, seat: 0, at: [3, 6], ...own },
        { profile: 'warrior', seat: 1, at: [7, 4.5] },
        { profile: 'wizard', seat: 0, at: [1, 1], where: 'down' },
      ],
      hands: [hand, []],
      terrain: [block(5.2, 4, 0.5, 1, 'low')],
    });

  test.each<[ActionId & SpellId, Placed['profile'], readonly Card[], Partial<Placed>]>([
    ['blink', 'seer', ['AS'], {}],
    ['recover', 'seer', ['2H'], { damage: 1 }],
    ['revive', 'cleric', ['AH'], {}],
    ['quake', 'druid', ['KC'], {}],
    ['entangle', 'druid', ['2C', '2H'], {}],
    ['ward', 'guardian', ['2C'], {}],
    ['hypnotize', 'mesmer', ['2H'], {}],
    ['clone', 'mesmer', ['2D', '2S'], {}],
    ['charm', 'witch', ['2H', '2S', '2C'], {}],
    ['summon', 'warlock', ['KC'], {}],
  ])('%s is offered to the one that acts', (spell, profile, hand, own) => {
    for (const id of [0, 1]) {
      const b = playAll(pair(profile, hand, own), [activate(id), act(spell), step()]).battle;
      expect([...new Set(casters(b, spell))]).toEqual([id]);
    }
  });

  test('[TC seer.third-eye] either may give it', () => {
    const b = battle({
      fighters: [
        { profile: 'seer', seat: 0, at: [3, 3] },
        { profile: 'seer', seat: 0, at: [3, 6] },
        { profile: 'cleric', seat: 0, at: [3, 9] },
        { profile: 'warrior', seat: 1, at: [9, 12] },
      ],
      hands: [['KD'], []],
    });
    expect(casters(playAll(b, [activate(2)]).battle, 'third-eye')).toEqual([0, 1]);
  });
});

test('[MW-R59] a double casts nothing, so nothing is offered for it', () => {
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [3, 3] },
      { profile: 'warrior', seat: 0, at: [5, 3] },
      { profile: 'seer', seat: 1, at: [9, 12] },
    ],
    hands: [['2S', '3S'], []],
  });
  const twins: Battle = {
    ...b,
    fighters: b.fighters.map((f) => (f.id < 2 ? { ...f, twin: 1 - f.id } : f)),
    clones: [{ pair: [0, 1], seat: 0, real: 1 }],
  };
  const moving = playAll(twins, [activate(0), act('move')]).battle;
  expect(casters(moving, 'haste')).toEqual([1]);
});
