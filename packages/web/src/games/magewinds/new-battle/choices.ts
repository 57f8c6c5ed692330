/** What is chosen on the New battle page, as its address writes it: `?scenario=the-prize&a=you&b=veteran&slots=8`. */

import { group } from '@muster/kernel';
import {
  BATTLE,
  battleConfigOf,
  defaultTerrain,
  fits,
  isNamed,
  isSwitchOn,
  type MagewindsChoices,
  magewinds,
  playableBy,
  playersGiven,
  SCENARIOS,
  type ScenarioChoice,
  type ScenarioId,
  scenarioForCount,
  seatName,
  warbandOf,
} from '@muster/magewinds';
import { type BattleChoices, configProblem } from '../../../pages/new-battle/BattleSheet.tsx';
import { diceField } from '../../../pages/new-battle/DiceChoice.tsx';
import { playersFor, playersPart } from '../../../pages/new-battle/who-plays.ts';
import { bandProblem } from '../warbands/band.ts';

export interface Choices extends MagewindsChoices, BattleChoices {}

const { scenario, ...rest } = BATTLE.parts;

export const CHOICES = group<Choices>({
  scenario,
  players: playersPart(playersGiven),
  ...rest,
  dice: diceField(['muster', 'people', 'peopleWithCards']),
});

/** That many play: seats come or go, and what does not suit them changes. */
export const withCount = (c: Choices, count: number): Choices => ({
  ...c,
  players: playersFor(c.players, count),
  bands: Array.from({ length: count }, (_, i) => c.bands[i] ?? { warband: 'ready', calls: [] }),
  scenario: playableBy(c.scenario, count) ? c.scenario : scenarioForCount(count),
  terrain: c.terrain === 'chosen' || fits(c.terrain, count) ? c.terrain : defaultTerrain(count),
});

/** Another scenario, with as many players as it takes. */
export const withScenario = (c: Choices, next: ScenarioChoice): Choices => {
  const chosen = { ...c, scenario: next };
  if (playableBy(next, c.players.length)) return chosen;
  return withCount(chosen, SCENARIOS[next as ScenarioId].players[0]);
};

/** What keeps this battle from starting, a whole sentence; undefined when it may. */
export const startProblem = (c: Choices): string | undefined => {
  const officialOnly = isSwitchOn(c.switches, 'officialOnly');
  if (isNamed(c.scenario) && officialOnly && SCENARIOS[c.scenario].source === 'house')
    return magewinds.explain({
      code: 'scenarioNotOfficial',
      rule: 'TC pack.stand-ins',
      facts: { name: SCENARIOS[c.scenario].name },
    });
  if (c.dice === 'peopleWithCards' && c.players.some((player) => player !== 'you' && player !== 'friend'))
    return 'Real cards need a person at every seat: whoever typed the computer’s cards would see them.';
  for (const seat of c.players.keys()) {
    const warband = warbandOf(c, seat);
    const problem = warband && bandProblem(warband, c.slots, officialOnly);
    if (problem) return `${seatName(seat)}: ${problem}`;
  }
  return configProblem(magewinds.parseConfig(battleConfigOf(c)));
};
