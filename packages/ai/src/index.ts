/** Computer players: levels, budgets, and the minds of the games, found by their ids. */

export { type Budget, DEFAULT_MS, DEFAULT_STEPS, type Thinking } from './budget.ts';
export type { BattleCourse, CoursePoint } from './course.ts';
export { isLevel, LEVEL_WORDS, LEVELS, type Level } from './levels.ts';
export { loadCourse, loadPlayers } from './load.ts';
export type { Mind } from './mind.ts';
export { makePlayer, type Player } from './player.ts';
export { type Thought, think } from './think.ts';
