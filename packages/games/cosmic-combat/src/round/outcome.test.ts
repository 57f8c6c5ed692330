// Who has won.
import { describe, expect, test } from 'vitest';
import { newShip } from '../setup/role.ts';
import { copyBattle, FREIGHTER, shipOf } from '../state/battle.ts';
import type { Battle, CosmicTable } from '../state/types.ts';
import { sol, sun } from '../testing/duel.ts';
import { at, changed, lying, scene } from '../testing/scenes.ts';
import { decided, judge, judgeLast, strengthLeft, worthOf } from './outcome.ts';

const silent: CosmicTable = { roll: () => [1], shuffle: (items) => items, final: () => {} };

describe('[X-259] [X-260] how it ends', () => {
  const convoy = (fates: readonly ('alive' | 'destroyed' | 'escaped')[]): Battle => {
    const b = copyBattle(
      lying(scene({ south: [sol], north: [sun], scenario: 'convoy' }), { A1: at(6, 6), B1: at(30, 30) }),
    );
    b.ships = [
      ...b.ships,
      ...fates.map((fate, i) => ({ ...newShip(`A${i + 2}`, 0, FREIGHTER, 4), fate, place: at(3 + 6 * i, 6) })),
    ];
    b.attacker = 1;
    return b;
  };

  test.each([
    [['alive', 'alive', 'alive'], null],
    [['alive', 'alive', 'destroyed'], null], // two can still escape
    [['alive', 'escaped', 'destroyed'], null],
    [
      ['alive', 'destroyed', 'destroyed'],
      [[1], [0]],
    ],
    [
      ['escaped', 'destroyed', 'destroyed'],
      [[1], [0]],
    ],
    [
      ['escaped', 'escaped', 'alive'],
      [[0], [1]],
    ],
  ] as const)('freighters %j', (fates, places) => {
    const { outcome } = judge(convoy(fates), silent);
    expect(outcome?.places ?? null).toEqual(places);
    if (outcome !== null) expect(outcome).toMatchObject({ reason: 'convoy', rule: 'X-259' });
  });

  test('after the last round the attacker has won, whoever is stronger; a held station decides before what is left', () => {
    expect(judgeLast(convoy(['alive', 'escaped', 'alive']), silent).outcome).toEqual({
      places: [[1], [0]],
      reason: 'convoy',
      rule: 'X-259',
    });
    const station = lying(
      scene({ south: ['empire-of-sol.cohort'], north: ['black-sun.corsair'], scenario: 'station-assault' }),
      { A1: at(6, 6), B1: at(30, 30) },
    );
    const held = (holder: 0 | 1 | null) => judgeLast({ ...station, station: { crew: 0, holder } }, silent).outcome;
    expect(held(1)).toEqual({ places: [[1], [0]], reason: 'stationHeld', rule: 'X-260' });
    expect(held(null)).toEqual({ places: [[0], [1]], reason: 'remainingForces', rule: 'X-254' });
    const over: Battle = { ...station, outcome: { places: [[0], [1]], reason: 'conceded', rule: 'X-261' } };
    expect(judge(over, silent)).toBe(over);
  });
});

describe('[X-254] what is left', () => {
  const b = lying(scene({ south: ['empire-of-sol.cohort', 'empire-of-sol.cohort'], north: ['black-sun.corsair'] }), {
    A1: at(6, 6),
    A2: at(12, 6),
    B1: at(30, 30),
  });

  test('who is destroyed counts nothing, though it may lie there', () => {
    const gone = changed(b, 'A1', { fate: 'destroyed', wounds: 0 });
    expect(worthOf(gone, shipOf(gone, 'A1'))).toBe(0);
    expect([strengthLeft(b, 0), strengthLeft(gone, 0)]).toEqual([800, 400]);
  });

  test('[X-259] freighters count nothing, alive or escaped', () => {
    for (const fate of ['alive', 'escaped'] as const)
      expect(worthOf(b, { ...newShip('A3', 0, FREIGHTER, 4), fate })).toBe(0);
  });

  test('the stronger side has won, whichever it is', () => {
    const outcome = (of: Battle) => judgeLast(of, silent).outcome?.places;
    expect(outcome(b)).toEqual([[0], [1]]);
    expect(
      outcome(changed(changed(b, 'A1', { fate: 'destroyed', wounds: 0 }), 'A2', { fate: 'destroyed', wounds: 0 })),
    ).toEqual([[1], [0]]);
  });

  test('[X-261] who has given up is behind its side in victory and draw', () => {
    const team = lying(
      scene({
        south: [sol],
        north: [sun],
        more: [
          [0, sol],
          [1, sun],
        ],
      }),
      {
        A1: at(6, 6),
        B1: at(6, 30),
        C1: at(18, 6),
        D1: at(18, 30),
      },
    );
    const ended = (winner: 0 | 1 | null, ...conceded: readonly number[]) =>
      decided({ ...team, conceded }, winner, 'remainingForces', 'X-254', silent).outcome?.places;
    expect(ended(0)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(ended(1)).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(ended(null)).toEqual([[0, 2, 1, 3]]);
    expect(ended(0, 2)).toEqual([[0], [1, 3, 2]]);
    expect(ended(1, 2)).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(ended(null, 3)).toEqual([[0, 2, 1], [3]]);
  });
});
