/** Rules that players may set otherwise before a battle. */

import type { Switch } from '@muster/kernel';

export const SWITCHES: readonly Switch[] = [
  {
    name: 'objectiveMix',
    path: ['rulings', 'objectiveMix'],
    rule: 'X-159',
    title: 'Choice of objectives',
    choices: [
      { value: 'free', words: 'Any five' },
      { value: 'mixed', words: 'Mixed: at least three of Slay, at most one of Loss, one of Affinity' },
    ],
  },
  {
    name: 'customUnits',
    path: ['rulings', 'customUnits'],
    rule: 'X-173',
    title: 'Units of one’s own',
    choices: [
      { value: 'on', words: 'Allowed' },
      { value: 'printed', words: 'Only the printed profiles' },
    ],
  },
  {
    name: 'prices',
    path: ['rulings', 'prices'],
    rule: 'X-175',
    title: 'Prices of profiles',
    choices: [
      { value: 'list', words: 'By the list' },
      { value: 'house', words: 'House prices: nearer to what profiles do in battle' },
    ],
  },
  {
    name: 'unevenForces',
    path: ['rulings', 'unevenForces'],
    rule: 'X-125',
    title: 'Uneven forces',
    choices: [
      { value: 'oneMore', words: 'One more activation, then the round ends' },
      { value: 'all', words: 'Everybody is activated' },
    ],
  },
  {
    name: 'roundLimit',
    path: ['rulings', 'roundLimit'],
    rule: 'X-163',
    title: 'Rounds',
    choices: [
      { value: 'board', words: '8, 10 or 12 by the size of the board' },
      { value: 'none', words: 'No limit but 30' },
    ],
  },
  {
    name: 'redirect',
    path: ['rulings', 'redirect'],
    rule: 'X-135',
    title: 'Passing a shot on',
    choices: [
      { value: 'defender', words: 'The defender may pass it to an ally beside the target' },
      { value: 'off', words: 'Shots strike whom they were aimed at' },
    ],
  },
  {
    name: 'friendlyBlast',
    path: ['rulings', 'friendlyBlast'],
    rule: 'X-136',
    title: 'Blasts',
    choices: [
      { value: true, words: 'Strike friend and foe' },
      { value: false, words: 'Strike enemies only' },
    ],
  },
  {
    name: 'falling',
    path: ['rulings', 'falling'],
    rule: 'X-116',
    title: 'Jumping down',
    choices: [
      { value: 'risk', words: 'May wound' },
      { value: 'free', words: 'Never wounds' },
    ],
  },
  {
    name: 'raised',
    path: ['rulings', 'raised'],
    rule: 'X-109',
    title: 'Shooting over models',
    choices: [
      { value: 'floor', words: 'From any raised floor' },
      { value: 'aboveTarget', words: 'From a floor above the target’s' },
    ],
  },
];
