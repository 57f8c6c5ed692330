/** Rules that players may set otherwise before a battle. */

import { choice, offOn, onOff } from '@muster/dwethia';
import type { Switch } from '@muster/kernel';

export const SWITCHES: readonly Switch[] = [
  choice('turnLimit', 'X-06', 'Turns', [90, 'Up to 90 degrees'], [180, 'Up to 180 degrees']),
  onOff(
    'turnSweep',
    'X-205',
    'Room to turn',
    'Only the end of a turn must be free',
    'The corners must be free all the way',
  ),
  onOff('ramLiteral', 'X-13', 'Rams', 'Each ship tries to break the other', 'Each ship tests its own Integrity'),
  onOff('boardingTwoRolls', 'X-14', 'Boarding', 'A success is a wound', 'A success must still beat Defense'),
  choice(
    'fireToken',
    'X-15',
    'A Fire token',
    ['allWeapons', 'Fires every weapon once'],
    ['oneWeapon', 'Fires one weapon'],
  ),
  choice(
    'arcs',
    'X-229',
    'Arcs of fire',
    ['corner', 'Four of 90 degrees from the corners'],
    ['diagonal', 'By the diagonals of the base'],
    ['off', 'Every weapon fires all round'],
  ),
  onOff('minMoveAlways', 'X-211', 'A Move token', 'A ship may stay where it is', 'A ship moves 1 inch at least'),
  choice(
    'shieldOrder',
    'X-57',
    'Shields',
    ['secret', 'Turned in secret and shown together'],
    ['secondFirst', 'Turned openly, who acts first turns last'],
  ),
  choice(
    'friendlyZone',
    'X-214',
    'Near a friend',
    ['forced', 'Only a drift can come so near'],
    ['voluntary', 'A ship may come so near, and both risk a ram'],
  ),
  onOff('ramThenFight', 'X-216', 'After a ram', 'The rammer is set back', 'The ships stay in contact and fight'),
  choice('boardingMove', 'X-219', 'Boarding moves', ['any', 'In any direction'], ['forward', 'Only ahead']),
  choice(
    'shieldReach',
    'X-226',
    'A shield guards',
    ['half', 'Against whoever is beyond the line of its side'],
    ['arc', 'Against whoever is in its arc'],
  ),
  offOn(
    'nebulaBlind',
    'X-234',
    'In a nebula',
    'A ship neither shoots nor is shot at',
    'A ship shoots and is not shot at',
  ),
  choice(
    'redirect',
    'X-237',
    'Passing a shot on',
    ['defender', 'The defender may pass it to a friend near the target'],
    ['off', 'Shots strike whom they were aimed at'],
  ),
  choice('upchargeCap', 'X-248', 'Upcharge', [1, 'One point at most'], [null, 'Any number of points']),
  choice('boardSize', 'X-251', 'Board', ['points', 'By points'], ['large', 'One size larger']),
  choice('deployDepth', 'CC-14', 'Zones of deployment', [9, '9 inches deep'], [6, '6 inches deep']),
];
