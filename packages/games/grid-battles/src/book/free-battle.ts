// Rules text: battles between forces that the players choose themselves (FB-01…06). All of it is ours.
import type { RuleText } from './types.ts';

const section = 'Free battle';

export const FREE_BATTLE_RULES: readonly RuleText[] = [
  {
    id: 'FB-01',
    section,
    title: 'Points and activations',
    text: 'Both players choose units for the same number of points: 60, 80 or 120, and 80 unless you agree otherwise. Bigger forces act faster: you activate 2 units a turn at 60 points, 3 at 80 and 4 at 120.',
    source: 'house',
    see: ['GB-12', 'FB-03'],
  },
  {
    id: 'FB-02',
    section,
    title: 'The map',
    text: 'A free battle is fought on a map 13 hexes wide and 9 deep.',
    source: 'house',
    see: ['GB-05', 'FB-04'],
  },
  {
    id: 'FB-03',
    section,
    title: 'Limits on a force',
    text: 'You may take at most three of any one unit, and no more than two siege engines altogether.',
    source: 'house',
    see: ['FB-01'],
  },
  {
    id: 'FB-04',
    section,
    title: 'Deployment',
    text: 'Side A places a unit first, then the players take turns placing one unit each. Units go into the two rows at your own edge of the map, and whoever has some left at the end goes on placing.',
    source: 'house',
    see: ['FB-02', 'GB-09'],
  },
  {
    id: 'FB-05',
    section,
    title: 'Winning a free battle',
    text: 'Destroy half of the units your opponent started with, rounded up, and the battle is yours.',
    source: 'house',
    see: ['GB-80', 'GB-81'],
  },
  {
    id: 'FB-06',
    section,
    title: 'Twelve rounds',
    text: 'A free battle lasts twelve rounds at most. If nobody has won by then, the health you have taken from the enemy decides.',
    source: 'house',
    see: ['R-27', 'R-39'],
  },
];
