// Which commands have chances, of whom, and under which circumstances.
import { describe, expect, test } from 'vitest';
import { heroesDescriptor } from '../index.ts';
import { copyBattle, modelOf, withActivation } from '../state/battle.ts';
import type { Battle, HeroesCommand } from '../state/types.ts';
import { POSITIONS } from '../testing/positions.ts';
import { changed, goTo, playing, scene, select, shoot, spaceOf, standing, strike, unit } from '../testing/scenes.ts';
import { blowChances, landingChances, opportunityChances, type ShotChances } from './index.ts';

const chances = (b: Battle, c: HeroesCommand) => heroesDescriptor.odds!(b, 0, c) as ShotChances | undefined;
const cast = (power: string, target: string | null): HeroesCommand => ({ type: 'cast', power, target, upcharge: 0 });

describe('what has no chances', () => {
  const rows: readonly (readonly [keyof typeof POSITIONS, HeroesCommand])[] = [
    ['select', select('A1')],
    ['select', shoot('rifle', 'B1')],
    ['select', strike('B1')],
    ['shoot', shoot('rifle', 'Z9')],
    ['shoot', shoot('pistol', 'B1')],
    ['shoot', { type: 'pass' }],
    ['melee', strike('Z9')],
    ['afterMove', cast('blast', 'B1')],
    ['engaged', { type: 'engaged', choice: 'fight' }],
    ['move', { type: 'move', to: 24 * 20 + 20, path: null, jump: false }],
    ['move', { type: 'reroll', dice: 1 }],
    ['move', { type: 'resist', by: null, points: 0 }],
    ['move', { type: 'raise', points: 1 }],
  ];
  test.each(rows)('[HR-20] in %s: %j', (name, c) => {
    expect(chances(POSITIONS[name](), c)).toBeUndefined();
  });

  test('[HR-16] nothing once the battle is over', () => {
    const b = copyBattle(POSITIONS.shoot());
    expect(chances(b, shoot('rifle', 'B1'))).toBeDefined();
    b.outcome = { places: [[0], [1]], reason: 'destroyed', rule: 'HR-16' };
    expect(chances(b, shoot('rifle', 'B1'))).toBeUndefined();
  });
});

describe('under which circumstances', () => {
  test('[DW-25] [HR-42] a shot of who is active, as far as it has moved, and as it fires', () => {
    const b = standing(scene({ south: ['citadel.guardsman'], north: ['empire-of-sol.captain'], pieces: [] }), {
      A1: [5, 10],
      B1: [10, 10],
    });
    const p = playing(b);
    p.play(select('A1'));
    const needs = (by: Parameters<typeof withActivation>[1]) =>
      chances(withActivation(p.now(), by), shoot('rifle', 'B1'))!.needs.attack;
    expect(needs({ step: 'shoot', pace: 'still' })).toBe(3); // 3 + 1 + 3 against 4 + 2
    expect(needs({ step: 'shoot', pace: 'half' })).toBe(4);
    expect(needs({ step: 'shoot', pace: 'still', choice: 'fire' })).toBe(5); // 4 against 6
  });

  test('[X-139] a last shot of who is dying: not steady, not hampered, at whom it may', () => {
    const b = POSITIONS.shootBack();
    const back = chances(b, shoot('quick-rifle', 'A1'))!;
    expect(back).toMatchObject({ target: 'A1', dice: 1, needs: { attack: 2 } }); // 5 + 3 against 4
    expect(chances(b, shoot('great-weapon', 'A1'))).toBeUndefined();
    expect(chances(POSITIONS.lastShot(), shoot('quick-rifle', 'A1'))!.needs.attack).toBe(3); // against Defense 5
  });

  test('[DW-25] [HR-46] a blow with a die more in the activation in which it engages', () => {
    const b = POSITIONS.melee();
    expect(chances(b, strike('B1'))!.dice).toBe(4);
    expect(chances(withActivation(b, { engages: true }), strike('B1'))!.dice).toBe(5);
  });

  test('[HR-41] a retreat: all dice of those it touches', () => {
    const told = chances(POSITIONS.engaged(), { type: 'engaged', choice: 'retreat' }) as unknown as {
      opportunity: { slain: number };
    };
    expect(told.opportunity.slain).toBeCloseTo(1 - (5 / 6) ** 3, 12);
  });
});

