/** What an answer to a window is worth: Destiny on dice that lie, a bid in a contest, Heroic Resolve (DW-79, DW-91 to DW-94, CQ-73). */

import { atLeast, needs, successes } from '@muster/dice';
import { openingsOf, otherSide, raisesOf, sideOfPurse, successesAmong } from '@muster/dwethia';
import { topOf } from '../state/battle.ts';
import type { Battle, ConquestCommand } from '../state/types.ts';

/** Rolling so many of the failed dice again. */
export interface RerollChances {
  /** Successes by now, and what is to be expected with these. */
  readonly successes: number;
  readonly expected: number;
  /** The chance of at least one success more. */
  readonly better: number;
}

export const rerollChances = (b: Battle, dice: number): RerollChances | undefined => {
  const frame = topOf(b);
  if (frame.type !== 'roll') return undefined;
  const { faces, needs: face } = frame.pools[frame.window]!;
  const passed = successesAmong(faces, face);
  const again = Math.min(dice, faces.length - passed);
  return {
    successes: passed,
    expected: passed + again * needs(face),
    better: atLeast(successes(again, needs(face)), 1),
  };
};

/** How likely the power on the stack takes effect after this answer, when both then go on as well as they can. */
export const contestChances = (b: Battle, c: ConquestCommand): { readonly resolves: number } | undefined => {
  const frame = topOf(b);
  if (frame.type !== 'resist') return undefined;
  const { step } = frame;
  const side = sideOfPurse(frame.caster);
  const [caster, resister] = [b.sides[side].pool, b.sides[otherSide(side)].pool];
  const { affinityResists, entryFeeCounts, strictSingleRaise } = b.config.rulings;
  const defence = resister.faith + (affinityResists ? resister.affinity : 0);
  if (c.type === 'resist') {
    if (c.by === null) return { resolves: 1 };
    const bid = openingsOf({
      charge: frame.charge,
      affinity: caster.affinity,
      casterDestiny: caster.destiny,
      defence,
      resisterDestiny: resister.destiny,
      rules: { entryFeeCounts, strictSingleRaise },
    }).find(({ points }) => points === c.points);
    return bid && { resolves: bid.resolves };
  }
  if (c.type !== 'raise' || (step.at !== 'bid' && step.at !== 'destiny')) return undefined;
  const lead = step.cast - step.defence;
  const destinies = caster.destiny - resister.destiny;
  if (step.at === 'destiny') {
    const isBehind = step.turn === 'caster' ? lead < 0 : lead >= 0;
    const resolves = c.points === 0 && isBehind ? step.turn === 'resister' : lead + destinies >= 0;
    return { resolves: resolves ? 1 : 0 };
  }
  const bid = raisesOf(step.turn, lead + destinies, caster.affinity, defence, strictSingleRaise).find(
    ({ points }) => points === c.points,
  );
  return bid && { resolves: bid.resolves };
};
