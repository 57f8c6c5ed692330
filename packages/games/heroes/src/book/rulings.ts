/** How we play where the book is silent or contradicts itself (X). */

import { rulingsOf } from '@muster/dwethia';

export const SETUP_RULINGS = [
  ...rulingsOf('Set-up', [
    [
      'X-09',
      'Four markers in all',
      'There are four markers, one in each quarter, at least 6 spaces apart.',
      'With sixteen, one objective could not be met.',
    ],
    [
      'X-52',
      'Zones',
      'A zone is as deep as an eighth of the board: 3, 4 or 6 rows.',
      'Two objectives ask about it. Before the second edition the north zone of 36 rows lay half a row off; records from then keep it.',
    ],
    [
      'X-164',
      'Placing markers',
      'The winner of a roll-off begins; both place in turns, in the enemy half, outside the zones, where one can stand. Or they lie where the arena has them.',
      'Every marker must be within reach.',
    ],
    [
      'X-165',
      'Edges',
      'South and north are fixed by the order of seats. On a board that players laid out, the winner of a roll-off may turn it.',
      'The arenas look the same from both edges.',
    ],
    [
      'X-169',
      'What is hidden',
      'Only the five objectives of each side and standing orders are hidden; everything that is counted is open.',
      'A count follows from what everybody has seen.',
    ],
  ]),
  ...rulingsOf(
    'Set-up',
    [
      [
        'X-159',
        'Which objectives',
        'Any five may be sealed. Mixed sets have at least three of Slay, at most one of Loss, and at most one of Corruption, Master of Affinity and Summoner’s War.',
        'Some free sets need hardly an enemy.',
      ],
      [
        'X-173',
        'Units of one’s own',
        'Units of one’s own are allowed at list price; both sides may agree on the printed profiles only.',
        'List prices are not equal in battle.',
      ],
      [
        'X-175',
        'House prices',
        'By the list every item has its price; both sides may agree on house prices, where the bill of a profile ends with an item of ours, for or against it.',
        'List prices and what profiles do in battles between Veterans lie far apart; ours lie nearer.',
      ],
      [
        'X-174',
        'Terrain in turn',
        'The winner of a roll-off begins; 12, 18 or 24 pieces lie outside the zones, a space apart. Two passes in a row end it.',
        'Every space must stay within reach.',
      ],
      [
        'X-172',
        'Two hands',
        'A two-handed weapon and a shield cannot be carried together; a shield works against every attack.',
        'What is shown is what is carried.',
      ],
    ],
    'house',
  ),
];

export const ROUND_RULINGS = [
  ...rulingsOf('Turns', [
    [
      'X-05',
      'Seven steps',
      'A round has the steps that are listed, not five.',
      'The word five comes from another game of the family.',
    ],
    [
      'X-08',
      'Uneven forces',
      'When a side has nobody left, the other activates one more, then the round ends.',
      'Two sentences of the book agree on it.',
    ],
    [
      'X-81',
      'Who holds priority',
      'Who won the roll holds priority for the round, whoever activates first.',
      'The word is used in both senses.',
    ],
    [
      'X-124',
      'Must activate',
      'A side must activate while it can. A model that cannot enter is not counted.',
      'Nobody may stall.',
    ],
    [
      'X-125',
      'One more, exactly',
      'When the turn comes to a side that has nobody to activate, the other activates exactly one more.',
      'So the book spells it out.',
    ],
    [
      'X-166',
      'Several players',
      'The turns of a side go round its players, who share its points evenly; the first of them places, seals, claims and answers powers for it. Mates may lead different factions: each force keeps to its own chart, what a faction gives is for its own models, the Cult’s cheaper power is the first that its own models cast, once a round for each side, and mates are friends in every rule.',
      'There are always two sides. Before the fourth edition a mate’s power used up the Cult’s cheaper one; battles from then keep that.',
    ],
    [
      'X-171',
      'At the same time',
      'The active side comes first, then the order of the models.',
      'Somebody must be first.',
    ],
  ]),
  ...rulingsOf(
    'Turns',
    [
      [
        'X-163',
        'How many rounds',
        'A battle lasts 8, 10 or 12 rounds by the size of its board; without a limit, 30.',
        'Every battle must end.',
      ],
    ],
    'house',
  ).map((rule) => ({ ...rule, departs: true as const })),
];

