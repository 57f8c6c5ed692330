/** An attack as it is seen beside those who are in it, and what it leaves on the board: how the scenes of a table go on. Pure. */

import type { RollPhrases, Seat } from '@muster/kernel';
import type { Beat, Manner } from '../contract/table-game.ts';

interface Told {
  readonly type: string;
}

type RollOf<E extends Told> = Extract<E, { readonly type: 'rolled' | 'rerolled' }>;

/** `Id`: of those who fight. `E`: what the game tells. */
export interface MomentOf<Id, E extends Told> {
  readonly title: string;
  /** All who are in it. */
  readonly among: readonly Id[];
  readonly from: Id;
  readonly to: Id | null;
  readonly dice: { readonly event: RollOf<E>; readonly rolling: boolean } | undefined;
  readonly results: readonly string[];
  readonly over: boolean;
}

export const begun = <Id, E extends Told>(
  title: string,
  from: Id,
  to: Id | null,
  among: readonly Id[] = to === null ? [from] : [from, to],
): MomentOf<Id, E> => ({ title, among, from, to, dice: undefined, results: [], over: false });

/** The last `most` results are left to be read. */
export const withResult = <M extends { readonly results: readonly string[] }>(
  moment: M | undefined,
  words: string,
  most = 4,
): M | undefined => moment && { ...moment, results: [...moment.results, words].slice(-most) };

interface Rolled<R extends string> {
  readonly what: R;
  readonly faces: readonly number[];
  readonly successes: number;
}

/** `2 of 3 to hit`. `rolls`: of the game's descriptor. */
export const resultWords = <R extends string>(
  { what, faces, successes }: Rolled<R>,
  rolls: Readonly<Record<R, RollPhrases>>,
): string => {
  const { words, result = words } = rolls[what];
  return `${successes} of ${faces.length} ${result}`;
};

/** Wounds that were dealt, left on the board until others act. */
export interface BlowOf<Id, Place> {
  readonly kind: 'blow';
  readonly by: Seat;
  readonly from: Id | null;
  readonly at: Place;
  readonly wounds: number;
}

/** Who dealt a wound to this one; null for whatever it was. */
export const strikerOf = <Id>(moment: { readonly from: Id } | undefined, struck: Id): Id | null =>
  moment === undefined || moment.from === struck ? null : moment.from;

interface SceneOf<M> {
  readonly moment: M | undefined;
  readonly traces: readonly { readonly by: Seat }[];
}

/** Somebody acts: what the others did goes from the board. */
export const withOwnTraces = <S extends SceneOf<unknown>>(scene: S, by: Seat): S => {
  const traces = scene.traces.filter((trace) => trace.by === by);
  return traces.length === scene.traces.length ? scene : { ...scene, traces };
};

const isRoll = <E extends Told>(e: E): e is RollOf<E> => e.type === 'rolled' || e.type === 'rerolled';

/** Dice that were rolled lie there to be read. */
export const withDice = <Id, E extends Told>(moment: MomentOf<Id, E> | undefined, e: E): MomentOf<Id, E> | undefined =>
  moment !== undefined && isRoll(e) ? { ...moment, dice: { event: e, rolling: false } } : moment;

/** Dice are seen rolling, for at most `ms`, before what came of them. `before`: the scene until then. */
export const rollingFirst = <B, Id, E extends Told, S extends SceneOf<MomentOf<Id, E>>>(
  beat: Beat<B, S>,
  before: S,
  e: E,
  { instant, still }: Manner,
  ms: number,
): Beat<B, S> => {
  const { moment } = beat.scene;
  if (moment === undefined || !isRoll(e) || instant || still) return beat;
  const rolling = { ...moment, results: before.moment?.results ?? [], dice: { event: e, rolling: true } };
  return { first: { scene: { ...before, moment: rolling }, ms }, ...beat };
};
