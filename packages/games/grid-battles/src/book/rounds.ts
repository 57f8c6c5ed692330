// Rules text: rounds, turns and the activation of units (GB-10…16).
import type { RuleText } from './types.ts';

const section = 'Rounds and activation';

export const ROUND_RULES: readonly RuleText[] = [
  {
    id: 'GB-10',
    section,
    title: 'Rounds and turns',
    text: 'A battle is played in rounds. Within a round the two players take turns one after the other.',
    source: 'official',
    see: ['GB-14', 'R-17'],
  },
  {
    id: 'GB-11',
    section,
    title: 'The three phases of a turn',
    text: 'First you activate units, then you move them, then they attack. Each phase is done before the next one begins.',
    source: 'official',
    see: ['GB-12', 'GB-20', 'GB-27', 'GB-30'],
  },
  {
    id: 'GB-12',
    section,
    title: 'Activating units',
    text: 'Choose fresh units of yours and mark them as activated. The scenario says how many, and you must choose exactly that number; if you have fewer fresh units left, all of them are activated.',
    source: 'official',
    see: ['R-19', 'R-20', 'R-21'],
  },
  {
    id: 'GB-13',
    section,
    title: 'Acting is tiring',
    text: 'When your turn ends, every unit you activated becomes fatigued, whether or not it moved or fought.',
    source: 'official',
    see: ['GB-08'],
  },
  {
    id: 'GB-14',
    section,
    title: 'The end of a round',
    text: 'The round is over once nobody has a fresh unit left. All fatigued units then recover and are fresh for the next round.',
    source: 'official',
    see: ['R-17', 'R-18'],
  },
  {
    id: 'GB-15',
    section,
    title: 'Once each round',
    text: 'Every unit is therefore activated once in a round, never twice. If your opponent has run out of fresh units and you have not, you simply take the next turn as well.',
    source: 'inferred',
    see: ['GB-12', 'GB-14', 'R-18'],
  },
  {
    id: 'GB-16',
    section,
    title: 'The yellow outline',
    text: 'A yellow hexagon around a counter shows that the unit is activated.',
    source: 'official',
    see: ['GB-08'],
  },
];
