/** The reference cards of a warband: one for every fighter, and one with what everybody can do. */

import { attackOf, calledBy, type ProfileId, UNIVERSAL_SPELLS } from '@muster/magewinds';
import type { ReferenceAbility, ReferenceCardProps } from '../cards/ReferenceCard.tsx';
import { attackShown, referenceOf, spellShown } from '../cards/reference.ts';
import { kindsIn } from './band.ts';

/** What neither an attack nor a spell says. */
const EXTRAS: Readonly<Partial<Record<ProfileId, ReferenceAbility>>> = {
  deadeye: {
    name: 'Take Aim',
    kind: 'action',
    text: 'Mark a place within 10″ that it can see. In its next activation it may take an Aimed Shot at a fighter within 2″ of the mark.',
  },
  witch: {
    name: 'Poison',
    kind: 'ability',
    text: 'Who is damaged by Poison Tip takes 1 damage at the end of each Action Phase until healed.',
  },
  acolyte: { name: 'Shared limit', kind: 'warband', text: 'Acolytes and Militia together are at most 2.' },
};

const withExtra = (id: ProfileId, card: ReferenceCardProps): ReferenceCardProps => {
  const extra = EXTRAS[id];
  if (extra === undefined || card.abilities.some(({ name }) => name === extra.name)) return card;
  return { ...card, abilities: [extra, ...card.abilities] };
};

const UNIVERSAL: ReferenceCardProps = {
  name: 'Every fighter',
  source: 'official 1.5.2',
  attacks: [attackShown(attackOf('warrior', 'spark', true)!)],
  abilities: UNIVERSAL_SPELLS.filter((id) => id !== 'spark').map(spellShown),
};

export const cardsOf = (
  warband: readonly ProfileId[],
  officialOnly: boolean,
  calls: readonly string[] = [],
): readonly ReferenceCardProps[] => {
  const kinds = kindsIn(warband);
  return warband.length === 0
    ? []
    : [
        ...warband.map((id, place) => ({
          ...withExtra(id, referenceOf(id, { officialOnly, normalise: true })),
          name: calledBy(calls[place] || null, kinds[place]!),
        })),
        UNIVERSAL,
      ];
};
