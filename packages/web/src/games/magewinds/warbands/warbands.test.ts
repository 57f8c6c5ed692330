import { type Offer, tidyName } from '@muster/kernel';
import {
  callsFor,
  defaultWarband,
  PROFILE_IDS,
  readyMade,
  refuseNames,
  refuseWarband,
  SLOT_BUDGETS,
  slotsOf,
  withCall,
} from '@muster/magewinds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withParameter } from '../../../parts/address.ts';
import { readAll } from '../../../parts/test/addresses.ts';
import { battleAddress, DRAFT, type Draft, draftAddress } from './address.ts';
import { bandProblem, bandWords, joinProblem } from './band.ts';
import { cardsOf } from './cards.ts';
import { parseKept } from './kept.ts';

const read = (address: string) => {
  const { chosen: draft, unknown } = readAll(DRAFT, new URLSearchParams(address.split('?')[1] ?? ''));
  return { draft, unknown };
};

test('[TC assembly.slots] ready-made warbands are legal and full, for every budget', () => {
  for (const slots of SLOT_BUDGETS)
    for (const officialOnly of [false, true]) {
      const all = readyMade(slots, officialOnly);
      expect(all.length).toBeGreaterThanOrEqual(3);
      for (const { name, warband } of all) {
        expect(refuseWarband(warband, slots, officialOnly), `${name} ${slots}`).toBeUndefined();
        expect(slotsOf(warband)).toBe(slots);
      }
      const bands = [0, 1, 2, 3].map((seat) => defaultWarband(seat, slots, officialOnly).join());
      expect(new Set(bands.slice(0, 3)).size).toBe(3);
    }
});

test('[TC assembly.limit] [TC assembly.shared-limit] who may not join is told why', () => {
  expect(joinProblem(['wizard'], 'wizard', 8, false)).toBe(
    'Wizard may stand in a warband once, not 2 times (TC assembly.limit).',
  );
  expect(joinProblem(['militia', 'militia'], 'acolyte', 8, false)).toBe(
    'Acolyte and Militia share a limit of 2, and there are 3 (TC assembly.shared-limit).',
  );
  expect(joinProblem(['wizard', 'cleric', 'witch', 'seer'], 'minion', 8, false)).toBe(
    'The warband takes 9 slots, and there are 8 (TC assembly.slots).',
  );
  expect(bandProblem(['warrior'], 8, true)).toBe(
    'Warrior is a stand-in of ours, and this battle takes official fighters only (TC pack.stand-ins).',
  );
  expect(joinProblem(['wizard'], 'cleric', 8, true)).toBeUndefined();
});

const called = fc.string({ unit: 'grapheme', maxLength: 30 });

const draft: fc.Arbitrary<Draft> = fc
  .record({
    warband: fc.array(fc.constantFrom(...PROFILE_IDS), { maxLength: 10 }),
    calls: fc.array(called, { maxLength: 10 }),
    slots: fc.constantFrom(...SLOT_BUDGETS),
    name: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => tidyName(text).trim()),
    officialOnly: fc.boolean(),
  })
  .map((made) => ({ ...made, calls: callsFor(made.calls, made.warband.length) }));

test('a shared link says the same at the other end', () => {
  fc.assert(
    fc.property(draft, (made) => {
      expect(read(draftAddress(made))).toEqual({ draft: made, unknown: [] });
    }),
  );
});

test('a link with nonsense still opens, and says what is wrong', () => {
  const { draft: opened, unknown } = read('/warbands?band=wizard,dragon&slots=99');
  expect(opened).toMatchObject({ warband: ['wizard'], slots: 8, name: '' });
  expect(unknown.map(({ words }) => words)).toEqual([
    'There is no fighter “dragon”.',
    'A warband has 6, 8 or 10 slots, not “99” (TC assembly.budget).',
  ]);
});

test('[TC assembly.slots] who is not there is left out with its name; the others keep theirs', () => {
  const address = '/warbands?band=wizard,dragon,seer&called=Mira&called=Smaug&called=Una';
  const { draft: opened, unknown } = read(address);
  expect(opened).toMatchObject({ warband: ['wizard', 'seer'], calls: ['Mira', 'Una'] });
  const [{ value, also }] = unknown[0]!.offers as [Offer];
  const left = withParameter(address.split('?')[1]!, 'band', value, also);
  expect(left).toBe('band=wizard,seer&called=Mira&called=Una');
});

