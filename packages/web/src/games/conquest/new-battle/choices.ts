/** What is chosen before a war, as the address of the page writes it. Pure. */

import {
  armyOf,
  type ConquestConfig,
  conquestDescriptor,
  MAPS,
  type Mission,
  missionsFor,
  type ScenarioId,
  type SeatArmy,
} from '@muster/conquest';
import { FACTIONS, type FactionId, type Side } from '@muster/dwethia';
import type { DiceOf } from '@muster/table';
import type { Report } from '../../../dwethia/force/address.ts';
import { type Choosing, choosing, readOne, readSwitches, writeSwitches } from '../../../dwethia/new-battle/reading.ts';
import {
  LETTERS,
  lettersIn,
  readPlayers,
  readSide,
  withCount as seatsOf,
  writePlayers,
} from '../../../dwethia/new-battle/seats.ts';
import { readDice, writeDice } from '../../../pages/new-battle/DiceChoice.tsx';
import type { SwitchValues } from '../../../pages/new-battle/SwitchList.tsx';
import type { PlayerId } from '../../../pages/new-battle/who-plays.ts';
import { aimsIn, fieldedIn, LIMITS, readAims, readFielded, readPoints } from '../army/address.ts';
import { usualMissions } from '../army/draft.ts';
import { armyFile } from '../army/kept.ts';

export const POINTS = LIMITS;

/** CQ-17: a map is rolled for as the war begins; or terrain is placed in turn. */
export const [DRAWN, IN_TURN] = ['drawn', 'in-turn'] as const;

export type SeatChoice = SeatArmy;

export interface AimsChoice {
  readonly scenario: ScenarioId;
  /** Null: those that are usual for its factions. */
  readonly missions: readonly string[] | null;
}

export interface Choices {
  readonly points: number;
  /** A map, or one of the two above. */
  readonly map: string;
  /** Of each player, where terrain is placed in turn. */
  readonly pieces: 4 | 8;
  readonly nodes: 'map' | 'players';
  /** Two to four. The first is of the first side, the second of the second. */
  readonly seats: readonly SeatChoice[];
  /** By side. */
  readonly aims: readonly [AimsChoice, AimsChoice];
  /** By seat. */
  readonly players: readonly PlayerId[];
  /** By the name of the switch; what is missing is as usual. */
  readonly switches: SwitchValues;
  readonly dice: DiceOf;
}

const SIDES = ['first', 'second'] as const;
const USUAL: readonly FactionId[] = ['empire-of-sol', 'citadel', 'bloodpact', 'black-sun'];

/** The ready army of a faction. */
export const readySeat = (side: Side, faction: FactionId): SeatChoice => ({ ...armyOf(faction), side, units: [] });

const readSeat = (query: URLSearchParams, seat: number, report: Report): SeatChoice => {
  const before = `${LETTERS[seat]}-`;
  const ids = FACTIONS.map(({ id }) => id);
  const faction = readOne(query.get(`${before}faction`), ids, USUAL[seat]!, 'faction', report);
  const side = readSide(query, seat, SIDES, report);
  return { side, faction, ...readFielded(query, faction, report, before, readySeat(side, faction)) };
};

/** Of an address; what cannot be had is told. */
export const readChoices = (query: URLSearchParams): Choosing<Choices> =>
  choosing((report) => ({
    points: readPoints(query.get('points'), report),
    map: readOne<string>(
      query.get('map'),
      [...MAPS.map(({ id }) => id), DRAWN, IN_TURN],
      MAPS[0]!.id,
      'map called',
      report,
    ),
    pieces: readOne(query.get('pieces'), ['4', '8'] as const, '4', 'number of pieces', report) === '8' ? 8 : 4,
    nodes: readOne(query.get('nodes'), ['map', 'players'] as const, 'map', 'way of placing nodes', report),
    seats: lettersIn(query).map((_, seat) => readSeat(query, seat, report)),
    aims: [readAims(query, report, 'first-'), readAims(query, report, 'second-')],
    players: readPlayers(query, report),
    switches: readSwitches(conquestDescriptor.switches, query, report),
    dice: readDice(query.get('dice'), report),
  }));

const writeSeat = (seat: SeatChoice, i: number): readonly string[] => {
  const before = `${LETTERS[i]}-`;
  return [
    ...(i < 2 ? [] : [`${before}side=${SIDES[seat.side]}`]),
    `${before}faction=${seat.faction}`,
    ...fieldedIn(seat, seat.faction, before, armyOf(seat.faction).start),
  ];
};

