// The fighters, typed in again from the rule sheet, and what the second edition changed (MW-H23).
import { inch } from '@muster/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addable, refuseWarband, slotsOf } from '../build/warband.ts';
import { CURRENT_EDITION, EDITIONS, type Edition } from './edition.ts';
import {
  ATTACK_IDS,
  type AttackId,
  attackIn,
  attackOf,
  PROFILE_IDS,
  PROFILES,
  type ProfileId,
  profileIn,
  profileOf,
  QUAKE,
  spellsOf,
} from './fighters.ts';
import { UNIVERSAL_SPELLS } from './spells.ts';

// id | source | slots limit | T M A Df E Dg | light as printed, normalised, heavy | own attacks | own spells
const SHEET = `
cleric    | official | 2 1 | 6 5 1 2 1 3 | 3/10 3/9 6/5 | melee push                  | push heal revive
deadeye   | derived  | 2 1 | 5 5 1 1 1 3 | 3/10 3/9 5/5 | melee quick-shot aimed-shot |
druid     | official | 2 1 | 6 5 0 2 2 3 | 3/9 3/9 6/5  | melee                       | wildform quake entangle
enchanter | official | 2 1 | 6 5 1 2 1 3 | 3/10 3/9 6/5 | melee                       | white-hot-weapons phasewalk
guardian  | official | 2 1 | 7 4 2 2 0 2 | 3/9 3/9 6/5  | melee                       | ward
mesmer    | official | 2 1 | 6 5 1 2 1 3 | 3/9 3/9 6/5  | melee                       | hypnotize clone mirrorshield
seer      | official | 2 1 | 6 5 1 2 1 3 | 3/10 3/9 5/6 | melee                       | prediction third-eye
witch     | official | 2 1 | 6 5 1 2 1 3 | 3/10 3/9 6/5 | poison-tip                  | hex charm
wizard    | official | 2 1 | 6 5 1 2 1 3 | 3/9 3/9 6/5  | melee zap blast             | zap blast
warrior   | house    | 2 1 | 7 5 1 2 1 3 | 3/9 3/9 7/5  | melee                       |
warlock   | house    | 2 1 | 6 5 1 2 1 3 | 3/9 3/9 6/5  | melee                       | summon empower
militia   | house    | 1 2 | 4 5 0 2 1 3 | 2/9 2/9 4/5  | melee                       |
acolyte   | house    | 1 2 | 4 5 0 1 1 3 | 2/9 2/9 3/5  | melee                       |
minion    | house    | 1 4 | 3 5 0 1 0 3 | 2/8 2/8 3/5  | melee                       |`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [ProfileId, ...string[]]);

// id | T M A Df E Dg | light as printed, normalised, heavy, of every edition but the first
const SECOND: Readonly<Partial<Record<ProfileId, readonly [numbers: string, melee: string]>>> = {
  warrior: ['7 5 1 1 1 2', '3/9 3/9 7/5'],
  acolyte: ['4 5 0 1 2 3', '2/9 2/9 3/5'],
  minion: ['4 5 1 1 0 3', '2/9 2/9 4/5'],
};
const changedIn = (edition: Edition): typeof SECOND => (edition === 1 ? {} : SECOND);

const words = (text: string): readonly string[] => text.split(' ').filter((w) => w !== '');
const pair = (text: string) => {
  const [power, precision] = text.split('/').map(Number);
  return { power, precision };
};

test('every profile stands in the sheet', () => {
  expect(PROFILE_IDS).toEqual(SHEET.map(([id]) => id));
  for (const id of PROFILE_IDS) expect(profileOf(id)).toMatchObject({ id, rule: `TC ${id}.profile` });
});

