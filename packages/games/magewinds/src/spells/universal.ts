/** Spells of every fighter (TC universal). */

import { inch, isWithin, refusePlace, samplePlaces } from '@muster/geometry';
import { heal, recoverAction } from '../fighters/healing.ts';
import { areFriends, baseOf, fighter, isCarrying, isOnField, nameOf } from '../ground/fighters.ts';
import { refuseSight, seesFighter, seesPlace } from '../ground/sight.ts';
import { place, wayWithout } from '../ground/ways.ts';
import type { Battle, DamageFrame, Fighter, FighterId, Frame, Harm, MoveFrame, StepFrame } from '../state/battle.ts';
import { changeSeat, copyBattle, replaced } from '../state/copies.ts';
import { who } from '../state/events.ts';
import { damageWith, moveWith, stepWith } from '../state/frames.ts';
import { endEffects, type Telling } from '../state/lasting.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { NEVER, ONCE } from './aims.ts';
import type { Aim, SpellRules } from './rules.ts';

/** Changes the frame of a type that is nearest to the top: the spell would not be cast if there were none. */
export const changeFrame = <T extends Frame['type']>(
  b: Battle,
  type: T,
  change: (f: Extract<Frame, { readonly type: T }>) => Frame,
): Battle => {
  const index = b.stack.findLastIndex((f) => f.type === type);
  const next = copyBattle(b);
  next.stack = replaced(b.stack, index, change(b.stack[index] as Extract<Frame, { readonly type: T }>));
  return next;
};

/** The one a spell is cast on must be visible to the caster. */
export const refuseUnseen = (b: Battle, caster: Fighter, id: FighterId | null, rule: string) => {
  const target = id === null ? undefined : b.fighters[id];
  return isOnField(target) ? refuseSight(b, caster, target) : refusalOf('noTarget', rule, { name: nameOf(caster) });
};

const isSeen = (b: Battle, caster: Fighter, about: FighterId | null): boolean => {
  const target = about === null ? undefined : b.fighters[about];
  return isOnField(target) && seesFighter(b, caster, target);
};

export const haste: SpellRules = {
  contexts: ['move', 'moveBegins'],
  anyCaster: true,
  refuse: (b, caster, _c, about) => refuseUnseen(b, caster, about, 'TC universal.haste'),
  aims: (b, caster, about) => (isSeen(b, caster, about) ? ONCE : NEVER),
  apply: (b) => changeFrame(b, 'move', (f: MoveFrame) => moveWith(f, { haste: f.haste + 1 })),
};

export const leap: SpellRules = {
  contexts: ['step'],
  refuse: (_b, caster, _c, about) =>
    caster.id === about ? undefined : refusalOf('selfOnly', 'TC universal.leap', { name: nameOf(caster) }),
  aims: (_b, caster, about) => (caster.id === about ? ONCE : NEVER),
  apply: (b) => changeFrame(b, 'step', (f: StepFrame) => stepWith(f, { leap: true })),
};

const isFarEnough = (b: Battle, caster: Fighter, x: number, y: number): boolean => {
  for (const f of b.fighters)
    if (f.where === 'field' && f.seat !== caster.seat && isWithin(baseOf({ x, y }), baseOf(f), inch(3))) return false;
  return true;
};

export const blink: SpellRules = {
  contexts: ['target'],
  tells: ['place'],
  refuse: (b, caster, c) => {
    const facts = { name: nameOf(caster) };
    if (isCarrying(b, caster.id)) return refusalOf('carrying', 'TC universal.blink', facts);
    if (c.place === null) return refusalOf('noPlace', 'TC universal.blink', facts);
    const refusal = refusePlace(wayWithout(b, caster), c.place);
    if (refusal !== undefined) return refusalOf('noRoomThere', 'MW-R24', facts, { at: c.place });
    if (!seesPlace(b, caster, c.place))
      return refusalOf('placeNotVisible', 'TC universal.blink', facts, { at: c.place });
    return isFarEnough(b, caster, c.place.x, c.place.y)
      ? undefined
      : refusalOf('enemyTooNear', 'TC universal.blink', facts, { at: c.place });
  },
  aims: (b, caster) => {
    if (isCarrying(b, caster.id)) return NEVER;
    return samplePlaces(wayWithout(b, caster), {}, inch(2))
      .filter((p) => isFarEnough(b, caster, p.x, p.y) && seesPlace(b, caster, p))
      .map((p) => ({ place: p }));
  },
  hasAim: (b, caster) => !isCarrying(b, caster.id),
  apply: (b, caster, c, _paid, table) => {
    const to = c.place!;
    table.tell?.({
      type: 'moved',
      rule: 'TC universal.blink',
      who: who(caster),
      how: 'redeploy',
      path: [{ x: caster.x, y: caster.y }, to],
      length: 0,
      limit: 0,
    });
    return endEntangle(place(b, caster.id, to, table), caster.id, table);
  },
};

