/** The war by numbers: points, what was harvested, built and lost, luck; round by round and model by model. */

import { type Battle, type ConquestEvent, type ConquestTypes, kitCalled, sideOfSeat, vpOf } from '@muster/conquest';
import type { TableState } from '../../../contract/table-game.ts';
import { luckOf, signed } from '../../../dwethia/play/luck.ts';
import { SideTable } from '../../../play/SideTable.tsx';
import { UnitTable } from '../../../play/UnitTable.tsx';
import { nameOf } from '../words.ts';
import { pair } from './Banner.tsx';
import { deedsOf } from './deeds.ts';
import { NO_SCENE, type RoundSums, type Scene } from './scene.ts';
import { seatOf } from './shown.ts';
import { sceneOf } from './stages.ts';

/** What each round brought, one after the other. */
export const roundsOf = (b: Battle, events: readonly ConquestEvent[]): readonly RoundSums[] => {
  const rounds: RoundSums[] = [];
  let scene = NO_SCENE;
  const keep = ({ sums }: Scene): void => {
    if (sums !== undefined && sums.round > 0) rounds.push(sums);
  };
  for (const e of events) {
    if (e.type === 'roundBegan') keep(scene);
    scene = sceneOf({ ...b, round: 0 }, [e], scene);
  }
  keep(scene);
  return rounds;
};

export const Figures = ({ state }: { readonly state: TableState<ConquestTypes, Scene> }) => {
  const { view: battle, log } = state;
  const events = log.flatMap(({ event, undone }) => (event === null || undone ? [] : [event]));
  const rolls = events.filter((e) => e.type === 'rolled' || e.type === 'rerolled');
  const rounds = roundsOf(battle, events);
  const deeds = deedsOf(battle, events);
  const rowOf = (seat: number) => {
    const side = sideOfSeat(battle, seat);
    const vp = vpOf(battle, side);
    const sum = (of: (one: RoundSums) => readonly [number, number]): number =>
      rounds.reduce((all, one) => all + of(one)[side], 0);
    return {
      figures: [
        vp.total,
        sum(({ harvest }) => harvest) + sum(({ income }) => income),
        battle.sides[side].fielded,
        battle.sides[side].tally.lost,
        signed(luckOf(rolls.filter((e) => e.purse === String(side)))),
      ],
      note: <span className="small muted"> {[vp.main, ...vp.missions].join('\u00a0+\u00a0')}</span>,
    };
  };
  return (
    <>
      <SideTable state={state} heads={['VP', 'R earned', 'Fielded', 'Lost', 'Luck']} rowOf={rowOf} />
      <UnitTable
        words="Round by round"
        what="Round"
        heads={['Income R', 'Harvest R', 'Aether', 'Built', 'Points lost', 'VP']}
        rows={rounds.map(({ round, income, harvest, aether, built, lost, vp }) => ({
          key: String(round),
          name: String(round),
          figures: [income, harvest, aether, built, lost, vp].map(pair),
        }))}
      />
      <UnitTable
        words="Model by model"
        what="Model"
        heads={['Harvested R', 'Slew']}
        rows={[...deeds].map(([id, { harvested, slew, fell }]) => ({
          key: id,
          seat: seatOf(id)!,
          name: `${kitCalled(battle.config, id) === undefined ? id : nameOf(battle, id)}${fell ? ', lost' : ''}`,
          figures: [harvested === 0 ? '' : harvested, slew === 0 ? '' : slew],
        }))}
      />
    </>
  );
};
