/** Grid Battles: the package’s one door. */

export * from './book/index.ts';
export * from './choices/battle.ts';
export { type Fighter, type Half, halfBetween, makeHalf, readDice, type Tally } from './combat/combat.ts';
export { type Duel, makeDuel } from './combat/duel.ts';
export { hitsOf, type Pools } from './combat/hits.ts';
export { attackOdds, type CombatOdds, combatOdds, odds, type StrikeOdds, turnOdds } from './combat/odds.ts';
export * from './combat/question.ts';
export {
  asIfOn,
  compareStrikes,
  type Menace,
  menaceOf,
  type Strike,
  strikesOf,
  strikesOn,
  type Threats,
  threatenedHexes,
  threatsTo,
} from './combat/threat.ts';
export * from './content/dice.ts';
export * from './content/scenarios.ts';
export * from './content/terrain.ts';
export * from './content/units.ts';
export { descriptor as gridBattlesDescriptor } from './descriptor.ts';
export { type GridBattlesTypes, gridBattles } from './game.ts';
export { type Destination, destinations, pathPoints, wayTo } from './movement/movement.ts';
export { findScenario } from './reading/read-config.ts';
export { healthLost } from './round/victory.ts';
export { BUDGETS, type Budget, DEFAULT_BUDGET, forceCost, makeFreeBattle, refuseForce } from './setup/free-battle.ts';
export { FREE_HEIGHT, FREE_WIDTH, makeMap } from './setup/map-maker.ts';
export { pickForce } from './setup/pick-force.ts';
export * from './state/battle.ts';
export { type Field, fieldOf, zoneRows } from './state/field.ts';
export * from './state/rulings.ts';
export { findUnit, nameOf, unitOf, unitOn } from './state/units.ts';
export { couldAttack, reaches, seenBy, sightBlockers } from './targets/targets.ts';
export { type Brink, brinksOf, goalSentence, goalsOf, placeWords } from './words/goals.ts';
export { groundWords, terrainWords } from './words/ground.ts';
export { conditionWords, unitName } from './words/narrate.ts';
export { stateWords, traitWords } from './words/unit-words.ts';
