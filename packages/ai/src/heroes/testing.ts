/** Battles in the middle, for tests: who stands where and how it fares. Not part of the package's door. */

import { type Battle, type Frame, type HeroesConfig, type HeroesEvent, heroes, type Model } from '@muster/heroes';
import { fastTable, seededLuck } from '@muster/kernel';

export const configOf = (x: object): HeroesConfig => {
  const parsed = heroes.parseConfig(x);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};

export interface Placed {
  readonly profile: string;
  readonly at: readonly [x: number, y: number];
  readonly change?: Partial<Model>;
}

export interface Lineup {
  readonly south: readonly Placed[];
  readonly north: readonly Placed[];
  readonly arena?: string;
  readonly objectives?: readonly (readonly number[])[];
  /** On top of the south's turn in the round. */
  readonly frames?: readonly Frame[];
  readonly change?: Partial<Battle>;
}

const ANY = [
  [3, 6, 8, 12, 13],
  [3, 6, 8, 12, 13],
];

/** The south is to act. Models are `A1`, `A2` … and `B1` …, in this order. */
export const sceneOf = ({
  south,
  north,
  arena = 'sandgate',
  objectives = ANY,
  frames = [],
  change,
}: Lineup): Battle => {
  const seat = (units: readonly Placed[], side: number) => ({
    side,
    faction: units[0]!.profile.split('.')[0],
    units: units.map(({ profile }) => profile),
  });
  const config = configOf({ points: 149, arena, seats: [seat(south, 0), seat(north, 1)], objectives });
  const begun = heroes.setup(config, fastTable<HeroesEvent>(seededLuck(1)));
  const size = 24;
  const placed = [...south, ...north];
  return {
    ...begun,
    models: begun.models.map((m, i) => {
      const { at, change: changed } = placed[i]!;
      return { ...m, space: at[1] * size + at[0], ...changed };
    }),
    stack: [{ type: 'round', side: 0, more: 'no' }, ...frames],
    ...change,
  };
};
