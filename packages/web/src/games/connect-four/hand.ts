/** The hand at Connect Four: a column is chosen, and let go again; the button drops the disc. Pure. */

import { COLUMNS, connectFour, heightOf, ROWS } from '@muster/connect-four';
import { noPlan } from '../../contract/plan.ts';
import type { Hand, Plan, Situation } from '../../contract/tabletop.ts';
import type { FourTable, Held } from './types.ts';

const NOTHING: Held = { kind: 'nothing' };
const ALL = Array.from({ length: COLUMNS }, (_, column) => column);

const drop = (column: number) => ({ type: 'drop', column }) as const;

const plan = ({ view, decision }: Situation<FourTable>, held: Held): Plan<FourTable> => {
  const full = ALL.filter((column) => heightOf(view.columns[column]!) === ROWS);
  const empty = noPlan<FourTable>({ full });
  if (decision === undefined) return empty;
  const asked: Plan<FourTable> = {
    ...empty,
    hint: 'Choose a column: the disc falls as far as it can (C4-2).',
    wait: 'Choose a column',
    choices: ALL.filter((column) => !full.includes(column)),
  };
  if (held.kind === 'nothing') return asked;
  const words = `Drop a disc into column ${held.column + 1}`;
  return {
    ...asked,
    selected: [held.column],
    main: { meaning: 'drop', words, commands: [drop(held.column)] },
  };
};

export const hand: Hand<FourTable> = {
  first: () => NOTHING,
  touch: ({ view, decision }, held, { id: column }) => {
    if (decision === undefined || (held.kind === 'disc' && held.column === column)) return { held: NOTHING };
    const refusal = connectFour.refuse(view, decision.seat, drop(column));
    if (refusal === undefined) return { held: { kind: 'disc', column } };
    return { held, remark: { column, text: connectFour.explain(refusal) } };
  },
  back: () => NOTHING,
  plan,
  keys: Object.fromEntries(ALL.map((id) => [String(id + 1), { kind: 'piece', id }])),
};
