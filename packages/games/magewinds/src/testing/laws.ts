/** What the laws of the test-kit must know of Magewinds: configurations, secret commands, and who learns what. */

import type { Seat, Viewer } from '@muster/kernel';
import { SCENARIO_IDS } from '../content/scenarios.ts';
import { parseConfig } from '../reading/read-config.ts';
import type { Battle, MagewindsConfig } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';

const readConfig = (x: unknown): MagewindsConfig => {
  const parsed = parseConfig(x);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};

const FIRST = ['mesmer', 'witch', 'seer', 'druid'];
const SECOND = ['warrior', 'wizard', 'cleric', 'enchanter'];
const THIRD = ['warlock', 'deadeye', 'guardian', 'acolyte', 'militia'];
const WARBANDS = [FIRST, SECOND, THIRD, ['minion', 'minion', 'seer', 'witch', 'mesmer']];

/** All scenarios with warbands given and placed, and some with the whole of set-up. */
export const lawConfigs = (): readonly MagewindsConfig[] => [
  ...SCENARIO_IDS.map((scenario, i) => {
    const players = scenario === 'battle-royale' ? 3 : scenario === 'treasure-clash' ? 4 : 2;
    const warbands = Array.from({ length: players }, (_, seat) => WARBANDS[(seat + i) % WARBANDS.length]);
    return readConfig({ scenario, players, slots: 8, warbands, deployment: 'auto' });
  }),
  readConfig({ scenario: 'king-of-the-hill', slots: 6, assembly: 'secret', terrain: 'chosen' }),
  readConfig({ scenario: 'random', slots: 6, assembly: 'simultaneous', warbandsFirst: false }),
  readConfig({ scenario: 'chosen', slots: 6, assembly: 'sequential', officialOnly: true }),
  readConfig({ scenario: 'battle-royale', players: 4, slots: 4, assembly: 'secret' }),
];

/** Commands of which others see only that something was decided. */
export const secret = (c: MagewindsCommand): boolean =>
  c.type === 'assemble' || c.type === 'chooseAttack' || c.type === 'keepOne' || c.type === 'setOrders';

/** Who may learn something by a command that is final. Cards from the deck are learned by who draws; reveals by all. */
export const learns = (before: Battle, seat: Seat, c: MagewindsCommand, viewer: Viewer): boolean => {
  if (c.type === 'draw' && c.card === 'deck' && before.deck.size > 2) return viewer === seat;
  return true;
};
