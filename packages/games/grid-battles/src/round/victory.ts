/** How a battle ends (GB-80 to GB-82, R-26 to R-28). */

import type { Seat, Table } from '@muster/kernel';
import type { Condition } from '../content/scenarios.ts';
import { UNITS } from '../content/units.ts';
import type { Battle, BattleEvent, BattleOutcome, OutcomeReason } from '../state/battle.ts';
import { type Field, fieldOf } from '../state/field.ts';
import { copyBattle, other, survivors } from '../state/units.ts';

const won = (seat: Seat, reason: OutcomeReason, rule: string): BattleOutcome => ({
  places: [[seat], [other(seat)]],
  reason,
  rule,
});

const destroyedOf = (b: Battle, seat: Seat): number => {
  let count = 0;
  for (let i = 0; i < b.units.length; i++) if (b.units[i]!.seat === seat && b.units[i]!.health === 0) count++;
  return count;
};

/** All health removed from the units of a seat, survivors included. */
export const healthLost = (b: Battle, seat: Seat): number => {
  let lost = 0;
  for (const u of b.units) if (u.seat === seat) lost += UNITS[u.type].health - u.health;
  return lost;
};

/** Conditions that hits can meet. */
const metByHits = (b: Battle, seat: Seat, c: Condition): BattleOutcome | undefined => {
  if (c.type === 'destroy' && destroyedOf(b, other(seat)) >= c.count) return won(seat, 'destroyed', 'GB-80');
  if (c.type === 'slay' && b.units.some((u) => u.seat !== seat && u.type === c.unit && u.health === 0))
    return won(seat, 'slain', 'GB-80');
  return undefined;
};

/** Conditions that are read when a round ends. */
const metAtRoundEnd = (b: Battle, seat: Seat, c: Condition): BattleOutcome | undefined => {
  if (
    c.type === 'hold' &&
    b.units.some((u) => u.seat === seat && u.hex === c.hex && (c.unit === null || u.type === c.unit))
  )
    return won(seat, 'held', 'R-38');
  if (c.type === 'endure' && b.round >= c.round) return won(seat, 'endured', 'GB-80');
  return undefined;
};

type Met = { readonly outcome: BattleOutcome; readonly condition: Condition | null };

/** The side whose turn it is comes first: it wins when both are met in the same instant. */
const firstMet = (b: Battle, field: Field, met: typeof metByHits): Met | undefined => {
  for (const seat of [b.turn, other(b.turn)])
    for (const condition of field.scenario.sides[seat]!.wins) {
      const outcome = met(b, seat, condition);
      if (outcome !== undefined) return { outcome, condition };
    }
  return undefined;
};

const wipedOut = (b: Battle): Met | undefined => {
  for (const seat of [b.turn, other(b.turn)])
    if (survivors(b, other(seat)) === 0) return { outcome: won(seat, 'wipedOut', 'R-28'), condition: null };
  return undefined;
};

/** The scenario names the winner at the limit by an `endure` condition; else more destroyed health wins. */
const atRoundLimit = (b: Battle, field: Field): Met | undefined => {
  if (b.round < field.roundLimit) return undefined;
  for (const seat of [b.turn, other(b.turn)])
    for (const condition of field.scenario.sides[seat]!.wins)
      if (condition.type === 'endure') return { outcome: won(seat, 'endured', 'R-48'), condition };
  const lead = healthLost(b, 1) - healthLost(b, 0);
  const outcome: BattleOutcome =
    lead > 0
      ? won(0, 'healthAtLimit', 'R-27')
      : lead < 0
        ? won(1, 'healthAtLimit', 'R-27')
        : { places: [[0, 1]], reason: 'drawAtLimit', rule: 'R-27' };
  return { outcome, condition: null };
};

const end = (b: Battle, met: Met, table: Table<BattleEvent>): Battle => {
  const next = copyBattle(b);
  next.phase = 'over';
  next.owed = 0;
  next.outcome = met.outcome;
  table.tell?.({ type: 'ended', rule: met.outcome.rule, outcome: met.outcome, condition: met.condition });
  return next;
};

/** At once, also in the middle of a turn (GB-81). */
export const checkAfterHits = (b: Battle, table: Table<BattleEvent>): Battle => {
  const met = firstMet(b, fieldOf(b.config), metByHits) ?? wipedOut(b);
  return met === undefined ? b : end(b, met, table);
};

export const checkAtRoundEnd = (b: Battle, table: Table<BattleEvent>): Battle => {
  const field = fieldOf(b.config);
  const met = firstMet(b, field, metAtRoundEnd) ?? atRoundLimit(b, field);
  return met === undefined ? b : end(b, met, table);
};

/** Any seat may concede at any time. */
export const applyConcede = (b: Battle, seat: Seat, table: Table<BattleEvent>): Battle => {
  table.tell?.({ type: 'conceded', rule: 'R-46', seat });
  return end(b, { outcome: won(other(seat), 'conceded', 'R-46'), condition: null }, table);
};
