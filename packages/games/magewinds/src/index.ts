/** Magewinds: the package's one door. */

export { moveFrame } from './actions/move-action.ts';
export { attackProfile, refuseTarget } from './attack/attack-action.ts';
export { reactionsOf } from './attack/defences.ts';
export * from './attack/exchange.ts';
export { directionOf, knockbackLimit } from './attack/knockback.ts';
export { blowOdds, isFreeAttack, oddsOf, type PositionOdds, type TargetOdds } from './attack/odds.ts';
export * from './attack/question.ts';
export * from './book/index.ts';
export * from './build/names.ts';
export * from './build/warband.ts';
export * from './cards/cards.ts';
export { handLimit } from './cards/channelling.ts';
export * from './choices/bands.ts';
export * from './choices/battle.ts';
export * from './choices/ready-made.ts';
export { isDouble } from './clones/clone-pairs.ts';
export * from './content/actions.ts';
export * from './content/cards.ts';
export * from './content/edition.ts';
export * from './content/features.ts';
export * from './content/fighters.ts';
export { calledBy, LONGEST_NAME, type Names, nameIn } from './content/names.ts';
export * from './content/scenarios.ts';
export * from './content/spells.ts';
export * from './content/terrain.ts';
export { descriptor as magewindsDescriptor } from './descriptor.ts';
export { magewinds } from './game.ts';
export {
  baseOf,
  canAct,
  carriedBy,
  effectBy,
  hasEffect,
  hasSpell,
  isCarrying,
  kindOf,
  nameOf,
  playedFor,
  profile,
  RADIUS,
} from './ground/fighters.ts';
export { attackLine, coverOf, nearestPiece, seesFighter, sightline } from './ground/sight.ts';
export { fieldOf, looksOf, OVER, piecesOfFeature } from './ground/terrain.ts';
export {
  centreFor,
  deploymentArea,
  edgeTerritories,
  fieldCornerIn,
  halvesOf,
  quarterOf,
  sizeFor,
} from './ground/territory.ts';
export { place, wayOf } from './ground/ways.ts';
export { moveLimit, movementOf, stepLimit } from './moving/movement.ts';
export { escapeEdge, type Score, standing } from './scenarios/index.ts';
export { fightersOf } from './setup/assembly.ts';
export * from './state/battle.ts';
export * from './state/command.ts';
export { copyBattle, copyFighter } from './state/copies.ts';
export * from './state/events.ts';
export type { MagewindsRefusal, RefusalCode } from './state/refusal.ts';
export type { MagewindsTypes } from './state/types.ts';
export * from './switches.ts';
export { dealsDamage, seatName, throughWords, whoName } from './words/narrate.ts';
export { actionWords, cardWords, inches, REFUSAL_CODES } from './words/refusals.ts';
