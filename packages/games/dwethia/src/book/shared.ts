/** The rules that all three games share, in players' words (DW), and the rulings that belong to them (X). */

import type { RuleText } from '@muster/kernel';
import { rulesOf, rulingsOf } from './rows.ts';

export const DICE_RULES: readonly RuleText[] = [
  ...rulesOf('Dice and profiles', [
    ['DW-01', 'Six-sided dice', 'Every die in these games has six sides.'],
    ['DW-02', 'Measuring is free', 'Any distance may be measured at any time, also before a move is made.'],
    ['DW-03', 'How to measure', 'Distances run from base to base, by the shortest way.'],
    ['DW-04', 'Modifiers', 'A modifier is added to the face that was rolled.'],
    ['DW-05', 'The D6', 'A D6 is one six-sided die.'],
    ['DW-06', 'The D3', 'A D3 is a D6 halved and rounded up: 1 and 2 are 1, 3 and 4 are 2, 5 and 6 are 3.'],
    [
      'DW-07',
      'Rolling again',
      'A die that is rolled again keeps its second result, even if it is worse. No die is rolled a third time.',
    ],
    [
      'DW-10',
      'The profile',
      'A profile lists Martial, Perception, Strength, Defense, Aggression, Wounds and Integrity, then Destiny, Faith and Affinity, and Move.',
    ],
    ['DW-11', 'Martial', 'How well a unit fights hand to hand; higher is better.'],
    ['DW-12', 'Perception', 'How well a unit aims; higher is better.'],
    ['DW-13', 'Strength', 'How hard a unit strikes.'],
    ['DW-14', 'Defense', 'How hard a unit is to wound.'],
    ['DW-15', 'Aggression', 'How many dice a unit rolls when it strikes.'],
    ['DW-16', 'Wounds', 'How many wounds a unit takes before it is removed.'],
    ['DW-17', 'Integrity', 'What a unit adds to the Martial of those who stand with it; a negative one takes away.'],
    ['DW-18', 'Destiny', 'Points that roll failed dice again.'],
    ['DW-19', 'Faith', 'Points that resist powers.'],
    ['DW-20', 'Affinity', 'Points that pay for powers, and may resist them.'],
    ['DW-21', 'Move', 'How far a unit goes in one move.'],
  ]),
  ...rulingsOf('Dice and profiles', [
    [
      'X-01',
      'The chart',
      'Equal values need 4+, the higher value 3+, the double or more 2+, the lower 5+, half or less 6+.',
      'The printed lines overlap; the worked example and the table of boarding agree on this order.',
    ],
    [
      'X-02',
      'Nothing below zero',
      'A value below 0 counts as 0. Zero against zero needs 4+, anything against zero 2+, zero against anything 6+.',
      'The chart must answer every question.',
    ],
    [
      'X-03',
      'Higher Perception is better',
      'Perception is better when it is higher, in all three games; what once raised the number to hit lowers Perception.',
      'It is added to Strength everywhere, which only works this way.',
    ],
  ]),
];

export const FORCE_RULES: readonly RuleText[] = rulesOf('Forces', [
  ['DW-22', 'Two sides', 'Two sides oppose each other; each may be led by several players who own parts of it.'],
  ['DW-23', 'The limit', 'Both sides agree on one limit of points before they build their forces.'],
  ['DW-24', 'Points', 'Every unit has a value in points.'],
  [
    'DW-25',
    'Factions',
    'A side belongs to one faction. It decides how the side plays and how its force may be composed.',
  ],
  ['DW-26', 'Religions', 'A religion adds one elite unit to what a side may take.'],
  ['DW-27', 'What a unit is', 'A unit is made of a race, a type and its wargear; race and type change its profile.'],
  ['DW-28', 'The unit sheet', 'A finished unit is written down on a sheet of its own and may be used again.'],
]);

export const PRIORITY_RULES: readonly RuleText[] = [
  ...rulesOf('Priority', [
    ['DW-30', 'Rounds', 'A battle is a row of rounds, each with the same phases.'],
    ['DW-31', 'The priority roll', 'Each side rolls a die; the higher one wins, ties are rolled again.'],
    [
      'DW-32',
      'The winner chooses',
      'Who wins the priority roll says which side acts first. That holds for the whole round.',
    ],
    ['DW-33', 'What changes the roll', 'Abilities may add to the priority roll or roll it again.'],
    ['DW-39', 'The end of a round', 'What lingers is resolved, then the next round begins.'],
  ]),
  ...rulingsOf('Priority', [
    [
      'X-91',
      'Choosing, not going',
      'The winner chooses who goes first; he does not simply go first.',
      'The lists of phases say so, though some sentences do not.',
    ],
  ]),
];

