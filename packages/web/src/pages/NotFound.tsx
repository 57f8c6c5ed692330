/** An address that leads nowhere. */

import { Link, useLocation } from 'wouter';
import { useTitle } from '../parts/useTitle.ts';
import { quoted } from '../parts/words.ts';
import { Ornament } from './Ornament.tsx';
import css from './pages.module.css';

const NotFound = () => {
  useTitle('No such page');
  const [path] = useLocation();
  return (
    <div className={css.lost}>
      <Ornament of="lost" className={css.lostMap} />
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

export default NotFound;
