/** What both sides lost, how kind the dice were, and what each unit did. */

import { type GridBattlesTypes, healthLost, UNITS } from '@muster/grid-battles';
import type { TableState } from '../../../contract/table-game.ts';
import play from '../../../play/play.module.css';
import { SideTable } from '../../../play/SideTable.tsx';
import { type Deeds, deedsOf, luckOf, luckWords } from './luck.ts';
import type { Scene } from './present.ts';
import css from './table.module.css';

const signed = (n: number): string => {
  const tenths = Math.round(n * 10) / 10;
  return tenths === 0 ? '±0' : `${tenths > 0 ? '+' : '−'}${Math.abs(tenths).toFixed(1)}`;
};

const UnitRow = ({ deeds: { unit, blows, rolled, expected, destroyed, lost } }: { readonly deeds: Deeds }) => (
  <tr data-card={`unit ${unit.id}`}>
    <th scope="row">
      <span className={play.seatMark} data-seat={unit.seat} aria-hidden="true" /> {UNITS[unit.type].name}{' '}
      <span className="muted">{unit.id}</span>
      {unit.health === 0 && <span className="muted">, fell</span>}
    </th>
    <td className="number">{blows}</td>
    <td className="number">{rolled}</td>
    <td className="number">{blows === 0 ? '' : signed(rolled - expected)}</td>
    <td className="number">{destroyed}</td>
    <td className="number">{lost}</td>
  </tr>
);

const UnitTable = ({ all }: { readonly all: readonly Deeds[] }) => (
  <details className={css.deeds}>
    <summary>What each unit did</summary>
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Unit</th>
          {['Blows', 'Hits', 'Luck', 'Felled', 'Lost'].map((head) => (
            <th key={head} scope="col" className="number">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map((deeds) => (
          <UnitRow key={deeds.unit.id} deeds={deeds} />
        ))}
      </tbody>
    </table>
    <p className="small muted">Luck: hits beyond what the odds expected. Lost: health.</p>
  </details>
);

export const Figures = ({ state }: { readonly state: TableState<GridBattlesTypes, Scene> }) => {
  const { view: battle, seatNames, log } = state;
  const luck = luckOf(battle, log);
  const all = deedsOf(battle, log);
  const figuresOf = (seat: number) => {
    const lost = battle.units.filter((u) => u.seat === seat && u.health === 0).length;
    const { rolled, expected } = luck[seat as 0 | 1];
    return { figures: [lost, healthLost(battle, seat), rolled, expected.toFixed(1)] };
  };
  return (
    <>
      <SideTable state={state} heads={['Units lost', 'Health lost', 'Hits', 'Expected']} rowOf={figuresOf} />
      <p className="small muted">
        {seatNames.map((side, seat) => `${side}’s dice: ${luckWords(luck[seat as 0 | 1])}`).join('. ')}.
      </p>
      {all.length > 0 && <UnitTable all={all} />}
    </>
  );
};
