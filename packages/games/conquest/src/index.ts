// Dwethia Conquest.

export { atSide, captainOf, seatsOf, sideOfPurse, sideOfSeat } from '@muster/dwethia';
export * from './build/army.ts';
export * from './build/caps.ts';
export * from './build/changing.ts';
export * from './build/chart.ts';
export { checkForce } from './build/checked.ts';
export { openMissions } from './build/missions.ts';
export * from './build/own.ts';
export * from './build/price.ts';
export * from './build/reading.ts';
export * from './build/text.ts';
export * from './build/words.ts';
export { fieldModel } from './building/fielding.ts';
export * from './building/offers.ts';
export * from './building/options.ts';
export * from './choices/army.ts';
export * from './choices/war.ts';
export * from './content/armies.ts';
export * from './content/buildings.ts';
export * from './content/factions.ts';
export * from './content/maps.ts';
export * from './content/missions.ts';
export * from './content/powers.ts';
export * from './content/religions.ts';
export * from './content/research.ts';
export * from './content/scenarios.ts';
export * from './content/terrain.ts';
export * from './content/types.ts';
export * from './content/units.ts';
export * from './content/weapons.ts';
export { descriptor as conquestDescriptor } from './descriptor.ts';
export * from './economy/forecast.ts';
export { harvestCommands, harvestYield, refuseHarvest } from './economy/harvest.ts';
export { incomeOf, markTaken, minesOf } from './economy/income.ts';
export { shelvesOf } from './economy/relics.ts';
export { coreOn, fightsOf, membersOn } from './fighting/entries.ts';
export { foreseenFights } from './fighting/support.ts';
export { fightValues, valuesOn } from './fighting/values.ts';
export { conquest } from './game.ts';
export * from './ground/field.ts';
export { withNewModel } from './ground/new-model.ts';
export * from './ground/standing.ts';
export * from './ground/values.ts';
export * from './moving/routes.ts';
export { walkCommands } from './moving/stops.ts';
export { mayWalk, refuseWalk, walkAlong } from './moving/walk.ts';
export { aroundOf, canWalk, leftToWalk } from './moving/way.ts';
export { readyToSurge, surgeWarning } from './moving/windows.ts';
export { contactPoints } from './moving/wishes.ts';
export * from './odds/economy-question.ts';
export * from './odds/index.ts';
export * from './odds/profile-fights.ts';
export * from './odds/profile-shots.ts';
export * from './odds/questions.ts';
export * from './odds/sheets-in-question.ts';
export { castCommands, castCost, refuseCast } from './powers/casting.ts';
export { CORRUPT_ENDS, powerReach } from './powers/targets.ts';
export * from './round/missions.ts';
export { placesFor } from './round/outcome.ts';
export { researchCommands, researched, temperable } from './round/research.ts';
export * from './round/scoring.ts';
export { findHq } from './setup/hq.ts';
export { centreGap, hqFault } from './setup/hq-spots.ts';
export { readyPlan } from './setup/ready-plan.ts';
export { laidAt } from './setup/terrain-spots.ts';
export { aimAt, reachOf as weaponReach } from './shooting/aim.ts';
export * from './shooting/line.ts';
export { paceOf, refuseShoot, shootCommands } from './shooting/options.ts';
export { protectorOf } from './shooting/protection.ts';
export {
  areFriends,
  banked,
  DEFAULT_STANDING,
  findModel,
  findNode,
  isDying,
  modelOf,
  NO_TURN,
  nodeOf,
  paidFrom,
  seatFor,
  sideOf,
  standingOf,
  withSide,
  withTally,
} from './state/battle.ts';
export { DEFAULT_RULINGS } from './state/rulings.ts';
export * from './state/types.ts';
export * from './words/names.ts';
export { poolsLost } from './wounds/removal.ts';
