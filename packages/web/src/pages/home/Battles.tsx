/** The battles already begun: what waits for you first. */

import { useEffect } from 'react';
import { noteLeftOff } from '../../match/left-off.ts';
import { type Mine, useMine, waitingIn } from '../../match/useMine.ts';
import { type Saves, useSaves } from '../../match/useSaves.ts';
import { useBadge } from '../../parts/useBadge.ts';
import { useTitle } from '../../parts/useTitle.ts';
import { FarBattles } from '../battles/FarBattles.tsx';
import { KeptBattles } from '../battles/KeptBattles.tsx';
import css from '../home.module.css';

/** Undefined as long as it cannot be told. */
const goesOn = (mine: Mine, saves: Saves): boolean | undefined => {
  if (saves.state === 'open' && saves.unfinished.length > 0) return true;
  if (mine.state === 'told' && mine.items.some(({ status }) => status !== 'over' && status !== 'withdrawn'))
    return true;
  const isKnown = saves.state !== 'opening' && (mine.state === 'told' || mine.state === 'none');
  return isKnown ? false : undefined;
};

const Battles = () => {
  const saves = useSaves();
  const mine = useMine();
  const waiting = waitingIn(mine);
  useBadge(waiting > 0);
  useTitle(waiting === 0 ? undefined : `(${waiting}) Your turn`);
  const going = goesOn(mine, saves);
  useEffect(() => {
    if (going !== undefined) noteLeftOff(going);
  }, [going]);
  return (
    <div className={css.below}>
      <FarBattles mine={mine} most={5} />
      <KeptBattles saves={saves} />
    </div>
  );
};

export default Battles;
