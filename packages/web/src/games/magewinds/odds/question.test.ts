import { queryOf } from '@muster/kernel';
import {
  attackOddsOf,
  attacksOf,
  ODDS,
  type OddsQuery,
  PROFILE_IDS,
  questionOf,
  swapRoles,
  withAttacker,
} from '@muster/magewinds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withParameter } from '../../../parts/address.ts';
import { readAll } from '../../../parts/test/addresses.ts';

const read = (address: string) => {
  const { chosen, unknown } = readAll(ODDS, new URLSearchParams(address));
  return { query: unknown.length === 0 ? chosen : undefined, unknown };
};

test('an address without a question asks for a Warrior against a Cleric', () => {
  const { query, unknown } = read('');
  expect(unknown).toEqual([]);
  expect(query).toEqual({
    attacker: 'warrior',
    defender: 'cleric',
    attack: 'melee',
    cover: false,
    barrier: 0,
    hex: false,
    thirdEye: 'none',
    whiteHot: false,
    wildform: false,
    mirrorshield: false,
    actionValue: 1,
  });
});

test('reads what the command line asks by the same names', () => {
  const { query, unknown } = read(
    'attacker=druid&defender=mesmer&attack=quake&cover=1&barrier=2&hex&third-eye=defender&white-hot=true&wildform=1&mirrorshield=1&action-value=0.5',
  );
  expect(unknown).toEqual([]);
  expect(query).toMatchObject({ attack: 'quake', cover: true, barrier: 2, hex: true, thirdEye: 'defender' });
  expect(query).toMatchObject({ whiteHot: true, wildform: true, mirrorshield: true, actionValue: 0.5 });
});

test.each([
  ['attacker=dragon', 'There is no fighter “dragon”.'],
  ['attack=zap', 'A Warrior has no attack “zap”.'],
  ['barrier=4', '“barrier” is a number from 0 to 3, not “4”.'],
  ['action-value=-1', '“action-value” is a number from 0 to 5, not “-1”.'],
  ['cover=perhaps', '“cover” is 1 or 0, not “perhaps”.'],
  ['third-eye=me', 'Third Eye lies on the attacker or the defender, not on “me”.'],
  ['wildform=1', 'A Warrior does not know Wildform (TC druid.wildform).'],
  ['mirrorshield=1&defender=enchanter', 'An Enchanter does not know Mirrorshield (TC mesmer.mirrorshield).'],
])('%s gets a sentence and what there is, and nothing is worked out instead', (address, sentence) => {
  const { query, unknown } = read(address);
  expect(query).toBeUndefined();
  expect(unknown.map(({ words }) => words)).toEqual([sentence]);
  for (const { name, offers } of unknown)
    for (const { value } of offers) expect(read(withParameter(address, name, value)).query).toBeDefined();
});

test('[TC witch.poison-tip] the melee attack of a Witch may be asked for by either name', () => {
  expect(read('attacker=witch&attack=melee')).toMatchObject({ query: { attack: 'poison-tip' }, unknown: [] });
});

const query: fc.Arbitrary<OddsQuery> = fc
  .record({
    attacker: fc.constantFrom(...PROFILE_IDS),
    defender: fc.constantFrom(...PROFILE_IDS),
    nth: fc.nat(),
    cover: fc.boolean(),
    barrier: fc.nat(3),
    hex: fc.boolean(),
    thirdEye: fc.constantFrom('none' as const, 'attacker' as const, 'defender' as const),
    whiteHot: fc.boolean(),
    quarters: fc.nat(20),
  })
  .map(({ nth, quarters, ...rest }) => ({
    ...rest,
    attack: attacksOf(rest.attacker)[nth % attacksOf(rest.attacker).length]!,
    wildform: rest.attacker === 'druid' && rest.hex,
    mirrorshield: rest.defender === 'mesmer' && rest.cover,
    actionValue: quarters / 4,
  }));

test('what is written is read back, and every question has an answer', () => {
  fc.assert(
    fc.property(query, (asked) => {
      expect(read(queryOf(ODDS, asked))).toEqual({ query: asked, unknown: [] });
      expect(attackOddsOf(questionOf(asked))?.attack).toBe(asked.attack);
      expect(attackOddsOf(questionOf(swapRoles(asked)))).toBeDefined();
    }),
  );
});

test('another attacker keeps the attack if it has it', () => {
  const asked = read('attacker=wizard&attack=spark').query!;
  expect(withAttacker(asked, 'druid').attack).toBe('spark');
  expect(withAttacker({ ...asked, attack: 'zap' }, 'druid').attack).toBe('melee');
});
