/** Hosts one match of any game: the log, its hashes, undo and luck. The only place that holds a full state. */

import { hashState } from './canonical.ts';
import type { Command, Decision, Game, GameEvent, Malformed, Outcome, Refusal, Seat, Table, Viewer } from './game.ts';
import { isOrder, type LuckNeed, LuckNeeded, type LuckSource } from './luck.ts';
import { explainMalformed } from './parse.ts';
import {
  type Drawn,
  type Entry,
  type Fairness,
  FORMAT,
  type MatchRecord,
  playHash,
  STATE_EVERY,
  setupHash,
  undoHash,
} from './record.ts';

/** An event, and who may hear it (everyone, when `to` is absent). */
export interface Told<E extends GameEvent> {
  readonly event: E;
  readonly to?: readonly Seat[];
}

export type MatchRefusal = Refusal &
  (
    | { readonly code: 'luckAwaited' | 'noLuckAwaited' | 'nothingToUndo' }
    | { readonly code: 'needsConsent'; readonly why: 'rolled' | 'final' | 'notYours' }
    | { readonly code: 'wrongLuck'; readonly need: LuckNeed }
  );

export type Played<E extends GameEvent, R extends Refusal> =
  | { readonly ok: true; readonly events: readonly Told<E>[]; readonly needs?: LuckNeed }
  | { readonly ok: false; readonly refusal: R | MatchRefusal };

/** One command that stands, and what it takes to take it back. */
interface Step<S> {
  readonly seat: Seat;
  readonly before: S;
  readonly drawn: Drawn;
  readonly final: boolean;
}

export interface Match<S, C extends Command, E extends GameEvent, R extends Refusal> {
  state(): S;
  decisions(): readonly Decision[];
  outcome(): Outcome | undefined;
  view(viewer: Viewer): S;
  play(seat: Seat, command: C): Played<E, R>;
  /** Manual luck that was asked for: die faces, or the order of a shuffle. */
  give(values: readonly number[]): Played<E, R>;
  needs(): LuckNeed | undefined;
  /** Takes back the last `count` commands. */
  undo(
    by: Seat,
    agreed: boolean,
    count?: number,
  ): { readonly ok: true } | { readonly ok: false; readonly refusal: MatchRefusal };
  /** Why the last command is not free for this seat to take back; undefined when it is. */
  refuseUndo(by: Seat, count?: number): MatchRefusal | undefined;
  record(): MatchRecord;
  entries(): readonly Entry[];
  /** What was told at set-up. */
  opening(): readonly Told<E>[];
}

export interface MatchOptions {
  readonly luck: LuckSource;
  readonly fairness: Fairness;
  /** The version a replayed record tells; the game's own by default. */
  readonly version?: string;
}

/** Luck given back by an undo, or typed in by players, is used before the source is asked: undo never buys a new die. */
interface Waiting {
  dice: readonly number[];
  shuffles: readonly (readonly number[])[];
}

interface Attempt<E extends GameEvent> {
  readonly table: Table<E>;
  readonly events: Told<E>[];
  readonly dice: number[];
  readonly shuffles: (readonly number[])[];
  /** How much of the waiting luck it used. */
  used: { dice: number; shuffles: number };
  final: boolean;
}

const attempt = <E extends GameEvent>(waiting: Waiting, luck: LuckSource): Attempt<E> => {
  const events: Told<E>[] = [];
  const dice: number[] = [];
  const shuffles: (readonly number[])[] = [];
  const used = { dice: 0, shuffles: 0 };
  const roll = (count: number, seat: Seat, what: string): readonly number[] => {
    const ready = waiting.dice.slice(used.dice, used.dice + count);
    const rolled = ready.length === count ? ready : [...ready, ...luck.roll(count - ready.length, seat, what)];
    used.dice += ready.length;
    dice.push(...rolled);
    return rolled;
  };
  const shuffle = <T>(items: readonly T[]): readonly T[] => {
    const ready = waiting.shuffles[used.shuffles];
    const fits = ready?.length === items.length;
    const order = fits ? ready : luck.order(items.length);
    if (fits) used.shuffles++;
    shuffles.push(order);
    return order.map((i) => items[i]!);
  };
  const self: Attempt<E> = {
    table: {
      roll,
      shuffle,
      final: () => {
        self.final = true;
      },
      tell: (event, to) => {
        events.push(to === undefined ? { event } : { event, to });
      },
    },
    events,
    dice,
    shuffles,
    used,
    final: false,
  };
  return self;
};

