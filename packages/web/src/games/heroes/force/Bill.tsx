/** What a unit costs, item by item (DW-24). */

import { billOf, pointsOf, type UnitSheet } from '@muster/heroes';
import css from './force.module.css';

export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export const Bill = ({ unit }: { readonly unit: UnitSheet }) => (
  <table className={css.bill}>
    <caption className="visually-hidden">What {unit.name.trim() || 'this unit'} costs</caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Points</th>
      </tr>
    </thead>
    <tbody>
      {billOf(unit).map(({ what, points }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scar may be there twice
        <tr key={`${what} ${i}`}>
          <th scope="row">{what}</th>
          <td>{signed(points)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Together</th>
        <td>{signed(pointsOf(unit))}</td>
      </tr>
    </tfoot>
  </table>
);
