// `npm run chaos -- --kills 1000 --seed 7`: matches of all games are played by bots over bad lines while their server is killed, and nothing
// may be lost. `npm test` does a short one.

import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { root, tellFailure } from './lib/commands.mjs';
import { ensureInstalled } from './lib/install.mjs';

try {
  await ensureInstalled();
  await ensureBuilt(); // a server that is killed starts as it is built
} catch (error) {
  tellFailure(error);
  process.exit(1);
}

const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const main = join(root, 'packages', 'server', 'test', 'chaos-main.ts');
const child = spawn(process.execPath, [tsx, '--conditions=source', main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
