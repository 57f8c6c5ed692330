// Files as users have them: with a byte order mark, behind a link, on a disk that fails, or no files at all.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readText, writeText } from './files.ts';
import { muster, temporaryFolder, testIo, words } from './testing.ts';

const fresh = () => {
  const cwd = temporaryFolder();
  return { cwd, io: testIo({ cwd }).io };
};

describe('writing', () => {
  test('a write that fails leaves what was there, and nothing beside it', async () => {
    const { cwd, io } = fresh();
    await writeText(io, 'battle.json', 'the last good one');
    mkdirSync(join(cwd, `.battle.json.${process.pid}.tmp`)); // stands where the new content would go
    await expect(writeText(io, 'battle.json', 'new')).rejects.toThrow('battle.json cannot be written: it is a folder.');
    expect(readFileSync(join(cwd, 'battle.json'), 'utf8')).toBe('the last good one');
  });

  test('the new content takes the place of the old, with its mode, and nothing is left over', async () => {
    const { cwd, io } = fresh();
    const file = join(cwd, 'battle.json');
    writeFileSync(file, 'old');
    chmodSync(file, 0o640);
    await writeText(io, 'battle.json', 'new');
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readdirSync(cwd)).toEqual(['battle.json']);
  });

  test('the file a link leads to is written, and the link stays', async () => {
    const { cwd, io } = fresh();
    writeFileSync(join(cwd, 'real.json'), 'old');
    symlinkSync('real.json', join(cwd, 'link.json'));
    await writeText(io, 'link.json', 'new');
    expect(readlinkSync(join(cwd, 'link.json'))).toBe('real.json');
    expect(readFileSync(join(cwd, 'real.json'), 'utf8')).toBe('new');
  });

  test.skipIf(!existsSync('/dev/full'))('a device stays one, and a full disk is said', async () => {
    const { cwd, io } = fresh();
    symlinkSync('/dev/full', join(cwd, 'full.json')); // should it be replaced, only the link is lost
    await expect(writeText(io, 'full.json', 'new')).rejects.toThrow('full.json cannot be written: the disk is full.');
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
  });
});

describe('a byte order mark', () => {
  test('is no part of the text', async () => {
    const { cwd, io } = fresh();
    writeFileSync(join(cwd, 'marked.json'), '\ufeff{}');
    expect(await readText(io, 'marked.json')).toBe('{}');
  });

  test('before a configuration, a record or what is piped in is read over', async () => {
    const { cwd } = fresh();
    const run = (line: string, lines: readonly string[] = []) => muster(words(line), { cwd, lines });
    writeFileSync(join(cwd, 'config.json'), '\ufeff{"scenario":"S1"}');
    const played = await run('play grid-battles --a you --b you --config config.json --save battle.json', [
      'activate A1',
    ]);
    expect(played).toMatchObject({ code: 0, err: '' });
    writeFileSync(join(cwd, 'battle.json'), `\ufeff${readFileSync(join(cwd, 'battle.json'), 'utf8')}`);
    expect((await run('verify battle.json')).out).toContain(
      'battle.json is not provable, though rules and hashes hold: 1 entry of grid-battles.',
    );
    expect((await run('replay battle.json')).code).toBe(0);
    expect((await run('play grid-battles --resume battle.json')).err).toBe('');
    const input = '\ufeff{"do":"start","config":{"scenario":"S1"},"dice":{"seed":7}}\n';
    expect(JSON.parse((await muster(['referee', 'grid-battles'], { input })).out)).toMatchObject({ ok: true });
  });
});
