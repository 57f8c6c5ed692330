/** `muster lab magewinds`: which battles are fought, and what they show of the fighters. */

import { type FighterReport, type HouseReport, magewindsReport } from '@muster/lab';
import { profileOf, SCENARIOS, TERRAIN_IDS } from '@muster/magewinds';
import type { LabCommand, Report } from '../game.ts';
import { oneOf, wholeNumber } from '../options.ts';
import type { Paint } from '../paint.ts';
import { columns, count, percent } from '../text.ts';
import { readScenario, readWarbands } from './warbands.ts';

type MagewindsLabOptions = {
  readonly scenario: string;
  readonly warbands?: string;
  readonly slots: string;
  readonly terrain?: string;
  readonly house?: true;
};

const MOST_SLOTS = 20;
/** Points of win rate that a HOUSE fighter may be off. */
const GOAL = 0.08;

const points = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(1)}`;

const span = ([low, high]: readonly [number, number]): string => `${points(low)} to ${points(high)}`;

const nameOf = (r: FighterReport | HouseReport, house: boolean): string =>
  `  ${profileOf(r.fighter).name}${house ? ' (HOUSE)' : ''}`;

const fighterRow = (r: FighterReport): readonly string[] => [
  nameOf(r, r.house),
  `${points(r.shift)} points`,
  `(${span(r.interval)})`,
  `${percent(r.winRate)} with, ${percent(r.without)} without`,
  count(r.games, 'warband'),
];

/** Whether the goal is met as measured, and if not, whether more games could still show otherwise. */
const verdict = ({ shift, interval: [low, high] }: HouseReport): string => {
  if (Math.abs(shift) <= GOAL) return 'within 8 points';
  return low <= GOAL && high >= -GOAL ? 'more than 8 points, not for sure' : 'more than 8 points';
};

const houseRow = (r: HouseReport): readonly string[] => [
  nameOf(r, false),
  `${points(r.shift)} points`,
  `(${span(r.interval)})`,
  count(r.games, 'game'),
  verdict(r),
];

const section = (title: string, rows: readonly (readonly string[])[], paint: Paint): string =>
  rows.length === 0 ? '' : `\n${paint('bold', title)}\n${columns(rows)}`;

const reportOf = (games: Parameters<typeof magewindsReport>[0]): Report => {
  const report = magewindsReport(games);
  return {
    json: report,
    words: (paint) =>
      section(
        'Win rate with a fighter less the rate without it (95% interval)',
        report.fighters.map(fighterRow),
        paint,
      ) +
      section(
        'HOUSE fighters in place of an official one, warbands alike otherwise',
        report.house.map(houseRow),
        paint,
      ),
  };
};

export const magewindsLabCommand: LabCommand<'magewinds'> = {
  game: 'magewinds',
  players: [2, 4],
  read: (o: MagewindsLabOptions, players) => {
    const scenario = readScenario(o.scenario);
    const warbands = o.warbands === undefined ? null : readWarbands(o.warbands);
    const slots = wholeNumber('--slots', o.slots, 1, MOST_SLOTS);
    const terrain = o.terrain === undefined ? {} : { terrain: oneOf('terrain', o.terrain, TERRAIN_IDS) };
    return {
      setting: { scenario, players, warbands, slots, house: o.house === true, ...terrain },
      where: SCENARIOS[scenario].name,
    };
  },
  report: (games) => reportOf(games as Parameters<typeof magewindsReport>[0]),
};
