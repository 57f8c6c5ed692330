// The laws of the house, held against whole games of every game on the list, some of them played by the computer players.
// `npm run laws` plays ten times as many.
import { loadPlayers } from '@muster/ai';
import { loadGames } from '@muster/games';
import type { Descriptor } from '@muster/kernel';
import { type LawOptions, runLaws, unmet, unnoticed, wrongWith } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';

const GAMES = Number(process.env['MUSTER_LAW_GAMES'] ?? 100);
const ONLY = process.env['MUSTER_LAW_GAME'];
/** So many forgeries of each game; `npm run laws` has twice as many for each game that it plays. */
const FORGERIES = GAMES * (GAMES > 100 ? 2 : 1);
/** Records are replayed of one game in so many, by seed; the first one always is. */
const RECORD_ONE_IN = 8;
/** One game in so many is played by computer players; the others at random. */
const COMPUTERS_ONE_IN = 8;
/** A Veteran decides one time in so many, else a Recruit. */
const VETERAN_ONE_IN = 8;

/** Whose choices are looked at thinks in so many steps. */
const STEPS = 8;

const computers = async (id: string): Promise<Required<Pick<LawOptions, 'choose' | 'think'>>> => {
  const player = await loadPlayers(id);
  const [recruit, veteran, warlord] = [player('recruit'), player('veteran'), player('warlord')];
  return {
    choose: (view, seat, _candidates, rng) =>
      (rng.below(VETERAN_ONE_IN) === 0 ? veteran : recruit).choose(
        view,
        seat,
        { kind: 'steps', n: 1 },
        { seed: rng.bits() },
      ),
    think: (view, seat, seed) => warlord.choose(view, seat, { kind: 'steps', n: STEPS }, { seed }),
  };
};

/** What this process has worked, whatever else the machine does. */
const cpuMillis = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const gamesOf = ({ lawsOneIn = 1 }: Descriptor): number => Math.ceil(GAMES / lawsOneIn);

const held = async (descriptor: Descriptor) => {
  const configs = descriptor.samples().map(({ config }) => config);
  const games = gamesOf(descriptor);
  const thinking = Math.ceil(games / COMPUTERS_ONE_IN);
  const forgeries = Math.ceil(FORGERIES / Math.max(1, games - thinking));
  const { choose, think } = await computers(descriptor.id);
  const terms = { configs, recordOneIn: RECORD_ONE_IN, forgeries, think, clock: cpuMillis };
  return [
    { who: 'at random', report: runLaws(descriptor, { ...terms, games: games - thinking }) },
    {
      who: 'by computer players',
      report: runLaws(descriptor, {
        ...terms,
        games: thinking,
        seed: GAMES * RECORD_ONE_IN,
        choose,
      }),
    },
  ];
};

const descriptors = (await loadGames()).filter(({ id }) => ONLY === undefined || id === ONLY);
const RUNS = await Promise.all(
  descriptors.map(async (descriptor) => ({
    name: descriptor.name,
    games: gamesOf(descriptor),
    runs: await held(descriptor),
  })),
);

/** `npm run laws` says what each law took, in seconds, the dearest first. */
const profileOf = ({ name, runs }: (typeof RUNS)[number]): string => {
  const spent = new Map<string, number>();
  const add = (what: string, millis: number) => spent.set(what, (spent.get(what) ?? 0) + millis);
  for (const { report } of runs) {
    add('playing', report.millis);
    for (const { id, millis } of report.laws) add(id, millis);
  }
  const told = [...spent].sort(([, a], [, b]) => b - a).map(([what, ms]) => `${what} ${(ms / 1000).toFixed(1)}`);
  const all = [...spent.values()].reduce((sum, ms) => sum + ms, 0);
  return `${name}: ${(all / 1000).toFixed(1)} s (${told.join(', ')})`;
};
if (process.env['MUSTER_LAW_PROFILE'] !== undefined) for (const run of RUNS) console.info(profileOf(run));

describe.each(RUNS)('$name', ({ games, runs }) => {
  describe.each(runs)('played $who', ({ report }) => {
    test.each(report.laws)('$name', (law) => {
      expect(wrongWith(law)).toBeUndefined();
    });
  });

  test('every secret was met, with other values and in pairs', () => {
    expect(unmet(runs.map(({ report }) => report.secrets))).toEqual([]);
  });

  test('every way of telling a secret is noticed', () => {
    expect(unnoticed(runs.map(({ report }) => report.leaks))).toEqual([]);
  });

  test('all games were played to their end', () => {
    expect(runs.reduce((sum, { report }) => sum + report.games, 0)).toBe(games);
  });
});
