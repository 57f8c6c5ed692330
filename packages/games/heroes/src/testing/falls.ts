/** Every way the dice can fall, played by the game itself and counted: what chances are compared with in tests. */

import { heroes } from '../game.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle, HeroesCommand, HeroesTable } from '../state/types.ts';

class MoreDice extends Error {
  readonly count: number;
  constructor(count: number) {
    super();
    this.count = count;
  }
}

/** All falls of so many dice without regard to order, with their chances. */
const fallsOf = (count: number, least = 1): readonly { readonly faces: readonly number[]; readonly ways: number }[] => {
  if (count === 0) return [{ faces: [], ways: 1 }];
  const all: { faces: readonly number[]; ways: number }[] = [];
  for (let face = least; face <= 6; face++)
    for (let same = 1; same <= count; same++)
      for (const rest of fallsOf(count - same, face + 1))
        all.push({ faces: [...Array<number>(same).fill(face), ...rest.faces], ways: rest.ways * choose(count, same) });
  return all;
};
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

const tableOf = (dice: readonly number[]): HeroesTable => {
  let at = 0;
  return {
    roll: (count) => {
      if (at + count > dice.length) throw new MoreDice(count);
      at += count;
      return dice.slice(at - count, at);
    },
    shuffle: (items) => items,
    final: () => {},
  };
};

/** What is played after what; undefined when the rest follows by itself. */
export type Script = (b: Battle) => HeroesCommand | undefined;

/** All ends of a script with their chances. */
export const ends = (start: Battle, script: Script): readonly { readonly b: Battle; readonly chance: number }[] => {
  const all: { b: Battle; chance: number }[] = [];
  const from = (b: Battle, chance: number): void => {
    const c = script(b);
    if (c === undefined) {
      all.push({ b, chance });
      return;
    }
    const tried = (dice: readonly number[], likely: number): void => {
      let after: Battle;
      try {
        after = heroes.play(b, heroes.decisions(b)[0]!.seat, c, tableOf(dice));
      } catch (error) {
        if (!(error instanceof MoreDice)) throw error;
        for (const { faces, ways } of fallsOf(error.count))
          tried([...dice, ...faces], (likely * ways) / 6 ** error.count);
        return;
      }
      from(after, likely);
    };
    tried([], chance);
  };
  from(start, 1);
  return all;
};

export const slainIn = (start: Battle, script: Script, id: string): number =>
  ends(start, script).reduce((all, { b, chance }) => all + (modelOf(b, id).fate === 'slain' ? chance : 0), 0);

export const lossIn = (start: Battle, script: Script, id: string): number =>
  ends(start, script).reduce(
    (all, { b, chance }) => all + chance * (modelOf(start, id).wounds - modelOf(b, id).wounds),
    0,
  );

/** Once, then nothing more. */
export const once = (c: HeroesCommand): Script => {
  const done = new WeakSet<Battle>();
  let first = true;
  return (b) => {
    if (!first && !done.has(b)) return undefined;
    first = false;
    done.add(b);
    return c;
  };
};
