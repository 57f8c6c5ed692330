/** Battles that are hosted here, begun and gone on with: whose luck it is, what a set-up asks for, and how it ended. */

import {
  branch,
  type Descriptor,
  type Fairness,
  type Frame,
  type GameTypes,
  type GivenLuck,
  type LuckSource,
  linesOf,
  type Match,
  type MatchRecord,
  manualLuck,
  recordedLuck,
  resume,
  seededLuck,
  startMatch,
  tableLuck,
} from '@muster/kernel';
import type { AwaitedLuck } from './awaited-luck.ts';
import type { PresentedGame } from './presentation.ts';
import { setUpLuck } from './real-luck.ts';
import type { DiceOf, RealLuck } from './source.ts';

/** Where the luck of a match comes from, and what its record says of that. */
export interface Luck {
  readonly luck: LuckSource;
  readonly fairness: Fairness;
}

export const luckOf = (diceOf: DiceOf, seed: number): Luck => {
  if (diceOf === 'muster') return { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } };
  const cards = diceOf === 'peopleWithCards';
  return { luck: tableLuck(seed, { cards }), fairness: cards ? { kind: 'manual', cards } : { kind: 'manual' } };
};

export const diceOf = (fairness: Fairness): DiceOf => {
  if (fairness.kind !== 'manual') return 'muster';
  return fairness.cards === true ? 'peopleWithCards' : 'people';
};

/** A match from its beginning, and what its set-up asks for where the luck is people's. */
export const begin = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: T['config'],
  luck: Luck,
): { readonly match: Match<T>; readonly asks: Omit<RealLuck, 'listen'> } => {
  const match = startMatch(descriptor.game, config, luck);
  return { match, asks: setUpLuck(descriptor, match, config) };
};

/** Asks for dice or cards of the set-up, or `back` for those before. Rejects when the battle is not to begin after all. */
export type AskLuck = (asked: AwaitedLuck) => Promise<GivenLuck | 'back'>;

/** A match whose set-up has what it asks for, before there is anything to be kept. */
export const beginWith = async <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: T['config'],
  luck: Luck,
  ask: AskLuck,
): Promise<Match<T>> => {
  const { match, asks } = begin(descriptor, config, luck);
  for (let asked = asks.awaited(); asked !== undefined; asked = asks.awaited()) {
    const given = await ask(asked);
    if (given === 'back') asks.withdraw();
    else asks.give(given);
  }
  return match;
};

/** What a record does not tell, and whoever kept it knows. */
export interface Kept {
  /** Of the dice that are still to come. */
  readonly seed: number;
  /** How many entries came with a record that was played on; their dice are the record's. */
  readonly base: number;
  /** It came as a file: nothing but its own luck is known. */
  readonly imported?: true;
}

/** The luck of a match that goes on where its record ends. */
const luckAfter = <T extends GameTypes>(
  { game }: Descriptor<T>,
  record: MatchRecord,
  { seed, base, imported }: Kept,
): Luck => {
  const { fairness } = record;
  if (imported) return { luck: recordedLuck(game, record), fairness };
  if (fairness.kind === 'manual') {
    const { roll } = recordedLuck(game, record, manualLuck);
    return { luck: { ...tableLuck(seed, { cards: fairness.cards === true }), roll }, fairness };
  }
  if (fairness.kind === 'seeded') return luckOf('muster', seed);
  return {
    luck: recordedLuck(game, { ...record, entries: record.entries.slice(0, base) }, seededLuck(seed)),
    fairness: { kind: 'unproven' },
  };
};

/** Rebuilds the match from its record, and what was told at every entry; a string says why it cannot be. */
export const goOnFrom = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  record: MatchRecord,
  kept: Kept,
): { readonly match: Match<T>; readonly frames: readonly Frame<T['state'], T['event']>[] } | string => {
  const told = resume(descriptor.game, record, luckAfter(descriptor, record, kept));
  return told.ok ? { match: told.match, frames: told.frames } : told.reason;
};

/** A new match that begins where this record stands after `count` entries, with other luck from there on; a string says why it cannot. */
export const branchFrom = <T extends GameTypes>(
  { game }: Descriptor<T>,
  record: MatchRecord,
  count: number,
  luck: LuckSource,
): Match<T> | string => {
  const told = branch(game, record, count, luck);
  return told.ok ? told.match : told.reason;
};

/** How it ended, in the words of the log; null as long as it goes on. */
export const endingOf = <T extends GameTypes, X>(
  { descriptor, ui }: PresentedGame<T, X>,
  match: Match<T>,
): string | null => {
  if (match.outcome() === undefined) return null;
  const { config } = match.state();
  const lines = linesOf(descriptor.game, config, descriptor.seatNames(config), match.noticedBy('everyone'));
  const last = lines.findLast((line) => line.event !== null && ui.isEnding(line.event) && !line.undone);
  return last?.words ?? 'The battle is over.';
};
