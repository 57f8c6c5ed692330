// Serves what is already built: the browser tests start this on a port of their own. What is played there is kept only as long;
// with `--database`, where DATABASE_URL says.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portFromEnvironment } from './port.mjs';
import { serve } from './serve.mjs';

const isGiven = process.env.MUSTER_DATA || process.argv.includes('--database');
const own = isGiven ? undefined : mkdtempSync(join(tmpdir(), 'muster-data-'));
if (own !== undefined) process.once('exit', () => rmSync(own, { recursive: true, force: true }));
const { address } = await serve(portFromEnvironment(), { data: own });
console.log(address);
