/**
 * The beginning of a battle (CC-10 to CC-19, X-251, X-259, X-260). No ship waits outside or has a way of its own to deploy
 * (CC-16, CC-17, CC-18, X-65, X-253).
 */

import type { Side } from '@muster/dwethia';
import { STATION_CREW } from '../content/scenarios.ts';
import { fieldOf } from '../ground/field.ts';
import { DEFAULT_STANDING, STATION, STATION_ID, shipId } from '../state/battle.ts';
import type { Battle, CosmicConfig, Frame, Pool, Ship } from '../state/types.ts';
import { newShip } from './role.ts';

const shipsFor = (config: CosmicConfig): readonly Ship[] =>
  fieldOf(config).kits.flatMap((kits, seat) =>
    kits.map(({ stats }, unit) => newShip(shipId(seat, unit + 1), seat, unit, stats.wounds)),
  );

const stationFor = (config: CosmicConfig): Ship => {
  const { board, station } = fieldOf(config);
  const place = { x: board.width / 2, y: board.height / 2, facing: 0 };
  const { id, seat, unit, wounds, fate, tokens, arrows, ion, spent, rooted, turn } = newShip(
    STATION_ID,
    null,
    STATION,
    station.stats.wounds,
  );
  return { id, seat, unit, place, wounds, fate, tokens, arrows, ion, spent, rooted, turn };
};

/** the sums over all ships that begin. */
const poolFor = (config: CosmicConfig, side: Side): Pool => {
  let [destiny, faith, affinity] = [0, 0, 0];
  fieldOf(config).kits.forEach((kits, seat) => {
    if (config.seats[seat]!.side !== side) return;
    for (const { stats } of kits) {
      destiny += stats.destiny;
      faith += stats.faith;
      affinity += stats.affinity;
    }
  });
  return { destiny, faith, affinity };
};

/** The frames of set-up lie on the end of round 0. */
const framesFor = (config: CosmicConfig): readonly Frame[] => [
  { type: 'roundEnd' },
  { type: 'edge', winner: null },
  ...(config.scenario === 'convoy' ? [{ type: 'role', winner: null } as const] : []),
];

export const setup = (config: CosmicConfig): Battle => {
  const isStation = config.scenario === 'station-assault';
  return {
    config,
    stack: framesFor(config),
    round: 0,
    phase: 'setup',
    priority: 0,
    first: 0,
    edges: ['south', 'north'],
    ships: isStation ? [...shipsFor(config), stationFor(config)] : shipsFor(config),
    pools: [poolFor(config, 0), poolFor(config, 1)],
    ready: config.seats.map(() => false),
    scraped: [],
    discounted: [false, false],
    attacker: null,
    station: isStation ? { crew: STATION_CREW, holder: null } : null,
    standing: config.seats.map(() => DEFAULT_STANDING),
    conceded: [],
    outcome: null,
  };
};
