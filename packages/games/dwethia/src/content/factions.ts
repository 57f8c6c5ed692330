/** The six factions (names and colours published, CQ-07; permissions are ours, M-01). What their traits do, each game says. */

export interface Faction {
  readonly id: string;
  readonly name: string;
  /** The top of the base (CQ-07). */
  readonly colour: string;
  /** DW-71: may it shoot at targets in combat? */
  readonly shootsIntoCombat: boolean;
  /** DW-68: may it shoot past friends? */
  readonly shootsPastFriends: boolean;
}

export const FACTIONS = [
  faction('empire-of-sol', 'Empire of Sol', 'gold', false, false),
  faction('citadel', 'The Citadel', 'blue', true, false),
  faction('bloodpact', 'Bloodpact Anarchists', 'red', true, true),
  faction('black-sun', 'Black Sun Traders', 'green', false, true),
  faction('eldritch-cult', 'Eldritch Cult', 'purple', false, false),
  faction('void', 'Champions of the Void', 'black', false, false),
] as const satisfies readonly Faction[];

export type FactionId = (typeof FACTIONS)[number]['id'];

function faction<I extends string>(
  id: I,
  name: string,
  colour: string,
  shootsIntoCombat: boolean,
  shootsPastFriends: boolean,
): Faction & { readonly id: I } {
  return { id, name, colour, shootsIntoCombat, shootsPastFriends };
}
