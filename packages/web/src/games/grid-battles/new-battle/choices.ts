/** What is chosen on the New battle page, as its address writes it: `?scenario=S2&a=you&b=veteran`. */

import {
  BUDGETS,
  type Budget,
  DEFAULT_BUDGET,
  DEFAULT_RULINGS,
  FREE_HEIGHT,
  FREE_WIDTH,
  findScenario,
  makeMap,
  pickForce,
  type Rulings,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
  SWITCHES,
  type Switch,
  UNIT_TYPES,
  UNITS,
  type UnitType,
} from '@muster/grid-battles';
import type { DiceOf } from '@muster/table';
import { readDice, writeDice } from '../../../pages/new-battle/DiceChoice.tsx';
import { type PlayerId, readPlayer, settledPlayers } from '../../../pages/new-battle/who-plays.ts';
import { gatherUnknown, type Report, strayWords, type Unknown } from '../../../parts/address.ts';
import { quoted } from '../../../parts/words.ts';

export type Pair<T> = readonly [T, T];
export type SideIndex = 0 | 1;
export type Force = readonly UnitType[];

export interface FreeChoices {
  readonly points: Budget;
  /** A seed that draws a map, or a scenario that lends its own. */
  readonly map: number | ScenarioId;
  readonly forces: Pair<Force>;
  /** Which of the forces the player has touched; the others change with the points. */
  readonly chosen: Pair<boolean>;
}

export interface Choices {
  readonly scenario: ScenarioId | 'free';
  /** Of both sides. */
  readonly players: readonly PlayerId[];
  readonly rulings: Rulings;
  readonly free: FreeChoices;
  readonly dice: DiceOf;
}

export interface ReadChoices {
  readonly choices: Choices;
  /** What the address asked and cannot have; while there is any, the choices are not what was asked. */
  readonly unknown: readonly Unknown[];
  /** What else it says, and means nothing: a sentence each. */
  readonly stray: readonly string[];
}

const NAMES: readonly string[] = [
  ...['scenario', 'a', 'b', 'points', 'map', 'a-force', 'b-force', 'dice'],
  ...SWITCHES.map(({ name }) => name),
];

const DEFAULT_SCENARIO: ScenarioId = 'S1';
const DEFAULT_PLAYERS: Pair<PlayerId> = ['you', 'recruit'];
const MOST_MAP_SEED = 99_999;

/** Scenarios whose maps a free battle can be fought on (FB-02). */
export const LENT_MAPS: readonly ScenarioId[] = SCENARIO_IDS.filter((id) => {
  const { map } = SCENARIOS[id];
  return map.length === FREE_HEIGHT && map[0]!.length === FREE_WIDTH;
});

export const mapSeed = (seed: number): number => seed % (MOST_MAP_SEED + 1);

const drawn = new Map<number, readonly string[]>();

/** The same array for the same seed, so that it is drawn once. */
export const mapRows = (map: FreeChoices['map']): readonly string[] => {
  if (typeof map === 'string') return SCENARIOS[map].map;
  const rows = drawn.get(map) ?? makeMap(map);
  drawn.set(map, rows);
  return rows;
};

type ReportOn = (name: string) => Report;

/** Undefined for one that is not there. */
const readScenario = (text: string | null): Choices['scenario'] | undefined => {
  if (text === null) return DEFAULT_SCENARIO;
  return text.toLowerCase() === 'free' ? 'free' : findScenario(text);
};

const readSwitch = ({ name, title, choices }: Switch, params: URLSearchParams, report: ReportOn): Partial<Rulings> => {
  const text = params.get(name);
  const found = text === null ? undefined : choices.find(({ value }) => String(value) === text);
  if (text !== null && found === undefined)
    report(name)(
      `The house rule “${title}” knows no ${quoted(text)}.`,
      choices.map(({ value, words }, i) => ({ value: i === 0 ? null : String(value), words })),
    );
  return found === undefined ? {} : { [name]: found.value };
};

const readRulings = (params: URLSearchParams, report: ReportOn): Rulings =>
  Object.assign({}, DEFAULT_RULINGS, ...SWITCHES.map((s) => readSwitch(s, params, report)));

const readPoints = (text: string | null, report: Report): Budget => {
  const found = BUDGETS.find((points) => String(points) === text);
  if (text !== null && found === undefined)
    report(
      `A free battle is fought for ${BUDGETS.join(', ')} points, not ${quoted(text)}.`,
      BUDGETS.map((points) => ({ value: String(points), words: `${points} points` })),
    );
  return found ?? DEFAULT_BUDGET;
};

