/** Spells of the Druid, the Mesmer and the Warlock. */

import { inch, isInContact, isWithin, type Point, refusePlace } from '@muster/geometry';
import { beginEffect } from '../effects/begin.ts';
import { recoverAction } from '../fighters/healing.ts';
import { dropAllAt } from '../fighters/objects.ts';
import {
  activation,
  areFriends,
  baseOf,
  effectBy,
  fighter,
  hasEffect,
  isBy,
  isCarrying,
  isNearEnemy,
  nameOf,
  playedFor,
  RADIUS,
} from '../ground/fighters.ts';
import { nearestPiece, seesFeature, seesFighter } from '../ground/sight.ts';
import { wayOf, wayWithout } from '../ground/ways.ts';
import type { Battle, Effect, Fighter, FighterId, VolleyFrame } from '../state/battle.ts';
import { addEffect, changeFighter, copyBattle, copyFighter, effectWith, fighterAt, push } from '../state/copies.ts';
import { who } from '../state/events.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { aimAt, NEVER, ONCE, visibleFoes } from './aims.ts';
import type { Aim, SpellRules } from './rules.ts';
import { refuseUnseen } from './universal.ts';
import { placesAround, refuseOther } from './warding.ts';

export const wildform: SpellRules = {
  contexts: ['phaseBegins'],
  refuse: (b, caster) =>
    hasEffect(b, 'wildform', caster.id)
      ? refusalOf('inForceAlready', 'TC druid.wildform', { name: nameOf(caster) })
      : undefined,
  aims: (b, caster) => (hasEffect(b, 'wildform', caster.id) ? NEVER : ONCE),
  apply: (b, caster, _c, _paid, table) =>
    beginEffect(dropAllAt(b, caster.id, table), { type: 'wildform', fighter: caster.id }, 'TC druid.wildform', table),
};

const featureCount = (b: Battle): number => b.terrain?.features.length ?? 0;

const isFeatureNear = (b: Battle, caster: Fighter, feature: number): boolean =>
  isWithin(baseOf(caster), nearestPiece(b, feature, baseOf(caster)), inch(9));

/** MW-R76: all within 1 in of the feature, the Druid and friends too. */
const shakenBy = (b: Battle, feature: number): readonly FighterId[] => {
  const found: FighterId[] = [];
  for (const f of b.fighters) {
    if (f.where !== 'field') continue;
    if (isWithin(baseOf(f), nearestPiece(b, feature, baseOf(f)), inch(1))) found.push(f.id);
  }
  return found;
};

export const quake: SpellRules = {
  contexts: ['target'],
  refuse: (b, caster, c) => {
    const facts = { name: nameOf(caster) };
    if (c.feature === null || c.feature >= featureCount(b)) return refusalOf('noFeature', 'TC druid.quake', facts);
    if (!isFeatureNear(b, caster, c.feature))
      return refusalOf('featureTooFar', 'TC druid.quake', { name: facts.name, limit: inch(9) });
    return seesFeature(b, caster, c.feature) ? undefined : refusalOf('featureNotVisible', 'MW 16.0', facts);
  },
  aims: (b, caster) => {
    const found: Aim[] = [];
    const side = playedFor(b, caster);
    for (let feature = 0; feature < featureCount(b); feature++) {
      const shaken = shakenBy(b, feature);
      if (!shaken.some((id) => fighter(b, id).seat !== side)) continue;
      if (isFeatureNear(b, caster, feature) && seesFeature(b, caster, feature)) found.push({ feature });
    }
    return found;
  },
  apply: (b, _caster, c) => {
    const frame: VolleyFrame = {
      type: 'volley',
      step: 'order',
      source: { type: 'feature', id: c.feature! },
      by: activation(b)!.by,
      attack: 'quake',
      targets: shakenBy(b, c.feature!),
      steps: [],
    };
    return push(b, frame);
  },
};

const refuseBeyond = (b: Battle, caster: Fighter, id: FighterId, range: number, rule: string) =>
  isWithin(baseOf(caster), baseOf(fighter(b, id)), range)
    ? undefined
    : refusalOf('tooFarAway', rule, { name: nameOf(caster), target: nameOf(fighter(b, id)), limit: range });

/** What the Druid has entangled itself is free as it acts, and may be entangled anew (MW-R77). */
const isHeldByOther = (b: Battle, caster: Fighter, f: Fighter): boolean =>
  b.effects.some((e) => e.type === 'entangle' && e.fighter === f.id && !isBy(b, e.by, caster.id));

