// Exact odds: distributions, dice pools, exchanges of blows.
export {
  atLeast,
  cap,
  certain,
  chain,
  type Distribution,
  each,
  mean,
  minus,
  mixture,
  repeat,
  sum,
  variance,
} from './distribution.ts';
export { destroyedAfter, type Exchange, exchange, type Joint, joint, marginals } from './exchange.ts';
export { type Solution, solveMatrixGame } from './matrix-game.ts';
export { die, keepHighest, keepLowest, needs, type Reroll, successes, thin } from './pools.ts';
export { ways } from './ways.ts';
