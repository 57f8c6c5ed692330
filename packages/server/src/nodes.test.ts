// Several nodes on one database, and no connection that has to stay with one: every seat plays on a node of its own.

import { LIST, loadGames } from '@muster/games';
import { type Descriptor, makeRng } from '@muster/kernel';
import type { Claimed, NewMatch } from '@muster/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { handClock } from '../../table/test/hand-clock.ts';
import { startNode, type TestNode } from '../test/nodes.ts';
import { claim, connect, drop, make, newId, type TestClient, type TestOptions } from '../test/playing.ts';
import { somePostgres, type TestPostgres } from '../test/postgres.ts';
import { type NodeProxy, startProxy } from '../test/proxy.ts';
import type { Brains } from './rooms/computers.ts';

let postgres: TestPostgres;
let proxy: NodeProxy;
/** Two that live through all tests. */
let one: TestNode;
let two: TestNode;
/** Those of one test. */
const mortals: TestNode[] = [];

beforeAll(async () => {
  postgres = await somePostgres();
  [one, two] = [await startNode(postgres.url), await startNode(postgres.url)];
  proxy = await startProxy([one.port, two.port]);
}, 60_000);

afterEach(async () => {
  for (const node of mortals.splice(0)) await node.close();
});

afterAll(async () => {
  await proxy.close();
  for (const node of [one, two]) {
    await node.close();
    expect(node.errors).toEqual([]);
  }
  await postgres.stop();
});

const another = async (options: TestOptions & { pollEvery?: number } = {}): Promise<TestNode> => {
  const node = await startNode(postgres.url, options);
  mortals.push(node);
  return node;
};

interface Table {
  readonly match: string;
  readonly keys: readonly string[];
  readonly clients: readonly TestClient[];
}

/** Made on the first node; every further seat is claimed and connected on the next one. */
const seatedOn = async (nodes: readonly TestNode[], wanted: Partial<NewMatch> = {}): Promise<Table> => {
  const { match, key, links } = await make(nodes[0]!, wanted);
  const keys = [key];
  const clients = [await connect(nodes[0]!, match, key)];
  for (const [i, link] of links.entries()) {
    const node = nodes[(i + 1) % nodes.length]!;
    const claimed: Claimed = await claim(node, match, link.key, `Ben ${i + 1}`);
    keys.push(claimed.key);
    clients.push(await connect(node, match, claimed.key));
  }
  await Promise.all(clients.map((client) => client.next('view')));
  return { match, keys, clients };
};

const pairOn = async (nodes: readonly TestNode[], wanted: Partial<NewMatch> = {}) => {
  const { match, keys, clients } = await seatedOn(nodes, wanted);
  return { match, keys, ada: clients[0]!, ben: clients[1]! };
};

const isAsked = (client: TestClient, seat: number) => () => client.decisions().some((d) => d.seat === seat);

const discsOf = (client: TestClient): number => (client.view() as object as { discs: number }).discs;

const heardOf = (client: TestClient, type: string): number => client.heard.filter((one) => one.type === type).length;

test('a clock that runs out is found by two nodes and written once', async () => {
  const { match, ada, ben } = await pairOn([one, two], {
    clock: { kind: 'live', minutes: 0, seconds: 1, out: 'lose' },
  });
  const outcome = { places: [[1], [0]], rule: null };
  for (const client of [ada, ben]) {
    const { outcome: told } = await client.next('update', (update) => update.outcome != null);
    expect(told).toMatchObject(outcome);
  }
  for (const client of [ada, ben]) await client.settled();
  const facts = (await one.store.rows(match, 0, 100)).map(({ entry }) => 'fact' in entry && entry.fact.type);
  expect(facts).toEqual(['time', 'adjudicated']);
});

