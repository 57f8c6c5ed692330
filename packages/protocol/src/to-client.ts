/** What a server says over its connection to one viewer of one match. */

import {
  byType,
  type Decision,
  type Delta,
  either,
  fields,
  flag,
  type GameEvent,
  type GameTypes,
  list,
  type MatchOutcome,
  misread,
  type Noticed,
  oneOf,
  onlyTrue,
  orLeftOut,
  orNull,
  plainObject,
  type Reader,
  reader,
  readFact,
  type Schema,
} from '@muster/kernel';
import { type Answer, type Offers, type OpenRequest, REQUEST_KINDS } from '@muster/table';
import {
  type About,
  type DiceRound,
  type Gathering,
  readAbout,
  readDiceRound,
  readGathering,
  readWords,
} from './about.ts';
import type { BriefDecision, BriefPlayed } from './brief.ts';
import { readSeatTime, type SeatTime } from './clock.ts';
import { atLeast, MOST_SEATS, readNumber, readOwnId, readPlaces, readSeat, readSeats } from './words.ts';

/** Who somebody is in a match. */
export interface You {
  /** null for who only watches or has made it. */
  readonly seat: number | null;
  readonly maker: boolean;
}

/**
 * What may be asked for. How many commands a take-back takes is told by the number of the last notice that would stay, and so need not be
 * told again with everything that is noticed after it.
 */
export interface ToldOffers {
  readonly undo?: Omit<NonNullable<Offers['undo']>, 'count'> & { readonly since: number };
  readonly redo?: NonNullable<Offers['redo']>;
  readonly noUndo?: string;
}

/** As it is told to who has noticed so much. */
export const toldOffers = ({ undo, redo, noUndo }: Offers, n: number): ToldOffers => {
  const back = undo && { since: n - undo.count, by: undo.by, consent: undo.consent, ...(undo.rolled && ROLLED) };
  return { ...(back && { undo: back }), ...(redo && { redo }), ...(noUndo !== undefined && { noUndo }) };
};

const ROLLED = { rolled: true } as const;

export const offersAt = ({ undo, ...rest }: ToldOffers, n: number): Offers => {
  if (undo === undefined) return rest;
  const { since, ...back } = undo;
  return { ...rest, undo: { count: n - since, ...back } };
};

/** All that one viewer has before it, but for its view. */
export interface Circumstances {
  readonly decisions: readonly Decision[];
  readonly offers: ToldOffers;
  /** null while the battle goes on. */
  readonly outcome: MatchOutcome | null;
  readonly requests: readonly OpenRequest[];
}

/** Why a connection is closed; a number of WebSocket's own range for programs. */
export const CLOSED = {
  /** Not readable, not allowed here, or not in this order. */
  malformed: 4400,
  /** No such match, or the key is none of it, or is one no longer. */
  unknown: 4404,
  /** Another version of the protocol: load the page again. */
  protocol: 4426,
  /** Too many messages, too many connections, or too slow to take what is sent. */
  tooMuch: 4429,
  /** The server met an error of its own, or goes: come back. */
  restarting: 4503,
} as const;
export type ClosedBecause = keyof typeof CLOSED;

/** How many notices come with a view. */
export const NEWEST = 200;

/** What has changed since the update before. What is left out stays. */
export interface Update<T extends GameTypes = GameTypes> extends Partial<Circumstances> {
  readonly type: 'update';
  /** How much this viewer has noticed with it. */
  readonly n: number;
  /** Of the view. */
  readonly delta?: Delta;
  readonly noticed?: readonly Noticed<T['event']>[];
  /** The numbers of what was taken back by it. */
  readonly undone?: readonly number[];
}

/** The same as it is sent; `inFull` makes the one of the other. */
export interface BriefUpdate<T extends GameTypes = GameTypes> extends Omit<Update<T>, 'decisions' | 'offers'> {
  /** In the place of `noticed`, where it is one command. */
  readonly played?: BriefPlayed<T['event']>;
  readonly decisions?: readonly BriefDecision[];
  /** Of the last ones that were told in an update, or the whole. */
  readonly offers?: Delta;
}

export type ToClient<T extends GameTypes = GameTypes> =
  | { readonly type: 'welcome'; readonly protocol: number; readonly you: You }
  | { readonly type: 'about'; readonly about: About }
  | { readonly type: 'gathering'; readonly gathering: Gathering }
  | { readonly type: 'dice'; readonly dice: DiceRound }
  /** Everything anew: `noticed` are the newest, older ones by `older`. */
  | ({
      readonly type: 'view';
      /** How much this viewer has noticed. */
      readonly n: number;
      readonly view: T['state'];
      readonly noticed: readonly Noticed<T['event']>[];
    } & Circumstances)
  | BriefUpdate<T>
  /** By seat; null where there is no clock: computers. After every view and update with which one of them has changed. */
  | { readonly type: 'clocks'; readonly clocks: readonly (SeatTime | null)[] }
  | { readonly type: 'older'; readonly noticed: readonly Noticed<T['event']>[] }
  /** `n`: what came of it has arrived with this number. */
  | { readonly type: 'done'; readonly id: string; readonly n: number; readonly answer: Answer }
  /** Something was not done that has no id, or the connection is about to be closed. */
  | { readonly type: 'refused'; readonly because: ClosedBecause; readonly why: string }
  /** `n`: how much this viewer has noticed, once the battle has begun: who has fewer has missed something. */
  | { readonly type: 'pong'; readonly n?: number | undefined };

