// Records of released versions replay for ever. Each game's stand in the folder with its id.

import { readdirSync, readFileSync } from 'node:fs';
import { findGame, LIST } from '@muster/games';
import { parseRecordText, verify } from '@muster/kernel';
import { describe, expect, test } from 'vitest';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const recordsOf = (game: string) => {
  const folder = new URL(`./${game}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, text: () => readFileSync(new URL(name, folder), 'utf8') }));
};

const read = (text: string) => {
  const record = parseRecordText(text);
  if (!record.ok) throw new Error(record.refusal.problem);
  return record.value;
};

test('every folder is a game of the list, and the first of them has one', () => {
  expect(folders.filter((name) => findGame(name) === undefined)).toEqual([]);
  expect(folders).toContain(LIST[0].card.id);
});

describe.each(folders)('%s', (id) => {
  const records = recordsOf(id);
  test('there are records', () => expect(records.length).toBeGreaterThan(0));
  test.each(records)('$name is still true', async ({ text }) => {
    const { game } = await findGame(id)!.card.load();
    expect(verify(game, read(text()))).toEqual({ ok: true, proof: 'proven' });
  });
});
