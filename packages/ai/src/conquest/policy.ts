/** What a side would do, decision by decision: commands with what they seem worth, the best first. Never empty. */

import { type Battle, type ConquestCommand, conquest, sideOfSeat } from '@muster/conquest';
import type { Seat } from '@muster/kernel';
import { answersOf } from './answers.ts';
import { phaseThree } from './building.ts';
import { deployNext, placeHq } from './deploy.ts';
import { activationsOf, movesOf, quickActivation } from './moves.ts';
import type { Posture } from './outlook.ts';
import { researchIdeas } from './research.ts';
import { shotsOf } from './shots.ts';
import type { Weighed } from './weighed.ts';

/** How hard it looks. */
export interface Gear {
  /** In playouts: fewer places, no searches for ways. */
  readonly isQuick: boolean;
  readonly posture: Posture;
  /** Moves of a unit that are wanted. */
  readonly moves: number;
}

const only = (command: ConquestCommand): readonly Weighed[] => [{ command, worth: 0 }];

const first = (b: Battle, seat: Seat): readonly Weighed[] => only(conquest.candidates(b, seat)[0]!);

/** A judgement may err about what is allowed; what is offered never does. */
const legal = (b: Battle, seat: Seat, ideas: readonly Weighed[]): readonly Weighed[] => {
  for (let i = 0; i < ideas.length; i++)
    if (conquest.refuse(b, seat, ideas[i]!.command) === undefined) return i === 0 ? ideas : ideas.slice(i);
  return first(b, seat);
};

export const weighed = (b: Battle, seat: Seat, gear: Gear): readonly Weighed[] => {
  const asked = conquest.decisions(b).find((one) => one.seat === seat)!;
  switch (asked.kind) {
    case 'placeHq': {
      const command = placeHq(b, seat);
      return command === undefined ? first(b, seat) : only(command);
    }
    case 'deploy':
      return legal(b, seat, only(deployNext(b, seat)));
    case 'goFirst':
      return only({ type: 'goFirst', first: 'me' });
    case 'research':
      return gear.isQuick ? only({ type: 'done' }) : legal(b, seat, researchIdeas(b, sideOfSeat(b, seat)));
    case 'activate':
      return gear.isQuick ? only(quickActivation(b, asked.units)) : activationsOf(b, asked.units);
    case 'move':
      return legal(b, seat, movesOf(b, asked.unit, gear.moves, gear.isQuick, gear.posture));
    case 'shootBuild':
      return gear.isQuick ? shotsOf(b, seat) : phaseThree(b, seat);
    default:
      return legal(b, seat, answersOf(b, seat, asked.kind));
  }
};
