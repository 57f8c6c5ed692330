/** What is chosen before a battle: page, command line and server read it by the same names. */

import {
  type Choice,
  choiceField,
  type Field,
  type Given,
  group,
  type Offer,
  oneField,
  type Part,
  quoted,
  type Report,
  type SwitchValues,
  several,
  switchesPart,
  untold,
} from '@muster/kernel';
import type { ProfileId } from '../content/fighters.ts';
import { isForPlayers, SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../content/scenarios.ts';
import { defaultTerrain, fits, TERRAIN_IDS, type TerrainId, terrainOf } from '../content/terrain.ts';
import type { Assembly } from '../state/battle.ts';
import { SWITCHES, type SwitchName } from '../switches.ts';
import { type BandChoice, type CalledBand, SEAT_BAND, type SlotBudget, slotsField } from './bands.ts';
import { defaultWarband } from './ready-made.ts';

/** `chosen`: by the winner of a roll-off; `random`: by the dice. */
export type ScenarioChoice = ScenarioId | 'chosen' | 'random';

export interface MagewindsChoices {
  readonly scenario: ScenarioChoice;
  readonly slots: SlotBudget;
  /** One for each player: two to four. */
  readonly bands: readonly CalledBand<BandChoice>[];
  readonly assembly: Assembly;
  /** MW 10.0: assembled before the scenario is known. */
  readonly warbandsFirst: boolean;
  readonly terrain: TerrainId | 'chosen';
  readonly deployment: 'players' | 'auto';
  readonly switches: SwitchValues;
}

const LETTERS = ['a', 'b', 'c', 'd'] as const;
export const PLAYER_COUNTS = [2, 3, 4] as const;

export const isNamed = (scenario: ScenarioChoice): scenario is ScenarioId =>
  scenario !== 'chosen' && scenario !== 'random';

/** What that many usually play. */
export const scenarioForCount = (count: number): ScenarioId => (count === 2 ? 'king-of-the-hill' : 'battle-royale');

export const playableBy = (scenario: ScenarioChoice, count: number): boolean =>
  !isNamed(scenario) || isForPlayers(scenario, count);

export const playersWords = (id: ScenarioId): string => {
  const [least, most] = SCENARIOS[id].players;
  return least === most ? `${least} players` : `${least} or ${most} players`;
};

// --- How many play what ---

/** Undefined for none, and for one that is not there. */
const scenarioIn = (given: Given): ScenarioChoice | undefined => {
  const name = given.get('scenario')?.toLowerCase();
  return name === 'chosen' || name === 'random' ? name : SCENARIO_IDS.find((id) => id === name);
};

const countOffers = (counts: readonly number[]): readonly Offer[] =>
  counts.map((count) => ({ value: String(count), words: `${count} players` }));

/** As said, or as many as are named, or as few as the scenario takes. */
const readCount = (given: Given, report: Report): number => {
  const scenario = scenarioIn(given);
  const text = given.get('players');
  const said = PLAYER_COUNTS.find((n) => String(n) === text);
  if (text !== null && said === undefined)
    report(`Two to four can play, not ${quoted(text)} (MW-R93).`, countOffers(PLAYER_COUNTS));
  const named = LETTERS.map((letter) => given.has(letter)).lastIndexOf(true) + 1;
  const least = scenario === undefined || !isNamed(scenario) ? 2 : SCENARIOS[scenario].players[0];
  const count = said ?? Math.max(named, least);
  if (scenario === undefined || !isNamed(scenario) || isForPlayers(scenario, count)) return count;
  report(
    `${SCENARIOS[scenario].name} is for ${playersWords(scenario)}, not ${count}.`,
    countOffers(PLAYER_COUNTS.filter((n) => isForPlayers(scenario, n))),
  );
  return least;
};

export const playersGiven = (given: Given): number => readCount(given, untold(''));

const SCENARIO: Part<ScenarioChoice> = {
  read: (given, at, tell) => {
    const [text, asked] = [given.get(at), scenarioIn(given)];
    if (text !== null && asked === undefined)
      tell(at)(`There is no scenario ${quoted(text)}: choose one on this page.`);
    return asked ?? scenarioForCount(readCount(given, tell('players')));
  },
  write: (scenario, at) => [[at, scenario]],
};

const bandsPart: Part<MagewindsChoices['bands']> = several(
  playersGiven,
  (seat) => LETTERS[seat]!,
  () => SEAT_BAND,
);

const BANDS: Part<MagewindsChoices['bands']> = {
  ...bandsPart,
  read: (given, at, tell) => {
    readCount(given, tell('players'));
    for (const letter of LETTERS) SEAT_BAND.read(given, letter, untold); // what others bring is known, and passed over
    return bandsPart.read(given, at, tell);
  },
};

// --- The rest ---

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `Deployment can be players, auto, not “x”.` */
const wrongly =
  (name: string, values: readonly (string | boolean)[]) =>
  (text: string): string =>
    `${capital(name)} can be ${values.join(', ')}, not ${quoted(text)}.`;

const offered = (values: readonly (string | boolean)[]): readonly Offer[] =>
  values.map((value) => ({ value: String(value), words: capital(String(value)) }));

const way = <T extends string>(name: string, words: string, choices: readonly Choice<T>[]): Field<T> => {
  const values = choices.map(({ value }) => value);
  return choiceField(choices, { words, usual: values[0]!, wrong: wrongly(name, values), offers: offered(values) });
};

const YES_OR_NO = [true, false] as const;

const terrainField = (count: number): Field<MagewindsChoices['terrain']> => {
  const fitting = TERRAIN_IDS.filter((id) => fits(id, count)).map((id) => ({ value: id, words: terrainOf(id).name }));
  const choices = [...fitting, { value: 'chosen' as const, words: 'Laid in set-up' }];
  return oneField<MagewindsChoices['terrain']>('battlefield', choices, defaultTerrain(count), {
    words: 'Battlefield',
    wrong: (text) => {
      const other = TERRAIN_IDS.find((id) => id === text);
      return other === undefined
        ? `There is no battlefield ${quoted(text)}.`
        : `${terrainOf(other).name} does not fit ${count} players.`;
    },
    offers: choices,
  });
};

export const BATTLE = group<MagewindsChoices>({
  scenario: SCENARIO,
  slots: slotsField('Slots for each warband', true),
  bands: BANDS,
  assembly: way<Assembly>('assembly', 'Assembled in set-up', [
    { value: 'secret', words: 'In secret' },
    { value: 'simultaneous', words: 'Openly, in turn' },
    { value: 'sequential', words: 'Openly, one after the other' },
  ]),
  warbandsFirst: choiceField<boolean>(
    [
      { value: true, words: 'Before the scenario is known' },
      { value: false, words: 'Afterwards' },
    ],
    { words: 'When', usual: true, wrong: wrongly('warbandsFirst', YES_OR_NO), offers: offered(YES_OR_NO) },
  ),
  terrain: ({ bands }) => terrainField(bands.length),
  deployment: way<MagewindsChoices['deployment']>('deployment', 'Deployment', [
    { value: 'players', words: 'By the players' },
    { value: 'auto', words: 'Automatic' },
  ]),
  switches: switchesPart(SWITCHES, ({ name }, text) => [wrongly(name, YES_OR_NO)(text), offered(YES_OR_NO)]),
});

export const isSwitchOn = (switches: SwitchValues, name: SwitchName): boolean =>
  (switches[name] ?? SWITCHES.find((one) => one.name === name)!.choices[0]!.value) === true;

/** The fighters of a seat; null where they are assembled in set-up. */
export const warbandOf = ({ bands, slots, switches }: MagewindsChoices, seat: number): readonly ProfileId[] | null => {
  const { warband } = bands[seat]!;
  if (warband === 'set-up') return null;
  return warband === 'ready' ? defaultWarband(seat, slots, isSwitchOn(switches, 'officialOnly')) : warband;
};

/** The names of a seat's fighters as the game reads them; null where nobody has one. */
const namesOf = (c: MagewindsChoices, seat: number): readonly (string | null)[] | null => {
  const { calls } = c.bands[seat]!;
  return calls.length === 0 ? null : (warbandOf(c, seat)?.map((_, i) => calls[i] || null) ?? null);
};

/** For the game's own reader, which judges it. */
export const battleConfigOf = (c: MagewindsChoices): object => ({
  scenario: c.scenario,
  players: c.bands.length,
  slots: c.slots,
  warbands: c.bands.map((_, seat) => warbandOf(c, seat)),
  names: c.bands.some(({ calls }) => calls.length > 0) ? c.bands.map((_, seat) => namesOf(c, seat)) : undefined,
  assembly: c.assembly,
  warbandsFirst: c.warbandsFirst,
  terrain: c.terrain,
  deployment: c.deployment,
  ...Object.fromEntries(SWITCHES.map(({ name }) => [name, isSwitchOn(c.switches, name)])),
});
