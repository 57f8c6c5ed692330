/**
 * One open battle on this screen: plays commands, shows what happened step by step, lets the computer think, keeps the save.
 * A person can act only when everything has been shown. The page is told what one pair of eyes may see, never more.
 */

import {
  type Eyes,
  explainRefusal,
  type GameTypes,
  heardBy,
  type LogLine,
  linesOf,
  type Seat,
  type UndoOffer,
} from '@muster/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isPerson, personSeats } from '../contract/players.ts';
import type { TableActions, TableGame, TableState } from '../contract/table-game.ts';
import { prefersStillness, useSettings } from '../parts/settings.ts';
import type { Brain } from './brain.ts';
import { type OpenBattle, stampOf } from './host.ts';
import type { Save } from './saves.ts';

export type Table<T extends GameTypes = GameTypes, X = unknown> = StoreApi<TableState<T, X>> &
  TableActions<T> & {
    /** Undefined when no person has done anything yet. */
    undoOffer(): UndoOffer | undefined;
    undo(agreed: boolean): void;
    record(): string;
    close(): void;
  };

/** What a table needs of the browser; tests bring their own. */
export interface Surroundings {
  readonly brain: Brain;
  put(save: Save): Promise<void>;
}

const THINK_MS = 2000;
const PACES = { calm: 1, brisk: 0.4, instant: 0 } as const;
const CANNOT_SAVE =
  'This battle could not be saved: the browser’s storage is full or forbidden. Download the record to keep it.';

interface Turn<C> {
  readonly seat: Seat;
  readonly command: C;
}

