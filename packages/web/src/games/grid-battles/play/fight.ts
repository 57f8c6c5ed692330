/** The combat that a map shows, of a battle in play or watched again. */

import { type HexLabel, unitOf } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import type { Seen } from '../../../contract/tabletop.ts';
import type { DiceShown } from './scene.ts';
import type { GridTable } from './types.ts';

export interface Fight {
  /** Where those who fight stand; the fallen stand nowhere. */
  readonly from: HexLabel | undefined;
  readonly to: HexLabel | undefined;
  readonly by: Seat;
  /** One half of the combat, or both. */
  readonly dice: readonly DiceShown[];
}

/** While it is told, half by half; watched again step by step, all of it. */
export const fightOf = ({
  shown,
  scene,
  showing,
  replayed,
}: Pick<Seen<GridTable>, 'shown' | 'scene' | 'showing' | 'replayed'>): Fight | undefined => {
  const { blow, dice = [] } = scene.moment ?? {};
  if (!replayed) return showing && blow !== undefined ? { ...blow, dice: dice.slice(-1) } : undefined;
  const [first] = dice;
  if (first === undefined) return undefined;
  const [striker, struck] = [unitOf(shown, first.event.striker), unitOf(shown, first.event.struck)];
  return { from: striker.hex ?? undefined, to: struck.hex ?? undefined, by: striker.seat, dice };
};
