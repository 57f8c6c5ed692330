/** A shot from the named target to the wounds: redirect, friends at risk, the one roll (P1, X-11, HR-32 to HR-39). */

import {
  isSince,
  needed,
  pastFriends,
  type RangedWeapon,
  type RollFrame,
  redirecting,
  STRUCK_ON,
  successesOf,
} from '@muster/dwethia';
import type { Command } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { statOf } from '../ground/values.ts';
import { noteCover } from '../objectives/tracking.ts';
import {
  activationIn,
  copyModel,
  findModel,
  isOwnHarm,
  modelOf,
  onTop,
  ordersOf,
  popped,
  pushed,
  replaced,
  rolling,
  withModel,
} from '../state/battle.ts';
import type {
  Battle,
  FriendCommand,
  HeroesDecision,
  HeroesProcedure,
  HeroesRefusal,
  HeroesTable,
  HeroesTypes,
  Model,
  ModelId,
  Pace,
  PoolRoll,
  ShootCommand,
  ShotFrame,
  WoundCause,
} from '../state/types.ts';
import { inflict, woundsOn } from '../wounds/wounds.ts';
import { blastOf } from './blast.ts';
import { aimAt, type Circumstances, coverAgainst, shieldBonus } from './line.ts';
import { expectedLoss, friendsAtRisk, redirectsOf } from './options.ts';

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

type FriendDecision = Extract<HeroesDecision, { readonly kind: 'friend' | 'redirect' }>;
type FriendRefusal = Extract<HeroesRefusal, { readonly code: 'notAFriend' }>;

const isFriend = (c: Command): c is FriendCommand => c.type === 'friend';

/** X-158, Ghost: what Cover the target has against this shot. */
const ghostly = (b: Battle, f: ShotFrame, table: HeroesTable): Battle => {
  const target = modelOf(b, f.target);
  return noteCover(b, target, coverAgainst(b, modelOf(b, f.shooter), target, circumstances(b, f)), table);
};

const strayed = (b: Battle, f: ShotFrame, friend: Model, table: HeroesTable): Battle => {
  table.tell?.({ type: 'astray', shooter: f.shooter, friend: friend.id, rule: 'DW-71' });
  const { aim } = aimAt(b, modelOf(b, f.shooter), modelOf(b, f.target), circumstances(b, f));
  const tracked = isSince(b.config, 5) ? ghostly(b, f, table) : b; // it was shot at all the same
  return replaced(tracked, changed(f, { target: friend.id, step: 'attack', aim, astray: true }));
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
  const tracked = f.astray ? b : ghostly(b, f, table);
  const { aim, needs } = needsOf(tracked, f);
  const copy = copyModel(shooter);
  if (gun.uses !== null) copy.used = [...shooter.used, gun.id];
  const now = replaced(withModel(tracked, copy), changed(f, { step: 'done', aim }));
  const count = gun.keywords.multiShot ?? 1;
  const dice = { purse: shooter.id, seat: shooter.seat, count, needs };
  return rolling(now, 'attack', 'DW-56', [isOwnHarm(b, shooter, target) ? { ...dice, hurtsOwn: true as const } : dice]);
};

const causeOf = (b: Battle, f: ShotFrame): WoundCause => {
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
  if (roll.what === 'friendlyFire') return PAST_FRIENDS.passed(b, f, roll);
  const success = successesOf(roll);
  if (success === 0) return b;
  const { keywords, strength } = gunOf(b, f);
  const target = findModel(b, f.target)!;
  const wounds = success * (keywords.wound ?? 1);
  const how = causeOf(b, f);
  if (keywords.blast === undefined) return inflict(b, [woundsOn(b, target, wounds, how)]);
  return pushed(
    b,
    blastOf(b, modelOf(b, f.shooter), target, keywords.blast, { aim: f.aim!, strength, wounds, how }, table),
  );
};

const atRisk = (b: Battle, f: ShotFrame): readonly Model[] =>
  friendsAtRisk(b, modelOf(b, f.shooter), gunOf(b, f), modelOf(b, f.target));

/** the shooter's player chooses who is struck. */
const PAST_FRIENDS = pastFriends<Battle, ShotFrame, Model, FriendCommand, FriendDecision, FriendRefusal>({
  step: 'check',
  kind: 'friend',
  rule: 'DW-71',
  isRisky: (b, f) => atRisk(b, f).length > 0,
  rolled: (b, f) => {
    const { id, seat } = modelOf(b, f.shooter);
    return rolling(b, 'friendlyFire', 'DW-71', [{ purse: id, seat, count: 1, needs: STRUCK_ON + 1 }]);
  },
  onward: (b, f) => replaced(b, changed(f, { step: 'attack' })),
  atRisk,
  decision: (b, { shooter, target }) => ({
    seat: modelOf(b, shooter).seat,
    kind: 'friend',
    rule: 'DW-71',
    shooter,
    target,
  }),
  namedBy: (c) => (isFriend(c) ? c.model : undefined),
  naming: (model) => ({ type: 'friend', model }),
  notOne: (model) => ({ code: 'notAFriend', rule: 'X-138', model }),
  strayed,
  fired: (b, f, table) => (f.step === 'attack' ? fire(b, f, table) : popped(b)),
  stepped: (f, step) => changed(f, { step }),
  onTop,
});

/** What the shot would probably cost who takes it: half where it may stray to a friend. Before the fifth edition that was not looked at. */
const lossAt = (b: Battle, f: ShotFrame, at: Model): number => {
  const shooter = modelOf(b, f.shooter);
  const loss = expectedLoss(b, shooter, at, circumstances(b, f));
  const mayStray = isSince(b.config, 5) && friendsAtRisk(b, shooter, gunOf(b, f), at).length > 0;
  return mayStray ? loss / 2 : loss;
};

export const shotProcedure: HeroesProcedure<ShotFrame> = redirecting<ShotFrame, Model, HeroesTypes>(
  {
    rule: 'X-135',
    target: (b, f) => modelOf(b, f.target),
    among: others,
    order: (b, f) => ordersOf(b, modelOf(b, f.target).seat).redirect,
    seat: (b, f) => modelOf(b, f.target).seat,
    loss: lossAt,
    aimedAt: (f, target) => changed(f, { target, step: 'check' }),
    onTop,
  },
  PAST_FRIENDS,
);
