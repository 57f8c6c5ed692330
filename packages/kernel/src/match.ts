/** A match that is kept in memory with its whole log. What it does, `playing.ts` and `taking-back.ts` do; here is only what it was and is. */

import type { Fact, MatchOutcome } from './facts.ts';
import type { Decision, Eyes, Game, GameTypes, Seat } from './game.ts';
import {
  type Hosted,
  type House,
  type Move,
  openDecisions,
  openDecisionsFor,
  outcomeOf,
  readyState,
  recordOf,
  viewOf,
  type Waypoint,
} from './hosted.ts';
import { makeJournal, type Noticed, type Past, type Told } from './journal.ts';
import type { GivenLuck, LuckNeed, LuckSource } from './luck.ts';
import type { MatchRefusal, PlayedOf, Undone } from './match-refusals.ts';
import { lastingLuck } from './placed-luck.ts';
import { begin, give, givenBefore, newMatch, note, play, withdraw, withdrawable } from './playing.ts';
import { OlderNeeded, withOlder } from './rebuilding.ts';
import { type Entry, type Fairness, FORMAT, type MatchRecord, type RecordFormat } from './record.ts';
import {
  type RedoOffer,
  redo,
  redoOffer,
  refuseUndo,
  takeBack,
  type UndoOffer,
  undo,
  undoAsRecorded,
  undoOffer,
} from './taking-back.ts';

/** What its functions do is told where they are written; here a match is the one that is kept. */
export interface Match<T extends GameTypes = GameTypes> {
  /** The match as data, as it is now. */
  hosted(): Hosted<T>;
  state(): T['state'];
  decisions(): readonly T['decision'][];
  /** In full for a seat itself, of the others only who is asked and of what kind. */
  decisionsFor(eyes: Eyes): readonly Decision[];
  outcome(): MatchOutcome | undefined;
  view(eyes: Eyes): T['state'];
  /** All that these eyes have noticed, numbered for them alone. */
  noticedBy(eyes: Eyes): readonly Noticed<T['event']>[];
  play(seat: Seat, command: T['command']): PlayedOf<T>;
  note(fact: Fact, to?: readonly Seat[]): PlayedOf<T>;
  give(values: GivenLuck): PlayedOf<T>;
  needs(): LuckNeed | undefined;
  givenBefore(): GivenLuck | undefined;
  /** While luck is awaited: what the command, or the set-up, has told up to there. None of it has happened yet. */
  toldSoFar(): readonly Told<T['event']>[];
  withdraw(): boolean;
  withdrawable(): 'luck' | 'command' | undefined;
  undo(by: Seat, agreed: readonly Seat[], count?: number): Undone;
  undoAsRecorded: Match<T>['undo'];
  refuseUndo(by: Seat, count?: number): MatchRefusal | undefined;
  undoOffer(by: Seat): UndoOffer | undefined;
  takeBack(by: Seat, agreed: readonly Seat[]): Undone;
  redoOffer(by: Seat): RedoOffer | undefined;
  redo(by: Seat, agreed: readonly Seat[]): PlayedOf<T>;
  record(): MatchRecord;
  entries(): readonly Entry[];
  /** What was told at set-up. */
  opening(): readonly Told<T['event']>[];
}

export interface MatchOptions {
  readonly luck: LuckSource;
  readonly fairness: Fairness;
  /** The form, version and configuration of a record that is replayed or gone on with; this Muster's own by default. */
  readonly recorded?: { readonly format: RecordFormat; readonly version: string; readonly config: object };
}

export const startMatch = <T extends GameTypes>(
  game: Game<T>,
  config: T['config'],
  { luck, fairness, recorded }: MatchOptions,
): Match<T> => {
  const header = {
    format: recorded?.format ?? FORMAT,
    game: game.id,
    version: recorded?.version ?? game.version,
    config: recorded?.config ?? config,
    fairness,
  };
  const house = { game, luck: lastingLuck(luck) };
  const { match, appended } = begin(house, newMatch(house, header, config));
  return keepMatch(house, match, appended);
};

/** Keeps a match in memory from here on, with all that its log holds. */
export const keepMatch = <T extends GameTypes>(
  house: House<T>,
  hosted: Hosted<T>,
  log: readonly Past<T['event']>[],
): Match<T> => {
  const entries: Entry[] = [];
  const journal = makeJournal(house.game);
  const waypoints: Waypoint<T>[] = [];
  let opening: Past<T['event']>['events'] = [];
  let match = hosted;

  const keep = <A>({ match: next, appended, answer }: Move<T, A>): A => {
    for (const past of appended) {
      if (past.entry === null) opening = past.events;
      else entries.push(past.entry);
      journal.add(past);
    }
    for (const waypoint of next.waypoints)
      if (waypoint.count > (waypoints.at(-1)?.count ?? -1)) waypoints.push(waypoint);
    match = next;
    return answer;
  };

  /** The match with all that it has let go. */
  const whole = (): Hosted<T> => {
    const [first] = match.waypoints;
    const older = waypoints.filter(({ count }) => count < first!.count);
    return older.reduceRight((m, waypoint) => withOlder(m, waypoint, entries.slice(waypoint.count)), match);
  };

  const withLog = <A>(run: (match: Hosted<T>) => Move<T, A>): A => {
    try {
      return keep(run(match));
    } catch (e) {
      if (!(e instanceof OlderNeeded)) throw e;
      return keep(run(whole()));
    }
  };

  keep({ match: hosted, appended: log, answer: undefined });
  return {
    hosted: () => match,
    state: () => readyState(match),
    decisions: () => openDecisions(house, match),
    decisionsFor: (eyes) => openDecisionsFor(house, match, eyes),
    outcome: () => outcomeOf(house, match),
    view: (eyes) => viewOf(house, match, eyes),
    noticedBy: journal.noticedBy,
    play: (seat, command) => keep(play(house, match, seat, command)),
    note: (fact, to) => keep(note(house, match, fact, to)),
    give: (values) => keep(give(house, match, values)),
    needs: () => match.awaited?.need,
    givenBefore: () => givenBefore(match),
    toldSoFar: () => match.awaited?.told ?? [],
    withdraw: () => keep(withdraw(house, match)),
    withdrawable: () => withdrawable(match),
    undo: (by, agreed, count) => withLog((m) => undo(house, m, by, agreed, count)),
    undoAsRecorded: (by, agreed, count) => withLog((m) => undoAsRecorded(house, m, by, agreed, count)),
    refuseUndo: (by, count) => refuseUndo(house, match, by, count),
    undoOffer: (by) => undoOffer(house, match, by),
    takeBack: (by, agreed) => withLog((m) => takeBack(house, m, by, agreed)),
    redoOffer: (by) => redoOffer(house, match, by),
    redo: (by, agreed) => keep(redo(house, match, by, agreed)),
    record: () => recordOf(house, match, entries),
    entries: () => entries,
    opening: () => opening,
  };
};
