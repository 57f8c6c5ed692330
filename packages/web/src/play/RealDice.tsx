/** In the place of a decision: dice that people roll at their own table. Nothing is done until all of them are in. */

import type { AskedRoll, TableGame } from '../contract/table-game.ts';
import type { Table } from '../match/table.ts';
import { DiceForm } from '../parts/dice/DiceForm.tsx';
import css from './play.module.css';

interface Props {
  readonly roll: AskedRoll;
  readonly game: TableGame;
  readonly table: Pick<Table, 'giveDice' | 'withdrawDice'>;
}

export const RealDice = ({ roll, game, table }: Props) => (
  <div className={css.slip}>
    <div className={css.slipBody}>
      <DiceForm
        roll={roll}
        onGive={table.giveDice}
        onBack={table.withdrawDice}
        backWords="Take the command back"
        Die={game.ui.Die}
      />
    </div>
  </div>
);
