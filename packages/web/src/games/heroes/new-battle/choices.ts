/** What is chosen before a battle, as the address of the page writes it. Pure. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import { ARENAS, BOARDS, heroesDescriptor, sizeFor, type UnitSheet } from '@muster/heroes';
import type { DiceOf } from '@muster/table';
import type { Report } from '../../../dwethia/force/address.ts';
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
import { readLimit } from '../force/address.ts';
import { readUnits, unitsIn } from '../force/unit-text.ts';

export const POINTS = [60, 150, 300] as const;

/** One seat: which side, which faction, which force. */
export interface SeatChoice extends Seated<FactionId> {
  /** Null: the ready force of the faction. */
  readonly units: readonly UnitSheet[] | null;
  /** The name of the squad that they are; null for none. */
  readonly squad: string | null;
}

export interface Choices {
  readonly points: number;
  readonly arena: string;
  /** Two to four (DW-22). The first is of the south, the second of the north. */
  readonly seats: readonly SeatChoice[];
  /** By seat. */
  readonly players: readonly PlayerId[];
  readonly objectives: 'picked' | 'drawn';
  readonly markers: 'placed' | 'arena';
  /** By the name of the switch; what is missing is as usual. */
  readonly switches: SwitchValues;
  readonly dice: DiceOf;
}

/** Those of the size for so many points; the last one is bare, and its terrain is placed in turn (HR-09). */
export const arenasFor = (points: number) => [...ARENAS, ...BOARDS].filter(({ size }) => size === sizeFor(points));

export const isBare = (arena: string): boolean => BOARDS.some(({ id }) => id === arena);

const USUAL: readonly FactionId[] = ['empire-of-sol', 'citadel', 'bloodpact', 'black-sun'];

const readForce = (query: URLSearchParams, seat: number, of: Seated<FactionId>, report: Report): SeatChoice => {
  const name = seatKey(seat);
  const units = query.has(`${name}-unit`) ? readUnits(query, `${name}-unit`, of.faction, report) : null;
  return { ...of, units, squad: query.get(`${name}-squad`) };
};

/** Of an address; what cannot be had is told. */
export const readChoices = (query: URLSearchParams): Choosing<Choices> =>
  choosing((report) => {
    const points = readLimit(query.get('points') ?? '60', report);
    const arenas = arenasFor(points).map(({ id }) => id);
    const switches = readSwitches(heroesDescriptor.switches, query, report);
    const ids = FACTIONS.map(({ id }) => id);
    return {
      points,
      arena: readOne(query.get('arena'), arenas, arenas[0]!, 'arena of this size called', report),
      seats: readSeats(query, ids, USUAL, (seat, of) => readForce(query, seat, of, report), report),
      players: readPlayers(query, report),
      objectives: readOne(
        query.get('objectives'),
        ['picked', 'drawn'] as const,
        'picked',
        'way of choosing objectives',
        report,
      ),
      markers: readOne(query.get('markers'), ['arena', 'placed'] as const, 'arena', 'way of placing markers', report),
      switches,
      dice: readDice(query.get('dice'), report),
    };
  });

const writeForce = (of: SeatChoice, seat: number): readonly string[] => [
  ...writeSeat(of, seat),
  ...unitsIn(`${seatKey(seat)}-unit`, of.units ?? []),
  ...(of.squad === null ? [] : [`${seatKey(seat)}-squad=${encodeURIComponent(of.squad)}`]),
];

export const writeChoices = (c: Choices): string =>
  [
    `points=${c.points}`,
    `arena=${c.arena}`,
    ...c.seats.flatMap(writeForce),
    ...writePlayers(c.players),
    ...(c.objectives === 'picked' ? [] : ['objectives=drawn']),
    ...(c.markers === 'arena' ? [] : ['markers=placed']),
    ...writeSwitches(c.switches),
    ...writeDice(c.dice),
  ].join('&');

/** More or fewer seats; who stays keeps what was chosen. */
export const withCount = (choices: Choices, count: number): Pick<Choices, 'seats' | 'players'> =>
  seatsOf(choices, count, (seat, side): SeatChoice => ({ side, faction: USUAL[seat]!, units: null, squad: null }));

/** For the game to read and check. */
export const configOf = ({ points, arena, seats, objectives, markers, switches }: Choices): object => ({
  points,
  arena,
  seats: seats.map(({ side, faction, units }) => ({ side, faction, units })),
  objectives,
  markers: isBare(arena) ? 'placed' : markers,
  terrain: isBare(arena) ? 'placed' : 'arena',
  rulings: switches,
});