test('two seats on two nodes play a whole battle, and each is sent what happens once', async () => {
  const { ada, ben } = await pairOn([one, two]);
  for (let i = 0; i < 3; i++) {
    expect((await ada.play(drop(0))).answer).toEqual({ ok: true });
    await ben.until(isAsked(ben, 1));
    expect((await ben.play(drop(1))).answer).toEqual({ ok: true });
    await ada.until(isAsked(ada, 0));
  }
  expect((await ada.play(drop(0))).answer).toEqual({ ok: true });
  const last = await ben.next('update', ({ outcome }) => outcome != null);
  expect(last.outcome!.places).toEqual([[0], [1]]);
  await ada.next('about', ({ about }) => about.status === 'over');
  await ben.next('about', ({ about }) => about.status === 'over');
  expect(ben.view()).toEqual(ada.view());
  expect(ben.noticed()).toEqual(ada.noticed());
  expect(ben.noticed().map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect([heardOf(ada, 'view'), heardOf(ben, 'view')]).toEqual([1, 1]);
});

/** Everybody who is asked answers with some candidate; how far all have heard is known from who played. */
const playSome = async ({ game }: Descriptor, clients: readonly TestClient[], commands: number): Promise<void> => {
  const rng = makeRng(5);
  for (let i = 0; i < commands; i++) {
    const seat = clients.findIndex((client, at) => client.decisions().some((d) => d.seat === at));
    if (seat < 0) return;
    const own = clients[seat]!;
    const candidates = game.candidates(own.view(), seat);
    const { answer, n } = await own.play(candidates[rng.below(candidates.length)]!);
    if (answer.ok) await own.until(() => own.n() >= n);
    else expect(answer.code).toBe('late'); // another seat was quicker on another node: it is asked anew
  }
};

/** Until all of them have heard all that a newcomer would be sent. */
const areEven = async (node: TestNode, { match, keys, clients }: Table): Promise<void> => {
  for (const [seat, client] of clients.entries()) {
    const fresh = await connect(node, match, keys[seat]!);
    const { view, n, decisions } = await fresh.next('view');
    await client.until(() => client.n() >= n);
    await client.settled();
    expect(client.view()).toEqual(view);
    expect(client.decisions()).toEqual(decisions);
    expect(client.noticed().map((item) => item.n)).toEqual(Array.from({ length: n }, (_, i) => i));
    await fresh.close();
  }
};

describe.each(LIST.map(({ card }) => card.id))('%s', (id) => {
  test('is played by seats on different nodes, and a third one tells the same', async () => {
    const descriptor = (await loadGames()).find((game) => game.id === id)!;
    const { config } = descriptor.quickStarts()[0] ?? descriptor.samples()[0]!;
    const seats = Array.from({ length: descriptor.game.seats(config) }, () => ({ sitter: 'person' as const }));
    const table = await seatedOn([one, two], { game: id, config, seats });
    await playSome(descriptor, table.clients, 25);
    await areEven(await another(), table);
  });
});

describe('two at once', () => {
  test('commands of two devices of a seat: one is done, who was later is asked again', async () => {
    const { match, keys, ada, ben } = await pairOn([one, two]);
    const device = await connect(two, match, keys[0]!);
    await device.next('view');
    const answers = await Promise.all([ada.play(drop(2)), device.play(drop(4))]);
    expect(answers.filter(({ answer }) => answer.ok)).toHaveLength(1);
    expect(answers.find(({ answer }) => !answer.ok)!.answer).toMatchObject({ ok: false, code: 'late' });
    await Promise.all([ada, ben, device].map((client) => client.until(isAsked(client, 1))));
    expect(ada.view()).toMatchObject({ discs: 1 });
    expect(device.view()).toEqual(ada.view());
  });

  test('the same message on two nodes is done once and answered twice', async () => {
    const { match, keys, ada, ben } = await pairOn([one, two]);
    const device = await connect(two, match, keys[0]!);
    await device.next('view');
    const id = newId();
    const answers = await Promise.all([ada.play(drop(2), id), device.play(drop(2), id)]);
    expect(answers.map(({ answer }) => answer)).toEqual([{ ok: true }, { ok: true }]);
    await ben.until(isAsked(ben, 1));
    expect(ben.view()).toMatchObject({ discs: 1 });
  });

  test('a link that is used on two nodes at once gives one seat', async () => {
    const { match, links } = await make(one);
    const body = { match, key: links[0]!.key, name: 'Ben' };
    const answers = await Promise.all([one, two].map((node) => node.post('claim', body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test('a link for one more device is good once', async () => {
    const { match, keys } = await pairOn([one, two]);
    const { body: fresh } = await two.post('device', { match, key: keys[0] });
    const body = { match, key: fresh.key, name: 'Ada' };
    const answers = await Promise.all([one, two].map((node) => node.post('claim', body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

describe('requests', () => {
  test('are asked on one node and answered on another', async () => {
    const { match, keys, ada, ben } = await pairOn([one, two]);
    await ada.play(drop(0));
    await ben.until(isAsked(ben, 1));
    await ben.play(drop(1));
    await ada.until(isAsked(ada, 0));
    const asked = async () => (await ben.next('update', ({ requests }) => requests?.length === 1)).requests![0]!.id;
    const answer = async (yes: boolean) => ben.do({ type: 'answer', id: newId(), request: await asked(), yes });

    const declined = ada.do({ type: 'ask', id: 'take-back-1', kind: 'takeBack' });
    await answer(false);
    expect((await declined).answer).toEqual({ ok: false, code: 'declined', why: 'Ben 1 does not agree.' });

    const overtaken = ada.do({ type: 'ask', id: 'take-back-2', kind: 'takeBack' });
    await asked();
    const device = await connect(two, match, keys[0]!);
    await device.next('view');
    await device.play(drop(2));
    expect((await overtaken).answer).toMatchObject({ ok: false, code: 'late' });

    const agreed = ada.do({ type: 'ask', id: 'draw-one-1', kind: 'draw' });
    await answer(true);
    expect((await agreed).answer).toEqual({ ok: true });
    await ada.next('about', ({ about }) => about.status === 'over');

    const third = await connect(await another(), match, keys[0]!);
    expect((await third.do({ type: 'ask', id: 'take-back-1', kind: 'takeBack' })).answer).toEqual(
      (await declined).answer,
    );
  });

  test('another battle is one for both', async () => {
    const { match, keys, ada, ben } = await pairOn([one, two]);
    await ada.play({ type: 'concede' });
    await ben.next('about', ({ about }) => about.status === 'over');
    const asked = ada.do({ type: 'ask', id: 'rematch-01', kind: 'rematch' });
    const { requests } = await ben.next('update', (update) => update.requests?.length === 1);
    await ben.do({ type: 'answer', id: newId(), request: requests![0]!.id, yes: true });
    expect((await asked).answer).toEqual({ ok: true });
    const { about } = await ada.next('about', (now) => now.about.rematch !== null);
    expect(about.match).toBe(match);
    const next = await Promise.all([connect(two, about.rematch!, keys[0]!), connect(one, about.rematch!, keys[1]!)]);
    await Promise.all(next.map((client) => client.next('view')));
  });
});

describe('who is there', () => {
  test('is known on every node, and of a node that died nobody is there any more', async () => {
    const clock = handClock();
    const near = await another({ clock, limits: { heartbeatMs: 1e9 } });
    const far = await another();
    const { match, key, links } = await make(near);
    const claimed = await claim(far, match, links[0]!.key);
    const ben = await connect(far, match, claimed.key);
    await ben.next('about');
    const ada = await connect(near, match, key);
    const presenceOf = (presence: string) => ada.next('about', ({ about }) => about.seats[1]!.presence === presence);
    await presenceOf('there');
    await ben.next('about', ({ about }) => about.seats[0]!.presence === 'there');
    far.die();
    clock.pass(41_000);
    await presenceOf('away');
    clock.pass(3 * 60_000);
    await presenceOf('gone');
  });

  test('who watches is counted on all nodes, and sees no more than it may', async () => {
    const { match, key, links, watch } = await make(one, { watch: 0 });
    const ben = (await claim(two, match, links[0]!.key)).key;
    const players = [await connect(one, match, key), await connect(two, match, ben)];
    await Promise.all(players.map((client) => client.next('view')));
    const watcher = await connect(two, match, watch!);
    await watcher.next('view');
    await players[0]!.next('about', ({ about }) => about.watching === 1);
    await players[0]!.play(drop(3));
    await watcher.until(() => discsOf(watcher) === 1);
    await watcher.close();
    await players[0]!.next('about', ({ about }) => about.watching === 0);
  });
});

test('who watches a round later on another node sees no more than on the first', async () => {
  const { match, key, links, watch } = await make(one, { watch: 1 });
  const ben = (await claim(two, match, links[0]!.key)).key;
  const players = [await connect(one, match, key), await connect(two, match, ben)] as const;
  await Promise.all(players.map((client) => client.next('view')));
  const watchers = [await connect(one, match, watch!), await connect(two, match, watch!)];
  await Promise.all(watchers.map((client) => client.next('view')));
  for (const [seat, column] of [0, 1, 0, 1].entries()) {
    const player = players[seat % 2]!;
    await player.until(isAsked(player, seat % 2));
    await player.play(drop(column));
    const shown = [0, 1, 1, 3][seat]; // a round is over when its second disc has fallen
    for (const watcher of watchers) await watcher.until(() => discsOf(watcher) === shown);
  }
  for (const watcher of watchers) await watcher.settled();
  expect(watchers.map(discsOf)).toEqual([3, 3]);
});

test('a node that is going down finishes what it has begun, and nothing it acknowledged is lost', async () => {
  const leaving = await another();
  const pairs = await Promise.all(Array.from({ length: 6 }, () => pairOn([leaving])));
  const acknowledged = pairs.map(() => 0);
  const playOn = async ({ ada, ben }: (typeof pairs)[number], at: number): Promise<void> => {
    for (let turn = 0; turn < 36; turn++) {
      const answered = await Promise.race([
        (turn % 2 === 0 ? ada : ben).play(drop(Math.floor(turn / 2) % 7)),
        ada.closed.then(() => undefined),
        ben.closed.then(() => undefined),
      ]);
      if (answered?.answer.ok !== true) return;
      acknowledged[at]!++;
    }
  };
  const playing = pairs.map(playOn);
  await leaving.until(() => acknowledged.some((count) => count > 2));
  mortals.splice(mortals.indexOf(leaving), 1);
  await leaving.close();
  await Promise.all(playing);
  expect(leaving.errors).toEqual([]);
  for (const [at, { match, keys }] of pairs.entries()) {
    const back = await connect(one, match, keys[0]!);
    await back.next('view');
    expect(discsOf(back)).toBeGreaterThanOrEqual(acknowledged[at]!);
    expect(discsOf(back)).toBeLessThanOrEqual(acknowledged[at]! + 1); // what was written and could not be answered any more
  }
});

describe('the dice', () => {
  test('a part that is kept for a minute is missed on every node, and the new attempt is one for all', async () => {
    const clock = handClock();
    const far = await another({ clock, limits: { heartbeatMs: 1e9 } });
    const { match, key, links } = await make(one);
    const claimed = await claim(far, match, links[0]!.key);
    const ada = await connect(one, match, key);
    const ben = await connect(far, match, claimed.key, { keepsLuck: true });
    await ada.next('dice', ({ dice }) => dice.sent.includes(0));
    await ben.next('dice', ({ dice }) => dice.sent.includes(0));
    clock.pass(60_000);
    const attempts = await Promise.all(
      [ada, ben].map((client) => client.next('dice', ({ dice }) => dice.attempt === 2)),
    );
    expect(attempts[0]!.dice.commitment).toBe(attempts[1]!.dice.commitment);
    expect(attempts[0]!.dice.abandoned).toMatchObject([{ attempt: 1, missing: [1] }]);
    expect(attempts[1]!.dice.abandoned).toEqual(attempts[0]!.dice.abandoned);
  });
});

/** Thinks as it is told: never, or at once. */
const NEVER: Brains = { ask: () => new Promise(() => {}) };
const LAST: Brains = { ask: async () => drop(6) };
const COMPUTER = [{ sitter: 'person' }, { sitter: 'computer', level: 'recruit' }] as const;

describe('a node that dies', () => {
  test('in mid-battle: play goes on by the proxy on another, and nothing is lost', async () => {
    const [three, four] = [await another(), await another()];
    const own = await startProxy([three.port]);
    const through = { ...three, address: own.address };
    const { match, key, links } = await make(through);
    const benKey = (await claim(through, match, links[0]!.key)).key;
    const before = [await connect(own, match, key), await connect(own, match, benKey)];
    await Promise.all(before.map((client) => client.next('view')));
    await before[0]!.play(drop(3));
    own.serve([three.port, four.port]);
    three.die();
    own.cut(three.port);
    await Promise.all(before.map((client) => client.closed));
    const ada = await connect(own, match, key, { since: before[0]!.n() });
    const ben = await connect(own, match, benKey);
    await Promise.all([ada.next('view'), ben.next('view')]);
    expect((await ben.play(drop(3))).answer).toEqual({ ok: true });
    await ada.until(isAsked(ada, 0));
    expect(ada.view()).toMatchObject({ discs: 2 });
    await own.close();
  });

  test('leaves the turn of its computer to another', async () => {
    const dying = await another({ brains: NEVER, limits: { leftAfterMs: 200 } });
    const { match, key } = await make(dying, { seats: COMPUTER });
    const ada = await connect(dying, match, key);
    await ada.next('view');
    await ada.play(drop(0));
    dying.die();
    const heir = await another({ brains: LAST });
    await heir.until(() => heir.playing.rooms.count() > 0);
    const again = await connect(heir, match, key);
    await again.until(() => again.n() > 0 && isAsked(again, 0)());
    expect(again.view()).toMatchObject({ discs: 2 });
  });
});

test('a computer is asked by the node whose player has moved, and by no other', async () => {
  let asked = 0;
  const counting: Brains = {
    ask: async () => {
      asked++;
      return drop(6);
    },
  };
  const other = await another({
    brains: { ask: () => Promise.reject(new Error('the other node was to do this')) },
  });
  const own = await another({ brains: counting });
  const { match, key } = await make(own, { seats: COMPUTER });
  const ada = await connect(own, match, key);
  await ada.next('view');
  const device = await connect(other, match, key);
  await device.next('view');
  for (const turn of [1, 2, 3]) {
    await ada.play(drop(turn));
    await device.until(() => discsOf(device) === 2 * turn);
    await ada.until(isAsked(ada, 0));
  }
  expect(asked).toBe(3);
  expect(other.errors).toEqual([]);
});

test('what could not be told is found by asking: a node that hears nothing goes on', async () => {
  const deaf = await another({ pollEvery: 50 });
  const { ada, ben } = await pairOn([one, deaf]);
  const cutLines = () =>
    postgres.run(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query ILIKE 'listen%'`,
    );
  for (let i = 0; i < 3; i++) {
    await cutLines();
    await ada.play(drop(0));
    await ben.until(isAsked(ben, 1));
    await cutLines();
    await ben.play(drop(1));
    await ada.until(isAsked(ada, 0));
  }
  expect(ada.view()).toEqual(ben.view());
});
