// Serves the built web app in this process, until it is told to stop.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './commands.mjs';

/** Resolves to the address; a port that cannot be opened gives its sentence and exit code 1. */
export const serve = async (port) => {
  const door = pathToFileURL(join(root, 'packages', 'server', 'dist', 'index.js'));
  const { closeOnSignals, createServer, listen, ServeProblem } = await import(door);
  try {
    const app = await createServer({ onError: (error) => console.error(error) });
    const address = await listen(app, { port });
    closeOnSignals(app);
    return address;
  } catch (error) {
    if (!(error instanceof ServeProblem)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
};
