// Stopping: a server process that is told to stop closes its port and ends well.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
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
const startProcess = () => {
  const program = `
    import { closeOnSignals, createServer, listen } from '${DOOR}';
    const app = await createServer({ webRoot: process.argv[1] });
    const address = await listen(app, { port: 0, host: '127.0.0.1' });
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
