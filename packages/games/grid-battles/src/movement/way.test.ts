// The way that tells why a unit cannot go somewhere.
import { expect, test } from 'vitest';
import { gridBattles, type HexLabel, unitOf, wayTo } from '../index.ts';
import { type BoardOptions, board, move, refusal } from '../testing.ts';

const why = (o: BoardOptions, hex: HexLabel): string => {
  const b = board(o);
  const r = refusal(b, move('A1', ...wayTo(b, unitOf(b, 'A1'), hex)));
  return r === undefined ? 'legal' : gridBattles.explain(r);
};

test('[GB-23] too far: what the way costs, and what there is', () => {
  expect(why({ a: 'pikeman 0003', b: 'archer 0606' }, '0503')).toBe(
    'Pikeman A1 cannot go that far: the path costs 5 and it has 2 (GB-23).',
  );
});

test('[GB-22] [GB-60] an occupied hex and impassable ground are named, however far', () => {
  const map = ['.....', '....R', '.....'];
  expect(why({ map, a: 'pikeman 0001', b: 'archer 0301' }, '0301')).toContain('unit B1 stands there');
  expect(why({ map, a: 'pikeman 0001', b: 'archer 0301' }, '0401')).toContain('river is impassable');
});

test('[GB-60] where no way leads, what bars it is named', () => {
  const map = ['.....', 'RRRRR', '.....'];
  expect(why({ map, a: 'pikeman 0000', b: 'archer 0402' }, '0002')).toMatch(
    /cannot enter 0[0-4]01: river is impassable/,
  );
});

test('[R-11] who would stop it is what decides where only the stop does', () => {
  const map = ['....', 'RR..', '....'];
  const rulings = { zoc: 'stop' } as const;
  expect(why({ map, rulings, a: 'lightcav 0000', b: 'archer 0301' }, '0202')).toBe(
    'Light Cavalry A1 must stop on 0201, next to an enemy (R-11).',
  );
});

test('[GB-23] the whole way is told, hex by hex, to the hex itself', () => {
  const way = (o: BoardOptions, hex: HexLabel) => {
    const b = board(o);
    return wayTo(b, unitOf(b, 'A1'), hex);
  };
  const east = ['0103', '0203', '0303'];
  expect(way({ a: 'pikeman 0003', b: 'archer 0606' }, '0303')).toEqual(east);
  expect(way({ a: 'pikeman 0003', b: 'archer 0303' }, '0303')).toEqual(east); // by the nearest neighbour of the archer
  expect(way({ a: 'pikeman 0603', b: 'archer 0303' }, '0303')).toEqual(['0503', '0403', '0303']);
  expect(way({ map: ['...', 'RRR', '...'], a: 'pikeman 0000', b: 'archer 0202' }, '0002')).toEqual(['0001', '0002']);
  expect(way({ a: 'pikeman 0003', b: 'archer 0606' }, '0707')).toEqual(['0707']); // GB-05: there is no such hex
});

test('[GB-23] to a hex within reach it is a legal path', () => {
  expect(why({ a: 'pikeman 0003', b: 'archer 0606' }, '0203')).toBe('legal');
});

test('[R-11] [GB-23] a way round the place where it would have to stop is told rather than the stop', () => {
  // next to the archer, 0203 holds it: 0303 is reached over 0302, in four steps instead of three
  const round = { rulings: { zoc: 'stop' }, b: 'archer 0304' } as const;
  expect(why({ ...round, a: 'lightcav 0003' }, '0303')).toBe('legal');
  expect(why({ ...round, a: 'pikeman 0003' }, '0303')).toBe(
    'Pikeman A1 cannot go that far: the path costs 4 and it has 2 (GB-23).',
  );
});

test('[GB-25] to the hex it stands on it need not go: it stands still', () => {
  const b = board({ a: 'pikeman 0003', b: 'archer 0606' });
  expect(wayTo(b, unitOf(b, 'A1'), '0003')).toEqual([]);
});
