// Stopping: a server process that is told to stop closes its port and ends well.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DOOR = new URL('./index.ts', import.meta.url).href;

let webRoot: string;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'muster-stop-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html>');
});

afterAll(() => rm(webRoot, { recursive: true }));

/** A server in a process of its own, as `npm start` and `muster serve` run it. */
const startProcess = (host = '127.0.0.1', patience = {}) => {
  const program = `
    import { closeOnSignals, createServer, listen } from '${DOOR}';
    const app = await createServer({ webRoot: process.argv[1], patience: ${JSON.stringify(patience)} });
    const address = await listen(app, { port: 0, host: '${host}' });
    closeOnSignals(app);
    console.log(address);`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, webRoot], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

/** Asks once and keeps the connection open, as browsers do. */
const ask = async (address: string, agent: Agent): Promise<number | undefined> => {
  const [response] = await once(get(`${address}/healthz`, { agent }), 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
};

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the process with code 0, open connections or not',
  async (signal) => {
    const server = startProcess();
    const ended = once(server, 'exit');
    const [address] = await once(createInterface(server.stdout), 'line');
    const agent = new Agent({ keepAlive: true });
    expect(await ask(address, agent)).toBe(200);
    server.kill(signal);
    expect(await ended).toEqual([0, null]);
    agent.destroy();
    await expect(ask(address, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  },
);

/** A connection on which this much was sent and nothing more follows. */
const halfOpen = async (port: number, host: string, sent: string): Promise<Socket> => {
  const socket = createConnection({ port, host }).on('error', () => {});
  await once(socket, 'connect');
  if (sent !== '') socket.write(sent);
  return socket;
};

const HALF_SENT: readonly string[] = [
  '',
  'GET / HT',
  'GET / HTTP/1.1\r\nHost: x\r\n',
  'GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf',
];

test('connections that never finish asking do not keep the process, on either address of localhost', async () => {
  const server = startProcess('localhost');
  const ended = once(server, 'exit');
  const [address] = await once(createInterface(server.stdout), 'line');
  const port = Number(new URL(address).port);
  const sockets: Socket[] = [];
  for (const sent of HALF_SENT) sockets.push(await halfOpen(port, '127.0.0.1', sent));
  const v6 = await halfOpen(port, '::1', '').catch(() => undefined); // not every machine has it
  const agent = new Agent();
  expect(await ask(`http://127.0.0.1:${port}`, agent)).toBe(200); // the server has met those before it
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  for (const socket of [...sockets, v6]) socket?.destroy();
});

test('a client that does not take its answer is cut off in the end', async () => {
  await writeFile(join(webRoot, 'large.txt'), Buffer.alloc(64_000_000));
  const server = startProcess('127.0.0.1', { stopping: 20 });
  const ended = once(server, 'exit');
  const [address] = await once(createInterface(server.stdout), 'line');
  const port = Number(new URL(address).port);
  const stalled = await halfOpen(port, '127.0.0.1', 'GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(stalled, 'readable'); // the answer has begun, and is not read
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  stalled.destroy();
});
