/** First Muster, the smallest battle, against the gentlest opponent. */

import { gridBattles } from '@muster/grid-battles';
import { beginBattle } from '../../match/host.ts';
import { hosted } from './hosted.ts';

export const beginFirstMuster = async (): Promise<string> => {
  const config = gridBattles.parseConfig({ scenario: 'S1' });
  if (!config.ok) throw new Error(config.refusal.problem);
  return beginBattle(hosted, config.value, [{ kind: 'you' }, { kind: 'ai', level: 'recruit' }]);
};
