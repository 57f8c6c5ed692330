/** What lies on the map beside the models: who is on the way, a blow as it is seen, what somebody did, what a round brought. */

import { atSide, type ConquestEvent, type ModelId } from '@muster/conquest';
import type { Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import type { TraceOf } from '../../../dwethia/play/traces.ts';
import type { MomentOf } from '../../../play/moment.ts';

/** A blow as it is seen beside those who are in it. */
export type Moment = MomentOf<ModelId, ConquestEvent>;

/** What somebody got, or paid, at a place. */
export interface Gain {
  readonly kind: 'gain';
  readonly by: Seat;
  readonly at: Point;
  readonly words: string;
}

export type Trace = TraceOf<ModelId> | Gain;

type Pair = readonly [number, number];

/** What a round brought each side. */
export interface RoundSums {
  readonly round: number;
  readonly income: Pair;
  readonly aether: Pair;
  readonly harvest: Pair;
  readonly built: Pair;
  readonly lost: Pair;
  readonly vp: Pair;
}

export interface Scene {
  readonly travel: { readonly base: ModelId; readonly path: readonly Point[] } | undefined;
  readonly moment: Moment | undefined;
  readonly traces: readonly Trace[];
  readonly sums: RoundSums | undefined;
  /** The round that is over, until somebody acts in the next. */
  readonly told: RoundSums | undefined;
}

export const NO_SCENE: Scene = { travel: undefined, moment: undefined, traces: [], sums: undefined, told: undefined };

export const newSums = (round: number): RoundSums => ({
  round,
  income: [0, 0],
  aether: [0, 0],
  harvest: [0, 0],
  built: [0, 0],
  lost: [0, 0],
  vp: [0, 0],
});

/** The scene with more in the sums of its round; `round`: the one under way, if none has been told of yet. */
export const summed = (
  scene: Scene,
  round: number,
  side: 0 | 1,
  more: Partial<Record<Exclude<keyof RoundSums, 'round'>, number>>,
): Scene => {
  const sums = scene.sums ?? newSums(round);
  const grown = Object.entries(more).map(([what, n]) => {
    const pair = sums[what as keyof typeof more];
    return [what, atSide(pair, side, pair[side] + n)];
  });
  return { ...scene, sums: { ...sums, ...Object.fromEntries(grown) } };
};
