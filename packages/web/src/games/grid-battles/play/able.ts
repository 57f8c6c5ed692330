/** Who may act now, whom they could strike, and why something cannot be done: asked of the rules. */

import { hexAt } from '@muster/geometry';
import {
  type Battle,
  type BattleCommand,
  fieldOf,
  gridBattles,
  type HexLabel,
  sightBlockers,
  type Terrain,
  type Unit,
  type UnitId,
  unitOf,
} from '@muster/grid-battles';
import type { Gestured, Held } from './types.ts';

export const groundOn = (b: Battle, hex: HexLabel): Terrain => {
  const { grid, terrain } = fieldOf(b.config);
  return terrain[hexAt(grid, hex)!]!;
};

/** Units that the seat to move decides about now. */
export const actors = (b: Battle): readonly UnitId[] => gridBattles.decisions(b)[0]?.units ?? [];

export const isLegal = (b: Battle, c: BattleCommand): boolean => gridBattles.refuse(b, b.turn, c) === undefined;

export const canStrike = (b: Battle, attacker: UnitId, target: UnitId): boolean =>
  isLegal(b, { type: 'attack', attacker, target });

/** One's own unit has fallen in this turn, by Battle Back: what else was meant is thought over. */
export const hasLost = ({ units, turn }: Battle): boolean =>
  units.some((u) => u.seat === turn && u.hex === null && u.state === 'activated');

/** Those who could strike this unit now. */
export const strikersOf = (b: Battle, target: UnitId): readonly UnitId[] =>
  b.phase === 'attack' ? actors(b).filter((attacker) => canStrike(b, attacker, target)) : [];

/** Whom the unit could strike now. */
export const targetsOf = (b: Battle, attacker: UnitId): readonly Unit[] =>
  b.units.filter((u) => u.hex !== null && canStrike(b, attacker, u.id));

/** What is held, and why a gesture leads nowhere in the rules' own words: with the line of sight where that decides. */
export const refused = (b: Battle, held: Held, at: HexLabel | null, c: BattleCommand): Gestured => {
  const refusal = gridBattles.refuse(b, b.turn, c);
  if (refusal === undefined || at === null) return { held };
  const remark = { at, text: gridBattles.explain(refusal) };
  if (refusal.code !== 'noLineOfSight' || c.type !== 'attack') return { held, remark };
  const from = unitOf(b, c.attacker).hex!;
  return { held, remark: { ...remark, sight: { from, to: at, blockers: sightBlockers(b, from, at) } } };
};
