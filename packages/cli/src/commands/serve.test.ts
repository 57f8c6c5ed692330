import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, testIo } from '../testing.ts';
import { runServe } from './serve.ts';

const builtApp = (): string => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Muster</title>');
  return folder;
};

test('serves the built app until it is interrupted', async () => {
  const stop = new AbortController();
  let address: (text: string) => void = () => {};
  const told = new Promise<string>((resolve) => {
    address = resolve;
  });
  const { io } = testIo({ interrupted: stop.signal, onWrite: address });
  const served = runServe({ port: '0', host: 'localhost', json: true, data: temporaryFolder() }, io, builtApp());
  const page = await fetch((JSON.parse(await told) as { address: string }).address);
  expect(await page.text()).toContain('<title>Muster</title>');
  stop.abort();
  expect(await served).toBe(0);
});

test('in words the address is the last line', async () => {
  const { io, out } = testIo({ interrupted: AbortSignal.abort() });
  expect(await runServe({ port: '0', host: 'localhost', data: temporaryFolder() }, io, builtApp())).toBe(0);
  expect(out()).toMatch(/Ctrl-C stops it\. Open\nhttp:\/\/localhost:\d+\n$/);
});

test('a page that is not built', async () => {
  const { io } = testIo();
  await expect(
    runServe({ port: '0', host: 'localhost', data: temporaryFolder() }, io, temporaryFolder()),
  ).rejects.toThrow(/The web app is not built: .+ `npm start` builds it\./);
});

test('a port that is taken is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { io } = testIo({ env: { PORT: String(port) } });
  await expect(runServe({ host: 'localhost', data: temporaryFolder() }, io, builtApp())).rejects.toThrow(
    `Port ${port} is already in use`,
  );
  other.close();
});

test('a PORT that is no number', async () => {
  const { io } = testIo({ env: { PORT: 'four' } });
  await expect(runServe({ host: 'localhost', data: temporaryFolder() }, io, builtApp())).rejects.toThrow(
    'PORT must be a whole number from 0 to',
  );
});
