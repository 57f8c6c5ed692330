/** What all units of a faction have (3.2, M-01); all ours. What a trait does, the core declares; here is what it is called in a war, and what is there alone. */

import { type FactionId, factionOf } from '@muster/dwethia';
import type { FactionTrait } from './types.ts';

export { factionName } from '@muster/dwethia';

const trait = (id: FactionId, words: string, gasBonus = 0): FactionTrait => ({
  ...factionOf(id).trait,
  words,
  gasBonus,
});

export const TRAITS: Readonly<Record<FactionId, FactionTrait>> = {
  'empire-of-sol': trait('empire-of-sol', 'Within 1" of another shield bearer, a shield bearer saves one better.'),
  citadel: trait('citadel', 'A unit that has spent none of its Move this round shoots with Perception +1.'),
  bloodpact: trait(
    'bloodpact',
    'Aggression +1 in a round in which the unit went to engage; Integrity never counts more than 1.',
  ),
  'black-sun': trait(
    'black-sun',
    'Weapons of Black Sun make, one Strength stronger; units take 5 R more from every harvest at a Gas Vein.',
    5,
  ),
  'eldritch-cult': trait(
    'eldritch-cult',
    'The first power that they cast in a round costs 1 Charge less, 1 at least; once for each side.',
  ),
  void: trait('void', 'A unit shrugs off each wound that its save let through on 6+.'),
};

export const traitOf = (faction: FactionId): FactionTrait => TRAITS[faction];
