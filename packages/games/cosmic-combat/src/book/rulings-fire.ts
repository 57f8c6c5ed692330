/** How we play where the book is silent or contradicts itself (X): shooting, boarding fights, Destiny and powers. */

import { rulingsOf } from '@muster/dwethia';
import { departing } from './rulings.ts';

export const FIRE_RULINGS = [
  ...rulingsOf('Fire', [
    [
      'X-15',
      'What a Fire token fires',
      'Each Fire token fires every weapon of the ship once.',
      'Ships with several weapons shoot more than once, the book says.',
    ],
    [
      'X-16',
      'Arcs',
      'There are four arcs: front, left, right and back. A weapon names the arcs it fires into, a turret all.',
      'The book speaks of arcs and never says what they are.',
    ],
    [
      'X-229',
      'Arcs exactly',
      'From each corner a ray runs outwards at 45 degrees; between two of them lies an arc, its borders included. A target is in an arc if any part of its base is.',
      'By the diagonals of a long base the arcs would not be equal.',
    ],
    [
      'X-230',
      'Shot by shot',
      'A weapon fires once for each Fire token, at one target in any of its arcs. Weapons fire in any order, each result is seen, and the rest may be left.',
      'So it is written.',
    ],
    [
      'X-231',
      'The line',
      'The line of sight runs from centre to centre and is the same both ways.',
      'The book asks for a straight line.',
    ],
    [
      'X-82',
      'Blocked or in the way',
      'Ships on the line are rolled for; only impassable terrain blocks it.',
      'The sentence itself points to the other rule.',
    ],
    [
      'X-232',
      'Ships in the way',
      'Each ship that the line crosses is rolled for in order: on 1 to 3 it is struck instead, with its own distance, cover and shields. Past a friend only some factions shoot; friends near the shooter do not count.',
      'The line itself tells who comes first.',
    ],
    [
      'X-233',
      'Terrain on the line',
      'Impassable terrain blocks. Cover counts if the target touches it, and one more if the line crosses it and neither touches it; only the best piece, and one for more than 12".',
      'The published figures contain the obstruction already.',
    ],
    [
      'X-83',
      'Fire while locked',
      'Fire tokens of a ship that is locked in the Shoot phase are lost.',
      'So it is written.',
    ],
    [
      'X-84',
      'Drift and weapons',
      'The forced inch is no movement for weapons that must stand.',
      'They would never fire.',
    ],
    [
      'X-58',
      'Which side is reached',
      'A side is reached if a straight line from any point of the shooter meets it without crossing the target’s own base.',
      'So the sentence reads.',
    ],
    [
      'X-226',
      'Reached exactly',
      'A side is reached if any part of the shooter lies beyond the line through it; a shot from a corner reaches two. What stands between does not matter.',
      'It is the same, without drawing lines.',
    ],
    [
      'X-227',
      'Several shields',
      'The best shield that applies saves once, against all wounds of that shot; never better than 2+. Shields do not help against rams, powers, terrain or boarders.',
      'The save is from the attack.',
    ],
    [
      'X-236',
      'Breaking up',
      'A ship without Wounds stays, shoots, locks and obstructs until the end of the phase, but is no target any more.',
      'All shots count as one moment.',
    ],
    [
      'X-10',
      'Who passes it on',
      'The defender may pass a shot on.',
      'The shield bearer of the book acts for the defender.',
    ],
    [
      'X-237',
      'Passing on exactly',
      'To a friend near the target that this weapon could have been fired at, once, before all dice. A ship that dice have struck passes nothing on.',
      'It happens in boardings and beside stations.',
    ],
    [
      'X-238',
      'Into a boarding',
      'Only some factions do. First the shot may be passed on, then a die of 1 to 3 strikes a ship of the shooter’s side, which he names, then ships in the way are rolled for.',
      'Who is struck is settled before the roll.',
    ],
  ]),
  ...rulingsOf(
    'Fire',
    [
      [
        'X-234',
        'Nebula, radiation, debris',
        'A ship whose centre lies in a nebula is no target and neither shoots nor casts. Touching radiation lowers its figures by one. In debris every inch of the path costs two, drift and turns excepted.',
        'Otherwise a ship in a nebula could shoot unharmed all battle.',
      ],
    ],
    'house',
  ),
];

