/** A picture of a lab run for people: win rate with its interval, side bias, how long the games were. */

import { type LabResult, shareOf } from './lab.ts';

export interface PlotFacts {
  readonly title: string;
  readonly players: readonly string[];
  /** The rounds of every game. */
  readonly rounds: readonly number[];
}

const WIDTH = 720;
const LEFT = 150;
const RIGHT = 690;
const INK = '#1f2933';
const MUTED = '#52606d';
const COLOURS = ['#1d5fa8', '#b3412f', '#3f7a3a', '#8a6414'] as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const fixed = (n: number): string => n.toFixed(1);

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${fixed(x)}" y="${fixed(y)}" ${more}>${escaped(words)}</text>`;

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(Math.max(0, width))}" height="${fixed(height)}" fill="${fill}"/>`;

const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = 1): string =>
  `<line x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}" stroke="${stroke}" stroke-width="${width}"/>`;

const acrossScale = (share: number): number => LEFT + share * (RIGHT - LEFT);

/** A bar from left to right for both players, the interval as a whisker. */
const colourOf = (player: number): string => COLOURS[player % COLOURS.length]!;

/** One bar in parts, each as wide as the share of a player. */
const shareBar = (r: LabResult, players: PlotFacts['players'], y: number): string => {
  let before = 0;
  return players
    .map((_, player) => {
      const from = acrossScale(before);
      before = player === players.length - 1 ? 1 : before + shareOf(r, player);
      return rect(from, y, acrossScale(before) - from, 36, colourOf(player));
    })
    .join('');
};

/** Who won how often, from left to right; of two players, the first with the rate. */
const names = (r: LabResult, players: PlotFacts['players'], y: number): string =>
  players
    .map((name, player) => {
      const last = players.length - 1;
      const rate = player === 0 && last === 1 ? `, ${percent(r.winRate)}` : '';
      const anchor = player === 0 ? '' : ` text-anchor="${player === last ? 'end' : 'middle'}"`;
      const words = `${name}: ${r.wins[player]} won${rate}`;
      return text(acrossScale(player / last), y, words, `fill="${colourOf(player)}"${anchor}`);
    })
    .join('');

const winRate = (r: LabResult, players: PlotFacts['players'], y: number): string => {
  const [lo, hi] = r.interval.map(acrossScale) as [number, number];
  const whose = players.length === 2 ? '' : `${players[0]} ${percent(r.winRate)}, `;
  return [
    text(20, y + 24, 'Win rate', 'font-weight="600"'),
    shareBar(r, players, y),
    line(lo, y + 18, hi, y + 18, '#ffffff', 3),
    line(lo, y + 10, lo, y + 26, '#ffffff', 3),
    line(hi, y + 10, hi, y + 26, '#ffffff', 3),
    names(r, players, y + 56),
    text(
      LEFT,
      y + 76,
      `${whose}95% interval ${percent(r.interval[0])} to ${percent(r.interval[1])}; ${r.draws} drawn of ${r.games}`,
      `fill="${MUTED}"`,
    ),
  ].join('');
};

/** A mark on a scale, with a stroke where all sides would be equal. */
const sideBias = (r: LabResult, y: number): string => {
  const even = 1 / r.wins.length;
  return [
    text(20, y + 10, 'Side A wins', 'font-weight="600"'),
    line(LEFT, y + 5, RIGHT, y + 5, '#9aa5b1', 2),
    line(acrossScale(even), y - 5, acrossScale(even), y + 15, '#9aa5b1', 2),
    `<circle cx="${fixed(acrossScale(even + r.sideBias))}" cy="${fixed(y + 5)}" r="7" fill="${INK}"/>`,
    text(LEFT, y + 32, '0%', `fill="${MUTED}"`),
    text(acrossScale(0.5), y + 32, `${percent(even + r.sideBias)} of decided games`, 'text-anchor="middle"'),
    text(RIGHT, y + 32, '100%', `fill="${MUTED}" text-anchor="end"`),
  ].join('');
};

const LENGTHS_HEIGHT = 130;

const lengths = (rounds: readonly number[], mean: number, y: number): string => {
  const longest = Math.max(1, ...rounds);
  const counts = Array.from({ length: longest }, (_, i) => rounds.filter((n) => n === i + 1).length);
  const most = Math.max(1, ...counts);
  const step = (RIGHT - LEFT) / longest;
  const bars = counts.map((count, i) => {
    const height = (LENGTHS_HEIGHT * count) / most;
    const x = LEFT + i * step;
    return [
      rect(x + step * 0.1, y + LENGTHS_HEIGHT - height, step * 0.8, height, '#7b8794'),
      text(x + step / 2, y + LENGTHS_HEIGHT + 18, String(i + 1), 'text-anchor="middle"'),
      count > 0
        ? text(x + step / 2, y + LENGTHS_HEIGHT - height - 5, String(count), `text-anchor="middle" fill="${MUTED}"`)
        : '',
    ].join('');
  });
  return [
    text(20, y + 20, 'Rounds played', 'font-weight="600"'),
    text(20, y + 40, `mean ${fixed(mean)}`, `fill="${MUTED}"`),
    ...bars,
    line(LEFT, y + LENGTHS_HEIGHT, RIGHT, y + LENGTHS_HEIGHT, INK),
  ].join('');
};

/** The whole picture as SVG text. */
export const labPlot = (result: LabResult, facts: PlotFacts): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 430" width="${WIDTH}" height="430" role="img"`,
    ` font-family="system-ui, sans-serif" font-size="14" fill="${INK}">`,
    `<title>${escaped(facts.title)}</title>`,
    rect(0, 0, WIDTH, 430, '#ffffff'),
    text(20, 34, facts.title, 'font-size="20" font-weight="600"'),
    winRate(result, facts.players, 60),
    sideBias(result, 170),
    lengths(facts.rounds, result.rounds.mean, 250),
    '</svg>\n',
  ].join('');