describe.each(SHEET)('[TC %s.profile] [MW-H23]', (id, source, slots, numbers, melee, attacks, spells) => {
  const p = profileOf(id);

  test.each(EDITIONS)('attributes in edition %i', (edition) => {
    const p = profileIn(edition, id);
    expect(p.source).toBe(source);
    expect([p.slots, p.limit].join(' ')).toBe(slots);
    const movement = p.movement / inch(1);
    expect([p.toughness, movement, p.armour, p.deflect, p.evasion, p.dodge].join(' ')).toBe(
      changedIn(edition)[id]?.[0] ?? numbers,
    );
  });

  test('attacks and spells, its own and those of everybody', () => {
    expect(p.attacks).toEqual([...words(attacks!), 'spark']);
    expect(p.spells).toEqual([...UNIVERSAL_SPELLS, ...words(spells!)]);
    for (const a of ATTACK_IDS) expect(attackOf(id, a, true)?.id).toBe(p.attacks.includes(a) ? a : undefined);
    for (const a of p.attacks) {
      const spell = attackOf(id, a, true)!.spell;
      if (spell !== null) expect(p.spells).toContain(spell);
    }
  });

  test.each(EDITIONS)(
    '[TC pack.light-precision] light and heavy attack in edition %i, as printed and normalised',
    (edition) => {
      const [printed, normalised, heavy] = words(changedIn(edition)[id]?.[1] ?? melee!).map(pair);
      for (const normalise of [false, true]) {
        const attack = attackIn(edition, id, p.attacks[0]!, normalise)!;
        expect(attack).toMatchObject({ type: 'melee', min: 0, max: inch(1), single: null, spell: null, heavy });
        expect(attack.light).toEqual(normalise ? normalised : printed);
        expect(attack.rule).toBe(`TC ${id}.${p.attacks[0]}`);
      }
    },
  );
});

test('tables and pages show the numbers of the current edition', () => {
  for (const id of PROFILE_IDS) {
    expect(PROFILES[id]).toEqual(profileIn(CURRENT_EDITION, id));
    expect(attackOf(id, 'melee', true)).toEqual(attackIn(CURRENT_EDITION, id, 'melee', true));
  }
});

test('[TC pack.light-precision] a normalised number is not called official', () => {
  const sources = (normalise: boolean) =>
    (['cleric', 'guardian', 'deadeye', 'warrior'] as const).map((id) => attackOf(id, 'melee', normalise)!.source);
  expect(sources(false)).toEqual(['official', 'official', 'derived', 'house']);
  expect(sources(true)).toEqual(['derived', 'official', 'derived', 'house']);
});

test.each<[ProfileId, AttackId, number, number, string, string | null, string]>([
  ['guardian', 'spark', 1, 5, '3/4', 'spark', 'TC universal.spark'],
  ['cleric', 'push', 0, 5, '6/6', 'push', 'TC cleric.push'],
  ['deadeye', 'quick-shot', 2, 9, '4/5', null, 'TC deadeye.quick-shot'],
  ['deadeye', 'aimed-shot', 2, 12, '6/6', null, 'TC deadeye.aimed-shot'],
  ['wizard', 'zap', 1, 9, '7/6', 'zap', 'TC wizard.zap'],
  ['wizard', 'blast', 0, 5, '4/6', 'blast', 'TC wizard.blast'],
])('[TC %s.profile] %s reaches from %i to %i with %s', (id, attack, min, max, numbers, spell, rule) => {
  const found = attackOf(id, attack, true);
  expect(found).toMatchObject({
    type: 'missile',
    min: inch(min),
    max: inch(max),
    light: null,
    heavy: null,
    spell,
    rule,
  });
  expect(found!.single).toEqual(pair(numbers));
  expect(attackOf(id, attack, false)).toEqual(found);
});

test('[TC druid.quake] Power 6, Precision 3', () => expect(QUAKE).toEqual({ power: 6, precision: 3 }));

test('abilities: Charge, Attunement, Insight', () => {
  const having = PROFILE_IDS.flatMap((id) => profileOf(id).abilities.map((a) => `${id} ${a}`));
  expect(having).toEqual(['seer insight', 'warrior charge', 'acolyte attunement']);
});

test('[TC pack.stand-ins] Clone is ours, and not cast with officialOnly', () => {
  expect(spellsOf('mesmer', false)).toContain('clone');
  expect(spellsOf('mesmer', true)).toEqual(profileOf('mesmer').spells.filter((s) => s !== 'clone'));
  expect(spellsOf('witch', true)).toEqual(profileOf('witch').spells);
});

