// Only the wiring: the bench itself is measured by `npm run bench`, not in tests.
import { BENCH_PARTS, BenchRefused, compareBench, findBenchPart, runBench } from '@muster/bench';
import { expect, test, vi } from 'vitest';
import { muster } from '../testing.ts';

vi.mock('@muster/bench', async (original) => ({
  ...(await original<object>()),
  runBench: vi.fn(),
  compareBench: vi.fn(),
}));
const stub = vi.mocked(runBench);
const compared = vi.mocked(compareBench);

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

const AGAINST = {
  revision: 'main',
  commit: 'c0ffee'.padEnd(40, '0'),
  rounds: 9,
  parts: { odds: { combat: { ratio: 0.9, lower: 0.88, upper: 0.91, least: 0.8, most: 1 } } },
  leftOut: [],
};

test('against another revision: ratios, for people and as JSON', async () => {
  compared.mockImplementation(async (options) => {
    options.onProgress?.(0.5, 'odds: combat, main');
    return AGAINST;
  });
  const { code, out, err } = await muster(['bench', '--against', 'main', '--only', 'odds'], {
    terminal: { err: true },
  });
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/as main .c0ffee000.*\n\nOdds\n {2}0\.900 .* combat {2}slower\n/s),
  ]);
  expect(err).toContain('50%  odds: combat, main');
  expect(compared.mock.lastCall?.[0]).toMatchObject({ revision: 'main', only: 'odds' });
  expect(await muster(['bench', '--against', 'main', '--json'])).toMatchObject({ out: `${JSON.stringify(AGAINST)}\n` });
});

test('Ctrl-C ends it as shells count, a wrong revision is a sentence', async () => {
  compared.mockImplementation(async ({ signal }) => {
    signal?.throwIfAborted();
    throw new BenchRefused('There is no revision “mian”.');
  });
  const interrupted = AbortSignal.abort('SIGINT');
  expect(await muster(['bench', '--against', 'main'], { interrupted })).toEqual({ code: 130, out: '', err: '' });
  expect(await muster(['bench', '--against', 'mian'])).toEqual({
    code: 2,
    out: '',
    err: 'muster: There is no revision “mian”.\n',
  });
});

test('the help names every part', async () => {
  const { out } = await muster(['bench', '--help']);
  const named = [...out.split('--only <part>')[1]!.matchAll(/[\w-]+/g)].map(([word]) => findBenchPart(word));
  for (const part of BENCH_PARTS) expect(named).toContain(part);
});