/** MW 20.2, TC druid.entangle: a re-deployed fighter is free. */
const endEntangle = (b: Battle, id: FighterId, table: Telling): Battle =>
  endEffects(b, (e) => e.type === 'entangle' && e.fighter === id, 'MW 20.2', table);

export const energize: SpellRules = {
  contexts: ['turnEnds'],
  tells: ['target'],
  anyCaster: true, // MW-R86
  refuse: (b, caster, c) => {
    if (b.seats[caster.seat]!.energized)
      return refusalOf('oncePerPhase', 'TC universal.energize', { name: nameOf(caster) });
    const refusal = refuseUnseen(b, caster, c.target, 'TC universal.energize');
    if (refusal !== undefined) return refusal;
    return areFriends(caster, fighter(b, c.target!))
      ? undefined
      : refusalOf('notFriendly', 'TC universal.energize', {
          name: nameOf(caster),
          target: nameOf(fighter(b, c.target!)),
        });
  },
  aims: (b, caster) => {
    if (b.turn !== caster.seat || b.seats[caster.seat]!.energized) return NEVER;
    const found: Aim[] = [];
    for (const f of b.fighters)
      if (f.where === 'field' && f.seat === caster.seat && f.actions > 0 && seesFighter(b, caster, f))
        found.push({ target: f.id });
    return found;
  },
  apply: (b, caster, c, _paid, table) => {
    const next = recoverAction(
      changeSeat(b, caster.seat, (s) => {
        s.energized = true;
      }),
      c.target!,
    );
    const f = fighter(next, c.target!);
    table.tell?.({ type: 'recovered', rule: 'MW 20.3', who: who(f), actions: f.actions, spell: 'energize' });
    return next;
  },
};

export const recover: SpellRules = {
  contexts: ['target'],
  refuse: () => undefined,
  aims: (_b, caster) => (caster.damage > 0 || caster.poison !== null ? ONCE : NEVER),
  apply: (b, caster, _c, paid, table) => heal(b, caster.id, paid, 'TC universal.recover', table),
};

/** The harm whose window is open. */
const openHarm = (b: Battle): Harm => {
  const { harms, index } = b.stack.findLast((f): f is DamageFrame => f.type === 'damage')!;
  return harms[index - 1]!;
};

export const barrier: SpellRules = {
  contexts: ['damage'],
  anyCaster: true,
  refuse: (b, caster, _c, about) => refuseUnseen(b, caster, about, 'TC universal.barrier'),
  aims: (b, caster, about) => (openHarm(b).amount > 0 && isSeen(b, caster, about) ? ONCE : NEVER),
  apply: (b, caster, _c, paid, table) =>
    changeFrame(b, 'damage', (frame: DamageFrame) => {
      const index = frame.index - 1;
      const harm = frame.harms[index]!;
      const dice = table.roll(harm.amount, caster.seat, 'barrier');
      let cancelled = 0;
      for (const die of dice) if (die <= paid) cancelled++;
      const target = fighter(b, harm.fighter);
      table.tell?.({
        type: 'barrier',
        rule: 'TC universal.barrier',
        who: who(caster),
        target: who(target),
        dice,
        needed: paid,
        cancelled,
      });
      const left = { fighter: harm.fighter, amount: harm.amount - cancelled, credit: harm.credit };
      return damageWith(frame, frame.index, replaced(frame.harms, index, left));
    }),
};
