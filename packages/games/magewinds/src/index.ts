/** Magewinds: the package's one door. */

export { knockbackLimit, reactionsOf } from './attack.ts';
export { attackProfile, refuseTarget } from './attack-action.ts';
export * from './battle.ts';
export * from './cards.ts';
export { handLimit } from './channelling.ts';
export * from './command.ts';
export * from './content/fighters.ts';
export * from './content/scenarios.ts';
export * from './content/spells.ts';
export * from './content/terrain.ts';
export { isDouble } from './doubles.ts';
export * from './events.ts';
export * from './exchange.ts';
export {
  baseOf,
  canAct,
  carriedBy,
  effectBy,
  hasEffect,
  hasSpell,
  isCarrying,
  movementOf,
  nameOf,
  RADIUS,
} from './fighters.ts';
export { magewinds } from './game.ts';
export { moveFrame } from './move-action.ts';
export { moveLimit, place, stepLimit, wayOf } from './movement.ts';
export { seatName, whoName } from './narrate.ts';
export { oddsOf, type PositionOdds, type TargetOdds } from './odds.ts';
export { actionWords, cardWords, inches, REFUSAL_CODES } from './refusals.ts';
export * from './rules/index.ts';
export { escapeEdge, type Standing, standing } from './scenarios/index.ts';
export { attackLine, coverOf, seesFighter, sightline, thingOf } from './sight.ts';
export { fieldOf } from './terrain.ts';
export { centreFor, deploymentArea, edgeTerritories, halvesOf, quarterOf, sizeFor } from './territory.ts';
