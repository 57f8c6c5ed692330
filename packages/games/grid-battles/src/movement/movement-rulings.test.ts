// Movement where a ruling or its switch decides: zones of control, minimum move, roads, units that cannot move.
import { describe, expect, test } from 'vitest';
import { type Battle, destinations, gridBattles, pathPoints, unitOf } from '../index.ts';
import { board, END, eventsOf, move, perform, play, refusal, verdict } from '../testing.ts';

const reached = (b: Battle, id = 'A1'): readonly (string | undefined)[] =>
  destinations(b, unitOf(b, id))
    .map((d) => d.path.at(-1))
    .sort();

describe('zones of control', () => {
  // A knight on the left, an enemy in the middle of the row above its way.
  const past = (zoc: 'none' | 'stop' | '+1') => board({ a: 'knight 0103', b: 'militia 0302', rulings: { zoc } });
  const straight = move('A1', '0203', '0303', '0403');

  test('[R-11] none: enemies do not hinder movement', () => {
    expect(verdict(past('none'), straight)).toBe('legal');
    expect(verdict(board({ a: 'knight 0103', b: 'militia 0302' }), straight)).toBe('legal'); // the default
  });

  test('[R-11] stop: entering a hex next to an enemy ends the move', () => {
    const b = past('stop');
    expect(verdict(b, move('A1', '0203'))).toBe('legal');
    expect(refusal(b, straight)).toEqual({ code: 'stopped', rule: 'R-11', name: 'Knight A1', hex: '0203' });
    const costOf0303 = destinations(b, unitOf(b, 'A1')).find((d) => d.path.at(-1) === '0303')?.cost;
    expect(costOf0303).toBe(3); // below the enemy's reach, by 0204 and 0304
    expect(reached(b)).not.toContain('0403');
  });

  test('[R-11] stop: who starts next to an enemy may leave, and stops where it meets one again', () => {
    const b = board({ a: 'knight 0203', b: 'militia 0302', rulings: { zoc: 'stop' } });
    expect(verdict(b, move('A1', '0103', '0003'))).toBe('legal');
    expect(verdict(b, move('A1', '0303'))).toBe('legal');
    expect(refusal(b, move('A1', '0303', '0403'))).toMatchObject({ code: 'stopped', hex: '0303' });
    expect(refusal(b, move('A1', '0103', '0203', '0204'))).toMatchObject({ code: 'stopped', hex: '0203' });
  });

  test('[R-11] stop: friends stop nobody', () => {
    const b = board({ a: 'knight 0103; militia 0302', b: 'militia 0000', rulings: { zoc: 'stop' } });
    expect(verdict(b, straight)).toBe('legal');
  });

  test('[R-11] the zones of either side count', () => {
    const b = play(board({ a: 'militia 0302', b: 'knight 0103', rulings: { zoc: 'stop' } }), [END]);
    expect(verdict(b, move('B1', '0203', '0303'))).toBe('stopped R-11');
    const dear = play(board({ a: 'militia 0302', b: 'knight 0103', rulings: { zoc: '+1' } }), [END]);
    expect(pathPoints(dear, unitOf(dear, 'B1'), ['0203', '0303']).spent).toBe(3);
  });

  test('[R-11] +1: leaving a hex next to an enemy costs one more', () => {
    const b = past('+1');
    expect(pathPoints(b, unitOf(b, 'A1'), ['0203']).spent).toBe(1); // entering costs nothing extra
    expect(pathPoints(b, unitOf(b, 'A1'), ['0203', '0303']).spent).toBe(3);
    expect(refusal(b, straight)).toMatchObject({ code: 'tooFar', rule: 'GB-23', cost: 5, allowance: 3 });
    expect(destinations(b, unitOf(b, 'A1')).find((d) => d.path.at(-1) === '0303')?.cost).toBe(3);
  });
});

