// What a fighter is offered in its activation: whole lists, worked out by hand. What must not be there is there too.
import { inch, legLength, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Card } from '../content/cards.ts';
import type { Battle } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import {
  act,
  activate,
  aiming,
  at,
  attacks,
  battle,
  block,
  carriedBy,
  cast,
  changed,
  choose,
  decline,
  defend,
  ending,
  type Lineup,
  move,
  offered,
  type Placed,
  playAll,
  put,
  step,
  strike,
  withEffects,
} from '../testing/battles.ts';

const D = 2500; // a base
const FAR: Placed = { profile: 'cleric', seat: 1, at: [1, 15] };
const moving = (b: Battle) => playAll(b, [activate(0), act('move')]).battle;
const scene = (from: readonly [number, number], more: Partial<Lineup> = {}, others: readonly Placed[] = [FAR]) =>
  battle({ fighters: [{ profile: 'seer', seat: 0, at: from }, ...others], ...more });
const ends = (b: Battle) => offered(b).flatMap((c) => (c.type === 'move' || c.type === 'step' ? c.path : []));

describe('[MW 13.4] [MW 15.0] moves', () => {
  /** After twelve ends all round: the others. */
  const beyond = (b: Battle, limit: number): readonly MagewindsCommand[] => {
    const all = offered(b);
    expect(all[0]).toEqual(move()); // MW-R18
    const ring = all.slice(1, 13).map((c) => (c as { path: readonly Point[] }).path[0]!);
    const from = b.fighters[0]!;
    for (const end of ring) expect(Math.abs(legLength(from, end) - limit)).toBeLessThanOrEqual(2);
    expect(new Set(ring.map(({ x, y }) => `${x} ${y}`)).size).toBe(12);
    for (const [x, y] of [
      [limit, 0],
      [0, limit],
      [-limit, 0],
      [0, -limit],
    ] as const)
      expect(ring).toContainEqual({ x: from.x + x, y: from.y + y });
    return all.slice(13);
  };

  test('all round as far as it goes, and on the middle: it stands in the same column, then in the same row', () => {
    expect(beyond(moving(scene([6, 6])), inch(5))).toEqual([move(at(6, 8))]);
    expect(beyond(moving(scene([5.5, 8])), inch(5))).toEqual([move(at(6, 8))]);
    expect(beyond(moving(scene([6, 8])), inch(5))).toEqual([]); // it stands there
    const once = ends(moving(scene([6, 3]))).filter(({ x, y }) => x === inch(6) && y === inch(8));
    expect(once).toHaveLength(1); // also the end of a straight move
  });

  test('the middle just within reach and just beyond; in the way of something it is left out', () => {
    // 3 and 4 inches off: exactly 5 inches
    const from = at(6 + 3, 8 + 4);
    expect(ends(moving(put(scene([9, 11.3]), 0, from.x, from.y)))).toContainEqual(at(6, 8));
    expect(ends(moving(put(scene([9, 11.3]), 0, from.x + 1, from.y)))).not.toContainEqual(at(6, 8));
    const walled = moving(scene([6, 6], { terrain: [block(5, 6.9, 2, 0.1, 'medium')] }));
    expect(ends(walled)).not.toContainEqual(at(6, 8));
    const low = moving(scene([6, 6], { terrain: [block(5.9, 7.9, 0.2, 0.2, 'low')] }));
    expect(ends(low)).not.toContainEqual(at(6, 8));
  });

  test('touching enemies and objects that lie there; not friends, not the fallen, not what is carried', () => {
    const b = scene(
      [5.5, 7],
      {
        objects: [
          [7.5, 7],
          [5.5, 3.9],
          [3, 3],
        ],
      },
      [
        { profile: 'cleric', seat: 1, at: [8.5, 11] }, // 3 and 4 off: 5" less a base
        { profile: 'druid', seat: 1, at: [2.5, 11], where: 'down' },
        { profile: 'warrior', seat: 0, at: [2.5, 3] },
        FAR,
      ],
    );
    const carried = {
      ...b,
      objects: b.objects.map((o) => (o.id === 2 ? { ...o, where: 'carried' as const, carrier: 4 } : o)),
    };
    const own = ends(moving(carried)).slice(12);
    const distance = inch(5) - D;
    const share = (n: number) => Math.floor((n * distance) / 5 + 1e-7);
    expect(own).toEqual([
      at(6, 8),
      { x: inch(7.5) - D, y: inch(7) },
      { x: inch(5.5), y: at(0, 3.9).y + D },
      { x: inch(5.5) + share(3), y: inch(7) + share(4) },
    ]);
  });

  test('who touches an enemy is not offered its own place once more', () => {
    const b = put(scene([6, 6]), 1, inch(6) + D, inch(6));
    expect(ends(moving(b))).not.toContainEqual(at(6, 6));
  });

  test('an enemy exactly at the end of the reach', () => {
    const near = (gap: number) => {
      // 0.6 and 0.8 of the way: off the twelve directions
      const b = scene([2, 2], {}, [FAR, { profile: 'druid', seat: 1, at: [8, 8] }]);
      const whole = inch(5) + D + gap;
      return ends(moving(put(b, 2, inch(2) + (whole * 3) / 5, inch(2) + (whole * 4) / 5))).length;
    };
    expect(near(0) - near(5)).toBe(1);
  });

  test('[TC druid.entangle] [MW-H20] who is bound may stay; [MW 13.4] with an enemy near it is 3"', () => {
    const bound = withEffects(scene([6, 6]), { type: 'entangle', by: 1, fighter: 0 });
    expect(offered(moving(bound))).toEqual([move()]);
    const b = scene([6, 4], {}, [{ ...FAR, at: [6, 2.5] }]);
    expect(ends(moving(b))).toContainEqual(at(6, 7));
  });

  test('[TC mesmer.hypnotize] [MW-R84] only where the Mesmer stays in sight', () => {
    // the Mesmer in the east, a wall north of it in between: moves to the north-west lose sight
    const b = scene([6, 6], { terrain: [block(6.6, 7.2, 0.3, 6, 'high')] }, [
      { profile: 'mesmer', seat: 1, at: [11, 6] },
    ]);
    const free = ends(moving(b));
    const held = ends(moving(withEffects(b, { type: 'hypnotize', by: 1, fighter: 0 })));
    expect(free).toContainEqual(at(6, 11));
    expect(held).not.toContainEqual(at(6, 11));
    expect(held).toContainEqual(at(6, 1));
    expect(held.length).toBeGreaterThan(5);
    for (const end of held) expect(free).toContainEqual(end);
  });

  test('[MW 19.1] then objects in contact, and spells of the moment', () => {
    const b = scene([6, 6], {
      objects: [
        [1, 1],
        [1, 3],
        [1, 5],
      ],
      hands: [['2S'], []],
    });
    const lying = {
      ...b,
      objects: b.objects.map((o) => (o.id === 1 ? o : { ...o, x: inch(6) + (o.id - 1) * D, y: inch(6) })),
    };
    expect(offered(moving(lying)).filter((c) => c.type !== 'move')).toEqual([
      { type: 'pickUp', object: 0 },
      { type: 'pickUp', object: 2 },
      cast('haste', 0, ['2S']),
    ]);
  });

  test('[MW 19.1] at the end: to leave it, or each object in contact', () => {
    const b = scene([6, 6], {
      objects: [
        [1, 1],
        [1, 3],
      ],
    });
    const lying = { ...b, objects: b.objects.map((o) => (o.id === 0 ? o : { ...o, x: inch(6), y: inch(9) + D })) };
    expect(offered(playAll(moving(lying), [move(at(6, 9))]).battle)).toEqual([decline, { type: 'pickUp', object: 1 }]);
  });
});

