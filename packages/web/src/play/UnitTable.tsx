/** What each unit did and suffered, behind a line that opens it. */

import { FigureCells, FigureHeads } from './figure-cells.tsx';
import css from './play.module.css';

export interface UnitRow {
  readonly key: string;
  /** Undefined where it is of no seat. */
  readonly seat?: number;
  readonly name: string;
  readonly figures: readonly (number | string)[];
}

interface Props {
  /** `Unit by unit`. */
  readonly words: string;
  /** `Unit`, `Fighter`. */
  readonly what: string;
  readonly heads: readonly string[];
  readonly rows: readonly UnitRow[];
}

export const UnitTable = ({ words, what, heads, rows }: Props) => (
  <details>
    <summary>{words}</summary>
    <table className="table">
      <FigureHeads of={what} heads={heads} />
      <tbody>
        {rows.map(({ key, seat, name, figures }) => (
          <tr key={key}>
            <th scope="row">
              {seat !== undefined && <span className={css.seatMark} data-seat={seat} data-small aria-hidden="true" />}{' '}
              {name}
            </th>
            <FigureCells heads={heads} figures={figures} />
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
