/** Hosting without a screen: match sources near and far, who sits at a table, what is shown there, and who answers. */

export type { AskedDraw, AskedRoll, AwaitedLuck } from './awaited-luck.ts';
export type { Brain, Question } from './brain.ts';
export type { Clock } from './clock.ts';
export { askedComputer, makeThinker, type Thinker } from './computer-seats.ts';
export {
  ASKED_ALREADY,
  CAME_LATE,
  type ConsentTerms,
  consentOf,
  declinedBy,
  NOT_ASKED,
  nothingToAsk,
  offersOf,
  WENT_ON,
} from './consent.ts';
export {
  type AskLuck,
  begin,
  beginWith,
  branchFrom,
  diceOf,
  endingOf,
  goOnFrom,
  luckOf,
} from './hosting.ts';
export { localSource } from './local-source.ts';
export { viewBeforeNotice } from './looking-back.ts';
export {
  isHere,
  type Person,
  type SeatPlayer,
  type SeatPlayers,
  seatsHere,
  seatsOf,
} from './players.ts';
export type { AnyState, Beat, Deed, Manner, Presentation, Quiet, Sound } from './presentation.ts';
export { type Recap, recapOf } from './recap.ts';
export {
  agreedBy,
  isAgreed,
  isAsked,
  type OpenRequest,
  outlivesCommands,
  REQUEST_KINDS,
  type RequestKind,
} from './requests.ts';
export type { Pace } from './showing.ts';
export type { Answer, BattleSeen, DiceOf, Link, MatchSource, Offers, RealLuck } from './source.ts';
export {
  type AnyScene,
  type DeedWords,
  forOthers,
  type Leaving,
  type Stage,
  type Staged,
  type Stages,
  type StageTypes,
  type Staging,
  staged,
} from './stages.ts';
export type { TableActions, TableState, Witnessed } from './state.ts';
export { makeStore, type OwnStore, type Store } from './store.ts';
export { type BattleTable, openTable, type Surroundings, type Written } from './table.ts';
export { count, listed } from './words.ts';
