/**
 * What is planned, played ahead: the rules themselves say what the table will look like once someone is activated, has chosen its
 * action or made its step. Nobody casts in between, as far as the player can know.
 */

import { fastTable, seededLuck } from '@muster/kernel';
import { type Battle, type MagewindsCommand, type MagewindsDecision, magewinds } from '@muster/magewinds';
import { moverOf } from '../moving.ts';
import type { Situation } from './types.ts';

type Ahead = Pick<Situation, 'b' | 'decision' | 'mover' | 'candidates'>;

const luck = () => fastTable<never>(seededLuck(1));

/** Windows that might open on the way are passed over. */
const pastWindows = (b: Battle): Battle => {
  let now = b;
  for (let top = now.stack.at(-1); top?.type === 'window' && now.outcome === null; top = now.stack.at(-1))
    now = magewinds.play(now, top.asking, { type: 'decline' }, luck());
  return now;
};

const playAhead = (b: Battle, seat: number, commands: readonly MagewindsCommand[]): Battle | undefined => {
  let now = magewinds.imagine(b, seat, luck());
  for (const command of commands) {
    if (magewinds.refuse(now, seat, command) !== undefined) return undefined;
    now = pastWindows(magewinds.play(now, seat, command, luck()));
  }
  return magewinds.view(now, seat);
};

const lookAhead = (b: Battle, seat: number, commands: readonly MagewindsCommand[]): Ahead | undefined => {
  const then = playAhead(b, seat, commands);
  const decision = then && (magewinds.decisions(then).find((d) => d.seat === seat) as MagewindsDecision | undefined);
  if (then === undefined || decision === undefined) return undefined;
  return { b: then, decision, mover: moverOf(then, decision), candidates: magewinds.candidates(then, seat) };
};

const known = new WeakMap<Battle, Map<string, Ahead | undefined>>();

/** The situation after these commands; undefined when they are refused, or nothing of this seat's comes of them. */
export const ahead = (s: Situation, ...commands: readonly MagewindsCommand[]): Situation | undefined => {
  const { b, seat } = s;
  let found = known.get(b);
  if (found === undefined) {
    found = new Map();
    known.set(b, found);
  }
  const key = `${seat} ${JSON.stringify(commands)}`;
  if (!found.has(key)) found.set(key, lookAhead(b, seat, commands));
  const then = found.get(key);
  return then && { ...s, ...then };
};
