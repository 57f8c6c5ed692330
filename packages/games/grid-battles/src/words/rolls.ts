/** What is rolled at a real table: whose dice, which colours, in which order (GB-44, GB-62, GB-63). */

import type { DiceNeed, RollWords } from '@muster/kernel';
import { halfBetween } from '../combat/combat.ts';
import type { Battle, BattleEvent } from '../state/battle.ts';
import { nameOf, unitOf } from '../state/units.ts';

const diceWords = (need: DiceNeed): string => `${need.count} ${need.for} ${need.count === 1 ? 'die' : 'dice'}`;

export const rollWords = (view: Battle | undefined, told: readonly BattleEvent[], need: DiceNeed): RollWords => {
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
