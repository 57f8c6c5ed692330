/**
 * The referee: a line of JSON in, a line of JSON out, for any game. A line that is refused changes nothing, and nothing
 * throws. It holds one match, and knows neither streams nor processes.
 */

import { type Budget, DEFAULT_STEPS, type Level, type Player } from '@muster/ai';
import {
  type Descriptor,
  type GameTypes,
  hashState,
  isUndo,
  lastToPlay,
  type Match,
  malformed,
  type Played,
  ScriptEnded,
  type Seat,
  startFrom,
  startMatch,
} from '@muster/kernel';
import {
  awaitsLuck,
  eventsOf,
  misread,
  needs,
  type RefereeAnswer,
  refusedBecause,
  refusedBy,
  standing,
} from './answer.ts';
import { type Luck, makeLuck } from './luck.ts';
import { type DiceChoice, type Do, type ReadRequest, type Request, type Requests, requestReader } from './requests.ts';

/** A game, and who plays it. */
export interface Refereed<T extends GameTypes = GameTypes>
  extends Pick<Descriptor<T>, 'game' | 'seats' | 'odds' | 'drawWords'> {
  playerOf(level: Level): Player<T>;
}

export interface Surroundings {
  randomSeed(): number;
  now(): number;
  /** Hears of errors of our own. */
  onFault(error: unknown): void;
}

export type Referee = (line: string) => string;

export const MOST_BYTES = 1_000_000;

interface Running<T extends GameTypes> {
  readonly match: Match<T>;
  readonly read: ReadRequest;
  readonly luck: Luck;
  readonly loaded: boolean;
}

