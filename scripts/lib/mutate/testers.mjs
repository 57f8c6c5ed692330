// Testers (tester.mjs) and how they are asked: a question that is not answered in time ends the process.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'tester.mjs');

const IN_TIME = 120_000; // to start

/** The answer to a message; undefined when it did not come in time or the process broke down. */
const answer = (child, message, ms) =>
  new Promise((resolve) => {
    const done = (value) => {
      clearTimeout(timer);
      child.off('message', done);
      child.off('exit', gone);
      resolve(value);
    };
    const gone = () => done(undefined);
    const timer = setTimeout(gone, ms);
    child.once('message', done);
    child.once('exit', gone);
    child.send(message);
  });

const told = (reply) => {
  if (reply?.failed) throw new Error(reply.failed);
  return reply;
};

/** One tester, started when it is first asked and again after it had to be ended. */
export const makeTester = (start) => {
  let child;
  const end = async () => {
    if (child === undefined) return;
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGKILL');
    await ended;
    child = undefined;
  };
  const ask = async (message, ms) => {
    if (child === undefined) {
      child = fork(FILE, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      if (told(await answer(child, start, IN_TIME)) === undefined) throw new Error('vitest did not start.');
    }
    const reply = told(await answer(child, message, ms));
    if (reply === undefined) await end();
    return reply;
  };
  return { ask, end };
};

/** Does the work for every item, as many at a time as there are testers. */
export const shareOut = async (items, testers, work) => {
  const waiting = [...items];
  const results = new Map();
  const serve = async (tester) => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      results.set(item, await work(tester, item));
  };
  await Promise.all(testers.map(serve));
  return items.map((item) => results.get(item));
};
