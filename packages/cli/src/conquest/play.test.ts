import { describe, expect, test } from 'vitest';
import { muster, words } from '../testing.ts';

describe('muster play conquest', () => {
  const SET_UP = ['hq 18 6', '1', 'deploy legion 18 9', '1', 'deploy fabri 16 9', '1'];

  test('set-up, what is refused and what cannot be read, by typed words', async () => {
    const lines = [...SET_UP, 'deploy fabri 18 9', 'deploy moon 1 1', 'send {', 'odds done', 'goals', 'board', 'quit'];
    const { code, out } = await muster(words('play conquest --a you --b you --seed 3'), { lines });
    expect(code).toBe(0);
    expect(out).toContain('at 18 9');
    expect(out).toContain('“deploy moon 1 1” cannot be done now; “list” shows what can.');
    expect(out).toContain('This is not JSON.');
    expect(out).toContain('Nothing is rolled for that.');
    expect(out).toContain('Empire of Sol: Take the City.');
    expect(out).toContain('Nodes: M1 at 14.5 2');
    expect(out).toMatch(/bank 0 R 0 A, next income 0 R 0 A, fielded \d+\/1500/);
  });

  test('a round by typed words: what may be built by role, and why not', async () => {
    const units = Array<string>(7).fill('gravediggers');
    const lines = [
      'hq 18 6',
      ...units.map((unit, i) => `deploy ${unit} ${12 + 2 * i} 9`),
      ...['done', 'first me', 'done', 'activate A2', 'walk to 12,11', 'walk 12 30', 'finish', 'done'],
      ...['build foundry', 'build barracks', 'build bastion', 'quit'],
    ];
    const options =
      '--factions void/citadel --scenarios annihilation/mine-the-resources --map ruins --a you --b recruit';
    const { out } = await muster(words(`play conquest ${options} --seed 5`), { lines });
    expect(out).toContain('Champions of the Void: 0 VP (Annihilation;');
    expect(out).toContain('(Mine the Resources;');
    expect(out).toContain('Gravediggers A2 goes 2 in to 12 in east, 11 in north.');
    expect(out).toMatch(/takes an order: Crypt for 80 R/); // 220 R of the start are in the bank
    expect(out).toMatch(/takes an order: Golem Yard for 100 R/);
    expect(out).toContain('A4 cannot build it: the bank cannot pay for it: 70 R short.');
  });

  test('a whole war between computers', async () => {
    const { code, out } = await muster(words('play conquest --a recruit --b recruit --seed 3'));
    expect(code).toBe(0);
    expect(out).toContain('the battle is over');
  });

  test.each([
    ['--points 5', '--points must be a whole number from 500 to 12000'],
    ['--map moon', 'There is no map “moon”'],
    ['--scenarios peace', 'There is no scenario “peace”'],
    ['--scenarios annihilation/annihilation/annihilation', 'one for each side'],
    ['--factions void/moon', 'There is no faction “moon”'],
    ['--terrain flat', 'There is no way to lay out terrain “flat”'],
  ])('%s is refused', async (flags, sentence) => {
    const { code, err } = await muster(['play', 'conquest', ...words(flags)]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('muster lab conquest', () => {
  test.each([
    ['--switches rounds=maybe', '--switches: rounds is 6 or 4 or 8, not “maybe”.'],
    ['--switches moon=1', 'There is no switch “moon”'],
    ['--factions moon/void', 'There is no faction “moon”'],
    ['--factions void', 'name two factions or more'],
    ['--scenarios peace', 'There is no scenario “peace”'],
    ['--opening sleep', 'There is no opening “sleep”'],
  ])('%s is refused', async (flags, sentence) => {
    const { code, err } = await muster(['lab', 'conquest', ...words(flags)]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  test('factions, scenarios, an opening', async () => {
    const { code, out } = await muster(
      words(
        'lab conquest --factions void/bloodpact --scenarios annihilation/take-the-city --map plains --opening rush --players recruit,recruit --games 4 --workers 1 --json',
      ),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      games: 4,
      opening: 'rush',
      pairs: [{ faction: 'bloodpact', against: 'void', games: 4 }],
      development: [{ faction: 'all', sides: 8 }, {}, {}],
    });
  });
});

describe('muster force check conquest', () => {
  test('the example may be fielded', async () => {
    const { code, out } = await muster(words('force check conquest --example'));
    expect(code).toBe(0);
    expect(out).toContain('may be fielded');
  });
});
