// The units, typed in again from the rule sheet.
import { mean } from '@muster/dice';
import { expect, test } from 'vitest';
import { fieldOf, hitsOf, makeHalf, UNIT_TYPES, UNITS, type UnitProfile, type UnitType } from '../index.ts';
import { readConfig } from '../testing.ts';

// id | name | move | health | attack | defence | range | tags and flags | Advantage over | cost
const SHEET = `
pikeman     | Pikeman        | 2 | 4 | blue       | grey  | 1   | foot polearm           | mounted             | 9
swordman    | Swordman       | 2 | 4 | blue       | grey  | 1   | foot sword             | polearm light       | 10
axeman      | Axeman         | 2 | 4 | blue       | brown | 1   | foot axe               | polearm sword       | 9
maceman     | Maceman        | 2 | 4 | blue       | brown | 1   | foot mace              | armored             | 8
lightcav    | Light Cavalry  | 4 | 3 | yellow     | brown | 1   | mounted                | ranged engine       | 7
medcav      | Medium Cavalry | 3 | 3 | blue       | grey  | 1   | mounted                | ranged engine light | 9
knight      | Knight         | 3 | 3 | red        | black | 1   | mounted armored        | ranged light        | 12
crossbow    | Crossbowman    | 2 | 3 | blue       | grey  | 3   | foot ranged            | armored             | 10
archer      | Archer         | 2 | 3 | yellow     | brown | 4   | foot ranged light      | light               | 8
longbow     | Longbow        | 2 | 3 | yellow     | brown | 5   | foot ranged light      | light mounted       | 9
militia     | Militia        | 2 | 3 | yellow     | brown | 1   | foot light             |                     | 5
spearman    | Spearman       | 2 | 4 | yellow     | grey  | 1   | foot polearm           | mounted             | 7
halberdier  | Halberdier     | 2 | 4 | blue       | brown | 1   | foot polearm           | mounted armored     | 8
manatarms   | Man-at-Arms    | 2 | 4 | blue       | black | 1   | foot sword armored     | light               | 11
skirmisher  | Skirmisher     | 3 | 3 | yellow     | brown | 2   | foot ranged light      | light engine        | 7
horsearcher | Horse Archer   | 4 | 3 | yellow     | brown | 3   | mounted ranged         | polearm             | 8
captain     | Captain        | 3 | 4 | blue       | black | 1   | mounted armored leader |                     | 11
ballista    | Ballista       | 1 | 2 | red        | brown | 2-5 | engine setup           | armored mounted     | 7
catapult    | Catapult       | 1 | 2 | blue       | brown | 3-6 | engine setup indirect  | polearm sword       | 8
trebuchet   | Trebuchet      | 0 | 2 | red        | brown | 4-8 | engine indirect        | polearm sword       | 11
bombard     | Bombard        | 1 | 3 | red yellow | brown | 2-4 | engine setup reload    | armored             | 9`;

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const rows = SHEET.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

const flagsOf = (u: UnitProfile): string[] => (['setup', 'indirect', 'reload'] as const).filter((flag) => u[flag]);

test('[GB-06] there are 21 units: the ten published names first, then eleven of ours', () => {
  expect(UNIT_TYPES).toEqual(rows.map(([id]) => id));
  expect(UNIT_TYPES).toHaveLength(21);
  expect(UNIT_TYPES.map((type) => UNITS[type].source)).toEqual([
    ...Array<string>(10).fill('official'),
    ...Array<string>(11).fill('house'),
  ]);
});

test.each(rows)('[GB-06] [GB-50] [GB-70] the figures of the %s', (id, name, ...cells) => {
  const u = UNITS[id as UnitType];
  const [moves, health, attack, defence, range, tags, beats, cost] = cells as [string, string, ...string[]];
  const [min, max] = range!.includes('-') ? range!.split('-') : ['1', range];
  expect(u.name).toBe(name);
  expect([u.move, u.health, u.minRange, u.range, u.cost]).toEqual([moves, health, min, max, cost].map(Number));
  expect(u.attack).toEqual(words(attack!));
  expect(u.defence).toEqual(words(defence!));
  expect([...u.tags, ...flagsOf(u)]).toEqual(words(tags!));
  expect(u.class).toBe(words(tags!)[0]);
  expect(u.beats).toEqual(words(beats!));
});

