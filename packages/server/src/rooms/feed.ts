/**
 * What one viewer of a match is sent: its view once, then updates by its own count, with no more in them than what it sees, hears or is
 * asked anew. The last ones are kept, so that who was away for a moment gets exactly the rest.
 */

import {
  type Decision,
  type Descriptor,
  decisionsFor,
  deltaTextOf,
  type Eyes,
  type Hosted,
  type Noticed,
  outcomeOf,
  viewOf,
} from '@muster/kernel';
import { type Circumstances, makeTelling, type ToClient, type ToldOffers, toldOffers } from '@muster/protocol';
import { type ConsentTerms, type OpenRequest, offersOf } from '@muster/table';
import { placeOf, type Step } from './steps.ts';

/** What is before a viewer now. */
export interface Scene {
  readonly match: Hosted;
  /** All that are open in it, whoever may know of them. */
  readonly decisions: readonly Decision[];
  readonly terms: ConsentTerms;
  readonly requests: readonly OpenRequest[];
}

interface Sent {
  readonly n: number;
  readonly text: string;
  /** Nothing was noticed with it: whether it has arrived cannot be told by the number. */
  readonly isSilent: boolean;
  readonly hasDelta: boolean;
}

export interface Feed {
  /** How much this viewer has noticed. */
  count(): number;
  /** Everything anew, with these notices. */
  whole(noticed: readonly Noticed[]): string;
  /** What came after the update with this number; undefined when only everything anew will do. */
  since(n: number): readonly string[] | undefined;
  /** Takes the viewer on; the update to be sent, if anything is new for it. */
  next(scene: Scene, steps: readonly Step[]): string | undefined;
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
  { match, decisions, terms, requests }: Scene,
  n: number,
): Circumstances => {
  const outcome = outcomeOf(descriptor, match) ?? null;
  const mayAsk = typeof eyes === 'number' && outcome === null; // what is over stays: its seed is told
  return {
    decisions: decisionsFor(decisions, eyes),
    offers: mayAsk ? toldOffers(offersOf(descriptor, match, terms, eyes), n) : NO_OFFERS,
    outcome,
    requests: requests.length === 0 ? NO_REQUESTS : requests.map(openRequest),
  };
};

export const makeFeed = (descriptor: Descriptor, eyes: Eyes, first: Scene): Feed => {
  const place = placeOf(eyes, descriptor.game.seats(first.match.config));
  let { match } = first;
  let view = viewOf(descriptor, match, eyes);
  let around = circumstancesOf(descriptor, eyes, first, match.noticed[place]!);
  const telling = makeTelling();
  const texts = FIELDS.map((field) => JSON.stringify(around[field]));
  const kept: Sent[] = [];
  let keptText = 0;
  /** From this number on everything that was sent is kept. */
  let from = match.noticed[place]!;
  const count = (): number => match.noticed[place]!;

  const keep = (sent: Sent): void => {
    kept.push(sent);
    keptText += sent.text.length;
    while (kept.length > MOST_KEPT || keptText > MOST_TEXT) {
      const gone = kept.shift()!;
      keptText -= gone.text.length;
      from = gone.n;
    }
  };

  /** As text, since it is compared as that: each field that is another than before, with a comma before it. */
  const changedAround = (now: Circumstances, isSilent: boolean): string => {
    let changed = '';
    for (const [i, field] of FIELDS.entries()) {
      if (now[field] === around[field]) continue;
      const text = JSON.stringify(now[field]);
      if (text === texts[i]) continue;
      texts[i] = text;
      if (field === 'decisions') changed += `,"decisions":${telling.decisions(now.decisions, isSilent)}`;
      else if (field === 'offers') changed += `,"offers":${telling.offers(now.offers, isSilent)}`;
      else changed += `,"${field}":${text}`;
    }
    around = now;
    return changed;
  };

  const noticedText = (noticed: readonly Noticed[]): string => {
    const [only] = noticed;
    if (only === undefined) return '';
    if (noticed.length > 1 || only.type !== 'played') return `,"noticed":${JSON.stringify(noticed)}`;
    return `,"played":${telling.played(only.seat, only.events)}`;
  };

  const next: Feed['next'] = (scene, steps) => {
    const before = view;
    const hadNoticed = count();
    ({ match } = scene);
    view = viewOf(descriptor, match, eyes);
    const delta = deltaTextOf(before, view);
    const noticed = steps.flatMap((step) => step.noticed[place] ?? []);
    const undone = steps.flatMap((step) => step.undone[place]!);
    const isSilent = count() === hadNoticed;
    const changed = changedAround(circumstancesOf(descriptor, eyes, scene, count()), isSilent);
    if (delta === undefined && noticed.length === 0 && changed === '') return undefined;
    const text = [
      `{"type":"update","n":${count()}`,
      noticedText(noticed),
      delta === undefined ? '' : `,"delta":${delta}`,
      undone.length === 0 ? '' : `,"undone":${JSON.stringify(undone)}`,
      `${changed}}`,
    ].join('');
    keep({ n: count(), text, isSilent, hasDelta: delta !== undefined });
    return text;
  };

  const since: Feed['since'] = (n) => {
    if (n < from || n > count()) return undefined;
    const rest = kept.filter((sent) => sent.n > n || (sent.n === n && sent.isSilent));
    return rest.some((sent) => sent.n === n && sent.hasDelta) ? undefined : rest.map(({ text }) => text);
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
