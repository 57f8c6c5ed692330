/** Plays a record again: to show it, to go on from it, and to find the first entry that is not true. */

import { hashState } from './canonical.ts';
import type { MatchOutcome } from './facts.ts';
import {
  configOf,
  type Fault,
  type Finder,
  followEntry,
  followSetup,
  isFault,
  type WithCards,
  wrongEntry,
  wrongSetup,
} from './following.ts';
import type { Game, GameEvent, GameTypes } from './game.ts';
import { type Hosted, type House, outcomeOf, readyState } from './hosted.ts';
import type { Past } from './journal.ts';
import { isOrder, type LuckSource, ScriptEnded } from './luck.ts';
import { keepMatch, type Match } from './match.ts';
import { lastingLuck } from './placed-luck.ts';
import { newMatch } from './playing.ts';
import { OlderNeeded, withOlder } from './rebuilding.ts';
import {
  type Drawn,
  endOf,
  type Fairness,
  type Header,
  isBeforeFacts,
  isFact,
  isUndo,
  type MatchRecord,
  type PlayEntry,
} from './record.ts';
import { undoneBy } from './standing.ts';

/** An entry, what it told, the state after it, and how the match has ended by then. The first frame is the set-up. */
export interface Frame<S, E extends GameEvent> extends Past<E> {
  readonly state: S;
  readonly outcome: MatchOutcome | undefined;
}

/** `entry` is null when the set-up or the whole file is wrong. */
export interface Untrue extends Fault {
  readonly ok: false;
  readonly entry: number | null;
}

export type Replay<T extends GameTypes> =
  | { readonly ok: true; readonly frames: readonly Frame<T['state'], T['event']>[]; readonly match: Match<T> }
  | Untrue;

interface Fresh {
  readonly dice: number[];
  readonly shuffles: (readonly number[])[];
}

/** The luck a record drew fresh, in order: what an undo gave back was used again and is not fresh. */
const freshOf = (game: Game, record: MatchRecord): Fresh => {
  const fresh: Fresh = { dice: [], shuffles: [] };
  let standing: PlayEntry[] = [];
  let back: Fresh = { dice: [], shuffles: [] };
  const draw = (drawn: Drawn): void => {
    fresh.dice.push(...drawn.dice.slice(back.dice.length));
    back = { dice: back.dice.slice(drawn.dice.length), shuffles: back.shuffles };
    for (const order of drawn.shuffles)
      if (back.shuffles[0]?.length === order.length) back.shuffles.shift();
      else fresh.shuffles.push(order);
  };
  draw(record.setup);
  for (const e of record.entries)
    if (isFact(e)) continue;
    else if (isUndo(e)) {
      const places = new Set(undoneBy(game, standing, (s) => s.command, e.undo, e.agreed));
      const undone = standing.filter((_, i) => places.has(i));
      standing = standing.filter((_, i) => !places.has(i));
      back = {
        dice: [...undone.flatMap((d) => d.dice), ...back.dice],
        shuffles: [...undone.flatMap((d) => d.shuffles), ...back.shuffles],
      };
    } else {
      standing.push(e);
      draw(e);
    }
  return fresh;
};

/** The record's own luck, and when it is used up, `then`. */
export const recordedLuck = <T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  then?: LuckSource,
): LuckSource => {
  const { dice, shuffles } = freshOf(game, record);
  let die = 0;
  let order = 0;
  return {
    roll: (count, seat, what) => {
      const ready = dice.slice(die, die + count);
      const missing = count - ready.length;
      if (missing > 0 && then === undefined) throw new ScriptEnded('the record holds fewer dice than were rolled');
      const rolled = missing > 0 ? [...ready, ...then!.roll(missing, seat, what)] : ready;
      die += ready.length; // only now: `then` may ask people first
      return rolled;
    },
    order: (size) => {
      const ready = shuffles[order++];
      if (ready !== undefined) {
        if (!isOrder(ready, size)) throw new ScriptEnded('the record holds another shuffle');
        return ready;
      }
      if (then === undefined) throw new ScriptEnded('the record holds fewer shuffles than were made');
      return then.order(size);
    },
    ...(then?.draw && { draw: then.draw }),
  };
};

interface Reading {
  readonly luck: LuckSource;
  /** Runs what the record tells with the cards that it holds for it. */
  readonly with: WithCards;
}

/** Cards that people drew are in the entry they were drawn for; after the record, the source is asked. */
const readingCards = (luck: LuckSource, { kind }: Fairness): Reading => {
  let entry: Drawn | undefined;
  const mayHold = kind === 'manual' || kind === 'unproven';
  return {
    luck: {
      roll: luck.roll,
      order: luck.order,
      draw: (need) => {
        if (entry === undefined) return luck.draw?.(need);
        return mayHold ? entry.cards?.slice(need.nth, need.nth + need.count) : undefined;
      },
    },
    with: (drawn, run) => {
      entry = drawn;
      try {
        return run();
      } finally {
        entry = undefined;
      }
    },
  };
};

