// Updates are short, and whoever has heard all of them has everything.
import { UnfitDelta } from '@muster/kernel';
import { expect, test } from 'vitest';
import { inFull, makeTelling, NOTHING_SAID, type Telling } from './brief.ts';
import { type BriefUpdate, offersAt, toldOffers } from './to-client.ts';

const moved = (unit: string, to: number) => ({ type: 'moved', rule: 'T-1', unit, to });
const asked = (seat: number, units: readonly string[]) => ({ seat, kind: 'move', rule: 'T-2', units });

const played = (telling: Telling, n: number, unit: string, to: number): BriefUpdate => ({
  type: 'update',
  n,
  played: JSON.parse(telling.played(0, [moved(unit, to), moved(unit, to + 1)])),
  decisions: JSON.parse(telling.decisions([asked(1, [unit, 'B2'])])),
  offers: JSON.parse(telling.offers({ undo: { since: n - 1, by: 0, consent: [1] } })),
});

const full = (n: number, unit: string, to: number) => ({
  type: 'update',
  n,
  noticed: [{ n: n - 1, type: 'played', seat: 0, events: [moved(unit, to), moved(unit, to + 1)], undone: false }],
  decisions: [asked(1, [unit, 'B2'])],
  offers: { undo: { since: n - 1, by: 0, consent: [1] } },
});

test('what was told before is not told again, and is there all the same', () => {
  const telling = makeTelling();
  const [first, second] = [played(telling, 5, 'A1', 3), played(telling, 6, 'A1', 9)];
  expect(second).toEqual({
    type: 'update',
    n: 6,
    played: [0, ['moved', 'to', 9], ['moved', 'to', 10]],
    decisions: [[1, 'move']],
    offers: ['undo.since', 5],
  });
  const one = inFull(NOTHING_SAID, first);
  expect(one.update).toEqual(full(5, 'A1', 3));
  expect(inFull(one.said, second).update).toEqual(full(6, 'A1', 9));
});

test('who comes later understands what is told from then on, and so does who was there before', () => {
  const telling = makeTelling();
  const early = inFull(NOTHING_SAID, played(telling, 5, 'A1', 3));
  telling.forget();
  const after = played(telling, 6, 'A1', 9);
  const later = played(telling, 7, 'A2', 9);
  for (const said of [NOTHING_SAID, early.said]) {
    const heard = inFull(said, after);
    expect(heard.update).toEqual(full(6, 'A1', 9));
    expect(inFull(heard.said, later).update).toEqual(full(7, 'A2', 9));
  }
});

test('who has missed something finds out', () => {
  const telling = makeTelling();
  played(telling, 5, 'A1', 3);
  expect(() => inFull(NOTHING_SAID, played(telling, 6, 'A1', 9))).toThrow(UnfitDelta);
});

test('what was told whole is what the next is short about', () => {
  const telling = makeTelling();
  const before = inFull(NOTHING_SAID, played(telling, 5, 'A1', 3));
  const whole = { decisions: [asked(1, ['B2'])], offers: { noUndo: 'why' } };
  telling.toldWhole(whole);
  let { said } = before;
  for (let heard = 0; heard < 2; heard++) ({ said } = inFull(said, { type: 'update', n: 5, ...whole }));
  expect(inFull(said, played(telling, 6, 'A1', 9)).update).toEqual(full(6, 'A1', 9));
});

test('a take-back that nobody answers takes more with everything that is noticed', () => {
  const told = toldOffers({ undo: { count: 2, by: 0, consent: [1], rolled: true } }, 7);
  expect(offersAt(told, 7)).toEqual({ undo: { count: 2, by: 0, consent: [1], rolled: true } });
  expect(offersAt(told, 9).undo?.count).toBe(4);
});
