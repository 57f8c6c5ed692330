/**
 * One open battle on this screen: it puts together who reads the match, who shows it, who sits there and who answers, and goes
 * from one to the other. A person can act when everything has been shown, and the page is told what one pair of eyes may see, never
 * more.
 */

import type { Asks, ForMe, GameTypes, RedoOffer, Seat, UndoOffer } from '@muster/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SeatPlayers } from '../contract/players.ts';
import type { TableActions, TableGame, TableState } from '../contract/table-game.ts';
import { prefersStillness, useSettings } from '../parts/settings.ts';
import { play as sound } from '../parts/sound.ts';
import type { Brain } from './brain.ts';
import { makeComputerSeats } from './computer-seats.ts';
import { makeOwnAnswers } from './own-answers.ts';
import type { Written } from './saves.ts';
import { makeSeating } from './seating.ts';
import { makeShowing, type Pace } from './showing.ts';
import type { MatchSource } from './source.ts';

export type Table<T extends GameTypes = GameTypes, X = unknown> = StoreApi<TableState<T, X>> &
  TableActions<T> & {
    /** For who sits at the screen; undefined when there is nothing of theirs to take back. */
    undoOffer(): UndoOffer | undefined;
    /** `agreed`: who was asked and said yes. */
    undo(agreed: readonly Seat[]): void;
    /** Playing again what was taken back last; undefined when something else was played since. */
    redoOffer(): RedoOffer | undefined;
    redo(agreed: readonly Seat[]): void;
    /** Whether people roll the dice, and draw the cards. */
    readonly realDice: boolean;
    readonly realCards: boolean;
    /** What was rolled, learned or answered stands. */
    readonly strict: boolean;
    /** As text; only when the battle is over. */
    record(): string | undefined;
    close(): void;
  };

/** What a table needs of the browser; tests bring their own. */
export interface Surroundings {
  readonly brain: Brain;
  /** Keeps the battle as it stands, unless another tab has it now; rejects when that is impossible. */
  keep(): Promise<Written>;
}

const PACES = { calm: 1, brisk: 0.4, instant: 0 } as const;
const PACE: Pace = { share: () => PACES[useSettings.getState().pace], still: prefersStillness, sound };
const CANNOT_SAVE =
  'This battle could not be saved: the browser’s storage is full or forbidden. Download the record to keep it.';

