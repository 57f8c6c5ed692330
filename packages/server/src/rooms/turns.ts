/** Who is not there when a turn comes to them is told, once, until they have been there again. */

import { openDecisions, type Seat } from '@muster/kernel';
import type { MatchId } from '@muster/protocol';
import { errorOf } from '../error-of.ts';
import type { Pushing } from '../notices/pushing.ts';
import type { Changer, Core } from './core.ts';

/** Looks after every change of this match. */
export const watchTurns = (core: Core, pushing: Pushing): void => {
  const { store, onError } = core.services;
  const fail = (e: unknown): void => onError(errorOf(e));

  const people = (): readonly Seat[] =>
    core.now().room.seats.flatMap(({ sitter }, seat) => (sitter === 'computer' ? [] : [seat]));

  const asked = (): ReadonlySet<Seat> => {
    const { head, played } = core.now();
    if (head.status !== 'playing' || played === null) return new Set();
    return new Set(openDecisions(core.descriptor, played.match).map(({ seat }) => seat));
  };

  const tell = async (seat: Seat): Promise<void> => {
    const { head, room, keys } = core.now();
    const notice = { match: core.id, game: head.game, title: room.title };
    for (const { match, key, push } of await store.takeNotices(core.id, seat)) {
      const isGone = !keys.has(key) || (await pushing.send(push, notice)) === 'gone';
      if (isGone) await store.unsubscribe(match, key);
    }
  };

  /** What is over has no more turns: who wanted to be told is forgotten, or told of those in the next battle. */
  const letGo = async (rematch: MatchId | null): Promise<void> => {
    const kept = rematch === null ? [] : await store.keysOf(rematch);
    for (const { match, key, push } of await store.subscriptionsOf(core.id)) {
      const seat = kept.find(({ hash }) => hash === key)?.seat ?? null;
      if (rematch !== null && seat !== null) await store.subscribe({ match: rematch, key, seat, push });
      await store.unsubscribe(match, key);
    }
  };

  /** While somebody is there, or asks for it, there may be another battle of the same people. */
  const mayGoOn = (): boolean => there.size > 0 || core.now().room.requests.some(({ kind }) => kind === 'rematch');

  let there: ReadonlySet<Seat> = new Set();
  /** undefined while everybody is there: nobody has to be told, and nothing is worked out. */
  let before: ReadonlySet<Seat> | undefined = asked();
  let isLetGo = false;

  /** As at the last look, and the battle goes on: there is nobody to tell. */
  const areAllThere = (): boolean => {
    const { head, room } = core.now();
    if (before !== undefined || head.status === 'over') return false;
    return room.seats.every(
      ({ sitter }, seat) => sitter === 'computer' || (there.has(seat) && core.presences.of(seat) === 'there'),
    );
  };

  /** Only the node that has changed something tells of it. */
  const look = (by: Changer): void => {
    if (areAllThere()) return;
    const all = people();
    const now = new Set(all.filter((seat) => core.presences.of(seat) === 'there'));
    for (const seat of now) if (!there.has(seat)) store.seen(core.id, seat).catch(fail);
    there = now;
    const { head, room } = core.now();
    if (!isLetGo && head.status === 'over' && (room.rematch !== null || !mayGoOn())) {
      isLetGo = true;
      letGo(room.rematch).catch(fail);
    }
    if (now.size === all.length) {
      before = undefined;
      return;
    }
    const due = asked();
    const known = before ?? due;
    before = due;
    if (by === 'elsewhere') return;
    for (const seat of due) if (!known.has(seat) && all.includes(seat) && !now.has(seat)) tell(seat).catch(fail);
  };
  core.listen(look);
};
