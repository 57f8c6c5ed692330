export { type Book, faultsOfBook } from './book.ts';
export {
  LAW_IDS,
  type Law,
  LawBroken,
  type LawId,
  type LawOptions,
  type Played,
  type Shows,
  type Walk,
} from './law.ts';
export { LAWS } from './laws/index.ts';
export { type Leak, unnoticed } from './leaks.ts';
export { type SecretMet, unmet } from './met.ts';
export { type PairFound, pairsOf } from './pairs-of.ts';
export { checkLaws, type LawReport, type LawResult, runLaws, wrongWith } from './run.ts';
export { shownUnnamed } from './unnamed.ts';
