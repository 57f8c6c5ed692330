/** The command line of the chaos. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runNodesChaos } from './chaos-nodes.ts';
import { type ChaosReport, runChaos } from './chaos-run.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    matches: { type: 'string', default: '12' },
    postgres: { type: 'boolean' },
    nodes: { type: 'string', default: '3' },
    json: { type: 'boolean' },
  },
});

const common = {
  kills: Number(values.kills),
  seed: Number(values.seed),
  matches: Number(values.matches),
  note: (text: string) => process.stderr.write(`${text}\n`),
};

/** What is kept stays to be looked at where something is wrong. */
const onSqlite = async (): Promise<ChaosReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-chaos-'));
  const report = await runChaos({ folder, ...common });
  if (report.faults.length === 0) await rm(folder, { recursive: true });
  return report;
};

const began = Date.now();
const report = await (values.postgres ? runNodesChaos({ nodes: Number(values.nodes), ...common }) : onSqlite());
const minutes = (Date.now() - began) / 60_000;
if (values.json) console.log(JSON.stringify({ ...report, minutes }));
else {
  const { kills, at, matches, finished, acknowledged, faults } = report;
  const kinds = Object.entries(at).map(([point, n]) => `${n} ${point}`);
  console.log(`${kills} kills in ${minutes.toFixed(1)} minutes (${kinds.join(', ')})`);
  if ('full' in report) console.log(`The disk of the database was full ${report.full} times`);
  console.log(`${matches} matches, ${finished} of them to their end; ${acknowledged} commands acknowledged`);
  for (const fault of faults) console.log(fault);
  console.log(
    faults.length === 0
      ? 'Nothing was lost, nothing came twice, every client sees what is.'
      : `${faults.length} faults`,
  );
}
process.exitCode = report.faults.length === 0 ? 0 : 1;
process.exit();
