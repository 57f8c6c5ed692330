/** The figures of a battle that is over: what was lost, what the scenario counted, and how kind the dice were. */

import { dealsDamage, type MagewindsTypes, nameOf, profileOf, standing } from '@muster/magewinds';
import type { TableState } from '../../../contract/table-game.ts';
import { SideTable } from '../../../play/SideTable.tsx';
import { UnitTable } from '../../../play/UnitTable.tsx';
import type { Scene } from './scene.ts';
import css from './table.module.css';

export const Figures = ({ state }: { readonly state: TableState<MagewindsTypes, Scene> }) => {
  const { view, log } = state;
  const struck = log.flatMap(({ event, undone }) =>
    event?.type === 'struck' && !undone && dealsDamage(event) ? [event] : [],
  );
  /** Whoever struck last before a fighter went down took it down. */
  const takenDown = log.flatMap(({ event, undone }, i) => {
    if (event?.type !== 'takenDown' || undone) return [];
    const blow = log
      .slice(0, i)
      .findLast((l) => l.event?.type === 'struck' && l.event.target.id === event.who.id)?.event;
    return blow?.type === 'struck' && blow.attacker !== null ? [{ by: blow.attacker.id }] : [];
  });
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
  const fighters = view.fighters.flatMap((f) => {
    const dealt = struck.filter((e) => e.attacker?.id === f.id);
    const taken = struck.filter((e) => e.target.id === f.id);
    const downed = takenDown.filter((e) => e.by === f.id).length;
    if (dealt.length + taken.length + downed === 0) return [];
    const sum = (events: typeof struck, of: 'damage' | 'expected') => events.reduce((n, e) => n + e[of], 0);
    const figures = [sum(dealt, 'damage'), sum(dealt, 'expected').toFixed(1), sum(taken, 'damage'), downed];
    return [{ key: String(f.id), seat: f.seat, name: `${nameOf(f)}${f.where === 'down' ? ', down' : ''}`, figures }];
  });
  const heads = ['Damage', 'Expected', 'Taken', 'Took down'];
  return (
    <>
      <SideTable state={state} heads={['Lost', 'Damage', 'Expected']} rowOf={rowOf} />
      {fighters.length > 0 && <UnitTable words="Fighter by fighter" what="Fighter" heads={heads} rows={fighters} />}
    </>
  );
};
