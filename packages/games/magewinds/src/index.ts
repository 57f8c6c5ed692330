/** Magewinds: the package's one door. */

export { attackProfile, refuseTarget } from './actions/attack-action.ts';
export { moveFrame } from './actions/move-action.ts';
export { reactionsOf } from './attack/defences.ts';
export * from './attack/exchange.ts';
export { directionOf, knockbackLimit } from './attack/knockback.ts';
export { oddsOf, type PositionOdds, type TargetOdds } from './attack/odds.ts';
export * from './book/index.ts';
export * from './casting/cards.ts';
export * from './content/fighters.ts';
export * from './content/names.ts';
export * from './content/scenarios.ts';
export * from './content/spells.ts';
export * from './content/terrain.ts';
export { descriptor as magewindsDescriptor } from './descriptor.ts';
export { magewinds } from './game.ts';
export { handLimit } from './round/channelling.ts';
export { escapeEdge, type Standing, standing } from './scenarios/index.ts';
export { isDouble } from './spells/clone-pairs.ts';
export * from './state/battle.ts';
export * from './state/command.ts';
export { copyBattle, copyFighter } from './state/copies.ts';
export * from './state/events.ts';
export type { MagewindsRefusal, RefusalCode } from './state/refusal.ts';
export type { MagewindsTypes } from './state/types.ts';
export * from './switches.ts';
export {
  baseOf,
  canAct,
  carriedBy,
  effectBy,
  hasEffect,
  hasSpell,
  isCarrying,
  kindOf,
  movementOf,
  nameOf,
  profile,
  RADIUS,
} from './table/fighters.ts';
export { moveLimit, place, stepLimit, wayOf } from './table/movement.ts';
export { attackLine, coverOf, seesFighter, sightline } from './table/sight.ts';
export { fieldOf, looksOf, OVER } from './table/terrain.ts';
export { centreFor, deploymentArea, edgeTerritories, halvesOf, quarterOf, sizeFor } from './table/territory.ts';
export { dealsDamage, seatName, throughWords, whoName } from './words/narrate.ts';
export { actionWords, cardWords, inches, REFUSAL_CODES } from './words/refusals.ts';
