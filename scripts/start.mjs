// `npm start`: from a fresh clone to the page in the browser. Needs nothing but Node and npm. `npm start -- --lan`: for the house network.

import './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { tellFailure } from './lib/commands.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { exitIfTaken, portFromEnvironment } from './lib/port.mjs';
import { serve } from './lib/serve.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

stopWithNpm();
const port = portFromEnvironment();
await exitIfTaken(port);

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  tellFailure(error);
  process.exit(1);
}

const { address, folder, house } = await serve(port, { lan: process.argv.includes('--lan') });
if (house !== '') console.log(house);
console.log(`Battles with people are kept in ${folder}`);
console.log('Muster is ready. Ctrl-C stops it. Open');
console.log(address);
