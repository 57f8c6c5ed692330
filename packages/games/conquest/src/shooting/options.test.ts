// Which shots may be made (CQ-48 to CQ-55, DW-66, DW-68, DW-71, X-314, X-336, X-343 to X-348).
import { inch, measured } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { MapPiece } from '../content/types.ts';
import { unitOf } from '../content/units.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle, ModelRound, ShootFault } from '../state/types.ts';
import { maybeRuled } from '../testing/ruled.ts';
import { at, configOf, type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { shoot } from '../testing/shooting.ts';
import { refuseShoot, shootCommands } from './options.ts';

const why = (b: Battle, unit = 'A1', target = 'B1', arc = false): ShootFault | undefined => {
  const refusal = maybeRuled(refuseShoot(b, unit.startsWith('A') ? 0 : 1, shoot(unit, target, arc)));
  if (refusal === undefined) return undefined;
  if (refusal.code !== 'cannotShoot') throw new Error(refusal.code);
  return refusal.why;
};

const scene = (models: readonly GivenModel[], more: Given = {}): Battle => sceneOf({ phase: 'shoot', ...more, models });

/** A1 at (6, 6), B1 at (14, 6). */
const duel = (
  shooter: Omit<GivenModel, 'at'>,
  target: Omit<GivenModel, 'at'>,
  others: readonly GivenModel[] = [],
  more: Given = {},
) => scene([{ at: [6, 6], ...shooter }, { seat: 1, at: [14, 6], ...target }, ...others], more);

const CITADEL: Given = { factions: ['citadel', 'void'] };

describe('the shooter', () => {
  const after = (sheet: string, turn: Partial<ModelRound>, more: Given = CITADEL, rest: Partial<GivenModel> = {}) =>
    why(duel({ sheet, turn, ...rest }, { sheet: 'zombies' }, [], more));

  test('[DW-66] [X-314] half penalty: Move 6 may shoot after 3", not more', () => {
    expect(after('platoon', { ledger: inch(3) })).toBeUndefined();
    expect(after('platoon', { ledger: inch(3) + 1 })).toBe('movedTooFar');
  });

  test('[DW-66] full penalty: not after any step; none: after all of it', () => {
    expect(after('sharpshooters', { ledger: 1 })).toBe('movedTooFar');
    expect(after('sharpshooters', {})).toBeUndefined();
    expect(after('sagittarii', { ledger: inch(6) }, {})).toBeUndefined();
  });

  test('[DW-66] [X-314] Difficult ground: 6" is 3", and 1½" with a half penalty', () => {
    const forest = [measured.disc(inch(10), inch(10), inch(4))];
    const walked = (inches: number): number => measured.pathCost([at(9, 10), at(9 + inches, 10)], forest);
    expect(walked(1.5)).toBe(inch(3));
    expect(after('platoon', { ledger: walked(1.5) })).toBeUndefined();
    expect(after('platoon', { ledger: walked(1.55) })).toBe('movedTooFar');
  });

  test('[DW-66] half of the printed and researched Move: Hasten and Root change nothing', () => {
    const fast: Given = { ...CITADEL, research: [['pack-animals'], []] };
    expect(after('platoon', { ledger: inch(3.5) }, fast)).toBeUndefined();
    expect(after('platoon', { ledger: inch(3.5) + 1 }, fast)).toBe('movedTooFar');
    expect(after('platoon', { ledger: inch(4), haste: 3 })).toBe('movedTooFar');
    expect(after('platoon', { ledger: inch(3) }, CITADEL, { rooted: true })).toBeUndefined();
  });

  test('[CQ-45] [CQ-48] [DW-86] [X-330] one shot, and not after building or casting in this phase', () => {
    expect(after('platoon', { shot: true })).toBe('hasShot');
    expect(after('platoon', { built: 1 })).toBe('hasBuilt');
    expect(after('wardens', {})).toBe('noWeapon');
  });

  test('[X-329] a power of the Movement phase is no bar', () => {
    expect(after('platoon', { cast: true })).toBeUndefined();
  });

  test('[CQ-54] [X-348] a [Fortress] shoots with the Perception of its line, also when it builds', () => {
    expect(after('pillbox', { built: 1 })).toBeUndefined();
    expect(after('pillbox', { shot: true })).toBe('hasShot');
    expect(after('garrison', {})).toBe('noWeapon');
  });

  test('[X-335] what was placed in this round does not shoot', () => {
    expect(after('platoon', {}, CITADEL, { since: 1 })).toBe('new');
  });

  test('[X-336] the dying may shoot, and cannot be shot at', () => {
    expect(why(duel({ sheet: 'sagittarii', wounds: 0 }, { sheet: 'zombies' }))).toBeUndefined();
    expect(why(duel({ sheet: 'sagittarii' }, { sheet: 'zombies', wounds: 0 }))).toBe('dying');
  });

  test('[X-336] [X-343] who stands beside the dying is in contact till casualties are removed', () => {
    const beside = { seat: 1, sheet: 'zombies', at: [6, 8], wounds: 0 } as const;
    expect(why(duel({ sheet: 'sagittarii' }, { sheet: 'zombies' }, [beside]))).toBe('notInContact');
  });
});

describe('the target', () => {
  const bows = { sheet: 'sagittarii' };

  test('[DW-49] enemies only, models that are there only, one’s own shooters only', () => {
    const b = duel(bows, { sheet: 'zombies' }, [{ sheet: 'legion', at: [10, 10] }]);
    expect(why(b, 'A1', 'A2')).toBe('notAnEnemy');
    expect(refuseShoot(b, 0, shoot('A1', 'B9'))).toMatchObject({ code: 'noSuchModel' });
    expect(refuseShoot(b, 0, shoot('Z1', 'B1'))).toMatchObject({ code: 'noSuchModel' });
    expect(refuseShoot(b, 1, shoot('A1', 'B1'))).toMatchObject({ code: 'noSuchModel' });
  });

  test('[DW-50] [X-341] within range from base to base; twice as far in an arc', () => {
    const far = (x: number, arc: boolean) =>
      why(duel(bows, { sheet: 'zombies', at: [x, 6] } as GivenModel), 'A1', 'B1', arc);
    expect([far(19.55, false), far(19.6, false)]).toEqual([undefined, 'outOfRange']); // 12" and 40 mm
    expect([far(31.55, true), far(31.6, true)]).toEqual([undefined, 'outOfRange']);
    expect(why(duel({ sheet: 'ballistae' }, { sheet: 'zombies' }), 'A1', 'B1', true)).toBe('noArc');
  });

  test('[X-337] [X-341] blocked sight does not stop an arc, mist stops both', () => {
    const behind = (piece: MapPiece) =>
      duel(bows, { sheet: 'zombies' }, [], { config: { terrain: 'custom', pieces: [piece] } });
    const ridge = behind({
      k: 'mountain',
      shape: {
        poly: [
          [9, 3],
          [11, 3],
          [11, 9],
          [9, 9],
        ],
      },
    });
    expect([why(ridge), why(ridge, 'A1', 'B1', true)]).toEqual(['blocked', undefined]);
    const mist = behind({ k: 'mist', shape: { disc: [14, 6, 2] } });
    expect([why(mist), why(mist, 'A1', 'B1', true)]).toEqual(['obscured', 'obscured']);
  });

  test('[CQ-55] [X-30] [X-347] a Commander beside a unit that is none cannot be named, in an arc neither', () => {
    const beside = (...others: GivenModel[]) => duel(bows, { sheet: 'necromancer' }, others);
    const zombies = { seat: 1, sheet: 'zombies', at: [14, 8] } as const;
    expect(why(beside())).toBeUndefined();
    expect([why(beside(zombies)), why(beside(zombies), 'A1', 'B1', true)]).toEqual(['protected', 'protected']);
    expect(why(beside({ ...zombies, wounds: 0 }))).toBe('protected');
    expect(why(beside({ ...zombies, at: [14, 9] }))).toBeUndefined();
    expect(why(beside({ ...zombies, sheet: 'necromancer' }))).toBeUndefined();
    expect(why(beside({ ...zombies, sheet: 'crypt' }))).toBeUndefined();
  });

  test('[X-365] a corrupted unit protects nobody', () => {
    const b = duel(bows, { sheet: 'necromancer' }, [{ seat: 1, sheet: 'zombies', at: [14, 8], corrupt: 1 }]);
    expect(why(b)).toBeUndefined();
  });

  test('[X-348] any building may be named, whoever stands beside it', () => {
    const b = duel(bows, { sheet: 'crypt' }, [{ sheet: 'legion', at: [14, 8] }]);
    expect(why(b)).toBeUndefined();
  });
});

describe('melee and friends', () => {
  test('[CQ-50] [X-40] [X-343] in contact it shoots only at those, without permission', () => {
    const b = duel({ sheet: 'sagittarii' }, { sheet: 'zombies' }, [
      { seat: 1, sheet: 'zombies', at: [6, 8] },
      { sheet: 'legion', at: [6, 10] },
    ]);
    expect([why(b), why(b, 'A1', 'B2')]).toEqual(['notInContact', undefined]); // the Legion fights B2 as well
    const tower = scene(
      [
        { sheet: 'pillbox', at: [6, 6] },
        { seat: 1, sheet: 'zombies', at: [14, 6] },
        { seat: 1, sheet: 'zombies', at: [6, 8] },
      ],
      CITADEL,
    );
    expect([why(tower), why(tower, 'A1', 'B2')]).toEqual(['notInContact', undefined]);
    const beside = duel({ sheet: 'sagittarii' }, { sheet: 'zombies' }, [{ seat: 1, sheet: 'crypt', at: [6, 8] }]);
    expect(why(beside)).toBeUndefined();
  });

  test('[DW-71] [X-344] into a melee only by permission, in an arc too', () => {
    const fight = { sheet: 'legion', at: [14, 8] } as const;
    const b = duel({ sheet: 'sagittarii' }, { sheet: 'zombies' }, [fight]);
    expect([why(b), why(b, 'A1', 'B1', true)]).toEqual(['inCombat', 'inCombat']);
    expect(
      why(duel({ sheet: 'platoon' }, { sheet: 'zombies' }, [{ ...fight, sheet: 'wardens' }], CITADEL)),
    ).toBeUndefined();
    expect(why(duel({ sheet: 'sagittarii' }, { sheet: 'zombies' }, [{ ...fight, at: [14, 9] }]))).toBeUndefined();
  });

  test('[DW-68] [X-345] past friends only by permission; friendly buildings are only in the way', () => {
    const past = (sheet: string, more: Given, shooter = 'sagittarii') =>
      why(duel({ sheet: shooter }, { sheet: 'zombies' }, [{ sheet, at: [10, 6] }], more));
    expect(past('colossus', {})).toBe('friendInTheWay');
    expect(past('castra', {})).toBeUndefined();
    expect(past('hauler', { factions: ['black-sun', 'void'] }, 'corsairs')).toBeUndefined();
    const arc = duel({ sheet: 'sagittarii' }, { sheet: 'zombies' }, [{ sheet: 'colossus', at: [10, 6] }]);
    expect(why(arc, 'A1', 'B1', true)).toBeUndefined();
    const enemy = duel({ sheet: 'sagittarii' }, { sheet: 'zombies' }, [{ seat: 1, sheet: 'siege-golem', at: [10, 6] }]);
    expect(why(enemy)).toBeUndefined();
  });
});

describe('who decides it is told', () => {
  const bows = { sheet: 'sagittarii' };
  test.each<[string, Battle, boolean, object]>([
    [
      '[X-343] the enemy it is in contact with',
      duel(bows, { sheet: 'zombies' }, [{ seat: 1, sheet: 'zombies', at: [6, 8] }]),
      false,
      { why: 'notInContact', rule: 'X-343', by: 'B2' },
    ],
    [
      '[X-347] who protects a Commander',
      duel(bows, { sheet: 'necromancer' }, [{ seat: 1, sheet: 'zombies', at: [14, 8] }]),
      false,
      { why: 'protected', rule: 'X-347', by: 'B2' },
    ],
    [
      '[X-344] the friend in the melee',
      duel(bows, { sheet: 'zombies' }, [
        { sheet: 'legion', at: [20, 20] },
        { sheet: 'legion', at: [14, 8] },
      ]),
      false,
      { why: 'inCombat', rule: 'X-344', by: 'A3' },
    ],
    [
      '[X-345] the friend in the way',
      duel(bows, { sheet: 'zombies' }, [
        { sheet: 'legion', at: [20, 20] },
        { sheet: 'colossus', at: [10, 6] },
      ]),
      false,
      { why: 'friendInTheWay', rule: 'X-345', by: 'A3' },
    ],
    [
      '[X-341] too far for an arc',
      duel(bows, { sheet: 'zombies', at: [33, 6] } as GivenModel),
      true,
      { why: 'outOfRange', rule: 'X-341' },
    ],
    [
      '[DW-50] too far',
      duel(bows, { sheet: 'zombies', at: [33, 6] } as GivenModel),
      false,
      { why: 'outOfRange', rule: 'DW-50' },
    ],
  ])('%s', (_, b, arc, wanted) => {
    expect(refuseShoot(b, 0, shoot('A1', 'B1', arc))).toEqual({
      code: 'cannotShoot',
      model: 'A1',
      target: 'B1',
      ...wanted,
    });
  });
});

describe('[DW-86] [X-330] one who has a weapon and powers', () => {
  const own = (powers: readonly string[]): Given => {
    const sheet = { ...unitOf('citadel.platoon')!, id: 'own.1', mark: 'a', powers };
    const { seats } = configOf(CITADEL);
    return { ...CITADEL, config: { seats: seats.map((army, i) => (i === 0 ? { ...army, units: [sheet] } : army)) } };
  };
  test.each<[string, readonly string[], Partial<ModelRound>, ShootFault | undefined]>([
    ['has done nothing', ['blast'], {}, undefined],
    ['has cast in this phase', ['blast'], { cast: true, shot: true }, 'hasCast'],
    ['has shot', ['blast'], { shot: true }, 'hasShot'],
    ['has cast in the Movement phase', ['ward'], { cast: true }, undefined],
    ['has cast in the Movement phase and shot', ['ward'], { cast: true, shot: true }, 'hasShot'],
    ['knows both kinds and has cast', ['ward', 'blast'], { cast: true, shot: true }, 'hasCast'],
  ])('%s', (_, powers, turn, wanted) => {
    expect(why(duel({ sheet: 'own.1', turn }, { sheet: 'zombies' }, [], own(powers)))).toBe(wanted);
  });
});

describe('candidates', () => {
  const shots = (b: Battle) => shootCommands(b, modelOf(b, 'A1'));

  test('[CQ-49] every legal shot once; the arc beside the direct one, unless the aim is 0 anyway', () => {
    const open = duel({ sheet: 'sagittarii' }, { sheet: 'zombies' });
    expect(shots(open)).toEqual([shoot('A1', 'B1'), shoot('A1', 'B1', true)]);
    const forest: MapPiece = { k: 'forest', shape: { disc: [14, 6, 2] } };
    expect(
      shots(
        duel({ sheet: 'sagittarii' }, { sheet: 'zombies' }, [], { config: { terrain: 'custom', pieces: [forest] } }),
      ),
    ).toEqual([shoot('A1', 'B1')]);
  });

  test('[X-340] no arc beside a direct shot whose aim is just used up; one in the way of more Perception leaves it', () => {
    const hut: GivenModel = { seat: 1, sheet: 'crypt', at: [10, 6] };
    const aimedAt = (b: Battle) => shots(b).filter(({ target }) => target === 'B1');
    expect(aimedAt(duel({ sheet: 'sagittarii' }, { sheet: 'zombies' }, [hut]))).toEqual([shoot('A1', 'B1')]); // 1 − 1
    expect(aimedAt(duel({ sheet: 'sagittarii' }, { sheet: 'zombies' }))).toHaveLength(2);
  });

  test('all of them are legal, and none is missing', () => {
    const b = scene([
      { sheet: 'sagittarii', at: [6, 6] },
      { sheet: 'legion', at: [12, 14] },
      { seat: 1, sheet: 'zombies', at: [14, 6] },
      { seat: 1, sheet: 'zombies', at: [12, 12] },
      { seat: 1, sheet: 'siege-golem', at: [10, 9] },
      { seat: 1, sheet: 'crypt', at: [28, 6] },
      { seat: 1, sheet: 'necropolis', at: [33, 33] },
      { seat: 1, sheet: 'wargs', at: [9, 6], wounds: 0 },
    ]);
    const legal = b.models
      .flatMap(({ id }) => [shoot('A1', id), shoot('A1', id, true)])
      .filter((c) => refuseShoot(b, 0, c) === undefined);
    expect(shots(b)).toEqual(legal);
    expect(legal.length).toBeGreaterThan(1);
  });
});
