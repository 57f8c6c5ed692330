/** After wounds: who is dying shoots back if it can (HR-33, X-139), then is taken off. */

import { isSince, type RangedWeapon } from '@muster/dwethia';
import { kitOf } from '../ground/field.ts';
import {
  activationIn,
  copyBattle,
  copyModel,
  findModel,
  isOnBoard,
  modelOf,
  ordersOf,
  popped,
  pushed,
  replaced,
  sideOf,
  topOf,
  withModel,
} from '../state/battle.ts';
import type {
  AftermathFrame,
  Battle,
  HeroesCommand,
  HeroesProcedure,
  HeroesRefusal,
  HeroesTable,
  LastShotFrame,
  Model,
  ModelId,
  ShootCommand,
  ShotFault,
} from '../state/types.ts';
import { bestTarget, SHOT_RULES, shotsOf, targetFault, weaponFault } from './options.ts';
import { shotFrame } from './shot.ts';

/** Dying models in order: the active side first, then by id. */
const dyingOf = (b: Battle): readonly Model[] => {
  const active = activeSide(b);
  return b.models
    .filter((m) => m.fate === 'alive' && m.wounds === 0)
    .toSorted((a, c) => Number(sideOf(b, a) !== active) - Number(sideOf(b, c) !== active));
};

const activeSide = (b: Battle): 0 | 1 => {
  const active = activationIn(b);
  return active === undefined ? b.first : sideOf(b, modelOf(b, active.model));
};

/** Each has one last shot, also where answers lie within answers. */
const hasAnswered = (b: Battle, id: ModelId): boolean =>
  b.stack.some((frame) => frame.type === 'aftermath' && frame.answered.includes(id));

/** It is dying, can shoot back and has not. */
export const isOwedAShot = (b: Battle, m: Model): boolean =>
  isOnBoard(m) && m.wounds === 0 && kitOf(b, m).quick.length > 0 && !hasAnswered(b, m.id);

/** Who is asked for its last shot now: whom its owner has chosen, or the next in order. */
export const shooterNow = (b: Battle): Model | undefined => {
  const top = topOf(b);
  return top.type === 'lastShot' ? modelOf(b, top.model) : dyingOf(b).find((m) => isOwedAShot(b, m));
};

/** others of the same owner who die at the same time and could shoot first. */
const othersOwed = (b: Battle, m: Model): readonly Model[] =>
  dyingOf(b).filter(
    (one) => one.id !== m.id && one.seat === m.seat && isOwedAShot(b, one) && lastShots(b, one).length > 0,
  );

const answered = (f: AftermathFrame, id: ModelId): AftermathFrame => ({
  type: 'aftermath',
  answered: [...f.answered, id],
});

/** HR-33: any of them may fire the last shot; before the fifth edition the first. */
const quickGuns = (b: Battle, m: Model): readonly RangedWeapon[] => {
  const { quick } = kitOf(b, m);
  return isSince(b.config, 5) ? quick : quick.slice(0, 1);
};

/** HR-33: what a dying model may still shoot at. */
export const lastShots = (b: Battle, m: Model): readonly ShootCommand[] =>
  shotsOf(b, m, { weapons: quickGuns(b, m), free: true });

const shootBack = (b: Battle, f: AftermathFrame, m: Model, c: ShootCommand | undefined): Battle => {
  const now = replaced(b, answered(f, m.id));
  return c === undefined ? now : pushed(now, shotFrame(m.id, c, { fire: false, back: true }));
};

const remove = (b: Battle, m: Model): Battle => {
  const copy = copyModel(m);
  copy.fate = 'slain';
  copy.space = null;
  const now = copyBattle(withModel(b, copy));
  now.lasting = b.lasting.filter(({ on }) => on !== m.id);
  return now;
};

/** HR-33: it has this one shot; nothing else hinders it. */
const lastShotFault = (b: Battle, m: Model, c: ShootCommand, target: Model): ShotFault | undefined => {
  const quick = quickGuns(b, m).find(({ id }) => id === c.weapon);
  if (quick === undefined) return 'notQuick';
  return (
    weaponFault(b, m, quick, { pace: 'still', fire: false, free: true }) ?? targetFault(b, m, quick, target, c.arc)
  );
};

const refuseShot = (b: Battle, m: Model, c: HeroesCommand): HeroesRefusal | undefined => {
  if (c.type === 'pass') return undefined;
  if (c.type !== 'shoot') return { code: 'otherDecision', rule: 'HR-33', asked: 'shootBack' };
  const target = findModel(b, c.target);
  if (target === undefined) return { code: 'noSuchModel', rule: null, model: c.target };
  const why = lastShotFault(b, m, c, target);
  return why === undefined ? undefined : { code: 'cannotShoot', rule: SHOT_RULES[why], weapon: c.weapon, why };
};

const asked = (m: Model) => [{ seat: m.seat, kind: 'shootBack', rule: 'HR-33', model: m.id } as const];

export const aftermath: HeroesProcedure<AftermathFrame> = {
  advance: (b, f) => {
    const shooter = shooterNow(b);
    if (shooter !== undefined) {
      const shots = lastShots(b, shooter);
      if (shots.length === 0) return shootBack(b, f, shooter, undefined);
      if (ordersOf(b, shooter.seat).shootBack === 'auto')
        return shootBack(b, f, shooter, bestTarget(b, shooter, shots));
      return b;
    }
    const [next] = dyingOf(b);
    return next === undefined ? popped(b) : remove(b, next);
  },
  decisions: (b) => asked(shooterNow(b)!),
  refuse: (b, _f, _seat, c): HeroesRefusal | undefined => {
    const shooter = shooterNow(b)!;
    if (c.type !== 'select') return refuseShot(b, shooter, c);
    const isOther = othersOwed(b, shooter).some(({ id }) => id === c.model);
    return isOther ? undefined : { code: 'notSelectable', rule: 'X-139', model: c.model };
  },
  apply: (b, f, _seat, c: HeroesCommand, _table: HeroesTable) =>
    c.type === 'select'
      ? pushed(b, { type: 'lastShot', model: c.model })
      : shootBack(b, f, shooterNow(b)!, c.type === 'shoot' ? c : undefined),
  candidates: (b) => {
    const shooter = shooterNow(b)!;
    return [
      { type: 'pass' },
      ...lastShots(b, shooter),
      ...othersOwed(b, shooter).map(({ id }) => ({ type: 'select', model: id }) as const),
    ];
  },
};

/** The one that its owner has chosen before the others; it lies on the aftermath of all of them. */
export const lastShot: HeroesProcedure<LastShotFrame> = {
  advance: (b) => b,
  decisions: (b, f) => asked(modelOf(b, f.model)),
  refuse: (b, f, _seat, c) => refuseShot(b, modelOf(b, f.model), c),
  apply: (b, f, _seat, c) => {
    const beneath = b.stack[b.stack.length - 2] as AftermathFrame;
    return shootBack(popped(b), beneath, modelOf(b, f.model), c.type === 'shoot' ? c : undefined);
  },
  candidates: (b, f) => [{ type: 'pass' }, ...lastShots(b, modelOf(b, f.model))],
};
