/** Short battles with sound records, for whatever has to read many records: how a walk began, and then all but one concede. */

import type { Command, MatchRecord, Rng, Seat } from '@muster/kernel';
import { seededLuck, startMatch } from '@muster/kernel';
import { deepFreeze } from './data.ts';
import type { AnyGame, AnyState, Walk } from './law.ts';

export interface Skirmish {
  readonly record: MatchRecord;
  /** What was before each entry. */
  readonly befores: readonly AnyState[];
  /** The first entry after which nothing is taken back. */
  readonly settled: number;
}

/** So many commands of the walk; in every other battle one is taken back on the way and played again. */
const LENGTHS = [6, 12, 24, 48, 96] as const;
const UNDO_ONE_IN = 2;

export const skirmish = (game: AnyGame, walk: Walk, rng: Rng): Skirmish => {
  const { seed, config, seats } = walk;
  const match = startMatch(game, config, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const steps = walk.steps.slice(0, LENGTHS[rng.below(LENGTHS.length)]);
  const undoAfter = rng.below(UNDO_ONE_IN) === 0 ? rng.below(Math.max(1, steps.length)) : -1;
  const befores: AnyState[] = [];
  let settled = 0;
  const play = (seat: Seat, command: Command): void => {
    befores.push(deepFreeze(match.state()));
    match.play(seat, command);
  };
  steps.forEach(({ seat, command }, n) => {
    play(seat, command);
    const after = match.state();
    if (n !== undoAfter || !match.undo(seat, everyone).ok) return;
    befores.push(deepFreeze(after));
    settled = befores.length;
    play(seat, command);
  });
  for (let seat = 0; seat < seats && match.outcome() === undefined; seat++)
    if (game.refuse(match.state(), seat, walk.terms.concede) === undefined) play(seat, walk.terms.concede);
  return { record: match.record(), befores, settled };
};
