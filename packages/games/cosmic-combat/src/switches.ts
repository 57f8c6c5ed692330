/** Rules that players may set otherwise before a battle. */

import type { Switch } from '@muster/kernel';

const onOff = (name: string, rule: string, title: string, off: string, on: string): Switch => ({
  name,
  path: ['rulings', name],
  rule,
  title,
  choices: [
    { value: false, words: off },
    { value: true, words: on },
  ],
});

const choice = (
  name: string,
  rule: string,
  title: string,
  ...choices: readonly { readonly value: string | number | null; readonly words: string }[]
): Switch => ({ name, path: ['rulings', name], rule, title, choices });

export const SWITCHES: readonly Switch[] = [
  choice(
    'turnLimit',
    'X-06',
    'Turns',
    { value: 90, words: 'Up to 90 degrees' },
    { value: 180, words: 'Up to 180 degrees' },
  ),
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
    { value: 'allWeapons', words: 'Fires every weapon once' },
    { value: 'oneWeapon', words: 'Fires one weapon' },
  ),
  choice(
    'arcs',
    'X-229',
    'Arcs of fire',
    { value: 'corner', words: 'Four of 90 degrees from the corners' },
    { value: 'diagonal', words: 'By the diagonals of the base' },
    { value: 'off', words: 'Every weapon fires all round' },
  ),
  onOff('minMoveAlways', 'X-211', 'A Move token', 'A ship may stay where it is', 'A ship moves 1 inch at least'),
  choice(
    'shieldOrder',
    'X-57',
    'Shields',
    { value: 'secret', words: 'Turned in secret and shown together' },
    { value: 'secondFirst', words: 'Turned openly, who acts first turns last' },
  ),
  choice(
    'friendlyZone',
    'X-214',
    'Near a friend',
    { value: 'forced', words: 'Only a drift can come so near' },
    { value: 'voluntary', words: 'A ship may come so near, and both risk a ram' },
  ),
  onOff('ramThenFight', 'X-216', 'After a ram', 'The rammer is set back', 'The ships stay in contact and fight'),
  choice(
    'boardingMove',
    'X-219',
    'Boarding moves',
    { value: 'any', words: 'In any direction' },
    { value: 'forward', words: 'Only ahead' },
  ),
  choice(
    'shieldReach',
    'X-226',
    'A shield guards',
    { value: 'half', words: 'Against whoever is beyond the line of its side' },
    { value: 'arc', words: 'Against whoever is in its arc' },
  ),
  {
    name: 'nebulaBlind',
    path: ['rulings', 'nebulaBlind'],
    rule: 'X-234',
    title: 'In a nebula',
    choices: [
      { value: true, words: 'A ship neither shoots nor is shot at' },
      { value: false, words: 'A ship shoots and is not shot at' },
    ],
  },
  choice(
    'redirect',
    'X-237',
    'Passing a shot on',
    { value: 'defender', words: 'The defender may pass it to a friend near the target' },
    { value: 'off', words: 'Shots strike whom they were aimed at' },
  ),
  choice(
    'upchargeCap',
    'X-248',
    'Upcharge',
    { value: 1, words: 'One point at most' },
    { value: null, words: 'Any number of points' },
  ),
  choice(
    'boardSize',
    'X-251',
    'Board',
    { value: 'points', words: 'By points' },
    { value: 'large', words: 'One size larger' },
  ),
  choice(
    'deployDepth',
    'CC-14',
    'Zones of deployment',
    { value: 9, words: '9 inches deep' },
    { value: 6, words: '6 inches deep' },
  ),
];
