/** What models, sides, nodes, powers and places are called in sentences. */

import { inch, type Length, type Point } from '@muster/geometry';
import { buildingOf } from '../content/buildings.ts';
import { NODES } from '../content/maps.ts';
import { missionOf } from '../content/missions.ts';
import { conquestPower } from '../content/powers.ts';
import { researchOf } from '../content/research.ts';
import type { NodeKind } from '../content/types.ts';
import { unitOf } from '../content/units.ts';
import { kitCalled } from '../ground/field.ts';
import type { ConquestConfig, Edge, ModelId, NodeId, Phase } from '../state/types.ts';

export { listed, seatByFaction as seatName, sideByFactions as sideName } from '@muster/dwethia';

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
