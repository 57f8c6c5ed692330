// Steps of `npm test`: two checks at a time, told in their order; what breaks down counts, and the others run.
import { afterEach, expect, test, vi } from 'vitest';
import { runChecks } from './steps.mjs';

afterEach(() => {
  vi.restoreAllMocks();
});

const told = () => {
  const spy = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return () => spy.mock.calls.map(([text]) => text).join('');
};

test('a check that ends first is told in its turn, and never more than two run', async () => {
  const output = told();
  let [running, most] = [0, 0];
  const ends = [];
  const check = (title) => [
    title,
    async () => {
      running++;
      most = Math.max(most, running);
      await new Promise((resolve) => ends.push(resolve));
      running--;
      return { passed: 1, failed: 0, output: `${title} says so\n` };
    },
  ];
  const all = runChecks(['first', 'second', 'third'].map(check));
  for (const at of [1, 2, 0]) {
    await vi.waitFor(() => expect(ends[at]).toBeDefined());
    ends[at]();
  }
  expect((await all).map(({ title }) => title)).toEqual(['first', 'second', 'third']);
  expect(most).toBe(2);
  expect(output()).toBe('\n== first\nfirst says so\n\n== second\nsecond says so\n\n== third\nthird says so\n');
});

test('a check that breaks down counts as failed with its reason, and the next one runs', async () => {
  const output = told();
  const broken = async () => {
    throw new Error('no such tool');
  };
  const results = await runChecks([
    ['broken', broken],
    ['sound', async () => ({ passed: 1, failed: 0 })],
  ]);
  expect(results).toMatchObject([
    { title: 'broken', passed: 0, failed: 1 },
    { title: 'sound', passed: 1, failed: 0 },
  ]);
  expect(output()).toContain('no such tool');
});
