// Whether a Dodge is possible, to the last unit, and which steps are offered for it.
import { legLength, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Feature } from '../content/features.ts';
import { magewinds } from '../game.ts';
import type { Battle } from '../state/battle.ts';
import {
  asked,
  attacks,
  battle,
  block,
  choose,
  defend,
  playAll,
  put,
  refusalOf,
  step,
  why,
  withEffects,
} from '../testing/battles.ts';
import { canDodge, dodgePlaces } from './dodge-steps.ts';
import { stepFrame } from './stepping.ts';

const ATTACKER = { type: 'fighter', id: 0 } as const;

/** The warrior attacks the cleric; both stand where the test wants them, in units. */
const duel = (attacker: Point, target: Point, terrain: readonly Feature[] = []): Battle => {
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'cleric', seat: 1, at: [6.5, 6] },
    ],
    terrain,
  });
  return put(put(b, 0, attacker.x, attacker.y), 1, target.x, target.y);
};

const wall = (...corners: readonly (readonly [number, number])[]): Feature => ({
  kind: 'wall',
  pieces: [{ height: 'high', corners: corners.map(([x, y]) => ({ x, y })) }],
});

const attacked = (b: Battle): Battle => playAll(b, [...attacks(0, 'melee', 1), choose('light')]).battle;

/** All steps offered after a Dodge, each of which must be allowed. */
const offered = (b: Battle): readonly Point[] => {
  const dodging = playAll(b, [defend('dodge')], [6, 6, 6]).battle;
  expect(asked(dodging)).toBe('1 step');
  const ends: Point[] = [];
  for (const c of magewinds.candidates(dodging, 1)) {
    expect(magewinds.refuse(dodging, 1, c)).toBeUndefined();
    if (c.type === 'step') ends.push(c.path[0]!);
  }
  return ends;
};

describe('a Dodge that exists is offered', () => {
  test('[MW 18.4] [MW-R39] out of a corner, along the edge, 95° from straight away', () => {
    // 0.25" apart, the attacker at a bearing of 5°: up the edge it ends 0.53" away, and nothing else is open
    const b = attacked(duel({ x: 1270 + 3123, y: 1270 + 273 }, { x: 1270, y: 1270 }));
    expect(refusalOf(b, defend('dodge'))).toBeUndefined();
    const ends = offered(b);
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(end.y).toBeGreaterThan(3500);
    const dodging = playAll(b, [defend('dodge')], [6, 6, 6]).battle;
    expect(refusalOf(dodging, step({ x: 1270, y: 3810 }))).toBeUndefined();
  });

  test('[MW 18.4] [MW-R39] along a slanted wall, more than 90° from straight away', () => {
    // Touching a wall that runs at a bearing of 80°; the ground to the south is taken, the attacker stands in the east. At
    // bearings from 60° (as far from the attacker as before) to 80° there is room.
    const slanted = wall([13303, 11513], [14693, 19391], [13708, 19565], [12318, 11687]);
    const south = block(4, 4, 6, 1.5, 'high');
    const b = attacked(duel({ x: 17780, y: 15240 }, { x: 15240, y: 15240 }, [slanted, south]));
    expect(refusalOf(b, defend('dodge'))).toBeUndefined();
    for (const { x, y } of offered(b)) {
      expect(x).toBeGreaterThan(15240 + 2540 * 0.17); // cos 80°
      expect(x).toBeLessThan(15240 + 2540 * 0.5); // cos 60°
      expect(y).toBeGreaterThan(15240);
    }
  });

  const slot = (spare: number, end: number): Battle => {
    const half = 2500 + spare;
    const north = wall([14000, 13990 + half], [21000, 13990 + half], [21000, 18000], [14000, 18000]);
    const south = wall([14000, 12000], [21000, 12000], [21000, 13990], [14000, 13990]);
    const back = wall([end, 13000], [end + 500, 13000], [end + 500, 17000], [end, 17000]);
    // The attacker stands a little aside, so that straight away leads into a wall.
    const y = 13990 + Math.round(half / 2);
    return attacked(duel({ x: 12240, y: y - 48 }, { x: 15240, y }, [north, south, back]));
  };

  test('[MW 18.4] [MW-R39] into a slot with 0.02" to spare', () => {
    const b = slot(51, 20000);
    expect(refusalOf(b, defend('dodge'))).toBeUndefined();
    for (const end of offered(b)) {
      expect(Math.abs(end.y - 15266)).toBeLessThanOrEqual(28);
      expect(legLength({ x: 15240, y: 15266 }, end)).toBeGreaterThanOrEqual(2538);
    }
  });

  test('[MW 18.4] [MW-R39] to the last unit: a slot that ends a hair too early is none', () => {
    // 1" is 2540; the length may lack two and rounds up, contact allows two: a step of 2537 ahead and 1 aside just counts
    expect(refusalOf(slot(0, 15240 + 2537 + 1248), defend('dodge'))).toBeUndefined();
    expect(refusalOf(slot(0, 15240 + 2536 + 1248), defend('dodge'))).toBe('cannotDodge');
  });

  test('[MW-R39] farther is more than the two units of tolerance', () => {
    // In the corner only straight up is open, and two units over the edge: from a gap of 393.2 to one of 395.8, which counts
    // as 395 and so as no farther; with the attacker one unit lower from 392.7 to 396.3.
    const low = (up: number) => duel({ x: 1250 + 2600, y: 1250 + up }, { x: 1250, y: 1250 });
    const isPossible = (b: Battle) => canDodge(b, b.fighters[1]!, ATTACKER);
    expect([isPossible(low(1269)), isPossible(low(1268))]).toEqual([false, true]);
  });

  test.each([1, 2] as const)(
    '[MW 18.4] [MW-R39] none at all in edition %i: walls on every side, one a quarter inch away',
    (edition) => {
      const walls = [
        block(4.5, 5.05, 3, 0.4, 'medium'),
        block(4.5, 6.55, 3, 0.4, 'high'),
        block(7.25, 5, 0.5, 2, 'high'),
      ];
      const scene = duel({ x: 12700, y: 15240 }, { x: 16510, y: 15240 }, walls);
      const b = attacked({ ...scene, config: { ...scene.config, edition } });
      expect(why(b, defend('dodge'))).toMatchObject({ code: 'cannotDodge', rule: 'MW-R39' });
      expect(asked(b)).toBe('1 defence'); // a Deflect is still possible
    },
  );
});

