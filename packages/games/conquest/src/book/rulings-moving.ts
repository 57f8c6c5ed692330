/** How we play where the book is silent or contradicts itself (X): movement, coherency, harvest, relics and Surge. */

import { rulesOf, rulingsOf } from '@muster/dwethia';
import { houseRulesOf } from './rows.ts';

export const MOVE_RULINGS = [
  ...rulingsOf('Movement', [
    [
      'X-17',
      'Three distances',
      'Enemy units within 1" of each other are in contact: they are engaged and will fight. Their bases need not touch. Coherency is an inch whatever the switch says, with enemies too: a caster that near to them aims at nobody else.',
      'The book has half an inch, an inch and contact; the rule of fights decides what happens. Before the fourth edition casters went by the switch; battles from then keep that.',
    ],
    [
      'X-313',
      'One unit at a time',
      'A unit is active: it walks any number of legs and harvests once at any stop. When another unit begins it is done for the phase. The enemy comes between only by a Surge.',
      'So one may move, harvest and move on.',
    ],
    [
      'X-314',
      'The ledger',
      'What a unit spends on its way is kept for the round, double while its centre is in difficult ground. Weapons with a half penalty ask for half the Move at most, with a full penalty for nothing. Blink and Surge count; turning and being placed do not.',
      'It gives the figures of the worked example.',
    ],
    [
      'X-315',
      'Who blocks',
      'A base may cross friendly units, nodes and the city on its way, never enemies, buildings, impassable ground or the edge. Where it stops it overlaps nobody.',
      'Friends step aside, buildings do not.',
    ],
    [
      'X-316',
      'Half an inch and an inch',
      'On its way a unit keeps half an inch from enemy units, but for those it goes to engage. A stop within 1" of enemy units engages all of them; it must be declared and is the last of this unit.',
      'So both numbers of the book have a meaning.',
    ],
    [
      'X-39',
      'Leaving a fight',
      'A unit that begins engaged may walk away freely. By the switch every enemy whose contact it leaves first rolls its Aggression, and each 6 is a wound.',
      'An engagement binds for one phase, the book says.',
    ],
    [
      'X-317',
      'Walking off',
      'An enemy that was nearer than half an inch when the walk began may not be approached further until it is half an inch away; two hundredths of a millimetre are none, as everywhere.',
      'Otherwise nobody could leave, or everybody could slip past.',
    ],
    [
      'X-318',
      'Pinned',
      'Who engages and whom it engages are pinned: for the rest of the phase they neither walk, Surge nor harvest. Enemies that it stood beside when it became active are not pinned again.',
      'Otherwise a small step would bind them for ever.',
    ],
  ]),
  ...houseRulesOf('Movement', [
    [
      'X-319',
      'Buildings bind nobody',
      'Standing beside an enemy building is no engagement and forbids nothing; bases may touch it. Buildings give coherency, Integrity, shields and protection to nobody.',
      'A row of sheds should not stop an army.',
    ],
  ]),
];

export const COHERENCY_RULINGS = [
  ...rulesOf('Coherency', [
    ['DW-44', 'Other gains', 'Some rules help or hinder units only while they are in coherency.'],
  ]),
  ...rulingsOf('Coherency', [
    [
      'X-78',
      'No heights',
      'The board is flat: nobody stands higher than others.',
      'It shows a continent, where a hill is nothing.',
    ],
  ]),
];

export const HARVEST_RULINGS = [
  ...rulingsOf('Harvest and relics', [
    [
      'X-36',
      'Where one harvests',
      'Within 1" of the node and in contact with no enemy unit. Nodes never run dry, and enemies beside them do not hinder.',
      'It is the least to invent.',
    ],
    [
      'X-320',
      'The harvest action',
      'Once in a phase a unit harvests a Mine or Gas Vein by its keyword, or picks up a relic that lies free. Every unit may do the latter.',
      'The book does not say who carries.',
    ],
    [
      'X-321',
      'Once for each side',
      'A node serves the units of each side once in a phase; extractors are apart from that.',
      'The keyword counts by nodes, and crowds at one of them would leave the others idle.',
    ],
    [
      'X-322',
      'Extractors exactly',
      'An extractor stands within 1" of a Mine or Gas Vein that has none of either side, and its builder within 1" of it; beside two its owner names one. It pays no matter who stands near. When it is destroyed the node is open again.',
      'One rig for each well.',
    ],
    [
      'X-323',
      'When buildings pay',
      'When the half of their owner begins, before anything else: extractors, the headquarters, then relics.',
      'One moment for all.',
    ],
    [
      'X-35',
      'The way of a relic',
      'A unit within 1" takes it by its harvest action, it goes where the unit goes, and it is home within 1" of the own headquarters or a Temple. From there only the fall of the building brings it back.',
      'It uses the distances that there are.',
    ],
    [
      'X-325',
      'Delivering',
      'By itself and for nothing at every stop within 1" of an own Temple with room or of the headquarters, the Temple first; where a unit stands when its side begins to move, where it starts and where it picks up are stops too. A relic pays from the next income on.',
      'Nobody needs to be asked. Before the fourth edition who could not be active delivered nothing; battles from then keep that.',
    ],
    [
      'X-326',
      'Dropped relics',
      'What a slain carrier had, and all that a fallen building held, lies free at its centre for both sides: at once, or when those shot down are removed.',
      'The book does not say where it goes.',
    ],
  ]),
  ...houseRulesOf('Harvest and relics', [
    [
      'X-324',
      'Carrying',
      'A unit carries one relic and loses nothing by it: it harvests, shoots, builds and fights. It neither hands the relic over nor puts it down.',
      'Otherwise relics would run along chains of units.',
    ],
  ]),
];

export const SURGE_RULINGS = rulingsOf('Surge', [
  [
    'X-66',
    'Who is a hero',
    'Units with printed Destiny are heroes and may use the default actions. A wager is open and rises in turns, all of it is lost, and the winner moves first, the other right after.',
    'There is no keyword for heroes.',
  ],
  [
    'X-327',
    'When to Surge',
    'A hero may Surge that has not been active, is not pinned and can move. The side that waits may do so before the first unit of the other, when an engagement is declared with such a hero or a friend beside one, and after each activation; its standing order says when it is asked; in the second half the first side waits. A pass at an engagement is told alike whether its side was asked or its order let it be; of the other windows that an order leaves shut nothing is told.',
    'At any time, the book says; asking at every step would take all day. Orders are private, and what is told must not give them away.',
  ],
  [
    'X-328',
    'The interrupted move',
    'A declared engagement is taken back and costs nothing; its player chooses again. He may answer with a hero that has not moved; both move then, one after the other. Who surges makes a whole activation, with harvest and power.',
    'The book leaves it open.',
  ],
]);
