/** Who wins (CC-11, DW-40, X-64, X-254, X-259 to X-261). */

import { otherSide, SIDES, type Side, seatsOf } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { scenarioOf } from '../content/scenarios.ts';
import { kitOf } from '../ground/field.ts';
import { copyBattle, FREIGHTER, shipsOf } from '../state/battle.ts';
import type { Battle, CosmicTable, Ship } from '../state/types.ts';

export const decided = (b: Battle, winner: Side | null, reason: string, rule: string, table: CosmicTable): Battle => {
  table.tell?.({ type: 'over', winner, reason, rule });
  const copy = copyBattle(b);
  copy.stack = [];
  copy.outcome = { places: placesFor(b, winner), reason, rule };
  return copy;
};

/** who has given up shares no victory and no draw of its side. */
export const placesFor = (b: Battle, winner: Side | null): readonly (readonly Seat[])[] => {
  const best = winner === null ? [...seatsOf(b, 0), ...seatsOf(b, 1)] : seatsOf(b, winner);
  const others = winner === null ? [] : seatsOf(b, otherSide(winner));
  const gone = best.filter((seat) => b.conceded.includes(seat));
  const rest = [...others, ...gone];
  const first = best.filter((seat) => !gone.includes(seat));
  return rest.length === 0 ? [first] : [first, rest];
};

/** X-254: survivors' points, half of them (rounded down) below half the Wounds. Freighters have none. */
export const worthOf = (b: Battle, s: Ship): number => {
  if (s.fate === 'destroyed') return 0;
  const { points, stats } = kitOf(b, s);
  return 2 * s.wounds < stats.wounds ? Math.floor(points / 2) : points;
};

export const strengthLeft = (b: Battle, side: Side): number =>
  shipsOf(b, side).reduce((sum, s) => sum + worthOf(b, s), 0);

/** freighters that have got away. */
export const escapedIn = (b: Battle): number =>
  b.ships.filter((s) => s.unit === FREIGHTER && s.fate === 'escaped').length;
/** so many must escape for the defender to win. */
const ESCAPES_NEEDED = 2;

const hasShips = (b: Battle, side: Side): boolean => shipsOf(b, side).some((s) => s.fate === 'alive');

/** decided as soon as nothing can change it. */
const judgeConvoy = (b: Battle, attacker: Side, table: CosmicTable): Battle => {
  const left = b.ships.filter((s) => s.unit === FREIGHTER && s.fate === 'alive').length;
  return escapedIn(b) + left < ESCAPES_NEEDED ? decided(b, attacker, 'convoy', 'X-259', table) : b;
};

/** After each removal: a side without ships has lost; both at once is a draw. A convoy that got through has won with its last ship. */
export const judge = (b: Battle, table: CosmicTable): Battle => {
  if (b.outcome !== null) return b;
  const { attacker } = b;
  if (attacker !== null && escapedIn(b) >= ESCAPES_NEEDED)
    return decided(b, otherSide(attacker), 'convoy', 'X-259', table);
  const [south, north] = SIDES.map((side) => hasShips(b, side));
  if (!south && !north) return decided(b, null, 'bothDestroyed', 'X-254', table);
  if (!south || !north) return decided(b, south ? 0 : 1, 'destroyed', 'X-254', table);
  return attacker === null ? b : judgeConvoy(b, attacker, table);
};

const byStrength = (b: Battle, table: CosmicTable): Battle => {
  const [south, north] = SIDES.map((side) => strengthLeft(b, side));
  const winner = south === north ? null : south! > north! ? 0 : 1;
  return decided(b, winner, 'remainingForces', 'X-254', table);
};

export const isLastRound = (b: Battle): boolean => b.round >= scenarioOf(b.config.scenario).rounds;

/** CC-11: after the last round. */
export const judgeLast = (b: Battle, table: CosmicTable): Battle => {
  if (b.config.scenario === 'convoy') return decided(b, b.attacker, 'convoy', 'X-259', table);
  const holder = b.station?.holder ?? null;
  return holder === null ? byStrength(b, table) : decided(b, holder, 'stationHeld', 'X-260', table);
};
