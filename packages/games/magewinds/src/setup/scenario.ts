/** Choosing the scenario (MW 10.1, ItT general.choice). */

import { isForPlayers, SCENARIOS, type ScenarioId, scenariosFor } from '../content/scenarios.ts';
import { ask } from '../state/ask.ts';
import type { Battle, MagewindsConfig } from '../state/battle.ts';
import { copyBattle } from '../state/copies.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { rollOff } from './roll-off.ts';
import { notNow, opened, type SetupPart, type T } from './step.ts';

const RULE = 'ItT general.choice';

const choose = (b: Battle, scenario: ScenarioId, by: number | null, table: T): Battle => {
  table.tell?.({ type: 'scenarioChosen', rule: RULE, scenario, by });
  const next = copyBattle(b);
  next.scenario = scenario;
  return next;
};

/** Each of them equally likely: throws that would favour some are thrown again. */
const randomScenario = ({ players, officialOnly }: MagewindsConfig, table: T): ScenarioId => {
  const all = scenariosFor(players, officialOnly);
  const most = 6 - (6 % all.length);
  for (;;) {
    const [die] = table.roll(1, 0, 'scenario');
    if (die! <= most) return all[(die! - 1) % all.length]!;
  }
};

export const SCENARIO_STEP: SetupPart = {
  advance: (b, frame, table) => {
    if (b.scenario !== null) return 'over';
    if (b.config.scenario === 'random') return choose(b, randomScenario(b.config, table), null, table);
    return frame.turn === 0 ? opened(b, frame, rollOff(b.config.players, RULE, table)[0]!) : b;
  },
  decisions: (_, frame) => ask(frame.first, 'scenario', RULE),
  refuse: (b, _frame, _seat, c) => {
    if (c.type !== 'chooseScenario') return notNow(c);
    const { players, officialOnly } = b.config;
    const { name, source } = SCENARIOS[c.scenario];
    if (!isForPlayers(c.scenario, players)) return refusalOf('scenarioPlayers', RULE, { name, players });
    return officialOnly && source === 'house' ? refusalOf('scenarioNotOfficial', RULE, { name }) : undefined;
  },
  apply: (b, _, seat, c, table) => (c.type === 'chooseScenario' ? choose(b, c.scenario, seat, table) : b),
  candidates: (b) =>
    scenariosFor(b.config.players, b.config.officialOnly).map((scenario) => ({ type: 'chooseScenario', scenario })),
};
