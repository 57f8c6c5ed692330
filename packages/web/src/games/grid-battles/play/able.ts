/** Who may act now, and whom they could strike: asked of the rules. */

import { type Battle, type BattleCommand, gridBattles, type Unit, type UnitId } from '@muster/grid-battles';

/** Units that the seat to move decides about now. */
export const actors = (b: Battle): readonly UnitId[] => gridBattles.decisions(b)[0]?.units ?? [];

export const isLegal = (b: Battle, c: BattleCommand): boolean => gridBattles.refuse(b, b.turn, c) === undefined;

/** One's own unit has fallen in this turn, by Battle Back: what else was meant is thought over. */
export const hasLost = ({ units, turn }: Battle): boolean =>
  units.some((u) => u.seat === turn && u.hex === null && u.state === 'activated');

/** Those who could strike this unit now. */
export const strikersOf = (b: Battle, target: UnitId): readonly UnitId[] =>
  b.phase === 'attack' ? actors(b).filter((attacker) => isLegal(b, { type: 'attack', attacker, target })) : [];

/** Whom the unit could strike now. */
export const targetsOf = (b: Battle, attacker: UnitId): readonly Unit[] =>
  b.units.filter((u) => u.hex !== null && isLegal(b, { type: 'attack', attacker, target: u.id }));
