/** Rules that players may set otherwise before a battle. */

import { choice, offOn } from '@muster/dwethia';
import type { Switch } from '@muster/kernel';

export const SWITCHES: readonly Switch[] = [
  choice(
    'objectiveMix',
    'X-159',
    'Choice of objectives',
    ['free', 'Any five'],
    ['mixed', 'Mixed: at least three of Slay, at most one of Loss, one of Affinity'],
  ),
  choice('customUnits', 'X-173', 'Units of one’s own', ['on', 'Allowed'], ['printed', 'Only the printed profiles']),
  choice(
    'prices',
    'X-175',
    'Prices of profiles',
    ['list', 'By the list'],
    ['house', 'House prices: nearer to what profiles do in battle'],
  ),
  choice(
    'unevenForces',
    'X-125',
    'Uneven forces',
    ['oneMore', 'One more activation, then the round ends'],
    ['all', 'Everybody is activated'],
  ),
  choice(
    'roundLimit',
    'X-163',
    'Rounds',
    ['board', '8, 10 or 12 by the size of the board'],
    ['none', 'No limit but 30'],
  ),
  choice(
    'redirect',
    'X-135',
    'Passing a shot on',
    ['defender', 'The defender may pass it to an ally beside the target'],
    ['off', 'Shots strike whom they were aimed at'],
  ),
  offOn('friendlyBlast', 'X-136', 'Blasts', 'Strike friend and foe', 'Strike enemies only'),
  choice('falling', 'X-116', 'Jumping down', ['risk', 'May wound'], ['free', 'Never wounds']),
  choice(
    'raised',
    'X-109',
    'Shooting over models',
    ['floor', 'From any raised floor'],
    ['aboveTarget', 'From a floor above the target’s'],
  ),
];
