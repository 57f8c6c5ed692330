/** Shots: whom to shoot at, and what it is worth. */

import { aimAt, type Battle, conquest, kitOf, modelOf, type ShootCommand } from '@muster/conquest';
import { type Outlook, outlookOf } from './outlook.ts';
import { castWorth } from './powers.ts';
import { distance } from './seen.ts';
import type { Weighed } from './weighed.ts';

const STRAY = 40;
/** *Killing Ground*: a unit slain by a shot. */
const KILLING = 20;

/** a shot into a melee strikes a friend half the time. */
const isAmongFriends = (look: Outlook, target: { readonly x: number; readonly y: number }): boolean => {
  for (const one of look.own) if (distance(one, target) < one.radius + 0.8 + 1) return true;
  return false;
};

export const shotWorth = (b: Battle, look: Outlook, c: ShootCommand): number => {
  const target = modelOf(b, c.target);
  const kit = kitOf(b, target);
  const { needs } = aimAt(b, modelOf(b, c.unit), target, c.arc);
  const hit = (7 - needs) / 6;
  const seen = look.byId.get(c.target);
  const wounds = Math.max(1, target.wounds);
  let worth = (kit.points * hit * (seen?.suffers ?? 1) * (wounds === 1 ? 1.15 : 0.8)) / wounds;
  if (kit.kind === 'unit' && b.sides[look.side].aims?.missions.includes('killing-ground') === true)
    worth += wounds === 1 ? KILLING * hit : (KILLING * hit) / 4;
  const extra = target.relics.length > 0 && kit.kind === 'unit' ? 12 * hit : 0;
  if (seen !== undefined && isAmongFriends(look, seen)) return 0.5 * worth - 0.5 * hit * STRAY;
  return worth + extra;
};

/** In playouts nobody builds. */
export const shotsOf = (b: Battle, seat: number): readonly Weighed[] => {
  const look = outlookOf(b, b.config.seats[seat]!.side);
  let best: Weighed = { command: { type: 'done' }, worth: 0 };
  for (const command of conquest.candidates(b, seat)) {
    if (command.type !== 'shoot' && command.type !== 'cast') continue;
    const worth =
      command.type === 'shoot' ? 500 + shotWorth(b, look, command) : castWorth(b, modelOf(b, command.unit), command);
    if (worth > best.worth) best = { command, worth };
  }
  return [best];
};
