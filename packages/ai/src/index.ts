/** Computer players: levels, budgets, and the minds of the games. */

export { type Budget, DEFAULT_MS, DEFAULT_STEPS, type Thinking } from './budget.ts';
export { pickForce } from './grid-battles/force.ts';
export { gridBattlesPlayer } from './grid-battles/player.ts';
export { isLevel, LEVEL_WORDS, LEVELS, type Level } from './levels.ts';
export { magewindsPlayer } from './magewinds/player.ts';
export type { Mind } from './mind.ts';
export { makePlayer, type Player } from './player.ts';
