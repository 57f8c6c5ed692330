/** How we play where the book is silent or contradicts itself (X): before the battle, orders, moves and rams. */

import { type RulingRow, rulingsOf } from '@muster/dwethia';
import type { RuleText } from '@muster/kernel';

/** It goes against the letter of the book. */
export const departing = (section: string, rows: readonly RulingRow[]): readonly RuleText[] =>
  rulingsOf(section, rows, 'house').map((rule) => ({ ...rule, departs: true }));

export const FLEET_RULINGS = [
  ...rulingsOf('Fleets', [
    [
      'X-19',
      'Pools stay',
      'The pools are the sums over all ships that begin. Nothing comes back, and nothing is taken away when a ship dies.',
      'It is what the books say, with the least to note.',
    ],
    [
      'X-74',
      'Aggressors',
      'Aggressors and Aggression are one and the same figure.',
      'The book spells it in three ways.',
    ],
    [
      'X-201',
      'Where a ship is',
      'A ship has a centre and a facing in tenths of a degree, and its corners follow from both. The longer side lies along the facing.',
      'One truth for distance, arcs and shields.',
    ],
    [
      'X-202',
      'Ten millimetres',
      'The size of a base stands on the sheet of the ship. Ours are of the standard size, others may differ by 10 mm on each side.',
      'Nobody should choose it anew for each battle.',
    ],
    [
      'X-203',
      'Distance',
      'Distance is the shortest gap between two bases, whatever the arc; touching is 0.',
      'The book says so of all measuring.',
    ],
    [
      'X-204',
      'Near',
      'Ships are near each other when the gap is less than 1". Zones, locks, fights and coherency all ask for that; at exactly 1" a ship is outside.',
      'Otherwise whoever stops at a zone would be locked.',
    ],
    [
      'X-26',
      'Coherency',
      'Ships in coherency are ships near each other.',
      'The book uses the word and gives no distance.',
    ],
    [
      'X-228',
      'Round bases',
      'A round base has no sides: one shield guards all round, a second makes it one better, and weapons fire all round.',
      'Such ships may have rules of their own.',
    ],
    [
      'X-65',
      'Left over',
      'Heroes, morale, bows and the name of another game have no meaning here.',
      'They were copied from a sister game.',
    ],
  ]),
  ...rulingsOf(
    'Fleets',
    [
      [
        'X-255',
        'Traits of factions',
        'Sol: shields one better within 4" of another ship with shields, 2+ at best. Citadel: Perception one higher without moving or turning. Bloodpact boards with one Aggressor more, Black Sun has stronger weapons, the Cult’s first power of a round costs 1 less, the Void ignores each wound on 6+.',
        'The chart of each faction is not published.',
      ],
    ],
    'house',
  ),
  ...rulingsOf(
    'Fleets',
    [
      [
        'X-262',
        'Least price',
        'A ship costs at least half of what the cheapest of its class in the roster costs: a fighter 40 points, a cruiser 104, a warship or a round base 304.',
        'A bare hull would cost next to nothing, and fifty of them would bar every line.',
      ],
      [
        'X-263',
        'House surcharge',
        'What battles showed stays on the bill of a listed ship whatever its name, the order of its weapons and its base. A ship of one’s own of that faction and class that carries all those weapons pays the surcharge too, less what it costs less by the list. What a listed ship gets back, it alone gets.',
        'A millimetre of base makes no other ship.',
      ],
    ],
    'house',
  ),
];

export const SETUP_RULINGS = [
  ...rulingsOf('Set-up', [
    [
      'X-63',
      'Boards by points',
      'The board goes by the points, not by what is usual.',
      'The list of sizes is the more exact one.',
    ],
    [
      'X-251',
      'Boards and edges',
      'Up to 1999 points the board is 24" by 24", up to 3999 it is 36" by 36", then 72" wide and 48" deep. The edges are south and north.',
      'These are the boards of the list.',
    ],
    [
      'X-252',
      'Where ships are deployed',
      'At any facing, near no other ship and touching nothing solid. When one side is done the other goes on; a ship without a place is lost.',
      'The book says only that it must fit.',
    ],
    [
      'X-258',
      'Several players',
      'Players of a side see each other’s orders and shields, and each confirms his own. Pools belong to the side; who owns the ship concerned decides, and the first of them chooses at priority. Who has no ships left is not asked.',
      'There are always two sides.',
    ],
    [
      'X-261',
      'Giving up',
      'The other side wins. In a team the ships of who gives up drift on.',
      'It is the usual meaning.',
    ],
    [
      'X-64',
      'What is left',
      'The side with more points of ships left wins, equal points are a draw.',
      'The book only says remaining forces.',
    ],
    [
      'X-254',
      'Scoring exactly',
      'A ship with less than half its Wounds counts half its points, rounded down. A side without ships loses at once, both at the same moment is a draw.',
      'It is looked at after each removal.',
    ],
  ]),
  ...rulingsOf(
    'Set-up',
    [
      [
        'X-253',
        'No reserves',
        'There are no reserves and no special deployment yet; stations are deployed in the zone.',
        'No profile of ours asks for them.',
      ],
      [
        'X-259',
        'Convoy',
        'The winner of a roll-off attacks or defends. The defender has three freighters more, which escape by a voluntary move over the far edge. If fewer than two escape in six rounds on 36" by 36" the attacker wins.',
        'The book has no scenarios.',
      ],
      [
        'X-260',
        'Station assault',
        'A station in the centre shoots at the nearest ship after each side’s shooting, unless it is boarded or its crew is gone; it fights who boards it, of both sides the one that acts first, and once held it fights for its holder. Boarding takes its crew of four first; who takes the last one holds it while he has a ship near, and an empty one goes to who alone is there. The holder at the end wins, otherwise what is left decides.',
        'The book has no scenarios.',
      ],
    ],
    'house',
  ),
];

