/** The combat that a map shows, of a battle in play or watched again. */

import { type Battle, type HexLabel, type UnitId, unitOf } from '@muster/grid-battles';
import type { Seen } from '../../../contract/tabletop.ts';
import type { BlowOverlay } from '../board/marks.ts';
import type { DiceShown } from './scene.ts';
import type { GridTable } from './types.ts';

export interface Fight {
  /** None where one of them has fallen. */
  readonly blow: BlowOverlay | undefined;
  /** Where those who fight stand; the fallen stand nowhere. */
  readonly places: readonly HexLabel[];
  /** One half of the combat, or both. */
  readonly dice: readonly DiceShown[];
}

export const blowOf = (b: Battle, striker: UnitId, struck: UnitId): BlowOverlay | undefined => {
  const [{ hex: from, seat: by }, { hex: to }] = [unitOf(b, striker), unitOf(b, struck)];
  return from === null || to === null ? undefined : { from, to, by };
};

/** While it is told, half by half; watched again step by step, all of it. */
export const fightOf = ({
  shown,
  scene,
  showing,
  replayed,
}: Pick<Seen<GridTable>, 'shown' | 'scene' | 'showing' | 'replayed'>): Fight | undefined => {
  const { blow, dice = [] } = scene.moment ?? {};
  if (!replayed)
    return showing && blow !== undefined ? { blow, places: [blow.from, blow.to], dice: dice.slice(-1) } : undefined;
  const [first] = dice;
  if (first === undefined) return undefined;
  const { striker, struck } = first.event;
  const places = [striker, struck].flatMap((id) => unitOf(shown, id).hex ?? []);
  return { blow: blowOf(shown, striker, struck), places, dice };
};
