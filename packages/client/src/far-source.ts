/**
 * A match source over a connection: it serves what the server has told one viewer, what follows from it, and what is foreseen of one's own
 * commands. When the battle is over it serves the whole record.
 */

import {
  type Descriptor,
  decisionsFor,
  type Eyes,
  type GameTypes,
  type Noticed,
  noticedOf,
  type Seat,
} from '@muster/kernel';
import { offersAt, type You } from '@muster/protocol';
import {
  type Answer,
  type BattleSeen,
  type Link,
  type MatchSource,
  type Offers,
  viewBeforeNotice,
} from '@muster/table';
import type { Deeds, Wish } from './deeds.ts';
import { baseOf, type Guess, guess, guessAgain, settleBy } from './guesses.ts';
import type { Told } from './proving.ts';
import type { Seen } from './seen.ts';

export interface FarSource<T extends GameTypes> {
  readonly source: MatchSource<T>;
  /** What the server has told by now. */
  take(seen: Seen<T>): void;
  setLink(link: Link): void;
  /** The battle is over, and this is all of it; undefined: it cannot be had now, so what is known has to do. */
  conclude(told: Told<T> | undefined): void;
}

interface FarSourceOptions<T extends GameTypes> {
  readonly descriptor: Descriptor<T>;
  readonly you: You;
  readonly deeds: Pick<Deeds, 'ask'>;
  readonly strict: boolean;
  /** Whether the rules here are those that it is played by. */
  readonly isOfThisEdition: boolean;
  readonly seen: Seen<T>;
  readonly link: Link;
}

const NO_OFFERS: Offers = {};
const ELSEWHERE: Answer = { ok: false, code: 'refused', why: 'This seat is played elsewhere.' };

export const makeFarSource = <T extends GameTypes>({
  descriptor,
  you,
  deeds,
  strict,
  isOfThisEdition,
  seen: first,
  link: linkThen,
}: FarSourceOptions<T>): FarSource<T> => {
  const { game } = descriptor;
  const own: Seat | 'spectator' = you.seat ?? 'spectator';
  const listeners = new Set<() => void>();
  const standings = new Map<Eyes, BattleSeen<T>>();
  let truth = first;
  let guesses: readonly Guess<T>[] = [];
  /** Commands that were sent and cannot be foreseen: what comes after them cannot be either. */
  const unforeseen = new Set<string>();
  let link = linkThen;
  let concluded: { readonly told: Told<T> | undefined } | undefined;
  let everything: readonly Noticed<T['event']>[] | undefined;
  /** What a seat sees tells what everybody sees. */
  let open: { readonly of: T['state']; readonly view: T['state'] } | undefined;

  const tell = (): void => {
    standings.clear();
    for (const listener of [...listeners]) listener();
  };

  const viewNow = (): T['state'] => guesses.at(-1)?.view ?? truth.view;

  const openView = (): T['state'] => {
    const view = viewNow();
    if (own === 'spectator') return view;
    if (open?.of !== view) open = { of: view, view: game.view(view, 'spectator') };
    return open.view;
  };

  const viewOf = (eyes: Eyes): T['state'] => {
    if (eyes === own) return viewNow();
    if (eyes === 'spectator') return openView();
    if (eyes !== 'everyone' || concluded === undefined) throw new Error('nothing was sent for these eyes');
    return concluded.told?.frames.at(-1)?.state ?? truth.view;
  };

  const fresh = (eyes: Eyes): BattleSeen<T> => ({
    view: viewOf(eyes),
    decisions: decisionsFor(guesses.at(-1)?.decisions ?? truth.decisions, eyes),
    // the end is told when everything can be looked at
    outcome: concluded === undefined ? undefined : (truth.outcome ?? undefined),
    offers: eyes === own && guesses.length === 0 ? offersAt(truth.offers, truth.n) : NO_OFFERS,
    requests: truth.requests,
    link,
  });

  const standing = (eyes: Eyes): BattleSeen<T> => {
    const known = standings.get(eyes) ?? fresh(eyes);
    standings.set(eyes, known);
    return known;
  };

  const noticedBy = (eyes: Eyes): readonly Noticed<T['event']>[] => {
    if (eyes === 'everyone' && concluded?.told !== undefined) {
      everything ??= noticedOf(game, concluded.told.frames, 'everyone');
      return everything;
    }
    viewOf(eyes); // whoever may not look may not listen
    if (eyes !== own && eyes !== 'everyone') throw new Error('nothing was sent for these eyes');
    return guesses.length === 0 ? truth.noticed : [...truth.noticed, ...guesses.map(({ item }) => item)];
  };

  const settleGuess = (id: string): void => {
    unforeseen.delete(id);
    const place = guesses.findIndex((one) => one.id === id);
    if (place < 0 || you.seat === null) return;
    const before = guesses.slice(0, place);
    const after = guessAgain(descriptor, baseOf(truth, before), you.seat, guesses.slice(place + 1));
    guesses = [...before, ...after];
    tell();
  };

  /** What comes of it is shown at once, where it is known. */
  const foresee = (seat: Seat, id: string, command: T['command']): void => {
    const guessed =
      isOfThisEdition && unforeseen.size === 0
        ? guess(descriptor, baseOf(truth, guesses), seat, { id, command })
        : undefined;
    if (guessed === undefined) {
      unforeseen.add(id);
      return;
    }
    guesses = [...guesses, guessed];
    tell();
  };

  const play: MatchSource<T>['play'] = async (seat, command, seen = baseOf(truth, guesses).n) => {
    if (seat !== you.seat) return ELSEWHERE;
    const { id, answer } = deeds.ask({ type: 'play', command, seen });
    foresee(seat, id, command);
    const settled = await answer;
    settleGuess(id);
    return settled;
  };

  const by = (seat: Seat, wish: Wish): Promise<Answer> =>
    seat === you.seat ? deeds.ask(wish).answer : Promise.resolve(ELSEWHERE);

  const source: MatchSource<T> = {
    seats: you.seat === null ? [] : [you.seat],
    standing,
    noticed: (eyes, since = 0) => {
      const noticed = noticedBy(eyes);
      return since === 0 ? noticed : noticed.slice(Math.max(0, since - (noticed[0]?.n ?? 0)));
    },
    get viewBefore() {
      const told = concluded?.told;
      return told && ((eyes: Eyes, n: number) => viewBeforeNotice(game, told.frames, eyes, n));
    },
    play,
    ask: (kind, seat) => by(seat, { type: 'ask', kind }),
    answer: (request, seat, yes) => by(seat, { type: 'answer', request, yes }),
    withdraw: (request, seat) => by(seat, { type: 'withdraw', request }),
    record: () => concluded?.told?.record,
    strict,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  return {
    source,
    take: (seen) => {
      const before = truth;
      if (you.seat === null) truth = seen;
      else ({ truth, guesses } = settleBy(descriptor, you.seat, guesses, before, seen));
      if (truth !== before) tell();
    },
    setLink: (now) => {
      link = now;
      tell();
    },
    conclude: (told) => {
      concluded = { told };
      tell();
    },
  };
};
