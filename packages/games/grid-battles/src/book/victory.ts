// Rules text: how a battle is won (GB-80…82).
import type { RuleText } from './types.ts';

const section = 'Victory';

export const VICTORY_RULES: readonly RuleText[] = [
  {
    id: 'GB-80',
    section,
    title: 'What wins the battle',
    text: 'The scenario says what you need to win. Most often it is destroying a given number of enemy units.',
    source: 'official',
    see: ['GB-03', 'R-27', 'R-28', 'R-38'],
  },
  {
    id: 'GB-81',
    section,
    title: 'It ends at once',
    text: 'As soon as a condition is met the battle is over, even in the middle of a turn.',
    source: 'official',
    see: ['R-26'],
  },
  {
    id: 'GB-82',
    section,
    title: 'Each side has its own goal',
    text: 'The two sides may have different conditions: one may have to take a place that the other only has to hold.',
    source: 'inferred',
    see: ['GB-80'],
  },
];