export const BOARDING_RULINGS = rulingsOf('Boarding fights', [
  [
    'X-14',
    'One roll or two',
    'A success is a wound; Strength and Defense are not asked.',
    'It is said twice, and Strength is for rams.',
  ],
  [
    'X-28',
    'Sharing out wounds',
    'Who has struck shares his wounds out among the enemies in the fight.',
    'The book of this game says so.',
  ],
  [
    'X-239',
    'One fight',
    'Ships that are linked by locked pairs are one fight, with one pool for each side.',
    'It covers chains of ships.',
  ],
  [
    'X-240',
    'Allotting',
    'Each side shares its successes out, none beyond the Wounds of a ship while another has some left. Both count at once, then the dead are removed.',
    'Both have rolled at once.',
  ],
]);

export const DESTINY_RULINGS = rulingsOf('Destiny', [
  [
    'X-243',
    'Windows',
    'After every throw the first side may roll its failed dice again, then the other, seeing the result. In a shot: who is struck, the attack, the save, ignored wounds.',
    'One order for all.',
  ],
  [
    'X-244',
    'Never again',
    'Dice for priority, for deployment and for resistance are never rolled again.',
    'Two of them the book names, the third is like them.',
  ],
  [
    'X-264',
    'Dice that hurt one’s own',
    'A die whose success would hurt its owner’s own side has failed him when it succeeds: in a scrape, in a shot that has strayed to a friend, and where rams test the own hull. Such a hit may be rolled again, a miss may not.',
    'Destiny is there to turn what went against one. Battles from before the third edition keep the other reading.',
  ],
  [
    'X-265',
    'Destiny by standing order',
    'When it is left to the order, as few dice are rolled again as can destroy a ship of theirs, and as many as there are to save one of ours. Where the dice can do neither, nothing is spent: an ion beam destroys nobody.',
    'The order says: when it destroys or saves a ship.',
  ],
]);

export const POWER_RULINGS = [
  ...rulingsOf('Powers', [
    [
      'X-23',
      'How far',
      'Any ship of the defender within 24" of the caster is enough to resist.',
      'Each game has its own radius.',
    ],
    [
      'X-245',
      'When ships cast',
      'A power needs no token, and a ship casts one in a round. In the Shoot phase it does so before its first shot and then does not fire; in the Movement phase between two activations of its half. A caster near enemies reaches only those.',
      'The pools limit it enough, and near is in coherency. Before the fourth edition only a boarding bound a caster; battles from then keep that.',
    ],
    [
      'X-246',
      'Powers and shots',
      'Range, line, cover and distance count as for a shot; arcs, ships in the way, toughness and shields do not.',
      'Powers are worked out like shots.',
    ],
    [
      'X-247',
      'Lightning',
      'One die for the target and for each ship of its side near it; more Affinity counts at the target only.',
      'It strikes whoever is in coherency.',
    ],
    [
      'X-249',
      'Root',
      'The target does not move, turn, drift or board until the caster’s side begins its next half of movement. It may still be boarded and rammed.',
      'The end of the published text is lost; this reads it for halves.',
    ],
    [
      'X-250',
      'Who resists',
      'A ship that is a target can always be defended; the radius matters for powers without one. Dead ships have filled the pool too.',
      'The book says: or within 24".',
    ],
  ]),
  ...departing('Powers', [
    [
      'X-248',
      'Upcharge',
      'One point of Affinity more at most.',
      'Eight points would destroy a warship with one die, and nobody could resist them.',
    ],
  ]),
];
