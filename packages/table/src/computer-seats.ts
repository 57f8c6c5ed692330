/** The seats that the computer plays: it is asked with the seat's own view, and its answer is a command like any other. */

import type { Level } from '@muster/ai';
import type { Decision, Game, GameTypes, Seat } from '@muster/kernel';
import type { Brain } from './brain.ts';
import type { SeatPlayers } from './players.ts';

export interface Thinking {
  readonly seat: Seat;
  readonly progress: number;
}

/** Who thinks, in which view. */
export interface Thought<S> {
  readonly seat: Seat;
  readonly level: Level;
  readonly view: S;
  /** Luck of its own: else the same would be answered in every battle that begins alike, secrets too. */
  readonly seed: number;
}

export interface Thinker<S, C> {
  /** What it answers; undefined when the thought was broken off. An answer that is no command is a fault. */
  think(thought: Thought<S>): Promise<C | undefined>;
  /** Makes thoughts short, also the one under way, until it is told to be calm. */
  hurry(): void;
  calm(): void;
  /** Ends the thought under way. */
  stop(): void;
}

export const THINK_MS = 2000;
export const QUICK_MS = 500;
/** Who answers in a person's place. */
export const FOR_PEOPLE: Level = 'veteran';

/** The first computer that is asked, among the seats that are played from here. */
export const askedComputer = (
  decisions: readonly Decision[],
  players: SeatPlayers,
  seats: readonly Seat[],
): { readonly seat: Seat; readonly level: Level } | undefined => {
  for (const { seat } of decisions) {
    const player = players[seat];
    if (player?.kind === 'ai' && seats.includes(seat)) return { seat, level: player.level };
  }
  return undefined;
};

export const makeThinker = <T extends GameTypes>(
  game: Game<T>,
  brain: Brain,
  onThinking: (thinking: Thinking) => void,
): Thinker<T['state'], T['command']> => {
  let isHurried = false;
  /** The thought under way, how far it is, and whether it is to be thought again, shorter. */
  let underWay: { readonly ms: number; progress: number; again: boolean } | undefined;

  const think = async (thought: Thought<T['state']>): Promise<T['command'] | undefined> => {
    const mine = { ms: isHurried ? QUICK_MS : THINK_MS, progress: 0, again: false };
    underWay = mine;
    onThinking({ seat: thought.seat, progress: 0 });
    const answer = await brain
      .ask({ game: game.id, ...thought, ms: mine.ms }, (progress) => {
        mine.progress = progress;
        onThinking({ seat: thought.seat, progress });
      })
      .finally(() => {
        if (underWay === mine) underWay = undefined;
      });
    if (answer === undefined) return mine.again ? think(thought) : undefined;
    const command = game.parseCommand(answer);
    if (!command.ok) throw new Error(command.refusal.problem);
    return command.value;
  };

  return {
    think,
    hurry: () => {
      isHurried = true;
      if (underWay === undefined || underWay.ms * (1 - underWay.progress) <= QUICK_MS) return; // soon there anyway
      underWay.again = true;
      brain.stop();
    },
    calm: () => {
      isHurried = false;
    },
    stop: () => {
      if (underWay !== undefined) underWay.again = false;
      brain.stop();
    },
  };
};
