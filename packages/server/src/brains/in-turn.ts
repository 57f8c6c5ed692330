/** Those who wait, by whom they are for: each of these has a turn, and then the next, however many wait for one of them. */

export interface InTurn<T> {
  add(whose: string, one: T): void;
  next(): T | undefined;
  count(): number;
  countOf(whose: string): number;
}

export const makeInTurn = <T>(): InTurn<T> => {
  /** Whose turn is next stands first. */
  const lines = new Map<string, T[]>();
  let count = 0;
  return {
    add: (whose, one) => {
      const own = lines.get(whose);
      if (own === undefined) lines.set(whose, [one]);
      else own.push(one);
      count++;
    },
    next: () => {
      for (const [whose, own] of lines) {
        lines.delete(whose);
        const one = own.shift()!;
        if (own.length > 0) lines.set(whose, own);
        count--;
        return one;
      }
      return undefined;
    },
    count: () => count,
    countOf: (whose) => lines.get(whose)?.length ?? 0,
  };
};