describe('the first step', () => {
  const woods = { map: ['.www', '.www'], a: 'ballista 0000', b: 'militia 0301' } as const;
  const hill = { map: ['.hh.', '.hh.'], a: 'ballista 0000', b: 'militia 0301' } as const;

  test('[R-12] true: a unit that has not moved may enter any one passable neighbour, spending everything', () => {
    const b = board(hill);
    expect(reached(b)).toEqual(['0001', '0100', undefined]);
    const { battle, events } = perform(b, [move('A1', '0100')]);
    expect(battle.units[0]!.hex).toBe('0100');
    expect(eventsOf(events, 'moved')[0]).toMatchObject({ spent: 1, allowance: 1 });
    expect(destinations(b, unitOf(b, 'A1')).find((d) => d.path[0] === '0100')?.cost).toBe(1);
    expect(refusal(b, move('A1', '0001', '0101'))).toMatchObject({ code: 'tooFar', cost: 3, allowance: 1 });
    expect(verdict(b, move('A1', '0100', '0200'))).toBe('tooFar GB-23');
  });

  test('[R-12] true: not into what is impassable or occupied', () => {
    expect(verdict(board(woods), move('A1', '0100'))).toBe('impassable GB-60');
    expect(verdict(board({ ...hill, a: 'ballista 0000; militia 0100' }), move('A1', '0100'))).toBe('occupied GB-22');
  });

  test('[R-12] false: what it cannot pay for it cannot enter', () => {
    const b = board({ ...hill, rulings: { minimumMove: false } });
    expect(refusal(b, move('A1', '0100'))).toMatchObject({ code: 'tooFar', rule: 'GB-23', cost: 2, allowance: 1 });
    expect(reached(b)).toEqual(['0001', undefined]);
  });

  test('[R-12] [R-11] it is also open to who pays more for leaving an enemy, with +1', () => {
    const b = board({ map: ['.h.', '...'], a: 'pikeman 0000', b: 'militia 0001', rulings: { zoc: '+1' } });
    expect(verdict(b, move('A1', '0100'))).toBe('legal'); // 2 for the hill, 1 for leaving; it has 2
    expect(reached(b)).toEqual(['0100', undefined]);
    const strict = board({
      map: ['.h.', '...'],
      a: 'pikeman 0000',
      b: 'militia 0001',
      rulings: { zoc: '+1', minimumMove: false },
    });
    expect(refusal(strict, move('A1', '0100'))).toMatchObject({ code: 'tooFar', cost: 3, allowance: 2 });
    expect(reached(strict)).toEqual([undefined]);
  });

  test('[R-12] [R-11] [R-34] what the road reaches as well is offered once, at the road’s price', () => {
    // one point of its own and one of the road pay the step and for leaving the enemy
    const b = board({ map: ['===', '...'], a: 'ballista 0000', b: 'militia 0001', rulings: { zoc: '+1' } });
    expect(reached(b)).toEqual(['0100', undefined]);
    expect(destinations(b, unitOf(b, 'A1')).map((d) => [d.path, d.cost])).toEqual([
      [[], 0],
      [['0100'], 2],
    ]);
  });

  test('[R-12] [R-11] with stop, the first step ends the move as any other does', () => {
    const b = board({ a: 'knight 0103', b: 'militia 0302', rulings: { zoc: 'stop', minimumMove: true } });
    expect(verdict(b, move('A1', '0203'))).toBe('legal');
    expect(verdict(b, move('A1', '0203', '0204'))).toBe('stopped R-11');
  });

  test('[R-33] movement 0 stays 0, on a road too', () => {
    for (const map of [
      ['....', '....'],
      ['====', '===='],
    ]) {
      const b = board({ map, a: 'trebuchet 0000', b: 'militia 0301' });
      expect(refusal(b, move('A1', '0100'))).toEqual({ code: 'cannotMove', rule: 'R-33', name: 'Trebuchet A1' });
      expect(gridBattles.candidates(b, 0)).toEqual([move('A1')]);
      expect(verdict(b, move('A1'))).toBe('legal');
      expect(pathPoints(b, unitOf(b, 'A1'), [])).toEqual({ spent: 0, allowance: 0 });
    }
  });
});

describe('roads', () => {
  const road = (map: string, start = '0000') =>
    board({ map: [map, '......'], a: `pikeman ${start}`, b: 'militia 0501' });
  const along = ['0100', '0200', '0300'];

  test('[R-34] a move wholly on road and bridge, start included, may go one point further', () => {
    for (const map of ['====..', '=B==..', 'BBBB..']) {
      const { events } = perform(road(map), [move('A1', ...along)]);
      expect(eventsOf(events, 'moved')[0]).toMatchObject({ spent: 3, allowance: 3 });
      expect(reached(road(map))).toContain('0300');
    }
  });

  test('[R-34] not one that starts beside the road', () => {
    expect(refusal(road('.===..'), move('A1', ...along))).toMatchObject({
      code: 'tooFar',
      rule: 'GB-23',
      allowance: 2,
    });
    expect(reached(road('.===..'))).not.toContain('0300');
  });

  test('[R-34] leaving the road forfeits the point, at the last step too', () => {
    expect(refusal(road('===...'), move('A1', ...along))).toEqual({
      code: 'offTheRoad',
      rule: 'R-34',
      name: 'Pikeman A1',
      cost: 3,
      allowance: 2,
    });
    expect(verdict(road('=.==..'), move('A1', ...along))).toBe('offTheRoad R-34');
    expect(verdict(road('==v=..'), move('A1', ...along))).toBe('tooFar R-34'); // costs four: beyond the extra point too
    expect(verdict(road('===...'), move('A1', '0100', '0200'))).toBe('legal');
  });

  test('[R-34] one point, not two', () => {
    expect(refusal(road('=====.'), move('A1', ...along, '0400'))).toEqual({
      code: 'tooFar',
      rule: 'R-34',
      name: 'Pikeman A1',
      cost: 4,
      allowance: 3,
    });
    expect(reached(road('=====.'))).not.toContain('0400');
  });

  test('[R-34] [R-11] a road does not help past an enemy that stops', () => {
    const b = board({ map: ['====', '....'], a: 'pikeman 0000', b: 'militia 0101', rulings: { zoc: 'stop' } });
    expect(verdict(b, move('A1', ...along))).toBe('stopped R-11');
    expect(reached(b)).toEqual(['0001', '0100', undefined]);
  });
});
