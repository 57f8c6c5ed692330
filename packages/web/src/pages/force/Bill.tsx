/** What something costs, item by item. */

import css from './force.module.css';

export interface Item {
  readonly what: string;
  readonly points: number;
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

interface Props {
  /** `this unit` where it has none. */
  readonly name: string;
  readonly items: readonly Item[];
  readonly together: number;
}

export const Bill = ({ name, items, together }: Props) => (
  <table className={css.bill}>
    <caption className="visually-hidden">What {name} costs</caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Points</th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ what, points }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same item may be there twice
        <tr key={`${what} ${i}`}>
          <th scope="row">{what}</th>
          <td>{signed(points)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Together</th>
        <td>{signed(together)}</td>
      </tr>
    </tfoot>
  </table>
);