export const BOARD_RULINGS = rulingsOf('The board', [
  [
    'X-07',
    'Spaces',
    'One space is one inch; eight neighbours touch; distance is the greater of the two ways.',
    'Inches, bases and spaces are mixed in the book.',
  ],
  [
    'X-101',
    'Floors',
    'Every space has one floor, in whole inches; the piece laid last is on top, and nothing is walked under.',
    'So a board stays finite.',
  ],
  [
    'X-102',
    'Size and distance',
    'A model fills a box: 1, 2 or 4 spaces wide and high. Distance is the greatest of width, depth and height between them.',
    'One measure for everything.',
  ],
  [
    'X-103',
    'Touching',
    'Models touch at distance 1 with no closed corner between: one floor apart touches, two do not.',
    'Who can step up freely can strike.',
  ],
  [
    'X-104',
    'Closed corners',
    'A diagonal is closed where both spaces beside it are barred, to sight, to touch and to steps.',
    'No shots through cracks.',
  ],
  [
    'X-105',
    'Lines of sight',
    'Lines run from head to head. What is opaque and higher blocks; anything else that reaches the line is an object in the way.',
    'It is the same both ways.',
  ],
  [
    'X-106',
    'What blocks',
    'Impassable and solid pieces and the ground are opaque; scaffolds are not. Cover rises 1 above its floor, what obscures 2.',
    'A tower that one may stand on needs a word of its own.',
  ],
  [
    'X-107',
    'Points of a base',
    'Lines start from the middle and near the corners of a model; large ones have nine points.',
    'Exact, and the same everywhere.',
  ],
  [
    'X-108',
    'The best line',
    'Of all lines that are not blocked the one that meets least counts.',
    'One clear line is enough.',
  ],
  [
    'X-109',
    'Models in the way',
    'Each other model that the line meets is one object; from a raised floor none is.',
    'Raised means standing on something.',
  ],
  [
    'X-110',
    'Touching terrain',
    'A model touches what it stands on, and what rises above its feet in a neighbouring space.',
    'A trench covers those in it.',
  ],
  [
    'X-111',
    'Several covers',
    'The highest Cover of what the target touches or the line crosses counts once, and one for each thing crossed.',
    'It gives both published numbers.',
  ],
  [
    'X-112',
    'Obscuring',
    'Who stands wholly in it cannot be chosen as a target, and chooses none but itself.',
    'Smoke hides both ways.',
  ],
  [
    'X-113',
    'Hazardous',
    'Who touches it has every stat one lower, once; Move, Wounds and pools stay.',
    'So the keyword says.',
  ],
]);

