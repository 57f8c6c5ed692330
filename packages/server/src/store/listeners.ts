/** Those who want to hear of something. Each is called in a turn of its own: what it does is not done by who tells. */

export interface Listeners<T extends readonly unknown[]> {
  /** Returns how to stop. */
  add(listener: (...told: T) => void): () => void;
  tell(...told: T): void;
}

export const listeners = <T extends readonly unknown[]>(): Listeners<T> => {
  const all = new Set<{ readonly hear: (...told: T) => void }>();
  return {
    add: (hear) => {
      const listener = { hear };
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    tell: (...told) => {
      for (const { hear } of [...all]) queueMicrotask(() => hear(...told));
    },
  };
};
