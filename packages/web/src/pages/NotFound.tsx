/** An address that leads nowhere. */

import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import css from '../parts/parts.module.css';
import { useTitle } from '../parts/useTitle.ts';
import { quoted } from '../parts/words.ts';

const OffTheMap = lazy(() => import('../games/grid-battles/parts/OffTheMap.tsx'));

const NotFound = () => {
  useTitle('No such page');
  const [path] = useLocation();
  return (
    <div className={css.lost}>
      <Suspense fallback={<div className={css.lostMap} />}>
        <OffTheMap className={css.lostMap} />
      </Suspense>
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
