/** What was asked of the server and is not settled yet. It is said again after every loss, under the same id: done once all the same. */

import { type Deed, MOST_BYTES } from '@muster/protocol';
import type { Answer } from '@muster/table';

/** A deed before it has an id. */
export type Wish = Deed extends infer D ? (D extends Deed ? Omit<D, 'id'> : never) : never;

interface Asked {
  readonly deed: Deed;
  readonly settle: (answer: Answer) => void;
  /** What the server said of it: settled when so much has arrived. */
  answered: { readonly n: number; readonly answer: Answer } | undefined;
}

export interface Deeds {
  /** The id under which it is asked, and what becomes of it. */
  ask(wish: Wish): { readonly id: string; readonly answer: Promise<Answer> };
  /** The server's word on one; said twice, it is heard once. */
  done(id: string, n: number, answer: Answer): void;
  /** This much has arrived by now. */
  arrived(n: number): void;
  /** All that the server has not answered. */
  unanswered(): readonly Deed[];
  /** What was under way is refused. */
  refuse(why: string): void;
}

const TOO_LONG = 'This is more than can be sent at once.';

/** As UTF-8. */
const bytesOf = (deed: Deed): number => {
  let bytes = 0;
  for (const char of JSON.stringify(deed)) {
    const point = char.codePointAt(0)!;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
  }
  return bytes;
};

/** `prefix`: no other page has the same. */
export const makeDeeds = (prefix: string, send: (deed: Deed) => void): Deeds => {
  const open = new Map<string, Asked>();
  let count = 0;
  let arrivedNow = 0;

  const settle = (id: string, answer: Answer): void => {
    const asked = open.get(id);
    open.delete(id);
    asked?.settle(answer);
  };

  const settleArrived = (): void => {
    for (const [id, { answered }] of [...open])
      if (answered !== undefined && answered.n <= arrivedNow) settle(id, answered.answer);
  };

  return {
    ask: (wish) => {
      const id = `${prefix}-${++count}`;
      const deed = { ...wish, id } as Deed;
      const answer = new Promise<Answer>((resolve) => open.set(id, { deed, settle: resolve, answered: undefined }));
      if (bytesOf(deed) > MOST_BYTES) settle(id, { ok: false, code: 'refused', why: TOO_LONG });
      else send(deed);
      return { id, answer };
    },
    done: (id, n, answer) => {
      const asked = open.get(id);
      if (asked !== undefined) asked.answered = { n, answer };
      settleArrived();
    },
    arrived: (n) => {
      arrivedNow = n;
      settleArrived();
    },
    unanswered: () => [...open.values()].flatMap(({ deed, answered }) => (answered === undefined ? [deed] : [])),
    refuse: (why) => {
      for (const [id, { answered }] of [...open])
        if (answered === undefined) settle(id, { ok: false, code: 'refused', why });
    },
  };
};
