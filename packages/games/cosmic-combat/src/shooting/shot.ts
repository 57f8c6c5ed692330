/** A shot from the named target to the wounds: redirect, fight, ships in the way, the one roll (P1, X-10, X-11, X-237, X-238, X-243). */

import {
  captainOf,
  isSince,
  otherSide,
  pastFriends,
  purseOf,
  type RollFrame,
  redirecting,
  STRUCK_ON,
  successesOf,
} from '@muster/dwethia';
import type { Command, RuleId, Seat } from '@muster/kernel';
import { ringOf } from '../boarding/fights.ts';
import { type Gun, kitOf } from '../ground/field.ts';
import {
  areEnemies,
  areFriends,
  copyShip,
  copyTurn,
  diceOf,
  isThird,
  onTop,
  popped,
  pushed,
  replaced,
  seatFor,
  shipOf,
  sideOf,
  standingOf,
  withShip,
} from '../state/battle.ts';
import type {
  Battle,
  CosmicDecision,
  CosmicProcedure,
  CosmicRefusal,
  CosmicTable,
  CosmicTypes,
  FriendCommand,
  PoolRoll,
  Ship,
  ShipId,
  ShotFrame,
} from '../state/types.ts';
import { woundsOn } from '../wounds/wounds.ts';
import { expectedLoss, isTooTough, rollsAt } from './aim.ts';
import { wayOf } from './line.ts';
import { comradesAt, fireTokens, reachChance, redirectsOf, waysAt } from './options.ts';

const shotFrame = (shooter: ShipId, weapon: number, target: ShipId): ShotFrame => ({
  type: 'shot',
  shooter,
  weapon,
  target,
  step: 'redirect',
  way: [],
  astray: false,
});

const stepped = (f: ShotFrame, step: ShotFrame['step']): ShotFrame => aimedAt(f, f.target, step, f.way, f.astray);

const aimedAt = (
  f: ShotFrame,
  target: ShipId,
  step: ShotFrame['step'],
  way: readonly ShipId[],
  astray: boolean,
): ShotFrame => ({ type: 'shot', shooter: f.shooter, weapon: f.weapon, target, step, way, astray });

/** The Fire tokens that are used up when these shots have been made. */
export const tokensUsed = (b: Battle, s: Ship, fired: readonly number[]): number => {
  let least = fireTokens(s); // none of a station's
  if (b.config.rulings.fireToken === 'oneWeapon') return Math.min(least, fired.length);
  kitOf(b, s).guns.forEach((_, gun) => {
    const shots = fired.filter((one) => one === gun).length;
    if (shots < least) least = shots;
  });
  return least;
};

/** A weapon is fired: what it uses up, and the shot on the stack. */
export const fire = (b: Battle, s: Ship, weapon: number, target: ShipId, table: CosmicTable): Battle => {
  table.tell?.({ type: 'shot', shooter: s.id, target, weapon, rule: 'X-230' });
  const copy = copyShip(s);
  const turn = copyTurn(s.turn);
  turn.fired = [...s.turn.fired, weapon];
  turn.fires = tokensUsed(b, s, turn.fired);
  copy.turn = turn;
  if (kitOf(b, s).guns[weapon]!.weapon.uses !== null) copy.spent = [...s.spent, weapon];
  return pushed(withShip(b, copy), shotFrame(s.id, weapon, target));
};

const gunOf = (b: Battle, f: ShotFrame): Gun => kitOf(b, shipOf(b, f.shooter)).guns[f.weapon]!;

/** for the station its target's opponent rolls, without anybody's Destiny. */
const rollerOf = (b: Battle, f: ShotFrame): { readonly purse: string; readonly seat: Seat } => {
  const shooter = shipOf(b, f.shooter);
  const side = sideOf(b, shooter);
  if (side !== null) return { purse: purseOf(side), seat: seatFor(b, shooter) };
  return { purse: '', seat: captainOf(b, otherSide(sideOf(b, shipOf(b, f.target)) ?? b.first)) };
};

const rollDie = (b: Battle, f: ShotFrame, what: PoolRoll, rule: RuleId, needs: number, hurtsOwn = false): Battle => {
  const { purse, seat } = rollerOf(b, f);
  const die = hurtsOwn ? { purse, seat, count: 1, needs, hurtsOwn } : { purse, seat, count: 1, needs };
  return pushed(b, diceOf(what, rule, [die]));
};

const redirects = (b: Battle, f: ShotFrame): readonly Ship[] =>
  redirectsOf(b, shipOf(b, f.shooter), gunOf(b, f), shipOf(b, f.target));

const idsOf = (ships: readonly Ship[]): readonly ShipId[] => ships.map(({ id }) => id);

/** whom of its own side the shot may strike; the dying only where there are no others. */
const atRisk = (b: Battle, f: ShotFrame): readonly Ship[] => {
  const comrades = comradesAt(b, shipOf(b, f.shooter), shipOf(b, f.target));
  const living = comrades.filter(({ wounds }) => wounds > 0);
  return living.length > 0 ? living : comrades;
};

const onward = (b: Battle, f: ShotFrame): Battle => {
  const way = waysAt(b, shipOf(b, f.shooter), shipOf(b, f.target));
  return replaced(b, aimedAt(f, f.target, 'way', idsOf(way), f.astray));
};

