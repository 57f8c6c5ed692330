/** A match is begun and played: commands, the luck that people give for them, and facts of the host. */

import { appendFact, appendPlay } from './appending.ts';
import { attempt, NOTHING_WAITS, type Waiting } from './attempt.ts';
import { canonical } from './canonical.ts';
import { closingOutcome, type Fact, wrongFact } from './facts.ts';
import type { GameTypes, Seat, Table } from './game.ts';
import {
  type Awaited,
  everyEyes,
  type Hosted,
  type House,
  type Move,
  outcomeOf,
  readyState,
  type Taken,
} from './hosted.ts';
import type { Past, Told } from './journal.ts';
import { FIRST, type GivenLuck, isOrder, type LuckNeed, LuckNeeded, type LuckPosition, takeOut } from './luck.ts';
import type { MatchRefusal, PlayedOf } from './match-refusals.ts';
import { type Drawn, type Header, isBeforeFacts, setupHash } from './record.ts';

/** One try at a step of the game: it has happened, or luck is missing and nothing of it has. */
type Tried<T extends GameTypes> = { readonly waiting: Waiting; readonly luck: LuckPosition } & (
  | {
      readonly ok: true;
      readonly next: T['state'];
      readonly drawn: Drawn;
      readonly events: readonly Told<T['event']>[];
      readonly final: boolean;
    }
  | { readonly ok: false; readonly awaited: Pick<Awaited<T>, 'need' | 'told' | 'shuffled' | 'final'> }
);

const tryStep = <T extends GameTypes>(
  house: House<T>,
  from: Pick<Awaited<T>, 'waiting' | 'luck'>,
  step: (table: Table<T['event']>) => T['state'],
): Tried<T> => {
  const luck = house.luck(from.luck);
  const a = attempt<T['event']>(from.waiting, luck);
  try {
    const next = step(a.table);
    const drawn: Drawn = { dice: a.dice, shuffles: a.shuffles, ...(a.cards.length > 0 && { cards: a.cards }) };
    return { ok: true, next, drawn, events: a.events, final: a.isFinal(), waiting: a.unused(), luck: luck.position() };
  } catch (e) {
    if (!(e instanceof LuckNeeded)) throw e;
    const { dice, shuffles, cards } = a.unused();
    const waiting = {
      dice: [...a.dice, ...dice],
      shuffles: [...a.shuffles, ...shuffles],
      cards: [...a.cards, ...cards],
    };
    return {
      ok: false,
      awaited: { need: e.need, told: a.events, shuffled: a.shuffles.length, final: a.isFinal() },
      waiting,
      luck: luck.position(),
    };
  }
};

/** What a step is tried with: luck, what was given for it so far, and what may be played again after it. */
type Trying<T extends GameTypes> = Pick<
  Awaited<T>,
  'given' | 'withdrawn' | 'drawnBefore' | 'waiting' | 'luck' | 'taken'
>;

/** For the first time. */
const fresh = <T extends GameTypes>({ waiting, luck, taken }: Hosted<T>): Trying<T> => ({
  given: [],
  withdrawn: [],
  drawnBefore: [],
  waiting,
  luck,
  taken,
});

const refused = <T extends GameTypes>(
  match: Hosted<T>,
  refusal: T['refusal'] | MatchRefusal,
): Move<T, PlayedOf<T>> => ({
  match,
  appended: [],
  answer: { ok: false, refusal },
});

const waits = <T extends GameTypes>(
  match: Hosted<T>,
  { waiting, luck, awaited }: Extract<Tried<T>, { ok: false }>,
  play: Awaited<T>['play'],
  { given, withdrawn, drawnBefore, taken }: Trying<T>,
): Move<T, PlayedOf<T>> => ({
  match: { ...match, awaited: { ...awaited, play, given, withdrawn, drawnBefore, waiting, luck, taken } },
  appended: [],
  answer: { ok: true, events: [], needs: awaited.need },
});

/** A match before its set-up. */
export const newMatch = <T extends GameTypes>({ game }: House<T>, header: Header, config: T['config']): Hosted<T> => ({
  header,
  config,
  setup: null,
  state: null,
  hash: '',
  count: 0,
  luck: FIRST,
  waiting: NOTHING_WAITS,
  standing: [],
  noticed: everyEyes(game.seats(config)).map(() => 0),
  taken: [],
  awaited: null,
  closed: null,
  waypoints: [],
  recent: [],
});

