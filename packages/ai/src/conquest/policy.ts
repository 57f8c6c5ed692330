/** What a side would do, decision by decision: commands with what they seem worth, the best first. Never empty. */

import { type Battle, type ConquestCommand, conquest, readyPlan, sideOfSeat } from '@muster/conquest';
import type { Seat } from '@muster/kernel';
import { answersOf } from './answers.ts';
import { phaseThree } from './building.ts';
import { activationsOf, movesOf } from './moves.ts';
import { researchIdeas } from './research.ts';
import type { Weighed } from './weighed.ts';

const only = (command: ConquestCommand): readonly Weighed[] => [{ command, worth: 0 }];

const first = (b: Battle, seat: Seat): readonly Weighed[] => only(conquest.candidates(b, seat)[0]!);

const deploy = (b: Battle, seat: Seat): readonly Weighed[] => {
  const next = readyPlan(b, seat)[0];
  if (next === undefined) return only({ type: 'done' });
  const command = { type: 'deploy', unit: next.unit, at: next.at } as const;
  return conquest.refuse(b, seat, command) === undefined ? only(command) : first(b, seat);
};

/** A judgement may err about what is allowed; what is offered never does. */
const legal = (b: Battle, seat: Seat, ideas: readonly Weighed[]): readonly Weighed[] => {
  const found = ideas.find(({ command }) => conquest.refuse(b, seat, command) === undefined);
  if (found === undefined) return first(b, seat);
  return ideas[0] === found ? ideas : [found, ...ideas.filter((one) => one !== found)];
};

export const weighed = (b: Battle, seat: Seat): readonly Weighed[] => {
  const asked = conquest.decisions(b).find((one) => one.seat === seat)!;
  switch (asked.kind) {
    case 'deploy':
      return deploy(b, seat);
    case 'goFirst':
      return only({ type: 'goFirst', first: 'me' });
    case 'research':
      return legal(b, seat, researchIdeas(b, sideOfSeat(b, seat)));
    case 'activate':
      return legal(b, seat, [...activationsOf(b, seat, asked.units), { command: { type: 'done' }, worth: -1e6 }]);
    case 'move':
      return legal(b, seat, movesOf(b, asked.unit));
    case 'shootBuild':
      return legal(b, seat, phaseThree(b, seat));
    default:
      return legal(b, seat, answersOf(b, seat, asked.kind));
  }
};