export const makeReferee = <T extends GameTypes>(
  { game, seats: [, most], odds, drawWords, playerOf }: Refereed<T>,
  { randomSeed, now, onFault }: Surroundings,
): Referee => {
  const readAtFirst = requestReader(most);
  let running: Running<T> | undefined;

  /** The new match takes the place of the old one only when it stands. */
  const begin = (match: Match<T>, config: T['config'], luck: Luck, loaded: boolean): RefereeAnswer => {
    running = { match, luck, loaded, read: requestReader(game.seats(config)) };
    const need = match.needs();
    if (need !== undefined) return { ...needs(need), dice: luck.told } as RefereeAnswer;
    return { ok: true, events: eventsOf(match.opening()), ...status(match), dice: luck.told };
  };

  const luckFor = (dice: DiceChoice | null): Luck => makeLuck(dice ?? { kind: 'seed', seed: randomSeed() }, randomSeed);

  const hasNoCards = (dice: DiceChoice | null): boolean => dice?.kind === 'manual-cards' && drawWords === undefined;

  const start = ({ config, dice }: Requests['start']): RefereeAnswer => {
    if (hasNoCards(dice)) return refusedBecause('noCards');
    const parsed = game.parseConfig(config);
    if (!parsed.ok) return misread(parsed.refusal);
    const luck = luckFor(dice);
    const match = startMatch(game, parsed.value, { luck: luck.source, fairness: luck.fairness });
    return begin(match, parsed.value, luck, false);
  };

  /** The dice of the running match go on, unless others are given. */
  const load = ({ state, dice }: Requests['load']): RefereeAnswer => {
    if (hasNoCards(dice)) return refusedBecause('noCards');
    const parsed = game.parseState(state);
    if (!parsed.ok) return misread(parsed.refusal);
    const luck = dice === null && running !== undefined ? running.luck : luckFor(dice);
    return begin(startFrom(game, parsed.value, luck.source), parsed.value.config, luck, true);
  };

  /** Asked about one match, the referee is mostly asked about it again: what is derived from a configuration is kept for the object. */
  let elsewhere: { readonly text: string; readonly config: T['config'] } | undefined;
  const knownConfig = (config: T['config']): T['config'] | undefined => {
    const text = JSON.stringify(config);
    if (elsewhere?.text !== text) elsewhere = game.parseConfig(config).ok ? { text, config } : undefined;
    return elsewhere?.config;
  };

  /** Of a match that is played elsewhere: whatever is no view of this game breaks somewhere, and changes nothing. */
  const candidatesOn = (given: object, asked: Seat | null): RefereeAnswer => {
    try {
      const config = knownConfig((given as T['state']).config);
      if (config === undefined) return NO_VIEW;
      const view: T['state'] = { ...given, config };
      const seat = asked ?? game.decisions(view)[0]?.seat;
      return { ok: true, candidates: seat === undefined ? [] : game.candidates(view, seat) };
    } catch {
      return NO_VIEW;
    }
  };

  const handle = (match: Match<T>): { readonly [D in Exclude<Do, 'start' | 'load'>]: Handler<D> } => ({
    play: ({ seat, command }) => {
      const parsed = game.parseCommand(command);
      return parsed.ok ? afterPlay(match, match.play(seat, parsed.value)) : misread(parsed.refusal);
    },
    dice: ({ values }) => afterPlay(match, match.give(values)),
    cards: ({ values }) => afterPlay(match, match.give(values)),
    withdraw: () => {
      if (!match.withdraw()) return refusedBecause('nothingToWithdraw');
      const need = match.needs();
      return need === undefined ? { ok: true, ...status(match) } : needs(need);
    },
    odds: ({ seat, command }) => {
      const parsed = game.parseCommand(command);
      if (!parsed.ok) return misread(parsed.refusal);
      const view = match.view(seat);
      const refusal = game.refuse(view, seat, parsed.value);
      if (refusal !== undefined) return refusedBy(refusal, game.explain);
      return { ok: true, odds: odds?.(view, seat, parsed.value) ?? null };
    },
    choose: ({ seat: asked, level, steps, ms, seed }) => {
      const seat = asked ?? decider(match);
      if (seat === undefined || !match.decisions().some((d) => d.seat === seat))
        return refusedBecause('nothingToDecide', { seat: seat ?? null });
      const view = match.view(seat);
      const budget: Budget = ms === null ? { kind: 'steps', n: steps ?? DEFAULT_STEPS } : { kind: 'time', ms, now };
      return { ok: true, command: playerOf(level).choose(view, seat, budget, { seed: seed ?? seedOf(view) }) };
    },
    candidates: ({ seat: asked }) => {
      const seat = asked ?? decider(match);
      return { ok: true, candidates: seat === undefined ? [] : game.candidates(match.view(seat), seat) };
    },
    view: ({ viewer }) => ({ ok: true, view: match.view(viewer) }),
    decisions: () => ({ ok: true, ...status(match) }),
    undo: ({ by, agreed, count }) => {
      const seat = by ?? lastToPlay(game, match.entries()) ?? 0;
      const undone = match.undo(seat, agreed ? othersThan(seat, game.seats(match.state().config)) : [], count);
      return undone.ok ? { ok: true, ...status(match) } : refusedBy(undone.refusal, game.explain);
    },
    redo: ({ by, agreed }) => {
      const last = match.entries().findLast(isUndo);
      const seat = by ?? last?.by ?? 0;
      return afterPlay(match, match.redo(seat, agreed ? othersThan(seat, game.seats(match.state().config)) : []));
    },
    record: () => (running?.loaded === true ? refusedBecause('noRecord') : { ok: true, record: match.record() }),
  });

  const afterPlay = (match: Match<T>, played: Played<T['event'], T['refusal']>): RefereeAnswer => {
    if (!played.ok) return refusedBy(played.refusal, game.explain);
    if (played.needs !== undefined) return needs(played.needs);
    return { ok: true, events: eventsOf(played.events), ...status(match) };
  };

  const respond = (request: Request): RefereeAnswer => {
    const need = running?.match.needs();
    if (need !== undefined && !GIVES.includes(request.do)) return awaitsLuck(need);
    if (request.do === 'start') return start(request);
    if (request.do === 'load') return load(request);
    if (request.do === 'candidates' && request.view !== null) return candidatesOn(request.view, request.seat);
    if (running === undefined) return refusedBecause('notStarted');
    const { do: what, ...asked } = request;
    return (handle(running.match)[what] as (r: typeof asked) => RefereeAnswer)(asked);
  };

  const answer = (line: string): RefereeAnswer => {
    if (Buffer.byteLength(line) > MOST_BYTES) return refusedBecause('tooLong', { most: MOST_BYTES });
    const read = parseJson(line);
    if (read === undefined) return misread(malformed('line', 'is not JSON'));
    const request = (running?.read ?? readAtFirst)(read.value);
    return request.ok ? respond(request.value) : misread(request.refusal);
  };

  return (line) => {
    try {
      return JSON.stringify(answer(line));
    } catch (e) {
      if (e instanceof ScriptEnded) return JSON.stringify(refusedBecause('scriptEnded'));
      onFault(e);
      return JSON.stringify(refusedBecause('fault'));
    }
  };
};

const NO_VIEW = misread(malformed('line.view', 'is not what a seat of this game sees'));

const BYTE_ORDER_MARK = 0xfeff;

/** What may be asked while dice or cards are awaited. */
const GIVES: readonly Do[] = ['dice', 'cards', 'withdraw'];

type Handler<D extends Do> = (r: Requests[D]) => RefereeAnswer;

const parseJson = (line: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(line.charCodeAt(0) === BYTE_ORDER_MARK ? line.slice(1) : line) };
  } catch {
    return undefined;
  }
};

type AnyMatch = Pick<Match, 'decisions' | 'outcome'>;

const status = (match: AnyMatch): object => standing(match.decisions(), match.outcome());

const decider = (match: AnyMatch): Seat | undefined => match.decisions()[0]?.seat;

const othersThan = (seat: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);

/** The same position gives the same thoughts. */
const seedOf = (view: { readonly config: unknown }): number => Number.parseInt(hashState(view).slice(0, 8), 16);
