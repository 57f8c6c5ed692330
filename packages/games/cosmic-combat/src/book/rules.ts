/** What the book of Cosmic Combat says (CC, and DW where it goes its own way), in players' words. */

import { rulesOf } from '@muster/dwethia';

export const FLEET_RULES = rulesOf('Fleets', [
  ['DW-29', 'Pools of the fleet', 'Destiny, Faith and Affinity of all ships go into three pools of the whole fleet.'],
  ['CC-01', 'How many', 'Four to six ships are enough to learn; then a fleet of 1500 points.'],
  ['CC-02', 'What one sees', 'A ship shows what it carries: weapons, shields, its class and its faction.'],
  [
    'CC-03',
    'Bases',
    'Fighters stand on 30 by 30 mm, cruisers on 60 by 30, warships on 100 by 60. The longer side lies along the facing.',
  ],
  [
    'CC-04',
    'Other sizes',
    'A base may be up to 10 mm longer, shorter, wider or narrower. Round ones exist only where a profile says so.',
  ],
  [
    'CC-05',
    'What a base decides',
    'The base decides which side a shield guards, where weapons fire and what collides.',
  ],
  ['CC-06', 'Profiles', 'Every profile names the size of its base.'],
  [
    'CC-09',
    'Sizes of battles',
    'Fleets of 1500 points meet on 2 by 2 feet, of 3000 on 3 by 3, of 4500 and more on 4 by 6.',
  ],
]);

export const SETUP_RULES = rulesOf('Set-up', [
  ['CC-07', 'Terrain', 'Asteroids, stations and debris may lie on the board.'],
  ['CC-08', 'Inches', 'Lengths are inches.'],
  ['CC-10', 'Deploying', 'Fleets are deployed in the usual way, or as the scenario says.'],
  [
    'CC-11',
    'How long',
    'A battle lasts five rounds unless its scenario says otherwise; the scenario or what is left decides it.',
  ],
  ['CC-12', 'Usual boards', 'Boards are 3 by 3 feet for small battles, 4 by 6 for large ones.'],
  ['CC-13', 'Placing terrain', 'Terrain is agreed on before ships are deployed; ships are deployed clear of it.'],
  ['CC-14', 'The zone', 'A ship is deployed wholly within 9" of its own edge.'],
  [
    'CC-15',
    'Who begins',
    'Both sides roll a die, ties again. The winner chooses an edge and deploys one ship; then both go on in turns.',
  ],
  ['CC-16', 'Special deployment', 'Ships with a way of their own to deploy come after all others.'],
  ['CC-17', 'Heroes', 'Heroes are deployed like everybody else.'],
  ['CC-18', 'Reserves', 'Ships that arrive later do so as their profile says.'],
  ['CC-19', 'Beginning', 'When all ships lie on the board the first round begins.'],
  ['DW-40', 'Scenarios', 'A scenario may say who wins.'],
]);

export const ORDER_RULES = rulesOf('Orders', [
  ['CC-20', 'The round', 'Orders, Priority, Movement, Shoot, Close combat, End.'],
  [
    'CC-21',
    'Two orders',
    'Every ship gets two tokens, face down. When both sides are content all are turned over together.',
  ],
  ['CC-22', 'Four kinds', 'There are Shield, Move, Fire and Board.'],
  [
    'CC-23',
    'Shield',
    'A Shield token guards one side of the ship. Two guard two sides, or one side with a save one better. Without shields the order is lost.',
  ],
  [
    'CC-24',
    'Move',
    'A Move token is a straight move, or 1" ahead and a turn; two may be either, or one of them twice.',
  ],
  ['CC-25', 'Fire', 'A ship shoots as often as it has Fire tokens, and not at all without one.'],
  [
    'CC-26',
    'Board',
    'A Board token is up to half a move into contact with an enemy. Without Aggressors or a target in reach the order is lost.',
  ],
  [
    'DW-34',
    'What priority orders',
    'The side that acts first moves all its ships, shoots with all of them and picks the first fight.',
  ],
]);

