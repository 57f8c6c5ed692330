/** Weapons of ships (3, ours). */

import type { RangedWeapon } from '@muster/dwethia';

export interface ShipWeapon extends RangedWeapon {
  /** a success brings an ion marker instead of a wound. */
  readonly ion: boolean;
}

const weapon = (
  id: string,
  name: string,
  range: number,
  strength: number,
  more: Partial<Omit<ShipWeapon, 'kind' | 'id' | 'name' | 'range' | 'strength'>> = {},
): ShipWeapon => ({
  kind: 'ranged',
  id,
  name,
  range,
  strength,
  penalty: 'none',
  keywords: {},
  uses: null,
  ion: false,
  ...more,
});

export const SHIP_WEAPONS: readonly ShipWeapon[] = [
  weapon('pulse-gun', 'Pulse gun', 6, 3),
  weapon('light-laser', 'Light laser', 12, 3),
  weapon('battery', 'Battery', 18, 4),
  weapon('heavy-battery', 'Heavy battery', 24, 5),
  weapon('lance', 'Lance', 36, 7, { penalty: 'full' }),
  weapon('torpedo', 'Torpedo', 12, 6, { keywords: { wound: 2 }, uses: 1 }),
  weapon('ion-beam', 'Ion beam', 18, 4, { ion: true }),
  weapon('mine-layer', 'Mine layer', 6, 6, { uses: 1 }),
  weapon('black-sun-battery', 'Black Sun battery', 18, 5, { keywords: { blackSun: true } }),
  weapon('black-sun-laser', 'Black Sun laser', 12, 4, { keywords: { blackSun: true } }),
];

export const shipWeaponOf = (id: string): ShipWeapon | undefined => SHIP_WEAPONS.find((one) => one.id === id);
