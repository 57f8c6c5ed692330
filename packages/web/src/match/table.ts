/**
 * One open battle on this screen. It puts together who reads the match, who shows it, and who answers; itself it only decides
 * whose turn it is to look and to act. A person can act when everything has been shown, and the page is told what one pair of
 * eyes may see, never more.
 */

import type { Decision, Eyes, GameTypes, Seat, UndoOffer } from '@muster/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isPerson, personSeats, type SeatPlayers } from '../contract/players.ts';
import type { TableActions, TableGame, TableState } from '../contract/table-game.ts';
import { prefersStillness, useSettings } from '../parts/settings.ts';
import type { Brain } from './brain.ts';
import { makeComputerSeats } from './computer-seats.ts';
import { makeOwnAnswers } from './own-answers.ts';
import { makeShowing, type Pace } from './showing.ts';
import type { MatchSource } from './source.ts';

export type Table<T extends GameTypes = GameTypes, X = unknown> = StoreApi<TableState<T, X>> &
  TableActions<T> & {
    /** For who sits at the screen; undefined when there is nothing of theirs to take back. */
    undoOffer(): UndoOffer | undefined;
    /** `agreed`: who was asked and said yes. */
    undo(agreed: readonly Seat[]): void;
    /** As text; only when the battle is over. */
    record(): string | undefined;
    close(): void;
  };

/** What a table needs of the browser; tests bring their own. */
export interface Surroundings {
  readonly brain: Brain;
  /** Keeps the battle as it stands; rejects when that is impossible. */
  keep(): Promise<void>;
}

const PACES = { calm: 1, brisk: 0.4, instant: 0 } as const;
const PACE: Pace = { share: () => PACES[useSettings.getState().pace], still: prefersStillness };
const CANNOT_SAVE =
  'This battle could not be saved: the browser’s storage is full or forbidden. Download the record to keep it.';

interface Turn<C> {
  readonly seat: Seat;
  readonly command: C;
}

