/** A shot from the named target to the wounds: redirect, friends at risk, the one roll (P1, X-11, HR-32 to HR-39). */

import { needed, type RangedWeapon, type RollFrame, successesOf } from '@muster/dwethia';
import { noteCover } from '../objectives/tracking.ts';
import {
  activationIn,
  copyModel,
  findModel,
  modelOf,
  ordersOf,
  popped,
  pushed,
  replaced,
  rolling,
  withModel,
} from '../state/battle.ts';
import type {
  Battle,
  HeroesProcedure,
  HeroesRefusal,
  HeroesTable,
  How,
  Model,
  ModelId,
  Pace,
  PoolRoll,
  ShootCommand,
  ShotFrame,
} from '../state/types.ts';
import { kitOf } from '../table/field.ts';
import { statOf } from '../table/values.ts';
import { inflict, woundsOn } from '../wounds/wounds.ts';
import { blastOf } from './blast.ts';
import { aimAt, type Circumstances, coverAgainst, shieldBonus } from './line.ts';
import { expectedLoss, friendsBeside, redirectsOf } from './options.ts';

export const shotFrame = (
  shooter: ModelId,
  c: ShootCommand,
  { fire, back }: { readonly fire: boolean; readonly back: boolean },
): ShotFrame => ({
  type: 'shot',
  shooter,
  weapon: c.weapon,
  target: c.target,
  arc: c.arc,
  fire,
  back,
  step: 'redirect',
  aim: null,
  astray: false,
});

const changed = (f: ShotFrame, change: Partial<Pick<ShotFrame, 'target' | 'step' | 'aim' | 'astray'>>): ShotFrame => ({
  type: 'shot',
  shooter: f.shooter,
  weapon: f.weapon,
  target: change.target ?? f.target,
  arc: f.arc,
  fire: f.fire,
  back: f.back,
  step: change.step ?? f.step,
  aim: change.aim ?? f.aim,
  astray: change.astray ?? f.astray,
});

const gunOf = (b: Battle, f: Pick<ShotFrame, 'shooter' | 'weapon'>): RangedWeapon =>
  kitOf(b, modelOf(b, f.shooter)).guns.find(({ id }) => id === f.weapon)!;

/** How far the shooter had moved; a last shot is no steady one. */
const paceOf = (b: Battle, f: ShotFrame): Pace => (f.back ? 'full' : (activationIn(b)?.pace ?? 'full'));

const others = (b: Battle, f: ShotFrame): readonly Model[] =>
  redirectsOf(b, modelOf(b, f.shooter), gunOf(b, f), modelOf(b, f.target), f.arc);

/** The one for whom the shot would probably cost least; the named target on ties. */
const leastLoss = (b: Battle, f: ShotFrame, among: readonly Model[]): Model => {
  const shooter = modelOf(b, f.shooter);
  const how = circumstances(b, f);
  const loss = (m: Model): number => expectedLoss(b, shooter, m, how);
  let best = modelOf(b, f.target);
  for (const one of among) if (loss(one) < loss(best) - 1e-9) best = one;
  return best;
};

const redirected = (b: Battle, f: ShotFrame, to: Model, table: HeroesTable): Battle => {
  if (to.id !== f.target) table.tell?.({ type: 'redirected', from: f.target, to: to.id, rule: 'X-135' });
  return replaced(b, changed(f, { target: to.id, step: 'check' }));
};

const strayed = (b: Battle, f: ShotFrame, friend: Model, table: HeroesTable): Battle => {
  table.tell?.({ type: 'astray', shooter: f.shooter, friend: friend.id, rule: 'DW-71' });
  const { aim } = aimAt(b, modelOf(b, f.shooter), modelOf(b, f.target), circumstances(b, f));
  return replaced(b, changed(f, { target: friend.id, step: 'attack', aim, astray: true }));
};

const circumstances = (b: Battle, f: ShotFrame): Circumstances => ({
  strength: gunOf(b, f).strength,
  arc: f.arc,
  power: false,
  fire: f.fire,
  pace: paceOf(b, f),
});

const needsOf = (b: Battle, f: ShotFrame): { readonly aim: number; readonly needs: number } => {
  const target = modelOf(b, f.target);
  if (f.aim === null) return aimAt(b, modelOf(b, f.shooter), target, circumstances(b, f));
  const defense = statOf(b, target, 'defense') + shieldBonus(b, target);
  return { aim: f.aim, needs: needed(f.aim + gunOf(b, f).strength, defense) };
};