export const COHERENCY_RULES: readonly RuleText[] = [
  ...rulesOf('Coherency', [
    ['DW-41', 'Standing together', 'Models that stand close together act as a group.'],
    ['DW-42', 'How close', 'How close that is, each game says.'],
    ['DW-43', 'Integrity of a group', 'The highest Integrity of a group is added to the Martial of who fights in it.'],
    ['DW-45', 'Negative Integrity', 'The greatest negative Integrity in a group lowers the Martial of all of it.'],
    ['DW-46', 'When it is looked at', 'Coherency is read off the places where models stand at that moment.'],
  ]),
  ...rulingsOf('Coherency', [
    [
      'X-25',
      'Each side its own',
      'Each side works out its own value; a negative Integrity is taken off by its size.',
      'Otherwise both sides would share one value.',
    ],
    [
      'X-27',
      'Alone',
      'A model without allies beside it uses no Integrity, neither its good nor its bad one.',
      'Integrity is defined for models in coherency.',
    ],
    [
      'X-88',
      'Groups',
      'Every base is a unit of its own; a group is a set of friends linked by coherency.',
      'The books know no other structure.',
    ],
  ]),
];

export const SHOOTING_RULES: readonly RuleText[] = [
  ...rulesOf('Shooting', [
    ['DW-48', 'Terrain', 'Terrain acts through its keywords: Difficult, Cover, Impassable, Hazardous, Obscuring.'],
    ['DW-49', 'Shooting', 'After moving, models may shoot with their ranged weapons.'],
    ['DW-50', 'Weapons', 'A ranged weapon has a range, a Strength, a penalty for moving, and keywords.'],
    [
      'DW-51',
      'Seeing',
      'One straight line from any point of the shooter to any point of the target is enough to see it.',
    ],
    ['DW-52', 'Obstructed lines', 'Where no line is clear, what lies between makes aiming harder.'],
    ['DW-53', 'Raised shooters', 'A shooter who stands higher than the ground shoots over other models.'],
    ['DW-54', 'Touched terrain', 'Terrain that the shooter touches does not hinder it.'],
    ['DW-55', 'Blocking terrain', 'Some terrain blocks sight altogether.'],
    [
      'DW-56',
      'The ranged roll',
      'Perception and the Strength of the weapon together are held against the Defense of the target; one roll decides, and a success is a wound.',
    ],
    ['DW-57', 'What is needed', 'The chart says what the die must show.'],
    ['DW-58', 'Special rules', 'Rules that change or undo a hit apply before wounds are suffered.'],
    [
      'DW-59',
      'Behemoth',
      'Where Defense is three times the Strength of the weapon or more, the weapon does nothing. Powers ignore this.',
    ],
    ['DW-60', 'Cover', 'Cover lowers the Perception of who shoots at the model.'],
    ['DW-61', 'Long distance', 'A target more than 12 away has one Cover more.'],
    ['DW-62', 'Saves', 'Shields and the like may stop a wound: a die of the save or more.'],
    [
      'DW-63',
      'Behind a shield',
      'A model with a shield, or close beside an ally with one, adds its own Integrity to its Defense against shots.',
    ],
    ['DW-64', 'Ignoring wounds', 'Some models ignore wounds on a roll, one die for each.'],
    ['DW-65', 'Losing Wounds', 'Each wound takes one of the model’s Wounds; with none left it is slain.'],
    [
      'DW-66',
      'Moving and shooting',
      'Weapons without a penalty fire after any move, half penalty after at most half a move, full penalty only after none.',
    ],
    ['DW-67', 'In the way', 'Each object between shooter and target lowers Perception by 1.'],
    ['DW-68', 'Shooting past friends', 'Whether a shot may pass a friend, the faction says.'],
    ['DW-69', 'Shooting from cover', 'Cover that the shooter touches does not hinder its shots.'],
    ['DW-70', 'Friends beside the shooter', 'Friends beside the shooter are never in the way.'],
    [
      'DW-71',
      'Targets in combat',
      'Only some factions shoot at enemies who stand beside friends. A die of 1 to 3 strikes a friend instead.',
    ],
    [
      'DW-72',
      'Passing a shot on',
      'A shot at a model among allies may be passed to another of them by who controls it.',
    ],
  ]),
  ...rulingsOf('Shooting', [
    [
      'X-04',
      'Arc',
      'In an arc Perception counts as 0 and nothing between matters; the range grows.',
      'The other figure belongs to an older scale, where it was the worst.',
    ],
    ['X-44', 'Distance is cover', 'The Cover of long distance adds to all other Cover.', 'It is said to stack.'],
    [
      'X-45',
      'Whose Integrity',
      'Behind a shield a model adds its own Integrity, if it is positive, once.',
      'The sentence lacks its verb; this is the shortest repair.',
    ],
    [
      'X-11',
      'One roll',
      'A shot is one roll. Dice that decide who is struck come before it.',
      'The books speak of hits and of wounds, but give one roll.',
    ],
    [
      'X-42',
      'In the way',
      'What lies between makes aiming harder by one each, and is not struck itself.',
      'It is the only number that is given.',
    ],
    [
      'X-43',
      'Touching and behind',
      'Terrain that the target touches gives its Cover, and one more where the shot passes it.',
      'So both published numbers come out.',
    ],
    [
      'X-48',
      'Difficult ground',
      'Every space or inch in it costs double.',
      'Doubling the cost and halving the move are the same.',
    ],
    ['X-69', 'Dice of a shot', 'A shot is one die; Multi-Shot X is X dice.', 'Aggression counts in close combat only.'],
    [
      'X-76',
      'Behemoth exactly',
      'Defense is compared with the Strength of the weapon alone, before cover.',
      'So it is written.',
    ],
  ]),
];

