/** What the odds page is asked, as its address writes it: `?attacker=warrior&defender=cleric&attack=melee&cover=1`. */

import { type OddsQuestion, PROFILE_IDS, PROFILES, type ProfileId, SPELLS } from '@muster/magewinds';
import { gatherUnknown, type Offer, type Report, type Unknown } from '../../../parts/address.ts';
import { capital, quoted } from '../../../parts/words.ts';

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

export interface ReadQuery {
  /** Undefined while something is unknown: nothing is asked in its stead. */
  readonly query: OddsQuery | undefined;
  /** What the address asked and cannot have. */
  readonly unknown: readonly Unknown[];
}

export const MOST_BARRIER = 3;
export const MOST_ACTION_VALUE = 5;
const DEFAULT_ATTACKER: ProfileId = 'warrior';
const DEFAULT_DEFENDER: ProfileId = 'cleric';

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

/** `a Cleric`, `an Enchanter`. */
const aFighter = (id: ProfileId): string => {
  const { name } = PROFILES[id];
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
};

/** Every attack of a fighter; Quake is the ground's, but its spell (TC druid.quake). */
export const attacksOf = (id: ProfileId): readonly AnyAttack[] => {
  const { attacks, spells } = PROFILES[id];
  return spells.includes('quake') ? [...attacks, 'quake'] : attacks;
};

export const knows = (id: ProfileId, spell: 'wildform' | 'mirrorshield'): boolean =>
  PROFILES[id].spells.includes(spell);

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

type ReportOn = (name: string) => Report;

const LEFT_OUT: Offer = { value: null, words: 'Leave it out' };

const readFighter = (text: string | null, otherwise: ProfileId, report: Report): ProfileId => {
  if (text === null) return otherwise;
  const found = PROFILE_IDS.find((id) => id === text.toLowerCase());
  if (found === undefined)
    report(
      `There is no fighter ${quoted(text)}.`,
      PROFILE_IDS.map((id) => ({ value: id, words: PROFILES[id].name })),
    );
  return found ?? otherwise;
};

/** The Witch's melee attack has a name of its own, and may be asked for by either. */
const readAttack = (text: string | null, attacker: ProfileId, report: Report): AnyAttack => {
  const own = attacksOf(attacker);
  if (text === null) return own[0]!;
  const name = text.toLowerCase();
  const found = own.find((attack) => attack === name);
  if (found !== undefined) return found;
  if (name !== 'melee')
    report(
      `${capital(aFighter(attacker))} has no attack ${quoted(text)}.`,
      own.map((attack) => ({ value: attack, words: attackName(attack) })),
    );
  return own[0]!;
};

const readFlag = (params: URLSearchParams, name: string, report: ReportOn): boolean => {
  const text = params.get(name);
  if (text === null || text === '0' || text === 'false') return false;
  if (text === '' || text === '1' || text === 'true') return true;
  report(name)(`${quoted(name)} is 1 or 0, not ${quoted(text)}.`, [{ value: '1', words: 'With it' }, LEFT_OUT]);
  return false;
};

const readNumber = (
  params: URLSearchParams,
  name: string,
  shape: RegExp,
  [most, otherwise]: readonly [number, number],
  report: ReportOn,
): number => {
  const text = params.get(name);
  if (text === null) return otherwise;
  if (shape.test(text) && Number(text) <= most) return Number(text);
  report(name)(
    `${quoted(name)} is a number from 0 to ${most}, not ${quoted(text)}.`,
    Array.from({ length: most + 1 }, (_, n) => ({ value: String(n), words: String(n) })),
  );
  return otherwise;
};

const readThirdEye = (text: string | null, report: Report): OddsQuery['thirdEye'] => {
  const found = (['none', 'attacker', 'defender'] as const).find((who) => who === text);
  if (text !== null && found === undefined)
    report(`Third Eye lies on the attacker or the defender, not on ${quoted(text)}.`, [
      { value: 'attacker', words: 'On the attacker' },
      { value: 'defender', words: 'On the defender' },
      LEFT_OUT,
    ]);
  return found ?? 'none';
};

/** A spell that only this fighter could use. */
const readOwn = (asked: boolean, spell: 'wildform' | 'mirrorshield', id: ProfileId, report: Report): boolean => {
  if (!asked || knows(id, spell)) return asked;
  report(`${capital(aFighter(id))} does not know ${SPELLS[spell].name} (${SPELLS[spell].rule}).`, [LEFT_OUT]);
  return false;
};

export const readOddsQuery = (params: URLSearchParams): ReadQuery => {
  const { unknown, report } = gatherUnknown();
  const attacker = readFighter(params.get('attacker'), DEFAULT_ATTACKER, report('attacker'));
  const defender = readFighter(params.get('defender'), DEFAULT_DEFENDER, report('defender'));
  const query: OddsQuery = {
    attacker,
    defender,
    attack: readAttack(params.get('attack'), attacker, unknown.length > 0 ? () => {} : report('attack')),
    cover: readFlag(params, 'cover', report),
    barrier: readNumber(params, 'barrier', /^\d$/, [MOST_BARRIER, 0], report),
    hex: readFlag(params, 'hex', report),
    thirdEye: readThirdEye(params.get('third-eye'), report('third-eye')),
    whiteHot: readFlag(params, 'white-hot', report),
    wildform: readOwn(readFlag(params, 'wildform', report), 'wildform', attacker, report('wildform')),
    mirrorshield: readOwn(readFlag(params, 'mirrorshield', report), 'mirrorshield', defender, report('mirrorshield')),
    actionValue: readNumber(params, 'action-value', /^\d(\.\d{1,2})?$/, [MOST_ACTION_VALUE, 1], report),
  };
  return { query: unknown.length > 0 ? undefined : query, unknown };
};

/** Plain on purpose: ids need no escaping. What is not in play is left out. */
export const writeOddsQuery = (q: OddsQuery): string =>
  [
    `attacker=${q.attacker}`,
    `defender=${q.defender}`,
    `attack=${q.attack}`,
    ...(q.cover ? ['cover=1'] : []),
    ...(q.barrier > 0 ? [`barrier=${q.barrier}`] : []),
    ...(q.hex ? ['hex=1'] : []),
    ...(q.thirdEye === 'none' ? [] : [`third-eye=${q.thirdEye}`]),
    ...(q.whiteHot ? ['white-hot=1'] : []),
    ...(q.wildform ? ['wildform=1'] : []),
    ...(q.mirrorshield ? ['mirrorshield=1'] : []),
    ...(q.actionValue === 1 ? [] : [`action-value=${q.actionValue}`]),
  ].join('&');

export const questionOf = ({ thirdEye, ...query }: OddsQuery): OddsQuestion => ({
  ...query,
  thirdEye: thirdEye === 'none' ? null : thirdEye,
});
