/** Exact chances of a whole activation before it is committed: the way there, the shot, the blow, and what it may cost. */

import { cap, certain, type Distribution } from '@muster/dice';
import { targetsOf } from '../fighting/fight.ts';
import { triedMove } from '../ground/moving.ts';
import { isEngaged } from '../ground/standing.ts';
import { arrived } from '../round/activation.ts';
import { lastShots } from '../shooting/aftermath.ts';
import { shotsOf } from '../shooting/options.ts';
import { copyModel, modelOf, withModel } from '../state/battle.ts';
import type { Battle, Model, ModelId, MoveCommand, Pace, ShootCommand } from '../state/types.ts';
import {
  type AttackChances,
  blowChances,
  type Harm,
  harmOf,
  landingChances,
  type ShotChances,
  shotChances,
} from './attack.ts';

/** The battle as it would be after a move, and what the model may do there. */
export interface Standpoint {
  readonly b: Battle;
  readonly model: Model;
  readonly pace: Pace;
  readonly engages: boolean;
  readonly landing: Harm;
}

/** Undefined where the move is not possible. */
export const standpointOf = (b: Battle, m: Model, c: MoveCommand): Standpoint | undefined => {
  const tried = triedMove(b, m, c);
  if (tried.fault !== undefined) return undefined;
  const model = arrived(b, m, c, tried.pace);
  const there = withModel(b, model);
  return {
    b: there,
    model,
    pace: tried.pace,
    engages: tried.path.length > 0 && isEngaged(there, model),
    landing: landingChances(b, m, tried.drop),
  };
};

/** Everything that could be attacked from there. */
export interface Prospects {
  readonly landing: Harm;
  readonly shots: readonly { readonly command: ShootCommand; readonly chances: ShotChances }[];
  readonly blows: readonly AttackChances[];
}

export const prospectsOf = ({ b, model, pace, engages, landing }: Standpoint): Prospects => ({
  landing,
  shots: shotsOf(b, model, { pace }).map((command) => ({
    command,
    chances: shotChances(b, model, command, { pace, fire: false }),
  })),
  blows: targetsOf(b, model).map((target) => blowChances(b, model, target, engages)),
});

/** What is to be done after the move. */
export interface AfterMove {
  readonly shoot: ShootCommand | null;
  readonly strike: ModelId | null;
}

export interface ActivationChances {
  readonly landing: Harm;
  readonly shot: ShotChances | null;
  readonly blow: AttackChances | null;
  /** By attacked model, shot and blow together; no more than it has left. */
  readonly harms: readonly Harm[];
  /** How likely the active model itself does not survive: landing, and last shots of those that it slays (HR-33). */
  readonly lost: number;
}

/** Who has this many wounds less. */
const hurt = (b: Battle, m: Model, wounds: number): Battle => {
  const copy = copyModel(m);
  copy.wounds = Math.max(0, m.wounds - wounds);
  return withModel(b, copy);
};

const gone = (b: Battle, m: Model): Battle => {
  const copy = copyModel(m);
  copy.wounds = 0;
  copy.space = null;
  copy.fate = 'slain';
  return withModel(b, copy);
};

/** What a dying model's last shot would do to the one that slew it; it is assumed to take aim at that one. */
const answerOf = (b: Battle, dying: Model, at: Model): Distribution => {
  const shot = lastShots(hurt(b, dying, dying.wounds), dying).find(({ target }) => target === at.id);
  return shot === undefined ? certain(0) : shotChances(b, dying, shot, { pace: 'full', fire: false }).wounds;
};

/** Adds up, world by world, what becomes of those who are attacked and of the attacker. */
class Ledger {
  readonly #wounds = new Map<ModelId, number[]>();
  lost = 0;

  /** So likely this model has suffered so many wounds in the end. */
  add(id: ModelId, wounds: number, chance: number): void {
    const all = this.#wounds.get(id) ?? [];
    while (all.length <= wounds) all.push(0);
    all[wounds]! += chance;
    this.#wounds.set(id, all);
  }

  harms(b: Battle): readonly Harm[] {
    return [...this.#wounds].map(([id, wounds]) => harmOf(modelOf(b, id), wounds));
  }
}

/** The plan carried out without Destiny, against a defender who passes no shot on. */
export const activationChances = (at: Standpoint, { shoot, strike }: AfterMove): ActivationChances => {
  const { b, model, pace, engages, landing } = at;
  const ledger = new Ledger();
  const readiness = { pace, fire: false };

  const each = (wounds: Distribution, most: number, then: (wounds: number, chance: number) => void): void =>
    cap(wounds, most).forEach((chance, n) => {
      if (chance > 0) then(n, chance);
    });

  /** The target is slain: its last shot, then what follows for who survives that. */
  const answered = (
    world: Battle,
    dying: Model,
    chance: number,
    then: (world: Battle, chance: number) => void,
  ): void => {
    const own = modelOf(world, model.id);
    each(answerOf(world, dying, own), own.wounds, (wounds, p) => {
      if (wounds === own.wounds) ledger.lost += chance * p;
      then(hurt(world, own, wounds), chance * p);
    });
  };

  const blow = (world: Battle, chance: number): void => {
    if (strike === null) return;
    const target = modelOf(world, strike);
    const before = modelOf(b, strike).wounds - target.wounds;
    const own = modelOf(world, model.id);
    if (own.wounds === 0 || target.wounds === 0) {
      ledger.add(strike, before, chance);
      return;
    }
    each(blowChances(world, own, target, engages).wounds, target.wounds, (wounds, p) => {
      ledger.add(strike, before + wounds, chance * p);
      if (wounds === target.wounds) answered(world, target, chance * p, () => {});
    });
  };

  const shot = (world: Battle, chance: number): void => {
    if (shoot === null) {
      blow(world, chance);
      return;
    }
    const target = modelOf(world, shoot.target);
    const own = modelOf(world, model.id);
    const told = (wounds: number, p: number): void => {
      if (shoot.target !== strike) ledger.add(shoot.target, wounds, p);
    };
    if (own.wounds === 0) {
      told(0, chance);
      blow(world, chance);
      return;
    }
    each(shotChances(world, own, shoot, readiness).wounds, target.wounds, (wounds, p) => {
      told(wounds, chance * p);
      if (wounds < target.wounds) blow(hurt(world, target, wounds), chance * p);
      else answered(world, target, chance * p, (after, q) => blow(gone(after, modelOf(after, target.id)), q));
    });
  };

  each(landing.wounds, model.wounds, (wounds, chance) => {
    if (wounds === model.wounds) ledger.lost += chance;
    shot(hurt(b, model, wounds), chance);
  });
  return {
    landing,
    shot: shoot === null ? null : shotChances(b, model, shoot, readiness),
    blow: strike === null ? null : blowChances(b, model, modelOf(b, strike), engages),
    harms: ledger.harms(b),
    lost: ledger.lost,
  };
};
