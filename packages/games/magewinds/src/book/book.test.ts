// The rules text is complete and linked, says where everything comes from, and gives the numbers the content has.
import { inch } from '@muster/geometry';
import { faultsOfBook } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { attackOf, PROFILE_IDS, PROFILES } from '../content/fighters.ts';
import { SCENARIO_IDS, SCENARIOS } from '../content/scenarios.ts';
import { SPELLS } from '../content/spells.ts';
import type { MagewindsConfig } from '../state/battle.ts';
import type { RuleText } from './index.ts';
import { RULE_BY_ID, RULE_SECTIONS, RULES } from './index.ts';

const numbered = (prefix: string, to: number): string[] =>
  Array.from({ length: to }, (_, i) => `${prefix}${String(i + 1).padStart(2, '0')}`);
const withPrefix = (prefix: string): string[] => RULES.map((r) => r.id).filter((id) => id.startsWith(prefix));
const rule = (id: string): RuleText => {
  const found = RULE_BY_ID.get(id);
  if (!found) throw new Error(`no rule ${id}`);
  return found;
};

// The numbered headings of the core book that have text of their own, in its order.
const BOOK = [
  '0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8.1 0.8.2 0.8.3 0.9 0.10 0.11 0.12 0.13',
  '1.0 1.1 1.2 2.0 2.1 3.1 3.2 3.3 3.4 3.5 4.1 4.2 4.3 4.4 4.5 5.0 6.0 7.0 7.1 7.2 8.0 9.1 9.2 9.3 9.4',
  '10.0 10.1 10.2 10.3 10.4 10.5 11.0 12.0 12.1 13.0 13.1 13.2 13.3 13.4 13.5 14.0 14.1 15.0 16.0 17.0',
  '18.0 18.1 18.2 18.3 18.3.1 18.4 18.5 18.5.1 18.5.2 18.5.3 18.5.4 19.1 19.2 20.1 20.2 20.3',
].flatMap((line) => line.split(' '));

test('ids, sections, references, switches and wording', () => {
  const switches = [
    'normaliseLightPrecisionTo15',
    'officialOnly',
    'guardWorksWhenExhausted',
  ] satisfies (keyof MagewindsConfig)[];
  expect(faultsOfBook({ rules: RULES, byId: RULE_BY_ID, sections: RULE_SECTIONS, switches, sentences: 6 })).toEqual([]);
});

describe('completeness', () => {
  test('every numbered rule of the core book is there, in its order; what only a real table needs stands apart', () => {
    const apart = ['0.2', '0.7', '0.13', '1.0', '3.3', '3.4', '3.5'];
    const played = BOOK.filter((number) => !apart.includes(number));
    expect(withPrefix('MW ')).toEqual([...played, ...apart].map((number) => `MW ${number}`));
    expect(RULES.filter((r) => r.section === 'At a real table').map((r) => r.id)).toEqual(apart.map((n) => `MW ${n}`));
  });

  test('every ruling is there, and the additions are numbered without a gap', () => {
    expect(withPrefix('MW-R')).toEqual(numbered('MW-R', 103));
    expect(withPrefix('MW-H')).toEqual(numbered('MW-H', withPrefix('MW-H').length));
  });

  test('every entry of the fighter pack is there', () => {
    const entries = {
      assembly: 'slots budget limit shared-limit',
      pack: 'versions light-precision stand-ins',
      universal: 'haste leap blink spark energize recover barrier',
      cleric: 'profile melee push heal revive',
      deadeye: 'profile melee quick-shot take-aim aimed-shot',
      druid: 'profile melee wildform quake entangle',
      enchanter: 'profile melee white-hot-weapons phasewalk',
      guardian: 'profile melee ward',
      mesmer: 'profile melee hypnotize clone mirrorshield',
      seer: 'profile melee insight prediction third-eye',
      witch: 'profile poison-tip hex charm',
      wizard: 'profile melee zap blast',
      warrior: 'profile melee charge',
      warlock: 'profile melee summon empower',
      militia: 'profile melee',
      acolyte: 'profile melee attunement',
      minion: 'profile melee',
      doppelganger: 'profile deceit',
    };
    expect(withPrefix('TC ')).toEqual(
      Object.entries(entries).flatMap(([of, names]) => names.split(' ').map((name) => `TC ${of}.${name}`)),
    );
  });

  test('every scenario has its four parts, and two have one more', () => {
    const parts = (id: string): string[] => {
      if (id === 'fragment-frenzy') return ['setup', 'deployment', 'placing', 'special', 'end'];
      if (id === 'battle-royale') return ['setup', 'deployment', 'storm', 'special', 'end'];
      return ['setup', 'deployment', 'special', 'end'];
    };
    const general = ['order', 'assembly', 'choice', 'players', 'territory', 'hand-limit'];
    expect(withPrefix('ItT ')).toEqual([
      ...general.map((name) => `ItT general.${name}`),
      ...SCENARIO_IDS.flatMap((id) => parts(id).map((part) => `ItT ${id}.${part}`)),
    ]);
  });
});