export const ORDER_RULINGS = [
  ...rulingsOf('Orders', [
    [
      'X-05',
      'Six phases',
      'A round has the six phases of the list, not five.',
      'The word five comes from another game of the family.',
    ],
    [
      'X-241',
      'Orders that do nothing',
      'A ship gets exactly two tokens, one after an ion hit. A Shield without shields or a Board without Aggressors is accepted and lost.',
      'So the book has it.',
    ],
    [
      'X-242',
      'What is hidden',
      'Others see that two tokens lie there, not which, and whether a player is done. Until the last one is done every order may be changed.',
      'All are turned over together.',
    ],
    [
      'X-57',
      'Who turns first',
      'Both sides turn their shields in secret, before any move, and show them together. The same side twice is one better.',
      'Both players activate all, the book says.',
    ],
    [
      'X-225',
      'Turning shields',
      'After the choice at priority each Shield token is given a side of its ship. The arrows turn with the ship.',
      'They are set before anybody moves.',
    ],
    [
      'X-266',
      'Shields by standing order',
      'Left to the order, arrows go where they keep off most of what enemies with a Fire token could do from where they lie: both to one side where that is better than one to each.',
      'The order says: face the greatest threat.',
    ],
    [
      'X-85',
      'Board and Move',
      'A ship with both uses them in the order that its owner wants.',
      'They are two actions.',
    ],
  ]),
  ...rulingsOf(
    'Orders',
    [
      [
        'X-256',
        'Ions',
        'An ion beam takes no Wound: the ship gets one token in the next Orders phase. Two hits do no more than one.',
        'The weapon is ours.',
      ],
    ],
    'house',
  ),
];

