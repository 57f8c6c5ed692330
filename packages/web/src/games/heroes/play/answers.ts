/** What the hand answers by itself: nothing, where all can see that nothing would come of it. Pure. */

import { type ResistFrame, successesAmong } from '@muster/dwethia';
import {
  type Battle,
  chancesOf,
  deedsOf,
  type HeroesCommand,
  modelOf,
  rerollChances,
  resistersOf,
  sideOf,
} from '@muster/heroes';
import type { Decision } from '@muster/kernel';
import { isBidding, isOpeningIdle, isRaiseIdle } from '../../../dwethia/play/idle-bids.ts';

const BULWARK = 21;
const BULWARK_SAVES = 3;

/** HR-15: saves count for Bulwark also of one who falls all the same. */
const couldBeBulwark = (b: Battle, most: number): boolean => {
  const [under, roll] = b.stack.slice(-2);
  if (under?.type !== 'wounds' || roll?.type !== 'roll' || roll.what !== 'save') return false;
  const [pool] = roll.pools;
  const saves = deedsOf(b, under.model).saves + successesAmong(pool!.faces, pool!.needs);
  const { met } = b.trackers[sideOf(b, modelOf(b, under.model))];
  return !met.includes(BULWARK) && saves < BULWARK_SAVES && saves + most >= BULWARK_SAVES;
};

/** No number of dice again would change who falls, nor how hurt anybody is, nor what is counted. */
const isRerollIdle = (b: Battle, most: number): boolean => {
  if (couldBeBulwark(b, most)) return false;
  const all = Array.from({ length: most + 1 }, (_, n) => rerollChances(b, n));
  const [lie] = all;
  return lie !== undefined && all.every((one) => one?.chance === lie.chance && one.mean === lie.mean);
};

/** How likely the power holds after this answer, when both then go on as well as they can. */
export const holdsAfter = (b: Battle, c: HeroesCommand): number | undefined => {
  const odds = chancesOf(b, c);
  return odds !== undefined && 'resolves' in odds && typeof odds.resolves === 'number' ? odds.resolves : undefined;
};

/** No bid of anybody asked would matter. */
const isResistIdle = (b: Battle, frame: ResistFrame): boolean =>
  resistersOf(b, frame).every(({ id }) => {
    const { faith, affinity, destiny } = modelOf(b, id);
    return isOpeningIdle(frame, { bids: faith + affinity, destiny }, 1);
  });

const isRaisingIdle = (b: Battle, frame: ResistFrame): boolean => {
  const { step } = frame;
  if (!isBidding(step)) return false;
  const [caster, resister] = [modelOf(b, frame.caster), modelOf(b, step.resister)];
  return step.turn === 'caster'
    ? isRaiseIdle(step, true, { bids: caster.affinity, destiny: caster.destiny }, resister)
    : isRaiseIdle(step, false, { bids: resister.affinity + resister.faith, destiny: resister.destiny }, caster);
};

export const ownAnswer = (b: Battle, d: Decision): HeroesCommand | undefined => {
  const frame = b.stack.at(-1);
  switch (d.kind) {
    case 'reroll': {
      const most = 'most' in d && typeof d.most === 'number' ? d.most : 0;
      return isRerollIdle(b, most) ? { type: 'reroll', dice: 0 } : undefined;
    }
    case 'resist':
      return frame?.type === 'resist' && isResistIdle(b, frame) ? { type: 'resist', by: null, points: 0 } : undefined;
    case 'raise':
      return frame?.type === 'resist' && isRaisingIdle(b, frame) ? { type: 'raise', points: 0 } : undefined;
    default:
      return undefined;
  }
};
