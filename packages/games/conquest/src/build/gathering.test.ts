// Armies that players bring.
import { expect, test } from 'vitest';
import { armyOf } from '../content/armies.ts';
import { readConfig } from '../reading/parse.ts';
import type { ConquestConfig } from '../state/types.ts';
import { gathering } from './gathering.ts';
import { readOwnUnits } from './reading.ts';

const of = (seats: readonly object[], more: object = {}): ConquestConfig =>
  readConfig({ points: 1500, seats, ...more }, 'config');

const SOL = {
  points: 1500,
  ...armyOf('empire-of-sol'),
  scenario: 'annihilation',
  missions: ['phalanx', 'safe-hands'],
};
const CULT = {
  points: 1500,
  ...armyOf('eldritch-cult'),
  hq: 'b',
  scenario: 'mine-the-resources',
  missions: ['the-litany', 'pilgrims'],
};
const seat = ({ points: _, ...army }: typeof SOL | typeof CULT, side?: 0 | 1) => ({
  ...army,
  ...(side === undefined ? {} : { side }),
});
const read = (x: object): ConquestConfig => readConfig(x, 'config');

test('[CQ-11, CQ-15] brought armies make the war that choosing them makes, with their aims', () => {
  const plain = of([{ faction: 'citadel' }, { faction: 'void' }]);
  expect(read(gathering.gathered(plain, [SOL, CULT]))).toEqual(of([seat(SOL), seat(CULT)]));
});

test('[X-373] the aims of a side are those of its first seat’s army', () => {
  const sides = [0, 1, 0] as const;
  const plain = of(sides.map((side) => ({ side, faction: 'citadel' })));
  const { aims } = read(gathering.gathered(plain, [SOL, null, CULT]));
  expect(aims).toEqual([{ scenario: SOL.scenario, missions: SOL.missions }, plain.aims[1]]);
});

test('[CQ-15] a mate’s mission goes with its faction; the usual ones are taken then', () => {
  const plain = of([
    { side: 0, faction: 'citadel', missions: ['the-litany', 'pilgrims'] },
    { side: 1, faction: 'void' },
    { side: 0, faction: 'eldritch-cult' },
  ]);
  const gathered = read(gathering.gathered(plain, [null, null, SOL]));
  expect(gathered.aims[0].missions).not.toContain('the-litany');
  expect(gathered.aims[0].scenario).toBe(plain.aims[0].scenario);
});

test('[X-373] a captain may name missions of a mate’s faction, and a mate whatever it likes', () => {
  const plain = of([
    { side: 0, faction: 'citadel' },
    { side: 1, faction: 'void' },
    { side: 0, faction: 'eldritch-cult' },
  ]);
  const litany = { ...SOL, missions: ['the-litany', 'pilgrims'] };
  expect(gathering.refuse(plain, 0, litany)).toBeUndefined();
  expect(gathering.refuse(plain, 1, litany)).toMatch(/is a mission of .* \(CQ-15\)/);
  expect(gathering.refuse(plain, 2, litany)).toBeUndefined();
  expect(read(gathering.gathered(plain, [litany, null, null])).aims[0].missions).toEqual(litany.missions);
  expect(read(gathering.gathered(plain, [litany, null, SOL])).aims[0].missions).not.toContain('the-litany');
});

test('[X-301] everything is open; where aims are sealed, armies are, and bring none', () => {
  const [open, blind] = [false, true].map((blindMuster) =>
    of([{ faction: 'citadel' }, { faction: 'void' }], { rulings: { blindMuster } }),
  );
  expect(gathering.isSealed(open!)).toBe(false);
  expect(gathering.isSealed(blind!)).toBe(true);
  const { aims } = read(gathering.gathered(blind!, [null, { ...CULT, missions: ['claims', 'pilgrims'] }]));
  expect(aims[1].scenario).toBe(blind!.aims[1].scenario);
});

test.each([
  [
    '[CQ-23] too much to start with',
    { ...SOL, start: [...SOL.start, ...SOL.start] },
    /costs \d+ points; 500 are allowed \(CQ-23\)/,
  ],
  ['[DW-25] a unit of others', { ...SOL, start: ['void.zombies'] }, /not of the list of .* \(DW-25\)/],
  ['[CQ-15] a mission of others', { ...SOL, missions: ['the-litany', 'pilgrims'] }, /is a mission of .* \(CQ-15\)/],
  ['[CQ-15] one mission', { ...SOL, missions: ['pilgrims'] }, /takes two missions; 1 is named \(CQ-15\)/],
  ['one unit alone', { stats: {} }, /is one unit; a war needs a whole army/],
])('a wrong army is sent back in a sentence: %s', (_, army, sentence) => {
  expect(gathering.refuse(of([seat(SOL), seat(CULT)]), 0, army)).toMatch(sentence);
});

test('[X-309] where composition is free an army may begin with as many Commanders of its own as it pays for', () => {
  const stats = { martial: 1, perception: 1, strength: 1, defense: 2, aggression: 2, wounds: 1, integrity: 0 };
  const ada = {
    name: 'Ada',
    faction: 'empire-of-sol',
    race: 'terran',
    stats: { ...stats, destiny: 0, faith: 0, affinity: 0, move: 6 },
    commander: true,
    startingForce: true,
  };
  const three = { ...SOL, units: readOwnUnits([ada], 'units'), start: ['own.1', 'own.1', 'own.1'] };
  const war = (composition: boolean) =>
    of([{ faction: 'empire-of-sol' }, { faction: 'void' }], { rulings: { composition } });
  const sentence = 'An army of 1500 points may have 2 Commanders in play; there are 3 (X-309).';
  expect([gathering.refuse(war(true), 0, three), gathering.refuse(war(false), 0, three)]).toEqual([
    sentence,
    undefined,
  ]);
  const begun = read(gathering.gathered(war(false), [three, null]));
  expect(begun.seats[0]!.start).toEqual(three.start);
  expect(() => read(gathering.gathered(war(true), [three, null]))).toThrow('2 Commanders in play');
});
