/** Which commands of a log stand, and which were taken back. */

import type { Game, Seat } from './game.ts';
import { type Entry, isPlay, isUndo, type PlayEntry } from './record.ts';

/** All that has to be known of a game here: which commands are standing orders. */
type Privacy = Pick<Game, 'isPrivate'>;

/** What a take-back counts: in `muster/1` every command, since then all but standing orders, which stay as they are. */
const passesOver = (game: Privacy, agreed: boolean | readonly number[], command: PlayEntry['command']): boolean =>
  typeof agreed !== 'boolean' && game.isPrivate(command);

/** The places in `standing` (of any length) that taking back `count` commands removes, oldest first; fewer if there are fewer. */
export const undoneBy = <P>(
  game: Privacy,
  standing: readonly P[],
  commandOf: (place: P) => PlayEntry['command'],
  count: number,
  agreed: boolean | readonly number[],
): readonly number[] => {
  const undone: number[] = [];
  for (let i = standing.length - 1; i >= 0 && undone.length < count; i--)
    if (!passesOver(game, agreed, commandOf(standing[i]!))) undone.unshift(i);
  return undone;
};

/** The entries that stand, oldest first, by their place in the log. */
export const standingEntries = (game: Privacy, entries: readonly Entry[]): readonly number[] => {
  let standing: number[] = [];
  entries.forEach((e, n) => {
    if (isPlay(e)) standing.push(n);
    else if (isUndo(e)) {
      const undone = new Set(undoneBy(game, standing, (i) => (entries[i] as PlayEntry).command, e.undo, e.agreed));
      standing = standing.filter((_, i) => !undone.has(i));
    }
  });
  return standing;
};

/** Who gave the last command that stands, standing orders aside. */
export const lastToPlay = (game: Privacy, entries: readonly Entry[]): Seat | undefined => {
  const commands = standingEntries(game, entries).map((n) => entries[n] as PlayEntry);
  return commands.findLast(({ command }) => !game.isPrivate(command))?.seat;
};