export const entangle: SpellRules = {
  contexts: ['target'],
  tells: ['target'],
  refuse: (b, caster, c) =>
    refuseUnseen(b, caster, c.target, 'TC druid.entangle') ??
    refuseBeyond(b, caster, c.target!, inch(9), 'TC druid.entangle'),
  aims: (b, caster) =>
    visibleFoes(b, caster, inch(9))
      .filter((f) => !isHeldByOther(b, caster, f))
      .map(aimAt),
  apply: (b, caster, c, _paid, table) =>
    beginEffect(b, { type: 'entangle', by: caster.id, fighter: c.target! }, 'TC druid.entangle', table),
};

export const hypnotize: SpellRules = {
  contexts: ['target'],
  tells: ['target'],
  refuse: (b, caster, c) => {
    const refusal = refuseUnseen(b, caster, c.target, 'TC mesmer.hypnotize');
    if (refusal !== undefined) return refusal;
    return c.target === caster.id ? refusalOf('notSelf', 'TC mesmer.hypnotize', { name: nameOf(caster) }) : undefined;
  },
  aims: (b, caster) =>
    visibleFoes(b, caster)
      .filter((f) => f.id !== caster.id)
      .map(aimAt),
  apply: (b, caster, c, _paid, table) => {
    const target = fighter(b, c.target!);
    if (!seesFighter(b, target, caster)) return b; // broken at once: it cannot see the Mesmer
    return beginEffect(b, { type: 'hypnotize', by: caster.id, fighter: target.id }, 'TC mesmer.hypnotize', table);
  },
};

/** Where the two of a pair may stand: touching the original position, clear of each other and of all else. */
const refusePair = (b: Battle, f: Fighter, places: readonly [Point, Point]) => {
  for (let i = 0; i < 2; i++) {
    const p = places[i]!;
    const other = baseOf(places[1 - i]!);
    if (!isInContact(baseOf(p), baseOf(f)))
      return refusalOf('notTouchingPlace', 'TC mesmer.clone', { name: nameOf(f) }, { at: p });
    const refusal = refusePlace(wayWithout(b, f, other), p);
    if (refusal !== undefined) return refusalOf('noRoomThere', 'MW-R24', { name: nameOf(f) }, { at: p });
  }
  return undefined;
};

const pairPlaces = (f: Fighter): readonly (readonly [Point, Point])[] => [
  [
    { x: f.x - RADIUS, y: f.y },
    { x: f.x + RADIUS, y: f.y },
  ],
  [
    { x: f.x, y: f.y - RADIUS },
    { x: f.x, y: f.y + RADIUS },
  ],
];

const mayBeCharmed = (b: Battle, id: FighterId): boolean =>
  b.effects.some((e) => e.type === 'charm' && e.among.includes(id));

const canClone = (b: Battle, caster: Fighter, f: Fighter): boolean =>
  f.where === 'field' &&
  areFriends(caster, f) &&
  f.twin === null &&
  !isCarrying(b, f.id) && // MW-H19
  !mayBeCharmed(b, f.id) && // MW-H21
  !hasEffect(b, 'entangle', f.id);

/** What lies on a fighter lies on its double too: else it would show which is real. */
const effectsOn = (b: Battle, id: FighterId): readonly Effect[] =>
  b.effects.filter((e) => 'fighter' in e && e.fighter === id);

export const clone: SpellRules = {
  contexts: ['target'],
  tells: ['target'],
  refuse: (b, caster, c) => {
    const facts = { name: nameOf(caster) };
    if (activation(b)?.by !== caster.seat) return refusalOf('charmedCannotClone', 'MW-H05', facts);
    const refusal = refuseUnseen(b, caster, c.target, 'TC mesmer.clone');
    if (refusal !== undefined) return refusal;
    const target = fighter(b, c.target!);
    if (!canClone(b, caster, target))
      return refusalOf('cannotBeCloned', 'TC mesmer.clone', { name: facts.name, target: nameOf(target) });
    if (c.places === null || c.real === null) return refusalOf('noPlace', 'TC mesmer.clone', facts);
    return refuseBeyond(b, caster, target.id, inch(9), 'TC mesmer.clone') ?? refusePair(b, target, c.places);
  },
  aims: (b, caster) => {
    const found: Aim[] = [];
    if (activation(b)?.by !== caster.seat) return found;
    for (const f of b.fighters) {
      if (!canClone(b, caster, f) || !isWithin(baseOf(caster), baseOf(f), inch(9)) || !seesFighter(b, caster, f))
        continue;
      for (const places of pairPlaces(f))
        if (refusePair(b, f, places) === undefined)
          found.push({ target: f.id, places, real: 0 }, { target: f.id, places, real: 1 });
    }
    return found;
  },
  apply: (b, caster, c, _paid, table) => {
    const target = fighter(b, c.target!);
    const [first, second] = c.places!;
    const twin = copyFighter(target);
    twin.id = b.fighters.length;
    twin.number =
      1 +
      Math.max(
        1,
        ...b.fighters.filter((f) => f.seat === target.seat && f.profile === target.profile).map((f) => f.number),
      );
    twin.x = second.x;
    twin.y = second.y;
    twin.twin = target.id;
    const moved = changeFighter(b, target.id, (f) => {
      f.x = first.x;
      f.y = first.y;
      f.twin = twin.id;
    });
    const next = copyBattle(moved);
    next.fighters = [...moved.fighters, twin];
    const real = c.real === 0 ? target.id : twin.id;
    next.clones = [...b.clones, { pair: [target.id, twin.id], seat: caster.seat, real }];
    next.effects = [...b.effects, ...effectsOn(b, target.id).map((e) => effectWith(e, null, twin.id))];
    table.tell?.({
      type: 'arrived',
      rule: 'TC mesmer.clone',
      who: who(twin),
      spell: 'clone',
      x: twin.x,
      y: twin.y,
      twin: { id: target.id, x: first.x, y: first.y },
    });
    return next;
  },
};

