// A database that goes away while a connection to it is being made: no process ends of that, and of any other forgotten promise it does.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

const OPEN = new URL('./open.ts', import.meta.url).href;
const LISTEN = new URL('../../listen.ts', import.meta.url).href;

let database: Server | undefined;

afterEach(() => {
  database?.close();
});

const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]); // authenticated, ready

/** Lets everybody in, and hangs up at the first question. */
const greet = (socket: Socket): void => {
  socket.on('error', () => {});
  socket.once('data', () => {
    socket.once('data', () => socket.end());
    socket.write(WELCOME);
  });
};

/** A process that wants a connection of its own to such a database, and then does something more. */
const start = (then = '') => {
  const { port } = database!.address() as { port: number };
  const program = `
    import { connect } from '${OPEN}';
    import { closeOnSignals } from '${LISTEN}';
    closeOnSignals({ close: async () => console.log('closed') });
    connect('postgres://127.0.0.1:${port}/none', 1).reserve();
    ${then}`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
};

beforeEach(async () => {
  database = createServer(greet).listen(0, '127.0.0.1');
  await once(database, 'listening');
});

test('a process outlives a line that is lost while the driver asks for types, and connects again', async () => {
  const child = start();
  await once(database!, 'connection');
  await once(database!, 'connection');
  expect(child.exitCode).toBe(null);
  child.kill('SIGKILL');
}, 30_000);

test('what we have forgotten ourselves closes the server', async () => {
  const child = start(`Promise.reject(new Error('ours'));`);
  const [told, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(told).toBe('closed\n');
  expect(code).toBe(1);
}, 30_000);
