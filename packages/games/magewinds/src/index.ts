/** Magewinds: the package's one door. */

export * from './battle.ts';
export * from './cards.ts';
export { handLimit } from './channelling.ts';
export * from './command.ts';
export * from './content/fighters.ts';
export * from './content/scenarios.ts';
export * from './content/spells.ts';
export * from './content/terrain.ts';
export * from './events.ts';
export * from './exchange.ts';
export { magewinds } from './game.ts';
export { oddsOf, type PositionOdds, type TargetOdds } from './odds.ts';
export * from './rules/index.ts';
