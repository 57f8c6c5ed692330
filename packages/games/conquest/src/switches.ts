/** Rules that players may set otherwise before a war. */

import type { Switch } from '@muster/kernel';

type Value = Switch['choices'][number]['value'];

/** The first choice is the default. */
const choice = (
  name: string,
  rule: string,
  title: string,
  ...choices: readonly (readonly [value: Value, words: string])[]
): Switch => ({
  name,
  path: ['rulings', name],
  rule,
  title,
  choices: choices.map(([value, words]) => ({ value, words })),
});

const onOff = (name: string, rule: string, title: string, off: string, on: string): Switch =>
  choice(name, rule, title, [false, off], [true, on]);

const offOn = (name: string, rule: string, title: string, on: string, off: string): Switch =>
  choice(name, rule, title, [true, on], [false, off]);

export const SWITCHES: readonly Switch[] = [
  onOff('blindMuster', 'X-301', 'Scenario and missions', 'Open from the beginning', 'Chosen in secret, shown together'),
  choice('nodeSpacing', 'X-304', 'Nodes placed in turn', [6, '6 inches apart'], [5, '5 inches apart']),
  offOn('cityAlways', 'X-306', 'The city', 'Always in the middle', 'Only where somebody plays for it'),
  choice(
    'hqCentreGap',
    'X-307',
    'Headquarters',
    [12, '12 inches from the middle'],
    [0, 'Anywhere within 18 inches of the edge'],
  ),
  choice(
    'startZone',
    'X-308',
    'Starting forces',
    ['hq6', 'Within 6 inches of the headquarters'],
    ['half', 'Anywhere in the own half'],
  ),
  offOn(
    'composition',
    'X-309',
    'Commanders and elites',
    'Limited by the size of the war',
    'As many as one can pay for',
  ),
  offOn(
    'pointLimitCapsBuilds',
    'X-310',
    'The point limit',
    'Holds for everything ever fielded',
    'Holds for starting forces only',
  ),
  offOn('yieldScale', 'X-311', 'Yields', 'Grow with the point limit', 'Stay as they are'),
  choice('boardSize', 'X-312', 'Board', ['points', 'By points'], [36, '36 inches'], [48, '48 inches']),
  choice(
    'engageDistance',
    'X-17',
    'A fight begins',
    ['inch', 'Within 1 inch'],
    ['half', 'Within half an inch'],
    ['contact', 'At base contact'],
  ),
  onOff('stickyMelee', 'X-39', 'Leaving a melee', 'Is free', 'Lets every opponent strike'),
  choice('carriers', 'X-320', 'Relics are carried', ['any', 'By any unit'], ['harvest', 'By units that harvest']),
  offOn('nodeOncePerSide', 'X-321', 'A node serves', 'Each side once in a phase', 'Every unit that comes'),
  offOn('minePerNode', 'X-322', 'Extractors', 'One at each deposit', 'As many as there is room for'),
  choice('relicCapacity', 'X-324', 'A unit carries', [1, 'One relic'], [2, 'Two relics']),
  choice('surgeWindows', 'X-327', 'Surge', ['orders', 'When standing orders say so'], ['off', 'Is not played']),
  onOff('engagedBuild', 'X-332', 'Units in contact', 'Cannot build', 'Can build'),
  choice('productsPerBuilder', 'X-333', 'A builder makes', [1, 'One thing in a phase'], [2, 'Two things in a phase']),
  choice('noRoom', 'X-334', 'No room for a product', ['refund', 'Its price comes back'], ['lose', 'Its price is lost']),
  onOff('coverStacks', 'X-340', 'Several covers', 'The best one counts', 'They add up'),
  choice(
    'reachLink',
    'X-352',
    'Long weapons reach',
    ['coherency', 'Over a friend within 1 inch'],
    ['contact', 'Over a friend in base contact'],
  ),
  offOn('supportStats', 'X-353', 'Supporters', 'Lend their figures to the fight', 'Lend nothing but dice'),
  choice(
    'allocator',
    'X-356',
    'Wounds in melee',
    ['owner', 'Are allotted by who suffers them'],
    ['attacker', 'Are allotted by who deals them'],
  ),
  onOff('resolveAllUnits', 'X-361', 'Heroic Resolve', 'For heroes', 'For every unit'),
  offOn('resistBuffs', 'X-363', 'Powers on friends', 'Can be resisted', 'Cannot be resisted'),
  choice(
    'rootUntil',
    'X-364',
    'Root lasts',
    ['half', 'Through the next movement of its victims'],
    ['round', 'Till the end of the round'],
  ),
  choice(
    'vpAnnihilation',
    'X-367',
    'Annihilation',
    [9, 'A point for every 9 slain'],
    [4, 'A point for every 4 slain'],
    [10, 'A point for every 10 slain'],
  ),
  choice(
    'cityControl',
    'X-368',
    'The city is held',
    ['majority', 'By the greater force there'],
    ['sole', 'By who is alone there'],
  ),
  choice(
    'vpMine',
    'X-369',
    'Mine the Resources',
    ['6/6', '6 for each'],
    ['6/8', '6 for a deposit, 8 for a relic'],
    ['10/10', '10 for each'],
  ),
  choice('rounds', 'X-370', 'Rounds', [6, 'Six'], [4, 'Four'], [8, 'Eight']),
  offOn('eliminationWins', 'X-371', 'Who has nothing left', 'Loses at once', 'Plays on for the points'),
  onOff('hqLossLoses', 'X-372', 'A lost headquarters', 'Is a loss like others', 'Loses the war'),
  onOff('loneIntegrity', 'X-27', 'Integrity of a lone unit', 'Does not count', 'Counts'),
  onOff('savesOptional', 'X-29', 'Shield bearers', 'Take wounds first', 'Need not take wounds first'),
  choice(
    'shieldIntegrity',
    'X-45',
    'A shield adds',
    ['target', 'The Integrity of who is shot at'],
    ['bearer', 'The Integrity of the bearer'],
  ),
  choice('refill', 'X-19', 'Pools', ['never', 'Are never refilled'], ['perRound', 'Are refilled each round']),
  onOff(
    'poolLossOnDeath',
    'X-19',
    'The fallen',
    'Leave their points in the pools',
    'Take their points out of the pools',
  ),
  offOn('affinityResists', 'X-24', 'Affinity', 'Resists like Faith', 'Does not resist'),
  onOff('entryFeeCounts', 'X-20', 'The first point of a resistance', 'Is a fee', 'Counts'),
  onOff('strictSingleRaise', 'X-21', 'A raise', 'Is any number of points', 'Is one point'),
  choice(
    'resistRadius',
    'X-23',
    'Powers are resisted',
    [12, 'Within 12 inches of the caster'],
    [24, 'Within 24 inches of the caster'],
  ),
  onOff('surgeAllUnits', 'X-66', 'Who may Surge', 'Heroes', 'Every unit'),
  onOff('summoningSickness', 'X-87', 'New units', 'Fight at once', 'Fight from the next round on'),
  choice('arcMultiplier', 'X-04', 'Shots in an arc', [2, 'Reach twice as far'], [3, 'Reach three times as far']),
];
