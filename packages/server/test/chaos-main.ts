/** The command line of the chaos. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runChaos } from './chaos-run.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    matches: { type: 'string', default: '12' },
    json: { type: 'boolean' },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'muster-chaos-'));
const report = await runChaos({
  folder,
  kills: Number(values.kills),
  seed: Number(values.seed),
  matches: Number(values.matches),
  note: (text) => process.stderr.write(`${text}\n`),
});
if (values.json) console.log(JSON.stringify(report));
else {
  const { kills, at, matches, finished, acknowledged, faults } = report;
  console.log(
    `${kills} kills (${Object.entries(at)
      .map(([point, n]) => `${n} ${point}`)
      .join(', ')})`,
  );
  console.log(`${matches} matches, ${finished} of them to their end; ${acknowledged} commands acknowledged`);
  for (const fault of faults) console.log(fault);
  console.log(
    faults.length === 0
      ? 'Nothing was lost, nothing came twice, every client sees what is.'
      : `${faults.length} faults`,
  );
}
if (report.faults.length === 0) await rm(folder, { recursive: true });
process.exitCode = report.faults.length === 0 ? 0 : 1;
process.exit();
