/** The seats that the computer plays: it is asked with the seat's own view, and its answer is a command like any other. */

import type { Level } from '@muster/ai';
import type { Descriptor, GameTypes, Seat } from '@muster/kernel';
import type { SeatPlayers } from '../contract/players.ts';
import type { Brain } from './brain.ts';
import { newSeed } from './saves.ts';
import type { MatchSource } from './source.ts';

export interface Thinking {
  readonly seat: Seat;
  readonly progress: number;
}

type Answered = 'stopped' | 'played' | 'left';

export interface ComputerSeats<S, C> {
  /** One answer for a seat that is asked: `none` when there is no such seat, `stopped` when the thought was broken off. */
  answer(): Promise<'none' | Answered>;
  /** One answer for a person who leaves it to the computer; `left`: it is the person's own to give. */
  answerFor(seat: Seat, leaves: (c: C) => boolean): Promise<Answered>;
  /** What it would answer in this view of that person's; undefined when the thought was broken off. */
  suggest(seat: Seat, view: S): Promise<C | undefined>;
  /** Makes thoughts short, also the one under way, until it is told to be calm. */
  hurry(): void;
  calm(): void;
  /** Ends the thought under way. */
  stop(): void;
}

export const THINK_MS = 2000;
export const QUICK_MS = 500;
/** Who answers in a person's place. */
const FOR_PEOPLE: Level = 'veteran';

export const makeComputerSeats = <T extends GameTypes>(
  { game }: Descriptor<T>,
  source: MatchSource<T>,
  players: SeatPlayers,
  brain: Brain,
  onThinking: (thinking: Thinking | undefined) => void,
): ComputerSeats<T['state'], T['command']> => {
  let isHurried = false;
  /** Of this table alone: else the same would be answered in every battle that begins alike, secrets too. */
  const luck = newSeed() >>> 0;
  /** The thought under way, how far it is, and whether it is to be thought again, shorter. */
  let thought: { readonly ms: number; progress: number; again: boolean } | undefined;

  const asked = (): { readonly seat: Seat; readonly level: Level } | undefined => {
    for (const { seat } of source.decisionsFor('spectator')) {
      const player = players[seat];
      if (player?.kind === 'ai') return { seat, level: player.level };
    }
    return undefined;
  };

  /** Undefined when it was broken off. */
  const think = async (seat: Seat, level: Level, view: T['state']): Promise<T['command'] | undefined> => {
    const mine = { ms: isHurried ? QUICK_MS : THINK_MS, progress: 0, again: false };
    thought = mine;
    onThinking({ seat, progress: 0 });
    const seed = luck + source.noticed(seat).length;
    const question = { game: game.id, view, seat, level, ms: mine.ms, seed };
    const answer = await brain.ask(question, (progress) => {
      mine.progress = progress;
      onThinking({ seat, progress });
    });
    thought = undefined;
    if (answer === undefined) return mine.again ? think(seat, level, view) : undefined;
    const command = game.parseCommand(answer);
    if (!command.ok) throw new Error(command.refusal.problem);
    return command.value;
  };

  const answer = async (): Promise<'none' | Answered> => {
    const turn = asked();
    return turn === undefined ? 'none' : answerAs(turn.seat, turn.level);
  };

  const thoughtOf = async (seat: Seat, level: Level, view: T['state']): Promise<T['command'] | undefined> => {
    try {
      return await think(seat, level, view);
    } finally {
      thought = undefined;
      onThinking(undefined);
    }
  };

  const answerAs = async (
    seat: Seat,
    level: Level,
    leaves: (c: T['command']) => boolean = () => false,
  ): Promise<Answered> => {
    const command = await thoughtOf(seat, level, source.view(seat));
    if (command === undefined) return 'stopped';
    if (leaves(command)) return 'left';
    const played = await source.play(seat, command);
    if (!played.ok) throw new Error(played.why ?? 'its command was taken back');
    return 'played';
  };

  return {
    answer,
    answerFor: (seat, leaves) => answerAs(seat, FOR_PEOPLE, leaves),
    suggest: (seat, view) => thoughtOf(seat, FOR_PEOPLE, view),
    hurry: () => {
      isHurried = true;
      if (thought === undefined || thought.ms * (1 - thought.progress) <= QUICK_MS) return; // soon there anyway
      thought.again = true;
      brain.stop();
    },
    calm: () => {
      isHurried = false;
    },
    stop: () => {
      if (thought !== undefined) thought.again = false;
      brain.stop();
    },
  };
};
