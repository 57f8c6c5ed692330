/** What is chosen before a battle, as the address of the page writes it. Pure. */

import {
  CURRENT,
  cosmicCombatDescriptor,
  LEAST_POINTS,
  MOST_POINTS,
  mapsFor,
  OPEN,
  SCENARIOS,
  type Scenario,
  type ShipSheet,
  type Which,
} from '@muster/cosmic-combat';
import { FACTIONS, type FactionId, type ReligionId } from '@muster/dwethia';
import type { DiceOf } from '@muster/table';
import { type Report, readLimit } from '../../../dwethia/force/address.ts';
import { type Choosing, choosing, readOne, readSwitches, writeSwitches } from '../../../dwethia/new-battle/reading.ts';
import {
  readPlayers,
  readSeats,
  type Seated,
  seatKey,
  withCount as seatsOf,
  writePlayers,
  writeSeat,
} from '../../../dwethia/new-battle/seats.ts';
import { readDice, writeDice } from '../../../pages/new-battle/DiceChoice.tsx';
import type { SwitchValues } from '../../../pages/new-battle/SwitchList.tsx';
import type { PlayerId } from '../../../pages/new-battle/who-plays.ts';
import { readReligion } from '../fleet/address.ts';
import { readShips, shipsIn } from '../fleet/ship-text.ts';

export const POINTS = [1500, 3000, 4000] as const;

/** A fleet of one's own (DW-25, DW-26). */
export interface OwnFleet {
  readonly religion: ReligionId | null;
  readonly ships: readonly ShipSheet[];
}

/** One seat: which side, which faction, which fleet. */
export interface SeatChoice extends Seated<FactionId> {
  /** Which of the two ready fleets. */
  readonly fleet: Which;
  /** Instead of a ready one. */
  readonly own: OwnFleet | null;
}

export interface Choices {
  readonly points: number;
  readonly scenario: Scenario;
  readonly map: string;
  /** Two to four. */
  readonly seats: readonly SeatChoice[];
  /** By seat. */
  readonly players: readonly PlayerId[];
  /** By the name of the switch; what is missing is as usual. */
  readonly switches: SwitchValues;
  readonly dice: DiceOf;
}

/** Maps of the size that the battle needs, and open space. */
export const mapIds = ({
  points,
  scenario,
  switches,
}: Pick<Choices, 'points' | 'scenario' | 'switches'>): readonly string[] => {
  const boardSize = switches['boardSize'] === 'large' ? 'large' : 'points';
  return [...mapsFor({ points, scenario, rulings: { boardSize }, edition: CURRENT }).map(({ id }) => id), OPEN];
};

const USUAL: readonly FactionId[] = ['empire-of-sol', 'citadel', 'bloodpact', 'black-sun'];
const SIDES = ['First fleet', 'Second fleet'] as const;

/** `First fleet`; `First fleet 2` where the side has several. */
export const seatWords = ({ seats }: Pick<Choices, 'seats'>, seat: number): string => {
  const { side } = seats[seat]!;
  const mates = seats.flatMap((one, i) => (one.side === side ? [i] : []));
  return mates.length === 1 ? SIDES[side] : `${SIDES[side]} ${mates.indexOf(seat) + 1}`;
};

/** Of an address; what cannot be had is told. */
export const readChoices = (query: URLSearchParams): Choosing<Choices> =>
  choosing((report) => {
    const points = readLimit(query.get('points'), { least: LEAST_POINTS, most: MOST_POINTS, usual: POINTS[0] }, report);
    const scenario = readOne(
      query.get('scenario'),
      SCENARIOS.map(({ id }) => id),
      'fleet-action',
      'scenario',
      report,
    );
    const switches = readSwitches(cosmicCombatDescriptor.switches, query, report);
    const maps = mapIds({ points, scenario, switches });
    const ids = FACTIONS.map(({ id }) => id);
    return {
      points,
      scenario,
      map: readOne(query.get('map'), maps, maps[0]!, 'map of this size called', report),
      seats: readSeats(query, ids, USUAL, (seat, of) => readFleet(query, seat, of, report), report),
      players: readPlayers(query, report),
      switches,
      dice: readDice(query.get('dice'), report),
    };
  });

const readFleet = (query: URLSearchParams, seat: number, of: Seated<FactionId>, report: Report): SeatChoice => {
  const name = seatKey(seat);
  const fleet = readOne(query.get(`${name}-fleet`), ['1', '2'] as const, '1', 'ready fleet', report) === '2' ? 2 : 1;
  if (!query.has(`${name}-ship`)) return { ...of, fleet, own: null };
  const religion = readReligion(query.get(`${name}-religion`), report);
  return { ...of, fleet, own: { religion, ships: readShips(query, `${name}-ship`, of.faction, report) } };
};

const writeOwn = (name: string, own: OwnFleet | null): readonly string[] =>
  own === null
    ? []
    : [...(own.religion === null ? [] : [`${name}-religion=${own.religion}`]), ...shipsIn(`${name}-ship`, own.ships)];

const writeFleet = (of: SeatChoice, seat: number): readonly string[] => [
  ...writeSeat(of, seat),
  ...(of.fleet === 2 ? [`${seatKey(seat)}-fleet=2`] : []),
  ...writeOwn(seatKey(seat), of.own),
];

export const writeChoices = (c: Choices): string =>
  [
    `points=${c.points}`,
    ...(c.scenario === 'fleet-action' ? [] : [`scenario=${c.scenario}`]),
    `map=${c.map}`,
    ...c.seats.flatMap(writeFleet),
    ...writePlayers(c.players),
    ...writeSwitches(c.switches),
    ...writeDice(c.dice),
  ].join('&');

/** More or fewer seats; who stays keeps what was chosen. */
export const withCount = (choices: Choices, count: number): Pick<Choices, 'seats' | 'players'> =>
  seatsOf(choices, count, (seat, side): SeatChoice => ({ side, faction: USUAL[seat]!, fleet: 1, own: null }));

/** For the game to read and check. */
export const configOf = ({ points, scenario, map, seats, switches }: Choices): object => ({
  points,
  scenario,
  map,
  seats: seats.map(({ side, faction, fleet, own }) => ({ side, faction, fleet, ...own })),
  rulings: switches,
});
