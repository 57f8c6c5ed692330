// What a player remembers between choices belongs to a configuration: battles played in turns do not learn from each other.
import { type BattleConfig, gridBattles } from '@muster/grid-battles';
import { fastTable, type Game, type GameTypes, makeRng, type Seat, seededLuck } from '@muster/kernel';
import { type MagewindsConfig, magewinds } from '@muster/magewinds';
import { describe, expect, test, vi } from 'vitest';
import type { Mind } from './mind.ts';

interface Position<T extends GameTypes> {
  readonly state: T['state'];
  readonly seat: Seat;
}

/** Who was asked, in what state, in a battle in which both sides play quickly. */
const positions = <T extends GameTypes>(game: Game<T>, mind: Mind<T>, config: T['config']): Position<T>[] => {
  const table = fastTable<T['event']>(seededLuck(5));
  const found: Position<T>[] = [];
  let state = game.setup(config, table);
  while (found.length < 400) {
    const seat = game.decisions(state)[0]?.seat;
    if (seat === undefined) break;
    found.push({ state, seat });
    state = game.play(state, seat, mind.quick(state, seat, makeRng(1)), table);
  }
  return found;
};

/** In playouts everywhere, by a player's judgement now and then. */
const choice = <T extends GameTypes>(mind: Mind<T>, { state, seat }: Position<T>, n: number): T['command'] =>
  n % 40 === 0 ? mind.best(state, seat, makeRng(1)) : mind.quick(state, seat, makeRng(1));

type Fresh<T extends GameTypes> = () => Promise<Mind<T>>;

const alone = async <T extends GameTypes>(fresh: Fresh<T>, lot: readonly Position<T>[]): Promise<T['command'][]> => {
  vi.resetModules();
  const mind = await fresh();
  return lot.map((position, n) => choice(mind, position, n));
};

/** The choices in two battles, one position of each in turn, by a player who knew nothing before. */
const inTurns = async <T extends GameTypes>(
  fresh: Fresh<T>,
  [one, other]: readonly (readonly Position<T>[])[],
): Promise<T['command'][][]> => {
  vi.resetModules();
  const mind = await fresh();
  const made: T['command'][][] = [[], []];
  for (let n = 0; n < Math.max(one!.length, other!.length); n++)
    for (const [i, lot] of [one!, other!].entries()) if (n < lot.length) made[i]!.push(choice(mind, lot[n]!, n));
  return made;
};

const check = async <T extends GameTypes>(game: Game<T>, fresh: Fresh<T>, configs: readonly T['config'][]) => {
  const mind = await fresh();
  const lots = configs.map((config) => positions(game, mind, config));
  const expected = [await alone(fresh, lots[0]!), await alone(fresh, lots[1]!)];
  expect(await inTurns(fresh, lots)).toEqual(expected);
};

describe('battles of two configurations, played in turns by one player, go as each alone', () => {
  test('Magewinds, with and without the switch that changes attacks (TC pack.light-precision)', async () => {
    const config = (normaliseLightPrecisionTo15: boolean): MagewindsConfig => {
      const parsed = magewinds.parseConfig({
        scenario: 'deathmatch',
        slots: 12,
        warbands: [
          ['cleric', 'deadeye', 'seer', 'witch'],
          ['cleric', 'deadeye', 'enchanter', 'witch'],
        ],
        terrain: 'crossroads',
        deployment: 'auto',
        normaliseLightPrecisionTo15,
      });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
      return parsed.value;
    };
    await check(magewinds, async () => (await import('./magewinds/mind.ts')).mind, [config(true), config(false)]);
  });

  test('Grid Battles, on two maps', async () => {
    const config = (scenario: string): BattleConfig => {
      const parsed = gridBattles.parseConfig({ scenario });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
      return parsed.value;
    };
    await check(gridBattles, async () => (await import('./grid-battles/mind.ts')).mind, [config('S1'), config('S4')]);
  });
});
