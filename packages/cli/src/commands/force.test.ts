import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGames } from '@muster/games';
import { describe, expect, test } from 'vitest';
import { muster, temporaryFolder } from '../testing.ts';

const cwd = temporaryFolder();
const write = (name: string, content: unknown): string => {
  writeFileSync(join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
};
const force = (...args: readonly string[]) => muster(['force', ...args], { cwd });

const games = (await loadGames()).map(({ id, name, forces }) => ({ id, name, forces }));

describe.each(games.filter(({ forces }) => forces !== null))('$name', ({ id, forces }) => {
  test('its example may be fielded, and is printed with all that is in it', async () => {
    const checked = forces!.check(forces!.example);
    if (!checked.ok) throw new Error(checked.refusal.problem);
    const { title, rows } = checked.value;
    const file = write(`${id}.json`, forces!.example);
    const words = { code: 0, out: `${title}: this ${forces!.name} may be fielded.\n`, err: '' };
    expect(await force('check', id, file)).toEqual(words);
    expect(await force('check', id, '--example')).toEqual(words);
    const { code, out } = await force('print', id, file);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe(title);
    for (const [first] of rows) expect(out).toContain(`  ${first}`);
    const json = JSON.parse((await force('print', id, '--example', '--json')).out);
    expect(json).toEqual({ title, rows, problems: [], force: forces!.example });
  });

  test('what is no force is refused in a sentence', async () => {
    const { code, out, err } = await force('check', id, write('not.json', { knights: 3 }));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^muster: \w+\.knights: is not known here/);
    expect((await force('print', id)).err).toMatch(/^muster: Name a file with a \w+ as JSON, or take --example: \{"/);
    expect((await force('print', id, 'not.json', '--example')).code).toBe(2);
  });
});

describe.each(games.filter(({ forces }) => forces === null))('$name', ({ id }) => {
  test('has no forces, and says so', async () => {
    const { code, err } = await force('check', id, '--example');
    expect(code).toBe(2);
    expect(err).toContain(`Nobody chooses a force in ${id}`);
  });
});

describe('a force that may not be fielded', () => {
  const over = { points: 60, units: Array<string>(12).fill('knight') };

  test('is told with its reasons, exit code 1', async () => {
    const file = write('over.json', over);
    const { code, out, err } = await force('check', 'grid-battles', file);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(
      /^A force of \d+ of 60 points: this force may not be fielded, for 1 reason\.\n {2}A force .+\.\n$/,
    );
    const json = await force('check', 'grid-battles', file, '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toEqual({ valid: false, title: expect.any(String), problems: [expect.any(String)] });
  });

  test('is printed all the same', async () => {
    const { code, out } = await force('print', 'grid-battles', write('over.json', over));
    expect(code).toBe(0);
    expect(out.match(/Knight/g)).toHaveLength(12);
  });
});

test.each([
  [['check'], /missing required argument 'game'/],
  [['check', 'chess', 'x.json'], /There is no game “chess”/],
  [['check', 'grid-battles', 'none.json'], /none\.json cannot be read: there is no such file/],
  [['check', 'grid-battles', 'cut.json'], /cut\.json is not readable as JSON\./],
  [['check', 'grid-battles', 'a.json', 'b.json'], /“b\.json” is one argument too many/],
  [['paint', 'grid-battles'], /unknown command 'paint'/],
])('muster force %j is refused', async (args, sentence) => {
  write('cut.json', '{"points":');
  const { code, out, err } = await force(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});