describe('numbers by hand', () => {
  test('[DW-79] [X-144] Destiny on a blow, spent on the better roll: 2 dice, 4+ to hit, 3+ to wound, one Wound, one point', () => {
    const attacker = unit(
      'bloodpact.alpha',
      { wargear: ['hand-weapon'] },
      { martial: 4, strength: 5, aggression: 2, destiny: 1 },
    );
    const b = changed(
      standing(scene({ south: [attacker], north: ['bloodpact.firebrand'], pieces: [] }), { A1: [5, 5], B1: [6, 5] }),
      'B1',
      { wounds: 1 },
    );
    const [hit, wound] = [1 / 3, 2 / 3]; // 4 against 5 needs 5+, 5 against 4 needs 3+
    const { needs, slain, destiny } = blowChances(b, modelOf(b, 'A1'), modelOf(b, 'B1'), false);
    expect(needs).toEqual({ attack: 5, wound: 3, save: null, ignore: null });
    const none = (hits: number): number => (1 - wound) ** hits;
    expect(slain).toBeCloseTo(1 - ((1 - hit) ** 2 * none(0) + 2 * hit * (1 - hit) * none(1) + hit ** 2 * none(2)), 12);
    // With a point: after no hit one of the two again; after one, the better of the miss again or the wound again; after two, a wound again.
    const again = hit * none(1) + (1 - hit) * none(0);
    const afterOne = Math.min(hit * none(2) + (1 - hit) * none(1), none(1) * (1 - wound));
    const lives = (1 - hit) ** 2 * again + 2 * hit * (1 - hit) * afterOne + hit ** 2 * none(2) * (1 - wound);
    expect(destiny).toMatchObject({ points: 1, slain: expect.closeTo(1 - lives, 12) });
  });

  test.each([
    [2, 'risk', 1 / 6],
    [5, 'risk', 4 / 6],
    [7, 'risk', 1],
    [5, 'free', 0],
  ] as const)('[X-116] landing %i deep, %s: %d', (drop, falling, chance) => {
    const b = standing(
      scene({ south: ['bloodpact.alpha'], north: ['void.zombie'], pieces: [], rulings: { falling } }),
      { A1: [5, 5], B1: [9, 9] },
    );
    expect(landingChances(b, modelOf(b, 'A1'), drop)).toMatchObject({ target: 'A1', mean: expect.closeTo(chance, 12) });
    expect(landingChances(b, modelOf(b, 'B1'), drop).mean).toBeCloseTo((chance * 5) / 6, 12); // it ignores on 6
  });

  test('[HR-48] [DW-62] opportunity dice of two, saved by a shield and ignored by nobody', () => {
    const b = standing(
      scene({ south: ['empire-of-sol.legionnaire'], north: ['void.warg', 'void.zombie'], pieces: [] }),
      { A1: [5, 5], B1: [6, 5], B2: [4, 5] },
    );
    const { slain, wounds } = opportunityChances(b, modelOf(b, 'A1'), [modelOf(b, 'B1'), modelOf(b, 'B2')]);
    expect(slain).toBeCloseTo(1 - (1 - (1 / 6) * (4 / 6)) ** 6, 12);
    expect(wounds).toHaveLength(7);
  });

  test('[HR-24] where a move would lead is looked at from there', () => {
    const b = POSITIONS.move();
    const far = heroesDescriptor.odds!(b, 0, goTo(b, [5, 16])) as {
      shots: readonly unknown[];
      blows: readonly unknown[];
    };
    expect([far.shots.length, far.blows.length]).toEqual([0, 0]); // a rifle after more than half a move
    const near = heroesDescriptor.odds!(b, 0, { type: 'move', to: spaceOf(b, [9, 10]), path: null, jump: false }) as {
      blows: readonly unknown[];
    };
    expect(near.blows).toHaveLength(1);
  });
});