const fitsNeed = (values: readonly number[], need: LuckNeed): boolean =>
  'shuffle' in need
    ? isOrder(values, need.shuffle)
    : values.length === need.count && values.every((v) => Number.isInteger(v) && v >= 1 && v <= need.sides);

const withoutSecrets = (fairness: Fairness): Fairness =>
  fairness.kind === 'seeded' || fairness.kind === 'fair' ? { ...fairness, seed: null } : fairness;

export const startMatch = <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  game: Game<S, C, K, E, R>,
  config: K,
  options: MatchOptions,
): Match<S, C, E, R> => {
  const version = options.version ?? game.version;
  const entries: Entry[] = [];
  const steps: Step<S>[] = [];
  let waiting: Waiting = { dice: [], shuffles: [] };
  let state: S | undefined;
  let setup: MatchRecord['setup'] = { dice: [], shuffles: [], hash: '' };
  let opening: readonly Told<E>[] = [];
  let pending: { readonly seat: Seat; readonly command: C } | undefined;
  let need: LuckNeed | undefined;
  let hash = '';

  const ready = (): S => {
    if (state === undefined) throw new Error('the match waits for the luck of its set-up');
    return state;
  };

  /** Runs a pure step of the game. When luck is missing nothing of it has happened, and what it drew waits for the next try. */
  const run = (
    step: (table: Table<E>) => S,
  ): { next: S; drawn: Drawn; events: readonly Told<E>[]; final: boolean } | undefined => {
    const a = attempt<E>(waiting, options.luck);
    const unused = (): Waiting => ({
      dice: waiting.dice.slice(a.used.dice),
      shuffles: waiting.shuffles.slice(a.used.shuffles),
    });
    try {
      const next = step(a.table);
      need = undefined;
      waiting = unused();
      return { next, drawn: { dice: a.dice, shuffles: a.shuffles }, events: a.events, final: a.final };
    } catch (e) {
      const { dice, shuffles } = unused();
      waiting = { dice: [...a.dice, ...dice], shuffles: [...a.shuffles, ...shuffles] };
      if (!(e instanceof LuckNeeded)) throw e;
      need = e.need;
      return undefined;
    }
  };

  const begin = (): Played<E, R> => {
    const done = run((table) => game.setup(config, table));
    if (done === undefined) return { ok: true, events: [], needs: need! };
    state = done.next;
    opening = done.events;
    hash = setupHash(game.id, version, config, done.drawn);
    setup = { ...done.drawn, hash };
    return { ok: true, events: done.events };
  };

  const append = (entry: Entry): void => {
    hash = entry.hash;
    entries.push(entries.length % STATE_EVERY === STATE_EVERY - 1 ? { ...entry, state: hashState(ready()) } : entry);
  };

  const perform = (seat: Seat, command: C): Played<E, R> => {
    const before = ready();
    const done = run((table) => game.play(before, seat, command, table));
    if (done === undefined) {
      pending = { seat, command };
      return { ok: true, events: [], needs: need! };
    }
    pending = undefined;
    state = done.next;
    steps.push({ seat, before, drawn: done.drawn, final: done.final });
    append({ seat, command, ...done.drawn, hash: playHash(hash, seat, command, done.drawn) });
    return { ok: true, events: done.events };
  };

  const play = (seat: Seat, command: C): Played<E, R> => {
    if (need !== undefined) return { ok: false, refusal: { code: 'luckAwaited', rule: null } };
    const refusal = game.refuse(ready(), seat, command);
    return refusal === undefined ? perform(seat, command) : { ok: false, refusal };
  };

  const give = (values: readonly number[]): Played<E, R> => {
    if (need === undefined) return { ok: false, refusal: { code: 'noLuckAwaited', rule: null } };
    if (!fitsNeed(values, need)) return { ok: false, refusal: { code: 'wrongLuck', rule: null, need } };
    waiting =
      'shuffle' in need
        ? { dice: waiting.dice, shuffles: [...waiting.shuffles, values] }
        : { dice: [...waiting.dice, ...values], shuffles: waiting.shuffles };
    return pending === undefined ? begin() : perform(pending.seat, pending.command);
  };

  const refuseUndo = (by: Seat, count = 1): MatchRefusal | undefined => {
    if (need !== undefined) return { code: 'luckAwaited', rule: null };
    if (!Number.isInteger(count) || count < 1 || steps.length < count) return { code: 'nothingToUndo', rule: null };
    for (const step of steps.slice(-count)) {
      if (step.seat !== by) return { code: 'needsConsent', rule: null, why: 'notYours' };
      if (step.drawn.dice.length + step.drawn.shuffles.length > 0)
        return { code: 'needsConsent', rule: null, why: 'rolled' };
      if (step.final) return { code: 'needsConsent', rule: null, why: 'final' };
    }
    return undefined;
  };

  const undo: Match<S, C, E, R>['undo'] = (by, agreed, count = 1) => {
    const refusal = refuseUndo(by, count);
    if (refusal !== undefined && !(refusal.code === 'needsConsent' && agreed)) return { ok: false, refusal };
    const undone = steps.splice(-count);
    state = undone[0]!.before;
    waiting = {
      dice: [...undone.flatMap((step) => step.drawn.dice), ...waiting.dice],
      shuffles: [...undone.flatMap((step) => step.drawn.shuffles), ...waiting.shuffles],
    };
    append({ undo: count, by, agreed, hash: undoHash(hash, count, by, agreed) });
    return { ok: true };
  };

  const record = (): MatchRecord => {
    const last = entries.length - 1;
    return {
      format: FORMAT,
      game: game.id,
      version,
      config,
      setup,
      entries: entries.map((e, i) => (i === last ? { ...e, state: hashState(ready()) } : e)),
      fairness: game.outcome(ready()) === undefined ? withoutSecrets(options.fairness) : options.fairness,
    };
  };

  begin();
  return {
    state: ready,
    decisions: () => game.decisions(ready()),
    outcome: () => game.outcome(ready()),
    view: (viewer) => game.view(ready(), viewer),
    play,
    give,
    needs: () => need,
    undo,
    refuseUndo,
    record,
    entries: () => entries,
    opening: () => opening,
  };
};