test('[MW-R39] [MW-R40] records of the first edition keep its reading: half a turn of samples', () => {
  const inCorner = duel({ x: 1270 + 3123, y: 1270 + 273 }, { x: 1270, y: 1270 });
  const first: Battle = { ...inCorner, config: { ...inCorner.config, edition: 1 } };
  for (const [b, isPossible] of [
    [inCorner, true],
    [first, false],
  ] as const) {
    expect(canDodge(b, b.fighters[1]!, ATTACKER)).toBe(isPossible);
    expect(dodgePlaces(b, stepFrame(1, 'dodge', ATTACKER)).length > 0).toBe(isPossible);
  }
});

test('[MW-R40] the step itself need only not end closer', () => {
  // From the middle of a wide pool no step leads farther from it, but none leads closer either.
  const pool: Feature = block(3, 3, 6, 6, 'ground');
  const b = duel({ x: 2540, y: 2540 }, { x: 15240, y: 15240 }, [pool]);
  const source = { type: 'feature', id: 0 } as const;
  expect(canDodge(b, b.fighters[1]!, source)).toBe(false);
  expect(dodgePlaces(b, stepFrame(1, 'dodge', source)).length).toBeGreaterThan(0);
});

test('[MW-R84] a hypnotized fighter dodges only where it keeps the Mesmer in sight', () => {
  const scene = (terrain: readonly Feature[]) =>
    battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [6, 4.9] },
        { profile: 'cleric', seat: 1, at: [6, 6] },
        { profile: 'mesmer', seat: 0, at: [1, 6] },
      ],
      terrain,
    });
  const charmed = (b: Battle) => withEffects(b, { type: 'hypnotize', by: 2, fighter: 1 });
  const canDodgeIn = (b: Battle) => canDodge(b, b.fighters[1]!, ATTACKER);
  // North, straight away, the wall hides the Mesmer; to the east it stays in sight.
  const hiding = block(4.8, 6.4, 0.4, 4, 'high');
  const b = charmed(scene([hiding]));
  expect(canDodgeIn(b)).toBe(true);
  const dodging = playAll(attacked(b), [defend('dodge')], [6, 6, 6]).battle;
  expect(refusalOf(dodging, step({ x: 15240, y: 17780 }))).toBe('losesSight');
  expect(offered(attacked(b)).length).toBeGreaterThan(0);
  // With east and west taken, only a fighter under no spell can dodge.
  const taken = [hiding, block(6.55, 5, 0.5, 1.5, 'medium'), block(4.8, 4.5, 0.6, 1.9, 'medium')];
  expect(canDodgeIn(scene(taken))).toBe(true);
  expect(canDodgeIn(charmed(scene(taken)))).toBe(false);
});
