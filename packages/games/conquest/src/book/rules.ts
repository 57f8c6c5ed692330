/** What the book of Conquest says (CQ, and DW where it goes its own way), in players' words. */

import { rulesOf } from '@muster/dwethia';

export const ARMY_RULES = rulesOf('Armies', [
  [
    'CQ-01',
    'Scale',
    'A model stands for an army, the board for a continent with cities, forests, deserts, mountains and oceans.',
  ],
  ['CQ-02', 'How many', 'About six models are enough to learn.'],
  [
    'CQ-03',
    'Bases',
    'Units stand on 40 mm, Commanders and Elites on 25, buildings and deposits on 50. Epic units have a base of their own.',
  ],
  [
    'CQ-04',
    'Rims',
    'The rim of a base tells the race: gold Old One, red Terran, blue Sovereign, green Orc, yellow Geck, purple Croc, silver Cyborii, bronze Borii, brown Taurus, black Wraith.',
  ],
  ['CQ-05', 'Numbers', 'Every profile has a number, which its base shows; the elite of a religion has a letter.'],
  ['CQ-06', 'Bare bases', 'Coloured bases with numbers are enough, for no rule asks what stands on them.'],
  [
    'CQ-07',
    'Colours of factions',
    'The top of a base is gold for the Empire of Sol, blue for the Citadel, red for Bloodpact Anarchists, green for Black Sun Traders, purple for the Eldritch Cult, black for Champions of the Void.',
  ],
  [
    'CQ-08',
    'Buildings',
    'A building has Defense, Wounds and Integrity only. One that shoots has the keyword Fortress and names its guns.',
  ],
  [
    'DW-29',
    'Pools of the army',
    'Destiny, Faith and Affinity of all units go into three pools of the whole side. Who falls leaves its points there; by the switch it takes them along.',
  ],
]);

export const AIM_RULES = rulesOf('Banks and aims', [
  ['CQ-09', 'Two banks', 'A side has Requisition, from Mines and Gas Veins, and Aether, from relics.'],
  ['CQ-10', 'Sizes of wars', 'Wars of 1500 points are for beginners, of 3000 usual, of 4500 large, of 6000 epic.'],
  ['CQ-11', 'The scenario', 'Each side plays for a main scenario of its own, whatever the other plays for.'],
  ['CQ-12', 'Annihilation', 'Victory points for all enemy models slain, counted after the sixth round.'],
  ['CQ-13', 'Take the City', 'Who holds the city in the middle when a round ends gets 20 victory points.'],
  [
    'CQ-14',
    'Mine the Resources',
    'Victory points for every resource that was brought in, counted after the fifth round.',
  ],
  ['CQ-15', 'Missions', 'Each side also takes two missions that its faction may have.'],
]);

export const SETUP_RULES = rulesOf('Set-up', [
  ['CQ-16', 'The board', 'The board is 36" by 36", with four quarters of 18" by 18".'],
  [
    'CQ-17',
    'Terrain',
    'Both sides place equally many pieces in turn, or roll for a map, or take a board that is the same from both edges.',
  ],
  ['CQ-18', 'Nodes', 'Resource nodes are markers on the board; they are what workers and relic hunters are after.'],
  ['CQ-19', 'Edges', 'The sides take opposite edges while the board is empty.'],
  [
    'CQ-20',
    'Placing nodes',
    'In every quarter each side places a Relic, a Mine and a Gas Vein, 24 nodes in all. None lies nearer than 6" to another.',
  ],
  [
    'CQ-21',
    'Bases of nodes',
    'Gas Veins have a green rim and 50 mm, Mines a gold rim and 50 mm, Relics a blue rim and 25 mm.',
  ],
  ['CQ-22', 'Headquarters', 'Each side has one headquarters of its faction, within 18" of its own edge.'],
  [
    'CQ-23',
    'Starting force',
    'Units with the keyword Starting Force begin on the board, 500 points at most. What is left of the 500 goes to the Requisition bank.',
  ],
  ['CQ-24', 'Beginning', 'When all stand, what acts at the start does so, and both sides roll for priority.'],
]);

export const ROUND_RULES = rulesOf('Rounds', [
  ['CQ-28', 'The round', 'Priority and Research, Movement and Harvest, Shoot and Build, Close Combat, End.'],
  [
    'DW-34',
    'What priority orders',
    'The side that acts first researches, moves, shoots and builds before the other, and picks the first fight.',
  ],
]);

export const RESEARCH_RULES = rulesOf('Research', [
  ['CQ-29', 'Research', 'After priority each side may buy what research it can pay. It works at once.'],
]);

export const MOVE_RULES = rulesOf('Movement', [
  [
    'CQ-30',
    'One side, then the other',
    'The first side moves and harvests with as many models as it likes, then the other. A model may go less than its Move, or stay.',
  ],
  ['CQ-31', 'Any way', 'Models go in any order and along any path, no farther than their Move.'],
  ['CQ-40', 'Passing others', 'Enemies are not walked through. Friends are, but at the end no base lies on another.'],
  ['CQ-41', 'Keeping away', 'Nobody comes within half an inch of an enemy without meaning to engage it.'],
  ['CQ-42', 'Engaging', 'Who moves up to an enemy is engaged with it; neither moves further in this phase.'],
  ['CQ-43', 'Facing', 'Facing does not matter, and turning is free.'],
  ['CQ-44', 'The edge', 'Nobody leaves the board.'],
  ['DW-35', 'Moves at other times', 'Some units may move at other times; their rules say so.'],
]);

