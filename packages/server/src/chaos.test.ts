// Short runs of `npm run chaos`: on one file, and of several nodes on PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNodesChaos } from '../test/chaos-nodes.ts';
import { runChaos } from '../test/chaos-run.ts';

test('a server that is killed again and again loses nothing, does nothing twice, and every client sees what is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-chaos-'));
  const report = await runChaos({ folder, kills: 6, seed: 3, matches: 6, note: () => {} });
  expect(report.faults.join('\n')).toBe(''); // as text: what is wrong is told whole
  expect(report.acknowledged).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
}, 240_000);

test('so do several nodes on PostgreSQL, which is killed as well', async () => {
  const report = await runNodesChaos({ nodes: 3, kills: 6, seed: 3, matches: 4, note: () => {} });
  expect(report.faults.join('\n')).toBe(''); // as text: what is wrong is told whole
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.at).toMatchObject({ postgres: 1, inMigration: 1 });
}, 240_000);
