/** To be told of one's turns while the page is closed, and no more. Where the browser cannot, it says why. */

import { useState } from 'react';
import { isTold, type Seat, tellMe, tellMeNoMore, whyNoNotices } from './notices.ts';

export const TellMe = ({ seats }: { readonly seats: readonly Seat[] }) => {
  const [told, setTold] = useState(() => isTold(seats));
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const cannot = whyNoNotices();
  if (seats.length === 0) return null;
  if (cannot !== undefined) return <p className="small muted">{cannot}</p>;
  const press = async () => {
    setBusy(true);
    setFailed(await (told ? tellMeNoMore(seats) : tellMe(seats)));
    setTold(isTold(seats));
    setBusy(false);
  };
  return (
    <>
      <button type="button" className="button button--small" disabled={isBusy} onClick={() => void press()}>
        {told ? 'Tell me no more when it is my turn' : 'Tell me when it is my turn'}
      </button>
      <p className={failed === undefined ? 'small muted' : 'field__error'} role="status" hidden={!told && !failed}>
        {failed ?? 'This browser tells you when it is your turn, though the page is closed.'}
      </p>
    </>
  );
};
