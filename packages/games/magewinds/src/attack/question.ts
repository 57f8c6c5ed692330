/** A question of odds: who attacks whom, with what, and what is in play: `attacker=warrior&defender=cleric&attack=melee&cover=1`. */

import { choiceField, type Field, field, type Given, group, type Offer, quoted, untold } from '@muster/kernel';
import { PROFILE_IDS, PROFILES, type ProfileId } from '../content/fighters.ts';
import { SPELLS } from '../content/spells.ts';
import type { OddsQuestion } from './exchange.ts';

export type AnyAttack = OddsQuestion['attack'];

export interface OddsQuery {
  readonly attacker: ProfileId;
  readonly defender: ProfileId;
  readonly attack: AnyAttack;
  readonly cover: boolean;
  /** Clubs spent on Barrier. */
  readonly barrier: number;
  readonly hex: boolean;
  readonly thirdEye: 'none' | 'attacker' | 'defender';
  readonly whiteHot: boolean;
  readonly wildform: boolean;
  /** Shows Mirrorshield beside the other defences. */
  readonly mirrorshield: boolean;
  /** What an action is worth, in points of damage. */
  readonly actionValue: number;
}

const MOST_BARRIER = 3;
export const MOST_ACTION_VALUE = 5;

const ATTACK_NAMES: Readonly<Record<AnyAttack, string>> = {
  melee: 'Melee',
  'poison-tip': 'Poison Tip',
  'quick-shot': 'Quick Shot',
  'aimed-shot': 'Aimed Shot',
  push: 'Push',
  zap: 'Zap',
  blast: 'Blast',
  spark: 'Spark',
  quake: 'Quake',
};
export const attackName = (attack: AnyAttack): string => ATTACK_NAMES[attack];

/** `A Cleric`, `An Enchanter`. */
const aFighter = (id: ProfileId): string => {
  const { name } = PROFILES[id];
  return `${/^[AEIOU]/.test(name) ? 'An' : 'A'} ${name}`;
};

/** Every attack of a fighter; Quake is the ground's, but its spell (TC druid.quake). */
export const attacksOf = (id: ProfileId): readonly AnyAttack[] => {
  const { attacks, spells } = PROFILES[id];
  return spells.includes('quake') ? [...attacks, 'quake'] : attacks;
};

type OwnSpell = 'wildform' | 'mirrorshield';

export const knows = (id: ProfileId, spell: OwnSpell): boolean => PROFILES[id].spells.includes(spell);

/** The same question of another attacker, as far as it has that attack. */
export const withAttacker = (query: OddsQuery, attacker: ProfileId): OddsQuery => ({
  ...query,
  attacker,
  attack: attacksOf(attacker).includes(query.attack) ? query.attack : attacksOf(attacker)[0]!,
  wildform: query.wildform && knows(attacker, 'wildform'),
});

export const withDefender = (query: OddsQuery, defender: ProfileId): OddsQuery => ({
  ...query,
  defender,
  mirrorshield: query.mirrorshield && knows(defender, 'mirrorshield'),
});

export const swapRoles = (query: OddsQuery): OddsQuery =>
  withDefender(withAttacker(query, query.defender), query.attacker);

const LEFT_OUT: Offer = { value: null, words: 'Leave it out' };

const FIGHTERS = PROFILE_IDS.map((value) => ({ value, words: PROFILES[value].name }));

const fighterField = (words: string, usual: ProfileId): Field<ProfileId> =>
  choiceField<ProfileId>(FIGHTERS, {
    words,
    usual,
    always: true,
    anyCase: true,
    wrong: (text) => `There is no fighter ${quoted(text)}.`,
    offers: FIGHTERS,
  });

/** The Witch's melee attack has a name of its own, and may be asked for by either. */
const attackField = (attacker: ProfileId): Field<AnyAttack> => {
  const known = attackOf(attacker);
  // of whom it would be is asked first
  return { ...known, read: (given, at, tell) => known.read(given, at, areKnown(given) ? tell : untold) };
};

const areKnown = (given: Given): boolean =>
  ['attacker', 'defender'].every((name) => {
    const text = given.get(name)?.toLowerCase();
    return text === undefined || PROFILE_IDS.some((id) => id === text);
  });

