// For `npm run dev`: the server from its sources, on any free port; the last line is its address. The page itself is Vite's.

import { join } from 'node:path';
import { closeOnSignals, createServer, dataPlace, listen, openPlay } from '@muster/server';
import { root } from './commands.mjs';

const play = await openPlay(dataPlace());
const app = await createServer({
  play,
  webRoot: join(root, 'packages', 'web'),
  onError: (error) => console.error(error),
});
console.log(await listen(app, { port: 0 }));
closeOnSignals(app);
