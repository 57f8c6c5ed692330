/** The switches by what they are about, so that forty of them are no wall. */

import type { SwitchGroup } from '../../../pages/new-battle/SwitchList.tsx';

export const SWITCH_GROUPS: readonly SwitchGroup[] = [
  {
    title: 'Setting up',
    names: ['blindMuster', 'boardSize', 'nodeSpacing', 'cityAlways', 'hqCentreGap', 'startZone', 'composition'],
  },
  {
    title: 'Harvest and building',
    names: [
      'yieldScale',
      'pointLimitCapsBuilds',
      'nodeOncePerSide',
      'minePerNode',
      'carriers',
      'relicCapacity',
      'productsPerBuilder',
      'engagedBuild',
      'noRoom',
      'summoningSickness',
    ],
  },
  { title: 'Moving and Surge', names: ['engageDistance', 'stickyMelee', 'surgeWindows', 'surgeAllUnits'] },
  { title: 'Shooting', names: ['coverStacks', 'shieldIntegrity', 'arcMultiplier'] },
  {
    title: 'Close combat and wounds',
    names: ['reachLink', 'supportStats', 'loneIntegrity', 'allocator', 'savesOptional', 'resolveAllUnits'],
  },
  {
    title: 'Powers and pools',
    names: [
      'resistBuffs',
      'resistRadius',
      'affinityResists',
      'entryFeeCounts',
      'strictSingleRaise',
      'rootUntil',
      'refill',
      'poolLossOnDeath',
    ],
  },
  {
    title: 'Points and the end',
    names: ['rounds', 'vpAnnihilation', 'cityControl', 'vpMine', 'eliminationWins', 'hqLossLoses'],
  },
];
