// `npm run dev`: the page with hot reload, straight from the sources of all packages.

import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, tellFailure, toolFile } from './lib/commands.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { exitIfTaken, portFromEnvironment } from './lib/port.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

stopWithNpm();
const port = portFromEnvironment();
await exitIfTaken(port);

try {
  await ensureInstalled();
} catch (error) {
  tellFailure(error);
  process.exit(1);
}

const web = join(root, 'packages', 'web');
const options = ['--port', String(port), '--strictPort', '--clearScreen', 'false'];
const vite = spawn(process.execPath, [toolFile('vite', 'vite', web), ...options], { cwd: web, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vite.kill(signal));
vite.once('close', (code) => {
  process.exitCode = code ?? 0;
});
