/** What is chosen before a battle: page, command line and server read it by the same names. */

import {
  type FactionId,
  limitField,
  RELIGIONS,
  type ReligionId,
  type Side,
  sheetsPart,
  sidedSeats,
} from '@muster/dwethia';
import { type Field, group, oneField, type Part, part, quoted, type SwitchValues, switchesPart } from '@muster/kernel';
import { CURRENT } from '../build/price.ts';
import { LEAST_POINTS, MOST_POINTS } from '../build/reading.ts';
import { SHIP_TEXTS } from '../build/text.ts';
import type { Which } from '../content/fleets.ts';
import { OPEN } from '../content/maps.ts';
import { SCENARIOS, type Scenario } from '../content/scenarios.ts';
import type { ShipSheet } from '../content/sheet.ts';
import { mapsFor } from '../ground/board.ts';
import { SWITCHES } from '../switches.ts';

export const POINTS: Field<number> = limitField(LEAST_POINTS, MOST_POINTS, 1500);

/** DW-26; none unless it is named. */
export const RELIGION: Part<ReligionId | null> = part(
  ([text], report) => {
    if (text === undefined) return null;
    const found = RELIGIONS.find(({ id }) => id === text.toLowerCase());
    if (found === undefined) report(`There is no religion ${quoted(text)}; the fleet has none (DW-26).`);
    return found?.id ?? null;
  },
  (religion) => (religion === null ? [] : [religion]),
);

/** A fleet of one's own (DW-25, DW-26). */
export interface OwnFleet {
  readonly religion: ReligionId | null;
  readonly ships: readonly ShipSheet[];
}

/** One seat: which side, which faction, which fleet. */
export interface SeatChoice {
  readonly side: Side;
  readonly faction: FactionId;
  /** Which of the two ready fleets. */
  readonly fleet: Which;
  /** Instead of a ready one. */
  readonly own: OwnFleet | null;
}

export interface CosmicChoices {
  readonly points: number;
  readonly scenario: Scenario;
  readonly map: string;
  /** Two to four. */
  readonly seats: readonly SeatChoice[];
  readonly switches: SwitchValues;
}

/** Maps of the size that the battle needs, and open space. */
export const mapIds = ({
  points,
  scenario,
  switches,
}: Pick<CosmicChoices, 'points' | 'scenario' | 'switches'>): readonly string[] => {
  const boardSize = switches['boardSize'] === 'large' ? 'large' : 'points';
  return [...mapsFor({ points, scenario, rulings: { boardSize }, edition: CURRENT }).map(({ id }) => id), OPEN];
};

const mapField = (maps: readonly string[]): Field<string> =>
  oneField('map of this size called', maps, maps[0]!, { words: 'Map', always: true });

/** Where a ship is named; its parameters stand beside those of the seat. */
const ownPart = (faction: FactionId): Part<OwnFleet | null> => {
  const own = group<OwnFleet>({ religion: RELIGION, ships: sheetsPart(SHIP_TEXTS, faction) });
  return {
    name: '',
    read: (given, at, tell) => (given.has(`${at}-${SHIP_TEXTS.what}`) ? own.read(given, at, tell) : null),
    write: (fleet, at) => (fleet === null ? [] : own.write(fleet, at)),
  };
};

export const BATTLE = group<CosmicChoices>({
  points: POINTS,
  scenario: oneField(
    'scenario',
    SCENARIOS.map(({ id, name }) => ({ value: id, words: name })),
    'fleet-action',
    { words: 'Scenario' },
  ),
  map: (choices) => mapField(mapIds(choices)),
  seats: sidedSeats<SeatChoice>((_seat, side, faction) =>
    group<SeatChoice>({
      side,
      faction,
      fleet: oneField<Which>('ready fleet', [1, 2], 1),
      own: (seat) => ownPart(seat.faction),
    }),
  ),
  switches: switchesPart(SWITCHES),
});

/** For the game to read and check. */
export const battleConfigOf = ({ points, scenario, map, seats, switches }: CosmicChoices): object => ({
  points,
  scenario,
  map,
  seats: seats.map(({ side, faction, fleet, own }) => ({ side, faction, fleet, ...own })),
  rulings: switches,
});
