/**
 * One open battle on this screen: plays commands, shows what happened step by step, lets the computer think, keeps the save.
 * A person can act only when everything has been shown.
 */

import {
  type Battle,
  type BattleCommand,
  type BattleEvent,
  fieldOf,
  gridBattles,
  type StruckEvent,
} from '@muster/grid-battles';
import { type Entry, explainRefusal, heardBy, isUndo, type Seat } from '@muster/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { prefersStillness, useSettings } from '../app/settings.ts';
import type { LastMove } from '../board/marks.ts';
import { makeBrain } from './brain.ts';
import type { OpenBattle } from './host.ts';
import { saveOf } from './host.ts';
import { eventLine, type LogLine, logOf, markUndone, standingEntries, undoLine } from './log.ts';
import { isPerson, type SeatPlayers } from './players.ts';
import { putSave } from './saves.ts';
import { showEvent } from './show.ts';

/** The dice on the table: rolling, or lying there to be read. */
export interface DiceShown {
  readonly event: StruckEvent;
  readonly rolling: boolean;
}

export interface TableState {
  readonly players: SeatPlayers;
  /** The true state; what a person decides about. */
  readonly battle: Battle;
  /** What the board shows just now. */
  readonly shown: Battle;
  readonly log: readonly LogLine[];
  readonly lastMove: LastMove | undefined;
  readonly dice: readonly DiceShown[];
  /** Something is still being shown. */
  readonly showing: boolean;
  readonly thinking: { readonly seat: Seat; readonly progress: number } | undefined;
  /** Said once, then forgotten: a refusal, a failed save. */
  readonly notice: string | undefined;
  readonly entries: readonly Entry[];
}

export interface TableActions {
  play(command: BattleCommand): void;
  /** Shows the rest at once. */
  skip(): void;
  /** The dice have settled. */
  settled(): void;
  /** How many commands taking back would take, and whether it is free; undefined when there is nothing of one's own. */
  undoOffer(): { readonly count: number; readonly by: Seat; readonly free: boolean } | undefined;
  undo(agreed: boolean): void;
  record(): string;
  forgetNotice(): void;
  close(): void;
}

export type Table = StoreApi<TableState> & TableActions;

const STEP_MS = 170;
const LONGEST_MOVE_MS = 600;
const READ_DICE_MS = 900;
const READ_STEP_MS = 260;
const DICE_LIMIT_MS = 4000;
const THINK_MS = 2000;

const PACES = { calm: 1, brisk: 0.4, instant: 0 } as const;

