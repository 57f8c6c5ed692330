// The laws of the house, held against whole games of every game on the list, some of them played by the computer players.
// `npm run laws` plays ten times as many.
import { loadPlayers } from '@muster/ai';
import { loadGames } from '@muster/games';
import type { Descriptor } from '@muster/kernel';
import { type LawOptions, runLaws, wrongWith } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';

const GAMES = Number(process.env['MUSTER_LAW_GAMES'] ?? 100);
const ONLY = process.env['MUSTER_LAW_GAME'];
/** Records are replayed of one game in so many, by seed; the first one always is. */
const RECORD_ONE_IN = 8;
/** One game in so many is played by computer players; the others at random. */
const COMPUTERS_ONE_IN = 8;
/** A Veteran decides one time in so many, else a Recruit. */
const VETERAN_ONE_IN = 8;

const computers = async (id: string): Promise<NonNullable<LawOptions['choose']>> => {
  const player = await loadPlayers(id);
  const [recruit, veteran] = [player('recruit'), player('veteran')];
  return (view, seat, _candidates, rng) =>
    (rng.below(VETERAN_ONE_IN) === 0 ? veteran : recruit).choose(
      view,
      seat,
      { kind: 'steps', n: 1 },
      { seed: rng.bits() },
    );
};

const gamesOf = ({ lawsOneIn = 1 }: Descriptor): number => Math.ceil(GAMES / lawsOneIn);

const held = async (descriptor: Descriptor) => {
  const configs = descriptor.samples().map(({ config }) => config);
  const games = gamesOf(descriptor);
  const thinking = Math.ceil(games / COMPUTERS_ONE_IN);
  const terms = { configs, recordOneIn: RECORD_ONE_IN };
  return [
    { who: 'at random', report: runLaws(descriptor, { ...terms, games: games - thinking }) },
    {
      who: 'by computer players',
      report: runLaws(descriptor, {
        ...terms,
        games: thinking,
        seed: GAMES * RECORD_ONE_IN,
        choose: await computers(descriptor.id),
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

describe.each(RUNS)('$name', ({ games, runs }) => {
  describe.each(runs)('played $who', ({ report }) => {
    test.each(report.laws)('$name', (law) => {
      expect(wrongWith(law)).toBeUndefined();
    });
  });

  test('all games were played to their end', () => {
    expect(runs.reduce((sum, { report }) => sum + report.games, 0)).toBe(games);
  });
});
