/** What both sides did: objectives met, models lost, how kind the dice were, and the deeds of each model. */

import { type Battle, type HeroesTypes, objectiveOf, sideName, sideOf } from '@muster/heroes';
import type { TableState } from '../../../contract/table-game.ts';
import { luckOf, signed } from '../../../dwethia/play/luck.ts';
import { listed } from '../../../parts/words.ts';
import { SideTable } from '../../../play/SideTable.tsx';
import { UnitTable } from '../../../play/UnitTable.tsx';
import { AfterBattle } from '../squad/AfterBattle.tsx';
import type { Scene } from './scene.ts';
import { seatOf } from './shown.ts';
import { nameOf } from './words.ts';

const objectiveWords = (b: Battle, side: 0 | 1): string => {
  const ids = b.objectives[side] ?? [];
  if (ids.length === 0) return '';
  const met = ids.filter((id) => b.trackers[side].met.includes(id));
  const names = ids.map((id) => `${objectiveOf(id)!.name}${met.includes(id) ? ' ✓' : ''}`);
  return `${sideName(side)} had sealed ${listed(names)}: ${met.length} of ${ids.length} met.`;
};

export const Figures = ({ state }: { readonly state: TableState<HeroesTypes, Scene> }) => {
  const { view: battle, log } = state;
  const events = log.flatMap(({ event, undone }) => (event === null || undone ? [] : [event]));
  const rolls = events.filter((e) => e.type === 'rolled' || e.type === 'rerolled');
  const rowOf = (seat: number) => {
    const { side } = battle.config.seats[seat]!;
    const lost = battle.models.filter((m) => m.seat === seat && m.fate === 'slain').length;
    const luck = luckOf(rolls.filter((e) => seatOf(e.purse) === seat));
    const met = (battle.objectives[side] ?? []).filter((id) => battle.trackers[side].met.includes(id)).length;
    return { figures: [met, lost, signed(luck)] };
  };
  const dealt = (id: string): number => {
    let sum = 0;
    let by: string | undefined;
    for (const e of events) {
      if (e.type === 'shot') by = e.shooter;
      else if (e.type === 'struck' || e.type === 'opportunity') by = e.attacker;
      else if (e.type === 'cast') by = e.caster;
      else if (e.type === 'wounded' && by === id && e.model !== id) sum += e.wounds;
    }
    return sum;
  };
  return (
    <>
      <AfterBattle />
      <SideTable state={state} heads={['Met', 'Lost', 'Luck']} rowOf={rowOf} />
      {([0, 1] as const).map((side) => (
        <p key={side} className="small">
          {objectiveWords(battle, side)}
        </p>
      ))}
      <UnitTable
        words="Model by model"
        what="Model"
        heads={['Wounds dealt', 'Slain', 'Saves']}
        rows={battle.deeds.map((deeds) => {
          const m = battle.models.find(({ id }) => id === deeds.id)!;
          return {
            key: deeds.id,
            seat: sideOf(battle, m),
            name: `${nameOf(battle, deeds.id)}${m.fate === 'slain' ? ', fell' : ''}`,
            figures: [dealt(deeds.id), deeds.slain.length, deeds.saves],
          };
        })}
      />
    </>
  );
};
