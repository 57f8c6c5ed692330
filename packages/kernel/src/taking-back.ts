/** Commands are taken back, and played again. Who may do it freely, who has to agree, and what each seat may know of it. */

import { appendUndo } from './appending.ts';
import type { GameTypes, Seat } from './game.ts';
import { type CommandInForce, type Hosted, type House, type Move, readyState, seatsOf, type Taken } from './hosted.ts';
import type { Past, Told } from './journal.ts';
import type { ConsentWhy, MatchRefusal, PlayedOf, Undone } from './match-refusals.ts';
import { give, givenBefore, play } from './playing.ts';
import { playEntry, playedWith, stateBefore } from './rebuilding.ts';
import { isBeforeFacts, type PlayEntry, type UndoEntry } from './record.ts';

/** Who only asks needs no luck. */
type Rules<T extends GameTypes> = Pick<House<T>, 'game'>;

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

const others = <T extends GameTypes>(house: Rules<T>, match: Hosted<T>, by: Seat): readonly Seat[] =>
  seatsOf(house, match).filter((seat) => seat !== by);

/** In `muster/1` a take-back counts every command, since then all but standing orders, which stay as they are. */
const passesOver = ({ header }: Hosted, { orders }: CommandInForce): boolean => header.format !== 'muster/1' && orders;

/** The places in `standing` that taking back `count` commands removes, oldest first; fewer if there are fewer. */
const lastPlaces = (match: Hosted, count: number): readonly number[] => {
  const places: number[] = [];
  for (let i = match.standing.length - 1; i >= 0 && places.length < count; i--)
    if (!passesOver(match, match.standing[i]!)) places.push(i);
  return places.reverse();
};

/** All that can be taken back, oldest first. */
const takeable = (match: Hosted): readonly CommandInForce[] =>
  match.standing.filter((step) => !passesOver(match, step));

const isNoticed = ({ seat, at }: CommandInForce, by: Seat): boolean => seat === by || at[by]! >= 0;

const needsConsent = <T extends GameTypes>(
  house: Rules<T>,
  match: Hosted<T>,
  by: Seat,
  why: ConsentWhy,
): MatchRefusal => ({
  code: 'needsConsent',
  rule: null,
  why,
  of: others(house, match, by),
});

/** Why they are not free, answers in secret aside. */
const refuseStanding = <T extends GameTypes>(
  house: Rules<T>,
  match: Hosted<T>,
  by: Seat,
  count: number,
): MatchRefusal | undefined => {
  if (match.awaited !== null) return { code: 'luckAwaited', rule: null };
  if (match.closed !== null) return { code: 'matchOver', rule: null };
  const isSeat = seatsOf(house, match).includes(by);
  const places = isSeat && Number.isInteger(count) && count >= 1 ? lastPlaces(match, count) : [];
  if (places.length === 0 || places.length < count) return { code: 'nothingToUndo', rule: null };
  for (const place of places) {
    const { seat, lucky, final } = match.standing[place]!;
    if (seat !== by) return needsConsent(house, match, by, 'notYours');
    if (lucky) return needsConsent(house, match, by, 'rolled');
    if (final) return needsConsent(house, match, by, 'final');
  }
  return undefined;
};

/** Whether this is an answer in the secret decision that is open now. */
const isAnswerIn = (open: string | undefined, { sealed }: CommandInForce): boolean =>
  open !== undefined && sealed === open;

/** While a secret decision is open, whatever others have answered: nothing of it is taken back, and nothing before it for free. */
const refuseSealed = <T extends GameTypes>(
  house: Rules<T>,
  match: Hosted<T>,
  by: Seat,
  count: number,
): MatchRefusal | undefined => {
  const open = house.game.sealed(readyState(match));
  if (open === undefined) return undefined;
  const isInside = lastPlaces(match, count).every((place) => isAnswerIn(open, match.standing[place]!));
  return isInside ? { code: 'answerAgain', rule: null } : needsConsent(house, match, by, 'secret');
};

const refuseLast = <T extends GameTypes>(
  house: Rules<T>,
  match: Hosted<T>,
  by: Seat,
  count: number,
): MatchRefusal | undefined => {
  const refusal = refuseStanding(house, match, by, count);
  return refusal === undefined || refusal.code === 'needsConsent'
    ? (refuseSealed(house, match, by, count) ?? refusal)
    : refusal;
};

