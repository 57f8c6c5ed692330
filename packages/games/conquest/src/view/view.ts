/** What a seat may know: everything but the standing orders of others, and aims that are chosen in secret until all are in. */

import { atSide, otherSide, type Side, sideOfSeat } from '@muster/dwethia';
import type { Seat, Viewer } from '@muster/kernel';
import { aimsFor, areAimsSealed } from '../setup/muster.ts';
import { copyBattle, copySide, DEFAULT_STANDING } from '../state/battle.ts';
import type { Battle, ConquestTable, SideState } from '../state/types.ts';

const sideFor = (b: Battle, side: Side, viewer: Viewer): SideState => {
  const state = b.sides[side];
  if (!areAimsSealed(b) || (viewer !== 'spectator' && sideOfSeat(b, viewer) === side)) return state;
  const copy = copySide(state);
  copy.aims = null;
  return copy;
};

export const view = (b: Battle, viewer: Viewer): Battle => ({
  config: b.config,
  stack: b.stack, // no frame holds a secret
  round: b.round,
  phase: b.phase,
  first: b.first,
  edges: b.edges,
  pieces: b.pieces,
  nodes: b.nodes,
  models: b.models,
  made: b.made,
  sides: [sideFor(b, 0, viewer), sideFor(b, 1, viewer)],
  orders: b.orders,
  ready: b.ready,
  standing: b.standing.map((orders, seat) => (seat === viewer ? orders : null)),
  conceded: b.conceded,
  outcome: b.outcome,
});

/** A full state that this viewer could not tell from the true one. */
export const imagine = (seen: Battle, viewer: Seat, table: ConquestTable): Battle => {
  const copy = copyBattle(seen);
  copy.standing = seen.standing.map((orders, seat) => (seat === viewer ? orders : (orders ?? DEFAULT_STANDING)));
  const side = otherSide(sideOfSeat(seen, viewer));
  if (seen.sides[side].hasAims && seen.sides[side].aims === null) {
    const state = copySide(seen.sides[side]);
    state.aims = table.shuffle(aimsFor(seen, side))[0]!;
    copy.sides = atSide(seen.sides, side, state);
  }
  return copy;
};
