/** What the book of Heroes says (HR), in players' words. */

import { rulesOf } from '@muster/dwethia';

export const OWN_FORCE_RULES = rulesOf('Forces of Heroes', [
  ['HR-01', 'A dense board', 'Terrain is not required, but it should be dense, tall and layered.'],
  ['HR-03', 'What one sees', 'A model shows its race and what it carries.'],
  ['HR-02', 'How many', 'One hero is enough to learn; three to six models and about 300 points are usual.'],
  ['HR-04', 'Bases', 'Basic units stand on 32 mm, heroes and religious elites on 40, monsters on 50, titans on 100.'],
  [
    'HR-05',
    'Numbers',
    'Every profile has a letter for its rank and a number: H hero, B basic, R religious, M monster, T titanic.',
  ],
  ['HR-08', 'Sizes', 'Battles are fought with 60 points on 24 by 24 spaces, 150 on 36 by 36, 300 on 48 by 48.'],
  ['HR-12', 'Pools', 'Each character has its own Destiny, Faith and Affinity.'],
]);

export const SETUP_RULES = rulesOf('Set-up', [
  ['HR-09', 'Terrain', 'Both sides agree on an arena, or place terrain in turns and roll off for the choice of edges.'],
  ['HR-10', 'Markers', 'Four markers lie on the board, one in each quarter; each side places those in the enemy half.'],
  ['HR-11', 'Entering', 'Models begin beside the board and enter their own zone when they are first activated.'],
  [
    'HR-13',
    'Secret objectives',
    'Each side seals five of the 25 objectives. Who opens the seal with all five met wins; otherwise they lie open.',
  ],
  ['HR-14', 'Beginning', 'Both sides roll for priority, then activate one model in turns.'],
  [
    'HR-15',
    'The 25 objectives',
    'Objectives ask for kills, for losses or for deeds; the table counts all of them for both sides.',
  ],
]);

export const ACTIVATION_RULES = rulesOf('Activation', [
  [
    'HR-18',
    'The round',
    'Priority, then activations of one model each, with moving, shooting and fighting, then the end of the round.',
  ],
  ['HR-19', 'First hero', 'Who wins priority says which side activates first.'],
  [
    'HR-20',
    'Choosing a model',
    'The side whose turn it is activates one of its models without a token; then that model gets one.',
  ],
  ['HR-21', 'Nobody left, first reading', 'When a side has nobody left, the other activates all its models.'],
  [
    'HR-22',
    'Nobody left, second reading',
    'When a side has nobody left, the other activates one more, then the round ends.',
  ],
  ['HR-23', 'Passing on', 'After an activation the other side goes on. The end of the round takes all tokens away.'],
  ['HR-24', 'Moving', 'The active model moves up to its Move in spaces, by any way.'],
  ['HR-25', 'Defensive move', 'With a shield, at most half a move makes the save one better.'],
  ['HR-26', 'Stealth move', 'With a cloak, at most half a move makes aiming at the model one harder.'],
  ['HR-27', 'Climbing', 'One step up is free; more costs two for each inch, and must be paid in one move.'],
  ['HR-28', 'Gaps', 'A gap of up to two spaces is free, a wider one costs double, and must be crossed in one move.'],
  ['HR-29', 'Passing others', 'Nobody moves through enemies. Friends may be passed, but no two models share a space.'],
  ['HR-30', 'Engaging', 'Who moves next to an enemy is engaged with it and stops.'],
  ['HR-31', 'Facing and edges', 'Facing does not matter. Nobody leaves the board.'],
  ['HR-32', 'Shooting or casting', 'After its move the active model may shoot or cast; the slain are removed at once.'],
  ['HR-33', 'Quick Shot', 'A model slain with a Quick Shot weapon in its hands fires it once before it is removed.'],
  ['HR-34', 'One weapon', 'A model fires one ranged weapon.'],
  ['HR-35', 'Engaged shooters', 'Engaged models do not shoot, except with light weapons.'],
  ['HR-36', 'Keywords', 'A keyword of a weapon changes the rules for its attacks.'],
  ['HR-37', 'Arc', 'In an arc a weapon fires three times as far, without sight, and Perception counts nothing.'],
  [
    'HR-38',
    'Blast',
    'A blast strikes the target and, row by row, the models that touch; shields among them may save for others.',
  ],
  ['HR-39', 'Light', 'A light weapon fires while engaged, and before fighting.'],
  ['HR-40', 'Beginning engaged', 'A model that begins its activation engaged retreats, fires or fights.'],
  [
    'HR-41',
    'Retreat',
    'Every engaged enemy strikes after it; then it moves up to 3 spaces, away from all enemies, and does nothing else.',
  ],
  ['HR-42', 'Fire', 'Instead of fighting it shoots, with Perception 3 lower.'],
  ['HR-43', 'Fight', 'It strikes at any enemy in reach.'],
  ['HR-44', 'Long weapons', 'Weapons of Range 2 and 3 reach 2 and 3 spaces, also over terrain.'],
  ['HR-45', 'Allies in a fight', 'Allies close by lend their Integrity; they do not roll.'],
  ['HR-46', 'Only the active model', 'Only the active model strikes, with as many dice as it has Aggression.'],
  [
    'HR-47',
    'Falling back',
    'After a fight both sides may fall back up to 3 spaces from their enemies, the attacker first.',
  ],
  [
    'HR-48',
    'Opportunity attacks',
    'Who stood still while an enemy left its reach rolls its Aggression; each 6 is a wound.',
  ],
]);

export const END_RULES = rulesOf('The end', [
  ['HR-16', 'Who wins', 'A side wins when all its objectives are met and claimed, or when the other has nobody left.'],
  [
    'HR-17',
    'A squad that lives on',
    'A squad may be kept over battles. After each, a die is rolled for every model that was slain, and for every one that slew an enemy and lives; it may leave a scar, glory, or something for the next battle of the squad. A Mage Slayer that can shoot or strike an enemy with Affinity must attack the nearest one.',
  ],
]);