export const MOVE_RULINGS = [
  ...rulingsOf('Moving', [
    [
      'X-46',
      'Stances',
      'Half is rounded up; a stance lasts until the model is activated again, and there is only one.',
      'The book gives no end.',
    ],
    ['X-47', 'Free heights', 'A height of 1 is free; of a greater one all is paid.', 'The example allows 4, not 5.'],
    [
      'X-114',
      'What steps cost',
      'A step costs 1, into difficult ground 2, also one up or down. A climb of 2 or more costs twice its height.',
      'Move 8 climbs 4, not 5.',
    ],
    [
      'X-115',
      'Going down',
      'One down is free; deeper is climbed at the same price, or jumped.',
      'The book only speaks of up.',
    ],
    [
      'X-117',
      'Gaps on a grid',
      'A straight run of spaces at least 2 lower, with a landing at most 1 higher or lower than the start: up to 2 spaces cost 1 each, wider ones 2, and the step onto the landing 1.',
      'Move 6 crosses 2, not 4.',
    ],
    [
      'X-118',
      'Large models',
      'They move as a block over floors that differ by 1 at most, and stand on the highest.',
      'The base must fit.',
    ],
    ['X-119', 'Stopping', 'A path ends in the first space beside any enemy.', 'So it is written.'],
    [
      'X-120',
      'Engaged',
      'Engaged means touching, both ways. Standing in reach of a long weapon engages nobody.',
      'To engage one must move next to.',
    ],
    ['X-121', 'Stances by themselves', 'A stance is taken by itself after at most half a move.', 'It costs nothing.'],
    [
      'X-122',
      'Half a move',
      'Half is rounded up, and its last difficult space may be entered with one point.',
      'It gives the published figures.',
    ],
    [
      'X-123',
      'Entering exactly',
      'A model enters its own zone on free ground beside no enemy, then has its activation.',
      'Nobody enters engaged.',
    ],
    [
      'X-126',
      'Three choices',
      'They are made at the start, and only when engaged then. Who fights may first fire a light weapon or cast one power of either phase, Blink too; not both.',
      'Fire replaces fighting. Before the third edition a power of the Movement phase did not take the shot; battles from then keep it.',
    ],
    [
      'X-127',
      'Retreat exactly',
      'Only where a legal end exists; 3 points of movement, past enemies but not beside one at the end; then the activation is over.',
      'Otherwise it would beat firing.',
    ],
    [
      'X-128',
      'Engaged by the own move',
      'It may still fire a light weapon or cast at those beside it, then fight.',
      'Phases run once.',
    ],
    ['X-129', 'How much', 'One shot or power and one fight; each may be left out.', 'One of each phase.'],
  ]),
  ...rulingsOf(
    'Moving',
    [
      [
        'X-116',
        'Jumping',
        'A jump of 2 or more down ends the move. A die of the drop less 1, or lower, is a wound without a save.',
        'Risk grows with height.',
      ],
    ],
    'house',
  ),
];

export const SHOT_RULINGS = rulingsOf('Shooting', [
  [
    'X-10',
    'Who passes it on',
    'The defender may pass a shot on.',
    'The shield bearer of the book acts for the defender.',
  ],
  [
    'X-55',
    'Whom a blast strikes',
    'Who was aimed at suffers the success; everyone else in the rows is rolled for, friend and foe.',
    'One wound roll for each model, the book says.',
  ],
  [
    'X-135',
    'Passing on exactly',
    'A weapon’s shot, no blast, may be passed once to an ally beside the target that could be shot itself.',
    'Otherwise shots end behind walls.',
  ],
  [
    'X-136',
    'Rows of a blast',
    'Rows grow from model to model that touch, friend and foe; each rolls once against its own Defense. The centre does not change: no die for friends beside it, who are in the first row anyway. Where blasts strike enemies only, friends run no risk.',
    'The example counts models touching models. Before the fifth edition a shot could stray and the centre with it; battles from then keep that.',
  ],
  [
    'X-137',
    'Shields in a blast',
    'Each struck model uses the best save among itself and struck friends within 2.',
    'It all happens at once.',
  ],
  [
    'X-138',
    'Friends at risk',
    'On 1 to 3 the shooter names a friend beside the target; nobody is credited. The die is how such a friend is in the way; Perception falls only by what the line meets.',
    'The book says that it counts as in the way, and gives the die for it: the very die with which Cosmic Combat settles what is in the way. One off Perception besides would count the same friend twice.',
  ],
  [
    'X-139',
    'Shooting back',
    'After any death by another’s doing, with any weapon that may, at any legal enemy, whatever else would forbid it. Of several at once those of the active side come first, each player’s in the order he chooses.',
    'Everyone dies once, so it ends. Before the fifth edition only the first such weapon served; battles from then keep that.',
  ],
  ['X-140', 'Arc exactly', 'Chosen shot by shot; what obscures still protects.', 'It is the shooter’s choice.'],
  ['X-141', 'Shields alone', 'A bearer adds its own Integrity even alone.', 'Only Martial asks for allies.'],
]);

