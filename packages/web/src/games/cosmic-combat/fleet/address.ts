/** Fleets and ships in addresses, to be opened and passed on: `/cosmic-combat/fleets?faction=void&points=1500&ship=cairn`. */

import {
  BATTLE,
  CLASSES,
  leastOf,
  MOST_SHIPS,
  POINTS,
  RELIGION,
  SHIP_TEXTS,
  type ShipClass,
  type ShipSheet,
} from '@muster/cosmic-combat';
import { type FactionId, factionField, type ReligionId, STATS, type Stats, sheetsPart } from '@muster/dwethia';
import { group, NAME } from '@muster/kernel';
import { type Back, sheetPage } from '../../../dwethia/force/address.ts';
import { addressOf, chosenIn } from '../../../parts/useChoices.ts';

export const LIMITS = [1500, 3000] as const;

export interface FleetDraft {
  readonly faction: FactionId;
  /** DW-26. */
  readonly religion: ReligionId | null;
  /** The limit it is made for. */
  readonly points: number;
  readonly ships: readonly ShipSheet[];
  readonly name: string;
}

/** Without its name: as a battle takes it. */
export type FleetBrought = Omit<FleetDraft, 'name'>;

export const broughtOf = ({ points, faction, religion, ships }: FleetBrought): FleetBrought => ({
  points,
  faction,
  religion,
  ships,
});

const TOO_MANY = `A fleet has ${MOST_SHIPS} ships at most; the others were left out.`;

export const FLEET = group<FleetDraft>({
  faction: factionField('empire-of-sol'),
  religion: RELIGION,
  points: POINTS,
  ships: ({ faction }) => sheetsPart(SHIP_TEXTS, faction, { most: MOST_SHIPS, tooMany: TOO_MANY }),
  name: NAME,
});

export const fleetAddress = (fleet: FleetDraft): string => addressOf('/cosmic-combat/fleets', FLEET, fleet);

/** A new battle in which the first seat has this fleet. */
export const battleAddress = ({ faction, religion, points, ships }: FleetBrought): string => {
  const chosen = chosenIn(BATTLE, `points=${points}`);
  const seat = { side: 0, faction, fleet: 1, own: { religion, ships } } as const;
  return addressOf('/new/cosmic-combat', BATTLE, { ...chosen, seats: chosen.seats.with(0, seat) });
};

/** A bare hull of a class: the least of every stat (DW-28). */
export const bareShip = (faction: FactionId, of: ShipClass, name: string): ShipSheet => ({
  name,
  faction,
  class: of,
  base: CLASSES[of].base,
  stats: Object.fromEntries(STATS.map(({ name: stat }) => [stat, leastOf(of, stat)])) as unknown as Stats,
  shield: null,
  mounts: [],
  powers: [],
  rules: [],
});

export const { of: SHIP, addressOf: shipAddress } = sheetPage<ShipSheet, FleetDraft>({
  path: '/cosmic-combat/ships',
  texts: SHIP_TEXTS,
  beginning: (faction) => bareShip(faction, 'cruiser', ''),
  into: 'fleet',
  force: FLEET,
  membersOf: ({ ships }) => ships,
});

/** The fleet with the ship in its place; of another faction it goes alone. */
export const putBack = (ship: ShipSheet, { force, place }: Back<FleetDraft>): FleetDraft =>
  ship.faction === force.faction
    ? { ...force, ships: force.ships.with(place, ship) }
    : { ...force, faction: ship.faction, ships: [ship] };