export const writeChoices = (c: Choices): string =>
  [
    `points=${c.points}`,
    `map=${c.map}`,
    ...(c.pieces === 4 ? [] : ['pieces=8']),
    ...(c.nodes === 'map' ? [] : ['nodes=players']),
    ...c.seats.flatMap(writeSeat),
    ...c.aims.flatMap(({ scenario, missions }, side) => aimsIn(scenario, missions, `${SIDES[side]}-`)),
    ...writePlayers(c.players),
    ...writeSwitches(c.switches),
    ...writeDice(c.dice),
  ].join('&');

const factionsOf = ({ seats }: Pick<Choices, 'seats'>, side: Side): readonly FactionId[] => [
  ...new Set(seats.flatMap((seat) => (seat.side === side ? [seat.faction] : []))),
];

/** CQ-15: what a side may take: missions of all and of its factions, each once. */
export const openMissions = (choices: Pick<Choices, 'seats'>, side: Side): readonly Mission[] => [
  ...new Set(factionsOf(choices, side).flatMap((faction) => missionsFor(faction))),
];

export const withAims = (aims: Choices['aims'], side: Side, change: Partial<AimsChoice>): Choices['aims'] => {
  const next = { ...aims[side], ...change };
  return side === 0 ? [next, aims[1]] : [aims[0], next];
};

/** Nobody on this side: then nothing is open, and the start button says so. */
export const missionsTaken = (choices: Pick<Choices, 'seats' | 'aims'>, side: Side): readonly string[] => {
  const { missions } = choices.aims[side];
  const factions = factionsOf(choices, side);
  return missions ?? (factions.length === 0 ? [] : usualMissions(factions));
};

/** Missions that are not open any more make way for the usual ones. */
const settledAims = (choices: Pick<Choices, 'seats' | 'aims'>): Choices['aims'] => {
  const settled = (side: Side): AimsChoice => {
    const { scenario, missions } = choices.aims[side];
    const open = openMissions(choices, side).map(({ id }) => id);
    return { scenario, missions: missions?.every((id) => open.includes(id)) === true ? missions : null };
  };
  return [settled(0), settled(1)];
};

/** One seat chosen anew. */
export const withSeat = (
  { seats, aims }: Pick<Choices, 'seats' | 'aims'>,
  seat: number,
  change: Partial<SeatChoice>,
): Pick<Choices, 'seats' | 'aims'> => {
  const next = seats.with(seat, { ...seats[seat]!, ...change });
  return { seats: next, aims: settledAims({ seats: next, aims }) };
};

/** More or fewer seats; who stays keeps what was chosen. */
export const withCount = (choices: Choices, count: number): Pick<Choices, 'seats' | 'players' | 'aims'> => {
  const next = seatsOf(choices, count, (seat, side): SeatChoice => readySeat(side, USUAL[seat]!));
  return { ...next, aims: settledAims({ ...choices, ...next }) };
};

const groundOf = ({ map, pieces, nodes }: Choices, drawn: string): object => {
  if (map === IN_TURN) return { terrain: 'alternate', terrainCount: pieces, nodes: 'players' };
  return { map: map === DRAWN ? drawn : map, nodes };
};

/** For the game to read and check. `drawn`: the map that was rolled for, if one is. */
export const configOf = (choices: Choices, drawn = MAPS[0]!.id): object => ({
  points: choices.points,
  ...groundOf(choices, drawn),
  seats: choices.seats.map((seat) => {
    const {
      missions: _m,
      scenario: _s,
      points: _p,
      ...army
    } = armyFile({
      ...seat,
      points: choices.points,
      scenario: choices.aims[seat.side].scenario,
      missions: [],
    }) as Record<string, unknown>;
    return {
      ...army,
      side: seat.side,
      scenario: choices.aims[seat.side].scenario,
      missions: missionsTaken(choices, seat.side),
    };
  }),
  rulings: choices.switches,
});

/** What a ready war chooses. */
export const choicesFrom = (config: ConquestConfig, choices: Choices): Choices => {
  const { points, map, terrain, terrainCount, nodes, seats, aims, rulings } = config;
  const { players } = withCount(choices, seats.length);
  return {
    ...choices,
    points,
    map: terrain === 'map' ? map : IN_TURN,
    pieces: terrainCount,
    nodes,
    seats,
    aims,
    players,
    switches: Object.fromEntries(
      conquestDescriptor.switches.flatMap(({ name, choices: [usual] }) => {
        const value = (rulings as unknown as SwitchValues)[name]!;
        return value === usual!.value ? [] : [[name, value]];
      }),
    ),
  };
};
