import { readFaction } from '@muster/dwethia';
import { parse } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { findProfile, heroes, readForce, readObjective, readUnit } from '../index.ts';

describe('names as one writes them', () => {
  test.each([
    ['void', 'void'],
    ['champions-of-the-void', 'void'],
    ['the-citadel', 'citadel'],
    ['bloodpact-anarchists', 'bloodpact'],
  ])('[DW-25] the faction %s is %s', (given, id) => {
    expect(readFaction(given, 'x')).toBe(id);
  });

  test('[HR-15] objectives by number or name, also in configurations and commands', () => {
    expect(['hands-off', 'grilled-or-extra-crispy', 'summoners-war', 12].map((x) => readObjective(x, 'x'))).toEqual([
      3, 1, 23, 12,
    ]);
    expect(parse(readObjective, 'hands', 'x').ok).toBe(false);
    expect(parse(readObjective, 26, 'x').ok).toBe(false);
    const set = ['hands-off', 'death-and-glory', 'king-of-the-hill', 'hunter', 'revenge'];
    const config = heroes.parseConfig({ points: 60, objectives: [set, [3, 6, 8, 10, 12]] });
    expect(config).toMatchObject({
      ok: true,
      value: {
        objectives: [
          [3, 6, 8, 12, 13],
          [3, 6, 8, 10, 12],
        ],
      },
    });
    expect(heroes.parseCommand({ type: 'seal', objectives: set })).toMatchObject({
      value: { objectives: [3, 6, 8, 12, 13] },
    });
  });

  test('[DW-28] profiles by id or name; in a force a bare name is of its own faction; nobody buys a Thrall', () => {
    expect(findProfile('Death Knight')?.id).toBe('void.death-knight');
    expect(findProfile('')).toBeUndefined();
    expect(readUnit('death-knight', 'x').name).toBe('Death Knight');
    expect(parse(readUnit, 'thrall', 'x').ok).toBe(false);
    const force = readForce({ points: 150, faction: 'champions-of-the-void', units: ['warg', 'cantor'] }, 'x');
    expect(force.units.map(({ name, faction }) => [name, faction])).toEqual([
      ['Warg', 'void'],
      ['Cantor', 'void'],
    ]);
    expect(
      heroes.parseConfig({ points: 60, seats: [{ faction: 'void', units: ['warg'] }, { faction: 'citadel' }] }).ok,
    ).toBe(true);
  });
});
