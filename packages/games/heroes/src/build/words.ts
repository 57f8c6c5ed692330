/** A unit in a few words: the mark on its base, what it carries and knows, and what that does. */

import {
  type FactionId,
  keywordWords,
  kindsWords,
  PENALTY_WORDS,
  type Power,
  powerOf,
  type Wargear,
} from '@muster/dwethia';
import { profilesOf } from '../content/profiles.ts';
import { RANKS } from '../content/ranks.ts';
import { specialRuleOf } from '../content/rules.ts';
import type { UnitSheet } from '../content/sheet.ts';
import { wargearOf } from '../content/wargear.ts';

/** HR-05: `H.1`, also for the second of its name; a unit of one's own has the letter of its rank alone. */
export const markOf = (unit: UnitSheet): string =>
  profilesOf(unit.faction).find(({ name, rank }) => name === unit.name.replace(/ \d+$/, '') && rank === unit.rank)
    ?.number ?? RANKS[unit.rank].letter;

/** `spear, shield; Blast; Null`. */
export const gearWords = ({ wargear, powers, rules }: UnitSheet): string =>
  kindsWords([
    wargear.map((id) => wargearOf(id)?.gear.name ?? id),
    powers.map((id) => powerOf(id)?.name ?? id),
    rules.map((id) => specialRuleOf(id)?.name ?? id),
  ]);

/** `range 24, Strength 2, after any move [Arc]`. */
export const gearFacts = (gear: Wargear): string => {
  if (gear.kind === 'gear')
    return [gear.save === null ? '' : `save ${gear.save}+`, gear.cover === 0 ? '' : `Cover ${gear.cover}`]
      .filter((words) => words !== '')
      .join(', ');
  const facts =
    gear.kind === 'melee'
      ? [`reach ${gear.reach}`, ...(gear.strength === 0 ? [] : [`Strength +${gear.strength}`])]
      : [
          `range ${gear.range}`,
          `Strength ${gear.strength}`,
          PENALTY_WORDS[gear.penalty],
          ...(gear.uses === null ? [] : ['once a battle']),
        ];
  return [facts.join(', '), ...keywordWords(gear.keywords)].join(' ');
};

const STRIKES = {
  target: 'one target',
  coherent: 'the target and its allies beside it',
  blast: 'the target and all about it',
} as const;

const effectWords = ({ effect, upcharge }: Power): string => {
  switch (effect.kind) {
    case 'damage': {
      const more = upcharge ? '; each Affinity more adds a wound' : '';
      const words = keywordWords(effect.keywords).map((word) => ` ${word}`);
      return `Strength ${effect.strength}${words.join('')} against ${STRIKES[effect.strikes]}${more}`;
    }
    case 'root':
      return 'the target and allies beside it cannot take a step';
    case 'corrupt':
      return 'moves the target up to 3 spaces, and its Integrity counts as −2';
    case 'raise':
      return 'places a Thrall';
    case 'blink':
      return `moves the caster up to ${effect.spaces} spaces over everything, instead of its move`;
    case 'ward':
      return `gives a save of ${effect.save}+`;
    case 'mend':
      return `restores ${effect.wounds} Wound`;
    case 'hasten':
      return `the next move is ${effect.move} spaces longer`;
    case 'dread':
      return `Martial ${String(effect.martial).replace('-', '−')}`;
  }
};

/** `Charge 1, range 18, Shoot phase: …`. */
export const powerFacts = (power: Power): string => {
  const range = power.range === null ? 'on itself' : `range ${power.range}`;
  const phase = power.phase === 'shoot' ? 'Shoot phase' : 'Movement phase';
  return `Charge ${power.charge}, ${range}, ${phase}: ${effectWords(power)}`;
};

/** What a faction's own way of fighting is (M-01); all ours. */
export const TRAITS: { readonly [F in FactionId]: string } = {
  'empire-of-sol': 'Beside another shield bearer, saves are one better, 3+ at best.',
  citadel: 'Perception +1 when the shooter has not moved; a lasting gun costs 1 point more.',
  bloodpact: 'Aggression +1 in the activation in which it engages; Integrity is 1 at most.',
  'black-sun': 'One weapon of each model may be of Black Sun make: Strength +1 for 1 point.',
  'eldritch-cult': 'The first power that they cast in a round costs 1 Affinity less, 1 at least; once for each side.',
  void: 'Each wound is ignored on 6+, for 1 point for each Wound.',
};
