/** Missions (3.7, M-08): six for all and one for each faction, of which a side takes two (CQ-15). All ours. */

import type { FactionId } from '@muster/dwethia';
import type { Mission, MissionGoal } from './types.ts';

/** CQ-15, X-301: how many a side takes. */
export const MISSIONS_TAKEN = 2;

const mission = (
  id: string,
  name: string,
  faction: FactionId | null,
  vp: number,
  goal: MissionGoal,
  words: string,
): Mission => ({ id, name, faction, vp, goal, words });

export const MISSIONS: readonly Mission[] = [
  mission(
    'claims',
    'Claims',
    null,
    20,
    { kind: 'holdNodes', count: 6 },
    'At the end of the game, hold six Mines or Gas Veins.',
  ),
  mission(
    'pilgrims',
    'Pilgrims',
    null,
    20,
    { kind: 'deliver', count: 3 },
    'Bring three different relics to your headquarters or Temples.',
  ),
  mission('regicide', 'Regicide', null, 40, { kind: 'razeHq' }, 'Destroy the enemy headquarters.'),
  mission(
    'safe-hands',
    'Safe Hands',
    null,
    10,
    { kind: 'commanderLives', byRound: 4 },
    'Field a Commander by the end of round 4 and keep it alive to the end of the game.',
  ),
  mission(
    'four-banners',
    'Four Banners',
    null,
    20,
    { kind: 'everyQuarter' },
    'At the end of any round, have units in all four quarters; where a unit’s centre is counts.',
  ),
  mission('headhunter', 'Headhunter', null, 30, { kind: 'slayHero' }, 'Slay an enemy Commander or Elite.'),
  mission(
    'phalanx',
    'Phalanx',
    'empire-of-sol',
    20,
    { kind: 'chain', units: 5 },
    'At the end of the game, have five units that are no workers in one coherent chain.',
  ),
  mission(
    'killing-ground',
    'Killing Ground',
    'citadel',
    20,
    { kind: 'slainByShots', count: 4 },
    'Slay four enemy units by shots or powers.',
  ),
  mission('carnage', 'Carnage', 'bloodpact', 20, { kind: 'fightsWon', count: 3 }, 'Win three fights.'),
  mission(
    'full-vaults',
    'Full Vaults',
    'black-sun',
    20,
    { kind: 'bank', R: 300 },
    'At the end of the game, have 300 R in the bank, more in larger games.',
  ),
  mission(
    'the-litany',
    'The Litany',
    'eldritch-cult',
    20,
    { kind: 'powers', count: 3 },
    'Have three of your powers take effect.',
  ),
  mission(
    'undying',
    'Undying',
    'void',
    20,
    { kind: 'centreAfterLoss', points: 150 },
    'At the end of the game, hold the centre after losing models worth 150 points or more.',
  ),
];

const BY_ID = new Map(MISSIONS.map((one) => [one.id, one]));

/** Two that every army may take: where an army is checked without its missions, which belong to its side. */
export const ANY_MISSIONS = ['claims', 'pilgrims'] as const;

export const missionOf = (id: string): Mission | undefined => BY_ID.get(id);

/** What a side of this faction may take. */
export const missionsFor = (faction: FactionId): readonly Mission[] =>
  MISSIONS.filter((one) => one.faction === null || one.faction === faction);
