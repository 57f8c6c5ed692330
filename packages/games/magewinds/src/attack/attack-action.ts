/** The Attack Action (MW 13.4): which attack, against whom, and why not (MW 16.0, 18.1). */

import { type Disc, gapBetween, inch, isAtLeast, isWithin, type Length } from '@muster/geometry';
import { known, type Seat, type Table } from '@muster/kernel';
import { canPay, payments, refusePayment } from '../cards/cards.ts';
import { spend } from '../cards/channelling.ts';
import { refuseHand } from '../casting/casting.ts';
import { showReal } from '../clones/dissolve-clone.ts';
import { type Attack, type AttackId, attackIn, profileOf } from '../content/fighters.ts';
import { spellOf } from '../content/spells.ts';
import { hasAimed, refuseUnaimed } from '../effects/aim.ts';
import { baseOf, controllerOf, fighter, isLying, isOnField, nameOf, playedFor } from '../ground/fighters.ts';
import { attackLine, refuseSight } from '../ground/sight.ts';
import type { AttackFrame, Battle, Fighter, FighterId, ObjectId, Source, VolleyFrame } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { push } from '../state/copies.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';

type AttackCommand = Extract<MagewindsCommand, { type: 'attack' }>;

export const attackProfile = (b: Battle, f: Fighter, id: AttackFrame['attack']): Attack | undefined =>
  attackIn(b.config.edition, f.profile, id, b.config.normaliseLightPrecisionTo15);

/** MW 18.1, MW-R05: range from base to base, then a line of attack. */
const refuseReach = (
  b: Battle,
  f: Fighter,
  attack: Attack,
  target: Disc,
  name: string,
): MagewindsRefusal | undefined => {
  const base = baseOf(f);
  if (!isWithin(base, target, attack.max) || !isAtLeast(base, target, attack.min)) {
    const distance = gapBetween(base, target).down;
    return refusalOf('outOfRange', 'MW 18.1', {
      name: nameOf(f),
      target: name,
      distance,
      min: attack.min,
      max: attack.max,
    });
  }
  const line = attackLine(b, f, target);
  return line.clear
    ? undefined
    : refusalOf('noLineOfAttack', 'MW 18.1', { name: nameOf(f), target: name }, { line: line.line });
};

/** Why a fighter cannot be attacked so, cards apart: a line of attack and sight are both needed (MW-R11). */
export const refuseTarget = (b: Battle, f: Fighter, attack: Attack, id: FighterId): MagewindsRefusal | undefined => {
  const target = b.fighters[id];
  if (!isOnField(target)) return refusalOf('noTarget', 'MW 13.4', { name: nameOf(f) });
  if (id === f.id) return refusalOf('notSelf', 'MW 13.4', { name: nameOf(f) });
  const refusal =
    (attack.needsAim ? refuseUnaimed(b, f, baseOf(target)) : undefined) ??
    refuseReach(b, f, attack, baseOf(target), nameOf(target));
  return refusal ?? refuseSight(b, f, target);
};

/** TC cleric.push, MW-R71: moveable objects too. */
const refuseObject = (b: Battle, f: Fighter, attack: Attack, id: ObjectId): MagewindsRefusal | undefined => {
  const o = b.objects[id];
  if (!attack.atObjects) return refusalOf('fightersOnly', 'MW 13.4', { name: nameOf(f) });
  if (o === undefined || !isLying(o)) return refusalOf('noSuchObject', 'MW 19.2', { object: id });
  return refuseReach(b, f, attack, baseOf(o), o.kind); // where there is a line of attack, it is visible
};

export const refuseAttack = (b: Battle, seat: Seat, f: Fighter, c: AttackCommand): MagewindsRefusal | undefined => {
  const attack = attackProfile(b, f, c.attack);
  if (attack === undefined) return refusalOf('notItsAttack', 'MW 6.0', { name: nameOf(f), attack: c.attack });
  if ((c.target === null) === (c.object === null)) return refusalOf('noTarget', 'MW 13.4', { name: nameOf(f) });
  const refusal = c.target !== null ? refuseTarget(b, f, attack, c.target) : refuseObject(b, f, attack, c.object!);
  return refusal ?? refuseAttackCost(b, seat, f, attack, c);
};

const refuseAttackCost = (b: Battle, seat: Seat, f: Fighter, attack: Attack, c: AttackCommand) => {
  if (attack.spell === null)
    return c.cards.length === 0
      ? undefined
      : refusalOf('costsNothing', 'MW 17.0', { name: nameOf(f), attack: attack.id });
  return refuseHand(b, seat, c.cards) ?? refusePayment(spellOf(attack.spell).cost, c.cards);
};

/** Whether somebody whom its player would harm can be attacked so, cards apart. */
export const hasTarget = (b: Battle, f: Fighter, id: AttackId): boolean => {
  const attack = attackProfile(b, f, id);
  if (attack === undefined) return false;
  const side = playedFor(b, f);
  for (let i = 0; i < b.fighters.length; i++) {
    const other = b.fighters[i]!;
    if (other.where === 'field' && other.seat !== side && refuseTarget(b, f, attack, other.id) === undefined)
      return true;
  }
  return false;
};

/**
 * Attacks on those whom its player would harm, each with every way to pay; objects for Push. One's own may be attacked (MW-R37) but
 * are not offered.
 */
