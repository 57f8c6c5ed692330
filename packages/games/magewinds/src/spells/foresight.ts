/** Spells of the Seer and the Witch. */

import { ACTIONS, type ActionId } from '../content/actions.ts';
import { profileOf, spellsOf } from '../content/fighters.ts';
import { beginEffect } from '../effects/begin.ts';
import { activation, hasEffect, isOnField, nameOf } from '../ground/fighters.ts';
import { escapeEdge } from '../scenarios/index.ts';
import type { Battle, Fighter } from '../state/battle.ts';
import { addEffect } from '../state/copies.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { aimAt, NEVER, ONCE, visibleEnemies, visibleFoes } from './aims.ts';
import type { Aim, SpellRules } from './rules.ts';
import { refuseUnseen } from './universal.ts';
import { refuseOther } from './warding.ts';

/** What any fighter can do. */
const COMMON: readonly ActionId[] = ['move', 'attack', 'guard', 'dodge', 'deflect'];

/** What is worth naming (MW-R80): all that this one can do, what any can first. */
const actionsToName = (b: Battle, f: Fighter): readonly ActionId[] => {
  const { actions } = profileOf(f.profile);
  const spells = spellsOf(f.profile, b.config.officialOnly);
  const isOwn = (action: ActionId): boolean =>
    actions.includes(action) || spells.some((id) => id === action) || (action === 'escape' && canEscape(b, f));
  return [...COMMON, ...ACTIONS.filter(isOwn)];
};

const canEscape = (b: Battle, f: Fighter): boolean => escapeEdge(b, f.seat) !== null;

/** Who has no action left may get one back, or react by its Guard (MW-R31); before the fifth edition it was left out (MW-H22). */
const mayAct = (b: Battle, { actions }: Fighter): boolean => actions < 2 || b.config.edition >= 5;

export const prediction: SpellRules = {
  contexts: ['action', 'activationEnds'], // MW-H12
  tells: ['target', 'action'],
  refuse: (b, caster, c, about) => {
    const refusal = refuseOther(caster, about, 'TC seer.prediction');
    if (refusal !== undefined) return refusal;
    const target = c.target === null ? undefined : b.fighters[c.target];
    if (!isOnField(target) || target.seat === caster.seat)
      return refusalOf('enemyOnly', 'TC seer.prediction', { name: nameOf(caster) });
    return c.action === null || c.action === 'wait'
      ? refusalOf('noActionNamed', 'TC seer.prediction', { name: nameOf(caster) })
      : undefined;
  },
  aims: (b, caster, about) => {
    if (caster.id !== about) return NEVER;
    const found: Aim[] = [];
    for (const f of b.fighters) {
      if (f.where !== 'field' || f.seat === caster.seat || !mayAct(b, f)) continue;
      for (const action of actionsToName(b, f)) found.push({ target: f.id, action });
    }
    return found;
  },
  apply: (b, caster, c, _paid, table) =>
    beginEffect(
      b,
      { type: 'prediction', by: caster.id, fighter: c.target!, action: c.action! },
      'TC seer.prediction',
      table,
    ),
};

export const thirdEye: SpellRules = {
  contexts: ['action', 'activationBegins'],
  refuse: (b, caster, _c, about) => {
    if (about === null || about === caster.id)
      return refusalOf('anotherOnly', 'TC seer.third-eye', { name: nameOf(caster) });
    return hasEffect(b, 'thirdEye', about)
      ? refusalOf('inForceAlready', 'TC seer.third-eye', { name: nameOf(caster) })
      : undefined;
  },
  aims: (b, caster, about) => (about === null || about === caster.id || hasEffect(b, 'thirdEye', about) ? NEVER : ONCE),
  apply: (b, _caster, _c, _paid, table) =>
    beginEffect(b, { type: 'thirdEye', fighter: activation(b)!.fighter }, 'TC seer.third-eye', table),
};

export const hex: SpellRules = {
  contexts: ['activationEnds'],
  tells: ['target'],
  refuse: (b, caster, c, about) => {
    const refusal = refuseOther(caster, about, 'TC witch.hex') ?? refuseUnseen(b, caster, c.target, 'TC witch.hex');
    if (refusal !== undefined) return refusal;
    return hasEffect(b, 'hex', c.target!)
      ? refusalOf('inForceAlready', 'TC witch.hex', { name: nameOf(caster) })
      : undefined;
  },
  aims: (b, caster, about) =>
    caster.id !== about
      ? NEVER
      : visibleFoes(b, caster)
          .filter((f) => !hasEffect(b, 'hex', f.id))
          .map(aimAt),
  apply: (b, _caster, c, _paid, table) => beginEffect(b, { type: 'hex', fighter: c.target! }, 'TC witch.hex', table),
};

export const charm: SpellRules = {
  contexts: ['target'],
  refuse: (b, caster, c) => {
    const refusal = refuseUnseen(b, caster, c.target, 'TC witch.charm');
    if (refusal !== undefined) return refusal;
    return b.fighters[c.target!]!.seat === caster.seat
      ? refusalOf('enemyOnly', 'TC witch.charm', { name: nameOf(caster) })
      : undefined;
  },
  aims: (b, caster) => visibleEnemies(b, caster).map(aimAt),
  apply: (b, caster, c) =>
    addEffect(b, {
      type: 'charm',
      by: caster.id,
      seat: caster.seat,
      target: c.target,
      among: visibleEnemies(b, caster).map((f) => f.id),
    }),
};
