/** A shot from the named target to the wounds: whom it strikes in a melee, then the one roll (P1, DW-65, DW-71, X-11, X-69, X-344). */

import { pastFriends, type RollFrame, STRUCK_ON, successesOf } from '@muster/dwethia';
import type { Command, RuleId } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { isInContact } from '../ground/standing.ts';
import { effectsOf } from '../ground/values.ts';
import {
  findModel,
  isDying,
  modelOf,
  onTop,
  popped,
  pushed,
  replaced,
  seatFor,
  sideOf,
  standingOf,
  withTurn,
} from '../state/battle.ts';
import { diceOf } from '../state/dice.ts';
import type {
  Battle,
  ConquestDecision,
  ConquestRefusal,
  ConquestTable,
  FriendCommand,
  Model,
  ModelId,
  ShootCommand,
  ShotFrame,
} from '../state/types.ts';
import { woundsOn } from '../wounds/wounds.ts';
import { aimAt, aimedWith, isTooTough } from './aim.ts';
import { comradesAt } from './options.ts';
import { protectorOf } from './protection.ts';

const RULE: RuleId = 'X-344';

const shotAt = (f: ShotFrame, target: ModelId, step: ShotFrame['step'], astray: boolean): ShotFrame => ({
  type: 'shot',
  shooter: f.shooter,
  target,
  arc: f.arc,
  step,
  aim: f.aim,
  astray,
});

const stepped = (f: ShotFrame, step: ShotFrame['step']): ShotFrame => shotAt(f, f.target, step, f.astray);

/** X-344; X-343: in contact itself it strikes whom it means. */
export const isIntoMelee = (b: Battle, shooter: Model, target: Model): boolean =>
  !isInContact(b, shooter) && comradesAt(b, shooter, target).length > 0;

/** Only for shots that were not refused. DW-72: nobody redirects them here. */
export const applyShoot = (b: Battle, c: ShootCommand, table: ConquestTable): Battle => {
  const [shooter, target] = [modelOf(b, c.unit), modelOf(b, c.target)];
  const { aim } = aimAt(b, shooter, target, c.arc);
  table.tell?.({ type: 'shot', shooter: shooter.id, target: target.id, arc: c.arc, rule: 'DW-49' });
  const fired = withTurn(b, shooter.id, (turn) => {
    turn.shot = true; // CQ-48
  });
  return pushed(fired, {
    type: 'shot',
    shooter: shooter.id,
    target: target.id,
    arc: c.arc,
    step: isIntoMelee(b, shooter, target) ? 'fight' : 'attack',
    aim,
    astray: false,
  });
};

/** DW-71: on so much or less a friend is struck; Fire Discipline makes it rarer. */
export const straysUpTo = (b: Battle, shooter: Model): number => {
  let upTo = STRUCK_ON;
  for (const effect of effectsOf(b, sideOf(b, shooter), 'deflection')) upTo = Math.min(upTo, effect.upTo);
  return upTo;
};

/** friends in contact with the target that can be struck: not the dying, no protected Commander. */
const friendsAtRisk = (b: Battle, f: Pick<ShotFrame, 'shooter' | 'target'>): readonly Model[] =>
  comradesAt(b, modelOf(b, f.shooter), modelOf(b, f.target)).filter(
    (one) => !isDying(one) && protectorOf(b, one) === undefined,
  );

const strayed = (b: Battle, f: ShotFrame, struck: ModelId, table: ConquestTable): Battle => {
  table.tell?.({ type: 'astray', shooter: f.shooter, struck, rule: RULE });
  return replaced(b, shotAt(f, struck, 'attack', true));
};

const cheapest = (b: Battle, among: readonly Model[]): Model => {
  let least = among[0]!;
  for (const one of among) if (kitOf(b, one).points < kitOf(b, least).points) least = one;
  return least;
};

/** DW-56, X-69: one die, or as many as a [Multi-Shot] weapon has. */
const attack = (b: Battle, f: ShotFrame): Battle => {
  const shooter = modelOf(b, f.shooter);
  const target = findModel(b, f.target);
  if (target === undefined || isDying(target)) return popped(b);
  if (f.astray && isTooTough(b, shooter, target)) return popped(b);
  const { strength, keywords } = kitOf(b, shooter).weapon!;
  const { needs } = aimedWith(b, f.aim, strength, target);
  return pushed(b, diceOf(b, shooter, 'ranged', 'DW-56', keywords.multiShot ?? 1, needs));
};

/**
 * The dice lie. Saves and what is ignored come next (DW-58, DW-62, DW-64). A [Quick Shot] removes at once when the last Wound is lost
 * (CQ-51, CQ-52, X-41, X-71, X-349). One of its own side is nobody's merit (`credited`).
 */
export const shotLanded = (b: Battle, f: ShotFrame, roll: RollFrame, _table: ConquestTable): Battle => {
  if (f.step === 'fight') return shotProcedure.passed(b, f, roll);
  const hits = successesOf(roll);
  const done = replaced(b, stepped(f, 'done'));
  if (hits === 0) return done;
  const { keywords } = kitOf(b, modelOf(b, f.shooter)).weapon!;
  const how = { kind: 'shot', by: f.shooter, quick: keywords.quickShot === true } as const;
  return pushed(done, woundsOn(f.target, hits * (keywords.wound ?? 1), how));
};

type FriendDecision = Extract<ConquestDecision, { readonly kind: 'friendlyHit' }>;
type FriendRefusal = Extract<ConquestRefusal, { readonly code: 'notAFriend' }>;

const isFriend = (c: Command): c is FriendCommand => c.type === 'friend';

/** DW-72: nobody redirects here. The shooter's player picks who is struck, or its standing order does. */
export const shotProcedure = pastFriends<Battle, ShotFrame, Model, FriendCommand, FriendDecision, FriendRefusal>({
  step: 'fight',
  kind: 'friendlyHit',
  rule: RULE,
  isRisky: () => true, // a shot that is not into a melee never comes to this step
  rolled: (b, f) => {
    const shooter = modelOf(b, f.shooter);
    return pushed(b, diceOf(b, shooter, 'friendlyFire', RULE, 1, straysUpTo(b, shooter) + 1));
  },
  onward: (b, f) => replaced(b, stepped(f, 'attack')),
  atRisk: friendsAtRisk,
  ordered: (b, f, among) =>
    standingOf(b, seatFor(b, modelOf(b, f.shooter))).friendlyHit === 'ask' ? undefined : cheapest(b, among),
  decision: (b, f) => ({
    seat: seatFor(b, modelOf(b, f.shooter)),
    kind: 'friendlyHit',
    rule: RULE,
    shooter: f.shooter,
    among: friendsAtRisk(b, f).map(({ id }) => id),
  }),
  namedBy: (c) => (isFriend(c) ? c.unit : undefined),
  naming: (unit) => ({ type: 'friend', unit }),
  notOne: (model) => ({ code: 'notAFriend', rule: RULE, model }),
  strayed: (b, f, friend, table) => strayed(b, f, friend.id, table),
  fired: (b, f) => (f.step === 'attack' ? attack(b, f) : popped(b)),
  stepped,
  onTop,
});
