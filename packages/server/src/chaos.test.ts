// A short run of `npm run chaos`, with every kind of kill in it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runChaos } from '../test/chaos-run.ts';

test('a server that is killed again and again loses nothing, does nothing twice, and every client sees what is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-chaos-'));
  const report = await runChaos({ folder, kills: 10, seed: 3, matches: 6, note: () => {} });
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
}, 240_000);
