/** What is chosen before a battle, as the address of the page writes it. Pure. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import { ARENAS, BOARDS, heroesDescriptor, sizeFor, type UnitSheet } from '@muster/heroes';
import type { DiceOf } from '../../../match/source.ts';
import type { Report } from '../../../pages/force/address.ts';
import { readDice, writeDice } from '../../../pages/new-battle/DiceChoice.tsx';
import { type Choosing, choosing, readOne, readSwitches, writeSwitches } from '../../../pages/new-battle/reading.ts';
import type { SwitchValues } from '../../../pages/new-battle/SwitchList.tsx';
import { type PlayerId, readPlayer, settledPlayers } from '../../../pages/new-battle/who-plays.ts';
import { readLimit } from '../force/address.ts';
import { readUnits, unitsIn } from '../force/unit-text.ts';

export const POINTS = [60, 150, 300] as const;
export const SEAT_COUNTS = [2, 3, 4] as const;

export type SideOf = 0 | 1;

/** One seat: which side, which faction, which force, who plays. */
export interface SeatChoice {
  readonly side: SideOf;
  readonly faction: FactionId;
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

const SIDE_NAMES = ['south', 'north'] as const;
const LETTERS = ['a', 'b', 'c', 'd'] as const;

/** How the address calls what belongs to a seat: those of two players by their sides. */
const nameOf = (seat: number): string => SIDE_NAMES[seat] ?? LETTERS[seat]!;
/** The faction of the third is `c-faction`, of the first simply `south`. */
const factionKey = (seat: number): string => SIDE_NAMES[seat] ?? `${LETTERS[seat]}-faction`;

interface Usual {
  readonly side: SideOf;
  readonly faction: FactionId;
  readonly player: PlayerId;
}

const USUAL: readonly Usual[] = [
  { side: 0, faction: 'empire-of-sol', player: 'you' },
  { side: 1, faction: 'citadel', player: 'recruit' },
  { side: 0, faction: 'bloodpact', player: 'recruit' },
  { side: 1, faction: 'black-sun', player: 'recruit' },
];

/** As many as are named; a seat is named by who plays it. */
const seatCount = (query: URLSearchParams): number => (query.has('d') ? 4 : query.has('c') ? 3 : 2);

const readSeat = (query: URLSearchParams, seat: number, report: Report): SeatChoice => {
  const usual = USUAL[seat]!;
  const name = nameOf(seat);
  const side =
    seat < 2
      ? usual.side
      : (SIDE_NAMES.indexOf(
          readOne(query.get(`${name}-side`), SIDE_NAMES, SIDE_NAMES[usual.side], 'side', report),
        ) as SideOf);
  const ids = FACTIONS.map(({ id }) => id);
  const faction = readOne(query.get(factionKey(seat)), ids, usual.faction, 'faction', report);
  const units = query.has(`${name}-unit`) ? readUnits(query, `${name}-unit`, faction, report) : null;
  return { side, faction, units, squad: query.get(`${name}-squad`) };
};

/** Of an address; what cannot be had is told. */
export const readChoices = (query: URLSearchParams): Choosing<Choices> =>
  choosing((report) => {
    const points = readLimit(query.get('points') ?? '60', report);
    const arenas = arenasFor(points).map(({ id }) => id);
    const switches = readSwitches(heroesDescriptor.switches, query, report);
    const named = LETTERS.slice(0, seatCount(query));
    return {
      points,
      arena: readOne(query.get('arena'), arenas, arenas[0]!, 'arena of this size called', report),
      seats: named.map((_, seat) => readSeat(query, seat, report)),
      players: settledPlayers(named.map((letter, seat) => readPlayer(query.get(letter), USUAL[seat]!.player, report))),
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

const writeSeat = ({ side, faction, units, squad }: SeatChoice, seat: number): readonly string[] => [
  ...(seat < 2 ? [] : [`${nameOf(seat)}-side=${SIDE_NAMES[side]}`]),
  `${factionKey(seat)}=${faction}`,
  ...unitsIn(`${nameOf(seat)}-unit`, units ?? []),
  ...(squad === null ? [] : [`${nameOf(seat)}-squad=${encodeURIComponent(squad)}`]),
];

export const writeChoices = (c: Choices): string =>
  [
    `points=${c.points}`,
    `arena=${c.arena}`,
    ...c.seats.flatMap(writeSeat),
    ...c.players.map((player, seat) => `${LETTERS[seat]}=${player}`),
    ...(c.objectives === 'picked' ? [] : ['objectives=drawn']),
    ...(c.markers === 'arena' ? [] : ['markers=placed']),
    ...writeSwitches(c.switches),
    ...writeDice(c.dice),
  ].join('&');

/** More or fewer seats; who stays keeps what was chosen. */
export const withCount = ({ seats, players }: Choices, count: number): Pick<Choices, 'seats' | 'players'> => ({
  seats: USUAL.slice(0, count).map(
    ({ side, faction }, seat): SeatChoice => seats[seat] ?? { side, faction, units: null, squad: null },
  ),
  players: settledPlayers(USUAL.slice(0, count).map(({ player }, seat) => players[seat] ?? player)),
});

/** What a seat may spend: mates share the limit of their side. */
export const shareOf = ({ points, seats }: Pick<Choices, 'points' | 'seats'>, seat: number): number =>
  Math.floor(points / seats.filter(({ side }) => side === seats[seat]!.side).length);

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
