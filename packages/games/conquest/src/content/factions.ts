/** What all units of a faction have (3.2, M-01); all ours. Whom they may shoot at is in the core (DW-68, DW-71). */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import type { Trait } from './types.ts';

const trait = (words: string, does: Partial<Omit<Trait, 'words'>>): Trait => ({
  words,
  shieldWall: does.shieldWall ?? false,
  steadyAim: does.steadyAim ?? false,
  onset: does.onset ?? false,
  integrityCap: does.integrityCap ?? null,
  gasBonus: does.gasBonus ?? 0,
  cheaperPower: does.cheaperPower ?? false,
  ignore: does.ignore ?? null,
});

export const TRAITS: Readonly<Record<FactionId, Trait>> = {
  'empire-of-sol': trait('Within 1" of another shield bearer, a shield bearer saves one better.', { shieldWall: true }),
  citadel: trait('A unit that has spent none of its Move this round shoots with Perception +1.', { steadyAim: true }),
  bloodpact: trait('Aggression +1 in a round in which the unit went to engage; Integrity never counts more than 1.', {
    onset: true,
    integrityCap: 1,
  }),
  'black-sun': trait(
    'Weapons of Black Sun make, one Strength stronger; units take 5 R more from every harvest at a Gas Vein.',
    { gasBonus: 5 },
  ),
  'eldritch-cult': trait('The first power of the side in a round costs 1 Charge less, 1 at least.', {
    cheaperPower: true,
  }),
  void: trait('A unit shrugs off each wound that its save let through on 6+.', { ignore: 6 }),
};

export const traitOf = (faction: FactionId): Trait => TRAITS[faction];

export const factionName = (id: FactionId): string => FACTIONS.find((one) => one.id === id)!.name;
