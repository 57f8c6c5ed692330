/** Plays a record again: to show it, to go on from it, and to find the first entry that is not true. */

import { hashState } from './canonical.ts';
import { disproveFair, fairLuck } from './fair.ts';
import type { Command, Game, GameEvent, Refusal } from './game.ts';
import { isOrder, type LuckSource, ScriptEnded, seededLuck } from './luck.ts';
import { type Match, startMatch, type Told } from './match.ts';
import { explainMalformed } from './parse.ts';
import { type Drawn, type Entry, type Fairness, isUndo, type MatchRecord } from './record.ts';

/** The state after an entry, and what was told. The first frame is the set-up. */
export interface Frame<S, E extends GameEvent> {
  readonly entry: Entry | null;
  readonly state: S;
  readonly events: readonly Told<E>[];
}

/** `entry` is null when the set-up or the whole file is wrong. */
export interface Untrue {
  readonly ok: false;
  readonly entry: number | null;
  readonly reason: string;
}

export type Replay<S, C extends Command, E extends GameEvent, R extends Refusal> =
  | { readonly ok: true; readonly frames: readonly Frame<S, E>[]; readonly match: Match<S, C, E, R> }
  | Untrue;

/** The luck a record drew fresh, in order: what an undo gave back was used again and is not fresh. */
const freshOf = (record: MatchRecord): { dice: readonly number[]; shuffles: readonly (readonly number[])[] } => {
  const fresh: { dice: number[]; shuffles: (readonly number[])[] } = { dice: [], shuffles: [] };
  const standing: Drawn[] = [];
  let back: { dice: number[]; shuffles: (readonly number[])[] } = { dice: [], shuffles: [] };
  const draw = (drawn: Drawn): void => {
    fresh.dice.push(...drawn.dice.slice(back.dice.length));
    back.dice = back.dice.slice(drawn.dice.length);
    for (const order of drawn.shuffles)
      if (back.shuffles[0]?.length === order.length) back.shuffles.shift();
      else fresh.shuffles.push(order);
  };
  draw(record.setup);
  for (const e of record.entries)
    if (isUndo(e)) {
      const undone = standing.splice(Math.max(0, standing.length - e.undo));
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
export const recordedLuck = (record: MatchRecord, then?: LuckSource): LuckSource => {
  const { dice, shuffles } = freshOf(record);
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
  };
};

/** The stream that the record says its luck came from, when it can be drawn again. */
const provenLuck = (fairness: Fairness): LuckSource | undefined => {
  if (fairness.kind === 'seeded' && fairness.seed !== null) return seededLuck(fairness.seed);
  if (fairness.kind === 'fair' && fairness.seed !== null) return fairLuck(fairness.seed, fairness);
  return undefined;
};

const sameDrawn = (a: Drawn, b: Drawn): boolean =>
  JSON.stringify([a.dice, a.shuffles]) === JSON.stringify([b.dice, b.shuffles]);

const untrue = (entry: number | null, reason: string): Untrue => ({ ok: false, entry, reason });

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
export const replay = <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  game: Game<S, C, K, E, R>,
  record: MatchRecord,
  options: ReplayOptions = {},
): Replay<S, C, E, R> => {
  if (record.game !== game.id) return untrue(null, `this is a record of ${record.game}, not of ${game.id}`);
  const config = game.parseConfig(record.config);
  if (!config.ok) return untrue(null, explainMalformed(config.refusal));
  const luck = options.luck ?? recordedLuck(record);
  const fairness = options.fairness ?? record.fairness;
  try {
    const match = startMatch(game, config.value, { luck, fairness, version: record.version });
    if (match.needs() !== undefined) return untrue(null, 'the set-up holds fewer dice than it rolled');
    const wrong = wrongSetup(record, match.record());
    if (wrong !== undefined) return untrue(null, wrong);
    return replayEntries(game, record, match, options.upTo ?? record.entries.length);
  } catch (e) {
    if (e instanceof ScriptEnded) return untrue(null, e.message);
    throw e;
  }
};

const wrongSetup = (record: MatchRecord, again: MatchRecord): string | undefined => {
  if (!sameDrawn(record.setup, again.setup)) return 'the luck of the set-up is not what the source gives';
  if (record.setup.hash !== again.setup.hash)
    return 'the set-up does not match its hash: configuration or luck were changed';
  return undefined;
};

const replayEntries = <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  game: Game<S, C, K, E, R>,
  record: MatchRecord,
  match: Match<S, C, E, R>,
  upTo: number,
): Replay<S, C, E, R> => {
  const frames: Frame<S, E>[] = [{ entry: null, state: match.state(), events: match.opening() }];
  for (const [n, entry] of record.entries.slice(0, upTo).entries()) {
    const told = replayEntry(game, match, entry);
    if (typeof told === 'string') return untrue(n, told);
    const again = match.entries()[n]!;
    if (!isUndo(entry) && !isUndo(again) && !sameDrawn(entry, again))
      return untrue(n, 'its luck is not what was rolled');
    if (entry.hash !== again.hash) return untrue(n, 'it does not match its hash');
    if (entry.state !== undefined && entry.state !== hashState(match.state()))
      return untrue(n, 'the rules lead to another state than it recorded');
    if (n === record.entries.length - 1 && entry.state === undefined)
      return untrue(n, 'the record ends here without the hash of its last state: it was cut off');
    frames.push({ entry, state: match.state(), events: told });
  }
  return { ok: true, frames, match };
};

/** What was told, or why the entry cannot be played. */
const replayEntry = <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  game: Game<S, C, K, E, R>,
  match: Match<S, C, E, R>,
  entry: Entry,
): readonly Told<E>[] | string => {
  if (isUndo(entry)) return match.undo(entry.by, entry.agreed, entry.undo).ok ? [] : 'this undo was not allowed';
  const command = game.parseCommand(entry.command);
  if (!command.ok) return explainMalformed(command.refusal);
  try {
    const played = match.play(entry.seat, command.value);
    if (!played.ok)
      return `the rules refuse it (${played.refusal.code}${played.refusal.rule === null ? '' : `, ${played.refusal.rule}`})`;
    return played.needs === undefined ? played.events : 'it holds fewer dice than were rolled';
  } catch (e) {
    if (e instanceof ScriptEnded) return e.message;
    throw e;
  }
};

/** Whether the record is true: form, rules, hashes, states, and where the proof allows it, that the dice are those of the stream. */
export const verify = <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  game: Game<S, C, K, E, R>,
  record: MatchRecord,
): { readonly ok: true } | Untrue => {
  const told = replay(game, record);
  if (!told.ok) return told;
  if (record.fairness.kind === 'fair') {
    const wrong = disproveFair(record.fairness);
    if (wrong !== undefined) return untrue(null, wrong);
  }
  const luck = provenLuck(record.fairness);
  if (luck === undefined) return { ok: true };
  if (told.match.outcome() === undefined)
    return untrue(
      record.entries.length === 0 ? null : record.entries.length - 1,
      'the record ends here though its seed was revealed, as it is only when a match is over: it was cut off',
    );
  const again = replay(game, record, { luck });
  return again.ok ? { ok: true } : again;
};
