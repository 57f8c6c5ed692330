/** What is chosen on the New battle page, as its address writes it: `?scenario=the-prize&a=you&b=veteran&slots=8`. */

import type { Switch } from '@muster/kernel';
import {
  ASSEMBLIES,
  type Assembly,
  defaultTerrain,
  fits,
  isForPlayers,
  magewinds,
  type ProfileId,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
  SWITCHES,
  type SwitchName,
  seatName,
  TERRAIN_IDS,
  type TerrainId,
  terrainOf,
} from '@muster/magewinds';
import type { DiceOf } from '@muster/table';
import { readDice, writeDice } from '../../../pages/new-battle/DiceChoice.tsx';
import { type PlayerId, readPlayer, settledPlayers } from '../../../pages/new-battle/who-plays.ts';
import { gatherUnknown, type Offer, type Report, strayWords, type Unknown } from '../../../parts/address.ts';
import { capital, quoted } from '../../../parts/words.ts';
import { bandProblem, callsIn, readBand, readBudget, type SlotBudget } from '../warbands/band.ts';
import { defaultWarband } from '../warbands/ready-made.ts';

/** `chosen`: by the winner of a roll-off; `random`: by the dice. */
export type ScenarioChoice = ScenarioId | 'chosen' | 'random';
/** As they stand, each on or off. */
export type Switches = Readonly<Record<SwitchName, boolean>>;
/** `ready`: nobody touched it, and it goes with the slots. */
export type Band = 'ready' | 'set-up' | readonly ProfileId[];

export interface Choices {
  readonly scenario: ScenarioChoice;
  /** Two to four. */
  readonly players: readonly PlayerId[];
  readonly slots: SlotBudget;
  /** One for each player. */
  readonly bands: readonly Band[];
  /** By player: what the fighters of a chosen warband are called, empty for who has no name (TC assembly.slots). */
  readonly calls: readonly (readonly string[])[];
  readonly assembly: Assembly;
  /** MW 10.0: assembled before the scenario is known. */
  readonly warbandsFirst: boolean;
  readonly terrain: TerrainId | 'chosen';
  readonly deployment: 'players' | 'auto';
  readonly switches: Switches;
  readonly dice: DiceOf;
}

export interface ReadChoices {
  readonly choices: Choices;
  /** What the address asked and cannot have; while there is any, the choices are not what was asked. */
  readonly unknown: readonly Unknown[];
  /** What else it says, and means nothing: a sentence each. */
  readonly stray: readonly string[];
}

/** The first choice of a switch is the usual one. */
export const isUsuallyOn = ({ choices }: Pick<Switch, 'choices'>): boolean => choices[0]!.value === true;

const LETTERS = ['a', 'b', 'c', 'd'] as const;
const NAMES: readonly string[] = [
  ...LETTERS.flatMap((letter) => [letter, `${letter}-band`, `${letter}-called`]),
  ...['scenario', 'players', 'slots', 'assembly', 'warbandsFirst', 'terrain', 'deployment', 'dice'],
  ...SWITCHES.map(({ name }) => name),
];
const DEFAULT_PLAYERS: readonly PlayerId[] = ['you', 'recruit', 'recruit', 'recruit'];
export const PLAYER_COUNTS = [2, 3, 4] as const;
type ReportOn = (name: string) => Report;

/** What that many usually play. */
const scenarioForCount = (count: number): ScenarioId => (count === 2 ? 'king-of-the-hill' : 'battle-royale');

const playableBy = (scenario: ScenarioChoice, count: number): boolean =>
  scenario === 'chosen' || scenario === 'random' || isForPlayers(scenario, count);

export const playersWords = (id: ScenarioId): string => {
  const [least, most] = SCENARIOS[id].players;
  return least === most ? `${least} players` : `${least} or ${most} players`;
};

/** Undefined for none, and for one that is not there. */
const readScenario = (text: string | null): ScenarioChoice | undefined => {
  const name = text?.toLowerCase();
  return name === 'chosen' || name === 'random' ? name : SCENARIO_IDS.find((id) => id === name);
};

const countOffers = (counts: readonly number[]): readonly Offer[] =>
  counts.map((count) => ({ value: String(count), words: `${count} players` }));

