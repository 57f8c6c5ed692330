/** Fleets and ships in addresses, to be opened and passed on: `/cosmic-combat/fleets?faction=void&points=1500&ship=cairn`. */

import {
  CLASSES,
  LEAST_POINTS,
  leastOf,
  MOST_POINTS,
  MOST_SHIPS,
  type ShipClass,
  type ShipSheet,
} from '@muster/cosmic-combat';
import { FACTIONS, type FactionId, RELIGIONS, type ReligionId, STATS, type Stats } from '@muster/dwethia';
import {
  type Back,
  backIn,
  joined,
  type Read,
  type Report,
  readBack,
  readFaction,
  reading,
  readLimit,
} from '../../../dwethia/force/address.ts';
import { tidyName } from '../../../pages/keeping/name.ts';
import { quoted } from '../../../parts/words.ts';
import { readShips, readShipText, shipsIn } from './ship-text.ts';

export const LIMITS = [1500, 3000] as const;
export const DEFAULT_LIMIT = 1500;
const DEFAULT_FACTION: FactionId = 'empire-of-sol';

export interface FleetDraft {
  readonly faction: FactionId;
  /** DW-26. */
  readonly religion: ReligionId | null;
  readonly points: number;
  readonly ships: readonly ShipSheet[];
  readonly name: string;
}

const factionIn = (params: URLSearchParams, report: Report): FactionId =>
  readFaction(params.get('faction'), FACTIONS, DEFAULT_FACTION, report);

export const readReligion = (text: string | null, report: Report): ReligionId | null => {
  if (text === null) return null;
  const found = RELIGIONS.find(({ id }) => id === text.toLowerCase());
  if (found === undefined) report(`There is no religion ${quoted(text)}; the fleet has none (DW-26).`);
  return found?.id ?? null;
};

export const readFleetDraft = (params: URLSearchParams): Read<FleetDraft> =>
  reading((report) => {
    const faction = factionIn(params, report);
    const ships = readShips(params, 'ship', faction, report);
    if (ships.length > MOST_SHIPS) report(`A fleet has ${MOST_SHIPS} ships at most; the others were left out.`);
    return {
      faction,
      religion: readReligion(params.get('religion'), report),
      points: readLimit(params.get('points'), { least: LEAST_POINTS, most: MOST_POINTS, usual: DEFAULT_LIMIT }, report),
      ships: ships.slice(0, MOST_SHIPS),
      name: tidyName(params.get('name') ?? '').trim(),
    };
  });

export const fleetAddress = ({ faction, religion, points, ships, name }: FleetDraft): string =>
  joined('/cosmic-combat/fleets', [
    `faction=${faction}`,
    ...(religion === null ? [] : [`religion=${religion}`]),
    `points=${points}`,
    ...shipsIn('ship', ships),
    ...(name === '' ? [] : [`name=${encodeURIComponent(name)}`]),
  ]);

/** A new battle in which the first seat has this fleet. */
export const battleAddress = ({ faction, religion, points, ships }: Omit<FleetDraft, 'name'>): string =>
  joined('/new/cosmic-combat', [
    `points=${points}`,
    `south=${faction}`,
    ...(religion === null ? [] : [`south-religion=${religion}`]),
    ...shipsIn('south-ship', ships),
  ]);

export const shipAddress = (ship: ShipSheet, back?: Back<FleetDraft>): string =>
  joined('/cosmic-combat/ships', [
    `faction=${ship.faction}`,
    ...shipsIn('ship', [ship]),
    ...(back === undefined ? [] : backIn('fleet', fleetAddress(back.force), back.place)),
  ]);

/** The fleet with the ship in its place; of another faction it goes alone. */
export const putBack = (ship: ShipSheet, { force, place }: Back<FleetDraft>): FleetDraft =>
  ship.faction === force.faction
    ? { ...force, ships: force.ships.with(place, ship) }
    : { ...force, faction: ship.faction, ships: [ship] };

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

export const readShipDraft = (
  params: URLSearchParams,
): Read<ShipSheet> & { readonly back: Back<FleetDraft> | undefined } => ({
  ...reading((report) => {
    const faction = factionIn(params, report);
    const text = params.get('ship');
    return (text === null ? undefined : readShipText(text, faction, report)) ?? bareShip(faction, 'cruiser', '');
  }),
  back: readBack(
    params,
    'fleet',
    (inner) => readFleetDraft(inner).draft,
    ({ ships }) => ships,
  ),
});
