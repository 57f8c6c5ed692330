/** What The Prize, Treasure Dash and Treasure Clash share: treasures that are carried (MW 19.1, MW-R65). */

import { inch } from '@muster/geometry';
import type { Battle, FighterId } from '../state/battle.ts';
import { bySeat, countsForScenario, heldBy } from './counting.ts';
import { PLAIN, type ScenarioRules } from './rules.ts';

const isCarrier = (b: Battle, fighter: FighterId): boolean => {
  for (let i = 0; i < b.objects.length; i++) if (b.objects[i]!.carrier === fighter) return true;
  return false;
};

/** Treasures held by fighters that count. Reads what is hidden. */
export const treasuresHeld = (b: Battle): readonly number[] =>
  bySeat(b, (seat) => {
    let n = 0;
    for (const o of b.objects) {
      const f = o.carrier === null ? undefined : b.fighters[o.carrier]!;
      if (f?.seat === seat && countsForScenario(b, f)) n++;
    }
    return n;
  });

/** ItT the-prize.special, ItT treasure-dash.special */
export const CARRYING: Omit<ScenarioRules, 'roundEnds'> = {
  ...PLAIN,
  handBonus: heldBy,
  movementOf: (b, fighter) => (isCarrier(b, fighter) ? -inch(1) : 0),
  counts: treasuresHeld,
  standing: (b) =>
    bySeat(b, (seat) => {
      const points = heldBy(b, seat);
      return { seat, points, most: points, text: points === 1 ? '1 treasure held' : `${points} treasures held` };
    }),
};
