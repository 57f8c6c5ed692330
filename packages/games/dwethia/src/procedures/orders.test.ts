import { describe, expect, test } from 'vitest';
import { diceToSave, diceToSlay, type ResistOrder, rerollByOrder, resistByOrder } from './orders.ts';
import { type ResistFrame, type ResistStep, resistOf } from './resist.ts';

const at = (step: ResistStep): ResistFrame => ({ ...resistOf('lightning', 'A1', 0, 2), step });
const contest = (where: 'bid' | 'destiny', turn: 'caster' | 'resister'): ResistFrame => {
  const step = { resister: 'B1', resisterSeat: 1, turn, defence: 1, cast: 2 };
  return at(where === 'bid' ? { at: 'bid', ...step } : { at: 'destiny', ...step, passes: 0 });
};
const OFFER = at({ at: 'offer' });

const answer = (order: ResistOrder, frame = OFFER, most: number | undefined = 4, isFeeApart = false) =>
  resistByOrder<null>({
    order: () => order,
    best: () => (most === undefined ? undefined : { id: 'B1', most }),
    isFeeApart: () => isFeeApart,
  })(null, frame);

const LET_PASS = { type: 'resist', by: null, points: 0 };
const resists = (points: number) => ({ type: 'resist', by: 'B1', points });

describe('[DW-91] [DW-92] resisting by order', () => {
  test('so many points are all of them, the fee among them, and never more than there are', () => {
    expect([1, 2, 4, 9].map((order) => answer(order))).toEqual([1, 2, 4, 4].map(resists));
    expect([answer(0), answer('never'), answer(2, OFFER, 0)]).toEqual([LET_PASS, LET_PASS, LET_PASS]);
    expect(resistByOrder<null>({ order: () => 2, best: () => undefined })(null, OFFER)).toEqual(LET_PASS);
    expect(resistByOrder<null>({ order: () => 2, best: () => ({ id: 'B1', most: 3 }) })(null, OFFER)).toEqual(
      resists(2),
    );
  });

  test('in battles from before, the fee came besides', () => {
    expect([0, 2, 9].map((order) => answer(order, OFFER, 4, true))).toEqual([1, 3, 4].map(resists));
  });

  test('nothing is added afterwards; who casts is asked, and who wants to be', () => {
    for (const where of ['bid', 'destiny'] as const) {
      expect([answer(2, contest(where, 'resister')), answer('never', contest(where, 'resister'))]).toEqual([
        { type: 'raise', points: 0 },
        { type: 'raise', points: 0 },
      ]);
      expect([answer(2, contest(where, 'caster')), answer('ask', contest(where, 'resister'))]).toEqual([
        undefined,
        undefined,
      ]);
    }
    expect([answer('ask'), answer(2, at({ at: 'over', resolves: true }))]).toEqual([undefined, undefined]);
  });
});

describe('[DW-79] Destiny by order', () => {
  test('asked, never, or as it is worked out', () => {
    expect([rerollByOrder('ask', () => 2), rerollByOrder('never', () => 2), rerollByOrder('auto', () => 2)]).toEqual([
      undefined,
      0,
      2,
    ]);
  });

  test('to slay: as few as can do it, each success worth its wounds, none in vain', () => {
    expect([diceToSlay(0, 3, 2), diceToSlay(1, 1, 2), diceToSlay(0, 1, 2), diceToSlay(2, 3, 2)]).toEqual([2, 1, 0, 0]);
    expect([diceToSlay(0, 3, 4, 2), diceToSlay(0, 3, 3, 2), diceToSlay(1, 3, 4, 2), diceToSlay(0, 1, 4, 2)]).toEqual([
      2, 2, 1, 0,
    ]);
  });

  test('to save: as few as can do it, as many as there are where that is too little, none where it lives', () => {
    const last = (lost: number, most: number) => diceToSave(lost, most, 2, false);
    expect([last(3, 5), last(2, 5), last(5, 2), last(1, 5), last(3, 2)]).toEqual([2, 1, 0, 0, 2]);
    const more = (lost: number, most: number) => diceToSave(lost, most, 2, true);
    expect([more(3, 5), more(5, 2), more(1, 5)]).toEqual([2, 2, 0]);
  });
});
