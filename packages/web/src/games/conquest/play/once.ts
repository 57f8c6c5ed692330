/** What is asked of a battle often is worked out once. */

import type { Battle } from '@muster/conquest';

export const oncePerBattle = <V>(): ((b: Battle, key: string, make: () => V) => V) => {
  const known = new WeakMap<Battle, Map<string, V>>();
  return (b, key, make) => {
    const of = known.get(b) ?? new Map<string, V>();
    known.set(b, of);
    const found = of.get(key) ?? make();
    of.set(key, found);
    return found;
  };
};
