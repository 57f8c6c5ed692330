/** The round: its five phases in order (CQ-28, DW-30, DW-34, X-05). */

import { otherSide, PRIORITY, type Side } from '@muster/dwethia';
import type { Draft } from '@muster/kernel';
import { copyBattle, copyModel, copyTurn, pushed } from '../state/battle.ts';
import type { Battle, ConquestTable, Model, ModelRound, Phase } from '../state/types.ts';

/** CQ-28: the next round begins with the roll for priority. What lasted till the end of the last one is gone by now. */
export const beginRound = (b: Battle, table: ConquestTable): Battle => {
  const copy = copyBattle(b);
  copy.round = b.round + 1;
  copy.phase = 'priority';
  copy.ready = b.config.seats.map(() => false);
  const pools = [b.sides[0].pool, b.sides[1].pool] as const;
  table.tell?.({ type: 'roundBegan', round: copy.round, pools, rule: 'CQ-28' });
  return pushed(copy, PRIORITY);
};

/** DW-32: who goes first holds priority for the whole round, whoever won the roll: the winner may yield it. */
export const beginPhases = (b: Battle, first: Side): Battle => {
  const second = otherSide(first);
  const copy = copyBattle(b);
  copy.first = first;
  return pushed(
    copy,
    { type: 'roundEnd' },
    { type: 'combat', side: first, fights: [], step: 'begin' },
    { type: 'place' },
    { type: 'shoot', side: second, step: 'begin' },
    { type: 'shoot', side: first, step: 'begin' },
    { type: 'half', side: second, step: 'income' },
    { type: 'half', side: first, step: 'income' },
    { type: 'research', side: second },
    { type: 'research', side: first },
  );
};

/** A change to what every model did in this round. */
export const withTurns = (b: Battle, change: (turn: Draft<ModelRound>) => void, phase: Phase): Battle => {
  const copy = copyBattle(b);
  copy.phase = phase;
  copy.models = b.models.map((m): Model => {
    const turn = copyTurn(m.turn);
    change(turn);
    const model = copyModel(m);
    model.turn = turn;
    return model;
  });
  return copy;
};
