// Computers at the table: asked with their own view, answered through the mailbox, and nobody waits for them.

import { Worker } from 'node:worker_threads';
import { loadGames } from '@muster/games';
import type { Command } from '@muster/kernel';
import type { Question } from '@muster/table';
import { afterEach, describe, expect, test } from 'vitest';
import { handClock } from '../../table/test/hand-clock.ts';
import { connect, drop, dropFolder, make, newFolder, seated, startServer, type TestServer } from '../test/playing.ts';
import { openBrains } from './brains/brains.ts';
import type { Brains } from './rooms/computers.ts';
import type { Store } from './store/store.ts';

const COMPUTER = [{ sitter: 'person' }, { sitter: 'computer', level: 'recruit' }] as const;

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Thinks as it is told. */
const fakeBrains = () => {
  const asked: { question: Question; answer: (command: Command) => void; fail: (why: string) => void }[] = [];
  let wake = (): void => {};
  const brains: Brains = {
    ask: (question) =>
      new Promise((answer, reject) => {
        asked.push({ question, answer, fail: (why) => reject(new Error(why)) });
        wake();
      }),
  };
  const next = async () => {
    while (asked.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return asked.shift()!;
  };
  return { brains, next, asked };
};

const alone = async (brains: Brains, clock = handClock()) => {
  server = await startServer({ brains, clock, limits: { heartbeatMs: 1e9 } });
  const { match, key } = await make(server, { seats: COMPUTER });
  const ada = await connect(server, match, key);
  await ada.next('view');
  return { ada, match, key, clock, server };
};

test('a computer is asked with its own view, and plays', async () => {
  const { brains, next } = fakeBrains();
  const { ada } = await alone(brains);
  await ada.play(drop(0));
  const { question, answer } = await next();
  expect(question).toMatchObject({ seat: 1, level: 'recruit', view: { discs: 1 } });
  answer(drop(3));
  await ada.next('update', ({ noticed }) => noticed?.[0]?.type === 'played' && noticed[0].seat === 1);
  expect(ada.view()).toMatchObject({ discs: 2 });
});

test('a computer is told no secret of others', async () => {
  const { brains, next } = fakeBrains();
  server = await startServer({ brains, clock: handClock() });
  const descriptor = (await loadGames()).find(({ secrets }) => secrets.length > 0)!;
  const { config } = descriptor.quickStarts()[0]!;
  const { match, key } = await make(server, { game: descriptor.id, config, seats: COMPUTER });
  const ada = await connect(server, match, key);
  await ada.next('view');
  while (!ada.decisions().some(({ seat }) => seat === 1)) {
    await ada.play(descriptor.game.candidates(ada.view(), 0)[0]!);
    await ada.settled();
  }
  const { question } = await next();
  expect(question.seat).toBe(1);
  expect(question.view).toEqual(descriptor.game.view(question.view as never, 1));
});

test('an answer to a battle that has gone on is not played: it is asked anew', async () => {
  const { brains, next } = fakeBrains();
  const { ada } = await alone(brains);
  await ada.play(drop(0));
  const first = await next();
  await ada.do({ type: 'ask', id: 'take-back-1', kind: 'takeBack' });
  await ada.play(drop(5));
  first.answer(drop(3));
  const second = await next();
  expect(second.question.view).toMatchObject({ discs: 1 });
  expect(ada.view()).toMatchObject({ discs: 1 });
});

test('a computer agrees to a take-back', async () => {
  const { brains, next } = fakeBrains();
  const { ada } = await alone(brains);
  await ada.play(drop(0));
  (await next()).answer(drop(3));
  await ada.until(() => ada.decisions()[0]?.seat === 0);
  expect((await ada.do({ type: 'ask', id: 'take-back-1', kind: 'takeBack' })).answer).toEqual({ ok: true });
  await ada.settled();
  expect(ada.view()).toMatchObject({ discs: 0 });
});

test('one that fails, or answers against the rules, is asked again after a while', async () => {
  const { brains, next } = fakeBrains();
  const { ada, clock, server: on } = await alone(brains);
  await ada.play(drop(0));
  (await next()).fail('it broke');
  await on.until(() => on.errors.length === 1);
  clock.pass(5_000);
  (await next()).answer(drop(9));
  await on.until(() => on.errors.length === 2);
  clock.pass(5_000);
  (await next()).answer(drop(1));
  await ada.until(() => ada.decisions()[0]?.seat === 0);
});

test('after the server was started again the computer goes on, even if nobody is there', async () => {
  const folder = await newFolder();
  const before = fakeBrains();
  const clock = handClock();
  const first = await startServer({ folder, brains: before.brains, clock });
  const { match, key } = await make(first, { seats: COMPUTER });
  const ada = await connect(first, match, key);
  await ada.next('view');
  await ada.play(drop(0));
  await before.next();
  await first.close();
  const after = fakeBrains();
  const second = await startServer({ folder, brains: after.brains, clock });
  (await after.next()).answer(drop(2));
  while ((await second.store.rows(match, 0, 9)).length < 2) await new Promise((resolve) => setImmediate(resolve));
  await second.close();
  await dropFolder(folder);
});

test('after a start every computer whose turn it is goes on, however many there are, as soon as there is room for its battle', async () => {
  const folder = await newFolder();
  const before = fakeBrains();
  const clock = handClock();
  const first = await startServer({ folder, brains: before.brains, clock });
  for (let n = 0; n < 3; n++) {
    const { match, key } = await make(first, { seats: COMPUTER });
    const ada = await connect(first, match, key);
    await ada.next('view');
    await ada.play(drop(0));
    await before.next();
  }
  await first.close();
  const after = fakeBrains();
  const wrap = (store: Store): Store => ({ ...store, list: (statuses, from) => store.list(statuses, from, 1) });
  const second = await startServer({ folder, brains: after.brains, clock, wrap, limits: { rooms: 2, idleMs: 60_000 } });
  for (const { answer } of [await after.next(), await after.next()]) answer(drop(2));
  await second.until(() => {
    clock.pass(1_000);
    return after.asked.length === 1; // the two before it have left the memory
  });
  expect(second.errors).toEqual([]);
  await second.close();
  await dropFolder(folder);
});

test('nobody else waits for a computer that thinks', async () => {
  const { brains } = fakeBrains();
  const { ada, server: on } = await alone(brains);
  await ada.play(drop(0));
  const { clients } = await seated(on);
  expect((await clients[0]!.play(drop(0))).answer).toEqual({ ok: true });
  expect((await ada.do({ type: 'rename', id: 'rename-1', name: 'Ada L.' })).answer).toEqual({ ok: true });
});

describe('threads', () => {
  const question = (seat: number): Question => ({
    game: 'any',
    view: { config: {} },
    seat,
    level: 'recruit',
    ms: 10,
    seed: 1,
  });
  /** Answers with the seat it was asked for; dies at seat 1, is silent at seat 2, fails at seat 3. */
  const CODE = `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ seat }) => {
      if (seat === 1) process.exit(1);
      if (seat === 3) return parentPort.postMessage({ failed: 'no idea' });
      if (seat !== 2) parentPort.postMessage({ command: { type: String(seat) } });
    });`;

  test('one that dies or is silent is replaced, and the others are answered', async () => {
    const clock = handClock();
    const opened: Worker[] = [];
    const openWorker = (): Worker => {
      const worker = new Worker(CODE, { eval: true });
      opened.push(worker);
      return worker;
    };
    const brains = openBrains({ clock, openWorker });
    const answers = [0, 1, 2, 3, 4].map((seat) =>
      brains.ask(question(seat), 'ada').then(
        ({ type }) => type,
        (e: Error) => e.message,
      ),
    );
    expect(await answers[0]).toBe('0');
    expect(await answers[1]).toBe('a computer player: its thread has ended');
    while (opened.length < 2) await new Promise((resolve) => setImmediate(resolve));
    clock.pass(60_000);
    expect(await Promise.all(answers.slice(2))).toEqual([
      'a computer player: it was silent for too long',
      'a computer player: no idea',
      '4',
    ]);
    await brains.close();
  });

  test('who has many computers think waits for each of them, and another has a turn in between', async () => {
    const brains = openBrains({ waiting: 6, openWorker: () => new Worker(CODE, { eval: true }) });
    const order: string[] = [];
    const ask = async (seat: number, whose: string): Promise<void> => {
      order.push((await brains.ask(question(seat), whose)).type);
    };
    const all = [ask(0, 'eve'), ask(4, 'eve'), ask(5, 'eve'), ask(6, 'eve')];
    await expect(brains.ask(question(7), 'eve')).rejects.toThrow('too many computer players have to think');
    await Promise.all([...all, ask(7, 'ada')]);
    expect(order).toEqual(['0', '4', '7', '5', '6']);
    await brains.close();
  });

  test('too many questions are refused', async () => {
    const brains = openBrains({ waiting: 1, openWorker: () => new Worker(CODE, { eval: true }) });
    const first = brains.ask(question(2), 'ada').catch((e: Error) => e.message);
    const second = brains.ask(question(0), 'ada').catch((e: Error) => e.message);
    await expect(brains.ask(question(0), 'ben')).rejects.toThrow('too many computer players have to think');
    await brains.close();
    expect(await second).toBe('the server is going down');
    void first;
  });

  test('a real one plays', async () => {
    const brains = openBrains();
    const { ada } = await alone(brains);
    await ada.play(drop(0));
    await ada.until(() => ada.decisions()[0]?.seat === 0);
    expect(ada.view()).toMatchObject({ discs: 2 });
    await brains.close();
  });
});