/** What this viewer may hear. */
export const heardBy = <E extends GameEvent>(told: readonly Told<E>[], viewer: Viewer): readonly E[] =>
  told.filter((t) => t.to === undefined || (viewer !== 'spectator' && t.to.includes(viewer))).map((t) => t.event);

const describeNeed = (need: LuckNeed): string =>
  'shuffle' in need
    ? `the order of ${need.shuffle} shuffled cards, as positions from 0`
    : `${need.count} dice from 1 to ${need.sides}`;

export const explainMatchRefusal = (r: MatchRefusal): string => {
  switch (r.code) {
    case 'luckAwaited':
      return 'The match waits for dice rolled at the table: give them first.';
    case 'noLuckAwaited':
      return 'No dice are asked for now.';
    case 'nothingToUndo':
      return 'There are not that many commands to take back.';
    case 'wrongLuck':
      return `The match asks for ${describeNeed(r.need)}.`;
    case 'needsConsent':
      return {
        rolled: 'Dice were rolled for this, so taking it back needs the opponents’ consent.',
        final: 'This was final when it was confirmed, so taking it back needs the opponents’ consent.',
        notYours: 'The last command was another player’s, so taking it back needs consent.',
      }[r.why];
  }
};

const MATCH_CODES: readonly string[] = ['luckAwaited', 'noLuckAwaited', 'nothingToUndo', 'wrongLuck', 'needsConsent'];

const isMatchRefusal = (r: Refusal): r is MatchRefusal => MATCH_CODES.includes(r.code);

/** Any refusal in words, whether the match, the game or the reading of input spoke it. */
export const explainRefusal = <R extends Refusal>(
  game: { explain(r: R): string },
  r: R | MatchRefusal | Malformed,
): string => {
  if (isMatchRefusal(r)) return explainMatchRefusal(r);
  return r.code === 'malformed' ? explainMalformed(r as Malformed) : game.explain(r as R);
};
