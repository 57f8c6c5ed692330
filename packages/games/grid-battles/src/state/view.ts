/** Grid Battles hides nothing; the view still names what it shows, so that a new field stays secret until named. */

import type { Battle, BattleOutcome, Unit } from './battle.ts';

const viewUnit = (u: Unit): Unit => ({
  id: u.id,
  type: u.type,
  seat: u.seat,
  hex: u.hex,
  health: u.health,
  state: u.state,
  moved: u.moved,
  left: u.left,
  attacked: u.attacked,
  attackedInRound: u.attackedInRound,
});

const viewOutcome = (o: BattleOutcome): BattleOutcome => ({ places: o.places, reason: o.reason, rule: o.rule });

export const view = (b: Battle): Battle => ({
  config: b.config,
  round: b.round,
  turn: b.turn,
  phase: b.phase,
  owed: b.owed,
  units: b.units.map(viewUnit),
  outcome: b.outcome === null ? null : viewOutcome(b.outcome),
});
