import { attackOddsOf, PROFILE_IDS } from '@muster/magewinds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  attacksOf,
  type OddsQuery,
  questionOf,
  readOddsQuery,
  swapRoles,
  withAttacker,
  writeOddsQuery,
} from './query.ts';

const read = (address: string) => readOddsQuery(new URLSearchParams(address));

test('an address without a question asks for a Warrior against a Cleric', () => {
  const { query, problems } = read('');
  expect(problems).toEqual([]);
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
  const { query, problems } = read(
    'attacker=druid&defender=mesmer&attack=quake&cover=1&barrier=2&hex&third-eye=defender&white-hot=true&wildform=1&mirrorshield=1&action-value=0.5',
  );
  expect(problems).toEqual([]);
  expect(query).toMatchObject({ attack: 'quake', cover: true, barrier: 2, hex: true, thirdEye: 'defender' });
  expect(query).toMatchObject({ whiteHot: true, wildform: true, mirrorshield: true, actionValue: 0.5 });
});

test.each([
  ['attacker=dragon', 'There is no fighter “dragon”; a Warrior is shown.'],
  ['attack=zap', 'A Warrior has no attack “zap”; Melee is shown.'],
  ['barrier=4', '“barrier” is a number from 0 to 3, not “4”; 0 is shown.'],
  ['action-value=-1', '“action-value” is a number from 0 to 5, not “-1”; 1 is shown.'],
  ['cover=perhaps', '“cover” is 1 or 0, not “perhaps”; it is left out.'],
  ['third-eye=me', 'Third Eye lies on the attacker or the defender, not on “me”; it is left out.'],
  ['wildform=1', 'A Warrior does not know Wildform (TC druid.wildform); it is left out.'],
  [
    'mirrorshield=1&defender=enchanter',
    'An Enchanter does not know Mirrorshield (TC mesmer.mirrorshield); it is left out.',
  ],
])('%s gets a sentence', (address, sentence) => {
  expect(read(address).problems).toEqual([sentence]);
});

test('[TC witch.poison-tip] the melee attack of a Witch may be asked for by either name', () => {
  expect(read('attacker=witch&attack=melee')).toMatchObject({ query: { attack: 'poison-tip' }, problems: [] });
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
      expect(read(writeOddsQuery(asked))).toEqual({ query: asked, problems: [] });
      expect(attackOddsOf(questionOf(asked))?.attack).toBe(asked.attack);
      expect(attackOddsOf(questionOf(swapRoles(asked)))).toBeDefined();
    }),
  );
});

test('another attacker keeps the attack if it has it', () => {
  const { query: asked } = read('attacker=wizard&attack=spark');
  expect(withAttacker(asked, 'druid').attack).toBe('spark');
  expect(withAttacker({ ...asked, attack: 'zap' }, 'druid').attack).toBe('melee');
});
