/** What something costs, item by item. */

import { inPlace } from '../../parts/inPlace.tsx';
import css from './force.module.css';

export interface Item {
  readonly what: string;
  readonly points: number;
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** `5 R`. */
export const inCoin = (points: number, coin: string | undefined): string =>
  coin === undefined ? signed(points) : `${signed(points)} ${coin}`;

interface Props {
  /** `this unit` where it has none. */
  readonly name: string;
  readonly items: readonly Item[];
  readonly together: number;
  /** `R`, where there are several kinds of points. */
  readonly coin?: string;
}

export const Bill = ({ name, items, together, coin }: Props) => (
  <table className={css.bill}>
    <caption className="visually-hidden">
      What {name} costs{coin !== undefined && ` in ${coin}`}
    </caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Points</th>
      </tr>
    </thead>
    <tbody>
      {inPlace(items, ({ what, points }) => (
        <tr>
          <th scope="row">{what}</th>
          <td>{inCoin(points, coin)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Together</th>
        <td>{inCoin(together, coin)}</td>
      </tr>
    </tfoot>
  </table>
);
