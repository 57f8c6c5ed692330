/** The six factions (names and colours published, CQ-07; permissions and traits are ours, M-01). How much a trait is on its table, each game says. */

/** What all of a faction have. */
export interface Trait {
  /** A shield bearer near another saves one better. */
  readonly shieldWall: boolean;
  /** Who has not moved shoots with Perception one higher. */
  readonly steadyAim: boolean;
  /** One Aggression more for who goes to engage, or boards. */
  readonly onset: boolean;
  /** Integrity is at most so much; null for no limit. */
  readonly integrityCap: number | null;
  /** Weapons of Black Sun make are for them alone. */
  readonly blackSunMake: boolean;
  /** Its first power of a round costs 1 less, for each side. */
  readonly cheaperPower: boolean;
  /** Each wound that was not saved is ignored on so much or more; null for never. */
  readonly ignore: number | null;
}

export interface Faction {
  readonly id: string;
  readonly name: string;
  /** The top of the base (CQ-07). */
  readonly colour: string;
  /** DW-71: may it shoot at targets in combat? */
  readonly shootsIntoCombat: boolean;
  /** DW-68: may it shoot past friends? */
  readonly shootsPastFriends: boolean;
  readonly trait: Trait;
}

/** DW-71, DW-68. */
type Shots = readonly [intoCombat: boolean, pastFriends: boolean];

export const FACTIONS = [
  faction('empire-of-sol', 'Empire of Sol', 'gold', [false, false], { shieldWall: true }),
  faction('citadel', 'The Citadel', 'blue', [true, false], { steadyAim: true }),
  faction('bloodpact', 'Bloodpact Anarchists', 'red', [true, true], { onset: true, integrityCap: 1 }),
  faction('black-sun', 'Black Sun Traders', 'green', [false, true], { blackSunMake: true }),
  faction('eldritch-cult', 'Eldritch Cult', 'purple', [false, false], { cheaperPower: true }),
  faction('void', 'Champions of the Void', 'black', [false, false], { ignore: 6 }),
] as const satisfies readonly Faction[];

export type FactionId = (typeof FACTIONS)[number]['id'];

export const factionOf = (id: FactionId): Faction => FACTIONS.find((one) => one.id === id)!;
export const factionName = (id: FactionId): string => factionOf(id).name;

function faction<I extends string>(
  id: I,
  name: string,
  colour: string,
  [shootsIntoCombat, shootsPastFriends]: Shots,
  has: Partial<Trait>,
): Faction & { readonly id: I } {
  const trait: Trait = {
    shieldWall: has.shieldWall ?? false,
    steadyAim: has.steadyAim ?? false,
    onset: has.onset ?? false,
    integrityCap: has.integrityCap ?? null,
    blackSunMake: has.blackSunMake ?? false,
    cheaperPower: has.cheaperPower ?? false,
    ignore: has.ignore ?? null,
  };
  return { id, name, colour, shootsIntoCombat, shootsPastFriends, trait };
}
