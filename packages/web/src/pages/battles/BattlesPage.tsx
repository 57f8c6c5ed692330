/** My battles: those with friends elsewhere, what waits first; beside them those of this browser. */

import { Link } from 'wouter';
import { keyOf } from '../../match/keys.ts';
import type { Seat } from '../../match/notices.ts';
import { TellMe } from '../../match/TellMe.tsx';
import { type Mine, useMine, waitingIn } from '../../match/useMine.ts';
import { useSaves } from '../../match/useSaves.ts';
import { useBadge } from '../../parts/useBadge.ts';
import { useTitle } from '../../parts/useTitle.ts';
import css from '../home.module.css';
import { FarBattles } from './FarBattles.tsx';
import { KeptBattles } from './KeptBattles.tsx';

/** The seats of this browser's people in battles that go on. */
const seatsOf = (mine: Mine): readonly Seat[] => {
  const items = mine.state === 'told' ? mine.items : [];
  return items
    .filter(({ status, you }) => you.seat !== null && status !== 'over' && status !== 'withdrawn')
    .flatMap(({ match }) => {
      const kept = keyOf(match);
      return kept === undefined ? [] : [{ match, key: kept.key }];
    });
};

export default function BattlesPage() {
  const mine = useMine();
  const saves = useSaves();
  const waiting = waitingIn(mine);
  const going = seatsOf(mine);
  useBadge(waiting > 0);
  useTitle(waiting === 0 ? 'My battles' : `(${waiting}) My battles`);
  return (
    <div className={css.battles}>
      <h1>My battles</h1>
      {mine.state === 'none' && (
        <p className="lede">
          No battle with a friend elsewhere is known to this browser. <Link href="/">Begin one from the home page</Link>
          , or open a link that you were sent.
        </p>
      )}
      <FarBattles mine={mine} />
      {going.length > 0 && <TellMe key={going.length} seats={going} />}
      <KeptBattles saves={saves} />
    </div>
  );
}
