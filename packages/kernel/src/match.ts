/** Hosts one match of any game: the log, its hashes, undo and luck. The only place that holds a full state. */

import { attempt, NOTHING_WAITS, type Waiting } from './attempt.ts';
import { canonical, hashState } from './canonical.ts';
import type { Decision, Eyes, Game, GameEvent, GameTypes, Malformed, Outcome, Refusal, Seat, Table } from './game.ts';
import { decisionsFor, heardBy, makeJournal, type Noticed, seenBy, type Told } from './journal.ts';
import { type GivenLuck, isOrder, type LuckNeed, LuckNeeded, type LuckSource, takeOut } from './luck.ts';
import { explainMalformed } from './parse.ts';
import {
  type Drawn,
  type Entry,
  type Fairness,
  FORMAT,
  type Header,
  type MatchRecord,
  playHash,
  type RecordFormat,
  STATE_EVERY,
  setupHash,
  type UndoEntry,
  undoHash,
  withoutSeed,
} from './record.ts';
import { undoneBy } from './standing.ts';

/** `secret`: others may have answered in secret since. */
type ConsentWhy = 'rolled' | 'final' | 'notYours' | 'secret';

export type MatchRefusal = Refusal &
  (
    | { readonly code: 'luckAwaited' | 'noLuckAwaited' | 'nothingToUndo' | 'nothingToRedo' | 'answerAgain' }
    /** `of`: who has to agree. */
    | { readonly code: 'needsConsent'; readonly why: ConsentWhy; readonly of: readonly Seat[] }
    | { readonly code: 'wrongLuck'; readonly need: LuckNeed }
  );

export type Played<E extends GameEvent = GameEvent, R extends Refusal = Refusal> =
  | { readonly ok: true; readonly events: readonly Told<E>[]; readonly needs?: LuckNeed }
  | { readonly ok: false; readonly refusal: R | MatchRefusal };

type Undone = { readonly ok: true } | { readonly ok: false; readonly refusal: MatchRefusal };

type PlayedOf<T extends GameTypes> = Played<T['event'], T['refusal']>;

/** One command that stands, and what it takes to take it back. */
interface Step<T extends GameTypes> {
  readonly seat: Seat;
  readonly command: T['command'];
  readonly before: T['state'];
  readonly drawn: Drawn;
  readonly events: readonly Told<T['event']>[];
  readonly final: boolean;
}

/** One take-back: who asked for it, and what it took, oldest first, with the cards that people had drawn for it. */
interface Taken<T extends GameTypes> {
  readonly by: Seat;
  readonly commands: readonly {
    readonly seat: Seat;
    readonly command: T['command'];
    readonly cards: readonly string[];
    /** Whether who asked had noticed it. */
    readonly noticed: boolean;
  }[];
}

/**
 * Taking back `count` commands that this seat has noticed, the first of them its own; what others have answered in secret goes with
 * them uncounted. `consent`: who has to agree, nobody when it is free.
 */
export interface UndoOffer {
  readonly count: number;
  readonly by: Seat;
  readonly consent: readonly Seat[];
  /** Dice were rolled or cards shuffled for what is taken back; the same will come again. */
  readonly rolled?: true;
}

/** Playing again what was taken back last, with the same luck, counted alike; `consent`: whose commands are among it, beside one's own. */
export interface RedoOffer {
  readonly count: number;
  readonly by: Seat;
  readonly consent: readonly Seat[];
}

