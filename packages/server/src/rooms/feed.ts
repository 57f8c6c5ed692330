/**
 * What one viewer of a match is sent: its view once, then updates by its own count, with no more in them than what it sees, hears or is
 * asked anew. The last ones are kept, so that who was away for a moment gets exactly the rest.
 */

import {
  type Decision,
  type DeltaText,
  type Descriptor,
  decisionsFor,
  type Eyes,
  type Hosted,
  isSameData,
  type Noticed,
  outcomeOf,
  viewOf,
} from '@muster/kernel';
import {
  type Circumstances,
  makeTelling,
  type Telling,
  type ToClient,
  type ToldOffers,
  toldOffers,
} from '@muster/protocol';
import { type ConsentTerms, type OpenRequest, offersOf } from '@muster/table';
import { placeOf, type WrittenEntry } from './written-entries.ts';

/** What is before a viewer now. */
export interface SeenNow {
  readonly match: Hosted;
  /** All that are open in it, whoever may know of them. */
  readonly decisions: readonly Decision[];
  readonly terms: ConsentTerms;
  readonly requests: readonly OpenRequest[];
  /** The computer plays on for this viewer's seat: nothing is asked of it, and nothing offered. */
  readonly isLeft?: boolean;
}

export interface Feed {
  /** How much this viewer has noticed. */
  count(): number;
  /** Everything anew, with these notices. */
  whole(noticed: readonly Noticed[]): string;
  /** What came after the update with this number; undefined when only everything anew will do. */
  since(n: number): readonly string[] | undefined;
  /** Takes the viewer on; the update to be sent, if anything is new for it. `deltaText` is the same for all feeds of a match. */
  next(seenNow: SeenNow, writtenEntries: readonly WrittenEntry[], deltaText: DeltaText): string | undefined;
}

/** So many updates, and so many characters of them, are kept. */
const MOST_KEPT = 128;
const MOST_TEXT = 200_000;

const NO_OFFERS: ToldOffers = {};
const NO_REQUESTS: readonly OpenRequest[] = [];
const openRequest = ({ id, kind, by, of, answered }: OpenRequest): OpenRequest => ({ id, kind, by, of, answered });
const FIELDS = ['decisions', 'offers', 'outcome', 'requests'] as const;

const circumstancesOf = (
  descriptor: Descriptor,
  eyes: Eyes,
  { match, decisions, terms, requests, isLeft = false }: SeenNow,
  n: number,
): Circumstances => {
  const outcome = outcomeOf(descriptor, match) ?? null;
  const mayAsk = typeof eyes === 'number' && !isLeft && outcome === null; // what is over stays: its seed is told
  return {
    decisions: decisionsFor(isLeft ? decisions.filter(({ seat }) => seat !== eyes) : decisions, eyes),
    offers: mayAsk ? toldOffers(offersOf(descriptor, match, terms, eyes), n) : NO_OFFERS,
    outcome,
    requests: requests.length === 0 ? NO_REQUESTS : requests.map(openRequest),
  };
};

interface Fresh {
  readonly n: number;
  /** As JSON. */
  readonly delta: string | undefined;
  readonly noticed: readonly Noticed[];
  readonly undone: readonly number[];
  readonly changed: Partial<Circumstances>;
}

/** Kept without short forms: who comes back may have heard of the last things elsewhere. */
interface Sent extends Fresh {
  readonly length: number;
  /** Nothing was noticed with it: whether it has arrived cannot be told by the number. */
  readonly isSilent: boolean;
}

const fieldText = (name: string, text: string | undefined): string => (text === undefined ? '' : `,"${name}":${text}`);

const listText = (list: readonly unknown[]): string | undefined =>
  list.length === 0 ? undefined : JSON.stringify(list);

const updateText = ({ n, delta, undone }: Fresh, ...others: readonly string[]): string =>
  `{"type":"update","n":${n}${fieldText('delta', delta)}${fieldText('undone', listText(undone))}${others.join('')}}`;

const wholeText = (update: Fresh): string => {
  const around = Object.entries(update.changed).map(([name, value]) => fieldText(name, JSON.stringify(value)));
  return updateText(update, fieldText('noticed', listText(update.noticed)), ...around);
};

