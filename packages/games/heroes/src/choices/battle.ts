/** What is chosen before a battle: page, command line and server read it by the same names. */

import { type FactionId, limitField, type Side, sheetsPart, sidedSeats } from '@muster/dwethia';
import { type Field, group, oneField, type Part, part, type SwitchValues, switchesPart } from '@muster/kernel';
import { UNIT_TEXTS } from '../build/text.ts';
import { ARENAS, BOARDS, sizeFor } from '../content/arenas.ts';
import type { UnitSheet } from '../content/sheet.ts';
import { SWITCHES } from '../switches.ts';

/** Sizes that are offered. */
export const LIMITS = [60, 150, 300] as const;
export const [LEAST_POINTS, MOST_POINTS] = [20, 1000] as const;

/** Of a force that is built. */
export const POINTS: Field<number> = limitField(LEAST_POINTS, MOST_POINTS, LIMITS[1]);

/** Of a battle that says nothing it is less; one that cannot be had gives way to the usual of forces. */
const BATTLE_POINTS: Field<number> = {
  ...POINTS,
  usual: LIMITS[0],
  read: (given, at, tell) => (given.has(at) ? POINTS.read(given, at, tell) : LIMITS[0]),
};

/** One seat: which side, which faction, which force. */
export interface SeatChoice {
  readonly side: Side;
  readonly faction: FactionId;
  /** Null: the ready force of the faction. */
  readonly units: readonly UnitSheet[] | null;
  /** The name of the squad that they are; null for none. */
  readonly squad: string | null;
}

export interface HeroesChoices {
  readonly points: number;
  readonly arena: string;
  /** Two to four (DW-22). The first is of the south, the second of the north. */
  readonly seats: readonly SeatChoice[];
  readonly objectives: 'picked' | 'drawn';
  readonly markers: 'placed' | 'arena';
  readonly switches: SwitchValues;
}

/** Those of the size for so many points; the last one is bare, and its terrain is placed in turn (HR-09). */
export const arenasFor = (points: number) => [...ARENAS, ...BOARDS].filter(({ size }) => size === sizeFor(points));

export const isBare = (arena: string): boolean => BOARDS.some(({ id }) => id === arena);

const arenaField = (points: number): Field<string> => {
  const arenas = arenasFor(points).map(({ id, name }) => ({ value: id, words: name }));
  return oneField('arena of this size called', arenas, arenas[0]!.value, { words: 'Arena', always: true });
};

/** Nobody named: null. */
const unitsPart = (faction: FactionId): Part<readonly UnitSheet[] | null> => {
  const units = sheetsPart(UNIT_TEXTS, faction);
  return {
    name: UNIT_TEXTS.what,
    read: (given, at, tell) => (given.has(at) ? units.read(given, at, tell) : null),
    write: (value, at) => units.write(value ?? [], at),
  };
};

export const BATTLE = group<HeroesChoices>({
  points: BATTLE_POINTS,
  arena: ({ points }) => arenaField(points),
  seats: sidedSeats<SeatChoice>((_seat, side, faction) =>
    group<SeatChoice>({
      side,
      faction,
      units: (seat) => unitsPart(seat.faction),
      squad: part(
        ([name]) => name ?? null,
        (name) => (name === null ? [] : [name]),
      ),
    }),
  ),
  objectives: oneField(
    'way of choosing objectives',
    [
      { value: 'picked', words: 'Each side picks five' },
      { value: 'drawn', words: 'Five are drawn' },
    ],
    'picked',
    { words: 'Objectives' },
  ),
  markers: oneField(
    'way of placing markers',
    [
      { value: 'arena', words: 'Where the arena has them' },
      { value: 'placed', words: 'Placed in turn' },
    ],
    'arena',
    { words: 'Markers' },
  ),
  switches: switchesPart(SWITCHES),
});

/** For the game to read and check. */
export const battleConfigOf = (choices: HeroesChoices): object => {
  const { points, arena, seats, objectives, markers, switches } = choices;
  return {
    points,
    arena,
    seats: seats.map(({ side, faction, units }) => ({ side, faction, units })),
    objectives,
    markers: isBare(arena) ? 'placed' : markers,
    terrain: isBare(arena) ? 'placed' : 'arena',
    rulings: switches,
  };
};
