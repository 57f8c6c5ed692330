/** Exact chances of a fight or an assault before it is fought (P2): what each side rolls, inflicts and loses. */

import { atLeast, type Distribution, mean } from '@muster/dice';
import { noting, type Reason, SIDES, type Side } from '@muster/dwethia';
import { areIgnorersFirst } from '../fighting/allot.ts';
import { coreOn, membersOn } from '../fighting/entries.ts';
import { foreseenFights } from '../fighting/support.ts';
import { fightValues, valuesOn } from '../fighting/values.ts';
import { applyWalk, mayWalk } from '../moving/walk.ts';
import { SILENT } from '../state/silent.ts';
import type { Battle, FightEntry, FightValues, Model, ModelId, WalkCommand } from '../state/types.ts';
import { suffered, type Taking, woundDice } from './profile-fights.ts';
import { medicsFor, takerOf } from './taking.ts';

/** One side of a fight. */
export interface SideChances {
  readonly models: readonly ModelId[];
  readonly values: FightValues;
  /** Why, step by step. */
  readonly steps: readonly Reason[];
  /** What it inflicts, by number of Wounds after saves; not capped. */
  readonly wounds: Distribution;
  readonly mean: number;
  /** Of its own units, by number. */
  readonly lost: Distribution;
  /** The chance that it loses everybody it has there. */
  readonly wiped: number;
}

export interface FightChances {
  readonly fight: FightEntry;
  readonly sides: readonly [SideChances, SideChances];
}

const takingOf = (b: Battle, side: Side, members: readonly Model[]): Taking => ({
  savesOptional: b.config.rulings.savesOptional,
  ignorersFirst: areIgnorersFirst(b),
  byEnemy: b.config.rulings.allocator === 'attacker',
  medics: medicsFor(b, side, 'combat', members),
});

export const entryChances = (b: Battle, entry: FightEntry): FightChances => {
  const values = fightValues(b, entry);
  const members = SIDES.map((side) => membersOn(b, entry, side));
  const taken = SIDES.map((side) =>
    suffered(
      woundDice(values[side === 0 ? 1 : 0]),
      members[side]!.map((m) => takerOf(b, m, entry.core.includes(m.id))),
      b.sides[side].pool.destiny,
      takingOf(b, side, members[side]!),
    ),
  );
  const sideOf = (side: Side): SideChances => {
    const { steps, note } = noting();
    valuesOn(b, entry, side, note);
    const inflicted = taken[side === 0 ? 1 : 0]!.wounds;
    const { lost } = taken[side]!;
    return {
      models: members[side]!.map(({ id }) => id),
      values: values[side],
      steps,
      wounds: inflicted,
      mean: mean(inflicted),
      lost,
      wiped: atLeast(lost, Math.max(1, members[side]!.length)),
    };
  };
  return { fight: entry, sides: [sideOf(0), sideOf(1)] };
};

/** All fights as the table stands, before the phase begins. */
export const foreseenChances = (b: Battle): readonly FightChances[] =>
  foreseenFights(b).map((entry) => entryChances(b, entry));

/** The fight that an engagement would bring about; undefined for a walk that engages nobody or is not allowed. */
export const engagementChances = (b: Battle, unit: Model, { path, engage }: WalkCommand): FightChances | undefined => {
  if (!engage || !mayWalk(b, unit, path, engage)) return undefined;
  const there = applyWalk(b, unit.id, path, SILENT);
  const entry = foreseenFights(there).find(({ core }) => core.includes(unit.id));
  return entry && coreOn(there, entry, 0).length > 0 && coreOn(there, entry, 1).length > 0
    ? entryChances(there, entry)
    : undefined;
};
