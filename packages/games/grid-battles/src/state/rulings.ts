/** The switches: rulings a table may decide otherwise. Every match carries all of them in its configuration. */

import { fields, flag, integer, oneOf, optional, orNull, type Reader, type RuleId } from '@muster/kernel';

export interface Rulings {
  readonly battleBack: 'adjacent' | 'inDefendersRange' | 'off';
  readonly rangedInMelee: 'full' | 'yellowOnly' | 'forbidden';
  readonly mustFightAdjacent: boolean;
  readonly zoc: 'none' | 'stop' | '+1';
  readonly minimumMove: boolean;
  readonly losEdge: 'wholeLine' | 'perEdge';
  readonly hillSeesOver: boolean;
  readonly roundStart: 'alternate' | 'scenarioFirst';
  /** null: the scenario's own. */
  readonly roundLimit: number | null;
}

export const DEFAULT_RULINGS: Rulings = {
  battleBack: 'adjacent',
  rangedInMelee: 'full',
  mustFightAdjacent: false,
  zoc: 'none',
  minimumMove: true,
  losEdge: 'wholeLine',
  hillSeesOver: false,
  roundStart: 'alternate',
  roundLimit: null,
};

/** What a player sees before the battle: each switch with its rule and its choices. */
export interface Switch {
  readonly name: keyof Rulings;
  readonly rule: RuleId;
  readonly title: string;
  readonly choices: readonly { readonly value: Rulings[keyof Rulings]; readonly words: string }[];
}

export const SWITCHES: readonly Switch[] = [
  {
    name: 'battleBack',
    rule: 'R-02',
    title: 'Battle back',
    choices: [
      { value: 'adjacent', words: 'when the two stand side by side' },
      { value: 'inDefendersRange', words: 'whenever the defender can reach' },
      { value: 'off', words: 'never' },
    ],
  },
  {
    name: 'rangedInMelee',
    rule: 'R-04',
    title: 'Ranged units side by side with their target',
    choices: [
      { value: 'full', words: 'roll all their dice' },
      { value: 'yellowOnly', words: 'roll one yellow die' },
      { value: 'forbidden', words: 'may not attack' },
    ],
  },
  {
    name: 'mustFightAdjacent',
    rule: 'R-06',
    title: 'A ranged unit next to an enemy',
    choices: [
      { value: false, words: 'may shoot past him' },
      { value: true, words: 'must strike an adjacent enemy' },
    ],
  },
  {
    name: 'zoc',
    rule: 'R-11',
    title: 'Zones of control',
    choices: [
      { value: 'none', words: 'none' },
      { value: 'stop', words: 'stepping next to an enemy ends the move' },
      { value: '+1', words: 'leaving an enemy costs 1 more' },
    ],
  },
  {
    name: 'minimumMove',
    rule: 'R-12',
    title: 'One step is always possible',
    choices: [
      { value: true, words: 'yes, whatever the ground costs' },
      { value: false, words: 'no' },
    ],
  },
  {
    name: 'losEdge',
    rule: 'R-13',
    title: 'Sight along hex edges',
    choices: [
      { value: 'wholeLine', words: 'one side must be open all the way' },
      { value: 'perEdge', words: 'one side open at each edge is enough' },
    ],
  },
  {
    name: 'hillSeesOver',
    rule: 'R-16',
    title: 'A view from a hill',
    choices: [
      { value: false, words: 'is blocked like any other' },
      { value: true, words: 'passes over woods and units on low ground' },
    ],
  },
  {
    name: 'roundStart',
    rule: 'R-17',
    title: 'Who starts the later rounds',
    choices: [
      { value: 'alternate', words: 'the opponent of who took the last turn' },
      { value: 'scenarioFirst', words: 'always side A' },
    ],
  },
  {
    name: 'roundLimit',
    rule: 'R-27',
    title: 'The battle ends after',
    choices: [
      { value: null, words: 'the number of rounds the scenario gives' },
      { value: 8, words: '8 rounds' },
      { value: 12, words: '12 rounds' },
      { value: 20, words: '20 rounds' },
    ],
  },
];

export const readRulings: Reader<Rulings> = fields<Rulings>({
  battleBack: optional(oneOf(['adjacent', 'inDefendersRange', 'off']), DEFAULT_RULINGS.battleBack),
  rangedInMelee: optional(oneOf(['full', 'yellowOnly', 'forbidden']), DEFAULT_RULINGS.rangedInMelee),
  mustFightAdjacent: optional(flag, DEFAULT_RULINGS.mustFightAdjacent),
  zoc: optional(oneOf(['none', 'stop', '+1']), DEFAULT_RULINGS.zoc),
  minimumMove: optional(flag, DEFAULT_RULINGS.minimumMove),
  losEdge: optional(oneOf(['wholeLine', 'perEdge']), DEFAULT_RULINGS.losEdge),
  hillSeesOver: optional(flag, DEFAULT_RULINGS.hillSeesOver),
  roundStart: optional(oneOf(['alternate', 'scenarioFirst']), DEFAULT_RULINGS.roundStart),
  roundLimit: optional(orNull(integer(1, 99)), DEFAULT_RULINGS.roundLimit),
});
