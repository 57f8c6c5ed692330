/** What both sides lost, and how kind the dice were. */

import { type GridBattlesTypes, healthLost } from '@muster/grid-battles';
import type { TableState } from '../../../contract/table-game.ts';
import { SideTable } from '../../../play/SideTable.tsx';
import { luckOf, luckWords } from './luck.ts';
import type { Scene } from './present.ts';

export const Figures = ({ state }: { readonly state: TableState<GridBattlesTypes, Scene> }) => {
  const { view: battle, seatNames, log } = state;
  const luck = luckOf(battle, log);
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
    </>
  );
};