const struckInstead = (
  b: Battle,
  f: ShotFrame,
  struck: ShipId,
  way: readonly ShipId[],
  rule: RuleId,
  table: CosmicTable,
) => {
  table.tell?.({ type: 'astray', shooter: f.shooter, struck, rule });
  return replaced(b, aimedAt(f, struck, 'way', way, true));
};

/** DW-71: one of its own side is struck; ships outside the fight may still be in the way. */
const strayed = (b: Battle, f: ShotFrame, friend: Ship, table: CosmicTable): Battle => {
  const way = wayOf(b, shipOf(b, f.shooter), friend, ringOf(b, friend));
  return struckInstead(b, f, friend.id, idsOf(way), 'DW-71', table);
};

const attack = (b: Battle, f: ShotFrame, table: CosmicTable): Battle => {
  const target = shipOf(b, f.target);
  const gun = gunOf(b, f);
  if (target.wounds === 0) return popped(b); // nothing is left to hurt
  if (isTooTough(b, gun, target)) {
    table.tell?.({ type: 'tooTough', shooter: f.shooter, target: f.target, rule: 'DW-59' });
    return popped(b);
  }
  const shooter = shipOf(b, f.shooter);
  const { attack: needs } = rollsAt(b, shooter, gun, target);
  const hurtsOwn = isThird(b) && areFriends(b, shooter, target);
  return rollDie(replaced(b, stepped(f, 'done')), f, 'attack', 'DW-56', needs!, hurtsOwn);
};

/** The dice lie. */
export const shotLanded = (b: Battle, f: ShotFrame, roll: RollFrame, table: CosmicTable): Battle => {
  if (f.step === 'fight') return PAST_FRIENDS.passed(b, f, roll);
  const success = successesOf(roll) > 0;
  if (f.step === 'way') {
    const [first, ...rest] = f.way;
    return success
      ? replaced(b, aimedAt(f, f.target, 'way', rest, f.astray))
      : struckInstead(b, f, first!, [], 'X-232', table);
  }
  if (!success) return b;
  const gun = gunOf(b, f);
  const [shooter, target] = [shipOf(b, f.shooter), shipOf(b, f.target)];
  const { save, woundsEach } = rollsAt(b, shooter, gun, target);
  const by = areEnemies(b, shooter, target) ? f.shooter : null; // own fire credits nobody
  return pushed(b, woundsOn(f.target, woundsEach, { kind: 'shot', by }, save, gun.weapon.ion));
};

/** DW-67: a die of more than this passes. */
const PASSES = STRUCK_ON + 1;

type FriendDecision = Extract<CosmicDecision, { readonly kind: 'friend' | 'redirect' }>;
type FriendRefusal = Extract<CosmicRefusal, { readonly code: 'notAFriend' }>;

const isFriend = (c: Command): c is FriendCommand => c.type === 'friend';

/** a die for each ship in the way, then the one that strikes. */
const fired = (b: Battle, f: ShotFrame, table: CosmicTable): Battle => {
  if (f.step === 'done') return popped(b);
  if (f.step === 'attack') return attack(b, f, table);
  return f.way.length === 0 ? replaced(b, stepped(f, 'attack')) : rollDie(b, f, 'inTheWay', 'X-232', PASSES);
};

const PAST_FRIENDS = pastFriends<Battle, ShotFrame, Ship, FriendCommand, FriendDecision, FriendRefusal>({
  step: 'fight',
  kind: 'friend',
  rule: 'X-238',
  isRisky: (b, f) => atRisk(b, f).length > 0,
  rolled: (b, f) => rollDie(b, f, 'friendlyFire', 'DW-71', PASSES),
  onward,
  atRisk,
  decision: (b, { shooter, target }) => ({
    seat: seatFor(b, shipOf(b, shooter)),
    kind: 'friend',
    rule: 'X-238',
    shooter,
    target,
  }),
  namedBy: (c) => (isFriend(c) ? c.ship : undefined),
  naming: (ship) => ({ type: 'friend', ship }),
  notOne: (ship) => ({ code: 'notAFriend', rule: 'X-238', ship }),
  strayed,
  fired,
  stepped,
  onTop,
});

/** What the shot would probably cost who takes it; before the fourth edition as if nothing were in its way. */
const lossAt = (b: Battle, f: ShotFrame, at: Ship): number => {
  const shooter = shipOf(b, f.shooter);
  const loss = expectedLoss(b, shooter, gunOf(b, f), at);
  return isSince(b.config, 4) ? loss * reachChance(b, shooter, at) : loss;
};

/** Nobody speaks for a station without an owner. */
const redirectOrder = (b: Battle, f: ShotFrame): 'best' | 'ask' | 'never' => {
  const target = shipOf(b, f.target);
  return target.seat === null ? 'never' : standingOf(b, seatFor(b, target)).redirect;
};

export const shotProcedure: CosmicProcedure<ShotFrame> = redirecting<ShotFrame, Ship, CosmicTypes>(
  {
    rule: 'X-237',
    target: (b, f) => shipOf(b, f.target),
    among: redirects,
    order: redirectOrder,
    seat: (b, f) => seatFor(b, shipOf(b, f.target)),
    loss: lossAt,
    aimedAt: (f, target) => aimedAt(f, target, 'fight', f.way, false),
    onTop,
  },
  PAST_FRIENDS,
);
