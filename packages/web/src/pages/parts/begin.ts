/** Starts a battle and keeps it, so that its page can be opened. */

import { type BattleConfig, gridBattles } from '@muster/grid-battles';
import { startBattle } from '../../match/host.ts';
import type { SeatPlayers } from '../../match/players.ts';
import { putSave } from '../../match/saves.ts';

/** The battle's address. Rejects when the browser cannot keep it. */
export const beginBattle = async (config: BattleConfig, players: SeatPlayers): Promise<string> => {
  const { save } = startBattle(config, players);
  await putSave(save);
  return `/play/${save.id}`;
};

/** First Muster, the smallest battle, against the gentlest opponent. */
export const beginFirstMuster = async (): Promise<string> => {
  const config = gridBattles.parseConfig({ scenario: 'S1' });
  if (!config.ok) throw new Error(config.refusal.problem);
  return beginBattle(config.value, [{ kind: 'you' }, { kind: 'ai', level: 'recruit' }]);
};

export const CANNOT_KEEP =
  'The battle could not be kept, so it was not started: the browser’s storage is full or forbidden. Private windows often forbid it; allow storage for this page and try again.';
