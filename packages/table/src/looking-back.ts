/** What somebody saw on the way, from a match that was played once more. */

import { type Eyes, type Frame, type Game, type GameTypes, makeJournal, seenBy } from '@muster/kernel';

/** What these eyes saw before they noticed what has this number; undefined before the first. */
export const viewBeforeNotice = <T extends GameTypes>(
  game: Game<T>,
  frames: readonly Frame<T['state'], T['event']>[],
  eyes: Eyes,
  n: number,
): T['state'] | undefined => {
  const journal = makeJournal(game);
  for (const [i, { entry, events }] of frames.entries()) {
    journal.add({ entry, events });
    if (journal.noticedBy(eyes).length <= n) continue;
    const before = frames[i - 1];
    return before && seenBy(game, before.state, eyes);
  }
  return undefined;
};