export const MELEE_RULES: readonly RuleText[] = [
  ...rulesOf('Close combat', [
    ['DW-73', 'Reach', 'A weapon of Range 2 reaches one base farther, of Range 3 two.'],
    [
      'DW-74',
      'Attack roll value',
      'The Martial of the fighter, the highest Integrity of the group, less the greatest negative one.',
    ],
    ['DW-75', 'Rolling to hit', 'Both attack roll values are held against each other in the chart.'],
    ['DW-76', 'Rolling to wound', 'Strength and the Strength of the weapon are held against Defense in the chart.'],
    ['DW-77', 'Saves in combat', 'Wounds in close combat are saved like others.'],
    ['DW-78', 'Ignoring wounds in combat', 'Wounds in close combat are ignored like others.'],
  ]),
  ...rulingsOf('Close combat', [
    [
      'X-28',
      'Sharing out wounds',
      'Who is wounded already goes on suffering first; then those next to an enemy, then the rest.',
      'It is the hardest to abuse.',
    ],
  ]),
];

export const DESTINY_RULES: readonly RuleText[] = [
  ...rulesOf('Destiny', [
    [
      'DW-79',
      'Spending Destiny',
      'A point rolls one die again. Several may be spent on one roll, and all dice are named before any is rolled.',
    ],
    ['DW-80', 'Once for each die', 'A die that was rolled again stays as it is, however much Destiny is left.'],
    ['DW-81', 'Both want to', 'The side with priority decides first, the other after seeing what came of it.'],
    [
      'DW-82',
      'Where it does not help',
      'Destiny never rolls priority or resistance again; to resistance it adds instead.',
    ],
    ['DW-83', 'Destiny actions', 'Some units may do more with Destiny; their rules say what.'],
  ]),
  ...rulingsOf('Destiny', [
    ['X-68', 'Own dice', 'Destiny rolls one’s own dice again, never those of others.', 'It is the usual meaning.'],
  ]),
];

export const POWER_RULES: readonly RuleText[] = [
  ...rulesOf('Powers', [
    ['DW-84', 'Knowing powers', 'A model casts the powers that its sheet names.'],
    ['DW-85', 'One power', 'A model casts one power a turn.'],
    ['DW-86', 'Cast or shoot', 'Who casts in the Shoot phase does not shoot in it.'],
    ['DW-87', 'Engaged casters', 'A caster beside enemies may only choose those as targets.'],
    ['DW-88', 'Several powers', 'Who may cast several declares and pays them all before any die.'],
    ['DW-89', 'Affinity is spent', 'Affinity is gone whether the power takes hold or not.'],
    ['DW-91', 'Resisting', 'A defender near enough may pay a point to resist.'],
    ['DW-92', 'Bidding', 'In turns, Faith is added to the defence and Affinity to the power, until one passes.'],
    ['DW-93', 'The roll', 'Each side rolls a die and adds its bid. Only a higher defence negates the power.'],
    ['DW-94', 'Destiny at last', 'After the dice, Destiny is added in turns, a point for each, until both pass.'],
    ['DW-95', 'The worked duels', 'The duels of the books come out as they are told there.'],
  ]),
  ...rulingsOf('Powers', [
    [
      'X-20',
      'The fee',
      'The first point of resistance is a fee and adds nothing; what the power cost counts for the caster.',
      'Only so the worked duels come out.',
    ],
    ['X-21', 'Any raise', 'A raise is any number of points.', 'The examples raise by 4 and by 2.'],
    [
      'X-22',
      'Who begins',
      'The defender opens, then the caster. With Destiny who is losing begins; level, the defender is losing.',
      'It fits both examples.',
    ],
    [
      'X-24',
      'Affinity resists',
      'Affinity may be bid like Faith once resistance is opened, and pay the fee.',
      'The books allow it without saying how.',
    ],
    ['X-72', 'Strength of Blast', 'Blast has Strength 6.', 'The line of the profile wins over the sentence beneath.'],
  ]),
];

/** All of them, in reading order. */
export const SHARED_RULES: readonly RuleText[] = [
  ...DICE_RULES,
  ...FORCE_RULES,
  ...PRIORITY_RULES,
  ...COHERENCY_RULES,
  ...SHOOTING_RULES,
  ...MELEE_RULES,
  ...DESTINY_RULES,
  ...POWER_RULES,
];
