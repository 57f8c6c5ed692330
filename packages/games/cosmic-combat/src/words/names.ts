/** What ships, sides, weapons and tokens are called in sentences. */

import { listed, powerOf, SEAT_LETTERS } from '@muster/dwethia';
import { FREIGHTER_SHEET, STATION_SHEET } from '../content/scenarios.ts';
import { shipWeaponOf } from '../content/weapons.ts';
import { STATION_ID } from '../state/battle.ts';
import type { CosmicConfig, Edge, HullSide, Phase, ShipId, Token } from '../state/types.ts';

export { listed, seatByFaction as seatName, sideByFactions as sideName } from '@muster/dwethia';

const sheetNamed = (config: CosmicConfig, id: ShipId) =>
  config.seats[SEAT_LETTERS.indexOf(id[0] ?? '?')]?.ships[Number(id.slice(1)) - 1];

/** `Cohort A2`; ships beyond those of the fleet are the freighters of a convoy. */
export const shipName = (config: CosmicConfig, id: ShipId): string => {
  if (id === STATION_ID) return STATION_SHEET.name;
  return `${sheetNamed(config, id)?.name ?? FREIGHTER_SHEET.name} ${id}`;
};

/** By the index among its weapons. */
export const weaponOnShip = (config: CosmicConfig, id: ShipId, weapon: number): string => {
  const sheet = id === STATION_ID ? STATION_SHEET : sheetNamed(config, id);
  return weaponName(sheet?.mounts[weapon]?.weapon ?? 'weapon');
};

/** `battery`, `Black Sun battery`. */
export const weaponName = (id: string): string =>
  (shipWeaponOf(id)?.name ?? id).replace(/^[A-Z](?!lack Sun)/, (letter) => letter.toLowerCase());

export const powerName = (id: string): string => powerOf(id)?.name ?? id;

export const TOKEN_NAMES: { readonly [T in Token]: string } = {
  shield: 'Shield',
  move: 'Move',
  fire: 'Fire',
  board: 'Board',
};

/** `Move and Fire`, `Fire twice`. */
export const tokensName = (tokens: readonly Token[]): string => {
  if (tokens.length === 0) return 'nothing';
  const [first, second] = tokens;
  return first === second ? `${TOKEN_NAMES[first!]} twice` : listed(tokens.map((token) => TOKEN_NAMES[token]));
};

export const HULL_SIDE_NAMES: { readonly [S in HullSide]: string } = {
  front: 'front',
  left: 'port side',
  right: 'starboard side',
  back: 'stern',
};

/** `front and stern`, `front twice`; nothing for none. */
export const arrowsName = (arrows: readonly HullSide[]): string => {
  const [first, second] = arrows;
  return arrows.length === 2 && first === second
    ? `${HULL_SIDE_NAMES[first!]} twice`
    : listed(arrows.map((side) => HULL_SIDE_NAMES[side]));
};

export const EDGE_NAMES: { readonly [E in Edge]: string } = { south: 'southern edge', north: 'northern edge' };

export const PHASE_NAMES: { readonly [P in Phase]: string } = {
  setup: 'Set-up',
  orders: 'Orders',
  priority: 'Priority',
  movement: 'Movement',
  shoot: 'Shoot',
  combat: 'Close combat',
  end: 'End',
};
