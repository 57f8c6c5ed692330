/** What is chosen before a battle, as the address of the page writes it. Pure. */

import {
  cosmicCombatDescriptor,
  LEAST_POINTS,
  MOST_POINTS,
  mapsFor,
  OPEN,
  READY_FLEETS,
  SCENARIOS,
  type Scenario,
  type ShipSheet,
  type Which,
} from '@muster/cosmic-combat';
import { FACTIONS, type FactionId, type ReligionId } from '@muster/dwethia';
import type { DiceOf } from '../../../match/source.ts';
import { readLimit } from '../../../pages/force/address.ts';
import { readDice, writeDice } from '../../../pages/new-battle/DiceChoice.tsx';
import { type Choosing, choosing, readOne, readSwitches, writeSwitches } from '../../../pages/new-battle/reading.ts';
import type { SwitchValues } from '../../../pages/new-battle/SwitchList.tsx';
import { type PlayerId, readPlayer, settledPlayers } from '../../../pages/new-battle/who-plays.ts';
import { readReligion } from '../fleet/address.ts';
import { readShips, shipsIn } from '../fleet/ship-text.ts';

export const POINTS = [1500, 3000, 4000] as const;

type Both<T> = readonly [T, T];

/** A fleet of one's own (DW-25, DW-26). */
export interface OwnFleet {
  readonly religion: ReligionId | null;
  readonly ships: readonly ShipSheet[];
}

export interface Choices {
  readonly points: number;
  readonly scenario: Scenario;
  readonly map: string;
  readonly factions: Both<FactionId>;
  /** Which of the two ready fleets. */
  readonly fleets: Both<Which>;
  /** Instead of a ready one. */
  readonly own: Both<OwnFleet | null>;
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
  const rulings = { boardSize } as Parameters<typeof mapsFor>[0]['rulings'];
  return [...mapsFor({ points, scenario, rulings }).map(({ id }) => id), OPEN];
};

/** `The Emperor’s own`. */
export const fleetName = (faction: FactionId, points: number, which: Which): string =>
  READY_FLEETS.find(
    (one) => one.faction === faction && one.limit === (points >= 3000 ? 3000 : 1500) && one.which === which,
  )!.name;

const USUAL: Both<FactionId> = ['empire-of-sol', 'citadel'];
const SIDES = ['south', 'north'] as const;

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
    const faction = (side: 0 | 1): FactionId => readOne(query.get(SIDES[side]), ids, USUAL[side], 'faction', report);
    const fleet = (side: 0 | 1): Which =>
      readOne(query.get(`${SIDES[side]}-fleet`), ['1', '2'] as const, '1', 'ready fleet', report) === '2' ? 2 : 1;
    const factions: Both<FactionId> = [faction(0), faction(1)];
    const own = (side: 0 | 1): OwnFleet | null => {
      const name = SIDES[side];
      if (!query.has(`${name}-ship`)) return null;
      return {
        religion: readReligion(query.get(`${name}-religion`), report),
        ships: readShips(query, `${name}-ship`, factions[side], report),
      };
    };
    return {
      points,
      scenario,
      map: readOne(query.get('map'), maps, maps[0]!, 'map of this size called', report),
      factions,
      fleets: [fleet(0), fleet(1)],
      own: [own(0), own(1)],
      players: settledPlayers([
        readPlayer(query.get('a'), 'you', report),
        readPlayer(query.get('b'), 'recruit', report),
      ]),
      switches,
      dice: readDice(query.get('dice'), report),
    };
  });

const writeOwn = (side: string, own: OwnFleet | null): readonly string[] =>
  own === null
    ? []
    : [...(own.religion === null ? [] : [`${side}-religion=${own.religion}`]), ...shipsIn(`${side}-ship`, own.ships)];

export const writeChoices = (c: Choices): string =>
  [
    `points=${c.points}`,
    ...(c.scenario === 'fleet-action' ? [] : [`scenario=${c.scenario}`]),
    `map=${c.map}`,
    ...SIDES.flatMap((side, i) => [
      `${side}=${c.factions[i]}`,
      ...(c.fleets[i] === 2 ? [`${side}-fleet=2`] : []),
      ...writeOwn(side, c.own[i]!),
    ]),
    `a=${c.players[0]}`,
    `b=${c.players[1]}`,
    ...writeSwitches(c.switches),
    ...writeDice(c.dice),
  ].join('&');

/** For the game to read and check. */
export const configOf = ({ points, scenario, map, factions, fleets, own, switches }: Choices): object => ({
  points,
  scenario,
  map,
  seats: factions.map((faction, side) => ({ side, faction, fleet: fleets[side], ...own[side] })),
  rulings: switches,
});
