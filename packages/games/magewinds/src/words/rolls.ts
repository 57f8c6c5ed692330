/** What dice are rolled and cards are drawn for, and how dice are asked for at a real table. */

import type { DiceNeed, RollPhrases, RollWords } from '@muster/kernel';
import { fighter } from '../ground/fighters.ts';
import type { AttackFrame, Battle } from '../state/battle.ts';
import type { Who } from '../state/command.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import type { DiceName, MagewindsRoll } from '../state/types.ts';
import { seatName, whoName } from './narrate.ts';

/** What each roll and draw is for: the heart of the sentence that asks for it. */
export const ROLLS: Readonly<Record<MagewindsRoll, RollPhrases>> = {
  attack: { words: 'attacks' },
  hex: { words: 'Hex' },
  barrier: { words: 'Barrier' },
  'roll-off': { words: 'Roll-off' },
  scenario: { words: 'The scenario' },
  hand: { words: 'draws a card' },
  row: { words: 'turned up' },
  insight: { words: 'Insight' },
};

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

/** `Blue’s Warrior attacks Red’s Witch`. */
const blowWords = (blow: Blow | undefined, seat: number): string => {
  const attacks = `${blow?.attacker ? whoName(blow.attacker) : seatName(seat)} ${ROLLS.attack.words}`;
  return blow?.target ? `${attacks} ${whoName(blow.target)}` : attacks;
};

export const rollWords = (
  view: Battle | undefined,
  told: readonly MagewindsEvent[],
  { seat, count, for: what }: DiceNeed<DiceName>,
): RollWords => {
  const [{ words }, dice, name] = [ROLLS[what], diceWords(count), seatName(seat)];
  switch (what) {
    case 'attack': // MW 18.5.2
      return { words: `${blowWords(blowOf(view, told), seat)}: ${dice}` };
    case 'hex': // TC witch.hex
      return { words: `${words}: ${name} throws ${count === 1 ? 'the hit' : `the ${count} hits`} again` };
    case 'barrier': // TC universal.barrier
      return { words: `${words}: ${dice} of ${name}, one for each point of damage` };
    case 'roll-off': // MW 3.1
      return { words: `${words}: ${dice} of ${name}` };
    case 'scenario': // ItT general.choice
      return { words: `${words}: ${dice}` };
  }
};
