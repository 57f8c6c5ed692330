/** Figures of all sides, one row each. */

import type { ReactNode } from 'react';
import { seatName } from '../contract/players.ts';
import type { TableState } from '../contract/table-game.ts';

interface Props {
  readonly state: Pick<TableState, 'seatNames' | 'players'>;
  readonly heads: readonly string[];
  /** By seat: the figures under the heads, and what stands behind the name. */
  readonly rowOf: (seat: number) => { readonly figures: readonly (number | string)[]; readonly note?: ReactNode };
}

export const SideTable = ({ state: { seatNames, players }, heads, rowOf }: Props) => (
  <table className="table">
    <thead>
      <tr>
        <th scope="col">Side</th>
        {heads.map((head) => (
          <th key={head} scope="col" className="number">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {seatNames.map((side, seat) => {
        const { figures, note } = rowOf(seat);
        return (
          <tr key={side}>
            <th scope="row">
              {seatName(seatNames, players, seat)}
              {note}
            </th>
            {heads.map((head, i) => (
              <td key={head} className="number">
                {figures[i]}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  </table>
);
