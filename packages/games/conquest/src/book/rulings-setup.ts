/** How we play where the book is silent or contradicts itself (X): armies, banks, set-up, rounds and research. */

import { rulingsOf } from '@muster/dwethia';
import { departingOf, houseRulesOf } from './rows.ts';

export const ARMY_RULINGS = [
  ...rulingsOf('Armies', [
    [
      'X-19',
      'Pools stay',
      'The pools are the sums over the units that begin, and each unit built later adds its own. Nothing comes back, and nothing is taken away when a unit falls.',
      'It is what the book says, with the least to note.',
    ],
  ]),
  ...houseRulesOf('Armies', [
    [
      'X-309',
      'Composition',
      'For every full 1500 points of the limit a side may have two Commanders, one elite of a religion and two other Elites in play; below 1500 as for 1500. Buildings are free, but there is one headquarters and never a second.',
      'The charts of the factions are not published.',
    ],
  ]),
];

export const AIM_RULINGS = [
  ...rulingsOf('Banks and aims', [
    [
      'X-18',
      'Which bank',
      'Requisition pays for everything; what has Destiny, Faith or Affinity costs Aether as well.',
      'One sentence says it the other way round, two others say it so.',
    ],
    [
      'X-32',
      'The limit',
      'The limit is the value of all that a side ever fields. At most 500 of it begin on the board, the rest must be earned.',
      'Otherwise the limit would mean nothing.',
    ],
    [
      'X-310',
      'What fills the limit',
      'Units count when they are set up, paid or summoned, buildings when they are paid; the headquarters and research do not. What is refunded is given back, what is slain is not.',
      'So there is one number to look at.',
    ],
    [
      'X-301',
      'Chosen beforehand',
      'Limit, map, factions, religions, headquarters, scenarios and two different missions for each side are settled before and lie open. By the switch scenario and missions are chosen in secret and shown together.',
      'Nothing in the book is secret.',
    ],
  ]),
  ...departingOf('Banks and aims', [
    [
      'X-311',
      'Larger wars',
      'All harvests and incomes are multiplied by the limit divided by 1500, rounded down, by 1 at least.',
      'Otherwise a large war would never come near its limit.',
    ],
  ]),
];

export const SETUP_RULINGS = [
  ...rulingsOf('Set-up', [
    [
      'X-34',
      'The order',
      'A roll-off, ties again; then terrain, nodes, headquarters and starting forces, and priority is rolled. The winner of the roll-off goes first in every step, and picks the edge where the board is not the same from both.',
      'The book wants edges before terrain, and rolls again without having rolled.',
    ],
    [
      'X-378',
      'Before the first round',
      'Dice of set-up are never rolled again. What acts at the start does so for the winner of the roll-off first.',
      'Nobody holds priority yet.',
    ],
    [
      'X-302',
      'Half inches',
      'Terrain, nodes and headquarters are placed on whole half inches; units and products stand anywhere.',
      'So it can be told whether there is room left.',
    ],
    [
      'X-33',
      'Between nodes',
      'The 6" between nodes are measured from centre to centre.',
      'From edge to edge they do not all fit.',
    ],
    [
      'X-304',
      'Nodes in turn',
      'Nodes lie as the map has them, or the sides place them in turn, one at a time and in any order: within the quarter, clear of the city and of impassable ground. Where no place is left for a node its distance shrinks by half an inch until there is one.',
      'It can happen that the last ones do not fit, and 5" were always enough.',
    ],
    [
      'X-305',
      'Nodes are flat',
      'Units walk over nodes and stand on them, and nodes hide nobody. Buildings do not stand on Mines and Gas Veins.',
      'So many obstacles would close the board.',
    ],
    [
      'X-89',
      'Small relics',
      'Mines and Gas Veins have bases of 50 mm, relics of 25.',
      'The later line is the more exact one.',
    ],
    [
      'X-79',
      'Board by points',
      'The board is 36" wide, from 4500 points on 48".',
      'One sentence gives one size, another goes by the limit.',
    ],
    [
      'X-373',
      'Several players',
      'Every model belongs to a player, who leads a faction of his own and decides for it; what a builder makes is its player’s, and what a faction gives is for its own models. Banks, pools, limit and research are the side’s, and its first player answers for it: priority, research, picking fights, wagers, resisting. A half is over when all players of the side are done.',
      'There are always two sides.',
    ],
    [
      'X-374',
      'Giving up',
      'The models of who gives up pass to the next player of the side. If there is none, the other side wins.',
      'It is the usual meaning.',
    ],
  ]),
  ...houseRulesOf('Set-up', [
    [
      'X-303',
      'Terrain in turn',
      'The map has its terrain, or each side places four or eight pieces in turn, no second one in a quarter while another is empty: at least 2" from each other and 4" from the middle, right at the edge or 2" inside, one impassable piece for each side and quarter. Where nothing fits, a piece and its counterpart fall away. Boards of one’s own need not be the same from both edges.',
      'Every base fits through two inches, so nothing can be walled in.',
    ],
    [
      'X-306',
      'The city',
      'A disc of 2" about the exact middle with Cover 3: it can be walked through and not attacked. It is always there, though only who plays for it scores it.',
      'A map should not depend on what is played for.',
    ],
    [
      'X-308',
      'Where the starting force stands',
      'In turns, one unit each: within 6" of the own headquarters, wholly in the own half, more than 1" from enemies. Who passes is done. Nothing in it may cost Aether.',
      'The book names no zone, and nobody should begin in a fight.',
    ],
    [
      'X-312',
      'The large board',
      'From 4500 points the board is 48" by 48". What a map has moves outwards by a third, to whole half inches; what lies along an edge stays there, pieces and bases keep their size, and headquarters stand at least 16" from the middle.',
      'The book speaks of a larger battlefield and gives no size. Before the second edition the oceans of the coast left a strip behind them; records from then keep it.',
    ],
  ]),
  ...departingOf('Set-up', [
    [
      'X-307',
      'Away from the middle',
      'The centre of a headquarters is at least 12" from the middle of the board, its base 1" from nodes and 2" from impassable ground. Where a board has no such place these distances give way: first to nodes, then all.',
      'Who stood close to the city won nearly every time.',
    ],
  ]),
];

export const ROUND_RULINGS = rulingsOf('Rounds', [
  [
    'X-05',
    'Five phases',
    'A round has the five phases of the list.',
    'In this game of the family the word and the list agree.',
  ],
]);

export const RESEARCH_RULINGS = rulingsOf('Research', [
  [
    'X-86',
    'Who researches first',
    'The first side, then the other, each as many items as it can pay.',
    'The book gives no order.',
  ],
  [
    'X-366',
    'Research exactly',
    'Each item is bought once in a war, works at once and for good, also for models that come later. Where it is for one type of unit, the type is named when it is bought: one that the side could field; what mates have made as their own are types apart. Who can buy nothing is not asked.',
    'It is what one expects of a technology. Before the fifth edition the units of mates’ own with the same number were one type; battles from then keep that.',
  ],
]);
