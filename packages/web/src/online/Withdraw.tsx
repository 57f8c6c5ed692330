/** Withdrawn by who made it, as long as it has not begun. */

import { useState } from 'react';
import { useLocation } from 'wouter';
import { dropKey } from '../match/keys.ts';
import { api, whyNot } from '../match/server.ts';
import { Confirm } from '../parts/Confirm.tsx';
import type { Present } from './present.ts';

export const Withdraw = ({ match, own }: Pick<Present, 'match' | 'own'>) => {
  const [, navigate] = useLocation();
  const [asks, setAsks] = useState(false);
  const [failed, setFailed] = useState<string>();
  const withdraw = () =>
    void api.withdraw({ match, key: own }).then(
      () => {
        dropKey(match); // nothing of it is left to look at
        navigate('/battles');
      },
      (e: unknown) => setFailed(whyNot(e)),
    );
  return (
    <>
      <button type="button" className="button button--quiet" onClick={() => setAsks(true)}>
        Withdraw the battle
      </button>
      {failed !== undefined && (
        <p className="field__error" role="alert">
          {failed}
        </p>
      )}
      {asks && (
        <Confirm title="Withdraw the battle?" action="Withdraw it" onConfirm={withdraw} onClose={() => setAsks(false)}>
          <p>It has not begun. All its links stop working, and whoever opens one is told so.</p>
        </Confirm>
      )}
    </>
  );
};
