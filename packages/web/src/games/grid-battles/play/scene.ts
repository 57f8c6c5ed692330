/** What lies on the map beside the counters: who is on the way, the combat under way with its dice, and what somebody did. */

import { type Battle, type HexLabel, type StruckEvent, type UnitId, unitOf } from '@muster/grid-battles';
import type { WithRound } from '../../../play/round-over.ts';
import type { BlowOverlay, LastMove, Trace } from '../board/marks.ts';

/** The dice on the table: rolling, or lying there to be read. */
export interface DiceShown {
  readonly event: StruckEvent;
  readonly rolling: boolean;
}

/** The combat under way or the last one. */
export interface Moment {
  /** Undefined when somebody else is activated, or one of them has fallen: only its dice are left. */
  readonly blow: BlowOverlay | undefined;
  /** One half of the combat, or both. */
  readonly dice: readonly DiceShown[];
}

export interface Scene extends WithRound {
  readonly travel: LastMove | undefined;
  readonly moment: Moment | undefined;
  readonly traces: readonly Trace[];
}

export const NO_SCENE: Scene = { travel: undefined, moment: undefined, traces: [], roundOver: undefined };

export interface Fight extends Moment {
  /** Where those who fight stand; the fallen stand nowhere. */
  readonly places: readonly HexLabel[];
}

export const blowOf = (b: Battle, striker: UnitId, struck: UnitId): BlowOverlay | undefined => {
  const [{ hex: from, seat: by }, { hex: to }] = [unitOf(b, striker), unitOf(b, struck)];
  return from === null || to === null ? undefined : { from, to, by };
};

interface Watched {
  readonly shown: Battle;
  readonly scene: Scene;
  readonly showing: boolean;
  readonly replayed: boolean;
}

/** The combat that a map shows: while it is told, half by half; watched again step by step, all of it. */
export const fightOf = ({ shown, scene, showing, replayed }: Watched): Fight | undefined => {
  const { blow, dice = [] } = scene.moment ?? {};
  if (!replayed)
    return showing && blow !== undefined ? { blow, places: [blow.from, blow.to], dice: dice.slice(-1) } : undefined;
  const [first] = dice;
  if (first === undefined) return undefined;
  const { striker, struck } = first.event;
  const places = [striker, struck].flatMap((id) => unitOf(shown, id).hex ?? []);
  return { blow: blowOf(shown, striker, struck), places, dice };
};
