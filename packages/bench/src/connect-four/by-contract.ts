/** Plays connect four through the kernel's contract in the fast gear: decisions, refuse, play, outcome for each move. */

import { connectFour, type FourCommand, type FourEvent } from '@muster/connect-four';
import { fastTable, makeRng, type Rng, seededLuck } from '@muster/kernel';

const CONFIG = {};
const table = fastTable<FourEvent>(seededLuck(0)); // connect four rolls no dice

/** The seat that wins with these columns played in turns; −1 for a draw, null when it is not over. */
export const playByContract = (columns: readonly number[]): number | null => {
  let s = connectFour.setup(CONFIG, table);
  let outcome = connectFour.outcome(s);
  for (let i = 0; i < columns.length; i++) {
    const command: FourCommand = { type: 'drop', column: columns[i]! };
    const seat = connectFour.decisions(s)[0]?.seat ?? 0;
    if (connectFour.refuse(s, seat, command) !== undefined) throw new Error(`column ${columns[i]} cannot be played`);
    s = connectFour.play(s, seat, command, table);
    outcome = connectFour.outcome(s);
  }
  if (outcome === undefined) return null;
  return outcome.places.length === 1 ? -1 : outcome.places[0]![0]!;
};

/** A whole game of random candidates. */
export const playAtRandom = (rng: Rng): readonly number[] => {
  const columns: number[] = [];
  let s = connectFour.setup(CONFIG, table);
  while (connectFour.outcome(s) === undefined) {
    const { seat } = connectFour.decisions(s)[0]!;
    const candidates = connectFour.candidates(s, seat);
    const command = candidates[rng.below(candidates.length)]!;
    if (command.type === 'drop') columns.push(command.column);
    s = connectFour.play(s, seat, command, table);
  }
  return columns;
};

/** The columns of random games: the moves that every contestant plays. */
export const randomGames = (count: number, seed: number): readonly (readonly number[])[] => {
  const rng = makeRng(seed);
  return Array.from({ length: count }, () => playAtRandom(rng));
};
