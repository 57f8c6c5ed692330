/** A table where no die falls and nobody hears: for what is played on only to see what comes of it. */

import type { ConquestTable } from './types.ts';

export const SILENT: ConquestTable = { roll: () => [], shuffle: (items) => items, final: () => {} };
