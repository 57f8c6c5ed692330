/** Spells of the Cleric, the Guardian and the Enchanter. */

import { inch, isWithin, nearestPlace, type Point, refusePlace } from '@muster/geometry';
import { beginEffect } from '../effects/begin.ts';
import { heal as healFighter } from '../fighters/healing.ts';
import {
  areFriends,
  baseOf,
  effectBy,
  fighter,
  isOnField,
  nameOf,
  playedFor,
  profile,
  RADIUS,
} from '../ground/fighters.ts';
import { seesFighter } from '../ground/sight.ts';
import { wayOf } from '../ground/ways.ts';
import type { Battle, Fighter, FighterId, MoveFrame, StepFrame } from '../state/battle.ts';
import { changeFighter } from '../state/copies.ts';
import { who } from '../state/events.ts';
import { moveWith, stepWith } from '../state/frames.ts';
import { endEffects, type Telling } from '../state/lasting.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { NEVER, ONCE } from './aims.ts';
import type { Aim, SpellRules } from './rules.ts';
import { changeFrame, refuseUnseen } from './universal.ts';

/** A spell at the beginning, during or at the end of the caster's own activation. */
export const refuseOther = (caster: Fighter, about: FighterId | null, rule: string) =>
  caster.id === about ? undefined : refusalOf('ownActivationOnly', rule, { name: nameOf(caster) });

export const heal: SpellRules = {
  contexts: ['activationEnds'],
  tells: ['target'],
  refuse: (b, caster, c, about) => {
    const refusal = refuseOther(caster, about, 'TC cleric.heal') ?? refuseUnseen(b, caster, c.target, 'TC cleric.heal');
    if (refusal !== undefined) return refusal;
    const target = fighter(b, c.target!);
    return isWithin(baseOf(caster), baseOf(target), inch(5))
      ? undefined
      : refusalOf('tooFarAway', 'TC cleric.heal', { name: nameOf(caster), target: nameOf(target), limit: inch(5) });
  },
  aims: (b, caster, about) => {
    if (caster.id !== about) return NEVER;
    const found: Aim[] = [];
    const side = playedFor(b, caster);
    for (const f of b.fighters) {
      if (f.where !== 'field' || f.seat !== side || (f.damage === 0 && f.poison === null)) continue;
      if (isWithin(baseOf(caster), baseOf(f), inch(5)) && seesFighter(b, caster, f)) found.push({ target: f.id });
    }
    return found;
  },
  apply: (b, _caster, c, paid, table) => healFighter(b, c.target!, paid, 'TC cleric.heal', table),
};

/** Legal places near a fighter, all round it. */
export const placesAround = (b: Battle, f: Fighter, distance: number): readonly Point[] => {
  const way = wayOf(b, f);
  const d = 2 * RADIUS + distance;
  const half = Math.round(d * Math.SQRT1_2);
  const found: Point[] = [];
  for (const [dx, dy] of [
    [d, 0],
    [half, half],
    [0, d],
    [-half, half],
    [-d, 0],
    [-half, -half],
    [0, -d],
    [half, -half],
  ] as const) {
    const p = { x: f.x + dx, y: f.y + dy };
    if (refusePlace(way, p) === undefined) found.push(p);
  }
  return found;
};

/** MW-R74: an own starting fighter that is out of action. */
const canRevive = (caster: Fighter, f: Fighter | undefined): f is Fighter =>
  f !== undefined && f.where === 'down' && areFriends(caster, f) && f.starting;

/** Some places all round; where there is no room at any of them, the nearest there is. */
const placesToRevive = (b: Battle, caster: Fighter): readonly Point[] => {
  const near = placesAround(b, caster, inch(1) / 2);
  if (near.length > 0) return near;
  const place = nearestPlace(wayOf(b, caster), caster, { rings: [{ of: baseOf(caster), least: 0, most: inch(1) }] });
  return place === undefined ? [] : [place];
};

