// Battles in the middle, for tests of the table.

import { type Battle, type HeroesCommand, type HeroesDecision, heroes, type Model } from '@muster/heroes';
import type { Situation } from '../../../../contract/tabletop.ts';
import type { HeroesTable } from '../types.ts';

const FIVE = [3, 6, 8, 12, 13];

/** Dice as they are given, then sixes. */
const tableOf = (dice: number[]) => ({
  roll: (count: number) => Array.from({ length: count }, () => dice.shift() ?? 6),
  shuffle: <T>(items: readonly T[]) => items,
  final: () => {},
});

export interface Given {
  readonly south: readonly string[];
  readonly north: readonly string[];
  readonly arena?: string;
}

/** The south has won priority and is to activate; everybody stands where it is told, the others beside the board. */
export const battleOf = (
  { south, north, arena = 'sandgate' }: Given,
  places: Readonly<Record<string, readonly [x: number, y: number]>>,
): Battle => {
  const seat = (units: readonly string[], side: number) => ({ side, faction: units[0]!.split('.')[0], units });
  const config = heroes.parseConfig({
    points: 149,
    arena,
    seats: [seat(south, 0), seat(north, 1)],
    objectives: [FIVE, FIVE],
  });
  if (!config.ok) throw new Error(config.refusal.problem);
  const table = tableOf([6, 1]);
  const begun = heroes.play(heroes.setup(config.value, table), 0, { type: 'goFirst', first: 'me' }, table);
  const placed = (m: Model): Model => {
    const at = places[m.id];
    return at === undefined ? m : { ...m, space: at[1] * 24 + at[0] };
  };
  return { ...begun, models: begun.models.map(placed) };
};

export const asked = (b: Battle): HeroesDecision => heroes.decisions(b)[0] as HeroesDecision;

/** What comes of these commands, one after the other, with these dice. */
export const played = (b: Battle, commands: readonly HeroesCommand[], ...dice: number[]): Battle =>
  commands.reduce((now, command) => {
    const { seat } = asked(now);
    const refusal = heroes.refuse(now, seat, command);
    if (refusal !== undefined) throw new Error(heroes.explain(refusal));
    return heroes.play(now, seat, command, tableOf(dice));
  }, b);

export const at = (x: number, y: number): number => y * 24 + x;

/** As the hand of whoever is asked meets it. */
export const nowOf = (view: Battle): Situation<HeroesTable, HeroesDecision> => ({
  view,
  decision: asked(view),
  changing: false,
  left: undefined,
});
