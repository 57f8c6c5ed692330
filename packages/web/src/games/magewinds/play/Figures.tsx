/** The figures of a battle that is over: what was lost, what the scenario counted, and how kind the dice were. */

import { type MagewindsTypes, profileOf, standing } from '@muster/magewinds';
import type { TableState } from '../../../contract/table-game.ts';
import { SideTable } from '../../../play/SideTable.tsx';
import type { Scene } from './present.ts';
import css from './table.module.css';

export const Figures = ({ state }: { readonly state: TableState<MagewindsTypes, Scene> }) => {
  const { view, log } = state;
  const struck = log.flatMap(({ event, undone }) => (event?.type === 'struck' && !undone ? [event] : []));
  const points = standing(view);
  const rowOf = (seat: number) => {
    const dealt = struck.filter((e) => e.attacker?.seat === seat);
    const lost = view.fighters.filter((f) => f.seat === seat && f.where === 'down' && profileOf(f.profile).slots > 0);
    const damage = dealt.reduce((sum, e) => sum + e.damage, 0);
    const expected = dealt.reduce((sum, e) => sum + e.expected, 0);
    return {
      figures: [lost.length, damage, expected.toFixed(1)],
      note: <span className={css.choiceNote}> {points.find((p) => p.seat === seat)?.text}</span>,
    };
  };
  return <SideTable state={state} heads={['Lost', 'Damage', 'Expected']} rowOf={rowOf} />;
};
