// A server that dies in the middle of something: what was acknowledged is there, and what was sent again is done once.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Key, MatchId } from '@muster/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  claim,
  connect,
  drop,
  dropFolder,
  make,
  newFolder,
  newId,
  startServer,
  type TestServer,
} from '../test/playing.ts';

const ENTRY = fileURLToPath(new URL('../test/server-that-dies.ts', import.meta.url));

let folder: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await newFolder();
});

afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await dropFolder(folder);
});

/** A server in a process of its own; its address is undefined when it dies at once. */
const startDeadly = async (killAt: string) => {
  const env = { ...process.env, MUSTER_DATA: join(folder, 'muster.db'), MUSTER_KILL_AT: killAt, PORT: '0' };
  child = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', ENTRY], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = once(child, 'exit');
  const [address] = await Promise.race([once(createInterface(child.stdout!), 'line'), died]);
  return { address: String(address), died };
};

const inMatch = async (server: Pick<TestServer, 'address'>, match: MatchId, keys: readonly [Key, Key]) => {
  const [ada, ben] = await Promise.all(keys.map((key) => connect(server, match, key)));
  await Promise.all([ada!.next('view'), ben!.next('view')]);
  return { ada: ada!, ben: ben! };
};

test.each(['beforeAppend', 'beforeAnswer', 'inCheckpoint'])('killed %s', async (point) => {
  const first = await startServer({ folder });
  const made = await make(first);
  const { key } = await claim(first, made.match, made.links[0]!.key);
  const keys = [made.key, key] as const;
  await inMatch(first, made.match, keys);
  await first.close();
  const second = await startDeadly(`${point}:${point === 'inCheckpoint' ? 1 : 5}`);
  const { ada, ben } = await inMatch(second, made.match, keys);
  const acknowledged: string[] = [];
  let id = '';
  for (let i = 0; i < 40; i++) {
    id = newId();
    const sent = (i % 2 === 0 ? ada : ben).play(drop([0, 1, 2, 3, 4, 5, 6][(i + Math.floor(i / 14)) % 7]!), id);
    const done = await sent.catch(() => undefined); // until it dies
    if (done === undefined) break;
    if (done.answer.ok) acknowledged.push(id);
  }
  expect(await second.died).toEqual([null, 'SIGKILL']);
  const third = await startServer({ folder });
  const again = await inMatch(third, made.match, keys);
  const seat = acknowledged.length % 2;
  const resent = await (seat === 0 ? again.ada : again.ben).play(
    drop([0, 1, 2, 3, 4, 5, 6][(acknowledged.length + Math.floor(acknowledged.length / 14)) % 7]!),
    id,
  );
  expect(resent.answer).toEqual({ ok: true });
  await Promise.all([again.ada.settled(), again.ben.settled()]);
  expect(again.ada.view()).toMatchObject({ discs: acknowledged.length + 1 });
  expect(again.ben.view()).toEqual(again.ada.view());
  await third.close();
});

test('killed in a migration, it begins anew', async () => {
  const deadly = await startDeadly('inMigration:1');
  expect(await deadly.died).toEqual([null, 'SIGKILL']);
  const server = await startServer({ folder });
  expect((await make(server)).links).toHaveLength(1);
  await server.close();
});