/** How many commands go when so many go that this seat has noticed; more than there are where it has not noticed as many. */
const lastNoticed = (match: Hosted, by: Seat, count: number): number => {
  const commands = takeable(match);
  const noticed = commands.flatMap((step, n) => (isNoticed(step, by) ? [commands.length - n] : []));
  return noticed[noticed.length - count] ?? commands.length + 1;
};

/**
 * Why the last commands are not free for this seat to take back; undefined when they are. It counts those that this seat has noticed,
 * as offers do, and so tells nothing of what others have answered in secret.
 */
export const refuseUndo = <T extends GameTypes>(
  house: Rules<T>,
  match: Hosted<T>,
  by: Seat,
  count = 1,
): MatchRefusal | undefined => refuseLast(house, match, by, lastNoticed(match, by, count));

/** Takes back the last `count` commands; standing orders are passed over and stay in force. `agreed`: who agreed. */
export const undo = <T extends GameTypes>(
  house: House<T>,
  match: Hosted<T>,
  by: Seat,
  agreed: readonly Seat[],
  count = 1,
): Move<T, Undone> => undoUnless(house, match, refuseLast(house, match, by, count), by, agreed, count);

/** The same for a log that is read: before `muster/3` secret answers could be taken back. */
export const undoAsRecorded: typeof undo = (house, match, by, agreed, count = 1) => {
  if (!isBeforeFacts(match.header.format)) return undo(house, match, by, agreed, count);
  const refusal = refuseLast(house, match, by, count);
  const isSealed = refusal?.code === 'answerAgain' || (refusal?.code === 'needsConsent' && refusal.why === 'secret');
  const asEarlier = isSealed && (refusal.code === 'answerAgain' || agreed.length === 0);
  return undoUnless(house, match, asEarlier ? refuseStanding(house, match, by, count) : refusal, by, agreed, count);
};

interface Gone {
  readonly step: CommandInForce;
  readonly entry: PlayEntry;
}

const toPlayAgain = <T extends GameTypes>({ step, entry }: Gone, by: Seat): Taken<T>['commands'][number] => ({
  seat: step.seat,
  command: entry.command,
  cards: entry.cards ?? [],
  noticed: isNoticed(step, by),
});

/** The match before what goes, with the standing orders that were given since. */
const without = <T extends GameTypes>(house: House<T>, match: Hosted<T>, places: readonly number[]): Hosted<T> => {
  const { game } = house;
  const [first] = places as readonly [number];
  const kept = match.standing.filter((_, place) => place > first && !places.includes(place));
  const standing = match.standing.slice(0, first);
  let state = stateBefore(house, match, first);
  for (const step of kept) {
    standing.push({ ...step, lucky: false, final: false, sealed: game.sealed(state) ?? null });
    const entry = playEntry(match, step.entry);
    state = playedWith(game, state, entry, entry);
  }
  return { ...match, standing, state };
};

/** What is written of who agreed; it also says whether standing orders are passed over. */
const consentOf = ({ header }: Hosted, agreed: readonly Seat[], all: boolean): UndoEntry['agreed'] =>
  header.format === 'muster/1' ? all : agreed;

const undoUnless = <T extends GameTypes>(
  house: House<T>,
  match: Hosted<T>,
  refusal: MatchRefusal | undefined,
  by: Seat,
  agreed: readonly Seat[],
  count: number,
): Move<T, Undone> => {
  const rest = others(house, match, by);
  const all = rest.every((seat) => agreed.includes(seat));
  if (refusal !== undefined && !(refusal.code === 'needsConsent' && all))
    return { match, appended: [], answer: { ok: false, refusal } };
  const open = house.game.sealed(readyState(match));
  const places = lastPlaces(match, count);
  const gone = places.map((place): Gone => {
    const step = match.standing[place]!;
    return { step, entry: playEntry(match, step.entry) };
  });
  const again = gone.filter(({ step }) => !isAnswerIn(open, step)).map((one) => toPlayAgain<T>(one, by));
  const before = without(house, match, places);
  const written = { undo: count, by, agreed: consentOf(match, refusal === undefined ? [] : rest, all) };
  const done = appendUndo(
    house,
    before,
    written,
    gone.map(({ step }) => step),
    {
      waiting: {
        dice: [...gone.flatMap(({ entry }) => entry.dice), ...match.waiting.dice],
        shuffles: [...gone.flatMap(({ entry }) => entry.shuffles), ...match.waiting.shuffles],
        cards: [],
      },
      taken: again.length === 0 ? [] : [...match.taken, { by, commands: again }],
    },
  );
  return { match: done.match, appended: [done.past], answer: { ok: true } };
};

