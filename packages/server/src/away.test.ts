// A database that dies under running nodes: they outlive it, nothing is lost, and who starts meanwhile says why it cannot.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode, type TestNode } from '../test/nodes.ts';
import { claim, connect, drop, make, newId, type TestClient } from '../test/playing.ts';
import { type OwnPostgres, ownPostgres } from '../test/postgres.ts';
import { assemble } from './assembly.ts';
import { openPostgresJobs } from './jobs/postgres.ts';
import { openPlay } from './open.ts';

const PATIENCE = 120_000;

let postgres: OwnPostgres;
let nodes: readonly TestNode[] = [];

beforeAll(async () => {
  postgres = await ownPostgres();
  nodes = [await startNode(postgres.url), await startNode(postgres.url)];
}, PATIENCE);

afterAll(async () => {
  for (const node of nodes) await node.close();
  await postgres.stop();
}, PATIENCE);

/** As a page does it: who is told to try again does. */
const comeBack = async (node: TestNode, match: string, key: string): Promise<TestClient> => {
  const client = await connect(node, match, key);
  try {
    await client.next('view');
    return client;
  } catch {
    return comeBack(node, match, key);
  }
};

test(
  'nodes outlive their database, and hear from each other again when it is back',
  async () => {
    const [one, two] = nodes as [TestNode, TestNode];
    const { match, key, links } = await make(one);
    const ada = await connect(one, match, key);
    const bens = await claim(two, match, links[0]!.key);
    const ben = await connect(two, match, bens.key);
    await Promise.all([ada.next('view'), ben.next('view')]);

    const id = newId();
    const head = await one.store.head(match);
    const busy = [one.store.remove({ ...head!, match: 'no-such-match' }), one.store.rows(match, 0, 9)];
    const killed = postgres.kill();
    ada.send({ type: 'play', id, command: drop(0), seen: 1 });
    await Promise.allSettled([...busy, killed]);
    await expect(openPlay(postgres.url)).rejects.toMatchObject({ message: expect.stringMatching(/cannot be reached/) });
    await expect(openPostgresJobs(postgres.url)).rejects.toMatchObject({ code: 'away' });
    await postgres.start();

    // Answered before the end, or not at all: said again it is done once.
    const back = await comeBack(one, match, key);
    expect((await back.play(drop(0), id)).answer).toEqual({ ok: true });
    await ben.until(() => ben.noticed().length === 2);
    expect((await ben.play(drop(1))).answer).toEqual({ ok: true });
    await back.until(() => back.noticed().length === 3);
    expect((await one.store.rows(match, 0, 9)).map(({ sender }) => sender?.seat)).toEqual([0, 1]);
  },
  PATIENCE,
);

test(
  'a node whose database goes away between two steps of its start ends with a sentence',
  async () => {
    await postgres.run(`
    CREATE FUNCTION muster.away() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'terminating connection' USING ERRCODE = '57P01'; END $$;
    CREATE TRIGGER away BEFORE INSERT ON muster.beats FOR EACH ROW EXECUTE FUNCTION muster.away()`);
    const starting = assemble({
      env: { DATABASE_URL: postgres.url },

      webRoot: nodes[0]!.folder,
      write: () => {},
    });
    await expect(starting).rejects.toMatchObject({
      name: 'ServeProblem',
      message: expect.stringMatching(/cannot be reached/),
    });
    await postgres.run('DROP TRIGGER away ON muster.beats');
  },
  PATIENCE,
);
