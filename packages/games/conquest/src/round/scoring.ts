/** Victory points at any time (CQ-12 to CQ-15, CQ-26, X-38, X-367 to X-369), and who holds the city. */

import { otherSide, type Side } from '@muster/dwethia';
import { inch, type Length } from '@muster/geometry';
import { SCENARIO_WORDS, SCENARIOS, type ScenarioId } from '../content/scenarios.ts';
import { CITY_RADIUS, fieldOf, kitOf } from '../ground/field.ts';
import { areWithin } from '../ground/standing.ts';
import { isDying, sideOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';

export interface Vp {
  /** Of the scenario. */
  readonly main: number;
  /** What the two missions have scored so far. */
  readonly missions: readonly [number, number];
  readonly total: number;
}

const CITY = SCENARIOS['take-the-city'].score as {
  readonly kind: 'city';
  readonly vp: number;
  readonly within: number;
};

/** CQ-13: for each round. */
export const CITY_VP = CITY.vp;
const CITY_REACH: Length = inch(CITY.within);

interface Presence {
  readonly points: readonly [number, number];
  readonly units: readonly [number, number];
}

/** X-368: units within 3" of the disc in the centre, whether a city stands there or not; workers do not hold it, new units do (X-335). */
const presenceOf = (b: Battle): Presence => {
  const { middle } = fieldOf(b);
  const points: [number, number] = [0, 0];
  const units: [number, number] = [0, 0];
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    const kit = kitOf(b, m);
    if (kit.kind === 'building' || kit.sheet.worker || isDying(m)) continue;
    if (!areWithin(m.at, kit.radius, middle, CITY_RADIUS, CITY_REACH)) continue;
    points[sideOf(b, m)] += kit.points;
    units[sideOf(b, m)] += 1;
  }
  return { points, units };
};

/** Points of each side at the city. */
export const cityPoints = (b: Battle): readonly [number, number] => presenceOf(b).points;

/** more points hold it, a tie nobody; `sole`: the only side that is there. */
export const cityHolder = (b: Battle): Side | null => {
  const { points, units } = presenceOf(b);
  const [south, north] = b.config.rulings.cityControl === 'majority' ? points : units;
  if (b.config.rulings.cityControl === 'sole' && south > 0 && north > 0) return null;
  return south === north ? null : south > north ? 0 : 1;
};

/** for a deposit and for a relic. */
export const minedVp = ({ config }: Pick<Battle, 'config'>): { readonly node: number; readonly relic: number } => {
  switch (config.rulings.vpMine) {
    case '6/6':
      return { node: 6, relic: 6 };
    case '6/8':
      return { node: 6, relic: 8 };
    case '10/10':
      return { node: 10, relic: 10 };
  }
};

/** What a scenario is worth in this war. */
export const scenarioWords = (b: Pick<Battle, 'config'>, id: ScenarioId): string => {
  const { vpAnnihilation, cityControl } = b.config.rulings;
  const { node, relic } = minedVp(b);
  switch (id) {
    case 'annihilation':
      return SCENARIO_WORDS.annihilation(vpAnnihilation);
    case 'take-the-city':
      return SCENARIO_WORDS.city(cityControl === 'sole');
    case 'mine-the-resources':
      return SCENARIO_WORDS.mine(node, relic);
  }
};

/** CQ-14, X-369: each different deposit and relic; what is taken later than round 5 is not marked. */
const minedBy = (b: Battle, side: Side): number => {
  const { node, relic } = minedVp(b);
  let vp = 0;
  for (let i = 0; i < b.nodes.length; i++) {
    const { kind, taken } = b.nodes[i]!;
    if (taken[side]) vp += kind === 'R' ? relic : node;
  }
  return vp;
};

const mainVp = (b: Battle, side: Side): number => {
  switch (b.sides[side].aims?.scenario) {
    case 'annihilation': // CQ-12, X-367
      return Math.floor(b.sides[otherSide(side)].tally.lost / b.config.rulings.vpAnnihilation);
    case 'take-the-city':
      return b.sides[side].tally.cityRounds * CITY_VP;
    case 'mine-the-resources':
      return minedBy(b, side);
    case undefined:
      return 0;
  }
};

/** CQ-26: scenario and missions. */
export const vpOf = (b: Battle, side: Side): Vp => {
  const main = mainVp(b, side);
  const missions = b.sides[side].missionVp;
  return { main, missions, total: main + missions[0] + missions[1] };
};
