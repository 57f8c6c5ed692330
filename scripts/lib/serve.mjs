// Serves the built web app in this process, until it is told to stop.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './commands.mjs';

/** Resolves to the address; a server not built or a port that cannot be opened gives its sentence and exit code 1. */
export const serve = async (port) => {
  const door = join(root, 'packages', 'server', 'dist', 'index.js');
  if (!existsSync(door)) {
    console.error('The server is not built: `npm start` builds it.');
    return process.exit(1);
  }
  const { closeOnSignals, createServer, listen, ServeProblem } = await import(pathToFileURL(door));
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