export const begin = <T extends GameTypes>(
  house: House<T>,
  match: Hosted<T>,
  trying = fresh(match),
): Move<T, PlayedOf<T>> => {
  const tried = tryStep(house, trying, (table) => house.game.setup(match.config, table));
  if (!tried.ok) return waits(match, tried, null, trying);
  const { next, drawn, events, waiting, luck } = tried;
  const hash = setupHash(match.header, drawn);
  const past: Past<T['event']> = { entry: null, events };
  return {
    match: {
      ...match,
      setup: { ...drawn, hash },
      state: next,
      hash,
      luck,
      waiting,
      noticed: match.noticed.map(() => 1),
      awaited: null,
      waypoints: [{ count: 0, stands: 0, state: next }],
    },
    appended: [past],
    answer: { ok: true, events },
  };
};

/** A command that was not refused. */
const perform = <T extends GameTypes>(
  house: House<T>,
  match: Hosted<T>,
  seat: Seat,
  command: T['command'],
  trying: Trying<T>,
): Move<T, PlayedOf<T>> => {
  const before = readyState(match);
  const tried = tryStep(house, trying, (table) => house.game.play(before, seat, command, table));
  if (!tried.ok) return waits(match, tried, { seat, command }, trying);
  const { next, drawn, events, final, waiting, luck } = tried;
  const changes = { state: next, waiting, luck, taken: trying.taken, final };
  const done = appendPlay(house, match, { seat, command, ...drawn }, events, changes);
  return { match: done.match, appended: [done.past], answer: { ok: true, events } };
};

type Again<T extends GameTypes> = Taken<T>['commands'][number];

/** What was taken back and comes next, if it is this. */
const nextTaken = <T extends GameTypes>(
  { taken }: Hosted<T>,
  seat: Seat,
  command: T['command'],
): Again<T> | undefined => {
  const next = taken.at(-1)?.commands[0];
  return next?.seat === seat && canonical(next.command) === canonical(command) ? next : undefined;
};

/** What may still be played again once this is played: what follows, if this is it, and nothing otherwise. */
const afterwards = <T extends GameTypes>({ taken }: Hosted<T>, next: Again<T> | undefined): readonly Taken<T>[] => {
  if (next === undefined) return [];
  const { by, commands } = taken.at(-1)!;
  const rest = commands.slice(1);
  return [...taken.slice(0, -1), ...(rest.length === 0 ? [] : [{ by, commands: rest }])];
};

export const play = <T extends GameTypes>(
  house: House<T>,
  match: Hosted<T>,
  seat: Seat,
  command: T['command'],
): Move<T, PlayedOf<T>> => {
  if (match.awaited !== null) return refused(match, { code: 'luckAwaited', rule: null });
  if (match.closed !== null) return refused(match, { code: 'matchOver', rule: null });
  const refusal = house.game.refuse(readyState(match), seat, command);
  if (refusal !== undefined) return refused(match, refusal);
  const trying = fresh(match);
  if (house.game.isPrivate(command)) return perform(house, match, seat, command, trying);
  const next = nextTaken(match, seat, command);
  const taken = afterwards(match, next);
  return perform(house, match, seat, command, { ...trying, drawnBefore: next?.cards ?? [], taken });
};

const isNumbers = (values: GivenLuck): values is readonly number[] => values.every((v) => Number.isInteger(v));

const fitsNeed = (values: GivenLuck, need: LuckNeed): boolean => {
  if ('heap' in need)
    return values.length === need.count && takeOut(need.heap, values as readonly string[]) !== undefined;
  if (!isNumbers(values)) return false;
  if ('shuffle' in need) return isOrder(values, need.shuffle);
  return values.length === need.count && values.every((v) => v >= 1 && v <= need.sides);
};

/** What waits, with what was given for this need. A shuffle goes before those that wait and did not fit. */
const withGiven = (
  { dice, shuffles, cards }: Waiting,
  need: LuckNeed,
  values: GivenLuck,
  shuffled: number,
): Waiting => {
  if ('heap' in need) return { dice, shuffles, cards: [...cards, ...(values as readonly string[])] };
  const numbers = values as readonly number[];
  return 'shuffle' in need
    ? { dice, shuffles: shuffles.toSpliced(shuffled, 0, numbers), cards }
    : { dice: [...dice, ...numbers], shuffles, cards };
};

