/** A small battle at one click: King of the Hill against the gentlest opponent. */

import { magewinds } from '@muster/magewinds';
import { beginBattle } from '../../match/host.ts';
import { hosted } from './hosted.ts';

export const beginFirstBattle = async (): Promise<string> => {
  const config = magewinds.parseConfig({
    scenario: 'king-of-the-hill',
    warbands: [
      ['warrior', 'wizard', 'cleric', 'guardian'],
      ['druid', 'seer', 'witch', 'enchanter'],
    ],
    deployment: 'auto',
  });
  if (!config.ok) throw new Error(config.refusal.problem);
  return beginBattle(hosted, config.value, [{ kind: 'you' }, { kind: 'ai', level: 'recruit' }]);
};