describe('where it comes from', () => {
  test('what was read names its version, what is ours says why', () => {
    for (const r of RULES) {
      expect(r.version === undefined, r.id).toBe(r.source === 'house');
      expect(r.why === undefined, r.id).toBe(r.source !== 'house');
    }
  });

  test('the core book is official, rulings and additions are ours', () => {
    for (const r of RULES) {
      if (r.id.startsWith('MW ')) expect([r.source, r.version], r.id).toEqual(['official', 'core 1.2.0']);
      if (r.id.startsWith('MW-')) expect(r.source, r.id).toBe('house');
    }
  });

  test('what is derived, and what of the packs is ours', () => {
    const derived = RULES.filter((r) => r.source === 'derived').map((r) => r.id);
    expect(derived).toEqual([
      'TC pack.versions',
      'TC pack.light-precision',
      'TC deadeye.profile',
      'TC deadeye.melee',
      'TC deadeye.quick-shot',
      'TC deadeye.aimed-shot',
    ]);
    const ours = RULES.filter((r) => r.source === 'house' && !r.id.startsWith('MW-'));
    const of = new Set(ours.map((r) => r.id.split('.')[0]));
    const fighters = ['warrior', 'warlock', 'militia', 'acolyte', 'minion', 'doppelganger'].map((name) => `TC ${name}`);
    expect([...of]).toEqual(['TC pack', 'TC mesmer', ...fighters, 'ItT deathmatch']);
    expect(ours.filter((r) => r.id.startsWith('TC mesmer')).map((r) => r.id)).toEqual(['TC mesmer.clone']);
    for (const r of ours) expect(r.title, r.id).toContain('HOUSE');
  });

  test('[TC mesmer.clone] tables and book call the same thing official, derived or HOUSE', () => {
    const sourceOf = (id: string) => RULE_BY_ID.get(id)?.source;
    for (const { id, rule, source } of Object.values(SPELLS)) expect([id, sourceOf(rule)]).toEqual([id, source]);
    for (const id of PROFILE_IDS) expect([id, sourceOf(`TC ${id}.profile`)]).toEqual([id, PROFILES[id].source]);
    for (const id of SCENARIO_IDS) expect([id, sourceOf(`ItT ${id}.setup`)]).toEqual([id, SCENARIOS[id].source]);
  });

  test('the rulings that go against the letter of the book', () => {
    const departing = RULES.filter((r) => r.departs).map((r) => r.id);
    expect(departing.map((id) => id.replace('MW-R', '')).join(' ')).toBe('05 26 31 39 60 85 87 89 95 103');
  });

  test('the switches and their values, the default first', () => {
    expect(RULES.flatMap((r) => (r.option ? [[r.id, r.option.switch, ...r.option.values]] : []))).toEqual([
      ['TC pack.light-precision', 'normaliseLightPrecisionTo15', 'true', 'false'],
      ['TC pack.stand-ins', 'officialOnly', 'false', 'true'],
      ['MW-R31', 'guardWorksWhenExhausted', 'true', 'false'],
    ]);
  });
});

describe('the numbers are those of the content', () => {
  test('attributes, slots and limits', () => {
    const slots = ['', 'One slot', 'Two slots'];
    for (const id of PROFILE_IDS) {
      const p = PROFILES[id];
      const { text, source, version } = rule(p.rule);
      expect(text, id).toContain(
        `Toughness ${p.toughness}, Movement ${p.movement / inch(1)}, Armour ${p.armour} (Deflect +${p.deflect}), ` +
          `Evasion ${p.evasion} (Dodge +${p.dodge}).`,
      );
      expect(text, id).toContain(slots[p.slots]);
      expect(text, id).toContain(`limit ${p.sharesLimitOf ? `of ${p.limit}` : p.limit}`);
      expect(source, id).toBe(p.source);
      if (source !== 'house') expect(version, id).toContain(p.version);
    }
  });

  test('Power, Precision and range of every attack', () => {
    for (const id of PROFILE_IDS) {
      for (const name of PROFILES[id].attacks) {
        const attack = attackOf(id, name, false)!;
        const { text } = rule(attack.rule);
        const [light, heavy, single] = [attack.light, attack.heavy, attack.single].map(
          (pair) => pair && `Power ${pair.power}, Precision ${pair.precision}`,
        );
        if (single) expect(text, `${id} ${name}`).toContain(single);
        else
          expect(text, `${id} ${name}`).toMatch(
            new RegExp(`Light: ${light}( \\(9 as normalised\\))?\\. Heavy: ${heavy}`),
          );
        const [from, to] = [attack.min / inch(1), attack.max / inch(1)];
        expect(text, `${id} ${name}`).toMatch(single ? `range ${from}" to ${to}"` : /[Rr]ange 1"/);
        expect(text.includes('as normalised'), `${id} ${name}`).toBe(attack.light?.precision === 10);
      }
    }
  });

  test('the cost and reach of every spell', () => {
    const suits: Readonly<Record<string, string>> = { H: 'Heart', D: 'Diamond', C: 'Club', S: 'Spade', any: 'Any' };
    for (const spell of Object.values(SPELLS)) {
      const { text } = rule(spell.rule);
      for (const { type, count } of spell.cost.needs)
        expect(text, spell.id).toMatch(new RegExp(`${count}( to \\d)? ${suits[type]}${count > 1 ? 's' : ''}`));
      if (spell.range !== null) expect(text, spell.id).toContain(`${spell.range / inch(1)}"`);
    }
  });

  test('scenarios: source and version', () => {
    for (const id of SCENARIO_IDS) {
      for (const part of ['setup', 'deployment', 'special', 'end']) {
        const { source, version } = rule(`ItT ${id}.${part}`);
        expect(source, id).toBe(SCENARIOS[id].source);
        if (source !== 'house') expect(version, id).toBe(`ItT ${SCENARIOS[id].version}`);
      }
    }
  });
});