const readMap = (text: string | null, seed: number, report: Report): FreeChoices['map'] => {
  if (text === null) return mapSeed(seed);
  if (/^\d+$/.test(text) && Number(text) <= MOST_MAP_SEED) return Number(text);
  const lent = findScenario(text);
  if (lent !== undefined && LENT_MAPS.includes(lent)) return lent;
  report(
    lent === undefined
      ? `There is no map ${quoted(text)}.`
      : `The map of ${SCENARIOS[lent].name} is not ${FREE_WIDTH} by ${FREE_HEIGHT} hexes (FB-02).`,
    [
      { value: null, words: 'Draw a map' },
      ...LENT_MAPS.map((id) => ({ value: id, words: `The map of ${SCENARIOS[id].name}` })),
    ],
  );
  return mapSeed(seed);
};

const MOST_UNITS = 60;

/** Undefined when the address names none. */
const readForce = (text: string | null, report: Report): Force | undefined => {
  if (text === null) return undefined;
  const names = text.split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !UNIT_TYPES.some((type) => type === name));
  if (unknown !== undefined)
    report(`There is no unit ${quoted(unknown)}.`, [
      { value: names.filter((name) => name !== unknown).join(','), words: 'Leave it out' },
      { value: null, words: 'Take a ready force' },
    ]);
  return UNIT_TYPES.flatMap((type) => names.filter((name) => name === type) as UnitType[]).slice(0, MOST_UNITS);
};

const readFree = (params: URLSearchParams, seed: number, report: ReportOn): FreeChoices => {
  const points = readPoints(params.get('points'), report('points'));
  const map = readMap(params.get('map'), seed, report('map'));
  const a = readForce(params.get('a-force'), report('a-force'));
  const b = readForce(params.get('b-force'), report('b-force'));
  return {
    points,
    map,
    forces: [a ?? sorted(pickForce(points, seed)), b ?? sorted(pickForce(points, seed + 1))],
    chosen: [a !== undefined, b !== undefined],
  };
};

/** In the order of the tray. */
export const sorted = (force: Force): Force => [...force].sort((a, b) => UNIT_TYPES.indexOf(a) - UNIT_TYPES.indexOf(b));

/** Always answers with something that can be shown. `seed` draws what the address leaves open. */
export const readChoices = (params: URLSearchParams, seed: number): ReadChoices => {
  const { unknown, report } = gatherUnknown();
  const asked = params.get('scenario');
  const found = readScenario(asked);
  if (found === undefined) report('scenario')(`There is no scenario ${quoted(asked!)}: choose one on this page.`, []);
  const scenario = found ?? DEFAULT_SCENARIO;
  const players = settledPlayers([
    readPlayer(params.get('a'), DEFAULT_PLAYERS[0], report('a')),
    readPlayer(params.get('b'), DEFAULT_PLAYERS[1], report('b')),
  ]);
  const choices = {
    scenario,
    players,
    rulings: readRulings(params, report),
    free: readFree(params, seed, scenario === 'free' ? report : () => () => {}),
    dice: readDice(params.get('dice'), report('dice')),
  };
  return { choices, unknown, stray: strayWords(params, NAMES) };
};

/** Plain on purpose: none of it needs escaping but the `+1` of a switch. */
export const writeChoices = ({ scenario, players, rulings, free, dice }: Choices): string => {
  const parts = [`scenario=${scenario}`, `a=${players[0]}`, `b=${players[1]}`];
  if (scenario === 'free') {
    parts.push(`points=${free.points}`, `map=${free.map}`);
    if (free.chosen[0]) parts.push(`a-force=${free.forces[0].join(',')}`);
    if (free.chosen[1]) parts.push(`b-force=${free.forces[1].join(',')}`);
  }
  for (const { name } of SWITCHES)
    if (rulings[name] !== DEFAULT_RULINGS[name]) parts.push(`${name}=${encodeURIComponent(String(rulings[name]))}`);
  return [...parts, ...writeDice(dice)].join('&');
};

/** For the game's own reader, which judges it. */
export const configOf = ({ scenario, rulings, free }: Choices): unknown => {
  if (scenario !== 'free') return { scenario, rulings };
  const map = typeof free.map === 'string' ? free.map : { seed: free.map };
  return { free: { points: free.points, map, forces: free.forces }, rulings };
};

/** A force by kinds: `2 Pikeman`. */
export const grouped = (units: readonly UnitType[]): readonly { readonly type: UnitType; readonly count: number }[] =>
  UNIT_TYPES.flatMap((type) => {
    const count = units.filter((unit) => unit === type).length;
    return count === 0 ? [] : [{ type, count }];
  });

export const unitWords = (type: UnitType, count: number): string =>
  count === 1 ? UNITS[type].name : `${count} × ${UNITS[type].name}`;
