/** A state that can be looked at and listened to. It has the form that the page's hooks know. */

export interface Store<S> {
  getState(): S;
  getInitialState(): S;
  /** What is returned ends it. */
  subscribe(listener: (state: S, before: S) => void): () => void;
}

export interface OwnStore<S> extends Store<S> {
  set(state: S): void;
}

export const makeStore = <S>(first: S): OwnStore<S> => {
  const listeners = new Set<(state: S, before: S) => void>();
  let now = first;
  return {
    getState: () => now,
    getInitialState: () => first,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (state) => {
      const before = now;
      now = state;
      for (const listener of [...listeners]) listener(state, before);
    },
  };
};
