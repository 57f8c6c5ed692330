/** The end of a battle: who won and why, what was lost, and how kind the dice were. */

import { type Battle, fieldOf, healthLost } from '@muster/grid-battles';
import { Link } from 'wouter';
import type { LogLine } from '../match/log.ts';
import { type SeatPlayers, seatName } from '../match/players.ts';
import { luckOf, luckWords } from './luck.ts';
import css from './play.module.css';

interface Props {
  readonly id: string;
  readonly battle: Battle;
  readonly players: SeatPlayers;
  readonly log: readonly LogLine[];
  readonly onDownload: () => void;
  readonly onAgain: () => void;
}

export const Summary = ({ id, battle, players, log, onDownload, onAgain }: Props) => {
  const { sides } = fieldOf(battle.config).scenario;
  const luck = luckOf(battle, log);
  const ending = log.findLast((line) => line.event?.type === 'ended' && !line.undone);
  return (
    <section className={css.summary} aria-labelledby="summary-title">
      <h2 id="summary-title">The battle is over</h2>
      <p className="lede">{ending?.words}</p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Side</th>
            <th scope="col" className="number">
              Units lost
            </th>
            <th scope="col" className="number">
              Health lost
            </th>
            <th scope="col" className="number">
              Hits
            </th>
            <th scope="col" className="number">
              Expected
            </th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side, seat) => (
            <tr key={side.name}>
              <th scope="row">{seatName(sides, players, seat)}</th>
              <td className="number">{battle.units.filter((u) => u.seat === seat && u.health === 0).length}</td>
              <td className="number">{healthLost(battle, seat)}</td>
              <td className="number">{luck[seat as 0 | 1].rolled}</td>
              <td className="number">{luck[seat as 0 | 1].expected.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">
        {sides.map((side, seat) => `${side.name}’s dice: ${luckWords(luck[seat as 0 | 1])}`).join('. ')}.
      </p>
      <div className="button-row">
        <Link className="button button--main" href={`/replay/${id}`}>
          Watch the replay
        </Link>
        <button type="button" className="button" onClick={onAgain}>
          Play it again
        </button>
        <button type="button" className="button" onClick={onDownload}>
          Download the record
        </button>
      </div>
    </section>
  );
};
