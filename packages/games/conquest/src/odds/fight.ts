/** Exact chances of a fight or an assault before it is fought (P2): what each side rolls, inflicts and loses. */

import { atLeast, type Distribution, mean } from '@muster/dice';
import { noting, type Reason, SIDES, type Side } from '@muster/dwethia';
import { coreOn, membersOn } from '../fighting/entries.ts';
import { foreseenFights } from '../fighting/support.ts';
import { fightValues, valuesOn } from '../fighting/values.ts';
import { isUnit, kitOf } from '../ground/field.ts';
import { effectsOf, fullWoundsOf, ignoreOf, saveOf } from '../ground/values.ts';
import { applyWalk, mayWalk } from '../moving/walk.ts';
import { SILENT } from '../state/silent.ts';
import type { Battle, FightEntry, FightValues, Model, ModelId, WalkCommand } from '../state/types.ts';
import { isHeroic } from '../wounds/wounds.ts';
import { suffered, type Taker, type Taking, woundDice } from './profile-fights.ts';

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

const CARRIER = 10_000;

/** X-356 as standing orders do it: what is worth least first, who carries a relic last; with `allocator` the other way round. */
const takerOf = (b: Battle, entry: FightEntry, m: Model): Taker => {
  const kit = kitOf(b, m);
  const isCommander = kit.kind === 'unit' && kit.sheet.commander;
  return {
    wounds: m.wounds,
    whole: fullWoundsOf(b, m),
    save: saveOf(b, m),
    ignore: ignoreOf(b, m),
    resolves: isHeroic(b, m),
    isCommander,
    guards: !isCommander && m.corrupt === 0,
    isCore: entry.core.includes(m.id),
    worth: kit.points + m.relics.length * CARRIER,
  };
};

/** they rest when the Combat phase begins, so before it they are ready; buildings have none. */
const medicsOf = (b: Battle, side: Side, members: readonly Model[]): number | null => {
  if (b.phase === 'combat' && b.sides[side].medics) return null;
  const found = effectsOf(b, side, 'medics');
  return found.length === 0 || !members.some((m) => isUnit(b, m)) ? null : found[0]!.needs;
};

const takingOf = (b: Battle, side: Side, members: readonly Model[]): Taking => ({
  savesOptional: b.config.rulings.savesOptional,
  byEnemy: b.config.rulings.allocator === 'attacker',
  medics: medicsOf(b, side, members),
});

export const entryChances = (b: Battle, entry: FightEntry): FightChances => {
  const values = fightValues(b, entry);
  const members = SIDES.map((side) => membersOn(b, entry, side));
  const taken = SIDES.map((side) =>
    suffered(
      woundDice(values[side === 0 ? 1 : 0]),
      members[side]!.map((m) => takerOf(b, entry, m)),
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
