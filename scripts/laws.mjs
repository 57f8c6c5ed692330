// `npm run laws [-- games]`: the laws held against a thousand games of every game on the list (or as many as told), two games at
// a time. `npm test` plays a tenth of them.

import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/commands.mjs';
import { ensureInstalled } from './lib/install.mjs';

const GAMES = process.argv[2] ?? '1000';
if (!/^[1-9]\d{0,6}$/.test(GAMES)) {
  console.error('Say how many games each game is to play, for example: npm run laws -- 500');
  process.exit(2);
}

/** Every package of rules with a card is a game of the list. */
const ids = readdirSync(join(root, 'packages', 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((name) => readdirSync(join(root, 'packages', 'games', name, 'src')).includes('card.ts'));

const held = (id) =>
  new Promise((resolve) => {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', 'laws/laws.test.ts', '--maxWorkers=1'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, MUSTER_LAW_GAME: id, MUSTER_LAW_GAMES: GAMES, MUSTER_LAW_PROFILE: 'yes' },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

await ensureInstalled();
const waiting = [...ids];
const codes = [];
const worker = async () => {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) codes.push(await held(id));
};
await Promise.all([worker(), worker()]);
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
