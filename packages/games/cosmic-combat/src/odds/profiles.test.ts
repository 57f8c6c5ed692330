// Odds at a real table: needed numbers by the sheet's words, chances by counting faces.
import { NO_STATS, POWERS, powerOf, type RangedWeapon } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { shipProfileOf } from '../content/ships.ts';
import { shipWeaponOf } from '../content/weapons.ts';
import {
  boardingShipFrom,
  boardingWounds,
  type OddsQuestion,
  type OddsShip,
  oddsOf,
  oddsShipOf,
  oddsWeaponOf,
  oddsWeaponOfPower,
  outOfReach,
  ramShipOf,
} from './profiles.ts';

const gun = (change: Partial<RangedWeapon> = {}): OddsQuestion['weapon'] =>
  oddsWeaponOf({
    kind: 'ranged',
    id: 'gun',
    name: 'Gun',
    range: 18,
    strength: 4,
    penalty: 'none',
    keywords: {},
    uses: null,
    ...change,
  });
const ship = (defense: number, change: Partial<OddsShip> = {}, wounds = 4): OddsShip => ({
  stats: { ...NO_STATS, perception: 3, defense, wounds },
  shield: null,
  ignore: null,
  cover: 0,
  boldness: 0,
  ...change,
});
const asked = (defender: OddsShip, change: Partial<OddsQuestion> = {}): OddsQuestion => ({
  attacker: ship(0),
  defender,
  weapon: gun(),
  distance: 10,
  shielded: 0,
  cover: 0,
  inTheWay: 0,
  steady: false,
  shieldWall: false,
  ...change,
});
const near = (got: readonly number[], wanted: readonly number[]): void => {
  expect(got.length).toBe(wanted.length);
  for (const [n, p] of wanted.entries()) expect(got[n]).toBeCloseTo(p, 12);
};
const blast = oddsWeaponOfPower(powerOf('blast')!)!;

describe('a shot of Perception 3 and Strength 4', () => {
  /** Against the target so: what attack and save need, and the chance of a wound. */
  test.each<readonly [string, OddsShip, Partial<OddsQuestion>, number, number | null, number]>([
    ['7 against 5', ship(5, { shield: 5 }), {}, 3, null, 4 / 6],
    ['one shield turned', ship(5, { shield: 5 }), { shielded: 1 }, 3, 5, (4 / 6) * (4 / 6)],
    ['two', ship(5, { shield: 5 }), { shielded: 2 }, 3, 4, (4 / 6) * (3 / 6)],
    ['never better than 2+', ship(5, { shield: 3 }), { shielded: 2, shieldWall: true }, 3, 2, (4 / 6) * (1 / 6)],
    ['another shield near', ship(5, { shield: 5 }), { shielded: 1, shieldWall: true }, 3, 4, (4 / 6) * (3 / 6)],
    ['7 against 7', ship(7), {}, 4, null, 3 / 6],
    ['steady: 8 against 7', ship(7), { steady: true }, 3, null, 4 / 6],
    ['at 12 inches', ship(6), { distance: 12 }, 3, null, 4 / 6],
    ['beyond', ship(6), { distance: 12.01 }, 4, null, 3 / 6],
    ['cover', ship(5), { cover: 2 }, 4, null, 3 / 6],
    ['cover of its own and of terrain', ship(5, { cover: 1 }), { cover: 1 }, 4, null, 3 / 6],
    ['two ships in the way', ship(5), { inTheWay: 2 }, 3, null, 4 / 6 / 4],
    ['who ignores on 6+', ship(5, { ignore: 6 }), {}, 3, null, (4 / 6) * (5 / 6)],
  ])('[DW-56] [X-227] [X-232] [X-255] %s', (_, defender, change, attack, save, p) => {
    const told = oddsOf(asked(defender, change));
    expect([told.dice, told.needs]).toEqual([1, { attack, save }]);
    near(told.wounds, [1 - p, p]);
    expect([told.mean, told.destroyed]).toEqual([expect.closeTo(p, 12), 0]);
    expect(told).not.toHaveProperty('marker');
  });

  test('[DW-59] too tough for the weapon: no die, no wound', () => {
    expect(oddsOf(asked(ship(12)))).toMatchObject({
      dice: 0,
      needs: { attack: null, save: null },
      wounds: [1],
      mean: 0,
      destroyed: 0,
    });
  });

  test('[X-227] [X-69] [Wound 2] and Multi-Shot; the last Wound is the end', () => {
    const torpedo = oddsOf(asked(ship(5, {}, 2), { weapon: gun({ keywords: { wound: 2 } }) }));
    near(torpedo.wounds, [2 / 6, 0, 4 / 6]);
    expect(torpedo.destroyed).toBeCloseTo(4 / 6, 12);
    const twice = oddsOf(asked(ship(5, {}, 2), { weapon: gun({ keywords: { multiShot: 2 } }), inTheWay: 1 }));
    near(twice.wounds, [1 / 2 + 1 / 2 / 9, (1 / 2) * (4 / 9), (1 / 2) * (4 / 9)]);
    expect([twice.dice, twice.destroyed]).toEqual([2, expect.closeTo(2 / 9, 12)]);
    expect(oddsOf(asked(ship(5, {}, 0))).destroyed).toBeCloseTo(4 / 6, 12); // a line without Wounds has one
    const steps = (change: Partial<OddsQuestion>) =>
      oddsOf(asked(ship(5, { shield: 4, ignore: 6 }), change)).steps.map(({ what, value, rule }) => [
        what,
        value,
        rule,
      ]);
    expect(steps({ weapon: gun({ keywords: { multiShot: 2 } }), inTheWay: 3, steady: true })).toEqual(
      expect.arrayContaining([
        ['Ships in the way, each struck on 1 to 3', 3, 'X-232'],
        ['Dice of the shot', 2, 'X-69'],
        ['Neither moved nor turned', 1, 'X-255'],
        ['Each wound ignored on', 6, 'DW-64'],
      ]),
    );
    expect(steps({}).map(([what]) => what)).not.toContain('Dice of the shot');
  });

  test('[X-256] an ion beam brings a marker, saved from but not ignored', () => {
    const ion = oddsOf(
      asked(ship(5, { shield: 4, ignore: 6 }), { weapon: oddsWeaponOf(shipWeaponOf('ion-beam')!), shielded: 1 }),
    );
    expect(ion).toMatchObject({ wounds: [1], mean: 0, destroyed: 0 });
    expect(ion.marker).toBeCloseTo((4 / 6) * (3 / 6), 12);
  });
});