export interface Match<T extends GameTypes = GameTypes> {
  state(): T['state'];
  decisions(): readonly T['decision'][];
  /** In full for a seat itself, of the others only who is asked and of what kind. */
  decisionsFor(eyes: Eyes): readonly Decision[];
  outcome(): Outcome | undefined;
  view(eyes: Eyes): T['state'];
  /** All that these eyes have noticed, numbered for them alone. */
  noticedBy(eyes: Eyes): readonly Noticed<T['event']>[];
  play(seat: Seat, command: T['command']): PlayedOf<T>;
  /** Manual luck that was asked for: die faces, the names of cards, or the order of a shuffle. */
  give(values: GivenLuck): PlayedOf<T>;
  needs(): LuckNeed | undefined;
  /** What was given for this before it was taken back, by who is asked again; it fits what is needed now. */
  givenBefore(): GivenLuck | undefined;
  /** While luck is awaited: what the command, or the set-up, has told up to there. None of it has happened yet. */
  toldSoFar(): readonly Told<T['event']>[];
  /**
   * While luck is awaited: takes back what was given last, or, when nothing was, the command that asks for it. False when there is
   * nothing to take back, or when the command is final: what it told has been heard.
   */
  withdraw(): boolean;
  /** What `withdraw` would take back now. */
  withdrawable(): 'luck' | 'command' | undefined;
  /** Takes back the last `count` commands; standing orders are passed over and stay in force. `agreed`: who agreed. */
  undo(by: Seat, agreed: readonly Seat[], count?: number): Undone;
  /** The same for a log that is read: earlier versions let secret answers be taken back. */
  undoAsRecorded: Match<T>['undo'];
  /**
   * Why the last commands are not free for this seat to take back; undefined when they are. It counts those that this seat has noticed,
   * as offers do, and so tells nothing of what others have answered in secret.
   */
  refuseUndo(by: Seat, count?: number): MatchRefusal | undefined;
  /**
   * Back to before this seat's own last command; undefined when it has none, when that is an answer in a secret decision that is open,
   * or luck is awaited. It tells nothing of what others have answered in secret.
   */
  undoOffer(by: Seat): UndoOffer | undefined;
  /** Carries out what `undoOffer` offers. */
  takeBack(by: Seat, agreed: readonly Seat[]): Undone;
  /**
   * Of who took back last, as long as nothing else has been played; standing orders are nothing else. None while a secret decision is
   * open: nobody learns whether others have answered since.
   */
  redoOffer(by: Seat): RedoOffer | undefined;
  /** Plays it again: in a record it is simply the commands once more. `agreed`: who agreed. */
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

const isNumbers = (values: GivenLuck): values is readonly number[] => values.every((v) => Number.isInteger(v));

const fitsNeed = (values: GivenLuck, need: LuckNeed): boolean => {
  if ('heap' in need)
    return values.length === need.count && takeOut(need.heap, values as readonly string[]) !== undefined;
  if (!isNumbers(values)) return false;
  if ('shuffle' in need) return isOrder(values, need.shuffle);
  return values.length === need.count && values.every((v) => v >= 1 && v <= need.sides);
};

/** What waits, with what was given for this need. */
const withGiven = ({ dice, shuffles, cards }: Waiting, need: LuckNeed, values: GivenLuck): Waiting => {
  if ('heap' in need) return { dice, shuffles, cards: [...cards, ...(values as readonly string[])] };
  const numbers = values as readonly number[];
  return 'shuffle' in need
    ? { dice, shuffles: [...shuffles, numbers], cards }
    : { dice: [...dice, ...numbers], shuffles, cards };
};

/** What waits, without what was given last. */
const withoutGiven = ({ dice, shuffles, cards }: Waiting, need: LuckNeed): Waiting => {
  if ('heap' in need) return { dice, shuffles, cards: cards.slice(0, cards.length - need.count) };
  return 'shuffle' in need
    ? { dice, shuffles: shuffles.slice(0, -1), cards }
    : { dice: dice.slice(0, dice.length - need.count), shuffles, cards };
};

const drewLuck = ({ dice, shuffles, cards }: Drawn): boolean =>
  dice.length + shuffles.length > 0 || cards !== undefined;

export const startMatch = <T extends GameTypes>(
  game: Game<T>,
  config: T['config'],
  { luck, fairness, recorded }: MatchOptions,
): Match<T> => {
  type S = T['state'];
  type E = T['event'];
  const header: Header = {
    format: recorded?.format ?? FORMAT,
    game: game.id,
    version: recorded?.version ?? game.version,
    config: recorded?.config ?? config,
    fairness,
  };
  const others = (by: Seat): readonly Seat[] =>
    Array.from({ length: game.seats(config) }, (_, seat) => seat).filter((seat) => seat !== by);
  const entries: Entry[] = [];
  const journal = makeJournal(game);
  let steps: Step<T>[] = [];
  /** What was taken back and may be played again, the last take-back last. */
  let taken: readonly Taken<T>[] = [];
  let waiting = NOTHING_WAITS;
  let state: S | undefined;
  let setup: MatchRecord['setup'] = { dice: [], shuffles: [], hash: '' };
  let opening: readonly Told<E>[] = [];
  let pending: { readonly seat: Seat; readonly command: T['command'] } | undefined;
  let need: LuckNeed | undefined;
  /** What was asked for and given since the step began that waits. */
  let given: readonly { readonly need: LuckNeed; readonly values: GivenLuck }[] = [];
  /** What of it was withdrawn, the last withdrawn last. */
  let withdrawn: readonly GivenLuck[] = [];
  /** The cards drawn for the same command before it was taken back. */
  let drawnBefore: readonly string[] = [];
  let toldSoFar: readonly Told<E>[] = [];
  let isFinalSoFar = false;
  let hash = '';

  const ready = (): S => {
    if (state === undefined) throw new Error('the match waits for the luck of its set-up');
    return state;
  };

  /** Runs a pure step of the game. When luck is missing nothing of it has happened, and what it drew waits for the next try. */
  const run = (
    step: (table: Table<E>) => S,
  ): { next: S; drawn: Drawn; events: readonly Told<E>[]; final: boolean } | undefined => {
    const a = attempt<E>(waiting, luck);
    try {
      const next = step(a.table);
      need = undefined;
      given = [];
      withdrawn = [];
      drawnBefore = [];
      toldSoFar = [];
      waiting = a.unused();
      const drawn: Drawn = { dice: a.dice, shuffles: a.shuffles };
      const typed = a.cards.length > 0;
      return { next, drawn: typed ? { ...drawn, cards: a.cards } : drawn, events: a.events, final: a.isFinal() };
    } catch (e) {
      const { dice, shuffles, cards } = a.unused();
      waiting = {
        dice: [...a.dice, ...dice],
        shuffles: [...a.shuffles, ...shuffles],
        cards: [...a.cards, ...cards],
      };
      if (!(e instanceof LuckNeeded)) throw e;
      need = e.need;
      toldSoFar = a.events;
      isFinalSoFar = a.isFinal();
      return undefined;
    }
  };

  const begin = (): PlayedOf<T> => {
    const done = run((table) => game.setup(config, table));
    if (done === undefined) return { ok: true, events: [], needs: need! };
    state = done.next;
    opening = done.events;
    hash = setupHash(header, done.drawn);
    setup = { ...done.drawn, hash };
    journal.add({ entry: null, events: opening });
    return { ok: true, events: done.events };
  };

  const append = (entry: Entry, events: readonly Told<E>[]): void => {
    hash = entry.hash;
    entries.push(entries.length % STATE_EVERY === STATE_EVERY - 1 ? { ...entry, state: hashState(ready()) } : entry);
    journal.add({ entry, events });
  };

  const perform = (seat: Seat, command: T['command']): PlayedOf<T> => {
    const before = ready();
    const done = run((table) => game.play(before, seat, command, table));
    if (done === undefined) {
      pending = { seat, command };
      return { ok: true, events: [], needs: need! };
    }
    pending = undefined;
    state = done.next;
    steps.push({ seat, command, before, drawn: done.drawn, events: done.events, final: done.final });
    append({ seat, command, ...done.drawn, hash: playHash(hash, seat, command, done.drawn) }, done.events);
    return { ok: true, events: done.events };
  };

  const play = (seat: Seat, command: T['command']): PlayedOf<T> => {
    if (need !== undefined) return { ok: false, refusal: { code: 'luckAwaited', rule: null } };
    const refusal = game.refuse(ready(), seat, command);
    if (refusal !== undefined) return { ok: false, refusal };
    if (!game.isPrivate(command)) {
      drawnBefore = nextTaken(seat, command)?.cards ?? [];
      taken = afterwards(seat, command);
    }
    return perform(seat, command);
  };

  /** What was taken back and comes next, if it is this. */
  const nextTaken = (seat: Seat, command: T['command']): Taken<T>['commands'][number] | undefined => {
    const next = taken.at(-1)?.commands[0];
    return next?.seat === seat && canonical(next.command) === canonical(command) ? next : undefined;
  };

  /** What may still be played again once this is played: what follows, if this is it, and nothing otherwise. */
  const afterwards = (seat: Seat, command: T['command']): readonly Taken<T>[] => {
    if (nextTaken(seat, command) === undefined) return [];
    const { by, commands } = taken.at(-1)!;
    const rest = commands.slice(1);
    return [...taken.slice(0, -1), ...(rest.length === 0 ? [] : [{ by, commands: rest }])];
  };

  const give = (values: GivenLuck): PlayedOf<T> => {
    if (need === undefined) return { ok: false, refusal: { code: 'noLuckAwaited', rule: null } };
    if (!fitsNeed(values, need)) return { ok: false, refusal: { code: 'wrongLuck', rule: null, need } };
    waiting = withGiven(waiting, need, values);
    given = [...given, { need, values }];
    withdrawn = withdrawn.slice(0, -1);
    return tryAgain();
  };

  const givenBefore = (): GivenLuck | undefined => {
    if (need === undefined) return undefined;
    const before =
      withdrawn.at(-1) ?? ('heap' in need ? drawnBefore.slice(need.nth, need.nth + need.count) : undefined);
    return before !== undefined && fitsNeed(before, need) ? before : undefined;
  };

  const tryAgain = (): PlayedOf<T> => (pending === undefined ? begin() : perform(pending.seat, pending.command));

  const withdrawable = (): 'luck' | 'command' | undefined => {
    if (need === undefined) return undefined;
    if (given.length > 0) return 'luck';
    return pending === undefined || isFinalSoFar ? undefined : 'command';
  };

  const withdraw = (): boolean => {
    const last = given[given.length - 1];
    if (withdrawable() === undefined) return false;
    if (last === undefined) {
      pending = undefined;
      need = undefined;
      withdrawn = [];
      drawnBefore = [];
      toldSoFar = [];
      return true;
    }
    given = given.slice(0, -1);
    withdrawn = [...withdrawn, last.values];
    waiting = withoutGiven(waiting, last.need);
    tryAgain();
    return true;
  };

  /** What is written of who agreed; it also says whether standing orders are passed over. */
  const consentOf = (agreed: readonly Seat[], all: boolean): UndoEntry['agreed'] =>
    header.format === 'muster/1' ? all : agreed;

  /** The places in `steps` that are taken back. */
  const undone = (count: number): readonly number[] =>
    undoneBy(game, steps, (step) => step.command, count, consentOf([], false));

  /** Why they are not free, answers in secret aside. */
  const refuseStanding = (by: Seat, count: number): MatchRefusal | undefined => {
    if (need !== undefined) return { code: 'luckAwaited', rule: null };
    const isSeat = Number.isInteger(by) && by >= 0 && by < game.seats(config);
    const places = isSeat && Number.isInteger(count) && count >= 1 ? undone(count) : [];
    if (places.length === 0 || places.length < count) return { code: 'nothingToUndo', rule: null };
    for (const place of places) {
      const { seat, drawn, final } = steps[place]!;
      if (seat !== by) return needsConsent(by, 'notYours');
      if (drewLuck(drawn)) return needsConsent(by, 'rolled');
      if (final) return needsConsent(by, 'final');
    }
    return undefined;
  };

  const needsConsent = (by: Seat, why: ConsentWhy): MatchRefusal => ({
    code: 'needsConsent',
    rule: null,
    why,
    of: others(by),
  });

  /** Whether these steps belong to the secret decision that is open now. */
  const isAnswerIn = (open: string | undefined, { before }: Step<T>): boolean =>
    open !== undefined && game.sealed(before) === open;

  /** While a secret decision is open, whatever others have answered: nothing of it is taken back, and nothing before it for free. */
  const refuseSealed = (by: Seat, count: number): MatchRefusal | undefined => {
    const open = game.sealed(ready());
    if (open === undefined) return undefined;
    const isInside = undone(count).every((place) => isAnswerIn(open, steps[place]!));
    return isInside ? { code: 'answerAgain', rule: null } : needsConsent(by, 'secret');
  };

  const refuseLast = (by: Seat, count: number): MatchRefusal | undefined => {
    const refusal = refuseStanding(by, count);
    return refusal === undefined || refusal.code === 'needsConsent' ? (refuseSealed(by, count) ?? refusal) : refusal;
  };

  /** How many commands go when so many go that this seat has noticed; more than there are where it has not noticed as many. */
  const lastNoticed = (by: Seat, count: number): number => {
    const commands = undone(steps.length).map((place) => steps[place]!);
    const noticed = commands.flatMap((step, n) => (isNoticed(step, by) ? [commands.length - n] : []));
    return noticed[noticed.length - count] ?? commands.length + 1;
  };

  const refuseUndo = (by: Seat, count = 1): MatchRefusal | undefined => refuseLast(by, lastNoticed(by, count));

  const undo: Match<T>['undo'] = (by, agreed, count = 1) => undoUnless(refuseLast(by, count), by, agreed, count);

  const undoAsRecorded: Match<T>['undo'] = (by, agreed, count = 1) => {
    const refusal = refuseLast(by, count);
    const isSealed = refusal?.code === 'answerAgain' || (refusal?.code === 'needsConsent' && refusal.why === 'secret');
    const asEarlier = isSealed && (refusal.code === 'answerAgain' || agreed.length === 0);
    return undoUnless(asEarlier ? refuseStanding(by, count) : refusal, by, agreed, count);
  };

  const undoUnless = (refusal: MatchRefusal | undefined, by: Seat, agreed: readonly Seat[], count: number): Undone => {
    const all = others(by).every((seat) => agreed.includes(seat));
    if (refusal !== undefined && !(refusal.code === 'needsConsent' && all)) return { ok: false, refusal };
    const open = game.sealed(ready());
    const places = undone(count);
    const gone = places.map((place) => steps[place]!);
    const kept = steps.slice(places[0]).filter((step) => !gone.includes(step));
    steps = steps.slice(0, places[0]);
    state = gone[0]!.before;
    waiting = {
      dice: [...gone.flatMap((step) => step.drawn.dice), ...waiting.dice],
      shuffles: [...gone.flatMap((step) => step.drawn.shuffles), ...waiting.shuffles],
      cards: [],
    };
    for (const { seat, command } of kept) giveAgain(seat, command);
    const commands = gone.flatMap((step) => (isAnswerIn(open, step) ? [] : [toPlayAgain(step, by)]));
    taken = commands.length === 0 ? [] : [...taken, { by, commands }];
    const consent = consentOf(refusal === undefined ? [] : others(by), all);
    append({ undo: count, by, agreed: consent, hash: undoHash(hash, count, by, consent) }, []);
    return { ok: true };
  };

  /** Standing orders that a take-back has passed over. */
  const giveAgain = (seat: Seat, command: T['command']): void => {
    const before = ready();
    const { table } = attempt<E>(NOTHING_WAITS, NO_LUCK);
    state = game.play(before, seat, command, table);
    steps.push({ seat, command, before, drawn: { dice: [], shuffles: [] }, events: [], final: false });
  };

  const isNoticed = ({ seat, events }: Step<T>, by: Seat): boolean => seat === by || heardBy(events, by).length > 0;

  const toPlayAgain = (step: Step<T>, by: Seat): Taken<T>['commands'][number] => ({
    seat: step.seat,
    command: step.command,
    cards: step.drawn.cards ?? [],
    noticed: isNoticed(step, by),
  });

  /** What goes when this seat takes back its own last command; nothing when that is an answer that it may give again. */
  const sinceOwnLast = (by: Seat): readonly Step<T>[] => {
    const commands = undone(steps.length).map((place) => steps[place]!);
    const own = commands.findLastIndex(({ seat }) => seat === by);
    return own < 0 || isAnswerIn(game.sealed(ready()), commands[own]!) ? [] : commands.slice(own);
  };

  const undoOffer = (by: Seat): UndoOffer | undefined => {
    const since = sinceOwnLast(by);
    if (since.length === 0) return undefined;
    const refusal = refuseLast(by, since.length);
    if (refusal !== undefined && refusal.code !== 'needsConsent') return undefined;
    const count = since.filter((step) => isNoticed(step, by)).length;
    if (refusal === undefined) return { count, by, consent: [] };
    const rolled = since.some(({ drawn }) => drewLuck(drawn));
    return { count, by, consent: refusal.of, ...(rolled && { rolled }) };
  };

  const takeBack: Match<T>['takeBack'] = (by, agreed) => {
    const { length } = sinceOwnLast(by);
    return length === 0
      ? { ok: false, refusal: refuseUndo(by) ?? { code: 'nothingToUndo', rule: null } }
      : undo(by, agreed, length);
  };

  const redoOffer = (by: Seat): RedoOffer | undefined => {
    const last = taken.at(-1);
    if (need !== undefined || last?.by !== by || game.sealed(ready()) !== undefined) return undefined;
    const whose = new Set(last.commands.map(({ seat }) => seat));
    const count = last.commands.filter(({ noticed }) => noticed).length;
    return { count, by, consent: others(by).filter((seat) => whose.has(seat)) };
  };

  const redo: Match<T>['redo'] = (by, agreed) => {
    const offer = redoOffer(by);
    if (offer === undefined) return { ok: false, refusal: { code: 'nothingToRedo', rule: null } };
    if (!offer.consent.every((seat) => agreed.includes(seat)))
      return { ok: false, refusal: { code: 'needsConsent', rule: null, why: 'notYours', of: offer.consent } };
    const events: Told<E>[] = [];
    for (const { seat, command } of taken.at(-1)!.commands) {
      const done = playSame(seat, command);
      if (!done.ok) return done; // standing orders given since have made it impossible
      events.push(...done.events);
      if (done.needs !== undefined) return { ok: true, events, needs: done.needs };
    }
    return { ok: true, events };
  };

  /** With the cards that were drawn for it before. */
  const playSame = (seat: Seat, command: T['command']): PlayedOf<T> => {
    let done = play(seat, command);
    while (done.ok && done.needs !== undefined) {
      const before = givenBefore();
      if (before === undefined) break;
      done = give(before);
    }
    return done;
  };

  const record = (): MatchRecord => {
    const isOver = game.outcome(ready()) !== undefined;
    const last = entries[entries.length - 1];
    return {
      format: header.format,
      game: header.game,
      version: header.version,
      config: header.config,
      setup,
      entries: last === undefined ? [] : [...entries.slice(0, -1), { ...last, state: hashState(ready()) }],
      fairness: isOver ? fairness : withoutSeed(fairness),
    };
  };

  begin();
  return {
    state: ready,
    decisions: () => game.decisions(ready()),
    decisionsFor: (eyes) => decisionsFor(game.decisions(ready()), eyes),
    outcome: () => game.outcome(ready()),
    view: (eyes) => seenBy(game, ready(), eyes),
    noticedBy: journal.noticedBy,
    play,
    give,
    needs: () => need,
    givenBefore,
    toldSoFar: () => toldSoFar,
    withdraw,
    withdrawable,
    undo,
    undoAsRecorded,
    refuseUndo,
    undoOffer,
    takeBack,
    redoOffer,
    redo,
    record,
    entries: () => entries,
    opening: () => opening,
  };
};

const NO_LUCK: LuckSource = {
  roll: () => {
    throw new Error('standing orders draw no luck');
  },
  order: () => {
    throw new Error('standing orders draw no luck');
  },
};

const describeNeed = (need: LuckNeed): string => {
  if ('heap' in need) return `${need.count} ${need.count === 1 ? 'card' : 'cards'} that can lie in the deck`;
  return 'shuffle' in need
    ? `the order of ${need.shuffle} shuffled cards, as positions from 0`
    : `${need.count} dice from 1 to ${need.sides}`;
};

export const explainMatchRefusal = (r: MatchRefusal): string => {
  switch (r.code) {
    case 'luckAwaited':
      return 'The match waits for what is rolled or drawn at the table: give that first.';
    case 'noLuckAwaited':
      return 'Nothing is to be rolled or drawn now.';
    case 'nothingToRedo':
      return 'There is nothing to play again: something else was played since.';
    case 'nothingToUndo':
      return 'There are not that many commands to take back.';
    case 'answerAgain':
      return 'Answers are being given in secret: none is taken back, but each may be given again until the last one is in.';
    case 'wrongLuck':
      return `The match asks for ${describeNeed(r.need)}.`;
    case 'needsConsent':
      return {
        rolled: 'Dice were rolled for this, so taking it back needs the opponents’ consent.',
        final: 'This was final when it was confirmed, so taking it back needs the opponents’ consent.',
        notYours: 'The last command was another player’s, so taking it back needs consent.',
        secret: 'Others may have answered in secret since, so taking this back needs the opponents’ consent.',
      }[r.why];
  }
};

const MATCH_CODES: readonly string[] = [
  'luckAwaited',
  'noLuckAwaited',
  'nothingToUndo',
  'nothingToRedo',
  'answerAgain',
  'wrongLuck',
  'needsConsent',
];

const isMatchRefusal = (r: Refusal): r is MatchRefusal => MATCH_CODES.includes(r.code);

/** Any refusal in words, whether the match, the game or the reading of input spoke it. */
export const explainRefusal = <R extends Refusal>(
  game: { explain(r: R): string },
  r: R | MatchRefusal | Malformed,
): string => {
  if (isMatchRefusal(r)) return explainMatchRefusal(r);
  return r.code === 'malformed' ? explainMalformed(r as Malformed) : game.explain(r as R);
};
