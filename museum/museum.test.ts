// Records of released versions replay for ever.

import { readdirSync, readFileSync } from 'node:fs';
import { gridBattles } from '@muster/grid-battles';
import { parseRecordText, verify } from '@muster/kernel';
import { magewinds } from '@muster/magewinds';
import { describe, expect, test } from 'vitest';

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

describe('Grid Battles', () => {
  const records = recordsOf('grid-battles');
  test('there are records', () => expect(records.length).toBeGreaterThan(0));
  test.each(records)('$name is still true', ({ text }) => {
    expect(verify(gridBattles, read(text()))).toEqual({ ok: true, proof: 'proven' });
  });
});

describe('Magewinds', () => {
  const records = recordsOf('magewinds');
  test('there are records', () => expect(records.length).toBeGreaterThan(0));
  test.each(records)('$name is still true', ({ text }) => {
    expect(verify(magewinds, read(text()))).toEqual({ ok: true, proof: 'proven' });
  });
});