const fire = (b: Battle, f: ShotFrame, table: HeroesTable): Battle => {
  const shooter = modelOf(b, f.shooter);
  const target = modelOf(b, f.target);
  const gun = gunOf(b, f);
  table.tell?.({
    type: 'shot',
    shooter: f.shooter,
    target: f.target,
    weapon: f.weapon,
    arc: f.arc,
    back: f.back,
    rule: 'DW-56',
  });
  const tracked = f.astray ? b : noteCover(b, target, coverAgainst(b, shooter, target, circumstances(b, f)), table);
  const { aim, needs } = needsOf(tracked, f);
  const copy = copyModel(shooter);
  if (gun.uses !== null) copy.used = [...shooter.used, gun.id];
  const now = replaced(withModel(tracked, copy), changed(f, { step: 'done', aim }));
  const count = gun.keywords.multiShot ?? 1;
  return rolling(now, 'attack', 'DW-56', [{ purse: shooter.id, seat: shooter.seat, count, needs }]);
};

const howOf = (b: Battle, f: ShotFrame): How => {
  const { keywords } = gunOf(b, f);
  return {
    kind: 'shot',
    by: f.astray ? null : f.shooter,
    blackSun: keywords.blackSun === true,
    grenade: keywords.grenade === true,
  };
};

/** The dice lie. */
export const shotLanded = (b: Battle, f: ShotFrame, roll: RollFrame<PoolRoll>, table: HeroesTable): Battle => {
  const success = successesOf(roll);
  if (roll.what === 'friendlyFire') return replaced(b, changed(f, { step: success > 0 ? 'attack' : 'friend' }));
  if (success === 0) return b;
  const { keywords, strength } = gunOf(b, f);
  const target = findModel(b, f.target)!;
  const wounds = success * (keywords.wound ?? 1);
  const how = howOf(b, f);
  if (keywords.blast === undefined) return inflict(b, [woundsOn(b, target, wounds, how)]);
  return pushed(
    b,
    blastOf(b, modelOf(b, f.shooter), target, keywords.blast, { aim: f.aim!, strength, wounds, how }, table),
  );
};

export const shotProcedure: HeroesProcedure<ShotFrame> = {
  advance: (b, f, table) => {
    const shooter = modelOf(b, f.shooter);
    const target = modelOf(b, f.target);
    switch (f.step) {
      case 'redirect': {
        const among = others(b, f);
        const order = ordersOf(b, target.seat).redirect;
        if (among.length === 0 || order === 'never') return replaced(b, changed(f, { step: 'check' }));
        return order === 'best' ? redirected(b, f, leastLoss(b, f, among), table) : b;
      }
      case 'check':
        if (friendsBeside(b, shooter, target).length === 0) return replaced(b, changed(f, { step: 'attack' }));
        return rolling(b, 'friendlyFire', 'DW-71', [{ purse: shooter.id, seat: shooter.seat, count: 1, needs: 4 }]);
      case 'friend': {
        const friends = friendsBeside(b, shooter, target);
        return friends.length === 1 ? strayed(b, f, friends[0]!, table) : b;
      }
      case 'attack':
        return fire(b, f, table);
      case 'done':
        return popped(b);
    }
  },
  decisions: (b, f) =>
    f.step === 'friend'
      ? [
          {
            seat: modelOf(b, f.shooter).seat,
            kind: 'friend',
            rule: 'DW-71',
            shooter: f.shooter,
            target: f.target,
          },
        ]
      : [
          {
            seat: modelOf(b, f.target).seat,
            kind: 'redirect',
            rule: 'X-135',
            shooter: f.shooter,
            target: f.target,
          },
        ],
  refuse: (b, f, _, c): HeroesRefusal | undefined => {
    if (f.step === 'friend') {
      if (c.type !== 'friend') return { code: 'otherDecision', rule: 'DW-71', asked: 'friend' };
      const isOne = friendsBeside(b, modelOf(b, f.shooter), modelOf(b, f.target)).some(({ id }) => id === c.model);
      return isOne ? undefined : { code: 'notAFriend', rule: 'X-138', model: c.model };
    }
    if (c.type !== 'redirect') return { code: 'otherDecision', rule: 'X-135', asked: 'redirect' };
    if (c.to === null || others(b, f).some(({ id }) => id === c.to)) return undefined;
    return { code: 'cannotRedirect', rule: 'X-135', to: c.to };
  },
  apply: (b, f, _, c, table) => {
    if (c.type === 'friend') return strayed(b, f, modelOf(b, c.model), table);
    return c.type === 'redirect' ? redirected(b, f, modelOf(b, c.to ?? f.target), table) : b;
  },
  candidates: (b, f) =>
    f.step === 'friend'
      ? friendsBeside(b, modelOf(b, f.shooter), modelOf(b, f.target)).map(
          ({ id }) => ({ type: 'friend', model: id }) as const,
        )
      : [{ type: 'redirect', to: null }, ...others(b, f).map(({ id }) => ({ type: 'redirect', to: id }) as const)],
};
