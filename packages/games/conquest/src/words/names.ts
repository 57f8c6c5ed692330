/** What models, sides, nodes, powers and places are called in sentences. */

import { FACTIONS, type Side } from '@muster/dwethia';
import { inch, type Length, type Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { buildingOf } from '../content/buildings.ts';
import { NODES } from '../content/maps.ts';
import { missionOf } from '../content/missions.ts';
import { conquestPower } from '../content/powers.ts';
import { researchOf } from '../content/research.ts';
import type { NodeKind } from '../content/types.ts';
import { unitOf } from '../content/units.ts';
import { kitCalled } from '../ground/field.ts';
import { SEAT_LETTERS } from '../state/battle.ts';
import type { ConquestConfig, Edge, ModelId, NodeId, Phase } from '../state/types.ts';

/** `A3`: as it stands on the table. */
export const tagOf = (id: ModelId): string => id.split('-')[0]!;

/** `Legion A3`. */
export const modelName = (config: ConquestConfig, id: ModelId): string => {
  const kit = kitCalled(config, id);
  return kit === undefined ? id : `${kit.name} ${tagOf(id)}`;
};

/** Of a unit or a building that may not stand yet. */
export const sheetName = (config: ConquestConfig, id: string): string =>
  unitOf(id)?.name ??
  buildingOf(id)?.name ??
  config.seats.flatMap(({ units }) => units).find((own) => own.id === id)?.name ??
  id;

/** `Mine 3`. */
export const nodeName = (id: NodeId): string => `${NODES[id[0] as NodeKind]?.name ?? 'Node'} ${id.slice(1)}`;

export const powerName = (id: string): string => conquestPower(id)?.name ?? id;
export const researchName = (id: string): string => researchOf(id)?.name ?? id;
export const missionName = (id: string): string => missionOf(id)?.name ?? id;

/** `Empire of Sol`, with the letter of its models where two seats have one faction. */
export const seatName = (config: Pick<ConquestConfig, 'seats'>, seat: Seat): string => {
  const { faction } = config.seats[seat]!;
  const { name } = FACTIONS.find(({ id }) => id === faction)!;
  const isShared = config.seats.some((other, i) => i !== seat && other.faction === faction);
  return isShared ? `${name} (${SEAT_LETTERS[seat]})` : name;
};

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** All its seats. */
export const sideName = (config: ConquestConfig, side: Side): string =>
  listed(config.seats.flatMap((army, seat) => (army.side === side ? [seatName(config, seat)] : [])));

export const EDGE_NAMES: { readonly [E in Edge]: string } = { south: 'southern edge', north: 'northern edge' };

export const PHASE_NAMES: { readonly [P in Phase]: string } = {
  setup: 'Set-up',
  priority: 'Priority and research',
  movement: 'Movement and harvest',
  shoot: 'Shoot and build',
  combat: 'Close combat',
  end: 'End',
};

/** `4.2 in`, rounded up so that a limit it exceeds is never printed as met. */
export const inches = (length: Length): string => `${(Math.ceil((length * 100) / inch(1)) / 100).toString()} in`;

/** `12 in east, 6.5 in north`. */
export const placeWords = ({ x, y }: Point): string =>
  `${Math.round((x * 10) / inch(1)) / 10} in east, ${Math.round((y * 10) / inch(1)) / 10} in north`;
