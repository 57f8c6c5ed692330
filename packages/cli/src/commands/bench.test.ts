// Only the wiring: the bench itself is measured by `npm run bench`, not in tests.
import { BENCH_PARTS, BenchRefused, findBenchPart, runBench } from '@muster/bench';
import { expect, test, vi } from 'vitest';
import { muster } from '../testing.ts';

vi.mock('@muster/bench', async (original) => ({ ...(await original<object>()), runBench: vi.fn() }));
const stub = vi.mocked(runBench);

test('one part as JSON, by either spelling of its name', async () => {
  stub.mockResolvedValue({ odds: { combatMicros: 3, chain60Millis: 1 } });
  const json = '{"odds":{"combatMicros":3,"chain60Millis":1}}\n';
  expect(await muster(['bench', '--only', 'odds', '--json'])).toEqual({ code: 0, out: json, err: '' });
  await muster(['bench', '--only', 'grid-battles']);
  expect(stub.mock.calls.map(([options]) => options?.only)).toEqual(['odds', 'gridBattles']);
});

test('a table for people, a bar on a terminal', async () => {
  stub.mockImplementation(async (options) => {
    options?.onProgress?.(0.5, 'odds: combat');
    return { odds: { combatMicros: 3, chain60Millis: 1 } };
  });
  const { out, err } = await muster(['bench'], { terminal: { err: true } });
  expect(out).toMatch(/3 {2}µs for a combat with battle back .*met\n/);
  expect(err).toContain('50%  odds: combat');
});

test('what is missing is a sentence', async () => {
  stub.mockRejectedValue(new BenchRefused('The page is not built.'));
  expect(await muster(['bench'])).toEqual({ code: 2, out: '', err: 'muster: The page is not built.\n' });
});

test('the help names every part', async () => {
  const { out } = await muster(['bench', '--help']);
  const named = [...out.split('--only <part>')[1]!.matchAll(/[\w-]+/g)].map(([word]) => findBenchPart(word));
  for (const part of BENCH_PARTS) expect(named).toContain(part);
});