export const openTable = <T extends GameTypes, X>(
  game: TableGame<T, X>,
  source: MatchSource<T>,
  players: SeatPlayers,
  { brain, keep }: Surroundings,
): Table<T, X> => {
  const { descriptor } = game;
  const people = personSeats(players);
  const person = (seat: Seat): boolean => isPerson(players[seat]);
  const handsOver = descriptor.secrets && people.length > 1;
  const isOver = (): boolean => source.outcome() !== undefined;
  const queue: Turn<T['command']>[] = [];
  let running = false;
  let closed = false;
  /** Has answered, and wants to answer otherwise. */
  let changing: Seat | undefined;

  const firstEyes = (): Eyes => (isOver() ? 'everyone' : handsOver ? 'spectator' : (people[0] ?? 'spectator'));
  const showing = makeShowing(game, source, firstEyes(), PACE, person, (now) => set(now));
  const store = createStore<TableState<T, X>>(() => ({
    ...showing.now(),
    players,
    seatNames: descriptor.seatNames(source.view('spectator').config),
    decisions: [],
    acting: undefined,
    curtain: undefined,
    again: [],
    changing: false,
    outcome: source.outcome(),
    showing: false,
    thinking: undefined,
    notice: undefined,
  }));
  const { setState: set, getState: get } = store;
  const computers = makeComputerSeats(descriptor, source, players, brain, (thinking) =>
    set(thinking === undefined ? { thinking } : { thinking, showing: true, acting: undefined, again: mayChange() }),
  );
  const own = makeOwnAnswers(game, source, players);

  /** The people who have answered in secret, while others have not. */
  const mayChange = (): readonly Seat[] =>
    isOver() ? [] : people.filter((seat) => descriptor.mayAnswerAgain(source.view('spectator'), seat));

  /** Whose turn it is to look and to act. Who already sits there is asked first, so that nothing is handed over in vain. */
  const whoLooks = (): Pick<TableState, 'eyes' | 'acting' | 'curtain'> => {
    const { eyes } = get();
    if (isOver()) return { eyes: 'everyone', acting: undefined, curtain: undefined };
    if (changing !== undefined) return { eyes: changing, acting: changing, curtain: undefined };
    const asked = source.decisionsFor('spectator').flatMap((d) => (person(d.seat) ? [d.seat] : []));
    const seat = asked.find((s) => s === eyes) ?? asked[0];
    if (seat === undefined) return { eyes, acting: undefined, curtain: undefined };
    if (seat === eyes || !handsOver) return { eyes: seat, acting: seat, curtain: undefined };
    return { eyes: 'spectator', acting: undefined, curtain: seat };
  };

  /** What is asked; of who answers once more, what they had been asked. */
  const decisionsOf = (acting: Seat | undefined): readonly Decision[] => {
    const decisions = source.decisionsFor(acting ?? 'spectator');
    const same = acting === changing ? decisions[0] : undefined;
    return same === undefined || acting === undefined ? decisions : [{ ...same, seat: acting }, ...decisions];
  };

  /** Everything has been shown: a person may act. */
  const settle = (): void => {
    const again = mayChange();
    if (changing !== undefined && !again.includes(changing)) changing = undefined; // too late
    const { eyes, acting, curtain } = whoLooks();
    if (eyes !== get().eyes) showing.lookWith(eyes);
    if (curtain !== undefined) own.forget(); // a plan does not outlast another's turn at the screen
    set({
      acting,
      curtain,
      again,
      changing: changing !== undefined,
      decisions: decisionsOf(acting),
      outcome: source.outcome(),
      showing: false,
      thinking: undefined,
    });
  };

  const showNews = async (): Promise<void> => {
    if (get().eyes === 'everyone' && !isOver()) showing.lookWith(firstEyes()); // the end was taken back
    if (showing.isBehind()) set({ showing: true, acting: undefined, decisions: [] });
    await showing.catchUp();
  };

  const perform = async ({ seat, command }: Turn<T['command']>): Promise<boolean> => {
    const answer = await source.play(seat, command);
    if (answer.ok) {
      if (changing === seat) changing = undefined;
      return true;
    }
    own.forget();
    set({ notice: answer.why });
    return false;
  };

  /** Of who sits there and is asked. */
  const ownTurn = (): Turn<T['command']> | undefined => {
    const { acting: seat } = whoLooks();
    const command = seat === undefined || changing !== undefined ? undefined : own.next(seat);
    return seat === undefined || command === undefined ? undefined : { seat, command };
  };

  /** One step; false when people must decide. */
  const step = async (): Promise<boolean> => {
    await showNews();
    const turn = queue.shift();
    if (turn !== undefined) {
      await perform(turn);
      return true;
    }
    if (changing === undefined && (await computers.answer()) !== 'none') return true;
    const answer = ownTurn();
    if (answer !== undefined) return perform(answer);
    return queue.length > 0 || showing.isBehind();
  };

  const carryOn = async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      while (!closed && (await step()));
    } catch (e) {
      const why = e instanceof Error ? e.message : 'unknown';
      if (!closed) set({ notice: `The computer player stopped (${why}). Reload the page to go on.` });
    }
    running = false;
    if (closed) return;
    showing.calm();
    computers.calm();
    settle();
  };

  /** Who acts or sits there, also while the computer is to move; behind a curtain, who is to come. */
  const atScreen = (): Seat | undefined => {
    const { acting, eyes, curtain } = get();
    return acting ?? curtain ?? (typeof eyes === 'number' ? eyes : people[0]);
  };

  const mayPlay = (seat: Seat, command: T['command']): boolean => {
    const { showing: busy, acting, eyes } = get();
    if (closed || !person(seat) || isOver()) return false;
    if (handsOver && descriptor.isSecret(command) && eyes !== seat) return false; // only who sits there tells a secret
    return descriptor.isAnytime(command) || (!busy && queue.length === 0 && acting === seat);
  };

  const play = (seat: Seat | undefined, [command, ...rest]: readonly T['command'][]): void => {
    if (seat === undefined || command === undefined || !mayPlay(seat, command)) return;
    set({ notice: undefined });
    if (!descriptor.game.isPrivate(command)) own.follow(seat, rest); // standing orders change no plan
    queue.push({ seat, command });
    if (get().showing) {
      showing.hurry();
      computers.stop();
    }
    void carryOn();
  };

  /** Of who sits there. Where nobody does, of who came last, who must agree; where all do, of who came last. */
  const undoOffer = (): UndoOffer | undefined => {
    const { acting, eyes } = get();
    const sitting = handsOver ? (acting ?? eyes) : 'everyone';
    const whose = typeof sitting === 'number' ? [sitting] : people;
    const offer = whose.flatMap((seat) => source.undoOffer(seat) ?? []).sort((a, b) => a.count - b.count)[0];
    const isTheirs = !handsOver || typeof sitting === 'number';
    return offer === undefined || isTheirs ? offer : { ...offer, consent: [offer.by, ...offer.consent] };
  };

  const undo = async (agreed: readonly Seat[]): Promise<void> => {
    const offer = undoOffer();
    if (offer === undefined || (get().showing && get().thinking === undefined)) return;
    changing = undefined;
    own.pause();
    const answering = source.undo(offer, agreed);
    computers.stop();
    const answer = await answering;
    set({ notice: answer.ok ? undefined : answer.why });
    void carryOn();
  };

  const reveal = (seat: Seat | undefined = get().curtain): void => {
    const { curtain, again, thinking } = get();
    if (seat === undefined || closed) return;
    if (seat !== curtain) {
      if (!again.includes(seat) || (curtain === undefined && thinking === undefined)) return;
      changing = seat;
      computers.stop();
    }
    if (running) return; // settles when the thought has ended
    showing.lookWith(seat);
    void carryOn();
  };

  const unlisten = source.listen(() => {
    keep().catch(() => set({ notice: CANNOT_SAVE }));
    void carryOn();
  });
  void carryOn();
  return {
    ...store,
    play: (command, seat = atScreen()) => play(seat, [command]),
    playInTurn: (commands) => play(atScreen(), commands),
    undo: (agreed) => void undo(agreed),
    undoOffer,
    reveal,
    leave: () => {
      changing = undefined;
      void carryOn();
    },
    skip: () => {
      if (!get().showing) return;
      showing.hurry();
      computers.hurry();
    },
    settled: showing.settled,
    record: () => {
      const record = source.record();
      return record && JSON.stringify(record, null, 1);
    },
    forgetNotice: () => set({ notice: undefined }),
    close: () => {
      closed = true;
      unlisten();
      showing.hurry();
      computers.stop();
    },
  };
};
