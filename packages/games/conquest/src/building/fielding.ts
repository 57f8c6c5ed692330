/** A model joins its side: pools grow by what it brings, Commanders are remembered. */

import { sideOfSeat } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { findKit } from '../ground/field.ts';
import { withNewModel } from '../ground/new-model.ts';
import { fullWoundsOf } from '../ground/values.ts';
import { withSide, withTally } from '../state/battle.ts';
import type { Battle, ModelId, NodeId } from '../state/types.ts';

export const fieldModel = (
  b: Battle,
  seat: Seat,
  sheet: string,
  at: Point,
  node: NodeId | null = null,
): { readonly b: Battle; readonly id: ModelId } => {
  const made = withNewModel(b, seat, sheet, at, fullWoundsOf(b, { seat, sheet }), node);
  const kit = findKit(b, seat, sheet)!;
  if (kit.kind === 'building') return made;
  const side = sideOfSeat(b, seat);
  const { destiny, faith, affinity } = kit.sheet.stats;
  let now = withSide(made.b, side, (s) => {
    const { pool } = s;
    s.pool = { destiny: pool.destiny + destiny, faith: pool.faith + faith, affinity: pool.affinity + affinity };
  });
  if (kit.sheet.commander)
    now = withTally(now, side, (t) => {
      t.commanders = [...t.commanders, { id: made.id, round: b.round }];
    });
  return { b: now, id: made.id };
};
