/** An address that leads nowhere. */

import { Link, useLocation } from 'wouter';
import { useTitle } from '../app/useTitle.ts';
import { MapPicture } from './parts/MapPicture.tsx';
import css from './parts/parts.module.css';
import { quoted } from './parts/words.ts';

const OFF_THE_MAP = ['..w....', '.w...h.', '....hh.', '.o.....'];

export const NotFound = () => {
  useTitle('No such page');
  const [path] = useLocation();
  return (
    <div className={css.lost}>
      <MapPicture className={css.lostMap} rows={OFF_THE_MAP} />
      <h1>You have marched off the map</h1>
      <p className="lede">
        There is no page at {quoted(path)}. The link may be old or mistyped; the whole of Muster can be reached from the
        front page.
      </p>
      <div className="button-row">
        <Link className="button button--main" href="/">
          Go to the front page
        </Link>
        <Link className="button" href="/new">
          Start a battle
        </Link>
      </div>
    </div>
  );
};
