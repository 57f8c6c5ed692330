/** What a spell is worth at this moment, in points of damage and before its price. */

import type { Seat } from '@muster/kernel';
import {
  type Battle,
  type CastCommand,
  type DamageFrame,
  type Fighter,
  isCarrying,
  spellOf,
  worthOf,
} from '@muster/magewinds';
import { isOnHill, killWorth } from './aims.ts';
import { chancesOf, dangersTo, offenceAt, threatAt } from './danger.ts';
import { actionsOf, gap, healthOf, INCH, type Outlook, outlook } from './field.ts';
import { judge, placeWorth } from './places.ts';

/** The best a fighter could do at once. */
const strikeNow = (o: Outlook, f: Fighter): number => offenceAt(o, f, chancesOf(o, f), f, 1) / 0.9;

/** What a foe could do to the side that decides, with the actions it has left. */
const menace = (o: Outlook, foe: Fighter): number => {
  if (actionsOf(foe) === 0) return 0;
  const own = outlook(o.b, foe.seat);
  let near = 0;
  for (const f of o.friends) if (gap(foe, f) <= o.moves[foe.id]! + 2 * INCH) near++;
  return near === 0
    ? 0.3
    : Math.max(0.5, offenceAt(own, foe, chancesOf(own, foe), foe, 1)) * (actionsOf(foe) > 1 ? 1.4 : 1);
};

const healed = (b: Battle, f: Fighter, points: number): number => {
  const health = healthOf(b, f);
  const taken = Math.min(points, f.damage);
  return 0.9 * taken + (health <= 2 ? 0.3 * taken : 0) + (f.poison !== null ? 1 : 0);
};

/** TC universal.barrier: what is saved on average, counting that the target may stay up. */
const barrierWorth = (b: Battle, paid: number, about: Fighter): number => {
  const frame = b.stack.find((f): f is DamageFrame => f.type === 'damage');
  const harm = frame?.harms[frame.index - 1];
  if (harm === undefined) return 0;
  const p = paid / 6;
  const health = healthOf(b, about);
  const kill = killWorth(b, about);
  const lossOf = (damage: number): number => Math.min(damage, health) + (damage >= health ? kill : 0);
  let saved = lossOf(harm.amount);
  let chance = (1 - p) ** harm.amount;
  for (let cancelled = 0; cancelled <= harm.amount; cancelled++) {
    saved -= chance * lossOf(harm.amount - cancelled);
    chance *= ((harm.amount - cancelled) / (cancelled + 1)) * (p / (1 - p));
  }
  return saved;
};

const friendsNear = (o: Outlook, f: Fighter, range: number): number => {
  let n = 0;
  for (const other of o.friends) if (other.id !== f.id && gap(f, other) <= range) n++;
  return n;
};

const meleeNear = (o: Outlook, f: Fighter): boolean => {
  for (const foe of o.foes) if (gap(f, foe) <= 2 * INCH) return true;
  return false;
};

const whiteHotWorth = (o: Outlook, caster: Fighter): number => {
  let worth = 0;
  for (const f of o.friends)
    if (actionsOf(f) > 0 && gap(caster, f) <= 9 * INCH && meleeNear(o, f)) worth += 0.35 * actionsOf(f);
  return worth;
};

/** Fighters about a feature: foes count for it, friends against it. */
const quakeWorth = (o: Outlook, feature: number): number => {
  const pieces = o.b.terrain?.features[feature]?.pieces ?? [];
  let worth = 0;
  for (const f of o.b.fighters) {
    if (f.where !== 'field') continue;
    const near = pieces.some(({ corners }) => corners.some((p) => gap(f, p) <= 1.5 * INCH));
    if (near) worth += (f.seat === o.seat ? -1 : 1) * (actionsOf(f) === 0 ? 1.8 : 1.1);
  }
  return worth;
};

const entangleWorth = (o: Outlook, t: Fighter): number => {
  const held = o.b.scenario === 'king-of-the-hill' && !isOnHill(o.b, t) ? 2.5 : 0;
  return held + (actionsOf(t) > 0 ? 0.8 : 0.2) + (isCarrying(o.b, t.id) ? 1.5 : 0);
};

/** Energize gives an action back: as much as the fighter can do with it. */
const actionWorth = (o: Outlook, f: Fighter): number => {
  const now = strikeNow(o, f);
  const last = o.foes.every((foe) => actionsOf(foe) === 0) ? 0.5 : 0;
  return 0.5 + 0.6 * now + last;
};

export const castWorth = (b: Battle, seat: Seat, c: CastCommand, about: number | null): number => {
  const o = outlook(b, seat);
  const caster = b.fighters[c.caster]!;
  const target = c.target === null ? undefined : b.fighters[c.target];
  const paid = worthOf(spellOf(c.spell).cost, c.cards);
  switch (c.spell) {
    case 'barrier': {
      const f = about === null ? undefined : b.fighters[about];
      return f === undefined || f.seat !== seat ? -1 : barrierWorth(b, paid, f);
    }
    case 'heal':
      return target === undefined ? 0 : healed(b, target, paid);
    case 'recover':
      return healed(b, caster, paid);
    case 'revive':
      return target === undefined ? 0 : 2.5 * (killWorth(b, target) / 4) + 2.5;
    case 'energize':
      return target === undefined ? 0 : actionWorth(o, target);
    case 'hex':
      return target === undefined || target.seat === seat ? -1 : 0.5 * menace(o, target);
    case 'hypnotize':
      return target === undefined || target.seat === seat ? -1 : 0.5 * menace(o, target);
    case 'charm':
      return target === undefined ? -1 : actionsOf(target) === 0 ? 1 : 1.2 + menace(o, target);
    case 'entangle':
      return target === undefined || target.seat === seat ? -1 : entangleWorth(o, target);
    case 'prediction':
      return predictionWorth(caster, target, c.action);
    case 'third-eye': {
      const f = about === null ? undefined : b.fighters[about];
      return f === undefined || f.seat !== seat ? -1 : strikeNow(o, f) > 0.8 ? 0.8 : 0;
    }
    case 'white-hot-weapons':
      return whiteHotWorth(o, caster);
    case 'wildform':
      return o.foes.some((foe) => gap(foe, caster) <= 10 * INCH) ? 1 : 0;
    case 'quake':
      return c.feature === null ? 0 : quakeWorth(o, c.feature);
    case 'ward':
      return 0.3 * friendsNear(o, caster, 4 * INCH);
    case 'summon':
      return 2.2;
    case 'empower':
      return 0.8 * o.friends.filter((f) => f.profile === 'minion' && f.actions > 0).length;
    case 'clone':
      return target === undefined ? 0 : 0.6 + 0.3 * threatAt(o, target, dangersTo(o, target, 1, false), target);
    case 'blink': {
      if (c.place === null) return 0;
      const j = judge(o, caster, actionsOf(caster) - 1);
      return placeWorth(j, c.place) - placeWorth(j, caster);
    }
    default:
      return -1;
  }
};

/** Named when it is likely: a fighter with all its actions will move or attack. */
const predictionWorth = (caster: Fighter, target: Fighter | undefined, action: string | null): number => {
  if (target === undefined || caster.actions === 0 || actionsOf(target) === 0) return -1;
  const likely = action === 'attack' ? 0.5 : action === 'move' ? 0.45 : 0.15;
  return likely * (actionsOf(target) > 1 ? 1.2 : 0.8);
};
