/** What it means to stand where a plan ends: who could attack there, and the worst that may come of it. Pure, and kept per battle. */

import {
  type Battle,
  type HeroesDecision,
  modelOf,
  type Space,
  type Strike,
  standpointOf,
  type Threats,
  threatsTo,
} from '@muster/heroes';
import { remembered } from '../../../parts/remembered.ts';
import { worstCase } from '../../../play/worst-case.ts';
import { entered, moveOfAct } from './course.ts';
import type { Act } from './types.ts';
import { nameOf } from './words.ts';

export interface Outlook {
  readonly place: Space;
  readonly threats: Threats;
}

/** Where the move of this plan ends; undefined where it cannot go. */
export const outlookAt = remembered((b: Battle, d: HeroesDecision, held: Act): Outlook | undefined => {
  const from = entered(b, d, held);
  if (from === undefined) return undefined;
  const move = moveOfAct(from, held);
  const there = standpointOf(from, modelOf(from, held.model), move);
  return there && { place: move.to, threats: threatsTo(there.b, held.model, b) };
});

const KINDS: Readonly<Record<Strike['kind'], string>> = {
  shot: 'with a shot',
  blow: 'with a blow',
  both: 'with a shot and a blow',
  power: 'with a power',
  powerAndBlow: 'with a power and a blow',
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