export const attackCandidates = (
  b: Battle,
  seat: Seat,
  f: Fighter,
  only: AttackId | null,
  into: MagewindsCommand[],
): void => {
  const hand = known(b.seats[seat]!.hand.cards);
  const side = playedFor(b, f);
  const { attacks } = profileOf(f.profile);
  for (let a = 0; a < attacks.length; a++) {
    const id = attacks[a]!;
    const attack = only === null || only === id ? attackProfile(b, f, id) : undefined;
    if (attack === undefined) continue;
    const cost = attack.spell === null ? null : spellOf(attack.spell).cost;
    if (cost !== null && !canPay(cost, hand)) continue;
    const pays = cost === null ? FREE : payments(cost, hand);
    for (let i = 0; i < b.fighters.length; i++) {
      const other = b.fighters[i]!;
      if (other.where !== 'field' || other.seat === side || refuseTarget(b, f, attack, other.id) !== undefined)
        continue;
      for (let p = 0; p < pays.length; p++)
        into.push({ type: 'attack', attack: id, target: other.id, object: null, cards: pays[p]! });
    }
    for (let o = 0; o < b.objects.length; o++)
      if (refuseObject(b, f, attack, o) === undefined)
        for (const cards of pays) into.push({ type: 'attack', attack: id, target: null, object: o, cards });
  }
};

const FREE: readonly (readonly never[])[] = [[]];

/** Whether somebody or something is near enough that a step could bring it into reach of some attack: a hint, not a rule. */
export const mightAttack = (b: Battle, f: Fighter): boolean => {
  const { attacks } = profileOf(f.profile);
  const base = baseOf(f);
  const hasCards = b.seats[controllerOf(b, f.id)]!.hand.size > 0;
  let reach = 0;
  let atObjects = 0;
  for (let a = 0; a < attacks.length; a++) {
    const attack = attackProfile(b, f, attacks[a]!)!;
    if (attack.spell !== null && !hasCards) continue;
    if (attack.needsAim && !hasAimed(b, f)) continue;
    if (attack.max > reach) reach = attack.max;
    if (attack.atObjects && canPayFor(b, f, attack)) atObjects = attack.max;
  }
  const side = playedFor(b, f);
  for (let i = 0; i < b.fighters.length; i++) {
    const other = b.fighters[i]!;
    if (other.where !== 'field' || other.seat === side || other.id === f.id) continue;
    if (isWithin(base, baseOf(other), reach + STEP)) return true;
  }
  if (atObjects === 0) return false;
  for (let i = 0; i < b.objects.length; i++) {
    const o = b.objects[i]!;
    if (isLying(o) && isWithin(base, baseOf(o), atObjects + STEP)) return true; // TC cleric.push
  }
  return false;
};

/** MW 13.1 */
const STEP = inch(1);

const canPayFor = (b: Battle, f: Fighter, { spell }: Attack): boolean =>
  spell === null || canPay(spellOf(spell).cost, known(b.seats[controllerOf(b, f.id)]!.hand.cards));

export const attackFrame = (
  source: Source,
  by: Seat,
  attack: AttackFrame['attack'],
  target: { readonly id: FighterId; readonly against: Seat } | { readonly object: ObjectId },
  splash: boolean,
): AttackFrame => ({
  type: 'attack',
  step: 'choice',
  source,
  by,
  against: 'against' in target ? target.against : by,
  attack,
  target: 'id' in target ? target.id : null,
  object: 'object' in target ? target.object : null,
  splash,
  chosen: false,
  choice: null,
  defence: null,
  free: false,
  hits: 0,
  damage: 0,
  blocked: 0,
});

/** Pays, and begins the attack. Only for attacks that were not refused. */
export const applyAttackOn = (
  b: Battle,
  seat: Seat,
  f: Fighter,
  c: AttackCommand,
  table: Table<MagewindsEvent>,
): Battle => {
  const paid = c.cards.length === 0 ? b : spend(b, seat, c.cards, table); // MW-R58
  const shown = showReal(paid, f.id, table); // TC mesmer.clone
  const source: Source = { type: 'fighter', id: f.id };
  const aimed = c.target !== null ? baseOf(fighter(b, c.target)) : baseOf(b.objects[c.object!]!);
  table.tell?.({
    type: 'attackDeclared',
    rule: 'MW 13.4',
    who: who(f),
    attack: c.attack,
    target: c.target === null ? null : who(fighter(b, c.target)),
    object: c.object,
    distance: gapBetween(baseOf(f), aimed).down,
  });
  if (c.target === null) return push(shown, attackFrame(source, seat, c.attack, { object: c.object! }, false));
  const { splash } = attackProfile(b, f, c.attack)!;
  if (splash !== null) return push(shown, splashFrame(shown, source, c.attack, seat, c.target, splash));
  return push(
    shown,
    attackFrame(source, seat, c.attack, { id: c.target, against: fighter(shown, c.target).seat }, false),
  );
};

/** MW-R75: the target, then all others so near to it but the caster; fixed now. */
const splashFrame = (
  b: Battle,
  source: Source,
  attack: AttackId,
  by: Seat,
  target: FighterId,
  near: Length,
): VolleyFrame => {
  const targets: FighterId[] = [target];
  const base = baseOf(fighter(b, target));
  for (const other of b.fighters) {
    if (other.where !== 'field' || other.id === target || other.id === source.id) continue;
    if (isWithin(base, baseOf(other), near)) targets.push(other.id);
  }
  return { type: 'volley', step: 'first', source, by, attack, targets, steps: [] };
};
