import { UNIT_TYPES } from '@muster/grid-battles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distancesFor, groundsFor, readOddsQuery, swapRoles, withType, writeOddsQuery } from './query.ts';

const read = (address: string) => readOddsQuery(new URLSearchParams(address));

test('an address without a question asks for Knight against Pikeman on the plain', () => {
  expect(read('')).toEqual({
    query: {
      attackers: [{ type: 'knight', terrain: 'plain', distance: 1 }],
      defender: { type: 'pikeman', terrain: 'plain' },
    },
    problems: [],
  });
});

test('reads the plain form of the command line', () => {
  const { query, problems } = read(
    'attacker=knight&defender=pikeman&attacker-terrain=hill&defender-terrain=woods&distance=1',
  );
  expect(problems).toEqual([]);
  expect(query.attackers).toEqual([{ type: 'knight', terrain: 'hill', distance: 1 }]);
  expect(query.defender).toEqual({ type: 'pikeman', terrain: 'woods' });
});

test('reads several attackers, one value for all or one for each', () => {
  const { query, problems } = read('attacker=Knight,archer&distance=1,3&attacker-terrain=hill');
  expect(problems).toEqual([]);
  expect(query.attackers).toEqual([
    { type: 'knight', terrain: 'hill', distance: 1 },
    { type: 'archer', terrain: 'hill', distance: 3 },
  ]);
});

test.each([
  ['attacker=dragon', 'There is no unit “dragon”, so it does not attack.'],
  ['defender=dragon', 'There is no unit “dragon”; a Pikeman defends instead.'],
  ['attacker-terrain=moon', 'There is no terrain “moon”; plain ground is shown.'],
  ['distance=far', '“far” is no distance in hexes; 1 is shown.'],
  ['attacker=pikeman,pikeman,pikeman,pikeman', 'At most 3 attackers fit on this page; the first 3 are shown.'],
])('%s gets a sentence and still shows something', (address, sentence) => {
  const { query, problems } = read(address);
  expect(problems).toEqual([sentence]);
  expect(query.attackers.length).toBeGreaterThan(0);
});

test('[GB-31] a melee unit cannot strike from afar', () => {
  const { query, problems } = read('attacker=knight&distance=3');
  expect(problems).toEqual([
    'A Knight cannot attack at distance 3: it strikes adjacent units only (GB-31). Distance 1 is shown.',
  ]);
  expect(query.attackers[0]!.distance).toBe(1);
});

test('[GB-32] [R-44] ranges have two ends', () => {
  expect(read('attacker=archer&distance=5').problems[0]).toContain('it reaches 1 to 4 hexes (GB-32). Distance 4');
  expect(read('attacker=catapult&distance=1').problems[0]).toContain('it reaches 3 to 6 hexes (R-44). Distance 3');
  expect(distancesFor('ballista')).toEqual([2, 3, 4, 5]);
});

test('[GB-60] nobody is shown where he cannot stand', () => {
  const { query, problems } = read('attacker=knight&attacker-terrain=palisade&defender=catapult&defender-terrain=lake');
  expect(problems).toHaveLength(2);
  expect(problems[0]).toBe('A Knight cannot stand on palisade: it may not enter it (GB-60). Plain ground is shown.');
  expect([query.attackers[0]!.terrain, query.defender.terrain]).toEqual(['plain', 'plain']);
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
  expect(swapRoles(query)).toEqual({
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
      expect(read(writeOddsQuery(query))).toEqual({ query, problems: [] });
    }),
  );
});

test('no address breaks the page', () => {
  const names = fc.constantFrom('attacker', 'defender', 'attacker-terrain', 'defender-terrain', 'distance');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
      const { query } = readOddsQuery(new URLSearchParams(pairs));
      expect(query.attackers.length).toBeGreaterThan(0);
      for (const { type, terrain, distance } of query.attackers) {
        expect(groundsFor(type)).toContain(terrain);
        expect(distancesFor(type)).toContain(distance);
      }
    }),
  );
});
