/** What is rolled at a real table, and for whom. */

import type { DiceNeed, RollWords } from '@muster/kernel';
import type { AttackFrame, Battle } from '../state/battle.ts';
import type { Who } from '../state/command.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import { fighter } from '../table/fighters.ts';
import { seatName, whoName } from './narrate.ts';

const diceWords = (count: number): string => (count === 1 ? 'one die' : `${count} dice`);

interface Blow {
  readonly attacker: Who | null;
  readonly target: Who | null;
}

/** The attack under way: declared just now, or since before. */
const blowOf = (view: Battle | undefined, told: readonly MagewindsEvent[]): Blow | undefined => {
  const declared = told.findLast((e) => e.type === 'attackDeclared');
  if (declared !== undefined) return { attacker: declared.who, target: declared.target };
  const frame = view?.stack.findLast((f): f is AttackFrame => f.type === 'attack');
  if (view === undefined || frame === undefined) return undefined;
  const attacker = frame.source.type === 'fighter' ? who(fighter(view, frame.source.id)) : null;
  return { attacker, target: frame.target === null ? null : who(fighter(view, frame.target)) };
};

const blowWords = (blow: Blow | undefined, seat: number): string => {
  const attacker = blow?.attacker ? whoName(blow.attacker) : seatName(seat);
  return blow?.target ? `${attacker} attacks ${whoName(blow.target)}` : `${attacker} attacks`;
};

export const rollWords = (
  view: Battle | undefined,
  told: readonly MagewindsEvent[],
  { seat, count, for: what }: DiceNeed,
): RollWords => {
  switch (what) {
    case 'attack': // MW 18.5.2
      return { words: `${blowWords(blowOf(view, told), seat)}: ${diceWords(count)}` };
    case 'hex': // TC witch.hex
      return { words: `Hex: ${seatName(seat)} throws ${count === 1 ? 'the hit' : `the ${count} hits`} again` };
    case 'barrier': // TC universal.barrier
      return { words: `Barrier: ${diceWords(count)} of ${seatName(seat)}, one for each point of damage` };
    case 'roll-off': // MW 3.1
      return { words: `Roll-off: ${diceWords(count)} of ${seatName(seat)}` };
    case 'scenario': // ItT general.choice
      return { words: `The scenario: ${diceWords(count)}` };
    default:
      return { words: `${diceWords(count)} of ${seatName(seat)}` };
  }
};