export const COMBAT_RULINGS = rulingsOf('Fighting', [
  [
    'X-53',
    'No way out but one',
    'Who begins engaged makes no normal move. Who only stands in somebody’s reach moves as usual.',
    'Otherwise nobody would ever retreat.',
  ],
  [
    'X-54',
    'Blow or step first',
    'In a retreat the blows come before the step, after a fight the steps come before the blows.',
    'Each is written so in its place.',
  ],
  [
    'X-90',
    'No blow back',
    'Only the active model strikes.',
    'The rule says so, though an example gives both a number.',
  ],
  ['X-12', 'Opportunity attacks', 'They are rolled on sixes, also in a retreat.', 'The full procedure says so.'],
  [
    'X-130',
    'Who falls back',
    'Models of both groups that touch an enemy; 3 points, beside no enemy, and farther from each that they touched.',
    'Whole groups would get a free move.',
  ],
  [
    'X-131',
    'Who strikes after them',
    'Enemies that had the mover in reach, have it no longer, and did not move. They may: by standing order always, or their player is asked. In a retreat they do.',
    'The example counts models in range; the book says may of the one and will of the other.',
  ],
  [
    'X-132',
    'One target',
    'All dice go at one enemy; what is too much is lost.',
    'The wound roll is against one target.',
  ],
  [
    'X-133',
    'The group',
    'A group is the fighter, allies beside it, and allies beside those.',
    'So far the book reaches.',
  ],
  [
    'X-134',
    'Reach',
    'Reach counts spaces in all directions; one line must not be blocked.',
    'Spears reach over others.',
  ],
]);

export const WOUND_RULINGS = rulingsOf('Wounds', [
  [
    'X-142',
    'The order',
    'Saves, then ignored wounds, then Wounds are lost; the slain shoot back, then are removed.',
    'One attack at a time.',
  ],
]);

export const DESTINY_RULINGS = rulingsOf('Destiny', [
  [
    'X-143',
    'Whose Destiny',
    'Only the model that rolls spends its own Destiny; a save that is lent is rolled by the bearer of the shield.',
    'Pools belong to characters.',
  ],
  [
    'X-144',
    'The window',
    'After each roll of its own a model may roll any number of failed dice again at once. Dice that succeeded stay.',
    'So the question is how many, not which.',
  ],
  [
    'X-176',
    'Dice that hurt one’s own',
    'A die whose success would hurt its own side has failed when it succeeds: in a shot that strayed to a friend, in the rows of a blast. Such a hit may be rolled again, a miss may not.',
    'Destiny is there to turn what went against one. Battles from before the fifth edition keep the other reading.',
  ],
  [
    'X-155',
    'Spent is spent',
    'Destiny, Faith and Affinity do not come back during a battle.',
    'The book calls them limited.',
  ],
]);

