/** A match that is played in this browser, as a source for its table. Beside keeping, nothing else here touches the match. */

import {
  type Descriptor,
  type Eyes,
  explainRefusal,
  type GameTypes,
  isPlay,
  type Match,
  makeJournal,
  type RedoOffer,
  replay,
  type Seat,
  seenBy,
  standingEntries,
  type UndoOffer,
} from '@muster/kernel';
import { awaitLuck, type LuckAwaited } from './real-luck.ts';
import type { Answer, DiceOf, MatchSource } from './source.ts';

/** `computers`: the seats that nobody has to ask; they agree to every take-back. `diceOf`: whose the dice are. `strict`: what was rolled, learned or answered stands. */
export const localSource = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Match<T>,
  computers: readonly Seat[],
  diceOf: DiceOf = 'muster',
  strict = false,
): MatchSource<T> => {
  const { game, concede } = descriptor;
  const listeners = new Set<() => void>();
  const seen = new Map<Eyes, { readonly state: T['state']; readonly view: T['state'] }>();

  const allowed = (eyes: Eyes): Eyes => {
    if (eyes === 'everyone' && match.outcome() === undefined) throw new Error('the battle is not over');
    return eyes;
  };

  const view = (eyes: Eyes): T['state'] => {
    const state = match.state();
    const known = seen.get(eyes);
    if (known?.state === state) return known.view;
    const fresh = match.view(allowed(eyes));
    seen.set(eyes, { state, view: fresh });
    return fresh;
  };

  /** The battle is played once more up to there: nobody waits for it but who asked to see something again. */
  const viewBefore = (eyes: Eyes, n: number): T['state'] | undefined => {
    const replayed = replay(game, match.record());
    if (!replayed.ok) return undefined;
    const journal = makeJournal(game);
    for (const [i, { entry, events }] of replayed.frames.entries()) {
      journal.add({ entry, events });
      if (journal.noticedBy(eyes).length <= n) continue;
      const before = replayed.frames[i - 1];
      return before && seenBy(game, before.state, allowed(eyes));
    }
    return undefined;
  };

  /** Who has given up has no say any more. */
  const willing = (): readonly Seat[] => {
    const entries = match.entries();
    const gone = standingEntries(game, entries).flatMap((n) => {
      const entry = entries[n]!;
      return isPlay(entry) && entry.command.type === concede.type ? [entry.seat] : [];
    });
    return [...computers, ...gone];
  };

  const undoOffer = (seat: Seat): UndoOffer | undefined => {
    const offer = match.undoOffer(seat);
    if (offer === undefined || offer.consent.length === 0) return offer;
    if (strict) return undefined;
    const agreed = willing();
    return { ...offer, consent: offer.consent.filter((other) => !agreed.includes(other)) };
  };

  const redoOffer = (seat: Seat): RedoOffer | undefined => {
    const offer = match.redoOffer(seat);
    if (offer === undefined || offer.consent.length === 0) return offer;
    const agreed = willing();
    return { ...offer, consent: offer.consent.filter((other) => !agreed.includes(other)) };
  };
  const luck: LuckAwaited<T> = awaitLuck(descriptor, match, computers);

  const told = (done: { readonly ok: true } | { readonly ok: false; readonly refusal: T['refusal'] }): Answer => {
    if (!done.ok) return { ok: false, why: explainRefusal(game, done.refusal) };
    for (const listener of [...listeners]) listener();
    return { ok: true };
  };

  return {
    view,
    decisionsFor: (eyes) => match.decisionsFor(allowed(eyes)),
    noticed: (eyes, since = 0) => match.noticedBy(allowed(eyes)).slice(since),
    viewBefore,
    outcome: match.outcome,
    undoOffer,
    play: async (seat, command) => {
      const played = match.play(seat, command);
      const done = played.ok && played.needs !== undefined ? await luck.given(seat) : played;
      return done === undefined ? { ok: false, why: undefined } : told(done);
    },
    ...(diceOf !== 'muster' && { realLuck: luck }),
    realCards: diceOf === 'peopleWithCards',
    strict,
    undo: async ({ by }, agreed) => told(match.takeBack(by, [...agreed, ...willing()])),
    redoOffer,
    redo: async ({ by }, agreed) => told(match.redo(by, [...agreed, ...willing()])),
    record: () => (match.outcome() === undefined ? undefined : match.record()),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