test('[TC cleric.push] an object alone is worth an Attack to who can push it, and to nobody else', () => {
  const attacksOf = (profile: Placed['profile']) => {
    const b = battle({ fighters: [{ profile, seat: 0, at: [6, 6] }, FAR], objects: [[6, 7.2]], hands: [['2C'], []] });
    return offered(playAll(b, [activate(0)]).battle).filter((c) => c.type === 'act' && c.action === 'attack').length;
  };
  expect([attacksOf('cleric'), attacksOf('warrior')]).toEqual([1, 0]);
});

describe('[MW 13.1] steps', () => {
  const STEP = Math.floor(inch(1) / Math.SQRT2 + 1e-7);
  const eight = ({ x, y }: Point) => [
    { x: x + 2540, y },
    { x: x + STEP, y: y + STEP },
    { x, y: y + 2540 },
    { x: x - STEP, y: y + STEP },
    { x: x - 2540, y },
    { x: x - STEP, y: y - STEP },
    { x, y: y - 2540 },
    { x: x + STEP, y: y - STEP },
  ];

  test('none, or 1" in eight directions; then spells', () => {
    const b = playAll(scene([6, 6], { hands: [['2S'], []] }), [activate(0), act('guard')]).battle;
    expect(offered(b)).toEqual([step(), ...eight(at(6, 6)).map((p) => step(p)), cast('leap', 0, ['2S'])]);
  });

  test('[MW 18.4] after a Deflect only those that do not end closer to the attacker in the west', () => {
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [4.5, 6] },
        { profile: 'seer', seat: 1, at: [6, 6] },
      ],
    });
    const deflected = playAll(b, [...attacks(0, 'melee', 1), choose('light'), defend('deflect')]).battle;
    const farther = eight(at(6, 6)).filter(({ x }) => x >= inch(6));
    expect(offered(deflected)).toEqual([step(), ...farther.map((p) => step(p))]);
  });

  test('[MW-R84] a hypnotized fighter steps where it keeps the Mesmer in sight', () => {
    const wall = block(6.6, 6.8, 0.3, 6, 'high');
    const b = scene([6, 6.4], { terrain: [wall] }, [{ profile: 'mesmer', seat: 1, at: [11, 6] }]);
    const held = withEffects(b, { type: 'hypnotize', by: 1, fighter: 0 });
    const of = (x: Battle) => ends(playAll(x, [activate(0), act('guard')]).battle);
    expect(of(b)).toContainEqual(at(6, 7.4));
    expect(of(held)).not.toContainEqual(at(6, 7.4));
    expect(of(held)).toContainEqual(at(6, 5.4));
  });

  test('[MW-R42] [TC druid.entangle] who is bound is not asked for a step', () => {
    const b = withEffects(scene([6, 6]), { type: 'entangle', by: 1, fighter: 0 });
    const guarding = playAll(b, [activate(0), act('guard')]).battle;
    expect(guarding.fighters[0]).toMatchObject({ guard: true, actions: 1 });
  });
});

