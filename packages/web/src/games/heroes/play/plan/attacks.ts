/** Attacks in the slip: what each is called, with what it is made, and what it would bring. Pure. */

import {
  type Battle,
  type HeroesDecision,
  kitOf,
  type ModelId,
  modelOf,
  powerChances,
  powerName,
  weaponName,
} from '@muster/heroes';
import { capital, count, percent } from '../../../../parts/words.ts';
import { bestWays, type Possible, sameAttack, type Way, waysOn } from '../attacks.ts';
import { withoutAttack } from '../held.ts';
import type { Act, Attack, Option } from '../types.ts';
import { nameOf, needWords, placeName, wishOf } from '../words.ts';

/** `strike Zombie B3`; of a power that is made stronger what it costs too. */
export const attackWords = (b: Battle, model: ModelId, attack: Attack): string => {
  const whom = attack.target === null ? '' : nameOf(b, attack.target);
  if (attack.type !== 'cast') return `${attack.type} ${whom}`;
  const price = attack.upcharge === 0 ? '' : ` for ${powerChances(b, modelOf(b, model), attack).cost} Affinity`;
  return `cast ${powerName(attack.power)}${whom === '' ? '' : ` on ${whom}`}${price}`;
};

const attackNote = (b: Battle, model: ModelId, attack: Attack): string => {
  switch (attack.type) {
    case 'strike':
      return kitOf(b, modelOf(b, model)).melee.name;
    case 'shoot':
      return `${weaponName(attack.weapon)}${attack.arc ? ', in an arc' : ''}`;
    case 'cast': {
      const { cost, resolves } = powerChances(b, modelOf(b, model), attack);
      const more = attack.upcharge === 0 ? '' : `, ${count(attack.upcharge, 'wound')} more`;
      return `${cost} Affinity${more}${resolves === 1 ? '' : `, holds ${percent(resolves)} against the best resistance`}`;
    }
  }
};

/** On the main button: who does it, where that is chosen, too. */
export const asDone = (b: Battle, d: HeroesDecision, model: ModelId, words: string): string =>
  d.kind === 'select' ? `${nameOf(b, model)}: ${words}` : capital(words);

/** Whom these attacks would be aimed at; a power may help a friend. */
export const targetsOf = (all: readonly Possible[]): readonly ModelId[] => [
  ...new Set(all.flatMap(({ attack }) => (attack.type === 'cast' ? [] : [attack.target]))),
];

/** `b`: the battle as it would be where the attack is made. */
export const attackOptions = (b: Battle, held: Act, all: readonly Possible[], group: string): readonly Option[] =>
  all.map(({ attack, forecast }) => {
    const wish = forecast && wishOf(b, forecast);
    const chosen = sameAttack(held.attack, attack);
    return {
      key: `${group} ${JSON.stringify(attack)}`,
      words: capital(attackWords(b, held.model, attack)),
      note: [attackNote(b, held.model, attack), ...(forecast && wish ? [wish.words, needWords(forecast)] : [])].join(
        ' · ',
      ),
      chance: wish?.chance,
      chosen,
      held: chosen ? withoutAttack(held) : { ...held, chosen: true, attack, aim: attack.target },
      group,
    };
  });

/** `A2: from H7, strike it`. */
const wayWords = (b: Battle, { entry, to, attack, model }: Act): string => {
  const from = to ?? entry;
  const where = from === null ? 'from where it stands' : `from ${placeName(b, from)}`;
  return `${nameOf(b, model)}, ${where}: ${attackWords(b, model, attack!)}`;
};

const wayOption = (b: Battle, way: Way, group: string): Option => ({
  key: `${group} ${JSON.stringify(way.held)}`,
  words: wayWords(b, way.held),
  note: [
    ...(way.held.attack?.type === 'shoot' ? [weaponName(way.held.attack.weapon)] : []),
    ...(way.slain > 0 ? ['Slays it'] : ['Cannot slay it']),
    ...(way.held.jump ? ['after a jump down'] : []),
    way.threatened ? 'an enemy could attack it there' : 'no enemy could attack it there',
  ].join(' · '),
  chance: way.slain > 0 ? way.slain : undefined,
  chosen: false,
  held: way.held,
  group,
});

/** Other ways to attack the one that was meant: of the same model from elsewhere, and of the others who may act. */
export const otherWays = (b: Battle, d: HeroesDecision, held: Act): readonly Option[] => {
  const { aim, model } = held;
  if (aim === null) return [];
  const others = d.kind === 'select' ? d.models.filter((id) => id !== model) : [];
  const all = [...waysOn(b, d, model, aim), ...bestWays(b, d, others, aim)];
  const place = (one: Act): string => `${one.model} ${one.entry} ${one.to}`;
  return all
    .filter((way) => place(way.held) !== place(held))
    .map((way) => wayOption(b, way, `Other ways to attack ${nameOf(b, aim)}`));
};
