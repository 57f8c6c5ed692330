/** What standing orders answer in their owner's place. */

import type { ResistCommand, ResistFrame, RollFrame, RollPool } from '@muster/dwethia';
import { kitOf } from '../table/field.ts';
import { distanceBetween, enemiesOf } from '../table/standing.ts';
import { captainOf, modelOf, ordersOf, otherSide, sideOf } from './battle.ts';
import type { Battle, Model, ModelId } from './types.ts';

/** The wounds that the target of the attack beneath has left. */
const targetWounds = (b: Battle): number | undefined => {
  for (let i = b.stack.length - 1; i >= 0; i--) {
    const frame = b.stack[i]!;
    if (frame.type === 'shot' || frame.type === 'fight') return modelOf(b, frame.target).wounds;
    if (frame.type === 'opportunity') return modelOf(b, frame.mover).wounds;
  }
  return undefined;
};

/** `auto`: to slay, or to save a life. */
const autoReroll = (b: Battle, frame: RollFrame, pool: RollPool, most: number): number => {
  const passed = pool.faces.filter((face) => face >= pool.needs).length;
  const beneath = b.stack[b.stack.length - 2];
  if (beneath?.type === 'wounds') {
    const { wounds } = modelOf(b, beneath.model);
    const lost = pool.faces.length - passed;
    return lost >= wounds ? Math.min(most, lost - wounds + 1) : 0;
  }
  const left = targetWounds(b);
  if (left === undefined) return frame.what === 'jump' ? most : 0;
  return passed < left && passed + most >= left ? Math.min(most, left - passed) : 0;
};

export const rerollOrdered = (b: Battle, frame: RollFrame, pool: RollPool, most: number): number | undefined => {
  const order = ordersOf(b, pool.seat).destiny;
  if (order === 'ask') return undefined;
  return order === 'never' ? 0 : autoReroll(b, frame, pool, most);
};

/** Never, or up to so many points with the model that has most to bid. */
export const resistOrdered = (b: Battle, frame: ResistFrame): ResistCommand | undefined => {
  const side = otherSide(sideOf(b, modelOf(b, frame.caster)));
  const order = ordersOf(b, captainOf(b, side)).resist;
  if (order === 'ask') return undefined;
  if (frame.step.at === 'offer') {
    if (order === 'never') return { type: 'resist', by: null, points: 0 };
    const able = resistersOf(b, frame).toSorted((x, y) => bidOf(b, y.id) - bidOf(b, x.id))[0];
    if (able === undefined || order === 0) return { type: 'resist', by: null, points: 0 };
    return { type: 'resist', by: able.id, points: Math.min(order, bidOf(b, able.id)) };
  }
  if (frame.step.at === 'over') return undefined;
  const seat = frame.step.turn === 'caster' ? frame.casterSeat : frame.step.resisterSeat;
  return ordersOf(b, seat).resist === 'ask' ? undefined : { type: 'raise', points: 0 };
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
