// The embedded database, held against the contract on real files.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { storeContract } from '../../../test/store-contract.ts';
import type { Store } from '../store.ts';
import { openSqlite } from './store.ts';

let folder: string;
const opened: Store[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-store-'));
});

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('the contract', () => {
  storeContract({
    open: async () => {
      const store = await openSqlite(join(folder, 'contract'));
      opened.push(store);
      return store;
    },
  });
});