/** MW-R74: no Prediction of before lies on it; before the fifth edition it did (MW-H22). */
const forgotten = (b: Battle, id: FighterId, table: Telling): Battle =>
  b.config.edition < 5 ? b : endEffects(b, (e) => 'fighter' in e && e.fighter === id, 'MW-R74', table);

export const revive: SpellRules = {
  contexts: ['target'],
  tells: ['target', 'place'],
  refuse: (b, caster, c) => {
    const facts = { name: nameOf(caster) };
    if (!canRevive(caster, c.target === null ? undefined : b.fighters[c.target]))
      return refusalOf('notOutOfAction', 'MW-R74', facts);
    if (c.place === null) return refusalOf('noPlace', 'TC cleric.revive', facts);
    if (!isWithin(baseOf(c.place), baseOf(caster), inch(1)))
      return refusalOf('placeTooFar', 'TC cleric.revive', { name: facts.name, limit: inch(1) }, { at: c.place });
    const refusal = refusePlace(wayOf(b, caster), c.place);
    return refusal === undefined ? undefined : refusalOf('noRoomThere', 'MW-R24', facts, { at: c.place });
  },
  aims: (b, caster) => {
    const found: Aim[] = [];
    const places = b.fighters.some((f) => canRevive(caster, f)) ? placesToRevive(b, caster) : [];
    for (const f of b.fighters)
      if (canRevive(caster, f)) for (const p of places) found.push({ target: f.id, place: p });
    return found;
  },
  apply: (b, _caster, c, _paid, table) => {
    const f = fighter(b, c.target!);
    const p = c.place!;
    table.tell?.({
      type: 'arrived',
      rule: 'TC cleric.revive',
      who: who(f),
      spell: 'revive',
      x: p.x,
      y: p.y,
      twin: null,
    });
    return changeFighter(forgotten(b, f.id, table), f.id, (d) => {
      d.where = 'field';
      d.x = p.x;
      d.y = p.y;
      d.damage = Math.ceil(profile(b, f).toughness / 2);
      d.actions = f.downIn === b.round ? 1 : 0;
    });
  },
};

export const ward: SpellRules = {
  contexts: ['target'],
  refuse: () => undefined,
  aims: () => ONCE,
  apply: (b, caster, _c, _paid, table) => beginEffect(b, { type: 'ward', by: caster.id }, 'TC guardian.ward', table),
};

export const whiteHot: SpellRules = {
  contexts: ['action'],
  refuse: (b, caster, _c, about) =>
    refuseOther(caster, about, 'TC enchanter.white-hot-weapons') ??
    (effectBy(b, 'whiteHot', caster.id) === undefined
      ? undefined
      : refusalOf('inForceAlready', 'TC enchanter.white-hot-weapons', { name: nameOf(caster) })),
  aims: (b, caster, about) => (caster.id === about && effectBy(b, 'whiteHot', caster.id) === undefined ? ONCE : NEVER),
  apply: (b, caster, _c, _paid, table) =>
    beginEffect(b, { type: 'whiteHot', by: caster.id }, 'TC enchanter.white-hot-weapons', table),
};

/** The move or step under way. */
const underWay = (b: Battle): MoveFrame | StepFrame =>
  b.stack.findLast((f): f is MoveFrame | StepFrame => f.type === 'move' || f.type === 'step')!;

export const phasewalk: SpellRules = {
  contexts: ['move', 'step', 'moveBegins', 'stepBegins'],
  refuse: (b, caster, _c, about) =>
    underWay(b).phasewalk
      ? refusalOf('inForceAlready', 'TC enchanter.phasewalk', { name: nameOf(caster) })
      : refuseUnseen(b, caster, about, 'TC enchanter.phasewalk'),
  aims: (b, caster, about) => {
    const target = about === null ? undefined : b.fighters[about];
    return !underWay(b).phasewalk && isOnField(target) && seesFighter(b, caster, target) ? ONCE : NEVER;
  },
  apply: (b) =>
    underWay(b).type === 'step'
      ? changeFrame(b, 'step', (f) => stepWith(f, { phasewalk: true }))
      : changeFrame(b, 'move', (f) => moveWith(f, { phasewalk: true })),
};