test('a warband is led into battle by its address', () => {
  const made: Draft = { warband: ['witch', 'seer'], calls: [], slots: 6, name: 'Two', officialOnly: true };
  expect(battleAddress(made)).toBe(
    '/new/magewinds?scenario=king-of-the-hill&slots=6&a-band=witch,seer&officialOnly=true',
  );
  expect(battleAddress({ ...made, calls: ['', 'Una & Co'] })).toBe(
    '/new/magewinds?scenario=king-of-the-hill&slots=6&a-band=witch,seer&a-called=&a-called=Una%20%26%20Co&officialOnly=true',
  );
});

test('what was kept and cannot be read is no warband', () => {
  const kept = { version: 1, name: 'Two', slots: 8, warband: ['witch', 'seer'], updated: 5 };
  expect(parseKept(kept)).toEqual(kept);
  expect(parseKept({ ...kept, calls: ['', 'Una'] })).toEqual({ ...kept, calls: ['', 'Una'] });
  for (const wrong of [
    null,
    'x',
    {},
    { ...kept, version: 2 },
    { ...kept, name: '' },
    { ...kept, name: 'x'.repeat(41) },
    { ...kept, warband: [] },
    { ...kept, warband: ['dragon'] },
    { ...kept, slots: 'eight' },
    { ...kept, calls: 'Una' },
    { ...kept, calls: [7] },
    { ...kept, calls: ['x'.repeat(25)] },
    { ...kept, calls: ['U\u202ena'] },
    { ...kept, calls: ['a', 'b', 'c'] },
  ])
    expect(parseKept(wrong), JSON.stringify(wrong)).toBeUndefined();
});

test('names stay on one line', () => {
  expect(tidyName('  Night\n\twatch ')).toBe('Night watch ');
  expect(tidyName('🜁'.repeat(50))).toHaveLength(40); // as what is kept is counted, or it could not be read again
});

test('[TC assembly.slots] what is typed becomes a name that the rules take', () => {
  fc.assert(
    fc.property(fc.array(called, { maxLength: 4 }), (typed) => {
      const calls = callsFor(typed, 4);
      const warband = ['witch', 'seer', 'druid', 'cleric'] as const;
      const names = warband.map((_, i) => calls[i] || null);
      expect(refuseNames(names, warband)).toBeUndefined();
    }),
  );
  expect(callsFor([' Una\u202e ', '', 'x'.repeat(30), ' '], 4)).toEqual(['Una', '', 'x'.repeat(24)]);
  expect(withCall([], 1, 'Una')).toEqual(['', 'Una']);
  expect(withCall(['', 'Una'], 1, '')).toEqual([]);
});

test('[TC assembly.slots] the card of a named fighter bears its name', () => {
  const cards = cardsOf(['witch', 'minion', 'minion'], false, ['Agnes', '', 'Snap']);
  expect(cards.slice(0, 3).map(({ name }) => name)).toEqual(['Agnes (Witch)', 'Minion 1', 'Snap (Minion 2)']);
});

test('[TC pack.stand-ins] every fighter has a card that says whose numbers it bears, and everybody shares one', () => {
  const cards = cardsOf([...PROFILE_IDS, 'minion'], false);
  expect(cards).toHaveLength(PROFILE_IDS.length + 2);
  const sourceOf = (name: string) => cards.find((card) => card.name === name)?.source;
  expect(sourceOf('Warrior')).toBe('HOUSE');
  expect(sourceOf('Deadeye')).toBe('DERIVED');
  expect(sourceOf('Wizard')).toBe('official 1.5.0');
  expect(cards.map(({ name }) => name)).toEqual(expect.arrayContaining(['Minion 1', 'Minion 2', 'Every fighter']));
  expect(cardsOf([], false)).toEqual([]);
});

test('[TC mesmer.clone] without stand-ins a Mesmer’s card has no Clone', () => {
  const spells = (officialOnly: boolean) => cardsOf(['mesmer'], officialOnly)[0]!.abilities.map(({ name }) => name);
  expect(spells(false).some((name) => name.startsWith('Clone'))).toBe(true);
  expect(spells(true).some((name) => name.startsWith('Clone'))).toBe(false);
});

test('warbands in words', () => {
  expect(bandWords(['warlock', 'minion', 'minion'])).toBe('Warlock and 2 × Minion');
  expect(bandWords([])).toBe('nobody');
});
