/** Through which all that is asked of a database goes: closed, it lets nothing in, and what goes wrong is told in words. */

import { StoreProblem } from './store.ts';

export interface Door {
  through<R>(work: () => R | Promise<R>): Promise<R>;
  /** Whether it was open. */
  close(): boolean;
}

/** `problemOf` puts what a database answers into words; what is no trouble of the database it gives back as it is. */
export const doorOf = (place: string, problemOf: (error: unknown, place: string) => unknown): Door => {
  let isOpen = true;
  return {
    through: async (work) => {
      if (!isOpen) throw new StoreProblem('away', `The database ${place} is closed.`);
      try {
        return await work();
      } catch (error) {
        throw problemOf(error, place);
      }
    },
    close: () => {
      const wasOpen = isOpen;
      isOpen = false;
      return wasOpen;
    },
  };
};
