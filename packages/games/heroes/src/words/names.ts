/** What models, spaces and objectives are called in sentences. */

import { powerOf } from '@muster/dwethia';
import { arenaOf } from '../content/arenas.ts';
import { objectiveOf } from '../content/objectives.ts';
import { wargearOf } from '../content/wargear.ts';
import { seatOfId } from '../state/battle.ts';
import type { HeroesConfig, ModelId, ObjectiveId, Space } from '../state/types.ts';

/** `Captain A1`. */
export const modelName = (config: HeroesConfig, id: ModelId): string => {
  const unit = config.seats[seatOfId(id)]?.units[Number(id.slice(1)) - 1];
  return `${unit?.name ?? 'Thrall'} ${id}`;
};

/** Spaces along an edge. */
export const boardSize = (config: HeroesConfig): number => arenaOf(config.arena)!.size;

/** `k7`: columns by letter from the west, rows by number from the south. */
export const spaceName = (config: HeroesConfig, space: Space): string => {
  const size = boardSize(config);
  const x = space % size;
  const column = x < 26 ? String.fromCharCode(97 + x) : `${String.fromCharCode(97 + x - 26).repeat(2)}`;
  return `${column}${Math.floor(space / size) + 1}`;
};

export const weaponName = (id: string): string => wargearOf(id)?.gear.name ?? id;
export const powerName = (id: string): string => powerOf(id)?.name ?? id;
export const objectiveName = (id: ObjectiveId): string => objectiveOf(id)?.name ?? `objective ${id}`;
export const sideName = (side: 0 | 1): string => (side === 0 ? 'South' : 'North');
/** `South`, or `South 2` where it has several players. */
export const seatName = ({ seats }: { readonly seats: readonly { readonly side: 0 | 1 }[] }, seat: number): string => {
  const { side } = seats[seat]!;
  const mates = seats.flatMap((one, i) => (one.side === side ? [i] : []));
  return mates.length === 1 ? sideName(side) : `${sideName(side)} ${mates.indexOf(seat) + 1}`;
};
