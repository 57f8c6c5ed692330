/** A question that is answered in the slip alone: what is asked, and the buttons that answer it. Pure. */

interface Action<C> {
  readonly meaning: string;
  readonly words: string;
  readonly commands: readonly C[];
}

export interface Question<A> {
  readonly hint: string;
  /** On the main button while nothing can be confirmed. */
  readonly wait: string;
  readonly main: A | undefined;
  readonly end: A | undefined;
  readonly more: readonly A[];
}

export const action = <C>(meaning: string, words: string, command: C): Action<C> => ({
  meaning,
  words,
  commands: [command],
});

/** One of several buttons answers it. */
export const choose = <A>(hint: string, more: readonly A[], wait = 'Choose one'): Question<A> => ({
  hint,
  wait,
  main: undefined,
  end: undefined,
  more,
});

/** Dice to roll again for Destiny: so many are chosen. */
export const askReroll = (
  hint: string,
  n: number,
): Question<Action<{ readonly type: 'reroll'; readonly dice: number }>> => ({
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
): Question<Action<{ readonly type: 'raise'; readonly points: number }>> => {
  const pool = d.stage === 'destiny' ? 'Destiny' : 'points';
  return {
    hint: `${lead} have ${d.own}, they have ${d.other}. You may add up to ${d.most} ${pool}.`,
    wait: 'Choose how much to add',
    main: points < 1 ? undefined : action('raise', `Add ${points} ${pool}`, { type: 'raise', points }),
    end: action('standPat', 'Add nothing', { type: 'raise', points: 0 }),
    more: [],
  };
};
