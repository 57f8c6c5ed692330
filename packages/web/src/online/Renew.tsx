/** By who made the battle: a new link for a seat whose own was lost. */

import type { Key, MatchId } from '@muster/protocol';
import { useState } from 'react';
import { linkOf } from '../match/keys.ts';
import { api, whyNot } from '../match/server.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { LinkCard } from './LinkCard.tsx';

interface Props {
  readonly match: MatchId;
  /** The maker's. */
  readonly own: Key;
  readonly seat: number;
  /** `Red`. */
  readonly name: string;
  readonly onRenewed?: (key: Key) => void;
}

export const Renew = ({ match, own, seat, name, onRenewed }: Props) => {
  const [asks, setAsks] = useState(false);
  const [fresh, setFresh] = useState<Key>();
  const [failed, setFailed] = useState<string>();
  const renew = () =>
    void api.renew({ match, key: own, seat }).then(
      ({ key }) => {
        setFresh(key);
        setFailed(undefined);
        onRenewed?.(key);
      },
      (e: unknown) => setFailed(whyNot(e)),
    );
  return (
    <>
      {fresh === undefined ? (
        <button type="button" className="button button--small button--quiet" onClick={() => setAsks(true)}>
          New link for {name}
        </button>
      ) : (
        <LinkCard link={linkOf(match, fresh)} what={`the seat of ${name}`} />
      )}
      {failed !== undefined && (
        <p className="field__error" role="alert">
          {failed}
        </p>
      )}
      {asks && (
        <Confirm
          title={`A new link for ${name}?`}
          action="Make a new link"
          decline="Leave it"
          onConfirm={renew}
          onClose={() => setAsks(false)}
        >
          <p>
            For who has lost the old one. The devices that play {name} now cannot do so any more, and everybody sees
            that the link was made anew.
          </p>
        </Confirm>
      )}
    </>
  );
};
