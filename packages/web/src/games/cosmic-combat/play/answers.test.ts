// What a seat answers without its player, by what all can see.

import type { Battle, CosmicDecision } from '@muster/cosmic-combat';
import { cosmicCombat } from '@muster/cosmic-combat';
import { expect, test } from 'vitest';
import { answerFor } from './answers.ts';
import { battleOf, FIRE, HALF, nowOf } from './test/battles.ts';

/** A1 has struck after B1, which has so many Wounds left, and may roll its failed die again. */
const struckAfter = (wounds: number, faces: readonly number[]): Battle => {
  const b = battleOf({ A1: { at: [12, 6, 90] }, B1: { at: [12, 12, 270] } }, [
    ...HALF,
    { type: 'opportunity', queue: ['A1'], target: 'B1', step: 'attack' },
    {
      type: 'roll',
      what: 'opportunity',
      rule: 'X-224',
      pools: [{ purse: '0', seat: 0, count: faces.length, needs: 4, faces, again: 0 }],
      window: 0,
    },
  ]);
  const none = { destiny: 0, faith: 0, affinity: 0 };
  return {
    ...b,
    pools: [{ ...none, destiny: 2 }, none],
    ships: b.ships.map((s) => (s.id === 'B1' ? { ...s, wounds } : s)),
  };
};

const answered = (b: Battle) => {
  const [decision] = cosmicCombat.decisions(b) as readonly CosmicDecision[];
  expect(decision?.kind).toBe('reroll');
  return answerFor(b, decision!);
};

test('[DW-79] [X-243] dice are kept without a question where to roll them again changes nothing', () => {
  expect(answered(struckAfter(1, [6, 1]))).toEqual({ type: 'reroll', dice: 0 }); // it falls to the six already
  expect(answered(struckAfter(2, [6, 1]))).toBeUndefined();
  expect(answered(struckAfter(1, [1, 1]))).toBeUndefined();
});

test('what is not about dice is asked', () => {
  const b = battleOf({ A1: { at: [12, 6, 90], tokens: ['fire'] }, B1: { at: [12, 12, 270] } }, FIRE, 'shoot');
  expect(answerFor(b, nowOf(b).decision!)).toBeUndefined();
});
