/** A link, and its QR code, for one more device of one's own: good once, and for ten minutes. */

import type { Key, MatchId } from '@muster/protocol';
import { useState } from 'react';
import { linkOf } from '../match/keys.ts';
import { api, whyNot } from '../match/server.ts';
import { LinkCard } from './LinkCard.tsx';

interface Props {
  readonly match: MatchId;
  readonly own: Key;
}

export const SecondDevice = ({ match, own }: Props) => {
  const [fresh, setFresh] = useState<Key>();
  const [failed, setFailed] = useState<string>();
  const ask = () =>
    void api.device({ match, key: own }).then(
      ({ key }) => setFresh(key),
      (e: unknown) => setFailed(whyNot(e)),
    );
  if (fresh !== undefined)
    return (
      <LinkCard link={linkOf(match, fresh)} what="your seat on another device">
        <p className="small muted">Open it on your other device within ten minutes. It is good once.</p>
      </LinkCard>
    );
  return (
    <>
      <button type="button" className="button button--small" onClick={ask}>
        Play on another device too
      </button>
      {failed !== undefined && (
        <p className="field__error" role="alert">
          {failed}
        </p>
      )}
    </>
  );
};