describe('[MW 18.4] [MW-R39] the step of a Dodge', () => {
  const dodging = (from: Point, to: Point, more: Partial<Lineup> = {}, edition: 1 | 2 = 2) => {
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [4.5, 6] },
        { profile: 'cleric', seat: 1, at: [6, 6] },
      ],
      ...more,
      config: { edition },
    });
    const placed = put(put(b, 0, from.x, from.y), 1, to.x, to.y);
    const blow = [...attacks(0, 'melee', 1), choose('light'), defend('dodge')];
    return ends(playAll(placed, blow, [6, 6, 6]).battle);
  };
  const around = ({ x, y }: Point, ...steps: readonly (readonly [number, number])[]) =>
    steps.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));

  test.each([1, 2] as const)('edition %i: straight away, then a little to either side', (edition) => {
    // as 31 to 1 and 30 to 2 of the way away and aside, rounded towards the start
    const fan = [
      [2540, 0],
      [2538, -81],
      [2538, 81],
      [2534, -168],
      [2534, 168],
    ] as const;
    expect(dodging(at(4.5, 6), at(6, 6), {}, edition)).toEqual(around(at(6, 6), ...fan));
    const upwards = fan.map(([ahead, aside]) => [-aside, ahead] as const);
    expect(dodging(at(6, 4.5), at(6, 6), {}, edition)).toEqual(around(at(6, 6), ...upwards));
  });

  test.each([1, 2] as const)('edition %i: over low ground it may not stop on, only what is beside it', (edition) => {
    // 100 units of room ahead: as 1 to 31 and straight to the side
    const low = {
      kind: 'hedge',
      pieces: [{ height: 'low', corners: box(15240 + 1250 + 100, 0, 9000, 40000) }],
    } as const;
    expect(dodging(at(4.5, 6), at(6, 6), { terrain: [low] }, edition)).toEqual(
      around(at(6, 6), [81, -2538], [81, 2538], [0, -2540], [0, 2540]),
    );
  });

  test('[MW-R12] not through a wall, though there is room beyond it', () => {
    // 30 units thick, so that a base of 2500 stands clear on both sides of it after 2540
    const thin = (height: 'low' | 'medium') => ({
      kind: 'wall' as const,
      pieces: [{ height, corners: box(15240 + 1255, 12000, 30, 6480) }],
    });
    expect(dodging(at(4.5, 6), at(6, 6), { terrain: [thin('low')] }, 1)[0]).toEqual(at(7, 6));
    expect(dodging(at(4.5, 6), at(6, 6), { terrain: [thin('medium')] }, 1)).not.toContainEqual(at(7, 6));
  });

  test('[TC druid.quake] away from the middle of what shakes', () => {
    const b = battle({
      fighters: [
        { profile: 'druid', seat: 0, at: [1, 14] },
        { profile: 'cleric', seat: 1, at: [6, 7.9] },
      ],
      hands: [['KC'], []],
      terrain: [block(4, 4, 1, 3, 'high')], // its middle at 4.5, 5.5
    });
    // 1.5 and 2.4 inches off it
    const shaken = playAll(
      b,
      [activate(0), act('quake'), step(), cast('quake', 0, ['KC'], { feature: 0 }), defend('dodge')],
      [],
    ).battle;
    const length = Math.hypot(1.5, 2.4);
    const [x, y] = [Math.floor((2540 * 1.5) / length), Math.floor((2540 * 2.4) / length)];
    expect(ends(shaken)[0]).toEqual({ x: inch(6) + x, y: at(6, 7.9).y + y });
  });
});

