/** One click to the table. What that takes is fetched with the click. */

import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GameEntry } from '../../contract/table-game.ts';

export const QuickStart = ({ words, begin }: NonNullable<GameEntry['quickStart']>) => {
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');
  const start = async () => {
    setState('starting');
    try {
      navigate(await begin());
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button type="button" className="button" disabled={state === 'starting'} onClick={start}>
        {words}
      </button>
      {state === 'failed' && (
        <p className="field__error" role="alert">
          The battle could not be started: the browser’s storage is full or forbidden, or the page is out of date. Allow
          storage for this page, reload it and try again.
        </p>
      )}
    </>
  );
};
