/** Every choice of the attacker against every answer of the defender. */

import type { AttackOdds, Defence } from '@muster/magewinds';
import { times } from '../../../parts/inPlace.tsx';
import { percent } from '../../../parts/words.ts';
import {
  type Cell,
  CHOICE_NAMES,
  cellOf,
  DEFENCE_NAMES,
  defencesOf,
  neededWords,
  pushMean,
  type Row,
  rowsOf,
} from '../parts/attack-odds.ts';
import css from './odds.module.css';

/** The chance of each amount of damage, as a small profile; said in full further down. */
const Profile = ({ damage, toughness }: { readonly damage: readonly number[]; readonly toughness: number }) => (
  <span className={css.profile} aria-hidden="true">
    {times(toughness + 1, (n) => {
      const share = n < toughness ? (damage[n] ?? 0) : damage.slice(n).reduce((sum, p) => sum + p, 0);
      return (
        <i
          data-down={n === toughness || undefined}
          style={{ height: `${Math.max(share * 100, share > 0 ? 2 : 0)}%` }}
        />
      );
    })}
  </span>
);

interface CellProps {
  readonly odds: AttackOdds;
  readonly row: Row;
  readonly defence: Defence;
  readonly toughness: number;
}

const mainFigure = (odds: AttackOdds, cell: Cell): string =>
  odds.attack === 'push' ? `${pushMean(cell).toFixed(2)}″` : cell.mean.toFixed(2);

const MatrixCell = ({ odds, row, defence, toughness }: CellProps) => {
  const cell = cellOf(odds, row, defence);
  if (row === 'feint')
    return (
      <td>
        <strong className={css.mean}>0</strong>
        <span className={css.fact}>{defence === 'none' ? 'the attack is spent' : 'the action comes back'}</span>
      </td>
    );
  return (
    <td>
      <strong className={css.mean}>{mainFigure(odds, cell)}</strong>
      {odds.attack !== 'push' && <Profile damage={cell.damage} toughness={toughness} />}
      <span className={css.fact}>{neededWords(odds, row, defence)}</span>
      {odds.attack !== 'push' && <span className={css.fact}>takes down {percent(cell.takeDown)}</span>}
      {defence === 'none' && <span className={css.fact}>knockback {percent(cell.knockback)}</span>}
      {cell.mirrored && (
        <span className={css.fact}>{cell.mirrored.reduce((sum, p, n) => sum + p * n, 0).toFixed(2)} thrown back</span>
      )}
    </td>
  );
};

/** Long names may be broken on a small screen. */
const broken = (name: string): string => name.replace('shield', '\u00adshield');

interface Props {
  readonly odds: AttackOdds;
  readonly toughness: number;
}

export const Matrix = ({ odds, toughness }: Props) => (
  <table className={`table ${css.matrix}`}>
    <caption>
      {odds.attack === 'push' ? 'Inches pushed on average' : 'Damage on average'}, by what the target does
    </caption>
    <thead>
      <tr>
        <td />
        {defencesOf(odds).map((defence) => (
          <th key={defence} scope="col">
            {broken(DEFENCE_NAMES[defence])}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rowsOf(odds).map((row) => (
        <tr key={row}>
          <th scope="row">{CHOICE_NAMES[row]}</th>
          {defencesOf(odds).map((defence) => (
            <MatrixCell key={defence} odds={odds} row={row} defence={defence} toughness={toughness} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
