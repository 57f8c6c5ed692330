/** Plays a record again: to show it, to go on from it, and to find the first entry that is not true. */

import { hashState } from './canonical.ts';
import type { Game, GameEvent, GameTypes, Seat } from './game.ts';
import type { Told } from './journal.ts';
import { isOrder, type LuckSource, ScriptEnded } from './luck.ts';
import { type Match, startMatch } from './match.ts';
import { explainMalformed } from './parse.ts';
import {
  type Drawn,
  type Entry,
  type Fairness,
  isUndo,
  type MatchRecord,
  type PlayEntry,
  type UndoEntry,
} from './record.ts';
import { undoneBy } from './standing.ts';

/** The state after an entry, and what was told. The first frame is the set-up. */
export interface Frame<S, E extends GameEvent> {
  readonly entry: Entry | null;
  readonly state: S;
  readonly events: readonly Told<E>[];
}

/**
 * What finds a record out: its form (it cannot be read, it was cut off), the rules, its luck, the hash of a state, or the chain of
 * hashes.
 */
export const FINDERS = ['form', 'rules', 'luck', 'states', 'chain'] as const;
export type Finder = (typeof FINDERS)[number];

/** `entry` is null when the set-up or the whole file is wrong. */
export interface Untrue {
  readonly ok: false;
  readonly entry: number | null;
  readonly by: Finder;
  readonly reason: string;
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
    if (isUndo(e)) {
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

const sameDrawn = (a: Drawn, b: Drawn): boolean =>
  JSON.stringify([a.dice, a.shuffles, a.cards]) === JSON.stringify([b.dice, b.shuffles, b.cards]);

interface Reading {
  readonly luck: LuckSource;
  /** Runs what the record tells with the cards that it holds for it. */
  with<R>(drawn: Drawn, run: () => R): R;
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
  const isWhole = last < 0 || record.entries[last]!.state !== undefined || (options.upTo ?? last + 1) <= last;
  return !told.ok || isWhole
    ? told
    : untrue(last, 'form', 'the record ends here without the hash of its last state: it was cut off');
};

/**
 * As `replay`, for a log that is still being written, as a database holds it: entry after entry as `Match.entries` gives them, of
 * which the last one need not carry the hash of its state.
 */
export const resume = <T extends GameTypes>(
  game: Game<T>,
  log: MatchRecord,
  options: ReplayOptions = {},
): Replay<T> => {
  const { format, version, config: written } = log;
  if (log.game !== game.id) return untrue(null, 'form', `this is a record of ${log.game}, not of ${game.id}`);
  const config = game.parseConfig(written, version);
  if (!config.ok) return untrue(null, 'form', explainMalformed(config.refusal));
  const fairness = options.fairness ?? log.fairness;
  const reading = readingCards(options.luck ?? recordedLuck(game, log), fairness);
  const { luck } = reading;
  try {
    const recorded = { format, version, config: written };
    const match = reading.with(log.setup, () => startMatch(game, config.value, { luck, fairness, recorded }));
    if (match.needs() !== undefined) return untrue(null, 'luck', 'the set-up holds fewer dice than it rolled');
    const wrong = wrongSetup(log, match.record());
    if (wrong !== undefined) return wrong;
    return replayEntries(game, log, match, reading, options.upTo ?? log.entries.length);
  } catch (e) {
    if (e instanceof ScriptEnded) return untrue(null, 'luck', e.message);
    throw e;
  }
};

const wrongSetup = (record: MatchRecord, again: MatchRecord): Untrue | undefined => {
  if (!sameDrawn(record.setup, again.setup))
    return untrue(null, 'luck', 'the luck of the set-up is not what the source gives');
  if (record.setup.hash !== again.setup.hash)
    return untrue(
      null,
      'chain',
      'the set-up does not match its hash: configuration, luck or where the luck came from were changed',
    );
  return undefined;
};

const replayEntries = <T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  match: Match<T>,
  reading: Reading,
  upTo: number,
): Replay<T> => {
  const frames: Frame<T['state'], T['event']>[] = [{ entry: null, state: match.state(), events: match.opening() }];
  for (const [n, entry] of record.entries.slice(0, upTo).entries()) {
    const told = replayEntry(game, match, reading, entry);
    if ('by' in told) return untrue(n, told.by, told.reason);
    const again = match.entries()[n]!;
    if (!isUndo(entry) && !isUndo(again) && !sameDrawn(entry, again))
      return untrue(n, 'luck', 'its luck is not what was rolled');
    if (isUndo(entry) && isUndo(again) && `${entry.agreed}` !== `${again.agreed}`)
      return untrue(n, 'rules', 'it tells of consent that was not asked for');
    if (entry.hash !== again.hash) return untrue(n, 'chain', 'it does not match its hash');
    if (entry.state !== undefined && entry.state !== hashState(match.state()))
      return untrue(n, 'states', 'the rules lead to another state than it recorded');
    frames.push({ entry, state: match.state(), events: told });
  }
  return { ok: true, frames, match };
};

/** More than there can be. */
const EVERY_SEAT = [0, 1, 2, 3, 4, 5, 6, 7];

/** Who agreed; `muster/1` tells only whether all did. */
const agreedTo = ({ agreed }: UndoEntry): readonly Seat[] =>
  typeof agreed === 'boolean' ? (agreed ? EVERY_SEAT : []) : agreed;

const unplayable = (by: Finder, reason: string): Pick<Untrue, 'by' | 'reason'> => ({ by, reason });

/** What was told, or why the entry cannot be played. */
const replayEntry = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  reading: Reading,
  entry: Entry,
): readonly Told<T['event']>[] | Pick<Untrue, 'by' | 'reason'> => {
  if (isUndo(entry))
    return match.undoAsRecorded(entry.by, agreedTo(entry), entry.undo).ok
      ? []
      : unplayable('rules', 'this undo was not allowed');
  const command = game.parseCommand(entry.command);
  if (!command.ok) return unplayable('form', explainMalformed(command.refusal));
  try {
    const played = reading.with(entry, () => match.play(entry.seat, command.value));
    if (!played.ok) {
      const { code, rule } = played.refusal;
      return unplayable('rules', `the rules refuse it (${code}${rule === null ? '' : `, ${rule}`})`);
    }
    return played.needs === undefined ? played.events : unplayable('luck', 'it holds fewer dice than were rolled');
  } catch (e) {
    if (e instanceof ScriptEnded) return unplayable('luck', e.message);
    throw e;
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
  const { format, version, config } = record;
  const entries = record.entries.slice(0, count);
  const fairness: Fairness = { kind: 'unproven' };
  const reading = readingCards(recordedLuck(game, { ...record, entries }, then), fairness);
  const { luck } = reading;
  const recorded = { format, version, config };
  const match = reading.with(record.setup, () =>
    startMatch(game, told.frames[0]!.state.config, { luck, fairness, recorded }),
  );
  for (const entry of entries) replayEntry(game, match, reading, entry);
  return { ok: true, frames: told.frames, match };
};
