// Serves the built web app in this process, until it is told to stop.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './commands.mjs';

/**
 * Resolves to the address, and where battles with people are kept; a server not built, a port that cannot be opened or a folder that
 * cannot be written gives its sentence and exit code 1. `lan`: for the house network, with what is to be told there.
 */
export const serve = async (port, { lan = false, data } = {}) => {
  const door = join(root, 'packages', 'server', 'dist', 'index.js');
  if (!existsSync(door)) {
    console.error('The server is not built: `npm start` builds it.');
    return process.exit(1);
  }
  const server = await import(pathToFileURL(door));
  try {
    const write = (line) => process.stderr.write(line);
    const { app, data: folder, log } = await server.assemble({ env: process.env, data, write });
    const address = await server.listen(app, lan ? { port, host: '0.0.0.0' } : { port });
    server.closeOnSignals(app);
    log({ event: 'started', address, data: folder });
    return { address, folder, house: lan ? server.houseWords(address) : '' };
  } catch (error) {
    if (!(error instanceof server.ServeProblem)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
};
