/** Research (3.4, M-07): eight items for all and two for each faction, bought once (CQ-29, X-366). All ours. */

import type { FactionId } from '@muster/dwethia';
import type { Research } from './types.ts';

const item = (
  id: string,
  name: string,
  faction: FactionId | null,
  [R, A]: readonly [number, number],
  effect: Research['effect'],
  words: string,
): Research => ({ id, name, faction, cost: { R, A }, effect, words });

export const RESEARCH: readonly Research[] = [
  item(
    'deep-drills',
    'Deep Drills',
    null,
    [60, 0],
    { kind: 'harvest', add: 5 },
    'Every harvest of your units and mines brings 5 R more.',
  ),
  item(
    'pack-animals',
    'Pack Animals',
    null,
    [50, 0],
    { kind: 'move', add: 1, upTo: 6, base: 40 },
    'Units on 40 mm bases whose printed Move is 6 or less have Move +1.',
  ),
  item(
    'tempered-steel',
    'Tempered Steel',
    null,
    [80, 0],
    { kind: 'strengthOfType', add: 1 },
    'Name a unit of your list: all such units have Strength +1 in melee.',
  ),
  item(
    'rangefinders',
    'Rangefinders',
    null,
    [60, 0],
    { kind: 'range', add: 3, weapons: 'units' },
    'Weapons of your units reach 3" farther.',
  ),
  item(
    'bulwarks',
    'Bulwarks',
    null,
    [60, 0],
    { kind: 'buildingWounds', add: 2 },
    'Your buildings have 2 Wounds more, those that stand already too.',
  ),
  item(
    'field-medics',
    'Field Medics',
    null,
    [50, 5],
    { kind: 'medics', needs: 4 },
    'In each Shoot phase and each Combat phase, the first Wound that one of your units would lose is ignored on 4+.',
  ),
  item(
    'reliquary-rites',
    'Reliquary Rites',
    null,
    [40, 10],
    { kind: 'relicAether', add: 3 },
    'Each relic that you have stored brings 3 A more.',
  ),
  item(
    'seers',
    'Seers',
    null,
    [40, 10],
    { kind: 'priority', add: 1 },
    'Add 1 to your die for priority in every round, also when a tie is rolled again.',
  ),
  item(
    'eternal-drill',
    'Eternal Drill',
    'empire-of-sol',
    [60, 5],
    { kind: 'martial', units: ['empire-of-sol.legion'], add: 1, when: 'always' },
    'Legions have Martial +1.',
  ),
  item(
    'aqueducts',
    'Aqueducts',
    'empire-of-sol',
    [50, 0],
    { kind: 'hqIncome', add: 20 },
    'Your headquarters bring 20 R more in every income.',
  ),
  item(
    'ranging-grid',
    'Ranging Grid',
    'citadel',
    [60, 0],
    { kind: 'perception', of: ['citadel.howitzers', 'citadel.sharpshooters', 'citadel.pillbox'], add: 1 },
    'Howitzers, Sharpshooters and Pillboxes have Perception +1.',
  ),
  item(
    'fire-discipline',
    'Fire Discipline',
    'citadel',
    [40, 5],
    { kind: 'deflection', upTo: 2 },
    'A shot into a melee goes astray into friends on 1 and 2 only.',
  ),
  item(
    'blood-frenzy',
    'Blood Frenzy',
    'bloodpact',
    [60, 0],
    { kind: 'martial', units: ['bloodpact.mob', 'bloodpact.berserkers'], add: 1, when: 'engaging' },
    'Mobs and Berserkers have Martial +1 in a round in which they went to engage.',
  ),
  item(
    'loot',
    'Loot',
    'bloodpact',
    [40, 0],
    { kind: 'loot', perModel: 15 },
    'Every enemy model that you slay in melee brings 15 R.',
  ),
  item(
    'sun-cells',
    'Sun Cells',
    'black-sun',
    [60, 0],
    { kind: 'range', add: 3, weapons: 'blackSun' },
    'Weapons of Black Sun make reach 3" farther.',
  ),
  item(
    'contracts',
    'Contracts',
    'black-sun',
    [50, 0],
    { kind: 'relicIncome', perRelic: 10 },
    'Each relic in your headquarters also brings 10 R.',
  ),
  item(
    'deep-chant',
    'Deep Chant',
    'eldritch-cult',
    [40, 10],
    { kind: 'affinity', add: 2 },
    'Your pool of Affinity grows by 2 at once.',
  ),
  item(
    'whispering-stones',
    'Whispering Stones',
    'eldritch-cult',
    [50, 5],
    { kind: 'powerRange', add: 3 },
    'Your powers reach 3" farther.',
  ),
  item(
    'unhallowed-ground',
    'Unhallowed Ground',
    'void',
    [60, 5],
    { kind: 'ignoreAtHome', needs: 5, within: 6 },
    'Within 6" of your headquarters or a Temple of yours, units shrug off wounds on 5+.',
  ),
  item(
    'bone-tithe',
    'Bone Tithe',
    'void',
    [40, 0],
    { kind: 'tithe', unit: 'void.zombies', perUnit: 10 },
    'Each of your Zombies that is slain brings you 10 R.',
  ),
];

const BY_ID = new Map(RESEARCH.map((one) => [one.id, one]));

export const researchOf = (id: string): Research | undefined => BY_ID.get(id);

/** What a side of this faction may buy. */
export const researchFor = (faction: FactionId): readonly Research[] =>
  RESEARCH.filter((one) => one.faction === null || one.faction === faction);
