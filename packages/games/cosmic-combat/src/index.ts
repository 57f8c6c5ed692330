// Dwethia Cosmic Combat.

export { sideOfPurse, sideOfSeat } from '@muster/dwethia';
export { type Fight, fightsOf } from './boarding/fights.ts';
export * from './build/caps.ts';
export * from './build/chart.ts';
export { checkForce } from './build/checked.ts';
export * from './build/fleet.ts';
export * from './build/price.ts';
export * from './build/reading.ts';
export * from './build/ready.ts';
export * from './build/text.ts';
export * from './build/words.ts';
export * from './choices/battle.ts';
export * from './content/classes.ts';
export * from './content/fleets.ts';
export * from './content/maps.ts';
export * from './content/powers.ts';
export * from './content/religions.ts';
export type { Scenario } from './content/scenarios.ts';
export * from './content/scenarios.ts';
export * from './content/sheet.ts';
export * from './content/ships.ts';
export * from './content/terrain.ts';
export * from './content/weapons.ts';
export { descriptor as cosmicCombatDescriptor } from './descriptor.ts';
export { cosmicCombat } from './game.ts';
export { boardSizeFor, mapsFor, openSpace } from './ground/board.ts';
export * from './ground/field.ts';
export * from './ground/standing.ts';
export * from './ground/values.ts';
export type { Met } from './moving/drift.ts';
export { leaversOf } from './moving/opportunity.ts';
export * from './moving/plan.ts';
export type { Reach } from './moving/reach.ts';
export { boardsLeft, isDrifting, movesLeft } from './moving/tokens.ts';
export * from './odds/index.ts';
export { type PowerChances, powerChances } from './odds/power.ts';
export * from './odds/profiles.ts';
export * from './odds/questions.ts';
export { castCost } from './powers/casting.ts';
export { dangers } from './round/dangers.ts';
export { usefulOrders } from './round/orders.ts';
export { escapedIn, placesFor, strengthLeft, worthOf } from './round/outcome.ts';
export { arrowsDue, commandedBy, tokensDue } from './round/secret.ts';
export { facedThreats, withQuietSeats } from './round/shields.ts';
export { deployFault, zoneOf } from './setup/deploy.ts';
export { withFreighters } from './setup/role.ts';
export * from './ships/boarding.ts';
export * from './ships/ram.ts';
export * from './ships/shot.ts';
export { reachedSides } from './shooting/line.ts';
export { targetFault, waysAt } from './shooting/options.ts';
export { tokensUsed } from './shooting/shot.ts';
export {
  areEnemies,
  areFriends,
  DEFAULT_STANDING,
  FREIGHTER,
  findShip,
  isOnBoard,
  NO_TURN,
  seatFor,
  shipOf,
  shipsOf,
  sideOf,
} from './state/battle.ts';
export * from './state/types.ts';
export * from './words/bearings.ts';
export * from './words/names.ts';