const attackOf = (attacker: ProfileId): Field<AnyAttack> => {
  const own = attacksOf(attacker).map((value) => ({ value, words: attackName(value) }));
  return field<AnyAttack>({
    words: 'Attack',
    usual: own[0]!.value,
    always: true,
    form: { kind: 'choice', choices: own },
    parse: (text) => {
      const name = text.toLowerCase();
      return own.find(({ value }) => value === name)?.value ?? (name === 'melee' ? own[0]!.value : undefined);
    },
    wrong: (text) => `${aFighter(attacker)} has no attack ${quoted(text)}.`,
    offers: own,
  });
};

const isYes = (text: string): boolean | undefined => {
  if (text === '0' || text === 'false') return false;
  return text === '' || text === '1' || text === 'true' ? true : undefined;
};

const inPlay = (name: string, words: string, means: string): Field<boolean> =>
  field({
    name,
    words,
    means,
    usual: false,
    form: { kind: 'flag' },
    parse: isYes,
    make: (on) => (on ? '1' : '0'),
    wrong: (text) => `${quoted(name)} is 1 or 0, not ${quoted(text)}.`,
    offers: [{ value: '1', words: 'With it' }, LEFT_OUT],
  });

/** A spell that only this fighter could use. */
const ownSpell = (spell: OwnSpell, id: ProfileId, means: string): Field<boolean> => {
  const any = inPlay(spell, SPELLS[spell].name, means);
  return {
    ...any,
    read: (given, at, tell) => {
      const asked = any.read(given, at, tell);
      if (!asked || knows(id, spell)) return asked;
      tell(at)(`${aFighter(id)} does not know ${SPELLS[spell].name} (${SPELLS[spell].rule}).`, [LEFT_OUT]);
      return false;
    },
  };
};

const numberField = (name: string, words: string, shape: RegExp, most: number, usual: number): Field<number> => {
  const choices = Array.from({ length: most + 1 }, (_, value) => ({ value, words: String(value) }));
  return field({
    name,
    words,
    usual,
    form: { kind: 'choice', choices },
    parse: (text) => (shape.test(text) && Number(text) <= most ? Number(text) : undefined),
    wrong: (text) => `${quoted(name)} is a number from 0 to ${most}, not ${quoted(text)}.`,
    offers: choices.map((choice) => ({ value: String(choice.value), words: choice.words })),
  });
};

export const ODDS = group<OddsQuery>({
  attacker: fighterField('Attacker', 'warrior'),
  defender: fighterField('Defender', 'cleric'),
  attack: ({ attacker }) => attackField(attacker),
  cover: inPlay('cover', 'The target is in cover', 'harder to hit (MW 18.2)'),
  barrier: numberField('barrier', 'Clubs spent on Barrier', /^\d$/, MOST_BARRIER, 0),
  hex: inPlay('hex', 'Hex', 'on the attacker'),
  thirdEye: choiceField<OddsQuery['thirdEye']>(
    [
      { value: 'none', words: 'Nobody' },
      { value: 'attacker', words: 'Attacker' },
      { value: 'defender', words: 'Defender' },
    ],
    {
      name: 'third-eye',
      words: 'Third Eye on',
      usual: 'none',
      wrong: (text) => `Third Eye lies on the attacker or the defender, not on ${quoted(text)}.`,
      offers: [
        { value: 'attacker', words: 'On the attacker' },
        { value: 'defender', words: 'On the defender' },
        LEFT_OUT,
      ],
    },
  ),
  whiteHot: inPlay('white-hot', 'White-Hot Weapons', 'on the attacker, melee only'),
  wildform: ({ attacker }) => ownSpell('wildform', attacker, 'on the attacker, melee only'),
  mirrorshield: ({ defender }) => ownSpell('mirrorshield', defender, 'as a fourth defence'),
  actionValue: numberField('action-value', 'An action is worth', /^\d(\.\d{1,2})?$/, MOST_ACTION_VALUE, 1),
});

export const questionOf = ({ thirdEye, ...query }: OddsQuery): OddsQuestion => ({
  ...query,
  thirdEye: thirdEye === 'none' ? null : thirdEye,
});
