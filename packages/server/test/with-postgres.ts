/**
 * Runs a command with a PostgreSQL of its own, named by DATABASE_URL and MUSTER_BENCH_DATABASE:
 *
 *     npx tsx --conditions=source packages/server/test/with-postgres.ts npx muster bench --only postgres
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ownPostgres } from './postgres.ts';

const [command, ...words] = process.argv.slice(2);
if (command === undefined) throw new Error('see the head of this file');
const postgres = await ownPostgres();
const env = { ...process.env, DATABASE_URL: postgres.url, MUSTER_BENCH_DATABASE: postgres.url };
const [code] = await once(spawn(command, words, { env, stdio: 'inherit' }), 'exit');
await postgres.stop();
process.exit(code ?? 1);
