// A line to a client that takes nothing holds no more than it may; one that is closed tells why.

import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { CLOSED } from '@muster/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { makeLine, PACKED_FROM } from './line.ts';

let server: WebSocketServer;
let near: WebSocket;
let wire: Socket;
let far: WebSocket;

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  far = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [socket, request] = (await once(server, 'connection')) as [WebSocket, IncomingMessage];
  near = socket;
  wire = request.socket;
  await once(far, 'open');
});

afterEach(() => {
  far.terminate();
  server.close();
});

const BYTES = 100_000;
const TEXT = 'x'.repeat(BYTES);

test('who takes nothing is cut off', async () => {
  far.pause();
  const line = makeLine(near, wire, 5 * BYTES);
  const closed = once(near, 'close');
  for (let sent = 0; near.readyState === near.OPEN && sent < 1000; sent++) {
    line.send(TEXT);
    expect(near.bufferedAmount).toBeLessThan(7 * BYTES);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await closed;
  line.send(TEXT);
  line.close('tooMuch', 'nothing is said any more');
});

test('a sentence that is too long for a reason comes whole before it', async () => {
  const why = `${'é'.repeat(100)}.`;
  const heard = once(far, 'message');
  const closed = once(far, 'close');
  makeLine(near, wire, BYTES).close('malformed', why);
  expect(JSON.parse(String((await heard)[0]))).toEqual({ type: 'refused', because: 'malformed', why });
  const [code, reason] = await closed;
  expect(code).toBe(CLOSED.malformed);
  expect(String(reason)).toMatch(/^é+…$/);
});

test('what is said arrives whole and in its order, short, long, packed or in other letters', async () => {
  const packing = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    perMessageDeflate: { threshold: PACKED_FROM, serverNoContextTakeover: true },
  });
  await once(packing, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(packing.address() as AddressInfo).port}`);
  const [socket, request] = (await once(packing, 'connection')) as [WebSocket, IncomingMessage];
  const line = makeLine(socket, request.socket, 10 * BYTES);
  const said = [
    '',
    'a',
    'é'.repeat(62),
    'x'.repeat(125),
    'x'.repeat(126),
    '𝔉'.repeat(200),
    TEXT,
    'after',
    '❦'.repeat(341),
  ];
  const heard: string[] = [];
  const all = new Promise<void>((resolve) => {
    client.on('message', (data) => {
      heard.push(String(data));
      if (heard.length === 2 * said.length) resolve();
    });
  });
  for (const text of said) line.send(text);
  await new Promise((resolve) => setImmediate(resolve));
  for (const text of said) line.send(text);
  await all;
  expect(heard).toEqual([...said, ...said]);
  client.terminate();
  packing.close();
});
