import { type Battle, type BattleCommand, type BattleEvent, gridBattles, hitsOf } from '@muster/grid-battles';
import { fastTable, scriptedLuck, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { luck } from './evaluate.ts';
import { makeStrike } from './strike.ts';

const faces = [1, 2, 3, 4, 5, 6];

describe('strikes', () => {
  const strike = makeStrike(
    hitsOf({ advantage: false, attack: ['yellow'], defence: ['brown'], symbols: { damage: 0, bonus: 0, shields: 0 } }),
  );

  test('[GB-47] yellow against brown: 15, 15 and 6 of 36 for no, one and two hits', () => {
    expect(strike.kill[1]).toBeCloseTo(21 / 36, 12);
    expect(strike.kill[2]).toBeCloseTo(6 / 36, 12);
    expect(strike.kill[3]).toBe(0);
  });

  test('[GB-49] surplus hits are lost', () => {
    expect(strike.loss[1]).toBeCloseTo(21 / 36, 12);
    expect(strike.loss[2]).toBeCloseTo(27 / 36, 12);
    expect(strike.loss[4]).toBeCloseTo(27 / 36, 12);
  });
});

describe('luck', () => {
  /** A pikeman next to a light cavalry, the one healthy, the other not. */
  const meeting = (health: number): Battle => {
    const side = (type: string, hex: string) => ({
      name: 'Side',
      activations: 1,
      units: [
        { type, hex },
        { type: 'militia', hex: `${hex.slice(0, 2)}04` },
      ],
      wins: [{ type: 'destroy', count: 2 }],
    });
    const parsed = gridBattles.parseConfig({
      scenario: {
        id: 'meeting',
        name: 'Meeting',
        source: 'house',
        summary: '',
        map: ['.....', '.....', '.....', '.....', '.....'],
        sides: [side('pikeman', '0100'), side('lightcav', '0200')],
        roundLimit: 12,
        points: null,
        beats: {},
      },
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    let b = gridBattles.setup(parsed.value, fastTable<BattleEvent>(seededLuck(1)));
    b = { ...b, units: b.units.map((u) => (u.id === 'B1' ? { ...u, health } : u)) };
    b = gridBattles.play(b, 0, { type: 'activate', units: ['A1'] }, fastTable(seededLuck(1)));
    return gridBattles.play(b, 0, { type: 'endPhase' }, fastTable(seededLuck(1)));
  };
  const attack: BattleCommand = { type: 'attack', attacker: 'A1', target: 'B1' };

  test.each([1, 2, 3])('is 0 on average over all dice, against %d health, for both sides', (health) => {
    const b = meeting(health);
    let sum = 0;
    let widest = 0;
    let uneven = 0;
    for (const one of faces)
      for (const two of faces)
        for (const three of faces)
          for (const four of faces) {
            const after = gridBattles.play(b, 0, attack, fastTable<BattleEvent>(scriptedLuck([one, two, three, four])));
            const mine = luck(b, attack, after, 0);
            uneven = Math.max(uneven, Math.abs(mine + luck(b, attack, after, 1)));
            sum += mine;
            widest = Math.max(widest, Math.abs(mine));
          }
    expect(sum / 6 ** 4).toBeCloseTo(0, 10);
    expect(widest).toBeGreaterThan(0.1);
    expect(uneven).toBeCloseTo(0, 12);
  });

  test('is nothing where no dice are rolled', () => {
    const b = meeting(3);
    const after = gridBattles.play(b, 0, { type: 'endPhase' }, fastTable<BattleEvent>(seededLuck(1)));
    expect(luck(b, { type: 'endPhase' }, after, 0)).toBe(0);
  });
});
