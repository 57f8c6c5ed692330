/** What dice are rolled for, and how they are asked for at a real table: whose dice, which colours, in which order (GB-44, GB-62, GB-63). */

import type { DiceNeed, RollPhrases, RollWords } from '@muster/kernel';
import { halfBetween } from '../combat/combat.ts';
import type { Battle, BattleEvent, BattleRoll } from '../state/battle.ts';
import { nameOf, unitOf } from '../state/units.ts';

/** What each roll is for: fit to stand before `dice`. */
export const ROLLS: Readonly<Record<BattleRoll, RollPhrases>> = {
  attack: { words: 'attack' },
  defence: { words: 'defence' },
};

type Need = DiceNeed<BattleRoll>;

const diceWords = (need: Need): string => `${need.count} ${ROLLS[need.for].words} ${need.count === 1 ? 'die' : 'dice'}`;

export const rollWords = (view: Battle | undefined, told: readonly BattleEvent[], need: Need): RollWords => {
  const declared = told.findLast((e) => e.type === 'attackDeclared');
  if (view === undefined || declared === undefined) return { words: diceWords(need) };
  const [attacker, target] = [unitOf(view, declared.attacker), unitOf(view, declared.target)];
  const back = told.some((e) => e.type === 'struck'); // GB-42
  const [striker, struck] = back ? [target, attacker] : [attacker, target];
  const half = halfBetween(view, striker, struck);
  const dice = (need.for === 'attack' ? half.attack : half.defence).slice(-need.count); // an undo may have left the first ones
  const deed =
    need.for === 'attack'
      ? `${nameOf(striker)} ${back ? 'battles back against' : 'strikes'} ${nameOf(struck)}`
      : `${nameOf(struck)} defends against ${nameOf(striker)}`;
  return { words: `${deed}: ${diceWords(need)}`, dice };
};
