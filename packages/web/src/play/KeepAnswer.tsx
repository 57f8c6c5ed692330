/** For who has answered, looks at the answer again and does not want to change it. */

import type { TableActions, TableState } from '../contract/table-game.ts';

interface Props {
  readonly state: Pick<TableState, 'changing'>;
  readonly table: Pick<TableActions, 'leave'>;
}

export const KeepAnswer = ({ state, table }: Props) =>
  state.changing && (
    <button type="button" className="button button--wide button--small" onClick={table.leave}>
      Leave it as it was
    </button>
  );
