/** After wounds: who is dying shoots back if it can (HR-33, X-139), then is taken off. */

import { bestTarget, shotsOf } from '../shooting/options.ts';
import { shotFrame } from '../shooting/shot.ts';
import {
  activationIn,
  copyBattle,
  copyModel,
  modelOf,
  ordersOf,
  popped,
  pushed,
  replaced,
  sideOf,
  withModel,
} from '../state/battle.ts';
import type {
  AftermathFrame,
  Battle,
  HeroesCommand,
  HeroesProcedure,
  HeroesRefusal,
  HeroesTable,
  Model,
  ModelId,
  ShootCommand,
} from '../state/types.ts';
import { kitOf } from '../table/field.ts';

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

/** Who is asked for its last shot now. */
export const shooterNow = (b: Battle): Model | undefined =>
  dyingOf(b).find((m) => !hasAnswered(b, m.id) && kitOf(b, m).quick !== undefined && m.space !== null);

const answered = (f: AftermathFrame, id: ModelId): AftermathFrame => ({
  type: 'aftermath',
  answered: [...f.answered, id],
});

/** HR-33: what a dying model may still shoot at. */
export const lastShots = (b: Battle, m: Model): readonly ShootCommand[] => {
  const { quick } = kitOf(b, m);
  return quick === undefined ? [] : shotsOf(b, m, { weapons: [quick], free: true });
};

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
  decisions: (b) => {
    const m = shooterNow(b)!;
    return [{ seat: m.seat, kind: 'shootBack', rule: 'HR-33', model: m.id }];
  },
  refuse: (b, _f, _seat, c): HeroesRefusal | undefined => {
    if (c.type === 'pass') return undefined;
    if (c.type !== 'shoot') return { code: 'otherDecision', rule: 'HR-33', asked: 'shootBack' };
    const isListed = lastShots(b, shooterNow(b)!).some(
      (one) => one.target === c.target && one.weapon === c.weapon && one.arc === c.arc,
    );
    return isListed ? undefined : { code: 'cannotShoot', rule: 'HR-33', weapon: c.weapon, why: 'outOfRange' };
  },
  apply: (b, f, _seat, c: HeroesCommand, _table: HeroesTable) =>
    shootBack(b, f, shooterNow(b)!, c.type === 'shoot' ? c : undefined),
  candidates: (b) => [{ type: 'pass' }, ...lastShots(b, shooterNow(b)!)],
};