export const openTable = <T extends GameTypes, X>(
  { descriptor, ui }: TableGame<T, X>,
  open: OpenBattle<T>,
  { brain, put }: Surroundings,
): Table<T, X> => {
  const { match } = open;
  let { save } = open;
  const { players } = save;
  const { config } = match.state();
  const seatNames = descriptor.seatNames(config);
  const logFor = (eyes: Eyes): readonly LogLine<T['event']>[] =>
    linesOf(descriptor.game, config, seatNames, match.noticedBy(eyes));
  const people = personSeats(players);
  const handsOver = descriptor.secrets && people.length > 1;
  const queue: Turn<T['command']>[] = [];
  let running = false;
  let hurry = false;
  let closed = false;
  let wake: (() => void) | undefined;

  let seen: { readonly state: T['state']; readonly eyes: Eyes; readonly view: T['state'] } | undefined;
  /** The same object as long as nothing has changed. */
  const look = (eyes: Eyes): T['state'] => {
    const state = match.state();
    if (seen?.state !== state || seen.eyes !== eyes) seen = { state, eyes, view: match.view(eyes) };
    return seen.view;
  };

  const firstEyes: Eyes =
    match.outcome() !== undefined ? 'everyone' : handsOver || people.length === 0 ? 'spectator' : people[0]!;

  const store = createStore<TableState<T, X>>(() => ({
    players,
    seatNames,
    eyes: firstEyes,
    view: look(firstEyes),
    shown: look(firstEyes),
    scene: ui.noScene,
    log: logFor(firstEyes),
    decisions: [],
    acting: undefined,
    curtain: undefined,
    outcome: match.outcome(),
    showing: false,
    thinking: undefined,
    notice: undefined,
  }));
  const { setState: set, getState: get } = store;

  const person = (seat: Seat): boolean => isPerson(players[seat]);

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

  const ending = (): string | null => {
    if (match.outcome() === undefined) return null;
    const last = get().log.findLast((line) => line.event !== null && ui.isEnding(line.event) && !line.undone);
    return last?.words ?? 'The battle is over.';
  };

  const keep = (): void => {
    save = { ...save, ...stampOf(descriptor, match), ending: ending() };
    put(save).catch(() => set({ notice: CANNOT_SAVE }));
  };

  /** What is true now, as these eyes see it. */
  const refresh = (eyes: Eyes): void => set({ view: look(eyes), shown: look(eyes), outcome: match.outcome() });

  /** Other eyes may have heard other things. */
  const lookWith = (eyes: Eyes): void => {
    set({ eyes });
    refresh(eyes);
    if (descriptor.secrets) set({ log: logFor(eyes), scene: ui.noScene });
  };

  /** What a person should see of one event before the next one. */
  const present = async (event: T['event'], line: LogLine<T['event']>, seat: Seat): Promise<void> => {
    const instant = hurry || useSettings.getState().pace === 'instant';
    const showing = { seat, person: person(seat), instant, still: prefersStillness() };
    const beat = ui.present(get().shown, get().scene, event, showing);
    if (beat.first !== undefined) {
      set({ scene: beat.first.scene });
      await pause(beat.first.ms);
    }
    set((s) => ({ shown: beat.shown, scene: beat.scene, log: [...s.log, line] }));
    await pause(beat.ms);
  };

  const perform = async ({ seat, command }: Turn<T['command']>): Promise<boolean> => {
    const played = match.play(seat, command);
    if (!played.ok) {
      set({ notice: explainRefusal(descriptor.game, played.refusal) });
      return false;
    }
    keep();
    const { eyes } = get();
    set({ showing: true, acting: undefined, decisions: [] });
    const heard = heardBy(played.events, eyes);
    const lines = logFor(eyes).slice(-heard.length);
    for (const [n, event] of heard.entries()) await present(event, lines[n]!, seat);
    refresh(eyes);
    if (match.outcome() !== undefined) keep(); // now with the words of the ending
    return true;
  };

  const think = async (seat: Seat): Promise<T['command'] | undefined> => {
    const player = players[seat];
    if (player?.kind !== 'ai') throw new Error('a person decides for this seat');
    set({ showing: true, acting: undefined, thinking: { seat, progress: 0 } });
    const question = {
      game: descriptor.game.id,
      view: match.view(seat),
      seat,
      level: player.level,
      ms: hurry ? THINK_MS / 4 : THINK_MS,
      seed: match.entries().length,
    };
    const answer = await brain.ask(question, (progress) => set({ thinking: { seat, progress } }));
    set({ thinking: undefined });
    if (answer === undefined) return undefined;
    const command = descriptor.game.parseCommand(answer);
    if (!command.ok) throw new Error(command.refusal.problem);
    return command.value;
  };

  /** Undefined when nobody but people must decide; `stopped` when the thinking was broken off. */
  const computerTurn = async (): Promise<Turn<T['command']> | 'stopped' | undefined> => {
    const asked = match.decisions().find((d) => !person(d.seat));
    if (asked === undefined) return undefined;
    const command = await think(asked.seat);
    return command === undefined ? 'stopped' : { seat: asked.seat, command };
  };

  /** Plays what waits, and lets the computer play as long as it is asked. */
  const carryOn = async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      while (!closed) {
        const turn = queue.shift() ?? (await computerTurn());
        if (turn === undefined) break;
        if (turn !== 'stopped' && !(await perform(turn)) && !person(turn.seat)) break;
      }
    } catch (e) {
      const why = e instanceof Error ? e.message : 'unknown';
      if (!closed) set({ notice: `The computer player stopped (${why}). Reload the page to go on.` });
    }
    running = false;
    if (closed) return;
    hurry = false;
    settle();
  };

  /** Whose turn it is to look and to act. Who already sits there is asked first, so that nothing is handed over in vain. */
  const whoLooks = (): Pick<TableState, 'eyes' | 'acting' | 'curtain'> => {
    const { eyes } = get();
    if (match.outcome() !== undefined) return { eyes: 'everyone', acting: undefined, curtain: undefined };
    const asked = match.decisions().flatMap((d) => (person(d.seat) ? [d.seat] : []));
    const seat = asked.find((s) => s === eyes) ?? asked[0];
    if (seat === undefined) return { eyes, acting: undefined, curtain: undefined };
    if (seat === eyes || !handsOver) return { eyes: seat, acting: seat, curtain: undefined };
    return { eyes: 'spectator', acting: undefined, curtain: seat };
  };

  /** Everything has been shown: a person may act. */
  const settle = (): void => {
    const { eyes, acting, curtain } = whoLooks();
    if (eyes !== get().eyes) lookWith(eyes);
    const decisions = match.decisionsFor(acting ?? 'spectator');
    set({ acting, curtain, decisions, showing: false, thinking: undefined });
  };

  /** For whom a command is played when nobody says so: who acts or sits there, also while the computer is to move. */
  const atScreen = (): Seat | undefined => {
    const { acting, eyes, curtain } = get();
    return acting ?? curtain ?? (typeof eyes === 'number' ? eyes : people[0]);
  };

  const play = (command: T['command'], seat: Seat | undefined = atScreen()): void => {
    const anytime = descriptor.isAnytime(command);
    const { showing, acting } = get();
    if (closed || seat === undefined || !person(seat) || match.outcome() !== undefined) return;
    if (!anytime && (showing || acting !== seat)) return;
    set({ notice: undefined });
    queue.push({ seat, command });
    if (showing) {
      hurry = true;
      wake?.();
      brain.stop();
    }
    void carryOn();
  };

  /** Of the people at this screen, whoever gave the last command has the shortest way back. */
  const undoOffer = (): UndoOffer | undefined =>
    people.flatMap((seat) => match.undoOffer(seat) ?? []).sort((a, b) => a.count - b.count)[0];

  const undo = (agreed: boolean): void => {
    const offer = undoOffer();
    if (offer === undefined || (get().showing && get().thinking === undefined)) return;
    const done = match.undo(offer.by, agreed ? offer.consent : [], offer.count);
    if (!done.ok) {
      set({ notice: explainRefusal(descriptor.game, done.refusal) });
      return;
    }
    brain.stop();
    const eyes = get().eyes === 'everyone' ? (handsOver ? 'spectator' : offer.by) : get().eyes; // no longer over
    lookWith(eyes);
    set({ log: logFor(eyes), scene: ui.noScene, notice: undefined });
    keep();
    void carryOn();
  };

  const reveal = (): void => {
    const { curtain } = get();
    if (curtain === undefined) return;
    lookWith(curtain);
    settle();
  };

  keep();
  void carryOn();
  return {
    ...store,
    play,
    undo,
    undoOffer,
    reveal,
    skip: () => {
      hurry = get().showing;
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