export const HARVEST_RULES = rulesOf('Harvest and relics', [
  ['CQ-32', 'On the way', 'A model may move, harvest once in the phase, and move on.'],
  ['CQ-33', 'Harvest X', 'A model with the keyword Harvest X gains X points at a node.'],
  ['CQ-34', 'What nodes yield', 'Mines and Gas Veins yield Requisition.'],
  [
    'CQ-35',
    'Relics',
    'A relic is carried to the own headquarters or to a Temple. From then on it yields Aether in every Harvest phase, as much as the headquarters says.',
  ],
  ['CQ-36', 'Temples', 'A Temple holds relics too and may draw more Aether from them.'],
  [
    'CQ-37',
    'Extractors',
    'A building with the keyword Mine stands beside a deposit and yields Requisition in every Harvest phase.',
  ],
  ['CQ-38', 'Aether', 'Aether pays for what has Destiny, Faith or Affinity.'],
  ['CQ-39', 'Other buildings', 'Some buildings yield something in every Harvest phase by themselves.'],
]);

export const SURGE_RULES = rulesOf('Surge', [
  ['CQ-70', 'Default actions', 'All heroes have two Destiny actions: Surge and Heroic Resolve.'],
  ['CQ-71', 'Surge', 'In the Movement phase a hero may move at once, out of order, for a point of Destiny.'],
  [
    'CQ-72',
    'Two Surges',
    'An enemy may answer with a Surge. Then both wager more Destiny until one has more; if both stop level, a die of 4 or more lets the side without priority go first.',
  ],
]);

export const FIRE_RULES = rulesOf('Shooting', [
  [
    'CQ-45',
    'Shoot or build',
    'The first side shoots and builds with all its models in any order, then the other. A model does one of the two.',
  ],
  ['CQ-48', 'One weapon', 'A model fires one ranged weapon in a phase.'],
  ['CQ-49', 'Several shots', 'A hero who has several shots fires all of them in a row, at one target or at several.'],
  ['CQ-50', 'Shooting while engaged', 'Engaged models may shoot, but only at those they are engaged with.'],
  ['CQ-51', 'Keywords', 'A keyword of a weapon changes the rules for its shots.'],
  ['CQ-52', 'Quick Shot', 'Who is slain by such a weapon is removed at once, whether it has shot or not.'],
  ['CQ-53', 'Shots in an arc', 'A weapon with Arc may reach twice as far without seeing, and Perception counts as 0.'],
  ['CQ-54', 'Fortress', 'Who has Fortress may do both, shoot and build.'],
  ['CQ-55', 'Commander', 'A Commander in coherency with another unit is no target for any attack.'],
  [
    'DW-36',
    'Removed together',
    'Who is shot down stays until both sides have shot and built; then all are removed together.',
  ],
]);

export const BUILD_RULES = rulesOf('Building', [
  [
    'CQ-46',
    'Building',
    'Name the builder and the product and pay for it. At the end of the phase, before casualties are removed, it is placed beside the builder.',
  ],
  [
    'CQ-47',
    'Builders lost',
    'A builder removed by a Quick Shot delivers nothing, and the price is lost. One slain by other shots still delivers.',
  ],
]);

export const FIGHT_RULES = rulesOf('Close combat', [
  [
    'CQ-56',
    'Fights',
    'Enemies within 1" of each other fight, and friends beside them belong to the fight. The first side picks a fight, then both in turns; who picks is the attacker.',
  ],
  ['CQ-57', 'One fight each', 'A model takes part in one fight in a phase. Its owner picks which.'],
  [
    'CQ-58',
    'Dice',
    'Each side rolls the Aggression of its models within 1" of an enemy and of those whose weapons reach one.',
  ],
  ['CQ-59', 'Both strike', 'Both sides roll at once. Successes are rolled again to wound; then come saves.'],
  ['DW-37', 'Removed at once', 'Who falls in close combat is removed at once.'],
  ['DW-38', 'Who orders the fights', 'The sides pick fights in turns; it does not lie with one of them alone.'],
]);

export const RESOLVE_RULES = rulesOf('Destiny', [
  [
    'CQ-73',
    'Heroic Resolve',
    'For a point of Destiny a die of 4 or more ignores a wound. It may be tried again on the same wound while Destiny lasts.',
  ],
]);

export const END_RULES = rulesOf('Scoring and end', [
  ['CQ-25', 'How long', 'A war lasts six rounds unless its scenario says otherwise.'],
  ['CQ-26', 'Who wins', 'The most victory points of scenario and missions win.'],
  ['CQ-27', 'Campaigns', 'Scars and rewards after a war are for campaigns; here every war stands alone.'],
  ['DW-40', 'Scenarios', 'A scenario may say who wins.'],
]);
