/** What both sides lost, how kind the dice were, and what each unit did. */

import { type GridBattlesTypes, healthLost, nameOf } from '@muster/grid-battles';
import type { TableState } from '../../../contract/table-game.ts';
import { SideTable } from '../../../play/SideTable.tsx';
import { type UnitRow, UnitTable } from '../../../play/UnitTable.tsx';
import { type Deeds, deedsOf, luckOf, luckWords } from './luck.ts';
import type { Scene } from './scene.ts';

const signed = (n: number): string => {
  const tenths = Math.round(n * 10) / 10;
  return tenths === 0 ? '±0' : `${tenths > 0 ? '+' : '−'}${Math.abs(tenths).toFixed(1)}`;
};

const HEADS = ['Blows', 'Hits', 'Luck', 'Felled', 'Lost'];

const rowOf = ({ unit, blows, rolled, expected, destroyed, lost }: Deeds): UnitRow => ({
  key: unit.id,
  seat: unit.seat,
  name: `${nameOf(unit)}${unit.health === 0 ? ', fell' : ''}`,
  figures: [blows, rolled, blows === 0 ? '' : signed(rolled - expected), destroyed, lost],
});

export const Figures = ({ state }: { readonly state: TableState<GridBattlesTypes, Scene> }) => {
  const { view: battle, seatNames, log } = state;
  const all = deedsOf(battle, log);
  const figuresOf = (seat: number) => {
    const lost = battle.units.filter((u) => u.seat === seat && u.health === 0).length;
    const { rolled, expected } = luckOf(battle, log, seat);
    return { figures: [lost, healthLost(battle, seat), rolled, expected.toFixed(1)] };
  };
  return (
    <>
      <SideTable state={state} heads={['Units lost', 'Health lost', 'Hits', 'Expected']} rowOf={figuresOf} />
      <p className="small muted">
        {seatNames.map((side, seat) => `${side}’s dice: ${luckWords(luckOf(battle, log, seat))}`).join('. ')}.
      </p>
      {all.length > 0 && <UnitTable words="Unit by unit" what="Unit" heads={HEADS} rows={all.map(rowOf)} />}
    </>
  );
};
