import { distancesFor, groundsFor, ODDS, swapRoles, UNIT_TYPES, withType } from '@muster/grid-battles';
import { queryOf } from '@muster/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withParameter } from '../../../parts/address.ts';
import { readAll } from '../../../parts/test/addresses.ts';

const read = (address: string) => {
  const { chosen, unknown } = readAll(ODDS, new URLSearchParams(address));
  return { query: unknown.length === 0 ? chosen : undefined, unknown };
};

test('an address without a question asks for Knight against Pikeman on the plain', () => {
  expect(read('')).toEqual({
    query: {
      attackers: [{ type: 'knight', terrain: 'plain', distance: 1 }],
      defender: { type: 'pikeman', terrain: 'plain' },
    },
    unknown: [],
  });
});

test('reads the plain form of the command line', () => {
  const { query, unknown } = read(
    'attacker=knight&defender=pikeman&attacker-terrain=hill&defender-terrain=woods&distance=1',
  );
  expect(unknown).toEqual([]);
  expect(query?.attackers).toEqual([{ type: 'knight', terrain: 'hill', distance: 1 }]);
  expect(query?.defender).toEqual({ type: 'pikeman', terrain: 'woods' });
});

test('reads several attackers, one value for all or one for each', () => {
  const { query, unknown } = read('attacker=Knight,archer&distance=1,3&attacker-terrain=hill');
  expect(unknown).toEqual([]);
  expect(query?.attackers).toEqual([
    { type: 'knight', terrain: 'hill', distance: 1 },
    { type: 'archer', terrain: 'hill', distance: 3 },
  ]);
});

test.each([
  ['attacker=dragon', 'There is no unit “dragon”.'],
  ['attacker=archer,dragon', 'There is no unit “dragon”.'],
  ['defender=dragon', 'There is no unit “dragon”.'],
  ['attacker-terrain=moon', 'There is no terrain “moon”.'],
  ['distance=far', '“far” is no distance in hexes.'],
  ['attacker=knight,archer&distance=1,9', 'An Archer cannot attack at distance 9: it reaches 1 to 4 hexes (GB-32).'],
  ['attacker=pikeman,pikeman,pikeman,pikeman', 'At most 3 attackers fit on this page, not 4.'],
])('%s gets a sentence and what there is, and nothing is worked out instead', (address, sentence) => {
  const { query, unknown } = read(address);
  expect(query).toBeUndefined();
  expect(unknown.map(({ words }) => words)).toEqual([sentence]);
  expect(unknown[0]!.offers.length).toBeGreaterThan(0);
  for (const { name, offers } of unknown)
    for (const { value } of offers) expect(read(withParameter(address, name, value)).query).toBeDefined();
});

test('[GB-31] a melee unit cannot strike from afar', () => {
  const [distance] = read('attacker=knight&distance=3').unknown;
  expect(distance?.words).toBe('A Knight cannot attack at distance 3: it strikes adjacent units only (GB-31).');
  expect(distance?.offers).toEqual([{ value: '1', words: '1 hex' }]);
});

test('[GB-32] [R-44] ranges have two ends', () => {
  expect(read('attacker=archer&distance=5').unknown[0]?.words).toContain('it reaches 1 to 4 hexes (GB-32).');
  expect(read('attacker=catapult&distance=1').unknown[0]?.words).toContain('it reaches 3 to 6 hexes (R-44).');
  expect(distancesFor('ballista')).toEqual([2, 3, 4, 5]);
});

test('[GB-60] nobody is shown where he cannot stand', () => {
  const { query, unknown } = read('attacker=knight&attacker-terrain=palisade&defender=catapult&defender-terrain=lake');
  expect(query).toBeUndefined();
  expect(unknown).toHaveLength(2);
  expect(unknown[0]?.words).toBe('A Knight cannot stand on palisade: it may not enter it (GB-60).');
  expect(groundsFor('catapult')).not.toContain('woods');
  expect(groundsFor('pikeman')).toContain('palisade');
});

test('another unit keeps its place as far as it can', () => {
  expect(withType({ type: 'archer', terrain: 'woods', distance: 4 }, 'crossbow')).toEqual({
    type: 'crossbow',
    terrain: 'woods',
    distance: 3,
  });
  expect(withType({ type: 'pikeman', terrain: 'palisade' }, 'knight')).toEqual({ type: 'knight', terrain: 'plain' });
});

test('swapped roles stay within reach', () => {
  const { query } = read('attacker=longbow&distance=5&attacker-terrain=hill&defender=knight');
  expect(swapRoles(query!)).toEqual({
    attackers: [{ type: 'knight', terrain: 'plain', distance: 1 }],
    defender: { type: 'longbow', terrain: 'hill' },
  });
});

const placed = fc
  .constantFrom(...UNIT_TYPES)
  .chain((type) => fc.record({ type: fc.constant(type), terrain: fc.constantFrom(...groundsFor(type)) }));
const attacker = placed.chain((p) => fc.constantFrom(...distancesFor(p.type)).map((distance) => ({ ...p, distance })));

test('what is written is read back', () => {
  const queries = fc.record({ attackers: fc.array(attacker, { minLength: 1, maxLength: 3 }), defender: placed });
  fc.assert(
    fc.property(queries, (query) => {
      expect(read(queryOf(ODDS, query))).toEqual({ query, unknown: [] });
    }),
  );
});

test('no address breaks the page', () => {
  const names = fc.constantFrom('attacker', 'defender', 'attacker-terrain', 'defender-terrain', 'distance');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
      const { query, unknown } = read(new URLSearchParams(pairs).toString());
      expect(query === undefined).toBe(unknown.length > 0);
      if (query === undefined) return;
      expect(query.attackers.length).toBeGreaterThan(0);
      for (const { type, terrain, distance } of query.attackers) {
        expect(groundsFor(type)).toContain(terrain);
        expect(distancesFor(type)).toContain(distance);
      }
    }),
  );
});
