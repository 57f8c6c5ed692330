/** What wars show: factions, pairs and maps as in every game of factions, scenarios against each other, and how armies grow. */

import { SCENARIO_IDS, type ScenarioId } from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';
import { FACTION_IDS, type Facts, reportOf } from '../factions/report.ts';
import type { LabGame } from '../game.ts';
import type { LabReport } from '../module.ts';
import { percent } from '../table.ts';
import { wilson } from '../wilson.ts';
import type { Development } from './development.ts';
import type { Opening } from './openings.ts';

export interface WarFacts extends Facts {
  /** By seat. */
  readonly scenarios: readonly [ScenarioId, ScenarioId];
  readonly opening: Opening;
  readonly development: Development | null;
}

type War = LabGame<WarFacts>;

interface Share {
  readonly games: number;
  readonly winRate: number;
  readonly interval: readonly [number, number];
}

const pointsOf = ({ outcome }: War, seat: number): number => {
  const [first = []] = outcome.places;
  return first.includes(seat) ? 1 / first.length : 0;
};

/** Of games in which one side plays this scenario and the other another, or a certain other. */
const shareOf = (wars: readonly War[], scenario: ScenarioId, against: ScenarioId | null): Share => {
  let [points, games] = [0, 0];
  for (const war of wars) {
    const [south, north] = war.facts.scenarios;
    if (south === north || (south !== scenario && north !== scenario)) continue;
    if (against !== null && south !== against && north !== against) continue;
    points += pointsOf(war, south === scenario ? 0 : 1);
    games++;
  }
  return { games, winRate: games === 0 ? 0 : points / games, interval: wilson(points, games) };
};

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

interface Growth {
  readonly faction: FactionId | 'all';
  readonly sides: number;
  /** Medians, by the end of round 4. */
  readonly products: number;
  readonly research: number;
}

const growthOf = (wars: readonly War[], faction: FactionId | 'all'): readonly Growth[] => {
  const products: number[] = [];
  const research: number[] = [];
  for (const { facts } of wars)
    for (const side of [0, 1] as const) {
      if (facts.development === null || (faction !== 'all' && facts.factions[side] !== faction)) continue;
      products.push(facts.development.products[side]);
      research.push(facts.development.research[side]);
    }
  return products.length === 0
    ? []
    : [{ faction, sides: products.length, products: median(products), research: median(research) }];
};

const row = (name: string, { games, winRate, interval: [low, high] }: Share): readonly string[] => [
  name,
  percent(winRate).padStart(6),
  `${percent(low)} to ${percent(high)}`,
  `${games} games`,
];

const factionsReport = reportOf('map');

export const warReport = (wars: readonly War[]): LabReport => {
  const shared = factionsReport(wars);
  const isPlayed = ({ games }: Share): boolean => games > 0;
  const scenarios = SCENARIO_IDS.map((scenario) => ({ scenario, ...shareOf(wars, scenario, null) })).filter(isPlayed);
  const scenarioPairs = SCENARIO_IDS.flatMap((scenario, i) =>
    SCENARIO_IDS.slice(i + 1).map((against) => ({ scenario, against, ...shareOf(wars, scenario, against) })),
  ).filter(isPlayed);
  const development = (['all', ...FACTION_IDS] as const).flatMap((faction) => growthOf(wars, faction));
  const sections = [
    { title: 'Scenarios against others', rows: scenarios.map((s) => row(s.scenario, s)) },
    {
      title: 'Pairs of scenarios',
      rows: scenarioPairs.map((s) => row(`${s.scenario} against ${s.against}`, s)),
    },
    {
      title: 'Built and researched by the end of round 4 (medians)',
      rows: development.map((g) => [
        g.faction === 'all' ? 'all factions' : g.faction,
        `${g.products} products`,
        `${g.research} research`,
        `${g.sides} armies`,
      ]),
    },
  ];
  const opening = wars[0]?.facts.opening ?? 'usual';
  return {
    json: { ...shared.json, scenarios, scenarioPairs, development, opening },
    sections: [...shared.sections, ...sections.filter(({ rows }) => rows.length > 0)],
  };
};
