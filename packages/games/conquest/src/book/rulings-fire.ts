/** How we play where the book is silent or contradicts itself (X): shooting and building. */

import { rulingsOf } from '@muster/dwethia';
import { departingOf, houseRulesOf } from './rows.ts';

export const FIRE_RULINGS = [
  ...rulingsOf('Shooting', [
    [
      'X-330',
      'The half',
      'The side that acts shoots, casts and builds in any order until it is done. Each model does one of the three; with Fortress it shoots and builds.',
      'Powers of this phase take the place of a shot.',
    ],
    [
      'X-336',
      'Dying',
      'Who is shot to 0 Wounds stays and may still shoot, cast or build; it blocks, and counts for contact, coherency and protection, until casualties are removed. It is no target any more, cannot be healed and does not fight.',
      'All shots of the phase count as one moment, and none is wasted on the dead.',
    ],
    [
      'X-337',
      'Sight',
      'A direct shot needs one line from base to base that meets nothing impassable. Who has its centre in obscuring ground cannot be named, unless the shooter has its own in the same piece.',
      'One line is enough, the book says.',
    ],
    [
      'X-338',
      'What is in the way',
      'If some line meets nothing, nothing is; otherwise all that the line between the centres meets. Units and buildings of both sides, pieces with Cover and impassable ones count, one each. Nodes, friendly units beside the shooter and pieces it touches never do.',
      'The best of all lines can be neither found exactly nor drawn; this one can.',
    ],
    ['X-339', 'Flat ground', 'Ground that is only difficult or hazardous is never in the way.', 'A desert is flat.'],
    [
      'X-340',
      'Several covers',
      'From Perception comes off 1 for each model in the way, and the most that terrain gives: its Cover where the target touches it, one more where the line crosses it, 1 for the corner of something impassable. It does not fall below 0.',
      'So the published numbers come out.',
    ],
    [
      'X-341',
      'Arc exactly',
      'It is chosen shot by shot. The range is doubled after research, and sight, way and cover do not matter. Obscuring ground, protected Commanders and melees still do.',
      'Only the sight of the shooter is given up.',
    ],
    [
      'X-342',
      'Behemoth in numbers',
      'Printed Defense against the printed Strength of the weapon, research included on both sides, shield and cover left out.',
      'What passes should not make a weapon useless.',
    ],
    [
      'X-40',
      'Engaged or not',
      'Engaged units may shoot in this game.',
      'The book of this game says so, those of the others forbid it.',
    ],
    [
      'X-343',
      'Shooters in contact',
      'They name only enemy units they are in contact with, need no permission, and strike whom they mean. Penalties for moving stay.',
      'They are in the melee themselves.',
    ],
    [
      'X-344',
      'Into a melee',
      'A target in contact with another unit of the shooter’s side may be shot at only if the faction allows it. On 1 to 3 the shot goes at such a friend, named by the shooter’s player, with the same aim against its own Defense; where only protected or dying friends stand there it is lost. Nobody is credited with what it does.',
      'It makes the rule of the book finite.',
    ],
    [
      'X-345',
      'Past friends',
      'Where a friendly unit is in the way the faction must allow the shot. Friendly buildings only make aiming harder.',
      'The book speaks of models that might be hit.',
    ],
    [
      'X-346',
      'How near to a shield',
      'A bearer, and who stands within 1" of one, adds its own Integrity to its Defense against shots and powers. Only the bearer itself saves.',
      'One distance for all.',
    ],
    [
      'X-347',
      'Protected from shots',
      'No weapon, power or stray shot names a Commander within 1" of a friendly unit that is none, a dying one too. What strikes all around reaches it.',
      'It is not aimed at it.',
    ],
    [
      'X-348',
      'Buildings under fire',
      'Every building may be shot at. It has Defense and Wounds, and neither Integrity nor saves nor anything that units ignore wounds by. Guns have a Perception of their own and fire once in a phase.',
      'Its profile has nothing else.',
    ],
    [
      'X-41',
      'Quick Shot exactly',
      'Who has no Wounds left by it is removed at once; it does not slay whatever the Wounds.',
      'The second sentence of the book explains the first.',
    ],
    [
      'X-71',
      'Keywords of the family',
      'Blast and Light would mean what they mean in Heroes, with inches for spaces; none of our weapons here has them.',
      'Only one book of the family explains them.',
    ],
    [
      'X-377',
      'Touching and in',
      'Touching means no gap, in means with the centre. Hazardous ground takes 1 from every figure of who touches it but Wounds, Move and pools, Integrity even below 0. Buildings feel nothing of terrain but its Cover.',
      'So the keywords say.',
    ],
  ]),
  ...departingOf('Shooting', [
    [
      'X-30',
      'Who protects',
      'Only a friend that is no Commander itself protects a Commander.',
      'By the letter two Commanders side by side could never be touched.',
    ],
  ]),
];

export const BUILD_RULINGS = [
  ...rulingsOf('Building', [
    [
      'X-37',
      'What builds what',
      'Every sheet says who builds it.',
      'The book leaves it to pages that are not published.',
    ],
    [
      'X-331',
      'Builders',
      'Workers build all buildings of their faction. The headquarters builds units of the Starting Force and the Commander, a barracks troops, a foundry machines and guns, a sanctum the Commander and the Elite, a Temple the elite of the religion. One builder pays alone, and having moved or harvested is no bar.',
      'Each list of units says so.',
    ],
    [
      'X-335',
      'When a product counts',
      'From its placing on for pools, city and missions. It pays, shoots, casts and builds from the next round on.',
      'It arrives when the others have acted.',
    ],
    [
      'X-87',
      'New units fight',
      'What is placed beside an enemy fights in the same round.',
      'It is placed before close combat.',
    ],
    [
      'X-349',
      'Builders shot away',
      'A builder removed by a Quick Shot loses its orders, and nothing is paid back. One that other shots have brought down already is not slain again.',
      'So it is written.',
    ],
  ]),
  ...houseRulesOf('Building', [
    [
      'X-332',
      'Builders in contact',
      'A unit in contact with an enemy unit cannot build; a building always can.',
      'One scout should not close a headquarters.',
    ],
    [
      'X-333',
      'How much at once',
      'A builder makes one thing in a phase. Units with the keyword Horde come in twos for one order, each paid, if bank, limit and maxima allow the second.',
      'Cheap troops would wait for builders for ever.',
    ],
    [
      'X-334',
      'Placing',
      'At the end of the phase, the first side’s products first: within 1" of the builder, clear of all bases, impassable ground and the edge, buildings also of Mines, Gas Veins and the city. Beside enemies is allowed and pins nobody. Where no place is found all round at 0, half an inch and 1", price and points come back.',
      'The book says only that it stands beside its builder.',
    ],
  ]),
];
