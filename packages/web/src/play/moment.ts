/** An attack as it is seen beside those who are in it, and what it leaves on the board: how the scenes of a table go on. Pure. */

import type { RollPhrases, Seat } from '@muster/kernel';

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

const SHOT_DOWN = 'Shot down in this phase';

/** Who was dying goes when all have shot: that is no result of the last shot. `goes`: this one goes then. */
export const shotDown = <Id, E extends Told>(
  goes: boolean,
  id: Id,
  now: MomentOf<Id, E> | undefined,
): MomentOf<Id, E> | undefined => (goes && now?.title !== SHOT_DOWN ? begun<Id, E>(SHOT_DOWN, id, null) : undefined);

/** The last `most` results are left to be read. */
export const withResult = <M extends { readonly results: readonly string[] }>(
  moment: M,
  words: string,
  most = 4,
): M => ({
  ...moment,
  results: [...moment.results, words].slice(-most),
});

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

/** Somebody acts: what the others did goes from the board. */
export const ownTraces = <R extends { readonly by: Seat }>(traces: readonly R[], by: Seat): readonly R[] =>
  traces.filter((trace) => trace.by === by);

export const closed = <M extends { readonly over: boolean }>(moment: M): M => ({ ...moment, over: true });

/** Dice that were rolled lie there to be read. */
export const withDice = <Id, E extends Told>(moment: MomentOf<Id, E>, event: RollOf<E>): MomentOf<Id, E> => ({
  ...moment,
  dice: { event, rolling: false },
});

/** While they still roll nothing has come of them. */
export const rolling = <Id, E extends Told>(
  moment: MomentOf<Id, E>,
  before: MomentOf<Id, E> | undefined,
): MomentOf<Id, E> => ({
  ...moment,
  results: before?.results ?? [],
  dice: moment.dice && { ...moment.dice, rolling: true },
});

interface Watched<M, R> {
  readonly scene: { readonly moment: M | undefined; readonly traces: readonly R[] };
  readonly showing: boolean;
  readonly replayed: boolean;
  readonly acting: Seat | undefined;
}

/** What goes on while it is shown, or in the step that is watched again. */
export const momentNow = <M extends { readonly over: boolean }>({
  scene: { moment },
  showing,
  replayed,
}: Watched<M, unknown>): M | undefined => ((showing || replayed) && moment?.over === false ? moment : undefined);

/** What others did while one waited, once one may look back on it. */
export const tracesNow = <R extends { readonly by: Seat }>({
  scene: { traces },
  showing,
  acting,
}: Watched<unknown, R>): readonly R[] => (showing ? [] : traces.filter(({ by }) => by !== acting));
