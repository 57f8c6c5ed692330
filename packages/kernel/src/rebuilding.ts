/** A state that lies behind is rebuilt: from the newest waypoint before it, by the commands that stand since, each with the luck it drew. */

import { attempt } from './attempt.ts';
import type { Game, GameTypes } from './game.ts';
import { type Hosted, type House, recentEntry, type Waypoint } from './hosted.ts';
import type { LuckSource } from './luck.ts';
import { type Drawn, type Entry, isPlay, type PlayEntry } from './record.ts';

/**
 * What has to be known lies further back than a match keeps: its owner gives the entries, from a waypoint that is at most as old as `entry`
 * on, by `withOlder`, and calls again.
 */
export class OlderNeeded extends Error {
  readonly entry: number;
  constructor(entry: number) {
    super('older entries of the match are needed');
    this.entry = entry;
  }
}

/** The match with entries that it had let go: from the waypoint (the state after the set-up, or a checkpoint) to where its own begin. */
export const withOlder = <T extends GameTypes>(
  match: Hosted<T>,
  waypoint: Waypoint<T>,
  entries: readonly Entry[],
): Hosted<T> => {
  const first = match.count - match.recent.length;
  const waypoints = match.waypoints.filter(({ count }) => count > waypoint.count);
  return {
    ...match,
    waypoints: [waypoint, ...waypoints],
    recent: [...entries.slice(0, first - waypoint.count), ...match.recent],
  };
};

/** Whether all that stood at this waypoint still stands. */
export const isSound = <T extends GameTypes>({ standing }: Hosted<T>, { count, stands }: Waypoint<T>): boolean =>
  stands <= standing.length && (stands === 0 || standing[stands - 1]!.entry < count);

const NO_LUCK: LuckSource = {
  roll: () => {
    throw new Error('the log holds fewer dice than were rolled');
  },
  order: () => {
    throw new Error('the log holds other shuffles than were made');
  },
};

/** The state after this command, with this luck and no other. Nothing is told. */
export const playedWith = <T extends GameTypes>(
  game: Game<T>,
  before: T['state'],
  { seat, command }: { readonly seat: number; readonly command: T['command'] },
  { dice, shuffles, cards = [] }: Drawn,
): T['state'] => game.play(before, seat, command, attempt<T['event']>({ dice, shuffles, cards }, NO_LUCK).table);

/** The entry of a command that stands; its owner has to be asked for one that lies too far back. */
export const playEntry = <T extends GameTypes>(match: Hosted<T>, place: number): PlayEntry => {
  const entry = recentEntry(match, place);
  if (entry === undefined) throw new OlderNeeded(place);
  if (!isPlay(entry)) throw new Error('what stands in a log is a command');
  return entry;
};

/** The state before the command that stands at this place. */
export const stateBefore = <T extends GameTypes>({ game }: House<T>, match: Hosted<T>, place: number): T['state'] => {
  const waypoint = match.waypoints.findLast((m) => m.stands <= place && isSound(match, m));
  if (waypoint === undefined) throw new OlderNeeded(match.standing[place]!.entry);
  let { state } = waypoint;
  for (const { entry } of match.standing.slice(waypoint.stands, place)) {
    const played = playEntry(match, entry);
    state = playedWith(game, state, played, played);
  }
  return state;
};
