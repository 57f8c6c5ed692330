/** In place of every decision, for who only looks on. */

import type { About, You } from '@muster/protocol';
import { type BattleTable, listed } from '@muster/table';
import { useStore } from 'zustand';
import { seatName } from '../contract/players.ts';
import css from '../play/play.module.css';

interface Props {
  readonly about: About;
  readonly you: You;
  readonly table: BattleTable;
}

const lateWords = (rounds: number): string =>
  rounds === 1 ? 'one round after it has happened' : `${rounds} rounds after it has happened`;

export const Watching = ({ about, you, table }: Props) => {
  const { decisions, seatNames, players, showing } = useStore(table);
  const asked = decisions.map(({ seat }) => seatName(seatNames, players, seat));
  return (
    <section className={css.curtain} aria-labelledby="watching">
      <h2 id="watching">{you.maker ? 'You look on' : 'You are watching'}</h2>
      <p role="status">
        {showing || asked.length === 0
          ? 'Watch what happens…'
          : `${listed(asked)} ${asked.length === 1 ? 'is' : 'are'} to act.`}
      </p>
      <p className="small muted">
        You see what is open to everybody
        {about.watch === null || about.watch === 0 ? '' : `, ${lateWords(about.watch)}`}.
      </p>
    </section>
  );
};