const whyFailed = (e: unknown): string => (e instanceof Error ? e.message : 'nobody knows why');

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
  const seating = makeSeating(descriptor, source, players);
  const queue: Turn<T['command']>[] = [];
  let running = false;
  let closed = false;
  /** Has answered, and wants to answer otherwise. */
  let changing: Seat | undefined;
  /** By seat which kinds of decision the computer answers for a person, and the commands it has given so; none when it is done. */
  const forMe = new Map<
    Seat,
    {
      readonly by: ForMe<T['command'], T['state']>;
      readonly kinds: readonly string[];
      readonly round: number;
      readonly count: number;
    }
  >();
  /** What it would have done next and left to the person. */
  let left: Turn<T['command']> | undefined;
  /** Nothing goes on while several commands are taken back. */
  let holding = false;
  /** Who has said that the device is theirs now. */
  let sitting: Seat | undefined;
  /** What is to be shown once more, from this number on. */
  let again: number | undefined;

  const showing = makeShowing(game, source, seating.firstEyes(), PACE, seating.isPerson, (now) => set(now));
  const store = createStore<TableState<T, X>>(() => ({
    ...showing.now(),
    players,
    seatNames: descriptor.seatNames(source.view('spectator').config),
    decisions: [],
    left: undefined,
    acting: undefined,
    curtain: undefined,
    again: [],
    againWords: '',
    changing: false,
    outcome: source.outcome(),
    showing: false,
    thinking: undefined,
    failed: undefined,
    elsewhere: undefined,
    asked: undefined,
    notice: undefined,
  }));
  const { setState: set, getState: get } = store;
  const computers = makeComputerSeats(descriptor, source, players, brain, (thinking) =>
    set(
      thinking === undefined
        ? { thinking }
        : { thinking, showing: true, acting: undefined, again: seating.mayChange(), againWords: seating.againWords() },
    ),
  );
  const own = makeOwnAnswers(game, source, players);

  /** Everything has been shown: a person may act. */
  const settle = (): void => {
    const again = seating.mayChange();
    if (changing !== undefined && !again.includes(changing)) changing = undefined; // too late
    const { eyes, acting, curtain } = seating.whoLooks(get().eyes, changing);
    if (eyes !== get().eyes) showing.lookWith(eyes);
    if (eyes !== sitting) sitting = undefined;
    if (curtain !== undefined) own.forget(); // a plan does not outlast another's turn at the screen
    set({
      acting,
      curtain,
      again,
      againWords: seating.againWords(),
      changing: changing !== undefined,
      decisions: seating.decisions(acting, changing),
      left: left?.seat === acting ? left?.command : undefined,
      outcome: source.outcome(),
      showing: false,
      thinking: undefined,
    });
  };

  const showNews = async (): Promise<void> => {
    if (get().eyes === 'everyone' && source.outcome() === undefined) showing.lookWith(seating.firstEyes()); // the end was taken back
    if (showing.isBehind()) set({ showing: true, acting: undefined, decisions: [] });
    await showing.catchUp();
  };

  const showOnceMore = async (since: number): Promise<void> => {
    set({ showing: true, acting: undefined, decisions: [] });
    await showing.again(since);
    again = undefined;
  };

  const perform = async ({ seat, command }: Turn<T['command']>): Promise<boolean> => {
    const answer = await source.play(seat, command);
    if (answer.ok) {
      if (changing === seat) changing = undefined;
      return true;
    }
    own.forget(seat);
    set({ notice: answer.why });
    return false;
  };

  /** Of who sits there and is asked. */
  const ownTurn = (): Turn<T['command']> | undefined => {
    const { acting: seat } = seating.whoLooks(get().eyes, changing);
    const command = seat === undefined || changing !== undefined ? undefined : own.next(seat);
    return seat === undefined || command === undefined ? undefined : { seat, command };
  };

  /** What this kind of decision leaves to the computer; all answers where the game says no more. */
  const offeredFor = (kind: string): ForMe<T['command'], T['state']> => {
    const asks: Readonly<Record<string, Asks<T['command'], T['state']>>> = descriptor.asks;
    const offered = asks[kind]?.forMe;
    return typeof offered === 'object' ? offered : { words: offered ?? '' };
  };

  const isLeft = (seat: Seat, by: ForMe<T['command'], T['state']>, command: T['command']): boolean => {
    if (by.leaves?.(command, source.view(seat)) !== true) return false;
    left = { seat, command };
    return true;
  };

  const roundNow = (): number => descriptor.roundOf(source.view('spectator'));

  /** The computer answers for a person, as long as the same is asked. */
  const answerForMe = async (): Promise<boolean> => {
    for (const { seat, kind } of source.decisionsFor('spectator')) {
      const given = forMe.get(seat);
      if (given === undefined || given.kinds.length === 0) continue;
      const { by, kinds, round, count } = given;
      const isMeant = kinds.includes(kind) && (by.thisRound !== true || round === roundNow());
      const isPlayed = isMeant && (await computers.answerFor(seat, (c) => isLeft(seat, by, c))) === 'played';
      const goesOn = isPlayed && by.once !== true;
      forMe.set(seat, { by, kinds: goesOn ? kinds : [], round, count: isPlayed ? count + 1 : count });
      if (isMeant) return true;
    }
    return false;
  };

  /** One step; false when people must decide. */
  const step = async (): Promise<boolean> => {
    await showNews();
    if (closed) return false;
    if (again !== undefined) await showOnceMore(again);
    const [turn] = queue;
    if (turn !== undefined) {
      await perform(turn).finally(() => queue.shift()); // until then nothing else is sent for who acts
      return true;
    }
    if (changing === undefined && (await computers.answer()) !== 'none') return true;
    if (await answerForMe()) return true;
    const answer = ownTurn();
    if (answer !== undefined) return perform(answer);
    return queue.length > 0 || showing.isBehind();
  };

  const carryOn = async (): Promise<void> => {
    if (running || holding) return;
    running = true;
    if (get().failed !== undefined) set({ failed: undefined });
    try {
      while (!closed && (await step()));
    } catch (e) {
      if (!closed) set({ failed: whyFailed(e) });
    }
    running = false;
    if (closed) return;
    showing.calm();
    computers.calm();
    settle();
  };

  const play = (seat: Seat | undefined, [command, ...rest]: readonly T['command'][]): void => {
    const isFree = !get().showing && queue.length === 0;
    if (closed || seat === undefined || command === undefined) return;
    if (!seating.mayPlay(seat, command, get(), isFree)) return;
    set({ notice: undefined });
    if (!descriptor.game.isPrivate(command)) {
      own.follow(seat, rest); // standing orders change no plan
      forMe.delete(seat);
      left = undefined;
    }
    queue.push({ seat, command });
    if (get().showing) {
      showing.hurry();
      computers.stop();
    }
    void carryOn();
  };

  const undo = async (agreed: readonly Seat[]): Promise<void> => {
    const offer = seating.undoOffer(get());
    if (closed || offer === undefined || (get().showing && get().thinking === undefined)) return;
    changing = undefined;
    own.pause();
    const more = (forMe.get(offer.by)?.count ?? 1) - 1;
    forMe.clear();
    left = undefined;
    holding = more > 0;
    const answering = source.undo(offer, agreed);
    computers.stop();
    const answer = await answering;
    if (answer.ok) await undoMore(offer.by, agreed, more);
    holding = false;
    set({ notice: answer.ok ? undefined : answer.why });
    void carryOn();
  };

  /** What the computer has played for this seat is taken back as one. */
  const undoMore = async (by: Seat, agreed: readonly Seat[], times: number): Promise<void> => {
    for (let left = times; left > 0; left--) {
      const offer = source.undoOffer(by);
      if (offer === undefined || !offer.consent.every((seat) => agreed.includes(seat))) return;
      await source.undo(offer, agreed);
    }
  };

  const letPlay = (): void => {
    const { acting: seat, decisions, showing: busy } = get();
    const kind = decisions.find((d) => d.seat === seat)?.kind;
    if (closed || busy || queue.length > 0 || seat === undefined || kind === undefined) return;
    const by = offeredFor(kind);
    left = undefined;
    forMe.set(seat, { by, kinds: [kind, ...(by.also ?? [])], round: roundNow(), count: 0 });
    set({ notice: undefined, showing: true, acting: undefined });
    void carryOn();
  };

  const suggest = async (asked?: T['state']): Promise<T['command'] | undefined> => {
    const { acting: seat, showing: busy } = get();
    if (closed || busy || running || queue.length > 0 || seat === undefined) return undefined;
    running = true;
    set({ notice: undefined, showing: true, acting: undefined });
    try {
      return await computers.suggest(seat, asked ?? source.view(seat));
    } catch (e) {
      set({ notice: whyFailed(e) });
      return undefined;
    } finally {
      running = false;
      await carryOn();
    }
  };

  const redo = async (agreed: readonly Seat[]): Promise<void> => {
    const offer = seating.redoOffer(get());
    if (closed || offer === undefined || get().showing) return;
    changing = undefined;
    const answer = await source.redo(offer, agreed);
    set({ notice: answer.ok ? undefined : answer.why });
    void carryOn();
  };

  /** What is asked for; a card that one person alone may see, only when that person has come. */
  const showAsked = (): void => {
    const asked = source.realLuck?.asked();
    const whose = asked?.kind === 'draw' ? asked.seat : null;
    if (whose !== null && whose !== sitting && seating.handsOver) set({ asked: undefined, curtain: whose });
    else set(asked === undefined ? { asked } : { asked, curtain: undefined });
  };

  const reveal = (seat: Seat | undefined = get().curtain): void => {
    const { curtain, again, thinking, acting } = get();
    if (seat === undefined || closed) return;
    if (seat === curtain || seat === acting) sitting = seat;
    if (source.realLuck?.asked() !== undefined) {
      if (seat !== curtain) return;
      showing.lookWith(seat);
      showAsked();
      return;
    }
    if (seat !== curtain && seat !== acting) {
      if (!again.includes(seat) || (curtain === undefined && thinking === undefined)) return;
      changing = seat;
      computers.stop();
    }
    if (running) return; // settles when the thought has ended
    showing.lookWith(seat);
    void carryOn();
  };

  const close = (): void => {
    closed = true;
    unlisten();
    unlistenLuck?.();
    showing.hurry();
    computers.stop();
  };

  /** What another tab has played is the battle; nothing goes on here. */
  const keepOrClose = async (): Promise<void> => {
    const written = await keep();
    if (written === 'kept' || closed) return;
    close();
    set({ elsewhere: written, acting: undefined, curtain: undefined, decisions: [], again: [], asked: undefined });
    set({ showing: false, thinking: undefined, failed: undefined, notice: undefined });
  };

  const unlisten = source.listen(() => {
    keepOrClose().catch(() => set({ notice: CANNOT_SAVE }));
    void carryOn();
  });
  const unlistenLuck = source.realLuck?.listen(showAsked);
  void carryOn();
  return {
    ...store,
    play: (command, seat = seating.atScreen(get())) => play(seat, [command]),
    playInTurn: (commands) => play(seating.atScreen(get()), commands),
    letPlay,
    suggest,
    undo: (agreed) => void undo(agreed),
    undoOffer: () => seating.undoOffer(get()),
    redo: (agreed) => void redo(agreed),
    redoOffer: () => seating.redoOffer(get()),
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
    tryAgain: () => void carryOn(),
    realDice: source.realLuck !== undefined,
    realCards: source.realCards === true,
    strict: source.strict === true,
    giveLuck: (values) => source.realLuck?.give(values),
    withdrawLuck: () => source.realLuck?.withdraw(),
    settled: showing.settled,
    mayShowAgain: showing.remembers,
    showAgain: (since) => {
      if (closed || running || get().acting === undefined) return;
      again = since;
      void carryOn();
    },
    record: () => {
      const record = source.record();
      return record && JSON.stringify(record, null, 1);
    },
    forgetNotice: () => set({ notice: undefined }),
    close,
  };
};
