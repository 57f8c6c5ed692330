/** The three main scenarios (CQ-11 to CQ-14): each side takes its own. Names and the 20 points of the city are published, other figures ours. */

export const SCENARIO_IDS = ['annihilation', 'take-the-city', 'mine-the-resources'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export type ScenarioScore =
  /** X-367: a victory point for so many points of enemy models lost. */
  | { readonly kind: 'annihilation'; readonly pointsEach: number }
  /** X-368: for holding the city at the end of a round, by units within so many inches of it. */
  | { readonly kind: 'city'; readonly vp: number; readonly within: number }
  /** X-369: for each different deposit and relic, up to the end of a round. */
  | { readonly kind: 'mine'; readonly node: number; readonly relic: number; readonly lastRound: number };

export interface Scenario {
  readonly id: ScenarioId;
  readonly name: string;
  readonly score: ScenarioScore;
  readonly words: string;
}

/** CQ-25. */
export const ROUNDS = 6;

const LAST_ROUND = 5;
const WITHIN = 3;
const CITY_VP = 20;

/** In our words, by what players may set otherwise: X-367, X-368, X-369. */
export const SCENARIO_WORDS = {
  annihilation: (pointsEach: number): string =>
    `One victory point for every ${pointsEach} points of enemy models lost; a headquarters counts 200 points.`,
  city: (isSole: boolean): string =>
    isSole
      ? `${CITY_VP} victory points at the end of each round in which only your side has units within ${WITHIN}" of the city; workers do not count.`
      : `${CITY_VP} victory points at the end of each round for more points of units within ${WITHIN}" of the city than the enemy has; workers do not count.`,
  mine: (node: number, relic: number): string =>
    `Until the end of round ${LAST_ROUND}: ${node} victory points for every Mine or Gas Vein that you have harvested and ${node === relic ? '' : `${relic} `}for every relic that you have brought home, each once.`,
};

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  annihilation: {
    id: 'annihilation',
    name: 'Annihilation',
    score: { kind: 'annihilation', pointsEach: 9 },
    words: SCENARIO_WORDS.annihilation(9),
  },
  'take-the-city': {
    id: 'take-the-city',
    name: 'Take the City',
    score: { kind: 'city', vp: CITY_VP, within: WITHIN },
    words: SCENARIO_WORDS.city(false),
  },
  'mine-the-resources': {
    id: 'mine-the-resources',
    name: 'Mine the Resources',
    score: { kind: 'mine', node: 6, relic: 6, lastRound: LAST_ROUND },
    words: SCENARIO_WORDS.mine(6, 6),
  },
};

export const scenarioOf = (id: ScenarioId): Scenario => SCENARIOS[id];
