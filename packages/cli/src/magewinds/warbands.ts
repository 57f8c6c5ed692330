/** Warbands and scenarios as they are typed after an option. */

import { PROFILE_IDS, type ProfileId, SCENARIO_IDS, SCENARIOS, type ScenarioId } from '@muster/magewinds';
import { listed, oneOf } from '../options.ts';
import { problem } from '../problem.ts';

/** `warrior,wizard/druid,seer`: one warband for each seat. */
export const readWarbands = (text: string): readonly (readonly ProfileId[])[] =>
  text.split('/').map((warband) => listed(warband).map((id) => oneOf('fighter', id, PROFILE_IDS)));

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

export const readScenario = (text: string): ScenarioId =>
  SCENARIO_IDS.find((id) => id === plain(text)) ??
  problem(
    `There is no scenario “${text}”; there are ${SCENARIO_IDS.map((id) => `${id} (${SCENARIOS[id].name})`).join(', ')}.`,
  );
