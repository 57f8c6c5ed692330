// Resisting powers out of the pools of a side (P5, DW-91 to DW-95, X-23, X-363), and the book's duel.
import { describe, expect, test } from 'vitest';
import type { Rulings } from '../state/types.ts';
import { augur, cast, moving, scene } from '../testing/powers.ts';
import type { Given } from '../testing/scenes.ts';
import { playing, withOrders } from '../testing/shooting.ts';
import { applyCast } from './power.ts';

describe('resisting', () => {
  const horse = { sheet: 'walker-horse', at: [6, 6] } as const;
  const platoon = { seat: 1, sheet: 'platoon', at: [12, 6] } as const;
  const VOID: Given = { factions: ['void', 'citadel'] };

  test('[P5] [DW-91] [DW-92] [DW-93] [DW-94] [DW-95] the duel of the book, in pools', () => {
    const p = playing(
      scene([horse, platoon], {
        ...VOID,
        pools: [
          [1, 0, 4],
          [6, 3, 0],
        ],
      }),
    );
    p.play(cast('A1', 'lightning', 'B1'));
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'resist', power: 'lightning', cast: 2 });
    p.play({ type: 'resist', by: '1', points: 3 }); // 1 and +2
    p.play({ type: 'raise', points: 2 }, [4, 5]); // +4; the others have no more Faith: 6 against 9
    expect(p.told('resistRolled')).toMatchObject([{ defence: 6, cast: 9 }]);
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'raise', stage: 'destiny', own: 6, other: 9 });
    p.play({ type: 'raise', points: 4 });
    p.play({ type: 'raise', points: 1 });
    p.play({ type: 'raise', points: 2 });
    expect(p.told('resistEnded')).toMatchObject([{ resolves: false }]); // 10 against 12
    expect(p.now().sides.map(({ pool }) => pool)).toEqual([
      { destiny: 0, faith: 0, affinity: 0 },
      { destiny: 0, faith: 0, affinity: 0 },
    ]);
    expect([p.told('wounded').length, p.now().sides[0].tally.powers]).toEqual([0, 0]);
  });

  test('[DW-93] let pass, or lost: it resolves', () => {
    const p = playing(
      scene([horse, platoon], {
        ...VOID,
        pools: [
          [0, 0, 2],
          [0, 1, 0],
        ],
      }),
    );
    p.play(cast('A1', 'lightning', 'B1'));
    p.play({ type: 'resist', by: null, points: 0 }, [2]); // 3 + 6 against 3
    expect([p.told('letPass').length, p.told('wounded').length]).toEqual([1, 1]);
    const q = playing(
      scene([horse, platoon], {
        ...VOID,
        pools: [
          [0, 0, 2],
          [0, 1, 0],
        ],
      }),
    );
    q.play(cast('A1', 'lightning', 'B1'));
    q.play({ type: 'resist', by: '1', points: 1 }, [5, 3, 2]); // 5 against 3 + 2: equal is the caster's
    expect([q.told('resistEnded'), q.told('wounded').length]).toMatchObject([[{ resolves: true }], 1]);
  });

  test('[X-363] asked only with Faith or Affinity; X-24 without Affinity', () => {
    const asked = (pool: readonly [number, number, number], rulings: Partial<Rulings> = {}) => {
      const p = playing(scene([horse, platoon], { ...VOID, rulings, pools: [[0, 0, 2], pool] }));
      const b = applyCast(p.now(), cast('A1', 'lightning', 'B1'), {
        roll: () => [],
        shuffle: (x) => x,
        final: () => {},
      });
      return b.stack.at(-1)!.type;
    };
    expect([asked([3, 0, 0]), asked([0, 1, 0]), asked([0, 0, 1])]).toEqual(['power', 'resist', 'resist']);
    expect(asked([0, 0, 1], { affinityResists: false })).toBe('power');
  });

  const buffed = (gap: number, rulings: Partial<Rulings> = {}, sheet = 'zombies') => {
    const b = moving([augur, { sheet: 'legion', at: [6, 8] }, { seat: 1, sheet, at: [6 + gap, 6] }], {
      rulings,
      pools: [
        [0, 0, 3],
        [0, 2, 0],
      ],
    });
    return applyCast(b, cast('A1', 'ward', 'A2'), { roll: () => [], shuffle: (x) => x, final: () => {} }).stack.at(-1)!
      .type;
  };

  test('[X-363] [X-23] powers on friends too, if an enemy unit is within 12" of the caster; `resistBuffs`, `resistRadius`', () => {
    expect([buffed(13.25), buffed(13.3)]).toEqual(['resist', 'power']); // 12", 12.5 mm and 20 mm
    expect(buffed(8, { resistBuffs: false })).toBe('power');
    expect(buffed(20, { resistRadius: 24 })).toBe('resist');
    expect(buffed(8, {}, 'crypt')).toBe('power'); // no building
  });

  test('[X-379] standing orders answer: never, or with up to so many points, the fee among them', () => {
    const b = (resist: 'never' | number, rulings: Partial<Rulings> = {}, edition: 2 | 3 = 3) => {
      const p = playing(
        withOrders(
          scene([horse, platoon], {
            ...VOID,
            config: { edition },
            rulings,
            pools: [
              [0, 0, 2],
              [0, 4, 0],
            ],
          }),
          1,
          { resist },
        ),
      );
      p.play(cast('A1', 'lightning', 'B1'), resist === 'never' || (resist === 0 && edition === 3) ? [1] : [1, 6, 1]);
      return p.told('resisted').map((event) => 'points' in event && event.points);
    };
    expect([b('never'), b(0), b(1), b(2), b(9)]).toEqual([[], [], [1], [2], [4]]);
    expect([b(1, { strictSingleRaise: true }), b(9, { strictSingleRaise: true })]).toEqual([[1], [2]]);
    expect([b(0, {}, 2), b(2, {}, 2), b(9, {}, 2)]).toEqual([[1], [3], [4]]); // before the third edition
  });

  test('[X-363] [DW-92] orders of the defender answer for nobody else: the caster is asked to raise', () => {
    const pools = [
      [0, 0, 6],
      [0, 4, 0],
    ] as const;
    const p = playing(withOrders(scene([horse, platoon], { ...VOID, pools }), 1, { resist: 2 }));
    p.play(cast('A1', 'lightning', 'B1'));
    expect(p.told('resisted')).toMatchObject([{ points: 2 }]);
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'raise' });
  });

  test('[X-373] the captain of the side answers', () => {
    const p = playing(
      scene([horse, { ...platoon, seat: 2, sheet: 'mob' }], {
        factions: ['void', 'citadel', 'bloodpact'],
        sides: [0, 1, 1],
        pools: [
          [0, 0, 2],
          [0, 1, 0],
        ],
      }),
    );
    p.play(cast('A1', 'lightning', 'C1'));
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'resist' });
  });
});
