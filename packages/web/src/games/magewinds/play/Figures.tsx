/** The figures of a battle that is over: what was lost, what the scenario counted, and how kind the dice were. */

import { type MagewindsTypes, profileOf, standing } from '@muster/magewinds';
import { seatName } from '../../../contract/players.ts';
import type { TableState } from '../../../contract/table-game.ts';
import type { Scene } from './present.ts';
import css from './table.module.css';

export const Figures = ({ state }: { readonly state: TableState<MagewindsTypes, Scene> }) => {
  const { view, players, seatNames, log } = state;
  const struck = log.flatMap(({ event, undone }) => (event?.type === 'struck' && !undone ? [event] : []));
  const points = standing(view);
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Side</th>
          <th scope="col" className="number">
            Lost
          </th>
          <th scope="col" className="number">
            Damage
          </th>
          <th scope="col" className="number">
            Expected
          </th>
        </tr>
      </thead>
      <tbody>
        {seatNames.map((side, seat) => {
          const dealt = struck.filter((e) => e.attacker?.seat === seat);
          const lost = view.fighters.filter(
            (f) => f.seat === seat && f.where === 'down' && profileOf(f.profile).slots > 0,
          );
          return (
            <tr key={side}>
              <th scope="row">
                {seatName(seatNames, players, seat)}
                <span className={css.choiceNote}> {points.find((p) => p.seat === seat)?.text}</span>
              </th>
              <td className="number">{lost.length}</td>
              <td className="number">{dealt.reduce((sum, e) => sum + e.damage, 0)}</td>
              <td className="number">{dealt.reduce((sum, e) => sum + e.expected, 0).toFixed(1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
