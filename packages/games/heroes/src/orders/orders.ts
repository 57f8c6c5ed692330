/** What standing orders answer in their owner's place. */

import {
  captainOf,
  diceToSave,
  diceToSlay,
  isSince,
  otherSide,
  powerWounds,
  type ResistFrame,
  type RollFrame,
  type RollPool,
  rerollByOrder,
  resistByOrder,
  successesAmong,
} from '@muster/dwethia';
import { kitOf } from '../ground/field.ts';
import { distanceBetween, enemiesOf } from '../ground/standing.ts';
import { struckBy } from '../powers/power.ts';
import { areEnemies, modelOf, ordersOf, sideOf } from '../state/battle.ts';
import type { Battle, Model, ModelId, PoolRoll } from '../state/types.ts';
import { ignoreOf } from '../wounds/wounds.ts';

interface Victim {
  readonly model: Model;
  /** Of each success. */
  readonly woundsEach: number;
}

const victim = (model: Model, woundsEach = 1): Victim => ({ model, woundsEach });

/** Whom the dice of the open window strike; undefined where they strike nobody. */
const victimIn = (b: Battle, roll: RollFrame<PoolRoll>): Victim | undefined => {
  const frame = b.stack[b.stack.length - 2];
  switch (frame?.type) {
    case 'shot': {
      const gun = kitOf(b, modelOf(b, frame.shooter)).guns.find(({ id }) => id === frame.weapon);
      return victim(modelOf(b, frame.target), gun?.keywords.wound);
    }
    case 'fight':
      return victim(modelOf(b, frame.target));
    case 'opportunity':
      return victim(modelOf(b, frame.mover));
    case 'blast':
      return victim(modelOf(b, frame.others[roll.window]!));
    case 'power': {
      const power = kitOf(b, modelOf(b, frame.caster)).powers.find(({ id }) => id === frame.power);
      if (power?.effect.kind !== 'damage' || frame.target === null) return undefined;
      const m = struckBy(b, modelOf(b, frame.target), power)[roll.window]!;
      return victim(m, powerWounds(power, frame.upcharge));
    }
    default:
      return undefined;
  }
};

/** `auto`: to slay, or to save a life. */
const autoReroll = (b: Battle, frame: RollFrame<PoolRoll>, pool: RollPool, most: number): number => {
  const passed = successesAmong(pool.faces, pool.needs);
  const beneath = b.stack[b.stack.length - 2];
  if (beneath?.type === 'wounds') {
    const m = modelOf(b, beneath.model);
    const maySurvive = !isSince(b.config, 5) || (frame.what === 'save' && ignoreOf(b, m) !== null);
    return diceToSave(pool.faces.length - passed, most, m.wounds, maySurvive);
  }
  if (frame.what === 'jump') return modelOf(b, pool.purse).wounds === 1 ? most : 0;
  const victim = victimIn(b, frame);
  if (victim === undefined) return 0;
  const { model, woundsEach } = victim;
  if (areEnemies(b, modelOf(b, pool.purse), model)) return diceToSlay(passed, most, model.wounds, woundsEach);
  // of those that hurt one's own as few as must miss for it to live
  return pool.hurtsOwn === true ? diceToSave(passed, most, Math.ceil(model.wounds / woundsEach), false) : 0;
};

export const rerollOrdered = (
  b: Battle,
  frame: RollFrame<PoolRoll>,
  pool: RollPool,
  most: number,
): number | undefined => rerollByOrder(ordersOf(b, pool.seat).destiny, () => autoReroll(b, frame, pool, most));

/** With the model that has most to bid. */
export const resistOrdered = resistByOrder<Battle>({
  order: (b, { caster, step }) => {
    const isBegun = step.at === 'bid' || step.at === 'destiny';
    const seat = isBegun ? step.resisterSeat : captainOf(b, otherSide(sideOf(b, modelOf(b, caster))));
    return ordersOf(b, seat).resist;
  },
  best: (b, frame) => {
    const able = resistersOf(b, frame).toSorted((x, y) => bidOf(b, y.id) - bidOf(b, x.id))[0];
    return able === undefined ? undefined : { id: able.id, most: bidOf(b, able.id) };
  },
});

const bidOf = (b: Battle, id: string): number => {
  const { faith, affinity } = modelOf(b, id);
  return faith + affinity;
};

const RADIUS = 10;

/** the target at any distance, or an enemy of the caster within 10. */
export const ableToResist = (b: Battle, caster: Model, target: ModelId | null): readonly Model[] =>
  enemiesOf(b, caster).filter(
    (m) =>
      m.wounds > 0 &&
      bidOf(b, m.id) > 0 &&
      !kitOf(b, m).cannotResist &&
      (m.id === target || distanceBetween(b, caster, m) <= RADIUS),
  );

export const resistersOf = (
  b: Battle,
  frame: ResistFrame,
): readonly { readonly id: string; readonly seat: number }[] => {
  const power = b.stack[b.stack.length - 2];
  const target = power?.type === 'power' ? power.target : null;
  return ableToResist(b, modelOf(b, frame.caster), target).map(({ id, seat }) => ({ id, seat }));
};
