/** All lasting effects (MW 9.3), and what the battle asks of those in force. */

import { inch, isLineWithin, isWithin, type Line, shortestLine } from '@muster/geometry';
import type { Draft, Seat } from '@muster/kernel';
import { baseOf, fighter, isOnField } from '../ground/fighters.ts';
import { seesFighter, thingOf } from '../ground/sight.ts';
import type { Battle, Effect, Fighter, FighterId, Source } from '../state/battle.ts';
import type { Strike } from '../state/strike.ts';
import type { MagicTable } from '../state/types.ts';
import { endAim, readyAim } from './aim.ts';
import { charm } from './charm.ts';
import { type EffectRules, effect, gain } from './rules.ts';

/** TC enchanter.white-hot-weapons, MW-R78: an Enchanter near enough who sees the attacker. */
const whiteHotPierces = (b: Battle, enchanter: Fighter, attacker: Fighter): number =>
  isOnField(enchanter) &&
  enchanter.seat === attacker.seat &&
  isWithin(baseOf(enchanter), baseOf(attacker), inch(9)) &&
  seesFighter(b, enchanter, attacker)
    ? 1
    : 0;

/** TC guardian.ward, MW-R77: the line to a friend passes within 2 in of a warding Guardian. */
const wardCovers = (b: Battle, guardian: Fighter, source: Source, target: Fighter): Line | undefined => {
  if (guardian.id === target.id || guardian.seat !== target.seat || guardian.where !== 'field') return undefined;
  const line = shortestLine(thingOf(b, source, baseOf(target)), baseOf(target));
  return isLineWithin(line, baseOf(guardian), inch(2)) ? line : undefined;
};

export const EFFECT_RULES: Readonly<Record<Effect['type'], EffectRules>> = {
  wildform: effect({ lastsAPhase: true, gain: gain({ power: 1 }) }), // TC druid.wildform
  thirdEye: effect({ lastsAPhase: true, gain: gain({ precision: 1, evasion: 1 }) }), // TC seer.third-eye
  hex: effect({ lastsAPhase: true, gain: gain({ capped: true }) }), // TC witch.hex
  whiteHot: effect({ lastsAPhase: true, endsWithCaster: true, pierces: whiteHotPierces }),
  ward: effect({ endsAtNextAction: true, endsWithCaster: true, covers: wardCovers }),
  empowered: effect({ lastsAPhase: true }),
  entangle: effect({ endsAtNextAction: true, endsWithCaster: true, holds: true }), // MW-H20
  hypnotize: effect({ endsAtNextAction: true, endsWithCaster: true }),
  prediction: effect({ lastsAPhase: true, endsWithTarget: false }),
  charm,
  aim: effect({ endsWithCaster: true, activated: readyAim, deactivated: endAim }),
};

/** Whether something holds it where it stands. */
export const isHeld = (b: Battle, id: FighterId): boolean => {
  for (let i = 0; i < b.effects.length; i++) {
    const e = b.effects[i]!;
    if ('fighter' in e && e.fighter === id && EFFECT_RULES[e.type].holds) return true;
  }
  return false;
};

/** Counts in what lies on the attacker and on the target, and what pierces Armour in melee. */
export const modifyStrike = (
  b: Battle,
  attacker: FighterId | null,
  target: FighterId | null,
  isMelee: boolean,
  s: Draft<Strike>,
): void => {
  for (let i = 0; i < b.effects.length; i++) {
    const e = b.effects[i]!;
    const rules = EFFECT_RULES[e.type];
    if ('fighter' in e && rules.gain !== null) {
      if (e.fighter === attacker) {
        if (isMelee) s.power += rules.gain.power;
        s.precision += rules.gain.precision;
        if (rules.gain.capped) s.capped = true;
      }
      if (e.fighter === target) s.evasion += rules.gain.evasion;
    }
    if (isMelee && attacker !== null && s.pierce === 0 && 'by' in e)
      s.pierce = rules.pierces(b, fighter(b, e.by), fighter(b, attacker));
  }
};

/** The line of the first effect that covers the target. */
export const coverLine = (b: Battle, source: Source, target: Fighter): Line | undefined => {
  for (let i = 0; i < b.effects.length; i++) {
    const e = b.effects[i]!;
    const line = 'by' in e ? EFFECT_RULES[e.type].covers(b, fighter(b, e.by), source, target) : undefined;
    if (line !== undefined) return line;
  }
  return undefined;
};

/** Who decides for this fighter when its player activates it. */
export const deciderOf = (b: Battle, id: FighterId, owner: Seat): Seat => {
  for (let i = 0; i < b.effects.length; i++) {
    const by = EFFECT_RULES[b.effects[i]!.type].decides(b.effects[i]!, id);
    if (by !== null) return by;
  }
  return owner;
};

/** In the order of the table: a Charm shows first. */
const ACTIVATED = Object.values(EFFECT_RULES).flatMap(({ activated }) => activated ?? []);
const DEACTIVATED = Object.values(EFFECT_RULES).flatMap(({ deactivated }) => deactivated ?? []);

export const whenActivated = (b: Battle, f: Fighter, table: MagicTable): Battle => {
  let next = b;
  for (const activated of ACTIVATED) next = activated(next, f, table);
  return next;
};

export const whenDeactivated = (b: Battle, id: FighterId, table: MagicTable): Battle => {
  let next = b;
  for (const deactivated of DEACTIVATED) next = deactivated(next, id, table);
  return next;
};
