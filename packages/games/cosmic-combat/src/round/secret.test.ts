// Who decides in secret, who has, and who may think again.
import { describe, expect, test } from 'vitest';
import { shipOf } from '../state/battle.ts';
import type { Battle, CosmicTable, Frame } from '../state/types.ts';
import { at, begun, changed, given, type Lineup, lying, scene, seven } from '../testing/scenes.ts';
import {
  areAllReady,
  arrowsDue,
  askedSeats,
  commandedBy,
  confirmed,
  isReady,
  mayReopen,
  ownShip,
  reopen,
  sealedDecision,
  shownToMates,
  tokensDue,
} from './secret.ts';

const SEVEN = [3, 3, 2, 5, 2, 5, 6] as const;
const sol = seven('empire-of-sol', SEVEN);
const sun = seven('black-sun', SEVEN);
const bare = seven('black-sun', SEVEN, { shield: null });
/** A with two ships and C against B. */
const team = (more: Partial<Lineup> = {}): Battle =>
  lying(scene({ south: [sol, sol], north: [sun], more: [[0, sol]], ...more }), {
    A1: at(6, 6, 90),
    A2: at(12, 6, 90),
    B1: at(6, 30, 270),
    C1: at(18, 6, 90),
  });
const on = (type: Frame['type'], b = team()): Battle => begun(b, 'orders', { type } as Frame);
const idsOf = (ships: readonly { readonly id: string }[]) => ships.map(({ id }) => id);
const gone = (b: Battle, id: string): Battle => changed(b, id, { fate: 'destroyed', wounds: 0 });

describe('who decides for which ships', () => {
  test('[X-261] the owner for those on the board, nobody for those of who has given up', () => {
    const b = team();
    expect([0, 1, 2].map((seat) => idsOf(commandedBy(b, seat)))).toEqual([['A1', 'A2'], ['B1'], ['C1']]);
    expect(idsOf(commandedBy(gone(b, 'A1'), 0))).toEqual(['A2']);
    expect(idsOf(commandedBy(changed(b, 'A2', { place: null }), 0))).toEqual(['A1']);
    const left: Battle = { ...b, conceded: [0] };
    expect([0, 1, 2].map((seat) => idsOf(commandedBy(left, seat)))).toEqual([[], ['B1'], ['C1']]);
    expect(ownShip(b, 0, 'A2')?.id).toBe('A2');
    expect([ownShip(b, 0, 'C1'), ownShip(b, 0, 'B1'), ownShip(left, 0, 'A1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('[CC-21] [X-256] two tokens, one after an ion hit; [X-225] an arrow for each Shield token of a ship with shields', () => {
    const b = given(team({ north: [bare] }), {
      A1: ['shield', 'shield'],
      A2: ['shield', 'move'],
      B1: ['shield', 'shield'],
    });
    expect([tokensDue(shipOf(b, 'A1')), tokensDue(shipOf(changed(b, 'A1', { ion: true }), 'A1'))]).toEqual([2, 1]);
    expect(['A1', 'A2', 'B1', 'C1'].map((id) => arrowsDue(b, shipOf(b, id)))).toEqual([2, 1, 0, 0]);
  });
});

describe('[X-242] who is ready', () => {
  const states: readonly (readonly [string, Battle, readonly number[]])[] = [
    ['nobody', team(), [0, 1, 2]],
    ['who has confirmed', { ...team(), ready: [true, false, false] }, [1, 2]],
    ['who has given up', { ...team(), conceded: [2] }, [0, 1]],
    ['who has no ships left', gone(team(), 'C1'), [0, 1]],
    ['who has one left', gone(team(), 'A1'), [0, 1, 2]],
    ['before the third edition who has none was asked', gone(team({ edition: 2 }), 'C1'), [0, 1, 2]],
    ['all', { ...team(), ready: [true, true, true] }, []],
  ];
  test.each(states)('%s', (_, b, asked) => {
    expect(askedSeats(b)).toEqual(asked);
    expect([0, 1, 2].filter((seat) => !isReady(b, seat))).toEqual(asked);
    expect(areAllReady(b)).toBe(asked.length === 0);
  });

  test('a confirmation is told with its rule, and is of one seat', () => {
    const told: unknown[] = [];
    const table: CosmicTable = {
      roll: () => [],
      shuffle: (items) => items,
      final: () => {},
      tell: (event) => void told.push(event),
    };
    expect(confirmed(team(), 1, 'orders', table).ready).toEqual([false, true, false]);
    expect(confirmed(team(), 2, 'shields', table).ready).toEqual([false, false, true]);
    expect(told).toEqual([
      { type: 'confirmed', seat: 1, what: 'orders', rule: 'X-242' },
      { type: 'confirmed', seat: 2, what: 'shields', rule: 'X-225' },
    ]);
  });
});

describe('[X-242] thinking again', () => {
  const ready = (b: Battle): Battle => ({ ...b, ready: [true, false, true] });

  test('while orders are given or shields turned, by who has confirmed and plays on', () => {
    const seats = (b: Battle) => [0, 1, 2].filter((seat) => mayReopen(b, seat));
    expect(seats(ready(on('orders')))).toEqual([0, 2]);
    expect(seats(ready(on('shields')))).toEqual([0, 2]);
    expect(seats({ ...ready(on('orders')), conceded: [0] })).toEqual([2]);
    expect(seats(ready(on('half')))).toEqual([]);
    expect(seats(ready({ ...team(), stack: [] }))).toEqual([]);
    expect(reopen(ready(on('orders')), 0).ready).toEqual([false, false, true]);
    expect(reopen(ready(on('orders')), 2).ready).toEqual([true, false, false]);
  });

  test('[X-225] [X-57] what is sealed: orders of each round, and arrows unless they are turned openly', () => {
    expect(sealedDecision({ ...on('orders'), round: 3 })).toBe('orders 3');
    expect(sealedDecision(on('shields'))).toBe('shields 1');
    expect(sealedDecision(on('shields', team({ rulings: { shieldOrder: 'secondFirst' } })))).toBeUndefined();
    expect(sealedDecision(on('orders', team({ rulings: { shieldOrder: 'secondFirst' } })))).toBe('orders 1');
    expect(sealedDecision(on('half'))).toBeUndefined();
    expect(sealedDecision({ ...team(), stack: [] })).toBeUndefined();
  });

  test('[X-258] what mates have seen is final, what nobody has seen is not', () => {
    const finals = (seat: number): number => {
      let count = 0;
      shownToMates(team(), seat, {
        roll: () => [],
        shuffle: (items) => items,
        final: () => {
          count++;
        },
      });
      return count;
    };
    expect([finals(0), finals(1), finals(2)]).toEqual([1, 0, 1]);
  });
});
