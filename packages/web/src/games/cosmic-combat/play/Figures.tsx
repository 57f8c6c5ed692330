/** What both sides did: what is left in points, ships lost, how kind the dice were, the deeds of each ship, and all orders. */

import {
  type CosmicEvent,
  type CosmicTypes,
  kitOf,
  type Ship,
  type ShipId,
  sideOfSeat,
  strengthLeft,
  tokensName,
} from '@muster/cosmic-combat';
import type { TableState } from '../../../contract/table-game.ts';
import { luckOf, signed } from '../../../dwethia/play/luck.ts';
import { SideTable } from '../../../play/SideTable.tsx';
import { type UnitRow, UnitTable } from '../../../play/UnitTable.tsx';
import type { Scene } from './scene.ts';
import { nameOf } from './words.ts';

/** Wounds that each ship dealt, by who attacked last. */
const dealtBy = (events: readonly CosmicEvent[]): ReadonlyMap<ShipId, number> => {
  const sums = new Map<ShipId, number>();
  let by: ShipId | undefined;
  for (const e of events) {
    if (e.type === 'shot') by = e.shooter;
    else if (e.type === 'opportunity') by = e.ship;
    else if (e.type === 'cast') by = e.caster;
    else if (e.type === 'collided') by = e.mover;
    else if (e.type === 'fought' || e.type === 'wrecked') by = undefined;
    else if (e.type === 'wounded' && by !== undefined && by !== e.ship) sums.set(by, (sums.get(by) ?? 0) + e.wounds);
  }
  return sums;
};

const FATES = { alive: '', destroyed: ', lost', escaped: ', escaped' } as const;

export const Figures = ({ state }: { readonly state: TableState<CosmicTypes, Scene> }) => {
  const { view: battle, log } = state;
  const events = log.flatMap(({ event, undone }) => (event === null || undone ? [] : [event]));
  const rolls = events.filter((e) => e.type === 'rolled' || e.type === 'rerolled');
  const dealt = dealtBy(events);
  const rounds = events.filter((e) => e.type === 'revealed');
  const rowOf = (seat: number) => {
    const side = sideOfSeat(battle, seat);
    const lost = battle.ships.filter((s) => s.seat === seat && s.fate === 'destroyed').length;
    const luck = luckOf(rolls.filter((e) => e.purse === String(side)));
    return { figures: [strengthLeft(battle, side), lost, signed(luck)] };
  };
  const rowsOf = (row: (s: Ship) => Pick<UnitRow, 'name' | 'figures'>): readonly UnitRow[] =>
    battle.ships.flatMap((s) => (s.seat === null ? [] : { key: s.id, seat: s.seat, ...row(s) }));
  return (
    <>
      <SideTable state={state} heads={['Points left', 'Lost', 'Luck']} rowOf={rowOf} />
      <UnitTable
        words="Ship by ship"
        what="Ship"
        heads={['Wounds dealt', 'Wounds left']}
        rows={rowsOf((s) => ({
          name: `${nameOf(battle, s.id)}${FATES[s.fate]}`,
          figures: [dealt.get(s.id) ?? 0, `${s.fate === 'destroyed' ? 0 : s.wounds}/${kitOf(battle, s).stats.wounds}`],
        }))}
      />
      <UnitTable
        words="Orders of every round"
        what="Ship"
        heads={rounds.map((_, i) => `Round ${i + 1}`)}
        rows={rowsOf(({ id }) => ({
          name: nameOf(battle, id),
          figures: rounds.map(({ orders }) => {
            const given = orders.find(({ ship }) => ship === id)?.tokens;
            return given === undefined ? '–' : tokensName(given);
          }),
        }))}
      />
    </>
  );
};
