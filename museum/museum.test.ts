// Records of released versions replay for ever.

import { readdirSync, readFileSync } from 'node:fs';
import { gridBattles } from '@muster/grid-battles';
import { parseRecordText, verify } from '@muster/kernel';
import { expect, test } from 'vitest';

const folder = new URL('./grid-battles/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

test('there are records', () => expect(files.length).toBeGreaterThan(0));

test.each(files)('%s is still true', (file) => {
  const record = parseRecordText(readFileSync(new URL(file, folder), 'utf8'));
  if (!record.ok) throw new Error(record.refusal.problem);
  expect(verify(gridBattles, record.value)).toEqual({ ok: true });
});
