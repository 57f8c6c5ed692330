/** One game of the lab, from its number alone. */

import { gridBattlesPlayer, type Level, type Player, pickForce } from '@muster/ai';
import {
  type Battle,
  type BattleCommand,
  type BattleConfig,
  type BattleEvent,
  DEFAULT_BUDGET,
  gridBattles,
  makeFreeBattle,
  makeMap,
  type Rulings,
} from '@muster/grid-battles';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import { gameSeed } from './seeds.ts';

/** What all games of a run share; plain data, so that it can be sent to a worker. */
export interface Series {
  /** An id, a name as `findScenario` reads it, or `free`: other forces and another map for each pair of games. */
  readonly scenario: string;
  readonly players: readonly [Level, Level];
  readonly seed: number;
  readonly steps: number;
  readonly rulings: Partial<Rulings>;
}

export interface LabGame {
  /** From 0. In odd games the players have swapped sides. */
  readonly index: number;
  /** Which player won, null for a draw. */
  readonly winner: 0 | 1 | null;
  /** The side that won, 0 is A. */
  readonly side: 0 | 1 | null;
  readonly rounds: number;
}

/** Games that swap sides are fought over the same ground. */
export const configOf = (series: Series, index: number): BattleConfig => {
  const scenario =
    series.scenario.toLowerCase() === 'free' ? freeBattle(gameSeed(series.seed, -2 - (index >> 1))) : series.scenario;
  const parsed = gridBattles.parseConfig({ scenario, rulings: series.rulings });
  if (!parsed.ok) throw new RangeError(gridBattlesProblem(parsed.refusal.where, parsed.refusal.problem));
  return parsed.value;
};

const gridBattlesProblem = (where: string, problem: string): string => `${where}: ${problem}`;

const freeBattle = (seed: number) => {
  const rng = makeRng(seed);
  return makeFreeBattle(DEFAULT_BUDGET, makeMap(rng.bits()), [
    pickForce(DEFAULT_BUDGET, rng.bits()),
    pickForce(DEFAULT_BUDGET, rng.bits()),
  ]);
};

/** Longer games are our bug. */
const MOST_COMMANDS = 20_000;

export const playGame = (series: Series, index: number, config: BattleConfig): LabGame => {
  const rng = makeRng(gameSeed(series.seed, index));
  const swapped = index % 2;
  const table = fastTable<BattleEvent>(seededLuck(rng.bits()));
  const players = series.players.map((level) => gridBattlesPlayer(level));
  let s = gridBattles.setup(config, table);
  for (let n = 0; n < MOST_COMMANDS; n++) {
    const { seat } = gridBattles.decisions(s)[0] ?? { seat: -1 };
    if (seat < 0) return resultOf(s, index, swapped);
    const command = chooseFor(players[seat ^ swapped]!, s, seat, series.steps, rng.bits());
    s = gridBattles.play(s, seat, command, table);
  }
  throw new Error(`game ${index} is not over after ${MOST_COMMANDS} commands`);
};

const chooseFor = (
  player: Player<Battle, BattleCommand>,
  s: Battle,
  seat: number,
  steps: number,
  seed: number,
): BattleCommand => player.choose(gridBattles.view(s, seat), seat, { kind: 'steps', n: steps }, { seed });

const resultOf = (s: Battle, index: number, swapped: number): LabGame => {
  const places = gridBattles.outcome(s)!.places;
  if (places.length === 1) return { index, winner: null, side: null, rounds: s.round };
  const side = places[0]![0]! as 0 | 1;
  return { index, winner: (side ^ swapped) as 0 | 1, side, rounds: s.round };
};
