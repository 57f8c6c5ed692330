/** Figures of all sides, one row each. */

import type { ReactNode } from 'react';
import { seatName } from '../contract/players.ts';
import type { TableState } from '../contract/table-game.ts';
import { FigureCells, FigureHeads } from './figure-cells.tsx';

interface Props {
  readonly state: Pick<TableState, 'seatNames' | 'players'>;
  readonly heads: readonly string[];
  /** By seat: the figures under the heads, and what stands behind the name. */
  readonly rowOf: (seat: number) => { readonly figures: readonly (number | string)[]; readonly note?: ReactNode };
}

export const SideTable = ({ state: { seatNames, players }, heads, rowOf }: Props) => (
  <table className="table">
    <FigureHeads of="Side" heads={heads} />
    <tbody>
      {seatNames.map((side, seat) => {
        const { figures, note } = rowOf(seat);
        return (
          <tr key={side}>
            <th scope="row">
              {seatName(seatNames, players, seat)}
              {note}
            </th>
            <FigureCells heads={heads} figures={figures} />
          </tr>
        );
      })}
    </tbody>
  </table>
);
