/** What powers do that are no attacks (3.5, X-364, X-365). */

import type { Power } from '@muster/dwethia';
import type { Draft } from '@muster/kernel';
import { fieldModel } from '../building/fielding.ts';
import { delivered, droppedRelics } from '../economy/relics.ts';
import { findKit } from '../ground/field.ts';
import { fullWoundsOf, moveOf } from '../ground/values.ts';
import { applyEngagement } from '../moving/walk.ts';
import { copyModel, copyTurn, modelOf, sideOf, withModel, withSide, withTurn } from '../state/battle.ts';
import type { Battle, ConquestTable, Model, ModelRound, PowerFrame } from '../state/types.ts';
import { CORRUPT_ENDS, isUnderWay } from './targets.ts';

const changed = (b: Battle, m: Model, change: (copy: Draft<Model>) => void): Battle => {
  const copy = copyModel(m);
  change(copy);
  return withModel(b, copy);
};

const changedTurn = (b: Battle, m: Model, change: (turn: Draft<ModelRound>) => void): Battle =>
  changed(b, m, (copy) => {
    const turn = copyTurn(m.turn);
    change(turn);
    copy.turn = turn;
  });

/** Move 0 through the next half of its side, which is not the one in whose course a Surge came. */
const rooted = (b: Battle, m: Model): Battle => {
  const now = changed(b, m, (copy) => {
    copy.rooted = true;
  });
  if (!isUnderWay(b, sideOf(b, m))) return now;
  return withTurn(now, m.id, (turn) => {
    turn.held = true;
  });
};

/** One of those whom it touches. */
const lay = (b: Battle, m: Model, { effect }: Power, table: ConquestTable): Battle => {
  switch (effect.kind) {
    case 'root':
      return rooted(b, m);
    case 'dread':
      return changed(b, m, (copy) => {
        copy.dread = true;
      });
    case 'corrupt': {
      const now = changed(b, m, (copy) => {
        copy.corrupt = CORRUPT_ENDS;
      });
      return droppedRelics(now, modelOf(now, m.id), table);
    }
    case 'ward':
      return changed(b, m, (copy) => {
        copy.ward = true;
      });
    case 'hasten':
      return changedTurn(b, m, (turn) => {
        turn.haste += effect.move;
      });
    case 'mend': {
      const wounds = Math.min(m.wounds + effect.wounds, fullWoundsOf(b, m));
      table.tell?.({ type: 'mended', model: m.id, wounds: wounds - m.wounds, rule: 'X-362' });
      return changed(b, m, (copy) => {
        copy.wounds = wounds;
      });
    }
    default:
      return b;
  }
};

/** Instead of legs: the whole Move is spent, and more if it went farther. It engages as a walk does. */
const blink = (b: Battle, f: PowerFrame, table: ConquestTable): Battle => {
  const caster = modelOf(b, f.caster);
  const { x, y } = f.at!;
  const from = caster.at;
  const distance = Math.ceil(Math.sqrt((x - from.x) ** 2 + (y - from.y) ** 2));
  table.tell?.({ type: 'blinked', model: caster.id, from, to: { x, y }, rule: 'X-314' });
  const landed = changed(b, caster, (copy) => {
    const turn = copyTurn(caster.turn);
    turn.ledger = Math.max(turn.ledger + distance, moveOf(b, caster));
    copy.turn = turn;
    copy.at = { x, y };
  });
  return delivered(applyEngagement(landed, caster.id, table), caster.id, table);
};

/** No R; it counts towards the limit and is not active in this phase. */
const raise = (b: Battle, f: PowerFrame, table: ConquestTable): Battle => {
  const caster = modelOf(b, f.caster);
  const kit = findKit(b, caster.seat, f.sheet!)!;
  const made = fieldModel(b, caster.seat, kit.id, f.at!);
  table.tell?.({ type: 'summoned', model: made.id, sheet: kit.id, at: f.at!, by: caster.id, rule: 'X-310' });
  const counted = withSide(made.b, sideOf(b, caster), (s) => {
    s.fielded += kit.points;
  });
  return withTurn(counted, made.id, (turn) => {
    turn.activated = true;
  });
};

/** Only for powers that are no attacks and were not negated. */
export const takeEffect = (
  b: Battle,
  f: PowerFrame,
  power: Power,
  struck: readonly Model[],
  table: ConquestTable,
): Battle => {
  if (power.effect.kind === 'blink') return blink(b, f, table);
  if (power.effect.kind === 'raise') return raise(b, f, table);
  let now = b;
  for (const m of struck) {
    table.tell?.({
      type: 'powerTook',
      power: f.power,
      on: m.id,
      held: power.effect.kind === 'root' && isUnderWay(b, sideOf(b, m)),
      rule: power.effect.kind === 'root' ? 'X-364' : 'X-362',
    });
    now = lay(now, m, power, table);
  }
  return now;
};
