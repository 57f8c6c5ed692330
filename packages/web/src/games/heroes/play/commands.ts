/** With what the hand begins, and what a plan comes to. Pure. */

import {
  attacksFrom,
  type Battle,
  castsOf,
  type HeroesCommand,
  type HeroesDecision,
  kitOf,
  type ModelId,
  modelOf,
  TERRAIN,
} from '@muster/heroes';
import { engagedCommands, engagedWays } from './engaged.ts';
import { act, entered, IDLE, isMoving, moveOfAct, mustChoose, opening, standOf, waysFrom } from './held.ts';
import type { Act, Held } from './types.ts';

/** One enemy stands beside it, and nobody else could be struck: the blow is laid, to be confirmed or changed. */
const atIt = (b: Battle, d: HeroesDecision, held: Act): Act => {
  const { blows } = mustChoose(b, d, held.model) ? engagedWays(b, d, held.model, 'fight') : waysFrom(b, d, held);
  const [only] = blows;
  if (only === undefined || blows.length > 1 || only.dice === 0) return held;
  const choice = mustChoose(b, d, held.model) ? ('fight' as const) : null;
  return { ...held, choice, attack: { type: 'strike', target: only.target }, aim: only.target };
};

/** A model is taken up. */
export const takenUp = (b: Battle, d: HeroesDecision, model: ModelId, chosen: boolean): Act =>
  mustChoose(b, d, model) ? atIt(b, d, act(model, chosen)) : act(model, chosen);

/** With what a player begins: somebody who may act is in the hand already, and what is plain is planned. */
export const firstHeld = (b: Battle, d: HeroesDecision): Held => {
  switch (d.kind) {
    case 'select':
      return takenUp(b, d, d.models[0]!, d.models.length === 1);
    case 'engaged':
      return takenUp(b, d, (d as { readonly model: ModelId }).model, true);
    case 'melee':
      return atIt(b, d, act((d as { readonly model: ModelId }).model));
    case 'enter':
    case 'move':
    case 'afterMove':
    case 'shoot':
    case 'shootBack':
      return act((d as { readonly model: ModelId }).model);
    case 'terrain':
      return { kind: 'lay', piece: TERRAIN[0]!.id, turn: 0, space: null };
    default:
      return IDLE;
  }
};

/** What the plan comes to, in order. */
export const commandsOf = (b: Battle, d: HeroesDecision, held: Act): readonly HeroesCommand[] => {
  const { model, to: goal, attack } = held;
  if (mustChoose(b, d, model)) return engagedCommands(b, d, held);
  const commands: HeroesCommand[] = isMoving(d) ? [...opening(b, d, held)] : [];
  if (isMoving(d)) {
    const from = entered(b, d, held);
    if (from === undefined || (goal === null && attack === null)) return commands;
    const power =
      attack?.type === 'cast' ? kitOf(b, modelOf(b, model)).powers.find(({ id }) => id === attack.power) : undefined;
    if (power?.phase !== 'movement' || goal !== null) commands.push(moveOfAct(from, held)); // cast before or after it
    const stand = standOf(b, d, held)!;
    const m = modelOf(stand.b, model);
    const hasSpells = castsOf(stand.b, m, 'movement', false).length > 0; // it is asked after the move
    if (attack !== null && hasSpells && power?.phase !== 'movement') commands.push({ type: 'pass' });
    if (attack?.type === 'strike') {
      const { shots } = attacksFrom(stand.b, model, false);
      if (shots.length > 0 || castsOf(stand.b, m, 'shoot', false).length > 0) commands.push({ type: 'pass' });
    }
  }
  if (attack !== null) commands.push(attack);
  return commands;
};
