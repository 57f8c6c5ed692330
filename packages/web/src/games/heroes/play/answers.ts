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

/** The best die against the worst. */
const MOST_BY_DICE = 5;

/** No bid of anybody asked could win the contest, though the caster added nothing: it would not even cost the caster anything (DW-91). */
const isOpeningIdle = (b: Battle, frame: ResistFrame): boolean =>
  resistersOf(b, frame).every(({ id }) => {
    const { faith, affinity, destiny } = modelOf(b, id);
    return faith + affinity - 1 + destiny + MOST_BY_DICE <= frame.charge; // the first point is a fee
  });

/** Nothing that it can still bid would win though the other adds nothing, or it has won whatever the other adds (DW-92 to DW-94). */
const isRaiseIdle = (b: Battle, frame: ResistFrame): boolean => {
  const { step } = frame;
  if (step.at !== 'bid' && step.at !== 'destiny') return false;
  const isCaster = step.turn === 'caster';
  const [caster, resister] = [modelOf(b, frame.caster), modelOf(b, step.resister)];
  const [own, other] = isCaster ? [caster, resister] : [resister, caster];
  const ahead = isCaster ? step.cast - step.defence : step.defence - step.cast - 1; // DW-93: level is the caster's
  if (step.at === 'destiny') return ahead >= 0 || ahead + own.destiny < 0;
  const bids = own.affinity + (isCaster ? 0 : own.faith);
  return ahead + bids + own.destiny + MOST_BY_DICE < 0 || ahead - other.destiny >= MOST_BY_DICE;
};

export const ownAnswer = (b: Battle, d: Decision): HeroesCommand | undefined => {
  const frame = b.stack.at(-1);
  switch (d.kind) {
    case 'reroll': {
      const most = 'most' in d && typeof d.most === 'number' ? d.most : 0;
      return isRerollIdle(b, most) ? { type: 'reroll', dice: 0 } : undefined;
    }
    case 'resist':
      return frame?.type === 'resist' && isOpeningIdle(b, frame) ? { type: 'resist', by: null, points: 0 } : undefined;
    case 'raise':
      return frame?.type === 'resist' && isRaiseIdle(b, frame) ? { type: 'raise', points: 0 } : undefined;
    default:
      return undefined;
  }
};