const box = (x: number, y: number, width: number, depth: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];

describe('[MW 13.4] attacks', () => {
  test('every enemy in reach and sight by every attack, with every way to pay; objects for a Push alone', () => {
    const b = aiming(
      battle({
        fighters: [
          { profile: 'cleric', seat: 0, at: [5, 6] },
          { profile: 'warrior', seat: 1, at: [6.5, 6] }, // in reach of all
          { profile: 'seer', seat: 1, at: [5, 9] }, // 2" away
          { profile: 'druid', seat: 1, at: [1, 6], where: 'down' },
          { profile: 'witch', seat: 0, at: [5, 4.5] },
          { profile: 'wizard', seat: 1, at: [5, 14] }, // too far
          { profile: 'mesmer', seat: 1, at: [3.4, 6] }, // behind a wall
        ],
        objects: [
          [4, 9],
          [1, 1],
          [6, 8],
        ],
        hands: [
          ['2C', 'KC', '2D'],
          ['3C', '3D'],
        ],
        terrain: [block(4.2, 5, 0.1, 2, 'high')],
      }),
      'attack',
    );
    const carried = {
      ...b,
      objects: b.objects.map((o) => (o.id === 2 ? { ...o, where: 'carried' as const, carrier: 5 } : o)),
    };
    const push = (target: number | null, object: number | null, card: '2C' | 'KC') =>
      ({ type: 'attack', attack: 'push', target, object, cards: [card] }) as const;
    expect(offered(carried)).toEqual([
      decline,
      strike('melee', 1),
      ...[1, 2].flatMap((id) => [push(id, null, '2C'), push(id, null, 'KC')]),
      push(null, 0, '2C'),
      push(null, 0, 'KC'),
      strike('spark', 2, ['2D']),
    ]);
  });

  test('[TC cleric.push] the action, too, for a thing that could be pushed and paid, with nobody near', () => {
    const beside = (hand: readonly Card[], y: number) =>
      offered(
        playAll(
          battle({
            fighters: [
              { profile: 'cleric', seat: 0, at: [5, 2] },
              { ...FAR, at: [5, 15] },
            ],
            objects: [[5, y]],
            hands: [hand, []],
          }),
          [activate(0)],
        ).battle,
      );
    expect(beside(['2C'], 8.9)).toContainEqual(act('attack')); // 5.92" and a step
    expect(beside(['2C'], 9.1)).not.toContainEqual(act('attack'));
    expect(beside(['2D'], 8.9)).not.toContainEqual(act('attack'));
  });

  test('what cannot be paid is not offered; a Charge is melee alone', () => {
    const poor = aiming(scene([5, 6], { hands: [['2H'], []] }, [{ ...FAR, at: [6.5, 6] }]), 'attack');
    expect(offered(poor)).toEqual([decline, strike('melee', 1)]);
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6] },
        { profile: 'seer', seat: 1, at: [5, 9.9] },
        { profile: 'seer', seat: 1, at: [7, 8.7] },
      ],
      hands: [['2D'], []],
    });
    expect(offered(playAll(moving(b), [move(at(5, 8.7))]).battle)).toEqual([decline, strike('melee', 1)]);
  });

  test('[TC warrior.charge] nobody is asked who has nobody to charge', () => {
    const run = (target: Partial<Placed>) =>
      playAll(
        moving(
          battle({
            fighters: [
              { profile: 'warrior', seat: 0, at: [5, 6] },
              { profile: 'seer', seat: 1, at: [5, 9.9], ...target },
              FAR,
            ],
          }),
        ),
        [move(at(5, 8.7))],
      ).battle.stack.length;
    expect(run({})).toBe(3);
    expect(run({ where: 'down' })).toBe(1);
    expect(run({ seat: 0 })).toBe(1);
    expect(run({ at: [5, 11] })).toBe(1);
  });
});

