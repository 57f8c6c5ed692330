/** The referee's answers: one object for each line, `ok` first. */

import {
  type Decision,
  explainMalformed,
  explainMatchRefusal,
  explainRefusal,
  type GameEvent,
  type LuckNeed,
  type Malformed,
  type MatchOutcome,
  type MatchRefusal,
  type Refusal,
  type Seat,
  type Told,
} from '@muster/kernel';

export type RefereeAnswer =
  | ({ readonly ok: true } & Readonly<Record<string, unknown>>)
  | { readonly ok: false; readonly refusal: Refusal & { readonly message: string } };

/** The facts of the refusal stand after its sentence. */
const refused = (refusal: Refusal, message: string): RefereeAnswer => {
  const { code, rule, ...facts } = refusal;
  return { ok: false, refusal: { code, rule, message, ...facts } };
};

/** Input that cannot be read. */
export const misread = (r: Malformed): RefereeAnswer =>
  refused(r, r.where === 'line' ? `This line ${r.problem}.` : explainMalformed(r));

/** What the referee itself refuses, no rule of a game being asked. */
const OWN = {
  notStarted: 'No match is running: start one with {"do":"start","config":{…}} or {"do":"load","state":{…}}.',
  tooLong: 'This line is longer than a million bytes; nothing the referee reads is that long.',
  noCards: 'No cards are drawn in this game: "manual" takes the dice that people roll.',
  nothingToWithdraw: 'Nothing was given that could be taken back now.',
  noRecord: 'A match that was loaded has no record: nobody knows how it came to this state.',
  nothingToDecide: 'This seat has nothing to decide now.',
  scriptEnded: 'The script has fewer dice left than are rolled now.',
  fault: 'Muster met an error of its own; this line changed nothing.',
} as const;

export const refusedBecause = (code: keyof typeof OWN, facts: Readonly<Record<string, unknown>> = {}): RefereeAnswer =>
  refused({ code, rule: null, ...facts }, OWN[code]);

/** A refusal of the match or of the game's rules, each in its own words. */
export const refusedBy = <R extends Refusal>(refusal: R | MatchRefusal, explain: (r: R) => string): RefereeAnswer => {
  const sentence = explainRefusal({ explain }, refusal);
  if (!isWrongLuck(refusal)) return refused(refusal, sentence);
  const shown = { code: refusal.code, rule: refusal.rule, need: told(refusal.need) } as const;
  return refused(shown, sentence);
};

const isWrongLuck = (r: Refusal): r is Extract<MatchRefusal, { readonly code: 'wrongLuck' }> => r.code === 'wrongLuck';

/** What else the deck holds is nobody's to know: it would tell what is in no hand. */
const told = (need: LuckNeed): object =>
  'heap' in need ? { cards: need.count, seat: need.seat, for: need.for } : need;

/** While dice or cards are awaited nothing else is done. */
export const awaitsLuck = (need: LuckNeed): RefereeAnswer => {
  const refusal = { code: 'luckAwaited', rule: null, need: told(need) } as const;
  return refused(refusal, explainMatchRefusal(refusal));
};

/** Dice must be rolled, or cards drawn, at the table before anything else happens. */
export const needs = (need: LuckNeed): RefereeAnswer => ({ ok: true, needs: told(need) });

/** An event that only some seats may hear says to whom. */
const eventOf = <E extends GameEvent>({ event, to }: Told<E>): E & { readonly to?: readonly Seat[] } =>
  to === undefined ? event : { ...event, to };

export const eventsOf = <E extends GameEvent>(told: readonly Told<E>[]): readonly E[] => told.map(eventOf);

/** Who must decide what, or how it ended. */
export const standing = (decisions: readonly Decision[], outcome: MatchOutcome | undefined): object =>
  outcome === undefined ? { decisions } : { decisions, outcome };
