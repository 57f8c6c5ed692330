/** The contest over a power under way, as everybody sees it. Pure. */

import { type Battle, modelOf, resistersOf } from '@muster/heroes';

/** Chance that each of two dice and what is added to it leaves the defence above the power (DW-93). */
export const negates = (defence: number, cast: number): number => {
  let ways = 0;
  for (let d = 1; d <= 6; d++) for (let c = 1; c <= 6; c++) if (defence + d > cast + c) ways++;
  return ways / 36;
};

interface DuelSeen {
  readonly power: string;
  readonly caster: string;
  readonly resister: string | null;
  readonly stage: 'offer' | 'bid' | 'destiny';
  readonly cast: number;
  readonly defence: number;
  readonly turn: 'caster' | 'resister';
}

/** The contest under way, by what everybody sees. */
export const duelOf = (b: Battle): DuelSeen | undefined => {
  const frame = b.stack.at(-1);
  if (frame?.type !== 'resist') return undefined;
  const { power, caster, charge, step } = frame;
  if (step.at === 'offer')
    return { power, caster, resister: null, stage: 'offer', cast: charge, defence: 0, turn: 'resister' };
  if (step.at === 'over') return undefined;
  return {
    power,
    caster,
    resister: step.resister,
    stage: step.at,
    cast: step.cast,
    defence: step.defence,
    turn: step.turn,
  };
};

/** Who could resist, with what each has to bid. */
export const ableToResist = (b: Battle): readonly { readonly id: string; readonly most: number }[] => {
  const frame = b.stack.at(-1);
  if (frame?.type !== 'resist') return [];
  return resistersOf(b, frame).map(({ id }) => {
    const { faith, affinity } = modelOf(b, id);
    return { id, most: faith + affinity };
  });
};
