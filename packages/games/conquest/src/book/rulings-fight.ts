/** How we play where the book is silent or contradicts itself (X): close combat, Destiny, powers, scoring and end. */

import { rulesOf, rulingsOf } from '@muster/dwethia';
import { houseRulesOf } from './rows.ts';

export const FIGHT_RULINGS = [
  ...rulingsOf('Close combat', [
    [
      'X-350',
      'One fight',
      'Units that are linked through pairs of enemies in contact are the core of one fight, which is never split.',
      'Chains of contacts have no other end.',
    ],
    [
      'X-351',
      'Supporters',
      'Units of no core within 1" of a friend in one support that fight; one step, no chain. Who stands near several is assigned by its owner before the first fight is picked, the first side’s units first.',
      'Counted from an enemy, that is the Range 2 of the book: who stands beside one that is in contact with it. A model fights once in a phase.',
    ],
    [
      'X-352',
      'Long weapons',
      'Units of the core always roll, supporters with Range 2 or more. With Range 3 so does a friend one step behind a supporter.',
      'Range is counted from the enemy, base by base. Bases that touch to a hair are no human act.',
    ],
    [
      'X-353',
      'Whose figures count',
      'The highest of the core, its supporters and all who roll. Integrity counts if a side has two such units; buildings lend nothing.',
      'All of them are in the same combat.',
    ],
    [
      'X-354',
      'Assaults',
      'Units of a side within 1" of an enemy building that are in no fight assault it. An assault is picked like a fight: 2+ to hit, the highest Strength against its Defense, no dice back. Beside two buildings the owner picks one.',
      'A building has 0 to be compared with, and its garrison must be beaten first.',
    ],
    [
      'X-355',
      'Order of dice',
      'Attack dice of the attacker, then of the defender; wound dice alike; then saves and ignored wounds of the defender’s units, then of the attacker’s. After each throw dice may be rolled again. All slain leave together.',
      'Both sides strike at once.',
    ],
    [
      'X-29',
      'Shields first',
      'Units with a save take all wounds as long as one of them fights; their owner says which.',
      'So it is written, and it is what a wall of shields is for.',
    ],
    [
      'X-356',
      'Wound by wound',
      'Each wound goes to the first of these that there is: a wounded unit with a save, one with a save; then, of those who ignore wounds and after them of all others, a wounded unit, one of the core, a supporter. Among equals who suffers it picks. What is too much is lost.',
      'It puts the rules of shields, of ignored wounds and of the wounded in one order. Before the fourth edition who ignores wounds came with all others; battles from then keep that.',
    ],
    [
      'X-357',
      'Commanders in a fight',
      'No wound goes to a Commander while another unit of its side that is none lives in the fight.',
      'In a fight nobody aims, and a side fights as one: who is in it with a Commander stands for the one beside it.',
    ],
    [
      'X-358',
      'What is fixed',
      'Fights, supporters and assaults are fixed when the phase begins. One that a side has left altogether is void, and nobody fights twice. A side must pick as long as anything is left, whoever is in it.',
      'Otherwise every death would change the list.',
    ],
  ]),
  ...houseRulesOf('Close combat', [
    [
      'X-359',
      'Winning a fight',
      'Who has lost fewer Wounds has won it. An assault is won when the building falls.',
      'Missions count it.',
    ],
  ]),
];

export const DESTINY_RULINGS = rulingsOf('Destiny', [
  [
    'X-360',
    'Windows',
    'After every throw of its own a side may roll failed dice again, first the one that holds priority in this round, which is who acts first. Only how many is asked; standing orders say when to ask, and how much Destiny to keep. Those of Field Medics count as ignored wounds, those of who is left behind (X-39) as dice to hit; who has wagered for a Surge is always asked about his die.',
    'Any die, the book says, and names only priority and resistance as exceptions. Failed dice of one throw are all alike. Before the second edition the dice of Field Medics, of Surge and of who is left behind were not rolled again; records from then keep that.',
  ],
  [
    'X-67',
    'Resolve again',
    'It may be tried on the same wound as often as Destiny lasts; its die is never rolled again otherwise.',
    'To repeat it is the same.',
  ],
  [
    'X-361',
    'Who resolves',
    'Heroes, for their own wounds, out of the pool of the side: wound by wound, after saves and ignored wounds.',
    'The book gives it to heroes, and to the unit itself.',
  ],
]);