const isFriendlyMinion = (caster: Fighter, f: Fighter): boolean =>
  f.where === 'field' && areFriends(caster, f) && f.profile === 'minion';

const minions = (b: Battle, caster: Fighter): readonly Fighter[] =>
  b.fighters.filter((f) => isFriendlyMinion(caster, f));

const refuseSummonAt = (b: Battle, caster: Fighter, p: Point) => {
  const facts = { name: nameOf(caster) };
  if (!isWithin(baseOf(p), baseOf(caster), inch(3)))
    return refusalOf('placeTooFar', 'TC warlock.summon', { name: facts.name, limit: inch(3) }, { at: p });
  if (refusePlace(wayOf(b, caster), p) !== undefined) return refusalOf('noRoomThere', 'MW-R24', facts, { at: p });
  return isNearEnemy(b, fighterAt(caster, p.x, p.y), inch(1))
    ? refusalOf('enemyTooNear', 'TC warlock.summon', facts, { at: p })
    : undefined;
};

export const summon: SpellRules = {
  contexts: ['target'],
  tells: ['place'],
  refuse: (b, caster, c) => {
    if (minions(b, caster).length >= 4)
      return refusalOf('tooManyMinions', 'TC warlock.summon', { name: nameOf(caster) });
    if (c.place === null) return refusalOf('noPlace', 'TC warlock.summon', { name: nameOf(caster) });
    return refuseSummonAt(b, caster, c.place);
  },
  aims: (b, caster) =>
    minions(b, caster).length >= 4
      ? NEVER
      : [...placesAround(b, caster, inch(1) / 2), ...placesAround(b, caster, inch(5) / 2)]
          .filter((p) => refuseSummonAt(b, caster, p) === undefined)
          .map((p) => ({ place: p })),
  apply: (b, caster, c, _paid, table) => {
    const number =
      1 +
      Math.max(0, ...b.fighters.filter((f) => f.seat === caster.seat && f.profile === 'minion').map((f) => f.number));
    const minion: Fighter = {
      id: b.fighters.length,
      seat: caster.seat,
      profile: 'minion',
      number,
      where: 'field',
      x: c.place!.x,
      y: c.place!.y,
      damage: 0,
      actions: 1,
      guard: false,
      poison: null,
      starting: false,
      downIn: 0,
      twin: null,
    };
    table.tell?.({
      type: 'arrived',
      rule: 'TC warlock.summon',
      who: who(minion),
      spell: 'summon',
      x: minion.x,
      y: minion.y,
      twin: null,
    });
    const next = copyBattle(b);
    next.fighters = [...b.fighters, minion];
    return next;
  },
};

export const empower: SpellRules = {
  contexts: ['action', 'activationEnds'],
  refuse: (b, caster, _c, about) =>
    refuseOther(caster, about, 'TC warlock.empower') ??
    (effectBy(b, 'empowered', caster.id) === undefined
      ? undefined
      : refusalOf('oncePerPhase', 'TC warlock.empower', { name: nameOf(caster) })),
  aims: (b, caster, about) => {
    if (caster.id !== about || effectBy(b, 'empowered', caster.id) !== undefined) return NEVER;
    return minions(b, caster).some((f) => f.actions > 0 && seesFighter(b, caster, f)) ? ONCE : NEVER;
  },
  apply: (b, caster, _c, _paid, table) => {
    let next = addEffect(b, { type: 'empowered', by: caster.id });
    for (const f of minions(b, caster)) {
      if (!seesFighter(b, caster, f)) continue;
      next = recoverAction(next, f.id);
      const after = fighter(next, f.id);
      table.tell?.({
        type: 'recovered',
        rule: 'TC warlock.empower',
        who: who(after),
        actions: after.actions,
        spell: 'empower',
      });
    }
    return next;
  },
};
