/** With what the hand begins, and what a plan comes to. Pure. */

import {
  attacksFrom,
  type Battle,
  castsOf,
  type HeroesCommand,
  type HeroesDecision,
  heroes,
  kitOf,
  type ModelId,
  modelOf,
  TERRAIN,
} from '@muster/heroes';
import { attacksAt } from './attacks.ts';
import {
  act,
  actorOf,
  begun,
  choosing,
  entered,
  IDLE,
  isAnswered,
  isMoving,
  moveOfAct,
  mustChoose,
  opening,
  standOf,
} from './held.ts';
import type { Act, Attack, Held } from './types.ts';

const PASS = { type: 'pass' } as const;

/** One enemy stands beside it, and nobody else could be struck: the blow is laid, to be confirmed or changed. */
const atIt = (b: Battle, d: HeroesDecision, held: Act): Act => {
  const choice = mustChoose(b, d, held.model) ? ('fight' as const) : null;
  const blows = attacksAt(b, d, { ...held, choice }).filter(({ attack }) => attack.type === 'strike');
  const [only] = blows;
  if (only === undefined || blows.length > 1 || only.forecast?.dice === 0) return held;
  return { ...held, choice, attack: only.attack };
};

/** A model is taken up. */
export const takenUp = (b: Battle, d: HeroesDecision, model: ModelId, chosen: boolean): Act =>
  mustChoose(b, d, model) || d.kind === 'melee' ? atIt(b, d, act(model, chosen)) : act(model, chosen);

/** With what a player begins: somebody who may act is in the hand already, one in a fight before the others; what is plain is planned. */
export const firstHeld = (b: Battle, d: HeroesDecision): Held => {
  if (d.kind === 'select')
    return takenUp(b, d, d.models.find((id) => mustChoose(b, d, id)) ?? d.models[0]!, d.models.length === 1);
  if (d.kind === 'terrain') return { kind: 'lay', piece: TERRAIN[0]!.id, turn: 0, space: null };
  const actor = isAnswered(d) ? undefined : actorOf(d);
  return actor === undefined ? IDLE : takenUp(b, d, actor, true);
};

/** What is left out until this attack may be made. */
const passesBefore = (b: Battle, seat: number, attack: Attack): readonly HeroesCommand[] => {
  const passes: HeroesCommand[] = [];
  let now = b;
  while (passes.length < 2 && heroes.refuse(now, seat, attack) !== undefined) {
    if (heroes.refuse(now, seat, PASS) !== undefined) break;
    passes.push(PASS);
    now = begun(now, seat, [PASS]);
  }
  return passes;
};

const engagedCommands = (b: Battle, d: HeroesDecision, held: Act): readonly HeroesCommand[] => {
  const { model, choice, to, attack } = held;
  if (choice === null) return opening(b, d, act(model));
  const first = choosing(b, d, model, choice);
  if (choice === 'retreat') return to === null ? first : [...first, { type: 'fallBack', to }];
  if (attack === null) return first;
  return [...first, ...passesBefore(begun(b, d.seat, first), d.seat, attack), attack];
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
    if (attack !== null && hasSpells && power?.phase !== 'movement') commands.push(PASS);
    if (attack?.type === 'strike') {
      const { shots } = attacksFrom(stand.b, model, false);
      if (shots.length > 0 || castsOf(stand.b, m, 'shoot', false).length > 0) commands.push(PASS);
    }
  }
  if (attack !== null) commands.push(attack);
  return commands;
};
