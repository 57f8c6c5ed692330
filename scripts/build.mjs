// `npm run build`: everything that `npm start` serves, compressed for sending; nothing where it is built already.

import { ensureBuilt } from './lib/build.mjs';
import { tellFailure } from './lib/commands.mjs';

try {
  await ensureBuilt();
} catch (error) {
  tellFailure(error);
  process.exit(1);
}
