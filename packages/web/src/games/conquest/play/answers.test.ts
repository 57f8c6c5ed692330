// Questions that a seat answers by itself, by what lies open.

import { type Battle, type ConquestDecision, conquest, type FightEntry, type Frame } from '@muster/conquest';
import { expect, test } from 'vitest';
import { answerFor } from './answers.ts';
import { asked, field } from './test/wars.ts';

const END: Frame = { type: 'roundEnd' };

const answered = (b: Battle, kind: ConquestDecision['kind']) => {
  expect(asked(b).kind).toBe(kind);
  const command = answerFor(b, asked(b));
  if (command !== undefined) expect(conquest.refuse(b, 0, command)).toBeUndefined();
  return command;
};

const fight = (own: string, other: string): FightEntry => ({
  id: own,
  building: null,
  core: [own, other],
  supporters: [],
  far: [],
});

const BESIDE = {
  'A3-1': { sheet: 'legion', at: [18, 12] },
  'B2-3': { sheet: 'wardens', at: [18, 13.5] },
  'A4-1': { sheet: 'legion', at: [24, 12] },
  'B3-3': { sheet: 'wardens', at: [24, 13.5] },
} as const;

const fights = (...all: readonly FightEntry[]): Battle =>
  field({ models: BESIDE, phase: 'combat', stack: [END, { type: 'combat', side: 0, step: 'select', fights: all }] });

test('[CQ-56] the only fight is fought; of two the player says which', () => {
  expect(answered(fights(fight('A3-1', 'B2-3')), 'selectFight')).toEqual({ type: 'fight', fight: 'A3-1' });
  expect(answered(fights(fight('A3-1', 'B2-3'), fight('A4-1', 'B3-3')), 'selectFight')).toBeUndefined();
});

test('[X-366] an empty bank researches nothing; a full one is asked', () => {
  const research = (R: number): Battle =>
    field({
      phase: 'priority',
      banks: [
        [R, 500],
        [0, 0],
      ],
      stack: [END, { type: 'research', side: 0 }],
    });
  expect(answered(research(0), 'research')).toEqual({ type: 'done' });
  expect(answered(research(500), 'research')).toBeUndefined();
});

const dice = (needs: number): Battle =>
  field({
    models: BESIDE,
    phase: 'combat',
    destiny: [2, 0],
    stack: [
      END,
      {
        type: 'roll',
        what: 'wound',
        rule: 'DW-76',
        window: 0,
        pools: [{ purse: '0', seat: 0, count: 2, needs, faces: [1, 1], again: 0 }],
      },
    ],
  });

test('[DW-79] dice that no face helps lie; others are asked about', () => {
  expect(answered(dice(7), 'reroll')).toEqual({ type: 'reroll', dice: 0 });
  expect(answered(dice(6), 'reroll')).toBeUndefined();
});

const dying = (wounds: number): Battle =>
  field({
    phase: 'shoot',
    destiny: [1, 0],
    stack: [
      END,
      {
        type: 'wounds',
        model: 'A3-1', // two Wounds
        wounds,
        settled: 0,
        step: 'resolve',
        how: { kind: 'shot', by: 'B2-3', quick: false },
      },
    ],
  });

test('[CQ-73] no Resolve where every point would not save it', () => {
  expect(answered(dying(3), 'resolve')).toEqual({ type: 'resolve', pay: false });
  expect(answered(dying(2), 'resolve')).toBeUndefined();
});

const wager = (own: number, other: number): Battle =>
  field({
    destiny: [2, 2],
    stack: [
      END,
      {
        type: 'surge',
        side: 0,
        walk: null,
        unit: 'A3-1',
        answer: 'B2-3',
        wagers: [own, other],
        turn: 0,
        stopped: false,
        next: null,
        step: 'wager',
      },
    ],
  });

test('[CQ-72] who cannot draw level any more stops; who can is asked', () => {
  expect(answered(wager(0, 3), 'wager')).toEqual({ type: 'wager', points: 0 });
  expect(answered(wager(0, 2), 'wager')).toBeUndefined();
});

const cast = (ours: number): Battle =>
  field({
    phase: 'shoot',
    destiny: [ours, 9],
    affinity: [1, 9],
    stack: [
      END,
      { type: 'resist', power: 'blast', caster: '1', casterSeat: 1, charge: 9, step: { at: 'offer' } } as Frame,
    ],
  });

test('[DW-91] a power that no bid could stop is let pass; where one could, the player is asked', () => {
  expect(answered(cast(0), 'resist')).toEqual({ type: 'resist', by: null, points: 0 });
  expect(answered(cast(30), 'resist')).toBeUndefined();
});

test('whom to activate is the player’s to say', () => {
  expect(answered(field(), 'activate')).toBeUndefined();
});
