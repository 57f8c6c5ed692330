/** What standing orders answer in their owner's place. */

import {
  captainOf,
  otherSide,
  type ResistCommand,
  type ResistFrame,
  type RollFrame,
  type RollPool,
} from '@muster/dwethia';
import { struckBy } from '../powers/power.ts';
import { kitOf } from '../table/field.ts';
import { distanceBetween, enemiesOf } from '../table/standing.ts';
import { areEnemies, modelOf, ordersOf, sideOf } from './battle.ts';
import type { Battle, Model, ModelId, PoolRoll } from './types.ts';

/** So many successes on the dice of the open window slay the enemy whom they strike; undefined where they strike none. */
const slaying = (b: Battle, roll: RollFrame<PoolRoll>): number | undefined => {
  const frame = b.stack[b.stack.length - 2];
  switch (frame?.type) {
    case 'shot': {
      const gun = kitOf(b, modelOf(b, frame.shooter)).guns.find(({ id }) => id === frame.weapon);
      return frame.astray ? undefined : Math.ceil(modelOf(b, frame.target).wounds / (gun?.keywords.wound ?? 1));
    }
    case 'fight':
      return modelOf(b, frame.target).wounds;
    case 'opportunity':
      return modelOf(b, frame.mover).wounds;
    case 'blast': {
      const m = modelOf(b, frame.others[roll.window]!);
      return areEnemies(b, modelOf(b, frame.attacker), m) ? m.wounds : undefined;
    }
    case 'power': {
      const power = kitOf(b, modelOf(b, frame.caster)).powers.find(({ id }) => id === frame.power);
      if (power?.effect.kind !== 'damage' || frame.target === null) return undefined;
      const m = struckBy(b, modelOf(b, frame.target), power)[roll.window]!;
      return Math.ceil(m.wounds / ((power.effect.keywords.wound ?? 1) + frame.upcharge));
    }
    default:
      return undefined;
  }
};

/** `auto`: to slay, or to save a life. */
const autoReroll = (b: Battle, frame: RollFrame<PoolRoll>, pool: RollPool, most: number): number => {
  const passed = pool.faces.filter((face) => face >= pool.needs).length;
  const beneath = b.stack[b.stack.length - 2];
  if (beneath?.type === 'wounds') {
    const { wounds } = modelOf(b, beneath.model);
    const lost = pool.faces.length - passed;
    return lost >= wounds ? Math.min(most, lost - wounds + 1) : 0;
  }
  if (frame.what === 'jump') return modelOf(b, pool.purse).wounds === 1 ? most : 0;
  const needed = slaying(b, frame);
  return needed !== undefined && passed < needed && passed + most >= needed ? needed - passed : 0;
};

export const rerollOrdered = (
  b: Battle,
  frame: RollFrame<PoolRoll>,
  pool: RollPool,
  most: number,
): number | undefined => {
  const order = ordersOf(b, pool.seat).destiny;
  if (order === 'ask') return undefined;
  return order === 'never' ? 0 : autoReroll(b, frame, pool, most);
};

/** Never, or up to so many points with the model that has most to bid, and nothing after that. Who casts is always asked. */
export const resistOrdered = (b: Battle, frame: ResistFrame): ResistCommand | undefined => {
  const { step } = frame;
  if (step.at === 'over') return undefined;
  if (step.at !== 'offer') {
    const isAsked = step.turn === 'caster' || ordersOf(b, step.resisterSeat).resist === 'ask';
    return isAsked ? undefined : { type: 'raise', points: 0 };
  }
  const order = ordersOf(b, captainOf(b, otherSide(sideOf(b, modelOf(b, frame.caster))))).resist;
  if (order === 'ask') return undefined;
  const able = resistersOf(b, frame).toSorted((x, y) => bidOf(b, y.id) - bidOf(b, x.id))[0];
  if (able === undefined || order === 'never' || order === 0) return { type: 'resist', by: null, points: 0 };
  return { type: 'resist', by: able.id, points: Math.min(order, bidOf(b, able.id)) };
};

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