describe('warbands', () => {
  const code = (profiles: readonly ProfileId[], slots: number, officialOnly = false) =>
    refuseWarband(profiles, slots, officialOnly)?.code;

  test.each<[string, number, string | undefined]>([
    ['warrior wizard cleric guardian', 8, undefined],
    ['warrior wizard cleric', 8, undefined],
    ['warrior wizard cleric guardian', 7, 'tooManySlots'],
    ['minion minion minion minion', 4, undefined],
    ['minion minion minion minion minion', 6, 'overLimit'],
    ['cleric cleric', 8, 'overLimit'],
    ['militia militia', 2, undefined],
    ['militia acolyte', 2, undefined],
    ['acolyte acolyte', 2, undefined],
    ['militia militia militia', 8, 'overLimit'],
    ['acolyte acolyte acolyte', 8, 'overLimit'],
    ['militia acolyte acolyte', 8, 'sharedLimit'],
    ['militia militia acolyte', 8, 'sharedLimit'],
    ['', 8, 'emptyWarband'],
  ])('[TC assembly.limit] %s in %i slots: %s', (warband, slots, expected) => {
    expect(code(words(warband) as ProfileId[], slots)).toBe(expected);
  });

  test('[TC pack.stand-ins] with officialOnly our stand-ins stay at home, the Deadeye does not', () => {
    const ours: readonly ProfileId[] = ['warrior', 'warlock', 'militia', 'acolyte', 'minion'];
    for (const id of PROFILE_IDS) expect(code([id], 8, true)).toBe(ours.includes(id) ? 'notOfficial' : undefined);
  });

  test('refusals carry the facts of the sentence', () => {
    expect(refuseWarband(['militia', 'acolyte', 'acolyte'], 8, false)).toEqual({
      code: 'sharedLimit',
      rule: 'TC assembly.shared-limit',
      facts: { profile: 'Acolyte', with: 'Militia', limit: 2, count: 3 },
    });
    expect(refuseWarband(['warrior', 'wizard'], 3, false)).toEqual({
      code: 'tooManySlots',
      rule: 'TC assembly.slots',
      facts: { taken: 4, slots: 3 },
    });
  });

  test('[TC assembly.slots] who may join: at first everybody, with one slot the small ones, full nobody', () => {
    expect(addable([], 6, false)).toEqual(PROFILE_IDS);
    expect(addable(['cleric', 'wizard'], 5, false)).toEqual(['militia', 'acolyte', 'minion']);
    expect(addable(['cleric', 'militia', 'acolyte'], 5, false)).toEqual(['minion']);
    expect(addable(['cleric', 'wizard'], 4, false)).toEqual([]);
    expect(addable(['cleric'], 6, true)).toEqual([
      'deadeye',
      'druid',
      'enchanter',
      'guardian',
      'mesmer',
      'seer',
      'witch',
      'wizard',
    ]);
  });

  test('[TC assembly.limit] a warband stands exactly when the counts of the sheet allow it', () => {
    const big = SHEET.filter(([, , slots]) => slots!.startsWith('2')).map(([id]) => id);
    const count = (list: readonly ProfileId[], id: ProfileId) => list.filter((p) => p === id).length;
    const allowed = (list: readonly ProfileId[], slots: number): boolean =>
      list.length > 0 &&
      big.every((id) => count(list, id) <= 1) &&
      count(list, 'militia') + count(list, 'acolyte') <= 2 &&
      count(list, 'minion') <= 4 &&
      list.length + list.filter((id) => big.includes(id)).length <= slots;
    const small = fc.constantFrom<ProfileId>('militia', 'acolyte', 'minion', 'cleric', 'seer', 'warrior');
    fc.assert(
      fc.property(fc.array(small, { maxLength: 8 }), fc.integer({ min: 1, max: 12 }), (list, slots) => {
        expect(refuseWarband(list, slots, false) === undefined).toBe(allowed(list, slots));
      }),
      { numRuns: 1000 },
    );
  });

  test('slots add up', () => expect(slotsOf(['cleric', 'militia', 'minion'])).toBe(4));
});
