// The figures of shots (P1, DW-56 to DW-63, X-04, X-341, X-342, X-346, X-348), worked out by hand.
import { noting } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import type { MapPiece } from '../content/types.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle, Rulings } from '../state/types.ts';
import { type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { aimAt, isTooTough, reachOf, shieldOf } from './aim.ts';
import { refuseShoot } from './options.ts';

/** A1 shoots at B1, eight inches from centre to centre. */
const duel = (shooter: string, target: string, more: Given = {}, others: readonly GivenModel[] = []): Battle =>
  sceneOf({
    phase: 'shoot',
    ...more,
    models: [{ sheet: shooter, at: [6, 6] }, { seat: 1, sheet: target, at: [14, 6] }, ...others],
  });

const figures = (b: Battle, arc = false): readonly number[] => {
  const { aim, value, defense, needs } = aimAt(b, modelOf(b, 'A1'), modelOf(b, 'B1'), arc);
  return [aim, value, defense, needs];
};

describe('attack value', () => {
  test.each([
    // P1 S2: 3 against 3, 4, 2, 6
    ['zombies', [1, 3, 3, 4]],
    ['gravediggers', [1, 3, 4, 5]],
    ['corpse-catapult', [1, 3, 2, 3]],
    ['crypt', [1, 3, 4, 5]],
  ] as const)('[P1] [DW-50] [DW-56] [DW-57] Short Bows, 12" S2, at %s', (target, expected) => {
    expect(figures(duel('sagittarii', target))).toEqual(expected);
  });

  test('[X-340] Perception never falls below 0', () => {
    const forest: MapPiece = { k: 'forest', shape: { disc: [10, 6, 2] } };
    expect(figures(duel('ballistae', 'zombies', { config: { terrain: 'custom', pieces: [forest] } }))).toEqual([
      0, 3, 3, 4,
    ]); // 2 − 3
  });

  test('[X-04] [CQ-53] [X-341] in an arc Perception is 0 and nothing in the way matters', () => {
    expect(figures(duel('sagittarii', 'zombies'), true)).toEqual([0, 2, 3, 5]);
    expect(figures(duel('sagittarii', 'gravediggers'), true)).toEqual([0, 2, 4, 6]);
    const city: MapPiece = { k: 'city', shape: { disc: [14, 6, 2] } };
    expect(figures(duel('sagittarii', 'zombies', { config: { terrain: 'custom', pieces: [city] } }), true)[1]).toBe(2);
  });

  test('[DW-61] [X-44] far is no farther: no long distance in this game', () => {
    const b = sceneOf({
      models: [
        { sheet: 'ballistae', at: [6, 6] },
        { seat: 1, sheet: 'zombies', at: [23, 6] },
      ],
    });
    expect(figures(b)).toEqual([2, 5, 3, 3]);
  });

  test('every number is told with its rule', () => {
    const b = duel('platoon', 'zombies', { factions: ['citadel', 'void'] });
    const { steps, note } = noting();
    expect(aimAt(b, modelOf(b, 'A1'), modelOf(b, 'B1'), false, note)).toMatchObject({ aim: 2, value: 5, needs: 3 });
    expect(steps.map(({ what, value }) => `${what} ${value}`)).toEqual([
      'Perception 1',
      'Has not moved 1',
      'Strength of the attack 3',
      'Attack value 5',
      'Defense 3',
      'Needed on a die 3',
    ]);
  });

  test('[CQ-51] Ranging Grid adds to the Howitzers', () => {
    const grid: Given = { factions: ['citadel', 'void'], research: [['ranging-grid'], []] };
    expect(figures(duel('howitzers', 'zombies', grid))[0]).toBe(3); // 1, standing still, researched
  });
});

describe('shields', () => {
  const bowsAt = (
    target: string,
    rulings: Partial<Rulings> = {},
    legionAt: readonly [number, number] = [14, 8],
    more = {},
  ) =>
    duel('bone-archers', target, { factions: ['void', 'empire-of-sol'], rulings }, [
      { seat: 1, sheet: 'legion', at: legionAt, ...more },
    ]);

  test('[DW-63] [X-346] the bearer adds its own Integrity, even alone', () => {
    expect(figures(bowsAt('legion', {}, [30, 30]))).toEqual([1, 3, 5, 5]); // 3 + 2
  });

  test('[X-45] [X-346] within an inch of a bearer the target adds its own', () => {
    expect(figures(bowsAt('sagittarii'))).toEqual([1, 3, 4, 5]); // 3 + 1
    expect(figures(bowsAt('sagittarii', {}, [14, 9]))).toEqual([1, 3, 3, 4]); // 1.4" away
    expect(figures(bowsAt('fabri'))[2]).toBe(4); // Integrity 0
    expect(figures(bowsAt('colossus'))[2]).toBe(5); // Integrity −1 is not subtracted
  });

  test('[X-45] `shieldIntegrity`: the bearer’s counts', () => {
    expect(figures(bowsAt('fabri', { shieldIntegrity: 'bearer' }))).toEqual([1, 3, 6, 6]);
    expect(figures(bowsAt('sagittarii', { shieldIntegrity: 'bearer' }))[2]).toBe(5);
    expect(figures(bowsAt('legion', { shieldIntegrity: 'bearer' }, [30, 30]))[2]).toBe(5);
  });

  test('[X-365] corrupted it counts −2: no bonus', () => {
    const b = bowsAt('fabri', {}, [14, 8], { corrupt: 2 });
    expect(shieldOf(b, modelOf(b, 'B2'))).toBe(0);
  });

  test('[X-348] a building beside a bearer has its Defense and no more', () => {
    expect(figures(bowsAt('castra'))[2]).toBe(4);
  });
});

describe('what cannot be wounded, and how far', () => {
  const isTough = (shooter: string, target: string): boolean => {
    const b = duel(shooter, target);
    return isTooTough(b, modelOf(b, 'A1'), modelOf(b, 'B1'));
  };

  test('[DW-59] [X-76] [X-342] Defense of three times the Strength of the weapon', () => {
    expect(isTough('sagittarii', 'siege-golem')).toBe(true); // 6 against 2
    expect(isTough('ballistae', 'siege-golem')).toBe(false); // 6 against 3
    const b = duel('sagittarii', 'siege-golem');
    expect(refuseShoot(b, 0, { type: 'shoot', unit: 'A1', target: 'B1', arc: true })).toMatchObject({
      why: 'tooTough',
    });
  });

  test('[X-342] shield and Hazardous ground do not change it', () => {
    const salt: MapPiece = { k: 'saltflat', shape: { disc: [14, 6, 2] } };
    const b = duel('sagittarii', 'siege-golem', { config: { terrain: 'custom', pieces: [salt] } });
    expect(isTooTough(b, modelOf(b, 'A1'), modelOf(b, 'B1'))).toBe(true);
  });

  test('[X-04] [X-341] range, doubled in an arc after research; `arcMultiplier`', () => {
    const reach = (more: Given, arc: boolean): number => {
      const b = duel('sagittarii', 'zombies', more);
      return reachOf(b, modelOf(b, 'A1'), arc) / 2540;
    };
    expect([reach({}, false), reach({}, true)]).toEqual([12, 24]);
    expect(reach({ research: [['rangefinders'], []] }, true)).toBe(30);
    expect(reach({ rulings: { arcMultiplier: 3 } }, true)).toBe(36);
  });
});
