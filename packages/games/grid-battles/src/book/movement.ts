// Rules text: moving units (GB-20…27).
import type { RuleText } from './types.ts';

const section = 'Movement';

export const MOVEMENT_RULES: readonly RuleText[] = [
  {
    id: 'GB-20',
    section,
    title: 'Move or stand',
    text: 'Each of your activated units may move. None has to: standing still is always allowed.',
    source: 'official',
    see: ['GB-25'],
  },
  {
    id: 'GB-21',
    section,
    title: 'One after the other',
    text: 'You move your units in whatever order you like, one at a time. Finish the move of one before you pick up the next.',
    source: 'official',
  },
  {
    id: 'GB-22',
    section,
    title: 'No way through others',
    text: 'A hex with a unit in it is closed to every other unit. You can neither stop there nor march through, and your own troops are in the way just as the enemy is.',
    source: 'official',
    see: ['GB-09'],
  },
  {
    id: 'GB-23',
    section,
    title: 'Step by step',
    text: 'A unit walks from hex to neighbouring hex and pays movement points for each one it enters; how many depends on the terrain. With no points left it stops.',
    source: 'official',
    see: ['GB-60', 'R-12', 'R-34'],
  },
  {
    id: 'GB-24',
    section,
    title: 'Taking steps back',
    text: 'As long as you have not confirmed a move you may change your mind. Choose a hex on the path to go back to that point, or the pale counter at the start to take back the whole move.',
    source: 'official',
    see: ['GB-25'],
  },
  {
    id: 'GB-25',
    section,
    title: 'Confirming a move',
    text: 'A confirmed move is final. If you confirm a unit in the hex where it started, it stands still this turn.',
    source: 'official',
    see: ['GB-24', 'GB-20'],
  },
  {
    id: 'GB-26',
    section,
    title: 'What the table shows while you move',
    text: 'Green arrows point to the hexes you can step to next, and fainter ones trace the path so far. A pale counter marks where the unit came from, its points count down as you go, and the check mark beside the counter confirms the move.',
    source: 'official',
    see: ['GB-07'],
  },
  {
    id: 'GB-27',
    section,
    title: 'Movement comes first',
    text: 'All your moves of a turn come before your first attack. Once the fighting has begun, nobody moves until the next turn.',
    source: 'official',
    see: ['GB-11'],
  },
];