export const MOVE_RULES = rulesOf('Moving', [
  ['CC-27', 'Momentum', 'A ship without a Move order goes 1" straight ahead, unless it is locked in a boarding.'],
  [
    'CC-28',
    'A Move order',
    'Up to the whole Move, or 1" ahead and a turn of up to 90 degrees. Less, or nothing, is allowed.',
  ],
  ['CC-29', 'Locked', 'Ships within 1" of each other that have Aggressors are locked in a boarding and do not drift.'],
  ['CC-30', 'The order', 'Shields are turned, the first side moves, then the other, then all shoot.'],
  [
    'CC-31',
    'What a shield guards',
    'If a shot can reach the side that a shield guards, the ship has its save against it.',
  ],
  [
    'CC-32',
    'Straight lines',
    'Ships of a side move in any order, each in straight lines and no farther than its Move.',
  ],
  ['CC-33', 'Backward', 'A ship goes backward a quarter of its Move at most, fighters excepted.'],
  ['CC-34', 'Fighters', 'Fighters fly in any direction and may change it.'],
  ['CC-35', 'Nobody is passed', 'No ship moves through another; a gap must be as wide as the base.'],
  [
    'CC-36',
    'Control zones',
    'No ship comes within 1" of another unless it boards it. Friends are not boarded; where they come so close both roll for a ram.',
  ],
  [
    'CC-37',
    'Boarding',
    'With a Board order and Aggressors a ship moves into contact within half its Move. Then neither moves further in this phase.',
  ],
  ['CC-38', 'Too small to board', 'Fighters cannot be boarded and enter the zone of an enemy only to ram it.'],
  ['CC-39', 'One at a time', 'A ship boards one ship only.'],
  ['CC-40', 'Contact', 'Contact without a Board order is a ram.'],
  ['CC-41', 'Facing', 'Ships turn only with a Move order.'],
  ['CC-42', 'The edge', 'Nobody leaves the board. Who drifts over its edge counts as destroyed by the other side.'],
  [
    'CC-43',
    'Opportunity attacks',
    'Who was locked and stayed, while an enemy used a Move order to leave, rolls its Aggressors after it by the chart of Martial. Each success is a wound.',
  ],
  ['DW-35', 'Moves at other times', 'Some ships may move at other times; their rules say so.'],
]);

export const RAM_RULES = rulesOf('Rams', [
  ['CC-44', 'Rams', 'Every collision is a ram, whether declared or not.'],
  ['CC-45', 'What it does', 'Each ship rolls a die and adds its Strength; Integrity or more is a wound.'],
]);

export const FIRE_RULES = rulesOf('Fire', [
  ['CC-50', 'Who shoots', 'The first side shoots with all its ships, then the other.'],
  [
    'CC-51',
    'Several weapons',
    'A ship fires all its weapons before the next one shoots. Each shot may have another target.',
  ],
  ['CC-52', 'Not while boarding', 'A ship in a boarding does not shoot.'],
  [
    'DW-36',
    'Removed together',
    'Ships that are shot down stay until both sides have shot; then all are removed together.',
  ],
]);

export const BOARDING_RULES = rulesOf('Boarding fights', [
  ['CC-60', 'Who fights', 'Enemies within 1" of each other fight. Several may board one.'],
  ['CC-61', 'Dice', 'Each side rolls the Aggressors of all its ships in the fight together.'],
  ['CC-62', 'Martial', 'The highest Martial of each side counts.'],
  ['CC-64', 'What is needed', 'Equal 4+, higher 3+, lower 5+, double or more 2+, half or less 6+.'],
  ['CC-65', 'One roll', 'Both sides roll at once; each success is a wound, and shields do not help.'],
  ['CC-66', 'Which fight', 'The first side picks the first fight, then both in turns. Who picks is the attacker.'],
  ['CC-67', 'Many in a fight', 'Who has struck shares his wounds out among the enemies in the fight.'],
  ['DW-37', 'Removed at once', 'Who falls in close combat is removed at once.'],
  ['DW-38', 'Who orders the fights', 'The sides pick fights in turns; it does not lie with one of them alone.'],
]);