/** What waits, without what was given last. */
const withoutGiven = ({ dice, shuffles, cards }: Waiting, need: LuckNeed, shuffled: number): Waiting => {
  if ('heap' in need) return { dice, shuffles, cards: cards.slice(0, cards.length - need.count) };
  return 'shuffle' in need
    ? { dice, shuffles: shuffles.toSpliced(shuffled, 1), cards }
    : { dice: dice.slice(0, dice.length - need.count), shuffles, cards };
};

const tryAgain = <T extends GameTypes>(house: House<T>, match: Hosted<T>, awaited: Awaited<T>): Move<T, PlayedOf<T>> =>
  awaited.play === null
    ? begin(house, match, awaited)
    : perform(house, match, awaited.play.seat, awaited.play.command, awaited);

/** Luck that was asked for: die faces, the names of cards, or the order of a shuffle. */
export const give = <T extends GameTypes>(
  house: House<T>,
  match: Hosted<T>,
  values: GivenLuck,
): Move<T, PlayedOf<T>> => {
  const { awaited } = match;
  if (awaited === null) return refused(match, { code: 'noLuckAwaited', rule: null });
  const { need } = awaited;
  if (!fitsNeed(values, need)) return refused(match, { code: 'wrongLuck', rule: null, need });
  const given = {
    ...awaited,
    given: [...awaited.given, { need, values, shuffled: awaited.shuffled }],
    withdrawn: awaited.withdrawn.slice(0, -1),
    waiting: withGiven(awaited.waiting, need, values, awaited.shuffled),
  };
  return tryAgain(house, match, given);
};

/** What was given for this before it was taken back, by who is asked again; it fits what is needed now. */
export const givenBefore = <T extends GameTypes>({ awaited }: Hosted<T>): GivenLuck | undefined => {
  if (awaited === null) return undefined;
  const { need, withdrawn, drawnBefore } = awaited;
  const before = withdrawn.at(-1) ?? ('heap' in need ? drawnBefore.slice(need.nth, need.nth + need.count) : undefined);
  return before !== undefined && fitsNeed(before, need) ? before : undefined;
};

/** What `withdraw` would take back now. */
export const withdrawable = <T extends GameTypes>({ awaited }: Hosted<T>): 'luck' | 'command' | undefined => {
  if (awaited === null) return undefined;
  if (awaited.given.length > 0) return 'luck';
  return awaited.play === null || awaited.final ? undefined : 'command';
};

/**
 * While luck is awaited: takes back what was given last, or, when nothing was, the command that asks for it. False when there is
 * nothing to take back, or when the command is final: what it told has been heard.
 */
export const withdraw = <T extends GameTypes>(house: House<T>, match: Hosted<T>): Move<T, boolean> => {
  const { awaited } = match;
  const what = withdrawable(match);
  if (awaited === null || what === undefined) return { match, appended: [], answer: false };
  if (what === 'command') return { match: { ...match, awaited: null }, appended: [], answer: true };
  const last = awaited.given.at(-1)!;
  const given = {
    ...awaited,
    given: awaited.given.slice(0, -1),
    withdrawn: [...awaited.withdrawn, last.values],
    waiting: withoutGiven(awaited.waiting, last.need, last.shuffled),
  };
  const again = tryAgain(house, match, given);
  return { ...again, answer: true };
};

/** A fact of the host. `to`: whom it concerns; everyone, when absent. Refused where it cannot be. */
export const note = <T extends GameTypes>(
  house: House<T>,
  match: Hosted<T>,
  fact: Fact,
  to?: readonly Seat[],
): Move<T, PlayedOf<T>> => {
  const seats = house.game.seats(match.config);
  const problem = wrongFact(fact, seats);
  const closed = closingOutcome(fact, seats);
  if (isBeforeFacts(match.header.format))
    return refused(match, { code: 'noFact', rule: null, problem: 'a record of this form holds no facts' });
  if (problem !== undefined) return refused(match, { code: 'noFact', rule: null, problem });
  if (closed !== undefined && outcomeOf(house, match) !== undefined)
    return refused(match, { code: 'matchOver', rule: null });
  const written = to === undefined ? { fact } : { fact, to };
  const done = appendFact(house, match, written, closed === undefined ? {} : { closed });
  return { match: done.match, appended: [done.past], answer: { ok: true, events: [] } };
};