export const openTable = (open: OpenBattle): Table => {
  const { match } = open;
  let { save } = open;
  const { config } = match.state();
  const sideNames = fieldOf(config).scenario.sides.map((side) => side.name);
  const brain = makeBrain();
  let hurry = false;
  let closed = false;
  let runs = 0;
  let wake: (() => void) | undefined;

  const store = createStore<TableState>(() => ({
    players: save.players,
    battle: match.state(),
    shown: match.state(),
    log: logOf(open.frames, sideNames),
    lastMove: undefined,
    dice: [],
    showing: false,
    thinking: undefined,
    notice: undefined,
    entries: [...match.entries()],
  }));
  const { setState: set, getState: get } = store;

  const person = (seat: Seat): boolean => isPerson(save.players[seat as 0 | 1]);

  const pause = (ms: number): Promise<void> => {
    const pace = PACES[useSettings.getState().pace];
    if (hurry || closed || ms * pace === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms * pace);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };

  const keep = (): void => {
    const outcome = match.outcome();
    const last = get().log.findLast((line) => line.event?.type === 'ended' && !line.undone);
    save = saveOf({ save, match }, outcome === undefined ? null : (last?.words ?? 'The battle is over.'));
    putSave(save).catch(() =>
      set({
        notice:
          'This battle could not be saved: the browser’s storage is full or forbidden. Download the record to keep it.',
      }),
    );
  };

  const addLine = (line: LogLine): void => set((s) => ({ log: [...s.log, line] }));

  const showDice = async (event: StruckEvent): Promise<void> => {
    const earlier = event.half === 2 ? get().dice.map((d) => ({ ...d, rolling: false })) : [];
    const instant = hurry || prefersStillness() || useSettings.getState().pace === 'instant';
    set({ dice: [...earlier, { event, rolling: !instant }] });
    if (!instant) await pause(DICE_LIMIT_MS); // ends when the dice say that they have settled
    set((s) => ({ dice: s.dice.map((d) => ({ ...d, rolling: false })) }));
  };

  /** What a person should see of one event before the next one. */
  const present = async (event: BattleEvent, entry: number, n: number, seat: Seat): Promise<void> => {
    if (event.type === 'struck') await showDice(event);
    if (event.type === 'moved' && person(seat)) set({ lastMove: undefined });
    else if (event.type === 'moved') set({ lastMove: { unit: event.unit, path: [event.from, ...event.path] } });
    set((s) => ({ shown: showEvent(s.shown, event) }));
    addLine(eventLine(event, config, entry, n, seat));
    if (event.type === 'moved' && !person(seat))
      await pause((prefersStillness() ? 0 : Math.min(LONGEST_MOVE_MS, STEP_MS * event.path.length)) + READ_STEP_MS);
    else if (event.type === 'struck') await pause(READ_DICE_MS);
    else if ((event.type === 'activated' || event.type === 'deployed') && !person(seat)) await pause(READ_STEP_MS);
  };

  const show = async (events: readonly BattleEvent[], seat: Seat): Promise<void> => {
    const entry = match.entries().length - 1;
    for (const [n, event] of events.entries()) await present(event, entry, n, seat);
    set({ shown: match.state(), battle: match.state(), entries: [...match.entries()] });
  };

  const perform = async (seat: Seat, command: BattleCommand): Promise<boolean> => {
    const played = match.play(seat, command);
    if (!played.ok) {
      set({ notice: explainRefusal(gridBattles, played.refusal) });
      return false;
    }
    keep();
    set((s) => ({ showing: true, dice: command.type === 'attack' ? [] : s.dice }));
    await show(heardBy(played.events, 'spectator'), seat);
    keep(); // now with the words of the ending
    return true;
  };

  const think = async (seat: Seat): Promise<BattleCommand | undefined> => {
    const player = save.players[seat as 0 | 1];
    if (player.kind !== 'ai') throw new Error('a person decides for this seat');
    set({ thinking: { seat, progress: 0 } });
    const question = {
      view: match.view(seat),
      seat,
      level: player.level,
      ms: hurry ? THINK_MS / 4 : THINK_MS,
      seed: match.entries().length,
    };
    const command = await brain.ask(question, (progress) => set({ thinking: { seat, progress } }));
    set({ thinking: undefined });
    return command;
  };

  /** Lets the computer play as long as it is its turn. A later call ends an earlier one. */
  const carryOn = async (): Promise<void> => {
    const run = ++runs;
    const isStale = () => closed || run !== runs;
    try {
      for (;;) {
        const decision = match.decisions()[0];
        if (decision === undefined || person(decision.seat)) break;
        set({ showing: true });
        const command = await think(decision.seat);
        if (isStale() || command === undefined || !(await perform(decision.seat, command)) || isStale()) break;
      }
    } catch (e) {
      const why = e instanceof Error ? e.message : 'unknown';
      if (!isStale()) set({ notice: `The computer player stopped (${why}). Reload the page to go on.` });
    }
    if (isStale()) return;
    hurry = false;
    set({ showing: false, thinking: undefined });
  };

  const play = (command: BattleCommand): void => {
    const decision = match.decisions()[0];
    if (closed || (get().showing && command.type !== 'concede') || decision === undefined) return;
    const seat = command.type === 'concede' ? conceder(decision.seat) : decision.seat;
    set({ notice: undefined });
    if (command.type === 'concede') brain.stop();
    void perform(seat, command).then(carryOn);
  };

  /** A person concedes for the own side, also while the computer is to move. */
  const conceder = (turn: Seat): Seat => (person(turn) ? turn : 1 - turn);

  const undoOffer: TableActions['undoOffer'] = () => {
    const entries = match.entries();
    const standing = standingEntries(entries);
    for (let back = 1; back <= standing.length; back++) {
      const entry = entries[standing[standing.length - back]!]!;
      if (!isUndo(entry) && person(entry.seat))
        return { count: back, by: entry.seat, free: match.refuseUndo(entry.seat, back) === undefined };
    }
    return undefined;
  };

  const undo = (agreed: boolean): void => {
    const offer = undoOffer();
    if (offer === undefined || (get().showing && get().thinking === undefined)) return;
    const done = match.undo(offer.by, agreed, offer.count);
    if (!done.ok) {
      set({ notice: explainRefusal(gridBattles, done.refusal) });
      return;
    }
    brain.stop();
    const entry = match.entries().length - 1;
    addLine(undoLine(entry, offer.count, offer.by, sideNames[offer.by]!));
    set((s) => ({
      battle: match.state(),
      shown: match.state(),
      log: markUndone(s.log, match.entries()),
      entries: [...match.entries()],
      lastMove: undefined,
      dice: [],
      notice: undefined,
    }));
    keep();
    void carryOn();
  };

  keep();
  void carryOn();
  return {
    ...store,
    play,
    undo,
    undoOffer,
    skip: () => {
      hurry = true;
      wake?.();
    },
    settled: () => wake?.(),
    record: () => JSON.stringify(match.record(), null, 1),
    forgetNotice: () => set({ notice: undefined }),
    close: () => {
      closed = true;
      wake?.();
      brain.stop();
    },
  };
};
