/** What it means to stand where a plan ends: who could attack there, and the worst that may come of it. Pure, and kept per battle. */

import {
  type Battle,
  type ModelId,
  type MoveCommand,
  modelOf,
  type Space,
  type Strike,
  standpointOf,
  type Threats,
  threatsTo,
} from '@muster/heroes';
import { worstCase } from '../../../play/worst-case.ts';
import { nameOf } from './words.ts';

export interface Outlook {
  readonly model: ModelId;
  readonly place: Space;
  readonly threats: Threats;
}

const known = new WeakMap<Battle, Map<string, Outlook>>();

/** `from`: the battle with the model where its move begins. Undefined where it cannot go. */
export const outlookAt = (b: Battle, from: Battle, model: ModelId, move: MoveCommand): Outlook | undefined => {
  const answers = known.get(b) ?? new Map<string, Outlook>();
  known.set(b, answers);
  const key = `${model} ${modelOf(from, model).space} ${move.to} ${move.jump}`;
  const answer = answers.get(key);
  if (answer !== undefined) return answer;
  const there = standpointOf(from, modelOf(from, model), move);
  if (there === undefined) return undefined;
  const outlook = { model, place: move.to, threats: threatsTo(there.b, model, b) };
  answers.set(key, outlook);
  return outlook;
};

const KINDS: Readonly<Record<Strike['kind'], string>> = {
  shot: 'with a shot',
  blow: 'with a blow',
  both: 'with a shot and a blow',
  power: 'with a power',
};

/** The worst case in words. */
export const threatWords = (b: Battle, { when, strikes, worst }: Threats): string => {
  const strikers = strikes.map(({ attacker, kind, moves, slain }) => ({
    name: nameOf(b, attacker),
    chance: slain,
    how: `${KINDS[kind]}${moves ? ' after a move' : ''}`,
  }));
  const words = worstCase(strikers, worst, 'slay');
  if (words === undefined) return `Out of danger: no enemy could attack it here in ${when}.`;
  return when === 'this round' ? words : `In ${when}: ${words}`;
};
