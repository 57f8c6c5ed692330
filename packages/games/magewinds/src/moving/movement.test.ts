// Ways, limits, refusals of paths, and being put somewhere.
import { disc, inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../ground/terrain.ts';
import { place, wayOf, wayWithout } from '../ground/ways.ts';
import type { Battle, Effect, MoveFrame, StepFrame } from '../state/battle.ts';
import { at, battle, block, put, tableWith, withEffects } from '../testing/battles.ts';
import { isNotCloser, moveLimit, refuseWay, stepLimit, straightEnds, travel } from './movement.ts';

const scene = battle({
  fighters: [
    { profile: 'wizard', seat: 0, at: [3, 3] },
    { profile: 'druid', seat: 0, at: [3, 8] },
    { profile: 'witch', seat: 1, at: [9, 3] },
    { profile: 'mesmer', seat: 1, at: [9, 8] },
    { profile: 'seer', seat: 1, at: [9, 12], where: 'down' },
  ],
  terrain: [block(5, 2.5, 0.5, 1, 'low'), block(2.5, 5, 1, 0.5, 'high')],
  scenario: 'treasure-dash',
  objects: [
    [6, 12],
    [3, 12],
  ],
});
const laden: Battle = {
  ...scene,
  objects: scene.objects.map((o) => (o.id === 1 ? { ...o, where: 'carried', carrier: 1 } : o)),
};
const f = (id: number, b: Battle = scene) => b.fighters[id]!;
const base = (x: number, y: number) => disc(inch(x), inch(y), 1250);
const ENTANGLE: Effect = { type: 'entangle', by: 1, fighter: 0 };

describe('[MW 15.0] what is in the way', () => {
  const everybody = [base(3, 3), base(3, 8), base(9, 3), base(9, 8)];

  test('[MW-R70] all who stand there, and what lies there, but not what is carried', () => {
    expect(wayOf(laden, f(0), false)).toEqual({
      field: fieldOf(scene),
      radius: 1250,
      over: 1,
      bodies: [...everybody, base(6, 12)],
    });
    expect(wayOf({ ...scene, objects: [] }, f(0), false).bodies).toEqual(everybody);
  });

  test('[MW-R79] Phasewalk: over everything, past enemies, not past friends and objects', () => {
    expect(wayOf(laden, f(0), true)).toEqual({
      field: fieldOf(scene),
      radius: 1250,
      over: Infinity,
      bodies: [base(3, 3), base(3, 8), base(6, 12)],
      passable: [base(9, 3), base(9, 8)],
    });
  });

  test('[MW-R24] taken up and set down: its own base is not in it, another one may be', () => {
    const others = [base(3, 8), base(9, 3), base(9, 8), base(6, 12)];
    expect(wayWithout(laden, f(0)).bodies).toEqual(others);
    expect(wayWithout(laden, f(0), base(1, 1))).toEqual({
      field: fieldOf(scene),
      radius: 1250,
      over: 1,
      bodies: [...others, base(1, 1)],
    });
  });
});

describe('how far', () => {
  const frame: MoveFrame = {
    type: 'move',
    step: 'path',
    fighter: 0,
    haste: 0,
    phasewalk: false,
    near: false,
    charges: false,
    cast: [],
  };
  const step: StepFrame = {
    type: 'step',
    step: 'path',
    fighter: 0,
    purpose: 'action',
    source: null,
    leap: false,
    phasewalk: false,
    cast: [],
  };

  test('[MW-R17] Movement, Haste, an enemy near; entangled not at all', () => {
    expect(moveLimit(scene, frame)).toBe(inch(5));
    expect(moveLimit(scene, { ...frame, haste: 2 })).toBe(inch(7));
    expect(moveLimit(scene, { ...frame, near: true })).toBe(inch(3));
    expect(moveLimit(scene, { ...frame, haste: 1, near: true })).toBe(inch(4));
    expect(moveLimit(withEffects(scene, ENTANGLE), { ...frame, haste: 2 })).toBe(0);
    expect(moveLimit(withEffects(scene, ENTANGLE), { ...frame, fighter: 1 })).toBe(inch(5));
  });

  test('[MW 13.1] a step is 1 in, with Leap 3 in; entangled none', () => {
    expect([stepLimit(scene, step), stepLimit(scene, { ...step, leap: true })]).toEqual([inch(1), inch(3)]);
    expect(stepLimit(withEffects(scene, ENTANGLE), { ...step, leap: true })).toBe(0);
  });
});

describe('why a path may not be taken', () => {
  const refused = (path: readonly { x: number; y: number }[], limit = inch(5), b = scene, phasewalk = false) =>
    refuseWay(b, f(0, b), path, limit, phasewalk);
  const said = (code: string, rule: string, x: number, y: number) => ({
    code,
    rule,
    facts: { name: 'Wizard' },
    witness: { at: { x, y } },
  });

  test('[MW-R18] to stay is always allowed', () => {
    expect([refused([]), refused([], inch(5), withEffects(scene, ENTANGLE))]).toEqual([undefined, undefined]);
  });

  test('[TC druid.entangle] entangled', () => {
    expect(refused([at(3, 3.5)], inch(5), withEffects(scene, ENTANGLE))).toEqual({
      code: 'entangled',
      rule: 'TC druid.entangle',
      facts: { name: 'Wizard' },
    });
  });

  test('[MW-R01] between units', () => {
    expect(refused([{ x: 7620.5, y: 9000 }])).toEqual({ code: 'notWhole', rule: 'MW-R01', facts: {} });
  });

  test('[MW 15.0] too long, with how long it is and how long it may be', () => {
    expect(refused([at(3, 1)], inch(2))).toBeUndefined();
    expect(refused([{ x: inch(3), y: inch(1) - 1 }], inch(2))).toEqual({
      code: 'tooLong',
      rule: 'MW 15.0',
      facts: { name: 'Wizard', length: 5081, limit: 5080 },
    });
    expect(refused([at(3, 2), at(2, 2), at(2, 1)], inch(3))).toBeUndefined();
    expect(refused([at(3, 2), at(2, 2), at(2, 1)], inch(3) - 1)?.code).toBe('tooLong');
  });

  test('[MW 15.0] over the edge, into a fighter, into an obstacle', () => {
    expect(refused([{ x: 1247, y: inch(3) }])).toEqual(said('crossesEdge', 'MW 15.0', 1247, inch(3)));
    expect(refused([{ x: 1248, y: inch(3) }])).toBeUndefined();
    const near = put(scene, 2, inch(3), inch(1.5));
    expect(refused([at(3, 1)], inch(5), near)).toMatchObject({
      code: 'crossesBody',
      rule: 'MW 15.0',
      facts: { name: 'Wizard' },
      witness: { at: { x: inch(3) } },
    });
    expect(refused([at(3, 7)])).toMatchObject({
      code: 'crossesPiece',
      rule: 'MW 15.0',
      facts: { name: 'Wizard' },
      witness: { at: { x: inch(3) } },
    });
  });

  test('[MW-R16] over a low obstacle, but not to end on it', () => {
    expect(refused([at(6.5, 3)])).toBeUndefined();
    expect(refused([at(5.2, 3)])).toMatchObject({ code: 'onPiece', rule: 'MW-R16', facts: { name: 'Wizard' } });
  });

  test('[MW-R79] with Phasewalk through an enemy and a wall, but not to end there', () => {
    const near = put(scene, 2, inch(3), inch(1.7));
    expect(refused([at(3, 6.5)], inch(5), scene, true)).toBeUndefined();
    expect(refused([at(3, 5.2)], inch(5), scene, true)?.code).toBe('onPiece');
    expect(refused([at(3, 1.5)], inch(5), near, true)).toMatchObject({
      code: 'onBody',
      rule: 'MW 15.0',
      facts: { name: 'Wizard' },
    });
  });
});

describe('[TC mesmer.hypnotize] whom the Mesmer binds', () => {
  // a post hides the Mesmer from a stretch of the way in between
  const b = withEffects(
    battle({
      fighters: [
        { profile: 'wizard', seat: 0, at: [2, 2] },
        { profile: 'mesmer', seat: 1, at: [6, 8] },
      ],
      terrain: [block(5, 5, 2, 0.5, 'high')],
    }),
    { type: 'hypnotize', by: 1, fighter: 0 },
  );
  const path = [at(10, 2)];

  test('[MW-R84] [MW-H07] keeps it in sight on the whole way', () => {
    const limit = inch(20);
    const refusal = refuseWay(b, f(0, b), path, limit, false);
    expect(refusal).toMatchObject({
      code: 'losesSight',
      rule: 'TC mesmer.hypnotize',
      facts: { name: 'Wizard', target: 'Mesmer' },
    });
    // the first quarter inch at which it is hidden: found again at the same place by a path in two legs
    const { x, y } = refusal!.witness!.at!;
    expect(y).toBe(inch(2));
    expect((x - inch(2)) % 635).toBe(0);
    expect(refuseWay(b, f(0, b), [{ x, y }], limit, false)?.witness).toEqual({ at: { x, y } });
    expect(refuseWay(b, f(0, b), [{ x: x - 635, y }], limit, false)).toBeUndefined();
    expect(refuseWay(b, f(0, b), [at(3, 2), at(10, 2)], limit, false)?.witness).toEqual({ at: { x, y } });
    // both ends see it: round the other side it may go
    expect(refuseWay(b, f(0, b), [at(1, 5), at(1, 14), at(11, 14)], inch(40), false)).toBeUndefined();
    expect(refuseWay(withEffects(b), f(0, b), path, limit, false)).toBeUndefined();
  });

  test('[TC mesmer.hypnotize] ends where the Mesmer is out of sight, for whoever was moved', () => {
    const other: Effect = { type: 'hex', fighter: 0 };
    const both = withEffects(b, other, ...b.effects);
    const { table, events } = tableWith([]);
    expect(place(both, 0, at(6, 2), table).effects).toEqual([other]);
    expect(events).toMatchObject([
      {
        type: 'effectEnded',
        rule: 'TC mesmer.hypnotize',
        who: { id: 0 },
        of: { type: 'hypnotize', by: 1, fighter: 0 },
      },
    ]);
    expect(place(both, 0, at(3, 2), table).effects).toEqual(both.effects);
    expect(place(both, 1, at(6, 3), table).effects).toEqual(both.effects);
    const gone = (id: number): Battle => ({
      ...both,
      fighters: both.fighters.map((one) => (one.id === id ? { ...one, where: 'down' } : one)),
    });
    expect(place(gone(1), 0, at(3, 2), table).effects).toEqual([other]);
    expect(place(gone(0), 0, at(3, 2), table).effects).toEqual([other]);
  });
});

describe('going there', () => {
  test('[MW 15.0] told with its path, its length and its limit', () => {
    const { table, events } = tableWith([]);
    const path = [at(3, 2), at(2, 2)];
    const next = travel(scene, 0, path, 'move', inch(5), 'MW 13.4', table);
    expect(next).toEqual(put(scene, 0, inch(2), inch(2)));
    expect(events).toEqual([
      {
        type: 'moved',
        rule: 'MW 13.4',
        who: { id: 0, seat: 0, profile: 'wizard', number: 0 },
        how: 'move',
        path: [at(3, 3), at(3, 2), at(2, 2)],
        length: inch(2),
        limit: inch(5),
      },
    ]);
    expect(travel(scene, 0, [], 'move', inch(5), 'MW 13.4', table)).toBe(scene);
    expect(events).toHaveLength(1);
  });

  test('[MW 13.1] straight ends: each place once, never the start', () => {
    const way = wayOf({ ...scene, objects: [] }, f(0), false);
    const from = at(3, 3);
    for (const limit of [1, 2, 3]) {
      const short = straightEnds(way, from, limit, 32).map(({ x, y }) => `${x - from.x} ${y - from.y}`);
      expect(short).toContain(`${limit} 0`);
      expect(short).not.toContain('0 0');
      expect(new Set(short).size).toBe(short.length);
    }
    const four = straightEnds(way, from, inch(1), 4);
    expect(four).toEqual([at(4, 3), at(3, 4), at(2, 3), at(3, 2)]);
  });

  test('[MW 18.4] not closer to the source than before; on top of it nothing is closer', () => {
    const source = base(5, 5);
    const from = base(7, 5);
    expect(isNotCloser(from, base(7, 5), source)).toBe(true);
    expect(isNotCloser(from, disc(inch(7) - 2, inch(5), 1250), source)).toBe(true); // MW-R01
    expect(isNotCloser(from, disc(inch(7) - 4, inch(5), 1250), source)).toBe(false);
    expect(isNotCloser(from, base(8, 5), source)).toBe(true);
    expect(isNotCloser(source, base(5.5, 5), source)).toBe(true);
  });
});
