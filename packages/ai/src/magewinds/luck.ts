/** How much better the dice of an attack fell than one could expect. Playouts leave that out, so that fewer are needed. */

import type { Seat } from '@muster/kernel';
import {
  type AttackChoice,
  type AttackFrame,
  type AttackId,
  attackProfile,
  type Battle,
  baseOf,
  coverOf,
  type Defence,
  type Fighter,
  type MagewindsCommand,
} from '@muster/magewinds';
import { blow, numbersOf } from './blow.ts';
import { stakesOn } from './danger.ts';
import { fighterWorth, POINT } from './evaluate.ts';
import { topOf } from './policy.ts';

/** An attack whose dice a command has thrown. */
interface Thrown {
  readonly attacker: Fighter;
  readonly attack: AttackId;
  readonly target: Fighter;
  readonly choice: AttackChoice | null;
  readonly defence: Defence;
}

const isWaiting = (b: Battle): boolean => {
  const frame = b.outcome === null ? topOf(b) : undefined;
  return frame?.type === 'attack' && (frame.step === 'choice' || frame.step === 'defence');
};

const thrownBy = (b: Battle, c: MagewindsCommand, after: Battle): Thrown | undefined => {
  const frame = topOf(b);
  if (frame.type === 'attack') return inAttack(b, frame, c, after);
  if (c.type !== 'attack' || c.target === null || c.attack === 'push' || c.attack === 'blast' || isWaiting(after))
    return undefined;
  const by = frame.type === 'activation' || frame.type === 'move' ? frame.fighter : undefined;
  if (by === undefined) return undefined;
  return { attacker: b.fighters[by]!, attack: c.attack, target: b.fighters[c.target]!, choice: null, defence: 'none' };
};

const inAttack = (b: Battle, frame: AttackFrame, c: MagewindsCommand, after: Battle): Thrown | undefined => {
  if (frame.target === null || frame.source.type !== 'fighter' || frame.attack === 'quake' || frame.splash)
    return undefined;
  if (frame.attack === 'push') return undefined;
  const [attacker, target] = [b.fighters[frame.source.id]!, b.fighters[frame.target]!];
  if (c.type === 'defend') return { attacker, attack: frame.attack, target, choice: frame.choice, defence: c.defence };
  if (c.type !== 'chooseAttack' || isWaiting(after)) return undefined;
  return { attacker, attack: frame.attack, target, choice: c.choice, defence: 'none' };
};

/** The damage the target has taken, or is about to take. */
const taken = (t: Fighter, after: Battle): number => {
  const now = after.fighters[t.id]!;
  if (now.where !== 'field') return Infinity;
  let damage = now.damage - t.damage;
  for (const frame of after.stack) {
    if (frame.type !== 'damage') continue;
    for (const harm of frame.harms) if (harm.fighter === t.id) damage += harm.amount;
  }
  return damage;
};

const ROWS: Readonly<Record<AttackChoice, number>> = { light: 0, heavy: 1, feint: 2 };
const ONLY: Readonly<Record<Defence, readonly Defence[]>> = {
  none: ['none'],
  dodge: ['none', 'dodge'],
  deflect: ['none', 'deflect'],
  mirrorshield: ['none', 'deflect'],
};

export const luck = (b: Battle, c: MagewindsCommand, after: Battle, seat: Seat): number => {
  if (c.type !== 'defend' && c.type !== 'chooseAttack' && c.type !== 'attack') return 0;
  const t = thrownBy(b, c, after);
  if (t === undefined || t.choice === 'feint') return 0;
  const { target } = t;
  const cover = !coverOf(b, { type: 'fighter', id: t.attacker.id }, baseOf(target)).inOpen;
  const attack = attackProfile(b, t.attacker, t.attack)!;
  const { damages } = blow(numbersOf(b, t.attacker, attack, target, cover, ONLY[t.defence], stakesOn(b, target)));
  const row = damages[t.choice === null ? 0 : ROWS[t.choice]]!;
  const chances = row[row.length - 1]!;
  let expected = 0;
  for (let d = 0; d < chances.length; d++) expected += chances[d]! * fighterWorth(b, target, d);
  const worse = expected - fighterWorth(b, target, taken(target, after));
  return POINT * (target.seat === seat ? -worse : worse);
};
