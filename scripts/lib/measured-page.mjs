// What scripts that measure the tables in a browser have in common: the built page, both sizes, the same luck in every run.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const PORT = process.env.MUSTER_TEST_PORT ?? '4181';
export const ADDRESS = `http://localhost:${PORT}`;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Serves what is built while `work` goes on. */
export const whileServed = async (work) => {
  const server = spawn(process.execPath, ['scripts/lib/serve-built.mjs'], {
    env: { ...process.env, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(server.stdout, 'data');
    return await work();
  } finally {
    server.kill();
  }
};

/** In the page: the same luck in every run, and nothing waits to be shown. */
export const steady = (seed) => {
  if (localStorage.getItem('muster-settings') === null)
    localStorage.setItem('muster-settings', JSON.stringify({ pace: 'instant' }));
  let x = seed;
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) {
      x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
      array[i] = x >>> 8;
    }
    return array;
  };
};

/** The games that were named and have a hand in this folder; all that have one where none was named. */
export const gamesWithHands = (folder) => {
  const games = readdirSync(fileURLToPath(folder))
    .map((file) => basename(file, '.mjs'))
    .filter((name) => name !== 'hand')
    .sort();
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const unknown = named.filter((name) => !games.includes(name));
  if (unknown.length === 0) return named.length > 0 ? named : games;
  console.error(`There is no hand for ${unknown.join(', ')}; there is one for ${games.join(', ')}.`);
  return process.exit(2);
};

/** Measures every game that is wanted at both sizes, and tells it line by line or, with `--json`, at the end. */
export const tellAll = async (folder, measure, words) => {
  const games = gamesWithHands(folder);
  await whileServed(async () => {
    const results = [];
    for (const game of games)
      for (const size of SIZES) {
        const result = await measure(game, size);
        results.push(result);
        if (!process.argv.includes('--json')) console.log(words(result));
      }
    if (process.argv.includes('--json')) console.log(JSON.stringify(results));
  });
};

export const openBrowser = () =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });

/** Until what was done is drawn. */
export const settled = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
