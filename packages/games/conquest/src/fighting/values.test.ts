// What each side brings into a fight (CQ-58, DW-74 to DW-76, X-02, X-25, X-27, X-353, X-354), by hand.
import { noting } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { fightsOf } from './entries.ts';
import { fightValues, valuesOn } from './values.ts';

const own = (sheet: string, x: number, y: number, more: Partial<GivenModel> = {}): GivenModel => ({
  sheet,
  at: [x, y],
  ...more,
});
const foe = (sheet: string, x: number, y: number, more: Partial<GivenModel> = {}): GivenModel =>
  own(sheet, x, y, { seat: 1, ...more });

const valuesIn = (models: readonly GivenModel[], more: Given = {}) => {
  const b = sceneOf({ factions: ['citadel', 'black-sun'], models, ...more });
  return fightValues(b, fightsOf(b).fights[0]!);
};

describe('values of a fight', () => {
  test('[DW-74] [DW-75] [X-25] the book’s example: 5 against 4 needs 3+, 4 against 5 needs 5+', () => {
    // two Boarders M4 I1, two Wardens M3 I1
    const [south, north] = valuesIn([
      own('wardens', 10, 10),
      own('wardens', 12, 10),
      foe('boarders', 11, 11.8),
      foe('boarders', 13, 11.8),
    ]);
    expect(south).toEqual({ dice: 4, arv: 4, strength: 4, defense: 4, attack: 5, wound: 3 });
    expect(north).toEqual({ dice: 6, arv: 5, strength: 5, defense: 3, attack: 3, wound: 3 });
  });

  test('[X-27] [X-353] [DW-17] alone, Integrity counts for nothing; with loneIntegrity it does', () => {
    const models = [own('wardens', 10, 10), foe('company-guard', 10, 12)];
    expect(valuesIn(models).map(({ arv }) => arv)).toEqual([3, 3]);
    expect(valuesIn(models, { rulings: { loneIntegrity: true } }).map(({ arv }) => arv)).toEqual([4, 5]);
  });

  test('[DW-43] [DW-45] the highest Integrity and the lowest negative one, each once', () => {
    const [south] = valuesIn([
      own('bulwark', 10, 10), // M3 I−1
      own('wardens', 12.5, 10), // M3 I1
      own('commissar', 8, 9), // M5 I2
      foe('boarders', 11, 12),
    ]);
    expect(south).toMatchObject({ arv: 5 + 2 - 1, strength: 5, defense: 6 });
    const [alone] = valuesIn([own('bulwark', 10, 10), foe('boarders', 10, 12.2)]);
    expect(alone.arv).toBe(3);
  });

  test('[CQ-58] dice of the core and of who reaches; [X-353] supporters lend M, I, S and D without dice', () => {
    const models = [
      own('outriders', 10, 10), // M3 S4 D4 A2 I1
      own('commissar', 10, 8), // M5 S4 D4 A2 I2, Range 1
      own('wardens', 8, 9), // A2, Range 2
      foe('boarders', 10, 12),
    ];
    expect(valuesIn(models)[0]).toMatchObject({ dice: 4, arv: 7 });
    const alone = valuesIn(models, { rulings: { supportStats: false } })[0];
    expect(alone).toMatchObject({ dice: 4, arv: 3 }); // the core is one unit
  });

  test('[X-353] a Commander lifts 5 to 7: 3+ against 5+ instead of 4+ each', () => {
    const guard = [foe('company-guard', 11, 11.8), foe('company-guard', 13, 11.8)]; // 3 + 2 = 5
    const lone = valuesIn([own('legion', 10, 10), own('legion', 12, 10), ...guard], {
      factions: ['empire-of-sol', 'black-sun'],
    });
    expect(lone.map(({ attack }) => attack)).toEqual([4, 4]);
    const led = valuesIn([own('legion', 10, 10), own('legion', 12, 10), own('legate', 11, 8.3), ...guard], {
      factions: ['empire-of-sol', 'black-sun'],
    });
    expect(led.map(({ arv, attack }) => [arv, attack])).toEqual([
      [7, 3],
      [5, 5],
    ]);
  });

  test('[X-354] [X-02] an assault: 2+ to hit, the best Strength against the Defense, no dice back', () => {
    const values = valuesIn([own('wardens', 10, 12.5), own('bulwark', 12.5, 10), foe('trade-hub', 10, 10)]);
    expect(values[0]).toEqual({ dice: 5, arv: 3, strength: 5, defense: 6, attack: 2, wound: 3 });
    expect(values[1]).toEqual({ dice: 0, arv: 0, strength: 0, defense: 4, attack: null, wound: null });
  });

  test('[X-02] nothing against nothing needs 4+', () => {
    // Dread takes 2 from the Martial of 1
    const values = valuesIn([own('sappers', 10, 12.5, { dread: true }), foe('trade-hub', 10, 10)]);
    expect(values[0]).toMatchObject({ arv: 0, attack: 4 });
  });

  test('[X-377] Hazardous ground takes 1 from all of it', () => {
    const [south] = valuesIn([own('wardens', 10, 10), foe('boarders', 10, 12)], {
      config: { terrain: 'custom', pieces: [{ k: 'saltflat', shape: { disc: [10, 8.5, 1] } }] },
    });
    expect(south).toMatchObject({ dice: 1, arv: 2, strength: 3, defense: 3 });
  });

  test('[CQ-58] Bloodpact after an engagement: one die more, Integrity at most 1', () => {
    const [south] = valuesIn(
      [own('mob', 10, 10, { turn: { engaged: true } }), own('mob', 12, 10), foe('boarders', 11, 12)],
      {
        factions: ['bloodpact', 'black-sun'],
        research: [['blood-frenzy'], []],
      },
    );
    expect(south).toMatchObject({ dice: 5, arv: 4 + 1 });
  });

  test('[DW-74] every number can be told with its reason', () => {
    const b = sceneOf({
      factions: ['citadel', 'black-sun'],
      models: [
        own('wardens', 10, 10, { dread: true }),
        own('wardens', 12, 10, { dread: true }),
        foe('boarders', 11, 11.8),
      ],
    });
    const { steps, note } = noting();
    expect(valuesOn(b, fightsOf(b).fights[0]!, 0, note)).toMatchObject({ arv: 2, attack: 6 });
    expect(steps.map(({ what, value }) => `${what} ${value}`)).toEqual([
      'Dice of Wardens 2',
      'Dice of Wardens 2',
      'Dread -2',
      'Martial 1',
      'Highest Integrity of the group 1',
      'Attack roll value 2',
      'Attack roll value of the other side 4',
      'Needed to hit 6',
      'Strength 4',
      'Defense 3',
      'Needed to wound 3',
    ]);
  });

  test('[X-353] of several with the same value the first is told', () => {
    const dreaded = (first: string, second: string) => {
      const models = [
        own(first, 10, 10, { dread: first === 'commissar' }),
        own(second, 12, 10, { dread: second === 'commissar' }),
        foe('boarders', 11, 11.8),
      ];
      const b = sceneOf({ factions: ['citadel', 'black-sun'], models });
      const { steps, note } = noting();
      expect(valuesOn(b, fightsOf(b).fights[0]!, 0, note).arv).toBe(3 + 2); // 5 − 2 and 3: three each, and Integrity 2
      return steps.some(({ what }) => what === 'Dread');
    };
    expect([dreaded('commissar', 'wardens'), dreaded('wardens', 'commissar')]).toEqual([true, false]);
  });
});
