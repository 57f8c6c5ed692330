/** The toy keeps every law, and for each law there are toys that break it, and it alone. */

import { describe, expect, test } from 'vitest';
import { LAW_IDS } from './law.ts';
import { LAWS } from './laws/index.ts';
import { runLaws, wrongWith } from './run.ts';
import { BROKEN } from './toys/broken.ts';
import { lanternsLawful, lanternsLaws } from './toys/index.ts';

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

describe('a game with one function wrong breaks this law and no other', () => {
  test.each(BROKEN)('$law: $how', ({ law, game, says, think, shows }) => {
    const report = runLaws(
      { ...lanternsLawful, ...says, game },
      { ...lanternsLaws, ...(think && { think }), ...(shows && { shows }), games: 60 },
    );
    expect(report.laws.filter((l) => l.broken !== null).map((l) => [l.id, l.broken])).toEqual([
      [law, expect.stringContaining(`[${law}] game with seed `)],
    ]);
  });

  test('there is one for each law', () => {
    expect(new Set(BROKEN.map((b) => b.law))).toEqual(new Set(LAW_IDS));
    expect(LAWS.map((law) => law.id)).toEqual(LAW_IDS);
  });
});