describe('[MW-R66] putting down', () => {
  test('at the beginning and at the end: each object at four places round the base, where there is room', () => {
    const b = carriedBy(
      scene([6, 6], {
        objects: [
          [1, 1],
          [1, 1],
        ],
        terrain: [block(6.6, 5, 1, 2, 'low')],
      }),
      0,
    );
    const drops = [0, 1].flatMap((object) =>
      [
        { x: inch(6), y: inch(6) + D },
        { x: inch(6) - D, y: inch(6) },
        { x: inch(6), y: inch(6) - D },
      ].map((p) => ({ type: 'drop', object, ...p })),
    );
    expect(offered(playAll(b, [activate(0)]).battle)).toEqual([act('move'), act('guard'), act('wait'), ...drops]);
    expect(offered(ending(b))).toEqual([decline, ...drops]);
    const posts = [
      block(6.9, 5.95, 0.1, 0.1, 'low'),
      block(5, 5.95, 0.1, 0.1, 'low'),
      block(5.95, 6.9, 0.1, 0.1, 'low'),
    ];
    const crowded = carriedBy(
      scene([6, 6], { objects: [[1, 1]], terrain: [...posts, block(5.95, 5, 0.1, 0.1, 'low')] }),
      0,
    );
    const between = offered(ending(crowded)).slice(1);
    expect(between).toHaveLength(4); // at none of the four, so half way between them
    expect(between[0]).toEqual({ type: 'drop', object: 0, x: inch(6) + 1767, y: inch(6) + 1767 });
    const open = carriedBy(scene([6, 6], { objects: [[1, 1]] }), 0);
    expect(offered(ending(open))[1]).toEqual({ type: 'drop', object: 0, x: inch(6) + D, y: inch(6) });
    expect(offered(ending(open))).toHaveLength(5);
  });
});

describe('[TC deadeye.take-aim] marks', () => {
  test('where enemies stand, then a lattice of 4" over the field; within 10", in sight', () => {
    const b = aiming(
      battle({
        fighters: [
          { profile: 'deadeye', seat: 0, at: [1, 3] },
          { profile: 'cleric', seat: 1, at: [2, 9] },
          { profile: 'seer', seat: 1, at: [11, 14.5] }, // too far
          { profile: 'druid', seat: 1, at: [3, 3], where: 'down' },
          { profile: 'witch', seat: 0, at: [1, 6] },
          { profile: 'wizard', seat: 1, at: [9, 3] }, // behind the wall
        ],
        terrain: [block(7, 0, 0.5, 16, 'high')],
      }),
      'take-aim',
    );
    const rise = Math.floor((inch(4) * Math.sqrt(3)) / 2);
    const lattice = [0, 1, 2, 3, 4].flatMap((row) =>
      [0, 4, 8, 12].map((x) => ({ x: inch(x + (row % 2) * 2), y: row * rise })),
    );
    // west of the wall; at the last row, 13.86" up, only what is near enough: none is
    const seen = lattice.filter(({ x, y }) => x < inch(7) && Math.hypot(x - inch(1), y - inch(3)) <= inch(10) + 1250);
    expect(offered(b)).toEqual([
      decline,
      { type: 'takeAim', place: at(2, 9) },
      ...seen.map((place) => ({ type: 'takeAim', place })),
    ]);
  });
});

test('[MW 18.5.4] knockback: not at all, or as far as it goes', () => {
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'cleric', seat: 1, at: [6.5, 6], actions: 2 },
    ],
    terrain: [block(7.2, 5, 1, 2, 'high')],
  });
  const struck = playAll(b, [...attacks(0, 'melee', 1), choose('light')]).battle;
  const [none, most, ...others] = offered(struck);
  expect([none, others]).toEqual([{ type: 'knockBack', distance: 0 }, []]);
  expect(Math.abs((most as { distance: number }).distance - (inch(0.7) - 1250))).toBeLessThanOrEqual(2);
  const open = playAll(changed(b, 1, at(5, 7.5)), [...attacks(0, 'melee', 1), choose('light')]).battle;
  expect(offered(open)).toEqual([
    { type: 'knockBack', distance: 0 },
    { type: 'knockBack', distance: inch(1) },
  ]);
});
