// `npm run house`: whether every import keeps to the levels, packages declare what they import, no two rooms import each other, and
// no source is too long. Exit 0: all is as it should be; 1: what is not is printed.

import './lib/node-version.mjs';
import { root } from './lib/commands.mjs';
import { faultsOf } from './lib/house/house.mjs';

const faults = faultsOf(root);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
