// How likely a power resolves after each answer (DW-91 to DW-94, X-250), by hand.
import { describe, expect, test } from 'vitest';
import type { Battle, CosmicCommand, Frame, Pool } from '../state/types.ts';
import { duel, SEVEN, sol } from '../testing/duel.ts';
import { begun, cast, pooled, seven } from '../testing/scenes.ts';
import { chancesOf } from './index.ts';
import { answerChances } from './power.ts';

const witch = seven('black-sun', SEVEN, { powers: ['blast', 'root'] });
const POWER: Frame = {
  type: 'power',
  caster: 'A1',
  power: 'blast',
  target: 'B1',
  upcharge: 0,
  struck: [],
  step: 'resolve',
};
/** The south casts for this charge, with these pools left on both sides. */
const contest = (step: object, own: Partial<Pool>, other: Partial<Pool>, charge = 1): Battle =>
  begun(pooled(pooled(duel({ south: [witch], north: [sol] }), 0, own), 1, other), 'shoot', POWER, {
    type: 'resist',
    power: 'blast',
    caster: '0',
    casterSeat: 0,
    charge,
    step,
  } as Frame);
const at = (what: 'bid' | 'destiny', turn: 'caster' | 'resister', lead: number) => ({
  at: what,
  resister: '1',
  resisterSeat: 1,
  turn,
  defence: 4,
  cast: 4 + lead,
});
const raise = (points: number): CosmicCommand => ({ type: 'raise', points });
/** [DW-93] A die each: how likely a caster who is so far ahead is level or higher. */
const rollOff = (lead: number): number => {
  const ways = [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]; // from 6 behind to 5 ahead
  return ways[lead + 6]! / 36;
};
const resolves = (b: Battle, c: CosmicCommand): number | undefined =>
  (chancesOf(b, c) as { readonly resolves: number } | undefined)?.resolves;

describe('answers to a power', () => {
  test('[DW-91] not to resist lets it resolve; a bid that nobody can make is none', () => {
    const offer = contest({ at: 'offer' }, {}, { faith: 2 });
    expect(resolves(offer, { type: 'resist', by: null, points: 0 })).toBe(1);
    expect(resolves(offer, { type: 'resist', by: '1', points: 3 })).toBeUndefined();
    // the first point is the fee: level, and nobody can add
    expect(resolves(offer, { type: 'resist', by: '1', points: 2 })).toBe(rollOff(0));
  });

  /** [DW-94] The last word: who is behind and adds no Destiny has lost, else the sum with all Destiny decides. */
  test.each<readonly [string, number, 'caster' | 'resister', number, number, number, number]>([
    // resolves, turn, lead of the caster, own and other Destiny, points
    ['a caster who is behind and adds nothing', 0, 'caster', -1, 1, 0, 0],
    ['a caster who is behind and adds enough', 1, 'caster', -1, 1, 0, 1],
    ['a caster who adds what is answered', 0, 'caster', -1, 1, 1, 1],
    ['a caster who is even is not behind', 1, 'caster', 0, 0, 0, 0],
    ['a resister who is behind and adds nothing', 1, 'resister', 0, 0, 1, 0],
    ['a resister who is far behind and adds nothing', 1, 'resister', 3, 0, 1, 0],
    ['a resister who adds enough', 0, 'resister', 0, 0, 1, 1],
    ['a resister who adds what is answered', 1, 'resister', 0, 1, 1, 1],
    ['a resister who is ahead and adds nothing', 0, 'resister', -1, 0, 0, 0],
  ])('%s: %i', (_, wanted, turn, lead, own, other, points) => {
    expect(resolves(contest(at('destiny', turn, lead), { destiny: own }, { destiny: other }), raise(points))).toBe(
      wanted,
    );
  });

  test('[DW-93] bids: what both have left decides', () => {
    const bid = (turn: 'caster' | 'resister', lead: number, own: Partial<Pool>, other: Partial<Pool>, points: number) =>
      resolves(contest(at('bid', turn, lead), own, other), raise(points));
    expect(bid('caster', -1, { affinity: 2 }, {}, 2)).toBe(rollOff(1));
    expect(bid('caster', -1, { affinity: 2 }, {}, 0)).toBe(rollOff(-1));
    expect(bid('resister', 0, {}, { faith: 1 }, 1)).toBe(rollOff(-1));
    expect(bid('resister', 0, {}, { affinity: 1 }, 1)).toBe(rollOff(-1));
    expect(bid('resister', 0, {}, { faith: 1 }, 0)).toBe(rollOff(0));
    expect(bid('resister', 0, {}, { faith: 1 }, 9)).toBeUndefined();
    expect(bid('caster', 0, { affinity: 1, destiny: 1 }, { destiny: 1 }, 0)).toBe(rollOff(0));
    expect(bid('caster', 0, {}, { destiny: 1 }, 0)).toBe(rollOff(-1));
    expect(bid('caster', 0, { destiny: 1 }, {}, 0)).toBe(rollOff(1));
  });

  test('there are none where nobody is asked', () => {
    expect(answerChances(duel(), { type: 'raise', points: 0 })).toBeUndefined();
    expect(answerChances(contest({ at: 'offer' }, {}, { faith: 1 }), { type: 'raise', points: 0 })).toBeUndefined();
  });
});

describe('[X-246] [DW-89] a power before it is cast', () => {
  const before = (own: Partial<Pool>, other: Partial<Pool> = {}, upcharge = 0) =>
    chancesOf(
      pooled(pooled(duel({ south: [witch], north: [sol] }), 0, own), 1, other),
      cast('A1', 'blast', 'B1', upcharge),
    );

  test('what it costs, what it does, and what the defender may open with', () => {
    expect(before({ affinity: 1 })).toMatchObject({
      cost: 1,
      resolves: 1,
      openings: [{ points: 0, resolves: 1 }],
      struck: [{ target: 'B1' }],
    });
    expect(before({ affinity: 2 }, {}, 1)).toMatchObject({ cost: 2 });
    expect(before({ affinity: 1 }, { faith: 2 })).toMatchObject({ resolves: rollOff(0) });
    expect(before({ affinity: 1 }, { affinity: 2 })).toMatchObject({ resolves: rollOff(0) });
    expect(before({ affinity: 1, destiny: 1 }, { faith: 2 })).toMatchObject({ resolves: rollOff(1) });
    expect(before({ affinity: 1 }, { faith: 1, destiny: 1 })).toMatchObject({ resolves: rollOff(0) });
    expect(before({ affinity: 1 }, { destiny: 5 })).toMatchObject({ resolves: 1 }); // nothing to open with
    expect(before({ affinity: 9 }, { faith: 2 })).toMatchObject({ resolves: 1 }); // 8 more to add
  });

  test('a power that roots strikes nobody', () => {
    const b = pooled(duel({ south: [witch], north: [sol] }), 0, { affinity: 1 });
    expect(chancesOf(b, cast('A1', 'root', 'B1'))).toMatchObject({ struck: [], destroyed: 0, steps: [] });
  });
});