/** No list of notices, requests or decisions is longer. */
const MANY = 10_000;

const OF_GAME = 'The facts that follow are the game’s own.';
const readEvent = atLeast<GameEvent>({ type: readWords, rule: readWords }, OF_GAME);
const readDecision = atLeast<Decision>({ seat: readSeat, kind: readWords, rule: readWords }, OF_GAME);
const readEvents = list(readEvent, MANY);

export const readYou = fields<You>({ seat: orNull(readSeat), maker: flag });

const readNoticed: Reader<Noticed> = byType<Noticed>({
  setup: fields({ n: readNumber, events: readEvents }),
  played: fields({ n: readNumber, seat: readSeat, events: readEvents, undone: flag }),
  undo: fields({ n: readNumber, by: readSeat, agreed: readSeats, count: readNumber }),
  fact: fields({ n: readNumber, fact: readFact }),
});
const readManyNoticed = list(readNoticed, MANY);

const readUndo = fields<NonNullable<ToldOffers['undo']>>({
  since: readNumber,
  by: readSeat,
  consent: readSeats,
  rolled: orLeftOut(onlyTrue),
});
const readRedo = fields<NonNullable<Offers['redo']>>({ count: readNumber, by: readSeat, consent: readSeats });

const readOutcome = fields<MatchOutcome>({ places: readPlaces, reason: readWords, rule: orNull(readWords) });

const readRequest = fields<OpenRequest>({
  id: readNumber,
  kind: oneOf(REQUEST_KINDS),
  by: readSeat,
  of: readSeats,
  answered: readSeats,
});

const circumstances = {
  decisions: list(readDecision, MOST_SEATS),
  offers: fields<ToldOffers>({ undo: orLeftOut(readUndo), redo: orLeftOut(readRedo), noUndo: orLeftOut(readWords) }),
  outcome: orNull(readOutcome),
  requests: list(readRequest, MANY),
};

const DELTA: Schema = { description: 'What has changed in the view; see “Deltas” in the reference.' };
/** Whether it fits, `patched` finds out. */
const readDelta: Reader<Delta> = reader(DELTA, (x, where) =>
  x === undefined ? misread(where, 'must be a delta') : (x as Delta),
);

const SHORT = 'See “Short forms” in the reference.';
/** Whether it fits, `inFull` finds out. */
const shortForm = <T>(least: number): Reader<T> =>
  reader<T>({ type: 'array', items: {}, minItems: least, maxItems: MANY, description: SHORT }, (x, where) =>
    Array.isArray(x) && x.length >= least && x.length <= MANY ? (x as T) : misread(where, 'must be a short form'),
  );
const readPlayed = shortForm<BriefPlayed>(1);
const readBriefDecision: Reader<BriefDecision> = either(Array.isArray, shortForm<BriefDecision>(2), readDecision);

const NOT_DONE = ['refused', 'late', 'declined', 'withdrawn'] as const;
const onlyFalse: Reader<false> = reader<false>({ const: false }, (x, where) =>
  x === false ? x : misread(where, 'must be true or false'),
);
const readDone = fields<{ readonly ok: true }>({ ok: onlyTrue });
const readNotDone = fields<{ readonly ok: false; readonly code: (typeof NOT_DONE)[number]; readonly why?: string }>({
  ok: onlyFalse,
  code: oneOf(NOT_DONE),
  why: orLeftOut(readWords),
});
export const readAnswer: Reader<Answer> = reader({ oneOf: [readDone.schema, readNotDone.schema] }, (x, where) =>
  plainObject(x, where)['ok'] === true ? readDone(x, where) : (readNotDone(x, where) as Answer),
);

const CAUSES = Object.keys(CLOSED) as ClosedBecause[];

/** The form of what a server says. A client that is to outlive a server's small changes passes over fields and types that it does not know. */
export const readToClient: Reader<ToClient> = byType<ToClient>({
  welcome: fields({ protocol: readNumber, you: readYou }),
  about: fields({ about: readAbout }),
  gathering: fields({ gathering: readGathering }),
  dice: fields({ dice: readDiceRound }),
  view: fields<Omit<Extract<ToClient, { type: 'view' }>, 'type'>>({
    n: readNumber,
    view: atLeast<GameTypes['state']>({ config: plainObject }, OF_GAME),
    noticed: readManyNoticed,
    ...circumstances,
  }),
  update: fields<Omit<BriefUpdate, 'type'>>({
    n: readNumber,
    played: orLeftOut(readPlayed),
    delta: orLeftOut(readDelta),
    noticed: orLeftOut(readManyNoticed),
    undone: orLeftOut(list(readNumber, MANY)),
    decisions: orLeftOut(list(readBriefDecision, MOST_SEATS)),
    offers: orLeftOut(readDelta),
    outcome: orLeftOut(circumstances.outcome),
    requests: orLeftOut(circumstances.requests),
  }),
  clocks: fields({ clocks: list(orNull(readSeatTime), MOST_SEATS) }),
  older: fields({ noticed: readManyNoticed }),
  done: fields({ id: readOwnId, n: readNumber, answer: readAnswer }),
  refused: fields({ because: oneOf(CAUSES), why: readWords }),
  pong: fields({ n: orLeftOut(readNumber) }),
});