const briefText = (telling: Telling, update: Fresh, deltaText: DeltaText): string => {
  const { noticed, changed } = update;
  const { decisions, offers, outcome, requests } = changed;
  const [only] = noticed;
  const isPlayed = only?.type === 'played' && noticed.length === 1;
  return updateText(
    update,
    isPlayed
      ? fieldText('played', telling.played(only.seat, only.events, deltaText))
      : fieldText('noticed', listText(noticed)),
    fieldText('decisions', decisions && telling.decisions(decisions)),
    fieldText('offers', offers && telling.offers(offers)),
    fieldText('outcome', JSON.stringify(outcome)),
    fieldText('requests', JSON.stringify(requests)),
  );
};

/** What is another than before. */
const changedIn = (before: Circumstances, now: Circumstances): Partial<Circumstances> => {
  const changed: Record<string, unknown> = {};
  for (const field of FIELDS) if (!isSameData(before[field], now[field])) changed[field] = now[field];
  return changed;
};

const NOTHING: readonly never[] = [];

/** Lists that are kept are no longer than what is in them: most commands are noticed once, and take nothing back. */
const noticedIn = (writtenEntries: readonly WrittenEntry[], place: number): readonly Noticed[] => {
  const [first] = writtenEntries;
  const item = first?.noticed[place];
  if (writtenEntries.length === 1 && item !== undefined) return [item];
  return writtenEntries.flatMap(({ noticed }) => noticed[place] ?? NOTHING);
};

const undoneIn = (writtenEntries: readonly WrittenEntry[], place: number): readonly number[] =>
  writtenEntries.length === 1
    ? writtenEntries[0]!.undone[place]!
    : writtenEntries.flatMap(({ undone }) => undone[place]!);

export const makeFeed = (descriptor: Descriptor, eyes: Eyes, first: SeenNow): Feed => {
  const place = placeOf(eyes, descriptor.game.seats(first.match.config));
  let { match } = first;
  let view = viewOf(descriptor, match, eyes);
  let around = circumstancesOf(descriptor, eyes, first, match.noticed[place]!);
  const telling = makeTelling();
  const kept: Sent[] = [];
  let keptText = 0;
  /** From this number on everything that was sent is kept. */
  let from = match.noticed[place]!;
  const count = (): number => match.noticed[place]!;

  const keep = (sent: Sent): void => {
    kept.push(sent);
    keptText += sent.length;
    while (kept.length > MOST_KEPT || keptText > MOST_TEXT) {
      const gone = kept.shift()!;
      keptText -= gone.length;
      from = gone.n;
    }
  };

  const next: Feed['next'] = (seenNow, writtenEntries, deltaText) => {
    const before = { view, around };
    const hadNoticed = count();
    ({ match } = seenNow);
    view = viewOf(descriptor, match, eyes);
    const delta = deltaText(before.view, view);
    const noticed = noticedIn(writtenEntries, place);
    const undone = undoneIn(writtenEntries, place);
    const n = count();
    around = circumstancesOf(descriptor, eyes, seenNow, n);
    const changed = changedIn(before.around, around);
    if (delta === undefined && noticed.length === 0 && Object.keys(changed).length === 0) return undefined;
    const isSilent = n === hadNoticed;
    const update = { n, delta, noticed, undone, changed };
    const text = isSilent ? wholeText(update) : briefText(telling, update, deltaText);
    if (isSilent) telling.toldWhole(changed); // it may be heard twice, so nothing in it may lean on what was before
    keep({ n, delta, noticed, undone, changed, length: text.length, isSilent });
    return text;
  };

  const since: Feed['since'] = (n) => {
    if (n < from || n > count()) return undefined;
    const rest = kept.filter((sent) => sent.n > n || (sent.n === n && sent.isSilent));
    if (rest.some((sent) => sent.n === n && sent.delta !== undefined)) return undefined;
    telling.forget();
    return rest.map(wholeText);
  };

  return {
    count,
    whole: (noticed) => {
      telling.forget(); // all of these eyes are told alike, and who comes now has heard nothing yet
      const message: ToClient = { type: 'view', n: count(), view, noticed, ...around };
      return JSON.stringify(message);
    },
    since,
    next,
  };
};
