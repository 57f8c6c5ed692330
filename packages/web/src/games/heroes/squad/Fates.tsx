/** The dice of Scars and Glory of one battle: each rolls, and beside it stands what it says on which table, and what that means. */

import { chapterWords, membersOf, type Squad } from '@muster/heroes';
import { useState } from 'react';
import { D6 } from '../../../parts/dice/D6.tsx';
import css from './squad.module.css';

interface Props {
  readonly squad: Squad;
  /** Index of the battle in the squad's book. */
  readonly battle: number;
  /** They roll as soon as they are seen. */
  readonly fresh: boolean;
}

export const Fates = ({ squad, battle, fresh }: Props) => {
  const [rolls, setRolls] = useState(fresh ? 1 : 0);
  const fates = membersOf(squad).flatMap(({ id, sheet, chapters }) =>
    chapters.filter((one) => one.battle === battle).map((chapter) => ({ id, chapter, name: sheet.name })),
  );
  if (fates.length === 0) return <p>Nobody was slain and nobody slew: no rolls.</p>;
  return (
    <>
      <ul className={css.fates}>
        {fates.map(({ id, chapter, name }) => (
          <li key={id}>
            <D6 key={rolls} face={chapter.die} hit={chapter.took} rolling={rolls > 0} />
            <span>{chapterWords(name, chapter)}</span>
          </li>
        ))}
      </ul>
      <button type="button" className="button button--small button--quiet" onClick={() => setRolls(rolls + 1)}>
        Show the dice again
      </button>
    </>
  );
};
