/** In the place of a decision: what people roll and draw at their own table. Nothing is done until all of it is in. */

import type { BattleTable } from '@muster/table';
import type { AwaitedLuck, TableGame } from '../contract/table-game.ts';
import { LuckForm } from '../parts/dice/LuckForm.tsx';
import css from './play.module.css';
import { SlipBody } from './SlipBody.tsx';

interface Props {
  readonly asked: AwaitedLuck;
  readonly game: TableGame;
  readonly table: Pick<BattleTable, 'giveLuck' | 'withdrawLuck'>;
}

export const RealLuck = ({ asked, game, table }: Props) => (
  <div className={css.slip}>
    <SlipBody>
      <LuckForm
        asked={asked}
        onGive={table.giveLuck}
        onBack={table.withdrawLuck}
        backWords="Take the command back"
        Die={game.ui.Die}
      />
    </SlipBody>
  </div>
);
