/** What is chosen before a battle: page, command line and server read it by the same names. */

import {
  choiceField,
  type Field,
  field,
  type Group,
  group,
  type Part,
  part,
  quoted,
  type SwitchValues,
  switchesPart,
  untold,
} from '@muster/kernel';
import { SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../content/scenarios.ts';
import { UNIT_TYPES, type UnitType } from '../content/units.ts';
import { findScenario } from '../reading/read-config.ts';
import { BUDGETS, type Budget, DEFAULT_BUDGET } from '../setup/free-battle.ts';
import { FREE_HEIGHT, FREE_WIDTH } from '../setup/map-maker.ts';
import { pickForce } from '../setup/pick-force.ts';
import { DEFAULT_RULINGS, SWITCHES } from '../state/rulings.ts';

export type Pair<T> = readonly [T, T];
export type Force = readonly UnitType[];

export interface FreeChoices {
  readonly points: Budget;
  /** A seed that draws a map, or a scenario that lends its own. */
  readonly map: number | ScenarioId;
  readonly forces: Pair<Force>;
  /** Which of the forces the player has touched; the others change with the points. */
  readonly chosen: Pair<boolean>;
}

export interface GridChoices {
  readonly scenario: ScenarioId | 'free';
  readonly free: FreeChoices;
  readonly switches: SwitchValues;
}

const SCENARIO: Field<GridChoices['scenario']> = field({
  words: 'Scenario',
  usual: 'S1',
  always: true,
  form: { kind: 'choice', choices: SCENARIO_IDS.map((value) => ({ value, words: SCENARIOS[value].name })) },
  parse: (text) => (text.toLowerCase() === 'free' ? 'free' : findScenario(text)),
  wrong: (text) => `There is no scenario ${quoted(text)}: choose one on this page.`,
});

const BUDGET_CHOICES = BUDGETS.map((value) => ({ value, words: `${value} points` }));

export const BUDGET: Field<Budget> = choiceField<Budget>(BUDGET_CHOICES, {
  words: 'Points a side',
  usual: DEFAULT_BUDGET,
  always: true,
  wrong: (text) => `A free battle is fought for ${BUDGETS.join(', ')} points, not ${quoted(text)}.`,
  offers: BUDGET_CHOICES.map(({ value, words }) => ({ value: String(value), words })),
});

const MOST_MAP_SEED = 99_999;

/** Scenarios whose maps a free battle can be fought on (FB-02). */
export const LENT_MAPS: readonly ScenarioId[] = SCENARIO_IDS.filter((id) => {
  const { map } = SCENARIOS[id];
  return map.length === FREE_HEIGHT && map[0]!.length === FREE_WIDTH;
});

export const mapSeed = (seed: number): number => seed % (MOST_MAP_SEED + 1);

const lentBy = (text: string): ScenarioId | undefined => {
  const id = findScenario(text);
  return id !== undefined && LENT_MAPS.includes(id) ? id : undefined;
};

const mapField = (seed: number): Field<FreeChoices['map']> =>
  field({
    words: 'Map',
    usual: mapSeed(seed),
    always: true,
    form: { kind: 'choice', choices: [] },
    parse: (text) => (/^\d+$/.test(text) && Number(text) <= MOST_MAP_SEED ? Number(text) : lentBy(text)),
    wrong: (text) => {
      const other = findScenario(text);
      return other === undefined
        ? `There is no map ${quoted(text)}.`
        : `The map of ${SCENARIOS[other].name} is not ${FREE_WIDTH} by ${FREE_HEIGHT} hexes (FB-02).`;
    },
    offers: [
      { value: null, words: 'Draw a map' },
      ...LENT_MAPS.map((id) => ({ value: id, words: `The map of ${SCENARIOS[id].name}` })),
    ],
  });

const MOST_UNITS = 60;

/** Null where none is named. */
const forcePart = (name: string): Part<Force | null> =>
  part(
    ([text], report) => {
      if (text === undefined) return null;
      const names = text.split(',').filter((one) => one !== '');
      const unknown = names.find((one) => !UNIT_TYPES.some((type) => type === one));
      if (unknown !== undefined)
        report(`There is no unit ${quoted(unknown)}.`, [
          { value: names.filter((one) => one !== unknown).join(','), words: 'Leave it out' },
          { value: null, words: 'Take a ready force' },
        ]);
      return UNIT_TYPES.flatMap((type) => names.filter((one) => one === type) as UnitType[]).slice(0, MOST_UNITS);
    },
    (force) => (force === null ? [] : [force.join(',')]),
    name,
  );

/** In the order of the tray. */
export const sorted = (force: Force): Force => [...force].sort((a, b) => UNIT_TYPES.indexOf(a) - UNIT_TYPES.indexOf(b));

interface Named extends Pick<FreeChoices, 'points' | 'map'> {
  readonly first: Force | null;
  readonly second: Force | null;
}

/** Beside the other parameters. `isFree`: otherwise it is neither told about nor written. */
const freePart = (seed: number, isFree: boolean): Part<FreeChoices> => {
  const named = group<Named>({
    points: BUDGET,
    map: mapField(seed),
    first: forcePart('a-force'),
    second: forcePart('b-force'),
  });
  return {
    name: '',
    read: (given, at, tell) => {
      const { points, map, first, second } = named.read(given, at, isFree ? tell : untold);
      return {
        points,
        map,
        forces: [first ?? sorted(pickForce(points, seed)), second ?? sorted(pickForce(points, seed + 1))],
        chosen: [first !== null, second !== null],
      };
    },
    write: ({ points, map, forces, chosen }, at) => {
      const [first, second] = [chosen[0] ? forces[0] : null, chosen[1] ? forces[1] : null];
      return isFree ? named.write({ points, map, first, second }, at) : [];
    },
  };
};

/** `seed` draws what is left open. */
export const battleOf = (seed: number): Group<GridChoices> =>
  group<GridChoices>({
    scenario: SCENARIO,
    free: ({ scenario }) => freePart(seed, scenario === 'free'),
    switches: switchesPart(SWITCHES, ({ title, choices }, text) => [
      `The house rule “${title}” knows no ${quoted(text)}.`,
      choices.map(({ value, words }, i) => ({ value: i === 0 ? null : String(value), words })),
    ]),
  });

/** For the game's own reader, which judges it. */
export const battleConfigOf = ({ scenario, switches, free }: GridChoices): object => {
  const rulings = { ...DEFAULT_RULINGS, ...switches };
  if (scenario !== 'free') return { scenario, rulings };
  const map = typeof free.map === 'string' ? free.map : { seed: free.map };
  return { free: { points: free.points, map, forces: free.forces }, rulings };
};