/** As said, or as many as are named, or as few as the scenario takes. */
const readCount = (params: URLSearchParams, scenario: ScenarioChoice | undefined, report: Report): number => {
  const text = params.get('players');
  const said = PLAYER_COUNTS.find((n) => String(n) === text);
  if (text !== null && said === undefined)
    report(`Two to four can play, not ${quoted(text)} (MW-R93).`, countOffers(PLAYER_COUNTS));
  const named = LETTERS.findLastIndex((letter) => params.has(letter)) + 1;
  const least =
    scenario === undefined || scenario === 'chosen' || scenario === 'random' ? 2 : SCENARIOS[scenario].players[0];
  const count = said ?? Math.max(named, least);
  if (scenario === undefined || playableBy(scenario, count)) return count;
  const id = scenario as ScenarioId;
  report(
    `${SCENARIOS[id].name} is for ${playersWords(id)}, not ${count}.`,
    countOffers(PLAYER_COUNTS.filter((n) => isForPlayers(id, n))),
  );
  return least;
};

const readTerrain = (text: string | null, count: number, report: Report): Choices['terrain'] => {
  if (text === null) return defaultTerrain(count);
  if (text === 'chosen') return text;
  const found = TERRAIN_IDS.find((id) => id === text);
  if (found !== undefined && fits(found, count)) return found;
  report(
    found === undefined
      ? `There is no battlefield ${quoted(text)}.`
      : `${terrainOf(found).name} does not fit ${count} players.`,
    [
      ...TERRAIN_IDS.filter((id) => fits(id, count)).map((id) => ({ value: id, words: terrainOf(id).name })),
      { value: 'chosen', words: 'Laid in set-up' },
    ],
  );
  return defaultTerrain(count);
};

const readOne = <T extends string>(
  params: URLSearchParams,
  name: string,
  values: readonly T[],
  otherwise: T,
  reportOn: ReportOn,
): T => {
  const report = reportOn(name);
  const text = params.get(name);
  const found = values.find((value) => value === text);
  if (text !== null && found === undefined)
    report(
      `${capital(name)} can be ${values.join(', ')}, not ${quoted(text)}.`,
      values.map((value) => ({ value, words: capital(value) })),
    );
  return found ?? otherwise;
};

const readFlag = (params: URLSearchParams, name: string, usual: boolean, report: ReportOn): boolean =>
  readOne(params, name, ['true', 'false'], usual ? 'true' : 'false', report) === 'true';

const readBandChoice = (
  params: URLSearchParams,
  letter: string,
  reportOn: ReportOn,
): { readonly band: Band; readonly calls: readonly string[] } => {
  const text = params.get(`${letter}-band`);
  if (text === null || text === 'set-up') return { band: text ?? 'ready', calls: [] };
  const { warband, calls } = readBand(params, `${letter}-band`, `${letter}-called`, reportOn(`${letter}-band`));
  return { band: warband, calls };
};

/** Always answers with something that can be shown. */
export const readChoices = (params: URLSearchParams): ReadChoices => {
  const { unknown, report } = gatherUnknown();
  const named = params.get('scenario');
  const asked = readScenario(named);
  if (named !== null && asked === undefined)
    report('scenario')(`There is no scenario ${quoted(named)}: choose one on this page.`, []);
  const count = readCount(params, asked, report('players'));
  const seats = LETTERS.slice(0, count);
  const bands = seats.map((letter) => readBandChoice(params, letter, report));
  const choices: Choices = {
    scenario: asked ?? scenarioForCount(count),
    players: settledPlayers(
      seats.map((letter, i) => readPlayer(params.get(letter), DEFAULT_PLAYERS[i]!, report(letter))),
    ),
    slots: readBudget(params.get('slots'), report('slots')),
    bands: bands.map(({ band }) => band),
    calls: bands.map(({ calls }) => calls),
    assembly: readOne(params, 'assembly', ASSEMBLIES, 'secret', report),
    warbandsFirst: readFlag(params, 'warbandsFirst', true, report),
    terrain: readTerrain(params.get('terrain'), count, report('terrain')),
    deployment: readOne(params, 'deployment', ['players', 'auto'], 'players', report),
    switches: Object.fromEntries(
      SWITCHES.map((s) => [s.name, readFlag(params, s.name, isUsuallyOn(s), report)]),
    ) as Record<SwitchName, boolean>,
    dice: readDice(params.get('dice'), report('dice'), ['muster', 'people', 'peopleWithCards']),
  };
  return { choices, unknown, stray: strayWords(params, NAMES) };
};