export const MOVE_RULINGS = rulingsOf('Moving', [
  [
    'X-06',
    'How far round',
    'A turn is 90 degrees at most.',
    'Two numbers are printed side by side; the second place has 90.',
  ],
  [
    'X-205',
    'Turning',
    'A ship turns about its centre, by any tenth of a degree. Only where it ends must be free: on the board, over nothing, in no zone that it was not in; by the switch every whole degree on the way too. A turn never rams.',
    'Otherwise a warship could not turn beside anybody.',
  ],
  [
    'X-206',
    'The inch before the turn',
    'It is exactly 1", and cut short only by an edge, a zone or something solid; the turn follows all the same. A turn counts as a move of at least 1".',
    'No ship gets stuck with its nose to the edge.',
  ],
  [
    'X-207',
    'Straight moves',
    'A ship goes any distance up to its Move along its facing, its whole base swept. What would meet a zone, a base, something solid or the edge is refused with the farthest that goes.',
    'Everything may be measured beforehand.',
  ],
  [
    'X-208',
    'Moving back',
    'One Move token, a quarter of the Move at most, the facing kept; it never rams.',
    'So it is written.',
  ],
  [
    'X-209',
    'How fighters fly',
    'One Move token is any number of straight legs, together no longer than the Move, and any facing at the end. On the way the base counts as a disc as wide as itself.',
    'A square that turns has no exact path.',
  ],
  [
    'X-210',
    'One ship after another',
    'A ship uses all its Move and Board tokens in one go, the second chosen after the first is done. Nobody comes back to a ship. Who has only drifts left is asked for their order where it can matter, else they go by number.',
    'It asks the fewest questions.',
  ],
  [
    'X-56',
    'Standing still',
    'With a Move token a ship may stay where it is; without one it drifts. A boarding that is made replaces the drift, a lost one does not. By the switch moves shorter than 1" are refused, and a ship that has neither moved nor turned drifts all the same.',
    'So the longer sentence reads.',
  ],
  [
    'X-211',
    'Who drifts',
    'A ship drifts 1" if it has a Move above 0 but no Move token, has not boarded, and is not locked, rooted or docked. Docked means near a station of its own side, or one that its side holds. Those that were not activated drift when their side ends its half, in order of number.',
    'So everybody can tell beforehand.',
  ],
  [
    'X-212',
    'What stops a drift',
    'Zones and difficult ground do not. The first base is a ram, solid terrain a wreck, and any part of the base over the edge destroys the ship.',
    'Forced moves go before prohibitions.',
  ],
  [
    'X-61',
    'Stopping at the edge',
    'A voluntary move stops at the edge; only the drift destroys.',
    'The book names only the forced inch.',
  ],
  [
    'X-59',
    'Zones',
    'A zone is 1" about every ship, friend or foe. Only who boards or rams an enemy ends in its zone.',
    'Two lengths are printed; inches are the measure.',
  ],
  [
    'X-213',
    'Passing zones',
    'No point of a voluntary move may be near another ship, the one to be rammed excepted. Who is near already may go as long as the gap does not shrink.',
    'Otherwise a locked ship could never leave.',
  ],
  [
    'X-214',
    'Zones of friends',
    'No ship goes there of its own will, nor rams a friend. A drift can: both roll for a ram, once for each pair and phase, and nobody stops unless the bases touch. Who is near already does not enter; two that have rolled and meet again are only set back.',
    'So both sentences of the book hold.',
  ],
  [
    'X-219',
    'Boarding moves',
    'One straight slide in any direction, the facing kept: half the Move, a quarter if it points backward. It ends touching the target, touches nothing before, and no zone counts. Of several the shortest is made.',
    'Forward is said of the Move token only.',
  ],
  [
    'X-220',
    'Whom to board',
    'The target is named when the token is used, any boardable enemy in reach. Without one the token is lost and the ship drifts; a second Board token is always lost.',
    'The second side may flee before, or be caught.',
  ],
  [
    'X-221',
    'Held fast',
    'Both ships of a boarding stay where they are for the rest of the phase. What they have left of Move and Board tokens lapses, and they do not drift.',
    'So to act first helps who boards.',
  ],
  [
    'X-222',
    'Locked exactly',
    'Enemies that are near, both boardable, one of them at least with Aggressors. It is read off the board whenever it is asked, and such pairs fight every round.',
    'Freighters can be seized, fighters never.',
  ],
  [
    'X-223',
    'Orders of a locked ship',
    'Move breaks off, Board is lost, Shield works against others, Fire is lost if the ship is still locked when it would shoot.',
    'It makes the book’s sentence exact.',
  ],
  [
    'X-62',
    'Who strikes after whom',
    'Locked when the round began, no Move token used; the enemy used one and is near no longer.',
    'So it can be told from the board.',
  ],
  [
    'X-224',
    'Opportunity attacks exactly',
    'After both halves, ships of the first side first and by number, each attacks one enemy that left it. No saves, and the dead are removed at once. A station of nobody strikes last, at the first that left it.',
    'One attack for each ship.',
  ],
  [
    'X-235',
    'Distance moved',
    'What Move tokens and boarding moves cost counts; drift and being set back do not. Half a move is half the Move at most, no move means no turn either.',
    'Weapons ask for it.',
  ],
]);

export const RAM_RULINGS = [
  ...departing('Rams', [
    [
      'X-13',
      'Whose hull breaks',
      'A die and the own Strength against the Integrity of the other ship; it suffers the wound. By the switch each tests its own hull.',
      'Strength is for striking, Integrity is the hull. The letter would have strong ships break themselves.',
    ],
  ]),
  ...rulingsOf('Rams', [
    [
      'X-215',
      'Declaring a ram',
      'The move names its target: a Move token straight ahead, or the last leg of a fighter, in whole tenths of a degree and with the facing it will have. Only the zone of the target is open, on that leg, and the move must reach it: to touch it at the very end of the Move is enough.',
      'Unwanted rams come from drift alone.',
    ],
    [
      'X-60',
      'Where a ram stops',
      'Wounds count at once. If the target is destroyed the mover goes on.',
      'The book gives no place to stop.',
    ],
    [
      'X-216',
      'After a ram',
      'If the target lives the mover is set back along its path until it is 1" clear, at most to where it began. If the target is destroyed it goes on as far as was ordered and is free. A ram locks nobody.',
      'A ram happens instead of a boarding.',
    ],
    [
      'X-217',
      'Fighters and stations',
      'Every ship rams and is rammed alike, boardable or not.',
      'The book makes no difference.',
    ],
    [
      'X-257',
      'Order of dice',
      'The mover or attacker rolls first, for wounds that are ignored too. No die is rolled where the result is certain; what a rock does is rolled by the other side.',
      'Dice on a real table need an order.',
    ],
  ]),
  ...rulingsOf(
    'Rams',
    [
      [
        'X-218',
        'Rocks and wrecks',
        'A voluntary move ends there unharmed. A drift into one is a die and its Strength, 4 or 3, against the Integrity of the ship, and it stays in contact; the piece is never hurt.',
        'It is a ram with one side.',
      ],
    ],
    'house',
  ),
];
