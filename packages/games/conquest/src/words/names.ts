/** What models, sides, nodes, powers and places are called in sentences. */

import { type Side, seatsOf } from '@muster/dwethia';
import { inch, type Length, type Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { NODES } from '../content/maps.ts';
import { missionOf } from '../content/missions.ts';
import { conquestPower } from '../content/powers.ts';
import { researchOf } from '../content/research.ts';
import type { NodeKind } from '../content/types.ts';
import { findKit, kitCalled, seatCalled } from '../ground/field.ts';
import type { ConquestConfig, Edge, ModelId, NodeId, Phase } from '../state/types.ts';

export { listed, seatByFaction as seatName, sideByFactions as sideName } from '@muster/dwethia';

/** `A3`: as it stands on the table. */
export const tagOf = (id: ModelId): string => id.split('-')[0]!;

/** `Legion A3`. */
export const modelName = (config: ConquestConfig, id: ModelId): string => {
  const kit = kitCalled(config, id);
  return kit === undefined ? id : `${kit.name} ${tagOf(id)}`;
};

/** Of a unit or a building that may not stand yet, and who has it. */
export const sheetName = (config: ConquestConfig, seat: Seat, id: string): string =>
  findKit({ config }, seat, id)?.name ?? id;

/** What a builder makes. */
export const productName = (config: ConquestConfig, builder: ModelId, id: string): string =>
  sheetName(config, seatCalled(builder), id);

/** of a type of unit, as research names it. */
export const typeName = (config: ConquestConfig, side: Side, type: string): string => {
  const [, mate, own] = /^(\d)\.(own\..*)$/.exec(type) ?? [];
  if (own !== undefined) return sheetName(config, Number(mate), own);
  const seat = seatsOf({ config }, side).find((one) => findKit({ config }, one, type) !== undefined);
  return seat === undefined ? type : sheetName(config, seat, type);
};

/** `Mine 3`. */
export const nodeName = (id: NodeId): string => `${NODES[id[0] as NodeKind]?.name ?? 'Node'} ${id.slice(1)}`;

export const powerName = (id: string): string => conquestPower(id)?.name ?? id;
export const researchName = (id: string): string => researchOf(id)?.name ?? id;
export const missionName = (id: string): string => missionOf(id)?.name ?? id;

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
