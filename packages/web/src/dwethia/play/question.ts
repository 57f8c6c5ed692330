/** A question that is answered in the slip alone: what is asked, and the buttons that answer it. Pure. */

import type { Act, Question } from '../../contract/tabletop.ts';
import { count } from '../../parts/words.ts';

export const action = <const C>(meaning: string, words: string, command: C): Act<C> => ({
  meaning,
  words,
  commands: [command],
});

/** One of several buttons answers it. */
export const choose = <A extends Act<unknown>>(
  hint: string,
  more: readonly A[],
  wait = 'Choose one',
): Question<A['commands'][number]> => ({
  hint,
  wait,
  main: undefined,
  end: undefined,
  more,
});

/** Going on without anything is the main button, as long as nothing is chosen. */
export const keepGoing = <C>(question: Question<C>): Question<C> =>
  question.main === undefined ? { ...question, main: question.end, end: undefined } : question;

/** Dice to roll again for Destiny: so many are chosen. */
export const askReroll = (hint: string, n: number): Question<{ readonly type: 'reroll'; readonly dice: number }> => ({
  hint,
  wait: 'Touch dice to roll again',
  main: n === 0 ? undefined : action('reroll', `Roll ${n} again for ${n} Destiny`, { type: 'reroll', dice: n }),
  end: action('keepDice', 'Keep the dice', { type: 'reroll', dice: 0 }),
  more: [],
});

interface Raise {
  readonly stage: string;
  readonly own: number;
  readonly other: number;
  readonly most: number;
}

/** What is added to a contest over a power. */
export const askRaise = (
  lead: string,
  d: Raise,
  points: number,
): Question<{ readonly type: 'raise'; readonly points: number }> => {
  const pool = (n: number): string => (d.stage === 'destiny' ? `${n} Destiny` : count(n, 'point'));
  return {
    hint: `${lead} have ${d.own}, they have ${d.other}. You may add up to ${pool(d.most)}.`,
    wait: 'Choose how much to add',
    main: points < 1 ? undefined : action('raise', `Add ${pool(points)}`, { type: 'raise', points }),
    end: action('standPat', 'Add nothing', { type: 'raise', points: 0 }),
    more: [],
  };
};

/** A power is cast: so many points are chosen to resist it. */
export const askResist = (
  hint: string,
  by: string,
  points: number,
): Question<{ readonly type: 'resist'; readonly by: string | null; readonly points: number }> => ({
  hint,
  wait: 'Choose how many points',
  main:
    points < 1 ? undefined : action('resist', `Resist with ${count(points, 'point')}`, { type: 'resist', by, points }),
  end: action('letPass', 'Let it pass', { type: 'resist', by: null, points: 0 }),
  more: [],
});
