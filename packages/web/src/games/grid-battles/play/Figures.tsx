/** What both sides lost, and how kind the dice were. */

import { type GridBattlesTypes, healthLost } from '@muster/grid-battles';
import { seatName } from '../../../contract/players.ts';
import type { TableState } from '../../../contract/table-game.ts';
import { luckOf, luckWords } from './luck.ts';
import type { Scene } from './present.ts';

export const Figures = ({ state }: { readonly state: TableState<GridBattlesTypes, Scene> }) => {
  const { view: battle, players, seatNames, log } = state;
  const luck = luckOf(battle, log);
  return (
    <>
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
          {seatNames.map((side, seat) => (
            <tr key={side}>
              <th scope="row">{seatName(seatNames, players, seat)}</th>
              <td className="number">{battle.units.filter((u) => u.seat === seat && u.health === 0).length}</td>
              <td className="number">{healthLost(battle, seat)}</td>
              <td className="number">{luck[seat as 0 | 1].rolled}</td>
              <td className="number">{luck[seat as 0 | 1].expected.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">
        {seatNames.map((side, seat) => `${side}’s dice: ${luckWords(luck[seat as 0 | 1])}`).join('. ')}.
      </p>
    </>
  );
};