export const POWER_RULINGS = [
  ...rulingsOf('Casting', [
    [
      'X-23',
      'How far',
      'Who resists is the target, or an enemy within 10 spaces of the caster.',
      'Each game has its own radius.',
    ],
    [
      'X-145',
      'When',
      'Powers of the Movement phase before or after the move, of the Shoot phase instead of a shot.',
      'One power an activation.',
    ],
    [
      'X-146',
      'At whom',
      'Within range and seen; damage is worked out like a shot. Friends between are in the way, but forbid nothing.',
      'As for weapons.',
    ],
    ['X-147', 'Who resists', 'One model is named; all points come from it alone.', 'Pools belong to characters.'],
    [
      'X-148',
      'Bids',
      'The opening is any number of points, Faith before Affinity; then any raise or a pass.',
      'The worked duel comes out exactly.',
    ],
    ['X-150', 'Root', 'No step of any kind, for the target and allies beside it.', 'The marker lies on the target.'],
    [
      'X-154',
      'Lightning',
      'It strikes the target and its allies beside it, one roll each; those out of sight with the aim at the target. Who is Null cannot be its target, but is struck beside one, as in the rows of a blast.',
      'Coherency is between allies.',
    ],
  ]),
  ...rulingsOf(
    'Casting',
    [
      [
        'X-149',
        'How long',
        'Until the caster is activated again, at the latest to the end of the next round. The same power of two casters is no more than one, and each lasts as long as it would alone.',
        'A caster may be left out of a round. Before the fifth edition the later one took the place of the earlier; battles from then keep that.',
      ],
      [
        'X-151',
        'Corrupt',
        'The caster moves the target up to 3 points, and its Integrity counts as minus 2.',
        'An owner would just leave it out.',
      ],
      [
        'X-152',
        'Raise',
        'A Thrall appears within 6 spaces, seen and beside no enemy, with its token.',
        'One objective asks for three.',
      ],
      [
        'X-153',
        'The lesser powers',
        'Blink goes 8 spaces, Ward saves on 5, Mend heals a Wound, Hasten adds 3 to the next move, Dread takes 2 of Martial.',
        'They are ours.',
      ],
    ],
    'house',
  ),
];

export const OBJECTIVE_RULINGS = [
  ...rulingsOf('Objectives', [
    [
      'X-49',
      'Made countable',
      'Every objective is read so that it can be counted.',
      'The book leaves some of them vague.',
    ],
    [
      'X-51',
      'One claim',
      'A side claims once; afterwards its open objectives win by themselves.',
      'The battle goes on.',
    ],
    ['X-156', 'Who slew', 'The model that took the last Wound.', 'Falls and own fire credit nobody.'],
    ['X-158', 'Exact words', 'The list of objectives tells how each is counted.', 'So nobody argues.'],
    [
      'X-160',
      'When to claim',
      'At one’s own turn, or by standing order as soon as the fifth is met.',
      'The table counts.',
    ],
    ['X-170', 'The leader', 'The dearest starting model of a side, the first on ties.', 'No question is needed.'],
  ]),
  ...rulingsOf(
    'Objectives',
    [
      [
        'X-157',
        'Own losses',
        'Losses count only when an enemy slew a starting model.',
        'Nobody should win by shooting his own.',
      ],
      [
        'X-168',
        'Summoned models',
        'They belong to who raised them, must be slain, and count for no loss.',
        'Otherwise Raise feeds objectives.',
      ],
    ],
    'house',
  ),
];

export const END_RULINGS = [
  ...rulingsOf('Ending', [
    [
      'X-50',
      'Objectives first',
      'Objectives are looked at before a destroyed force loses; both at once is a draw.',
      'One objective asks for one’s own end.',
    ],
    ['X-161', 'The order at the end', 'Counts, then claims of both sides, then elimination.', 'So Lambs can win.'],
    [
      'X-167',
      'Giving up',
      'The other side wins. In a team the models leave the board and the side goes on: what they were about falls away, what others are about goes on.',
      'It is the usual meaning. Before the third edition blows and powers could fall away with a comrade; battles from then keep it.',
    ],
    [
      'X-77',
      'What scars cost',
      'Scars and glory change points by the values printed beside them, not by the price list. A unit may carry them in any battle that allows units of one’s own, if it could have come by them one after the other.',
      'The two differ, and those of the campaign are meant for it: with them lists stay comparable. Before the sixth edition nobody asked what a unit had been before its scars; battles from then keep that.',
    ],
  ]),
  ...rulingsOf(
    'Ending',
    [
      [
        'X-162',
        'When time is up',
        'More objectives met wins, then more points left, then it is a draw.',
        'It is the order of the book.',
      ],
    ],
    'house',
  ),
];
