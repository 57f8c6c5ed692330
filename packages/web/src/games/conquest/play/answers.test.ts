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

type Step = Extract<Frame, { readonly type: 'resist' }>['step'];

/** Ours is seat 0; whose power it is, by side. */
const contest = (caster: 0 | 1, charge: number, step: Step, destiny: readonly [number, number], affinity = 9): Battle =>
  field({
    phase: 'shoot',
    destiny,
    affinity: [caster === 0 ? affinity : 1, caster === 0 ? 1 : affinity],
    stack: [END, { type: 'resist', power: 'blast', caster: String(caster), casterSeat: caster, charge, step }],
  });

const OFFER: Step = { at: 'offer' };

test('[DW-91] a power that no bid could stop is let pass; where one could, the player is asked', () => {
  expect(answered(contest(1, 9, OFFER, [0, 9]), 'resist')).toEqual({ type: 'resist', by: null, points: 0 });
  expect(answered(contest(1, 9, OFFER, [30, 9]), 'resist')).toBeUndefined();
});

test('[DW-91] [DW-94] a bid that only makes the other side pay is the player’s to make', () => {
  // a 6 against a 1 costs the caster Destiny, however much of it there is
  expect(answered(contest(1, 4, OFFER, [0, 9]), 'resist')).toBeUndefined();
  expect(answered(contest(1, 5, OFFER, [0, 9]), 'resist')).toEqual({ type: 'resist', by: null, points: 0 });
});

test('[DW-92] a raise that can neither win nor is needed is passed over; others are asked', () => {
  const bid = (cast: number, defence: number, destiny: readonly [number, number]): Battle =>
    contest(0, 1, { at: 'bid', resister: '1', resisterSeat: 1, turn: 'caster', cast, defence }, destiny, 2);
  const pass = { type: 'raise', points: 0 };
  expect(answered(bid(1, 8, [0, 0]), 'raise')).toBeUndefined(); // 6 + 1 + 2 against 1 + 8
  expect(answered(bid(1, 9, [0, 0]), 'raise')).toEqual(pass);
  expect(answered(bid(1, 9, [1, 0]), 'raise')).toBeUndefined();
  expect(answered(bid(6, 1, [0, 0]), 'raise')).toEqual(pass); // 1 + 6 against 6 + 1
  expect(answered(bid(6, 1, [0, 1]), 'raise')).toBeUndefined();
});

test('[DW-94] with Destiny who is behind and can lead is asked, though the other has more of it', () => {
  const last = (cast: number, defence: number): Battle =>
    contest(0, 1, { at: 'destiny', resister: '1', resisterSeat: 1, turn: 'caster', cast, defence, passes: 0 }, [2, 9]);
  const pass = { type: 'raise', points: 0 };
  expect(answered(last(5, 7), 'raise')).toBeUndefined();
  expect(answered(last(5, 8), 'raise')).toEqual(pass);
  expect(answered(last(7, 7), 'raise')).toEqual(pass);
});

test('whom to activate is the player’s to say', () => {
  expect(answered(field(), 'activate')).toBeUndefined();
});
