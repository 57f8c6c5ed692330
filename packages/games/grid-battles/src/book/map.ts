// Rules text: hexes, labels, and what stands on a counter (GB-04…09).
import type { RuleText } from './types.ts';

const section = 'The map and counters';

export const MAP_RULES: readonly RuleText[] = [
  {
    id: 'GB-04',
    section,
    title: 'One hex, one terrain',
    text: 'The map is made of hexes, and each hex is of a single kind of terrain from edge to edge. Trees or slopes drawn inside a hex are decoration: where exactly they are drawn never matters.',
    source: 'official',
    see: ['GB-34', 'GB-60'],
  },
  {
    id: 'GB-05',
    section,
    title: 'Hex labels',
    text: 'Every hex has a label of four digits, two for each direction, and both counts start at 00. A board five hexes wide and four deep runs from 0000 to 0403.',
    source: 'official',
    see: ['R-31'],
  },
  {
    id: 'GB-06',
    section,
    title: 'What a unit has',
    text: 'Each counter is one unit. It has a name, movement points, health, attack dice, defence dice and the kinds of enemy it has Advantage over; units that shoot have a range as well.',
    source: 'official',
    see: ['GB-23', 'GB-48', 'GB-50', 'GB-70'],
  },
  {
    id: 'GB-07',
    section,
    title: 'Reading a counter',
    text: 'Look at the top right corner for the attack dice and at the bottom left for the defence dice. While a unit is on the move, the top left corner counts down the movement points it still has.',
    source: 'official',
    see: ['GB-26', 'GB-50'],
  },
  {
    id: 'GB-08',
    section,
    title: 'Fresh, activated, fatigued',
    text: 'A unit is always in one of three states: fresh (it can still be called on this round), activated (it is acting this turn) or fatigued (it has acted). At the beginning of a round everybody is fresh.',
    source: 'official',
    see: ['GB-12', 'GB-13', 'GB-14'],
  },
  {
    id: 'GB-09',
    section,
    title: 'One unit to a hex',
    text: 'A hex has room for one unit and no more, whoever it belongs to.',
    source: 'official',
    see: ['GB-22'],
  },
];