/** Plain on purpose: none of it needs escaping but names. */
export const writeChoices = (c: Choices): string => {
  const parts = [
    `scenario=${c.scenario}`,
    ...c.players.map((player, i) => `${LETTERS[i]}=${player}`),
    `slots=${c.slots}`,
  ];
  c.bands.forEach((band, i) => {
    if (band !== 'ready') parts.push(`${LETTERS[i]}-band=${band === 'set-up' ? band : band.join(',')}`);
    parts.push(...callsIn(`${LETTERS[i]}-called`, c.calls[i]!));
  });
  if (c.assembly !== 'secret') parts.push(`assembly=${c.assembly}`);
  if (!c.warbandsFirst) parts.push('warbandsFirst=false');
  if (c.terrain !== defaultTerrain(c.players.length)) parts.push(`terrain=${c.terrain}`);
  if (c.deployment !== 'players') parts.push(`deployment=${c.deployment}`);
  for (const s of SWITCHES) if (c.switches[s.name] !== isUsuallyOn(s)) parts.push(`${s.name}=${c.switches[s.name]}`);
  return [...parts, ...writeDice(c.dice)].join('&');
};

/** That many play: seats come or go, and what does not suit them changes. */
export const withCount = (c: Choices, count: number): Choices => ({
  ...c,
  players: settledPlayers(Array.from({ length: count }, (_, i) => c.players[i] ?? DEFAULT_PLAYERS[i]!)),
  bands: Array.from({ length: count }, (_, i) => c.bands[i] ?? 'ready'),
  calls: Array.from({ length: count }, (_, i) => c.calls[i] ?? []),
  scenario: playableBy(c.scenario, count) ? c.scenario : scenarioForCount(count),
  terrain: c.terrain === 'chosen' || fits(c.terrain, count) ? c.terrain : defaultTerrain(count),
});

/** Another scenario, with as many players as it takes. */
export const withScenario = (c: Choices, scenario: ScenarioChoice): Choices => {
  const next = { ...c, scenario };
  if (playableBy(scenario, c.players.length)) return next;
  return withCount(next, SCENARIOS[scenario as ScenarioId].players[0]);
};

/** The fighters of a seat; null where they are assembled in set-up. */
export const warbandOf = ({ bands, slots, switches }: Choices, seat: number): readonly ProfileId[] | null => {
  const band = bands[seat]!;
  if (band === 'set-up') return null;
  return band === 'ready' ? defaultWarband(seat, slots, switches.officialOnly) : band;
};

/** The names of a seat's fighters as the game reads them; null where nobody has one. */
const namesOf = (c: Choices, seat: number): readonly (string | null)[] | null => {
  const calls = c.calls[seat]!;
  return calls.length === 0 ? null : (warbandOf(c, seat)?.map((_, i) => calls[i] || null) ?? null);
};

/** For the game's own reader, which judges it. */
export const configOf = (c: Choices): unknown => ({
  scenario: c.scenario,
  players: c.players.length,
  slots: c.slots,
  warbands: c.players.map((_, seat) => warbandOf(c, seat)),
  names: c.calls.some((calls) => calls.length > 0) ? c.players.map((_, seat) => namesOf(c, seat)) : undefined,
  assembly: c.assembly,
  warbandsFirst: c.warbandsFirst,
  terrain: c.terrain,
  deployment: c.deployment,
  ...c.switches,
});

/** What keeps this battle from starting, a whole sentence; undefined when it may. */
export const startProblem = (c: Choices): string | undefined => {
  const { scenario, slots, switches } = c;
  if (scenario !== 'chosen' && scenario !== 'random' && switches.officialOnly && SCENARIOS[scenario].source === 'house')
    return magewinds.explain({
      code: 'scenarioNotOfficial',
      rule: 'TC pack.stand-ins',
      facts: { name: SCENARIOS[scenario].name },
    });
  if (c.dice === 'peopleWithCards' && c.players.some((player) => player !== 'you' && player !== 'friend'))
    return 'Real cards need a person at every seat: whoever typed the computer’s cards would see them.';
  for (const seat of c.players.keys()) {
    const warband = warbandOf(c, seat);
    const problem = warband && bandProblem(warband, slots, switches.officialOnly);
    if (problem) return `${seatName(seat)}: ${problem}`;
  }
  const config = magewinds.parseConfig(configOf(c));
  return config.ok ? undefined : `${capital(config.refusal.problem)}.`;
};
