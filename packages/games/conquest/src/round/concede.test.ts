// Giving up: models pass to the next seat of the side; the last seat loses for it.
import { allotOf, rollOf } from '@muster/dwethia';
import { expect, test } from 'vitest';
import { seatFor } from '../state/battle.ts';
import type { Battle, Frame } from '../state/types.ts';
import { tableOf } from '../testing/fights.ts';
import { sceneOf } from '../testing/scenes.ts';
import { concede } from './concede.ts';
import { decidedByVp } from './outcome.ts';

const team = (stack: readonly Frame[] = []): Battle =>
  sceneOf({
    factions: ['citadel', 'black-sun', 'citadel', 'black-sun'],
    models: [{ sheet: 'wardens', at: [10, 10] }],
    stack,
  });

test('[X-374] the last seat of a side: loss', () => {
  const b = concede(sceneOf({}), 1, tableOf([]));
  expect(b.outcome).toEqual({ places: [[0], [1]], reason: 'conceded', rule: 'X-374' });
  expect(b.stack).toEqual([]);
});

test('[X-374] models pass to the next seat; the war goes on', () => {
  const b = concede(team([{ type: 'roundEnd' }]), 0, tableOf([]));
  expect([b.outcome, b.conceded, b.stack]).toEqual([null, [0], [{ type: 'roundEnd' }]]);
  expect(seatFor(b, b.models[0]!)).toBe(2);
  const lost = concede(b, 2, tableOf([]));
  expect(lost.outcome).toMatchObject({
    places: [
      [1, 3],
      [0, 2],
    ],
  });
});

test('[X-374] what it was asked is asked of the heir', () => {
  const roll = rollOf('attack', 'CQ-59', [
    { purse: '0', seat: 0, count: 1, needs: 4 },
    { purse: '1', seat: 1, count: 1, needs: 4 },
  ]);
  const b = concede(team([roll, allotOf(0, 'X-356', 1)]), 0, tableOf([]));
  expect(b.stack).toMatchObject([{ pools: [{ seat: 2 }, { seat: 1 }] }, { seat: 2 }]);
  const resist: Frame = {
    type: 'resist',
    caster: '0',
    casterSeat: 0,
    charge: 1,
    step: { at: 'bid', resister: '1', resisterSeat: 1, turn: 'caster', defence: 1, cast: 1 },
  } as Frame;
  expect(concede(team([resist]), 0, tableOf([])).stack).toMatchObject([{ casterSeat: 2, step: { resisterSeat: 1 } }]);
  expect(concede(team([resist]), 1, tableOf([])).stack).toMatchObject([{ casterSeat: 0, step: { resisterSeat: 3 } }]);
});

test('[X-374] an heir who was done with the half may use what passes to it', () => {
  const done = (...ready: boolean[]): Battle => ({ ...team(), ready });
  expect(concede(done(false, false, true, false), 0, tableOf([])).ready).toEqual([false, false, false, false]);
  expect(concede(done(true, false, true, false), 0, tableOf([])).ready).toEqual([true, false, true, false]);
  const setUp: Battle = { ...done(false, false, true, false), phase: 'setup' };
  expect(concede(setUp, 0, tableOf([])).ready).toEqual([false, false, true, false]);
});

test('[X-374] who gave up shares no victory and no draw', () => {
  const b = concede(team(), 0, tableOf([]));
  expect(decidedByVp(b, tableOf([])).outcome!.places).toEqual([[2, 1, 3], [0]]);
});