export const untrue = (entry: number | null, by: Finder, reason: string): Untrue => ({ ok: false, entry, by, reason });

export interface ReplayOptions {
  readonly luck?: LuckSource;
  readonly fairness?: Fairness;
  /** How many entries to replay; all of them by default. */
  readonly upTo?: number;
}

/**
 * Replays the entries with this luck (the record's own by default) and compares every die, hash and state. The match it
 * returns is alive: it goes on with the same luck.
 */
export const replay = <T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  options: ReplayOptions = {},
): Replay<T> => {
  const told = resume(game, record, options);
  const last = record.entries.length - 1;
  if (!told.ok || (options.upTo ?? last + 1) <= last) return told;
  return wrongEnd(record, told.match) ?? told;
};

/** Before `muster/3` the last entry carries the hash of the last state; since then the record has an end. */
const wrongEnd = <T extends GameTypes>(record: MatchRecord, match: Match<T>): Untrue | undefined => {
  const { entries, end, format } = record;
  const last = entries.length - 1;
  const place = last < 0 ? null : last;
  if (isBeforeFacts(format))
    return last < 0 || entries[last]!.state !== undefined
      ? undefined
      : untrue(last, 'form', 'the record ends here without the hash of its last state: it was cut off');
  if (end === undefined || end.hash !== endOf(match.hosted().hash, end.state).hash)
    return untrue(place, 'form', 'the end of the record does not follow its last entry: it was cut off or changed');
  return end.state === hashState(match.state())
    ? undefined
    : untrue(place, 'states', 'the rules lead to another state than the record ends with');
};

/**
 * As `replay`, for a log that is still being written, as a database holds it: entry after entry as `Match.entries` gives them, without
 * its end.
 */
export const resume = <T extends GameTypes>(
  game: Game<T>,
  log: MatchRecord,
  options: ReplayOptions = {},
): Replay<T> => {
  const read = configOf(game, log);
  if (isFault(read)) return untrue(null, read.by, read.reason);
  const fairness = options.fairness ?? log.fairness;
  const reading = readingCards(options.luck ?? recordedLuck(game, log), fairness);
  const entries = log.entries.slice(0, options.upTo);
  return readLog(game, { ...log, fairness, entries }, read.config, reading, true);
};

/** Plays all of it again. `isHeld`: and holds it against what was written. */
const readLog = <T extends GameTypes>(
  game: Game<T>,
  { format, version, config: written, fairness, setup, entries }: MatchRecord,
  config: T['config'],
  reading: Reading,
  isHeld: boolean,
): Replay<T> => {
  const house: House<T> = { game, luck: lastingLuck(reading.luck) };
  const header: Header = { format, game: game.id, version, config: written, fairness };
  const begun = followSetup(house, newMatch(house, header, config), setup, reading.with);
  if (isFault(begun)) return untrue(null, begun.by, begun.reason);
  const wrong = isHeld ? wrongSetup(setup, begun.match) : undefined;
  if (wrong !== undefined) return untrue(null, wrong.by, wrong.reason);
  const log: Past<T['event']>[] = [...begun.appended];
  let { match } = begun;
  const shown = (past: Past<T['event']>): Frame<T['state'], T['event']> => ({
    ...past,
    state: readyState(match),
    outcome: outcomeOf(house, match),
  });
  const frames = [shown(log[0]!)];
  for (const [n, entry] of entries.entries()) {
    const followed = withWholeLog(match, frames, (m) => followEntry(house, m, entry, reading.with));
    const wrong = isFault(followed) ? followed : isHeld ? wrongEntry(entry, followed) : undefined;
    if (isFault(followed) || wrong !== undefined) return untrue(n, wrong!.by, wrong!.reason);
    match = followed.match;
    log.push(...followed.appended);
    frames.push(shown({ entry, events: log.at(-1)!.events }));
  }
  return { ok: true, frames, match: keepMatch(house, match, log) };
};

/** Runs it, and again with the whole log when the match asks for more than it keeps. */
const withWholeLog = <T extends GameTypes, R>(
  match: Hosted<T>,
  [first, ...rest]: readonly Frame<T['state'], T['event']>[],
  run: (match: Hosted<T>) => R,
): R => {
  try {
    return run(match);
  } catch (e) {
    if (!(e instanceof OlderNeeded)) throw e;
    const waypoint = { count: 0, stands: 0, state: first!.state };
    return run(
      withOlder(
        match,
        waypoint,
        rest.flatMap(({ entry }) => (entry === null ? [] : [entry])),
      ),
    );
  }
};

/** A new match that begins where this record stands after `count` entries; its luck from there on is `then`. */
export const branch = <T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  count: number,
  then: LuckSource,
): Replay<T> => {
  const told = replay(game, record, { upTo: count });
  if (!told.ok) return told;
  const entries = record.entries.slice(0, count);
  const fairness: Fairness = { kind: 'unproven' };
  const reading = readingCards(recordedLuck(game, { ...record, entries }, then), fairness);
  return readLog(game, { ...record, fairness, entries }, told.frames[0]!.state.config, reading, false);
};
