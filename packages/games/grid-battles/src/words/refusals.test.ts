// Refusals in words: what cannot be done, the fact that forbids it, the rule.
import { expect, test } from 'vitest';
import { type BattleRefusal, gridBattles } from '../index.ts';
import { attack, attacking, board, move, refusal } from '../testing.ts';

type Code = BattleRefusal['code'];
type Refused<C extends Code> = BattleRefusal & { readonly code: C };

const unit = { unit: 'A1', name: 'Pikeman A1' } as const;
const aim = { name: 'Archer A1', target: 'Knight B2' } as const;
const cost = { name: 'Knight A2', cost: 5, allowance: 3 } as const;

/** One of each, with the facts that its sentence must tell. */
const ONE_OF_EACH: { readonly [C in Code]: readonly [refusal: Refused<C>, ...facts: string[]] } = {
  battleOver: [{ code: 'battleOver', rule: 'GB-81', phase: 'over' }, 'over'],
  notYourTurn: [{ code: 'notYourTurn', rule: 'GB-10', phase: 'movement' }, 'other side’s turn'],
  wrongPhase: [{ code: 'wrongPhase', rule: 'GB-27', phase: 'movement' }, 'Movement phase'],
  unknownUnit: [{ code: 'unknownUnit', rule: null, unit: 'X9' }, 'X9'],
  notYourUnit: [{ code: 'notYourUnit', rule: 'GB-12', ...unit }, 'Pikeman A1', 'other side'],
  unitDestroyed: [{ code: 'unitDestroyed', rule: 'GB-49', ...unit }, 'Pikeman A1', 'not on the map'],
  alreadyDeployed: [{ code: 'alreadyDeployed', rule: 'FB-04', ...unit }, 'Pikeman A1', 'deployed'],
  notFresh: [{ code: 'notFresh', rule: 'GB-12', ...unit, state: 'fatigued' }, 'Pikeman A1', 'fatigued', 'fresh'],
  notActivated: [{ code: 'notActivated', rule: 'GB-20', ...unit, state: 'fresh' }, 'Pikeman A1', 'fresh'],
  noUnits: [{ code: 'noUnits', rule: 'R-19' }, 'No unit'],
  namedTwice: [{ code: 'namedTwice', rule: 'GB-12', unit: 'A1' }, 'A1', 'twice'],
  tooMany: [{ code: 'tooMany', rule: 'GB-12', given: 4, owed: 3 }, '4', '3'],
  offBoard: [{ code: 'offBoard', rule: 'GB-05', hex: '9999' }, '9999'],
  noRoomLeft: [{ code: 'noRoomLeft', rule: 'FB-04', hex: '0205' }, '0205'],
  outsideZone: [{ code: 'outsideZone', rule: 'FB-04', hex: '0304', rows: [7, 8] }, '0304', '7', '8'],
  alreadyMoved: [{ code: 'alreadyMoved', rule: 'GB-25', ...unit }, 'Pikeman A1', 'move'],
  notAdjacent: [{ code: 'notAdjacent', rule: 'GB-23', from: '0101', hex: '0505' }, '0101', '0505', 'adjacent'],
  occupied: [{ code: 'occupied', rule: 'GB-22', hex: '0202', by: 'B3' }, '0202', 'B3'],
  impassable: [
    { code: 'impassable', rule: 'GB-60', hex: '0404', terrain: 'keep-wall', name: 'Knight A2' },
    '0404',
    'keep wall',
  ],
  tooFar: [{ code: 'tooFar', rule: 'GB-23', ...cost }, 'Knight A2', '5', '3'],
  offTheRoad: [{ code: 'offTheRoad', rule: 'R-34', ...cost }, 'Knight A2', '5', 'road'],
  cannotMove: [{ code: 'cannotMove', rule: 'R-33', name: 'Trebuchet A1' }, 'Trebuchet A1'],
  stopped: [{ code: 'stopped', rule: 'R-11', name: 'Knight A2', hex: '0303' }, 'Knight A2', '0303'],
  alreadyAttacked: [{ code: 'alreadyAttacked', rule: 'GB-30', name: 'Archer A1' }, 'Archer A1', 'attacked'],
  notSetUp: [{ code: 'notSetUp', rule: 'R-41', name: 'Ballista A1' }, 'Ballista A1', 'moved'],
  reloading: [{ code: 'reloading', rule: 'R-43', name: 'Bombard A1' }, 'Bombard A1', 'round before'],
  friendlyTarget: [{ code: 'friendlyTarget', rule: 'GB-30', ...aim }, 'Archer A1', 'Knight B2', 'same side'],
  outOfRange: [
    { code: 'outOfRange', rule: 'GB-32', ...aim, distance: 6, range: [1, 4] },
    'Archer A1',
    '6 hexes',
    'up to 4',
  ],
  tooClose: [{ code: 'tooClose', rule: 'R-44', ...aim, distance: 1, range: [2, 5] }, 'only 1 hex away', '2 to 5 hexes'],
  noLineOfSight: [{ code: 'noLineOfSight', rule: 'GB-34', ...aim, blockers: ['0201', '0302'] }, '0201 and 0302 are'],
  noShootingInMelee: [{ code: 'noShootingInMelee', rule: 'R-04', ...aim }, 'Archer A1', 'Knight B2'],
  mustFightAdjacent: [{ code: 'mustFightAdjacent', rule: 'R-06', ...aim }, 'Archer A1', 'next to it'],
};

const codes = Object.keys(ONE_OF_EACH) as Code[];

test.each(codes)('[GB-11] %s is one sentence with its facts and its rule', (code) => {
  const [refused, ...facts] = ONE_OF_EACH[code];
  const sentence = gridBattles.explain(refused);
  expect(refused.code).toBe(code);
  for (const fact of facts) expect(sentence).toContain(fact);
  expect(sentence).toMatch(/^[A-Z0-9][^.]*\.$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
  if (refused.rule === null) expect(sentence).not.toContain('(');
  else expect(sentence.endsWith(` (${refused.rule}).`)).toBe(true);
});

test('[GB-11] no two refusals read the same', () => {
  expect(new Set(codes.map((code) => gridBattles.explain(ONE_OF_EACH[code][0]))).size).toBe(codes.length);
});

test('[GB-31] [GB-34] [GB-23] sentences as a player meets them', () => {
  const say = (...args: Parameters<typeof refusal>) => gridBattles.explain(refusal(...args)!);
  const b = board({ map: ['..w....', '.......'], a: 'pikeman 0000; archer 0001', b: 'knight 0300; militia 0400' });
  const at = attacking(b);
  expect(say(at, attack('A1', 'B1'))).toBe(
    'Pikeman A1 cannot attack Knight B1: it is 3 hexes away, and it strikes adjacent units only (GB-31).',
  );
  expect(say(at, attack('A2', 'B2'))).toMatch(
    /^Archer A2 cannot see Militia B2: \d{4}( and \d{4})? (is|are) in the way \(GB-34\)\.$/,
  );
  expect(say(b, move('A1', '0100', '0200'))).toBe(
    'Pikeman A1 cannot go that far: the path costs 3 and it has 2 (GB-23).',
  );
});