/** What goes when this seat takes back its own last command; nothing when that is an answer that it may give again. */
const sinceOwnLast = <T extends GameTypes>(
  { game }: Rules<T>,
  match: Hosted<T>,
  by: Seat,
): readonly CommandInForce[] => {
  const own = match.standing.findLastIndex((step) => step.seat === by && !passesOver(match, step));
  if (own < 0 || isAnswerIn(game.sealed(readyState(match)), match.standing[own]!)) return [];
  return match.standing.slice(own).filter((step) => !passesOver(match, step));
};

/**
 * Back to before this seat's own last command; undefined when it has none, when that is an answer in a secret decision that is open,
 * or luck is awaited. It tells nothing of what others have answered in secret.
 */
export const undoOffer = <T extends GameTypes>(house: Rules<T>, match: Hosted<T>, by: Seat): UndoOffer | undefined => {
  const since = sinceOwnLast(house, match, by);
  if (since.length === 0) return undefined;
  const refusal = refuseLast(house, match, by, since.length);
  if (refusal !== undefined && refusal.code !== 'needsConsent') return undefined;
  const count = since.filter((step) => isNoticed(step, by)).length;
  if (refusal === undefined) return { count, by, consent: [] };
  const rolled = since.some(({ lucky }) => lucky);
  return { count, by, consent: refusal.of, ...(rolled && { rolled }) };
};

/** Carries out what `undoOffer` offers. */
export const takeBack = <T extends GameTypes>(
  house: House<T>,
  match: Hosted<T>,
  by: Seat,
  agreed: readonly Seat[],
): Move<T, Undone> => {
  const { length } = sinceOwnLast(house, match, by);
  if (length > 0) return undo(house, match, by, agreed, length);
  const refusal = refuseUndo(house, match, by) ?? { code: 'nothingToUndo', rule: null };
  return { match, appended: [], answer: { ok: false, refusal } };
};

/**
 * Of who took back last, as long as nothing else has been played; standing orders are nothing else. None while a secret decision is
 * open: nobody learns whether others have answered since.
 */
export const redoOffer = <T extends GameTypes>(house: Rules<T>, match: Hosted<T>, by: Seat): RedoOffer | undefined => {
  const last = match.taken.at(-1);
  if (match.awaited !== null || match.closed !== null || last?.by !== by) return undefined;
  if (house.game.sealed(readyState(match)) !== undefined) return undefined;
  const whose = new Set(last.commands.map(({ seat }) => seat));
  const count = last.commands.filter(({ noticed }) => noticed).length;
  return { count, by, consent: others(house, match, by).filter((seat) => whose.has(seat)) };
};

/** With the cards that were drawn for it before. */
const playSame = <T extends GameTypes>(
  house: House<T>,
  match: Hosted<T>,
  seat: Seat,
  command: T['command'],
): Move<T, PlayedOf<T>> => {
  let done = play(house, match, seat, command);
  while (done.answer.ok && done.answer.needs !== undefined) {
    const before = givenBefore(done.match);
    if (before === undefined) break;
    done = give(house, done.match, before);
  }
  return done;
};

/** Plays it again: in a record it is simply the commands once more. `agreed`: who agreed. */
export const redo = <T extends GameTypes>(
  house: House<T>,
  match: Hosted<T>,
  by: Seat,
  agreed: readonly Seat[],
): Move<T, PlayedOf<T>> => {
  const offer = redoOffer(house, match, by);
  if (offer === undefined)
    return { match, appended: [], answer: { ok: false, refusal: { code: 'nothingToRedo', rule: null } } };
  if (!offer.consent.every((seat) => agreed.includes(seat))) {
    const refusal: MatchRefusal = { code: 'needsConsent', rule: null, why: 'notYours', of: offer.consent };
    return { match, appended: [], answer: { ok: false, refusal } };
  }
  const appended: Past<T['event']>[] = [];
  const events: Told<T['event']>[] = [];
  let now = match;
  for (const { seat, command } of match.taken.at(-1)!.commands) {
    const done = playSame(house, now, seat, command);
    now = done.match;
    appended.push(...done.appended);
    if (!done.answer.ok) return { match: now, appended, answer: done.answer }; // standing orders given since have made it impossible
    events.push(...done.answer.events);
    if (done.answer.needs !== undefined) return { match: now, appended, answer: { ...done.answer, events } };
  }
  return { match: now, appended, answer: { ok: true, events } };
};
