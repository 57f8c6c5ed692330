/**
 * Updates are short: of an event, a decision or the offers only that is told which is another than in the last of its kind. Whoever tells
 * and whoever hears remember these; what is told whole takes their place, so that who tells may begin anew at any time.
 */

import {
  type Decision,
  type Delta,
  type DeltaText,
  deltaTextOf,
  type GameEvent,
  type GameTypes,
  patched,
  UnfitDelta,
} from '@muster/kernel';
import type { BriefUpdate, ToldOffers, Update } from './to-client.ts';

/** Whole, or the last event of this type, changed by the delta that the rest is; without one, the same again. */
export type BriefEvent<E extends GameEvent = GameEvent> = E | readonly [type: string, ...delta: Delta[]];

/** Whole, or the last decision of this seat and kind, likewise. */
export type BriefDecision = Decision | readonly [seat: number, kind: string, ...delta: Delta[]];

/** A command that was played: whose, and what it told. */
export type BriefPlayed<E extends GameEvent = GameEvent> = readonly [seat: number, ...events: BriefEvent<E>[]];

const eventName = (type: string): string => `event ${type}`;
const decisionName = (seat: number, kind: string): string => `decision ${seat} ${kind}`;
const OFFERS = 'offers';

/** For who tells: everything as JSON. */
export interface Telling {
  played(seat: number, events: readonly GameEvent[], deltaText?: DeltaText): string;
  decisions(decisions: readonly Decision[]): string;
  offers(offers: ToldOffers): string;
  /** These were told without short forms. */
  toldWhole(around: Pick<Update, 'decisions' | 'offers'>): void;
  /** Nothing was told before, as far as who hears is concerned. */
  forget(): void;
}

export const makeTelling = (): Telling => {
  const last = new Map<string, object>();

  /** undefined: nothing is another. */
  const told = (name: string, now: object, deltaText = deltaTextOf): string | undefined => {
    const before = last.get(name);
    last.set(name, now);
    return before === undefined ? JSON.stringify(now) : deltaText(before, now);
  };

  /** A delta that is no list is the whole. */
  const item = (name: string, kind: string, now: object, deltaText?: DeltaText): string => {
    const text = told(name, now, deltaText);
    if (text === undefined) return `[${kind}]`;
    return text.startsWith('[') ? `[${kind},${text.slice(1)}` : text;
  };

  return {
    played: (seat, events, deltaText) => {
      const told = events.map((event) => item(eventName(event.type), JSON.stringify(event.type), event, deltaText));
      return `[${[seat, ...told].join()}]`;
    },
    decisions: (decisions) =>
      `[${decisions
        .map((one) => item(decisionName(one.seat, one.kind), `${one.seat},${JSON.stringify(one.kind)}`, one))
        .join()}]`,
    offers: (offers) => told(OFFERS, offers) ?? JSON.stringify(offers),
    toldWhole: ({ decisions = [], offers }) => {
      for (const one of decisions) last.set(decisionName(one.seat, one.kind), one);
      if (offers !== undefined) last.set(OFFERS, offers);
    },
    forget: () => last.clear(),
  };
};

/** What was told so far of which only changes are told, by its kind. */
export type Said = ReadonlyMap<string, object>;

export const NOTHING_SAID: Said = new Map();

const changedFrom = (said: Said, name: string, delta: readonly Delta[]): object => {
  const before = said.get(name);
  if (before === undefined) throw new UnfitDelta(`nothing was told before of this: ${name}`);
  return delta.length === 0 ? before : patched(before, delta);
};

/** For who hears: an update without short forms, and what is remembered from then on. Throws where something before it is missing. */
export const inFull = <T extends GameTypes>(
  before: Said,
  brief: BriefUpdate<T>,
): { readonly update: Update<T>; readonly said: Said } => {
  const said = new Map(before);

  const eventOf = (told: BriefEvent<T['event']>): T['event'] => {
    const event = isBrief(told) ? (changedFrom(said, eventName(told[0]), told.slice(1)) as T['event']) : told;
    said.set(eventName(event.type), event);
    return event;
  };

  const decisionOf = (told: BriefDecision): Decision => {
    const one = isBrief(told) ? (changedFrom(said, decisionName(told[0], told[1]), told.slice(2)) as Decision) : told;
    said.set(decisionName(one.seat, one.kind), one);
    return one;
  };

  const offersOf = (told: Delta): ToldOffers => {
    const offers = Array.isArray(told) ? changedFrom(said, OFFERS, told) : (told as object);
    said.set(OFFERS, offers);
    return offers;
  };

  const noticedBy = ([seat, ...events]: BriefPlayed<T['event']>): NonNullable<Update<T>['noticed']> => [
    { n: brief.n - 1, type: 'played', seat, events: events.map(eventOf), undone: false },
  ];

  const { played, decisions, offers, ...rest } = brief;
  const update: Update<T> = {
    ...rest,
    ...(played !== undefined && { noticed: noticedBy(played) }),
    ...(decisions !== undefined && { decisions: decisions.map(decisionOf) }),
    ...(offers !== undefined && { offers: offersOf(offers) }),
  };
  return { update, said };
};

const isBrief = <L extends readonly unknown[]>(told: object | L): told is L => Array.isArray(told);
