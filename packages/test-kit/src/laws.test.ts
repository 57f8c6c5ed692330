/** The toy keeps every law, and for each law there are toys that break it, and it alone. */

import { describe, expect, test } from 'vitest';
import { LAW_IDS, type LawOptions } from './law.ts';
import { LAWS } from './laws/index.ts';
import { runLaws, wrongWith } from './run.ts';
import { BROKEN, type Broken } from './toys/broken.ts';
import { type LanternsTypes, lanternsLawful, lanternsLaws } from './toys/index.ts';

describe('a game that keeps all laws', () => {
  const report = runLaws(lanternsLawful, lanternsLaws);

  test.each(report.laws)('$name', (law) => {
    expect(wrongWith(law)).toBeUndefined();
  });

  test('is played as often as was asked', () => {
    expect(report.games).toBe(lanternsLaws.games);
    expect(report.commands).toBeGreaterThan(report.games * 4);
  });
});

/** All laws are held against so many games of it; where it does wrong so seldom that none of them shows it, its own law against more. */
const [GAMES, MORE_GAMES] = [20, 60];

/** Which laws are broken, and how. */
const brokenBy = ({ game, says, think, shows }: Broken, terms: Pick<LawOptions<LanternsTypes>, 'games' | 'only'>) =>
  runLaws(
    { ...lanternsLawful, ...says, game },
    { ...lanternsLaws, ...(think && { think }), ...(shows && { shows }), ...terms },
  ).laws.flatMap(({ id, broken }) => (broken === null ? [] : [[id, broken] as const]));

describe('a game with one function wrong breaks this law and no other', () => {
  test.each(BROKEN)('$law: $how', (one) => {
    const { law } = one;
    const broken = brokenBy(one, { games: GAMES });
    const found = broken.length > 0 ? broken : brokenBy(one, { games: MORE_GAMES, only: [law] });
    expect(found).toEqual([[law, expect.stringContaining(`[${law}] game with seed `)]]);
  });

  test('there is one for each law', () => {
    expect(new Set(BROKEN.map((b) => b.law))).toEqual(new Set(LAW_IDS));
    expect(LAWS.map((law) => law.id)).toEqual(LAW_IDS);
  });
});
