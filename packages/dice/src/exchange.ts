// Two sides that strike each other: joint chances of a blow and its answer, and of several blows on one target.
import { certain, type Distribution, minus } from './distribution.ts';

/** joint[a][b] = the chance that the first number is a and the second b. All rows are equally long. */
export type Joint = readonly (readonly number[])[];

/** A number together with a second one that depends on it. */
export const joint = (first: Distribution, second: (n: number) => Distribution): Joint => {
  const answers = first.map((chance, n) => (chance === 0 ? [] : second(n)));
  const width = answers.reduce((widest, answer) => Math.max(widest, answer.length), 0);
  return first.map((chance, n) => {
    const row: number[] = [];
    for (let b = 0; b < width; b++) row.push(chance * (answers[n]![b] ?? 0));
    return row;
  });
};

/** The two numbers of a joint distribution, each for itself. */
export const marginals = (both: Joint): readonly [first: Distribution, second: Distribution] => {
  const first = both.map((row) => row.reduce((total, chance) => total + chance, 0));
  const second = new Array<number>(both[0]!.length).fill(0);
  for (const row of both) for (let b = 0; b < row.length; b++) second[b]! += row[b]!;
  return [first, second];
};

export type Exchange = {
  readonly strike: Distribution; // hits the striker scores
  readonly health: number; // of the struck side
  readonly answer?: ((removed: number) => Distribution) | undefined; // hits it scores back, having lost so much health
};

const noHits = certain(0);

/** Hits scored by the blow and by its answer, neither capped by health; only a survivor that may answer does. */
export const exchange = ({ strike, health, answer }: Exchange): Joint =>
  joint(strike, (hits) => (answer && hits < health ? answer(hits) : noHits));

/** The chance that the target is destroyed by the end of each attack, attacks in order. */
export const destroyedAfter = (health: number, attacks: readonly Distribution[]): readonly number[] => {
  let left = certain(health);
  return attacks.map((hits) => {
    left = minus(left, hits);
    return Math.min(1, left[0]!);
  });
};