test('[GB-50] all units but one attack with a single die, and all defend with one', () => {
  expect(UNIT_TYPES.filter((type) => UNITS[type].attack.length !== 1)).toEqual(['bombard']);
  for (const type of UNIT_TYPES) expect(UNITS[type].defence).toHaveLength(1);
});

test('[GB-06] [GB-32] what the publisher has published is marked as such, and nothing else is', () => {
  expect(Object.fromEntries(UNIT_TYPES.map((type) => [type, UNITS[type].published.join(' ')]))).toEqual({
    ...Object.fromEntries(UNIT_TYPES.map((type) => [type, ''])),
    ...Object.fromEntries(UNIT_TYPES.slice(0, 10).map((type) => [type, 'range'])),
    pikeman: 'move health range',
    axeman: 'move health range',
    knight: 'move health range',
    lightcav: 'move health attack defence range',
  });
});

// Mean hits of a blow, attacker down, defender across, in the sheet's order; a star marks Advantage.
const MEANS = `
pikeman  | .92   .92   1.17 1.17 1.67* 1.36* 1.06* .92   1.17  1.17
swordman | 1.36* .92   1.17 1.17 1.17  .92   .67   .92   1.67* 1.67*
axeman   | 1.36* 1.36* 1.17 1.17 1.17  .92   .67   .92   1.17  1.17
maceman  | .92   .92   1.17 1.17 1.17  .92   1.06* .92   1.17  1.17
lightcav | .56   .56   .75  .75  .75   .56   .36   .92*  1.17* 1.17*
medcav   | .92   .92   1.17 1.17 1.17  .92   .67   1.36* 1.67* 1.67*
knight   | 1.36  1.36  1.67 1.67 1.67  1.36  1.06  1.83* 2.17* 2.17*
crossbow | .92   .92   1.17 1.17 1.17  .92   1.06* .92   1.17  1.17
archer   | .56   .56   .75  .75  .75   .56   .36   .56   1.17* 1.17*
longbow  | .56   .56   .75  .75  1.17* .92*  .67*  .56   1.17* 1.17*`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()) as [UnitType, string]);

const { beats } = fieldOf(readConfig({ scenario: 'S1' }));

test.each(MEANS)('[GB-47] [GB-70] [R-24] mean hits of the %s against the ten published units', (type, line) => {
  const figures = words(line);
  expect(figures).toHaveLength(10);
  for (const [i, figure] of figures.entries()) {
    const target = UNIT_TYPES[i]!;
    const half = makeHalf(beats, 'full', { type, terrain: 'plain' }, { type: target, terrain: 'plain' }, 1);
    expect(half.advantage, `${type} over ${target}`).toBe(figure.endsWith('*'));
    expect(mean(hitsOf(half)).toFixed(2), `${type} against ${target}`).toBe(Number.parseFloat(figure).toFixed(2));
  }
});

test('[R-24] Advantage goes by tags for the eleven others as well', () => {
  const over = (type: UnitType) => [...beats[type]].sort();
  expect(over('militia')).toEqual([]);
  expect(over('spearman')).toEqual(['captain', 'horsearcher', 'knight', 'lightcav', 'medcav']);
  expect(over('halberdier')).toEqual(['captain', 'horsearcher', 'knight', 'lightcav', 'manatarms', 'medcav']);
  expect(over('manatarms')).toEqual(['archer', 'longbow', 'militia', 'skirmisher']);
  expect(over('horsearcher')).toEqual(['halberdier', 'pikeman', 'spearman']);
  expect(over('skirmisher')).toEqual([
    'archer',
    'ballista',
    'bombard',
    'catapult',
    'longbow',
    'militia',
    'skirmisher',
    'trebuchet',
  ]);
  expect(over('catapult')).toEqual(['halberdier', 'manatarms', 'pikeman', 'spearman', 'swordman']);
  expect(over('bombard')).toEqual(['captain', 'knight', 'manatarms']);
});

test('[R-45] being a leader gives no Advantage to anyone', () => {
  for (const type of UNIT_TYPES) expect(UNITS[type].beats).not.toContain('leader');
  expect(UNIT_TYPES.filter((type) => UNITS[type].tags.includes('leader'))).toEqual(['captain']);
  expect(beats.captain.size).toBe(0);
});
