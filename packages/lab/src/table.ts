/** A ladder of lab runs as a table in Markdown, as the docs show it. */

import type { Level } from '@muster/ai';
import type { LabResult } from './lab.ts';

export interface Rung {
  readonly scenario: string;
  readonly players: readonly Level[];
  readonly result: LabResult;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const row = ({ scenario, players, result }: Rung): string =>
  [
    players.join(' v '),
    scenario,
    String(result.games),
    `${result.wins[0]} / ${result.draws} / ${result.games - result.wins[0] - result.draws}`,
    percent(result.winRate),
    `${percent(result.interval[0])} to ${percent(result.interval[1])}`,
    `${result.sideBias >= 0 ? '+' : '−'}${percent(Math.abs(result.sideBias))}`,
    result.rounds.mean.toFixed(1),
    result.gamesPerSecond.toFixed(2),
  ].join(' | ');

const HEADS = [
  'players',
  'scenario',
  'games',
  'won / drawn / lost',
  'win rate',
  '95% interval',
  'side bias',
  'rounds',
  'games a second',
];

export const ladderTable = (rungs: readonly Rung[]): string =>
  [`| ${HEADS.join(' | ')} |`, `|${HEADS.map(() => '---').join('|')}|`, ...rungs.map((r) => `| ${row(r)} |`)].join(
    '\n',
  );
