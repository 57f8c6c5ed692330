/** The main button of a New battle page, always in the same place; what is wrong stands beside it. */

import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Ruled } from '../../contract/table-game.ts';
import { type AskLuck, CANNOT_KEEP } from '../../match/battles.ts';
import { NotBegun } from '../../match/not-begun.ts';
import { NotGiven, useLuckDialog } from '../../parts/dice/useLuckDialog.tsx';
import { RuleWords } from '../../parts/RuleWords.tsx';
import css from './start.module.css';

interface Props {
  readonly game: Ruled;
  /** What it does: `Start The Ridge as Blue against the Veteran`. */
  readonly words: string;
  /** Why it cannot be done, a whole sentence. */
  readonly problem: string | undefined;
  /** Starts the battle: its address. `ask`: for real dice and cards of the set-up. */
  readonly begin: (ask: AskLuck) => Promise<string>;
}

export const StartBar = ({ game, words, problem, begin }: Props) => {
  const [, navigate] = useLocation();
  const { ask, dialog } = useLuckDialog();
  const [state, setState] = useState<'idle' | 'starting' | { readonly failed: string }>('idle');
  const start = async () => {
    setState('starting');
    try {
      navigate(await begin(ask));
    } catch (e) {
      setState(e instanceof NotGiven ? 'idle' : { failed: e instanceof NotBegun ? e.message : CANNOT_KEEP });
    }
  };
  return (
    <div className={css.startBar}>
      <div className={css.startInner}>
        {problem !== undefined && (
          <p className="field__error" role="alert">
            <RuleWords game={game} text={problem} />
          </p>
        )}
        {typeof state === 'object' && (
          <p className="field__error" role="alert">
            {state.failed}
          </p>
        )}
        <button
          type="button"
          className="button button--main"
          disabled={problem !== undefined || state === 'starting'}
          onClick={start}
        >
          {words}
        </button>
        {dialog}
      </div>
    </div>
  );
};
