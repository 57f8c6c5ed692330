/** A model that comes onto the board. */

import { SEAT_LETTERS } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { copyBattle, NO_TURN } from '../state/battle.ts';
import type { Battle, ModelId, NodeId } from '../state/types.ts';
import { findKit } from './field.ts';

/** A model fresh on the board; `b.made` counts it. Ids are never given twice. */
export const withNewModel = (
  b: Battle,
  seat: Seat,
  sheet: string,
  at: Point,
  wounds: number,
  node: NodeId | null = null,
): { readonly b: Battle; readonly id: ModelId } => {
  const number = b.made[seat]! + 1;
  const id = modelId(seat, number, findKit(b, seat, sheet)!.mark);
  const copy = copyBattle(b);
  copy.made = b.made.map((n, i) => (i === seat ? number : n));
  copy.models = [
    ...b.models,
    {
      id,
      seat,
      sheet,
      at: { x: at.x, y: at.y },
      wounds,
      relics: [],
      node,
      since: b.round,
      rooted: false,
      dread: false,
      corrupt: 0,
      ward: false,
      turn: NO_TURN,
    },
  ];
  return { b: copy, id };
};

/** `A3-1`: the seat's letter, which of its models, and the mark of its sheet, so that whoever hears of it can name it. */
const modelId = (seat: Seat, number: number, mark: string): ModelId => `${SEAT_LETTERS[seat]}${number}-${mark}`;
