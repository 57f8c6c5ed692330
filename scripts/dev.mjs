// `npm run dev`: the page with hot reload, straight from the sources of all packages, and the server that hosts battles beside it.

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

/** Battles with people elsewhere are hosted beside the page; Vite passes on what is asked there. */
const serveMatches = () => {
  const args = ['--import', 'tsx', '--conditions=source', join(root, 'scripts', 'lib', 'serve-sources.mjs')];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = new Promise((resolve) => {
    server.stdout.on('data', (text) => resolve(String(text).trim()));
    server.once('close', () => resolve(undefined));
  });
  return { server, address };
};

const web = join(root, 'packages', 'web');
const options = ['--port', String(port), '--strictPort', '--clearScreen', 'false'];
const { server, address } = serveMatches();
const matches = await address;
const vite = spawn(process.execPath, [toolFile('vite', 'vite', web), ...options], {
  cwd: web,
  stdio: 'inherit',
  env: { ...process.env, ...(matches !== undefined && { MUSTER_MATCHES: matches }) },
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    server.kill(signal);
    vite.kill(signal);
  });
vite.once('close', (code) => {
  server.kill();
  process.exitCode = code ?? 0;
});