describe('powers', () => {
  test('[X-246] know no Behemoth, no shields, nobody in the way; cover, distance and the Void count', () => {
    const tough = oddsOf(asked(ship(18, { shield: 2 }), { weapon: blast, shielded: 2, inTheWay: 3, steady: true }));
    expect(tough.needs).toEqual({ attack: 6, save: null });
    near(tough.wounds, [5 / 6, 1 / 6]);
    const far = oddsOf(asked(ship(9, { ignore: 6, cover: 1 }), { weapon: blast, distance: 13, cover: 1 }));
    expect(far.needs.attack).toBe(5); // 3 + 6, less 1 beyond 12 inches and 2 of cover: 6 against 9
    expect(far.steps.map(({ what }) => what)).toContain('Each wound ignored on');
    expect(blast).toMatchObject({
      kind: 'ranged',
      id: 'blast',
      name: 'Blast',
      range: 18,
      strength: 6,
      penalty: 'none',
      uses: null,
      ion: false,
      isPower: true,
    });
  });

  test('that do no damage are no weapons', () => {
    expect(oddsWeaponOfPower(powerOf('root')!)).toBeUndefined();
    expect(
      POWERS.filter((power) => oddsWeaponOfPower(power) !== undefined).every(({ effect }) => effect.kind === 'damage'),
    ).toBe(true);
    expect(gun()).toMatchObject({ ion: false, isPower: false });
  });
});

test('[X-203] beyond its range there is no shot', () => {
  expect(outOfReach(asked(ship(5), { distance: 18 }))).toBeUndefined();
  expect(outOfReach(asked(ship(5), { distance: 18.5 }))).toBe(
    'The target is 18.5" away; this weapon reaches 18" (X-203).',
  );
});

describe('ships', () => {
  test('[X-255] [DW-64] of the roster, with what their faction gives them', () => {
    const of = (id: string) => oddsShipOf(shipProfileOf(id)!);
    expect(of('void.cairn')).toMatchObject({ shield: 5, ignore: 6, cover: 0, boldness: 0 });
    expect(of('bloodpact.reaver')).toMatchObject({ ignore: null, boldness: 1 });
    expect(of('bloodpact.shiv').boldness).toBe(0); // without Aggressors nobody is bold
    expect(ramShipOf(of('void.cairn'))).toEqual({ strength: 6, integrity: 10, ignore: 6 });
    expect(boardingShipFrom(of('bloodpact.reaver'), true)).toEqual({
      martial: 4,
      aggressors: 3,
      wounds: 4,
      ignore: null,
    });
    expect(boardingShipFrom(of('bloodpact.reaver'), false).aggressors).toBe(2);
    expect(boardingShipFrom(ship(5, {}, 0), false).wounds).toBe(1);
  });

  test('[DW-64] of the successes of a boarding what is ignored is no wound', () => {
    const crew = (wounds: number, ignore: number | null) => ({ martial: 3, aggressors: 2, wounds, ignore });
    near(boardingWounds([0, 0, 1], [crew(4, null)]), [0, 0, 1]);
    near(boardingWounds([0, 0, 1], [crew(4, 6)]), [1 / 36, 10 / 36, 25 / 36]);
    // Three: the weakest, of the Void, gets one, the other two.
    near(boardingWounds([0, 0, 0, 1], [crew(4, null), crew(1, 6)]), [0, 0, 1 / 6, 5 / 6]);
    near(boardingWounds([0, 0, 0, 1], [crew(1, null), crew(4, 6)]), [0, 1 / 36, 10 / 36, 25 / 36]);
    near(boardingWounds([0.5, 0.5], [crew(1, 6)]), [0.5 + 0.5 / 6, 0.5 * (5 / 6)]);
  });
});
