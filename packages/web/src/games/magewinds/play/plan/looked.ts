/** An enemy that is only looked at, since nobody can be attacked now: when it can be, and who of one's own could reach it. */

import { gapBetween } from '@muster/geometry';
import { type Battle, baseOf, nameOf } from '@muster/magewinds';
import { inches } from '../../../../measured/ruler.ts';
import { remembered } from '../../../../parts/remembered.ts';
import { capital } from '../../../../parts/words.ts';
import { strikesOn } from '../threat.ts';
import { whoseName } from '../words.ts';
import type { Asked } from './types.ts';

const whenWords = ({ phase, round }: Battle): string => {
  if (round === 0) return 'once the battle has begun';
  if (phase === 'action') return 'when you activate a fighter';
  return phase === 'end' ? 'in the next Action Phase' : 'in the Action Phase that follows';
};

const nearestWords = ({ b, seat }: Asked, target: Battle['fighters'][number]): readonly string[] => {
  const [near] = b.fighters
    .filter((f) => f.seat === seat && f.where === 'field')
    .map((f) => ({ f, gap: gapBetween(baseOf(f), baseOf(target)).down }))
    .sort((x, y) => x.gap - y.gap);
  return near === undefined
    ? []
    : [
        `None of yours could reach it with a move and an attack; the nearest is your ${nameOf(near.f)}, ${inches(near.gap, { round: 'down' })} away.`,
      ];
};

/** As it stands once all may act again; one object for each battle, since what could be struck is kept by it. */
const rested = remembered(
  (b: Battle): Battle => (b.phase === 'action' ? b : { ...b, fighters: b.fighters.map((f) => ({ ...f, actions: 0 })) }),
);

export const lookedFacts = (s: Asked): readonly string[] => {
  const { b, seat, held } = s;
  const target = held.looked === null ? undefined : b.fighters[held.looked];
  if (target === undefined || target.where !== 'field' || target.seat === seat) return [];
  const when = `${capital(whoseName(b, target.id, seat))} can be attacked ${whenWords(b)} (MW 13.4).`;
  const strikes = strikesOn(rested(b), seat, target);
  return [when, ...(strikes.length === 0 ? nearestWords(s, target) : strikes.map((words) => `Your ${words}.`))];
};
