/** What is chosen before a war: page, command line and server read it by the same names. */

import { type FactionId, type Side, seatFactionField, seatKey, seatsGiven, sideField } from '@muster/dwethia';
import { group, oneField, type Part, type SwitchValues, several, switchesIn, switchesPart } from '@muster/kernel';
import { armyOf } from '../content/armies.ts';
import { MAPS } from '../content/maps.ts';
import type { ConquestConfig, SeatArmy } from '../state/parts.ts';
import { SWITCHES } from '../switches.ts';
import { AIMS, type AimsChoice, fieldedFile, fieldedParts, POINTS, usualMissions } from './army.ts';

/** CQ-17: a map is rolled for as the war begins; or terrain is placed in turn. */
export const [DRAWN, IN_TURN] = ['drawn', 'in-turn'] as const;

export interface WarChoices {
  readonly points: number;
  /** A map, or one of the two above. */
  readonly map: string;
  /** Of each player, where terrain is placed in turn. */
  readonly pieces: 4 | 8;
  readonly nodes: 'map' | 'players';
  /** Two to four. The first is of the first side, the second of the second. */
  readonly seats: readonly SeatArmy[];
  /** By side. */
  readonly aims: readonly [AimsChoice, AimsChoice];
  readonly switches: SwitchValues;
}

const SIDES = ['first', 'second'] as const;

/** The ready army of a faction. */
export const readySeat = (side: Side, faction: FactionId): SeatArmy => ({ ...armyOf(faction), side, units: [] });

const seatPart = (seat: number): Part<SeatArmy> =>
  group<SeatArmy>({ side: sideField(seat, SIDES), faction: seatFactionField(seat), ...fieldedParts(true) });

export const WAR = group<WarChoices>({
  points: POINTS,
  map: oneField<string>(
    'map called',
    [
      ...MAPS.map(({ id, name }) => ({ value: id, words: name })),
      { value: DRAWN, words: 'Draw one' },
      { value: IN_TURN, words: 'Terrain in turn' },
    ],
    MAPS[0]!.id,
    { words: 'Map', always: true },
  ),
  pieces: oneField<4 | 8>(
    'number of pieces',
    [
      { value: 4, words: 'Four each' },
      { value: 8, words: 'Eight each' },
    ],
    4,
    { words: 'Pieces of terrain' },
  ),
  nodes: oneField(
    'way of placing nodes',
    [
      { value: 'map', words: 'Where the map has them' },
      { value: 'players', words: 'Placed in turn' },
    ],
    'map',
    { words: 'Nodes' },
  ),
  seats: several(seatsGiven, seatKey, seatPart),
  aims: several(
    () => 2,
    (side) => SIDES[side]!,
    () => AIMS,
  ) as Part<WarChoices['aims']>,
  switches: switchesPart(SWITCHES),
});

type Sides = Pick<WarChoices, 'seats' | 'aims'>;

export const factionsOf = ({ seats }: Pick<WarChoices, 'seats'>, side: Side): readonly FactionId[] => [
  ...new Set(seats.flatMap((seat) => (seat.side === side ? [seat.faction] : []))),
];

/** Nobody on this side: then nothing is open, and what begins the war says so. */
export const missionsTaken = (choices: Sides, side: Side): readonly string[] => {
  const { missions } = choices.aims[side];
  const factions = factionsOf(choices, side);
  return missions ?? (factions.length === 0 ? [] : usualMissions(factions));
};

const groundOf = ({ map, pieces, nodes }: WarChoices, drawn: string): object => {
  if (map === IN_TURN) return { terrain: 'alternate', terrainCount: pieces, nodes: 'players' };
  return { map: map === DRAWN ? drawn : map, nodes };
};

/** For the game to read and check. `drawn`: the map that was rolled for, if one is. */
export const warConfigOf = (choices: WarChoices, drawn = MAPS[0]!.id): object => ({
  points: choices.points,
  ...groundOf(choices, drawn),
  seats: choices.seats.map((seat) => ({
    ...fieldedFile(seat),
    side: seat.side,
    scenario: choices.aims[seat.side].scenario,
    missions: missionsTaken(choices, seat.side),
  })),
  rulings: choices.switches,
});

/** What a ready war chooses. */
export const choicesOfWar = (config: ConquestConfig): WarChoices => {
  const { points, map, terrain, terrainCount, nodes, seats, aims } = config;
  return {
    points,
    map: terrain === 'map' ? map : IN_TURN,
    pieces: terrainCount,
    nodes,
    seats,
    aims,
    switches: switchesIn(SWITCHES, config),
  };
};