export const POWER_RULINGS = [
  ...rulesOf('Powers', [
    ['DW-90', 'Actions of heroes', 'Some heroes may spend Affinity in ways of their own; their profiles say so.'],
  ]),
  ...rulingsOf('Powers', [
    [
      'X-23',
      'How far',
      'Any unit of the defender within 12" of the caster is enough to resist; the points come from the pools of the side.',
      'Each game has its own radius.',
    ],
    [
      'X-329',
      'Powers of the Movement phase',
      'The active unit casts them at any stop, also after its last. It may still shoot, but casts no other power in this round.',
      'The book bars only shots after powers of the Shoot phase.',
    ],
    [
      'X-362',
      'Powers as attacks',
      'Perception and the Strength of the power, with sight, way, cover, protection and permission as for a shot, but without Behemoth and without a die for who is struck. All who are struck are rolled for with the aim at the target, each with its own Defense. Every point of Affinity more adds a wound to each success.',
      'They are worked out like shots.',
    ],
    [
      'X-363',
      'What can be resisted',
      'A power at an enemy always; one on friends, or on the caster, if an enemy unit is within 12" of the caster.',
      'So the sentence reads: a target, or near.',
    ],
    [
      'X-379',
      'Resisting by standing order',
      'An order to resist with so many points means all of them, the fee among them, as a bid does.',
      'So it is in the other two games. Before the third edition the fee came besides; battles from then keep that.',
    ],
    [
      'X-364',
      'Root',
      'The target and friends within 1" of it have Move 0 through the next half of movement of their side: in this round if it is still to come.',
      'The end of the published text is lost, and by what is left it might last no time at all.',
    ],
  ]),
  ...houseRulesOf('Powers', [
    [
      'X-365',
      'Corrupt',
      'Till the end of the next round the Integrity of the target counts as minus 2, and it neither harvests, picks up, builds nor protects; it drops its relic. It is not moved.',
      'Only its name is published.',
    ],
  ]),
];

export const END_RULINGS = [
  ...rulingsOf('Scoring and end', [
    [
      'X-38',
      'Six rounds and five',
      'A war has six rounds, though one scenario stops counting after the fifth. Each side scores by its own scenario, and both may have the same.',
      'The two numbers stand side by side.',
    ],
    [
      'X-376',
      'The End phase',
      'What lasted for the round expires; then the city, then missions, then who is wiped out; after the last round all is added up.',
      'Somebody must be first.',
    ],
    [
      'X-370',
      'The end',
      'Scenario and both missions are added up after the last round. Equal totals are a draw.',
      'The book names nothing to part them.',
    ],
    [
      'X-372',
      'A fallen headquarters',
      'It loses nothing by itself: its relics lie free, its income and its products are gone, and there is no other.',
      'The book does not call it a loss.',
    ],
  ]),
  ...houseRulesOf('Scoring and end', [
    [
      'X-367',
      'What Annihilation scores',
      'One victory point for every 9 points of enemy models lost by any cause, the sum rounded down. A headquarters counts 200 points.',
      'The book gives no figure.',
    ],
    [
      'X-368',
      'Who holds the city',
      'The side with more points of units within 3" of it; workers do not count, and a tie is nobody’s.',
      'If one had to be alone there, hardly anybody ever would.',
    ],
    [
      'X-369',
      'What Mine the Resources scores',
      'Up to the end of round 5: 6 for each different Mine or Gas Vein that a unit harvested or an extractor paid from, and for each different relic brought home.',
      'The book gives no figure, and 10 for each won every war.',
    ],
    [
      'X-371',
      'Wiped out',
      'A side with neither a unit nor a building that can build loses when the round ends; if both are so, victory points decide. Who can still build plays on.',
      'To wipe out the enemy is an aim of the book.',
    ],
    ['X-375', 'Holding a node', 'An own unit or extractor within 1" of it and no enemy unit.', 'Missions ask for it.'],
  ]),
];
