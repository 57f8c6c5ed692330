// Wounds on one ship (DW-62 to DW-65, X-227, X-236, X-256), told in full.
import { describe, expect, test } from 'vitest';
import { shipOf } from '../state/battle.ts';
import type { Battle, WoundCause } from '../state/types.ts';
import { duel, SEVEN, sol, sun } from '../testing/duel.ts';
import { at, begun, changed, type Lineup, lying, playing, scene, seven } from '../testing/scenes.ts';
import { diceSeat } from './dice-seat.ts';
import { woundsOn } from './wounds.ts';

const SHOT: WoundCause = { kind: 'shot', by: 'A1' };
const struck = (b: Battle, wounds: number, save: number | null, ion: boolean, ...dice: readonly number[]) =>
  playing(begun(b, 'shoot', woundsOn('B1', wounds, SHOT, save, ion)), ...dice);

describe('what a ship suffers', () => {
  test('[DW-65] [X-236] wounds, no more than it has; who has none left is dying', () => {
    const one = struck(duel(), 1, null, false);
    expect(one.told('wounded')).toEqual([{ type: 'wounded', ship: 'B1', wounds: 1, left: 3, rule: 'DW-65' }]);
    expect(one.told('dying')).toEqual([]);
    const all = struck(changed(duel(), 'B1', { wounds: 1 }), 2, null, false);
    expect(all.told('wounded')).toEqual([{ type: 'wounded', ship: 'B1', wounds: 1, left: 0, rule: 'DW-65' }]);
    expect(all.told('dying')).toEqual([{ type: 'dying', ship: 'B1', rule: 'X-236' }]);
    expect(struck(changed(duel(), 'B1', { wounds: 0 }), 1, 4, false).rolls).toEqual([]); // nothing left to lose
  });

  test('[DW-62] [X-227] one save for all of them', () => {
    expect(struck(duel(), 2, 4, false, 4).told('wounded')).toEqual([]);
    expect(struck(duel(), 2, 4, false, 3).told('wounded')).toMatchObject([{ wounds: 2 }]);
    expect(struck(duel(), 2, 4, false, 3).rolls).toEqual(['save 1 by 1']);
    expect(struck(duel(), 2, 4, false, 3).told('rolled')).toMatchObject([{ rule: 'DW-62', purse: '1', needs: 4 }]);
  });

  test('[DW-64] then a die for each to ignore it', () => {
    const dead = duel({ north: [seven('void', SEVEN)] });
    const p = struck(dead, 2, 4, false, 1, 6, 5);
    expect(p.rolls).toEqual(['save 1 by 1', 'ignore 2 by 1']);
    expect(p.told('rolled')).toMatchObject([{ rule: 'DW-62' }, { rule: 'DW-64', needs: 6 }]);
    expect(p.told('wounded')).toMatchObject([{ wounds: 1 }]);
    expect(struck(dead, 1, null, false, 6).told('wounded')).toEqual([]);
  });

  test('[X-256] an ion hit brings a marker instead, which nobody ignores', () => {
    const p = struck(duel({ north: [seven('void', SEVEN)] }), 1, null, true);
    expect([p.rolls, p.ship('B1').wounds, p.told('wounded')]).toEqual([[], 4, []]);
    expect(p.told('ionHit')).toEqual([{ type: 'ionHit', ship: 'B1', rule: 'X-256' }]);
    expect(struck(duel(), 1, 4, true, 4).told('ionHit')).toEqual([]);
  });
});

test('[X-257] [X-260] who rolls for a ship: its owner, for the station the opponent of who struck it', () => {
  const station = (more: Partial<Lineup> = {}): Battle =>
    lying(scene({ south: [sol], north: [sun], more: [[1, sun]], scenario: 'station-assault', ...more }), {
      A1: at(4, 4),
      B1: at(30, 30),
      C1: at(30, 4),
    });
  const b = station();
  const seat = (of: Battle, id: string, by: string | null) => diceSeat(of, shipOf(of, id), by);
  expect([seat(b, 'A1', 'B1'), seat(b, 'B1', 'A1'), seat(b, 'C1', null)]).toEqual([0, 1, 2]);
  expect([seat(b, 'S1', 'A1'), seat(b, 'S1', 'B1'), seat(b, 'S1', 'C1')]).toEqual([1, 0, 0]);
  expect([seat(b, 'S1', null), seat({ ...b, first: 1 }, 'S1', null), seat(b, 'S1', 'S1')]).toEqual([0, 1, 0]);
  expect(seat({ ...b, conceded: [2] }, 'C1', null)).toBe(1); // the captain of its side
});
