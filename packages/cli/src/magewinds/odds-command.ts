/** `muster odds magewinds`: the exact chances of one attack for every choice and every defence, and the choice as a game. */

import {
  type AnyAttack,
  ATTACK_IDS,
  type AttackOdds,
  attackOddsOf,
  attackOf,
  attacksOf,
  type OddsQuestion,
  PROFILE_IDS,
  PROFILES,
  type ProfileId,
  profileOf,
  spellOf,
} from '@muster/magewinds';
import type { Report } from '../game.ts';
import { oneOf, wholeNumber } from '../options.ts';
import type { Paint } from '../paint.ts';
import { problem } from '../problem.ts';
import { article, capital } from '../text.ts';
import { attackOddsWords, attackTitle } from './odds-words.ts';
import { originMark, originNotes } from './origin.ts';

type MagewindsOddsOptions = {
  readonly attacker: string;
  readonly defender: string;
  readonly attack: string;
  readonly cover?: true;
  readonly barrier: string;
  readonly hex?: true;
  readonly thirdEye?: string;
  readonly whiteHot?: true;
  readonly wildform?: true;
  readonly actionValue: string;
};

const MOST_ACTION_VALUE = 100;
const MOST_BARRIER = 3;

/** The Witch's melee attack has a name of its own, and may be asked for by either. */
const readAttack = (text: string, attacker: ProfileId): AnyAttack => {
  const attack = oneOf<AnyAttack>('attack', text, [...ATTACK_IDS, 'quake']);
  const own = attacksOf(attacker);
  if (own.includes(attack)) return attack;
  if (attack === 'melee' && own.includes('poison-tip')) return 'poison-tip';
  const { name } = profileOf(attacker);
  return problem(`${capital(article(name))} has no attack ${attack}; it has ${own.join(', ')}.`);
};

const readActionValue = (text: string): number => {
  const value = /^\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  return value <= MOST_ACTION_VALUE
    ? value
    : problem(`--action-value must be a number from 0 to ${MOST_ACTION_VALUE}, not “${text}”.`);
};

/** TC druid.wildform: nobody else can take it. */
const readWildform = (asked: boolean, attacker: ProfileId): boolean => {
  if (!asked || profileOf(attacker).spells.includes('wildform')) return asked;
  const { name } = profileOf(attacker);
  return problem(
    `${capital(article(name))} does not know ${spellOf('wildform').name}, which changes its caster alone.`,
  );
};

const readQuestion = (o: MagewindsOddsOptions): OddsQuestion => {
  const attacker = oneOf('fighter', o.attacker, PROFILE_IDS);
  const defender = oneOf('fighter', o.defender, PROFILE_IDS);
  return {
    attacker,
    defender,
    attack: readAttack(o.attack, attacker),
    cover: o.cover === true,
    barrier: wholeNumber('--barrier', o.barrier, 0, MOST_BARRIER),
    hex: o.hex === true,
    thirdEye:
      o.thirdEye === undefined ? null : oneOf('bearer of a Third Eye', o.thirdEye, ['attacker', 'defender'] as const),
    whiteHot: o.whiteHot === true,
    wildform: readWildform(o.wildform === true, attacker),
    actionValue: readActionValue(o.actionValue),
  };
};

/** What is in play beside the two fighters. */
const circumstances = (q: OddsQuestion): readonly string[] => [
  q.cover ? 'the target is in cover' : 'the target is in the open',
  ...(q.barrier ? [`Barrier for ${q.barrier}`] : []),
  ...(q.hex ? ['Hex on the attacker'] : []),
  ...(q.thirdEye ? [`Third Eye on the ${q.thirdEye}`] : []),
  ...(q.whiteHot ? ['White-Hot Weapons'] : []),
  ...(q.wildform ? ['Wildform'] : []),
];

/** Whose the numbers are. */
const sourcesOf = ({ attacker, defender, attack }: OddsQuestion) => ({
  attacker: profileOf(attacker).source,
  defender: profileOf(defender).source,
  attack: attack === 'quake' ? spellOf('quake').source : attackOf(attacker, attack, true)!.source,
});

const describe = (q: OddsQuestion, odds: AttackOdds, paint: Paint): string => {
  const [attacker, defender] = [profileOf(q.attacker), profileOf(q.defender)];
  const sources = sourcesOf(q);
  const [by, on] = [
    `${attacker.name}${originMark(sources.attacker)}`,
    `${defender.name}${originMark(sources.defender)}`,
  ];
  const what = `${attackTitle(q.attack)}${originMark(sources.attack)}`;
  const title = `${what}: ${by} attacks ${on}; ${circumstances(q).join(', ')}.`;
  const target = { name: defender.name, toughness: PROFILES[q.defender].toughness };
  return `${paint('bold', title)}\n${originNotes(Object.values(sources))}\n${attackOddsWords(odds, target, paint)}`;
};

export const magewindsOdds = (options: MagewindsOddsOptions): Report => {
  const question = readQuestion(options);
  const odds = attackOddsOf(question)!;
  return { json: { ...odds, sources: sourcesOf(question) }, words: (paint) => describe(question, odds, paint) };
};
