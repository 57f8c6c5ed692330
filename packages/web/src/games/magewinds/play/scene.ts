/** What lies on the battlefield beside the bases: who is on the way, an attack as it goes on, and what others did. */

import type { Point } from '@muster/geometry';
import type { AttackChoice, Defence, FighterId, MagewindsEvent, Who } from '@muster/magewinds';
import type { WithRound } from '../../../play/round-over.ts';

export type DiceEvent = Extract<MagewindsEvent, { type: 'struck' | 'objectStruck' | 'barrier' }>;

/** An attack as it goes on, and what came of it. */
export interface Moment {
  readonly attacker: Who | null;
  /** null: an object. */
  readonly target: Who | null;
  /** Light, Heavy or Feint lies there, face down until it is known. */
  readonly chosen: boolean;
  readonly choice: AttackChoice | null;
  readonly defence: Defence | null;
  readonly dice: { readonly event: DiceEvent; readonly rolling: boolean } | undefined;
  /** What came of it, one thing after the other. */
  readonly results: readonly string[];
  readonly fallen: readonly FighterId[];
  /** Only its line of result is left. */
  readonly over: boolean;
}

export const newMoment = (attacker: Who | null, target: Who | null): Moment => ({
  attacker,
  target,
  chosen: false,
  choice: null,
  defence: null,
  dice: undefined,
  results: [],
  fallen: [],
  over: false,
});

/** Whether it is under way and this one is in it. */
export const isIn = (moment: Moment, who: Who): boolean =>
  !moment.over && (moment.target?.id === who.id || moment.attacker?.id === who.id);

/** One line of what came of an attack stays until the next; the rest goes when something else begins. */
export const closed = (moment: Moment): Moment | undefined => {
  if (moment.over) return moment;
  return moment.results.length === 0 ? undefined : { ...moment, over: true, dice: undefined, fallen: [] };
};

/** What others did while one waited. */
export type Trace =
  | { readonly type: 'way'; readonly path: readonly Point[] }
  | { readonly type: 'blow'; readonly from: FighterId | null; readonly at: FighterId; readonly words: string };

export interface Scene extends WithRound {
  readonly travel: { readonly base: string; readonly path: readonly Point[] } | undefined;
  readonly moment: Moment | undefined;
  readonly traces: readonly Trace[];
}

export const NO_SCENE: Scene = { travel: undefined, moment: undefined, traces: [], roundOver: undefined };
