// Rules text: what a battle is and what a scenario decides (GB-01…03).
import type { RuleText } from './types.ts';

const section = 'The battle';

export const BATTLE_RULES: readonly RuleText[] = [
  {
    id: 'GB-01',
    section,
    title: 'One battle, two players',
    text: 'Two players face each other, and every game is one complete battle. Nothing is carried over from one battle to the next.',
    source: 'official',
    see: ['GB-03', 'GB-80'],
  },
  {
    id: 'GB-02',
    section,
    title: 'Before the battle',
    text: 'You begin by agreeing on a scenario and on who takes which side; a small picture of the map helps you choose. In Muster the New battle page is the place for this.',
    source: 'official',
    see: ['GB-03'],
  },
  {
    id: 'GB-03',
    section,
    title: 'What a scenario decides',
    text: 'The scenario gives you the map, the units of both sides with their starting hexes, how many units are activated each turn, what wins the battle, and who goes first. The two sides need not be alike.',
    source: 'official',
    see: ['GB-12', 'GB-80', 'R-20'],
  },
];
