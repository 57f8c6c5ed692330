// What standing orders answer to a power, step by step (DW-91 to DW-94, X-147, X-148), and when Destiny is left alone.
import type { ResistFrame } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { rerollOrdered, resistersOf, resistOrdered } from '../orders/orders.ts';
import { POSITIONS } from '../testing/positions.ts';
import { changed, ordered, scene, standing, unit } from '../testing/scenes.ts';
import { copyBattle, topOf } from './battle.ts';
import type { Battle, Frame } from './types.ts';

/** South has cast; three of the north could resist: with Faith 1, with Faith 2 and Affinity 1, with Faith 2. */
const offered = (resist: 'ask' | 'never' | number): Battle => {
  const faithful = (faith: number, affinity = 0) => unit('void.sun-warden', {}, { faith, affinity });
  const start = standing(
    scene({
      south: [unit('void.necromancer', { powers: ['blast'] })],
      north: [unit('void.death-knight', {}, { faith: 1 }), faithful(2, 1), faithful(2)],
      pieces: [],
      points: 300,
      arena: 'open-24',
    }),
    { A1: [5, 5], B1: [9, 5], B2: [9, 9], B3: [9, 11] },
  );
  const b = copyBattle(ordered(start, { resist }));
  b.stack = [
    ...b.stack,
    { type: 'power', caster: 'A1', power: 'blast', target: 'B1', upcharge: 0, step: 'resolve' },
    { type: 'resist', power: 'blast', caster: 'A1', casterSeat: 0, charge: 1, step: { at: 'offer' } },
  ];
  return b;
};
const answer = (b: Battle) => resistOrdered(b, topOf(b) as ResistFrame);

describe('[DW-91] offered a power', () => {
  test.each([
    ['ask', undefined],
    ['never', { type: 'resist', by: null, points: 0 }],
    [0, { type: 'resist', by: null, points: 0 }],
    [1, { type: 'resist', by: 'B2', points: 1 }],
    [3, { type: 'resist', by: 'B2', points: 3 }],
    [20, { type: 'resist', by: 'B2', points: 3 }],
  ] as const)('the order %s: %j, by who has most to bid', (resist, command) => {
    expect(answer(offered(resist))).toEqual(command);
  });

  test('nobody is able to', () => {
    const none = ['B1', 'B2', 'B3'].reduce((b, id) => changed(b, id, { faith: 0, affinity: 0 }), offered(5));
    expect(answer(none)).toEqual({ type: 'resist', by: null, points: 0 });
  });

  test('[X-147] the target from any distance, others from 10; each with its seat', () => {
    const b = offered('ask');
    const frame = topOf(b) as ResistFrame;
    expect(resistersOf(b, frame)).toEqual(['B1', 'B2', 'B3'].map((id) => ({ id, seat: 1 })));
    const far = standing(b, { B1: [20, 20], B2: [20, 18] });
    expect(resistersOf(far, frame).map(({ id }) => id)).toEqual(['B1', 'B3']);
    const place = copyBattle(far);
    place.stack = b.stack.map((one): Frame => (one.type === 'power' ? { ...one, target: null } : one));
    expect(resistersOf(place, frame).map(({ id }) => id)).toEqual(['B3']);
  });
});

describe('[DW-92] [DW-94] once it is resisted', () => {
  const at = (name: 'raise' | 'destiny', turn: 'caster' | 'resister', resist: 'ask' | 'never' | number) => {
    const b = copyBattle(ordered(POSITIONS[name](), { resist }));
    b.stack = b.stack.map((one): Frame => {
      if (one.type !== 'resist' || !('turn' in one.step)) return one;
      return { ...one, step: { ...one.step, turn } };
    });
    return answer(b);
  };

  test.each(['raise', 'destiny'] as const)(
    '%s: the resister adds nothing, unless it is asked; who casts always is',
    (name) => {
      expect([at(name, 'resister', 2), at(name, 'resister', 'never'), at(name, 'resister', 'ask')]).toEqual([
        { type: 'raise', points: 0 },
        { type: 'raise', points: 0 },
        undefined,
      ]);
      expect([at(name, 'caster', 2), at(name, 'caster', 'ask')]).toEqual([undefined, undefined]);
    },
  );

  test('over: nothing is left to answer', () => {
    const b = offered(3);
    const frame = { ...(topOf(b) as ResistFrame), step: { at: 'over', resolves: true } } as const;
    expect(resistOrdered(b, frame)).toBeUndefined();
  });
});

describe('[X-144] where the order for Destiny leaves the dice', () => {
  /** What `auto` would roll again, with one point. */
  const again = (name: keyof typeof POSITIONS, change: (b: Battle) => Battle = (b) => b): number | undefined => {
    const b = change(ordered(POSITIONS[name](), { destiny: 'auto' }));
    const roll = topOf(b);
    if (roll.type !== 'roll') throw new Error('no dice');
    return rerollOrdered(b, roll, roll.pools[0]!, 1);
  };
  const left = (id: string, wounds: number) => (b: Battle) => changed(b, id, { wounds });
  const frame = (by: object) => (b: Battle) => {
    const copy = copyBattle(b);
    copy.stack = b.stack.map((one, i): Frame => (i === b.stack.length - 2 ? ({ ...one, ...by } as Frame) : one));
    return copy;
  };

  test.each<[keyof typeof POSITIONS, string, number]>([
    ['shotRoll', 'B1', 1],
    ['friendlyFire', 'B1', 1],
    ['blastRoll', 'B2', 1],
    ['powerRoll', 'B1', 1],
  ])('%s: a last Wound of %s is worth a die, two are not', (name, id, dice) => {
    expect([again(name, left(id, 1)), again(name, left(id, 2))]).toEqual([dice, 0]);
  });

  test('[HR-48] opportunity: one of four has wounded already', () => {
    expect([1, 2, 3].map((wounds) => again('opportunity', left('A1', wounds)))).toEqual([0, 1, 0]);
  });

  test('[X-138] not at a friend: astray, or in a row', () => {
    expect(again('shotRoll', (b) => frame({ astray: true, target: 'A1' })(left('A1', 1)(b)))).toBe(0);
    expect(again('blastRoll', (b) => frame({ others: ['A1'] })(left('A1', 1)(b)))).toBe(0);
  });

  test('[DW-89] an upcharge slays two Wounds with one success', () => {
    expect(again('powerRoll', (b) => frame({ upcharge: 1 })(left('B1', 2)(b)))).toBe(1);
    expect(again('powerRoll', (b) => frame({ upcharge: 1 })(left('B1', 3)(b)))).toBe(0);
  });
});
