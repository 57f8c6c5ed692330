// The scenarios, typed in again from the rule sheet.
import { describe, expect, test } from 'vitest';
import { SCENARIO_IDS, SCENARIOS, type ScenarioId, TERRAIN, TERRAIN_BY_CHAR, UNITS } from '../index.ts';
import { begin, readConfig } from '../testing.ts';

// id | name | units A/B | activations A/B | A wins | B wins | round limit | columns x rows
const SHEET = `
S1 | First Muster      | 4/4   | 1/1 | destroy 3                    | destroy 3               | 12 | 7x7
S2 | The Ridge         | 9/9   | 3/3 | destroy 5                    | destroy 5               | 12 | 11x9
S3 | Two Crossings     | 10/8  | 3/3 | destroy 6, hold 0502         | destroy 6, endure 10    | 10 | 11x9
S4 | Horse and Pike    | 9/9   | 3/3 | destroy 5                    | destroy 5               | 12 | 13x9
S5 | Arrow Storm       | 12/10 | 3/3 | destroy 5                    | destroy 6, endure 10    | 10 | 13x9
S6 | Forest Road       | 8/10  | 2/2 | destroy 6, hold 1203 captain | destroy 5, slay captain | 10 | 13x7
S7 | The Keep          | 10/9  | 3/3 | destroy 6, hold 0601         | destroy 6, endure 12    | 12 | 13x9
S8 | Crown for a Crown | 11/11 | 3/3 | slay captain, destroy 6      | slay captain, destroy 6 | 15 | 13x9`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [ScenarioId, ...string[]]);

const FORCES: Readonly<Record<ScenarioId, readonly [string, string]>> = {
  S1: [
    'pikeman 0206; swordman 0306; archer 0406; lightcav 0106',
    'pikeman 0200; swordman 0300; archer 0400; lightcav 0100',
  ],
  S2: [
    'pikeman 0407 0607; swordman 0307 0707; axeman 0507; archer 0408 0608; lightcav 0107; knight 0907',
    'pikeman 0401 0601; swordman 0301 0701; axeman 0501; archer 0400 0600; lightcav 0101; knight 0901',
  ],
  S3: [
    'swordman 0407 0607; axeman 0307 0707; maceman 0507; crossbow 0408 0608; knight 0508; medcav 0107 0907',
    'pikeman 0403; swordman 0502; spearman 0103 0603 0903; archer 0401 0601; crossbow 0402',
  ],
  S4: [
    'knight 0507 0607 0707; medcav 0307 0907; lightcav 0107 1107; horsearcher 0407 0807',
    'pikeman 0502 0702; spearman 0402 0802; swordman 0602; crossbow 0401 0801; archer 0501 0701',
  ],
  S5: [
    'knight 0507 0607 0707 0807; manatarms 0508 0708; swordman 0407 0907; crossbow 0408 0808; lightcav 0207 1107',
    'longbow 0400 0500 0700 0800; spearman 0301 0401 0801 0901; manatarms 0601; captain 0600',
  ],
  S6: [
    'captain 0103; manatarms 0203; pikeman 0303 0002; swordman 0102; crossbow 0003 0202; lightcav 0404',
    'axeman 0401 0805; maceman 0604; archer 0700 0506; skirmisher 0501 0905; militia 0802 0904; horsearcher 1102',
  ],
  S7: [
    'catapult 0508; ballista 0708; swordman 0407 0807; manatarms 0607; axeman 0507; halberdier 0307 0907; archer 0408 0808',
    'crossbow 0402 0802; longbow 0502 0702; pikeman 0602 0503; manatarms 0601; swordman 0703; captain 0501',
  ],
  S8: [
    'captain 0608; knight 0507; medcav 0807; swordman 0607 0707; pikeman 0407 0307; archer 0508 0708; axeman 0907; ballista 0408',
    'captain 0600; knight 0501; medcav 0801; swordman 0601 0701; pikeman 0401 0301; archer 0500 0700; axeman 0901; ballista 0400',
  ],
};

/** The hexes that are not plain, terrain by terrain: character, then label of each hex. */
const GROUND: Readonly<Record<ScenarioId, string>> = {
  S1: 'h 0403; w 0202 0204',
  S2: 'h 0304 0404 0504 0604 0704; o 0802 0806; w 0202 0206',
  S3: '= 0500 0501 0503 0505 0506 0507 0508; B 0504; R 0004 0204 0304 0404 0604 0704 0804 1004; f 0104 0904; o 0206 0806; v 0502; w 0201 0801',
  S4: 'h 0604; o 0405 0805; w 0202 1002',
  S5: 'h 0400 0401 0500 0600 0601 0700 0800 0801; m 0304 0904; p 0201 0301 0501 0701 0901 1001',
  S6: '= 0003 0103 0203 0303 0403 0503 0603 0703 0803 0903 1003 1103 1203; w 0000 0001 0006 0100 0105 0200 0201 0206 0300 0306 0500 0506 0600 0601 0605 0606 0706 0800 0806 0900 1000 1005 1006 1101 1106',
  S7: '= 0601 0603 0604 0605 0606 0607 0608; F 0400 0401 0402 0500 0502 0600 0700 0702 0800 0801 0802; o 0406 0806; p 0602; w 0204 1004',
  S8: 'h 0204 0902 0906; o 0302 0306; r 1004; v 0604; w 0602 0606',
};

const label = (column: number, row: number): string => String(column).padStart(2, '0') + String(row).padStart(2, '0');

const groundOf = (map: readonly string[]): string => {
  const found = new Map<string, string[]>();
  for (const [row, chars] of map.entries())
    for (const [column, char] of [...chars].entries())
      if (char !== '.') found.set(char, [...(found.get(char) ?? []), label(column, row)]);
  return [...found.entries()]
    .map(([char, hexes]) => `${char} ${hexes.sort().join(' ')}`)
    .sort()
    .join('; ');
};

const expand = (text: string): string[] =>
  text.split('; ').flatMap((group) => {
    const [type, ...hexes] = group.split(' ');
    return hexes.map((hex) => `${type} ${hex}`);
  });

test('[GB-02] [GB-03] there are eight scenarios, each with a name, a summary and a map to preview, all ours', () => {
  expect(SCENARIO_IDS).toEqual(SHEET.map(([id]) => id));
  for (const id of SCENARIO_IDS) {
    expect(SCENARIOS[id].id).toBe(id);
    expect(SCENARIOS[id].source).toBe('house');
    expect(SCENARIOS[id].summary.length).toBeGreaterThan(20);
    expect(SCENARIOS[id].map.length).toBeGreaterThan(0);
    expect([SCENARIOS[id].points, SCENARIOS[id].beats]).toEqual([null, {}]);
  }
});

describe.each(SHEET)('%s %s', (id, name, counts, activations, winsA, winsB, limit, size) => {
  const s = SCENARIOS[id];

  test('[GB-01] [GB-03] [R-20] forces of two sides, activations and the round limit', () => {
    expect(s.name).toBe(name);
    expect(s.sides).toHaveLength(2);
    expect(s.sides.map((side) => side.units.length).join('/')).toBe(counts);
    expect(s.sides.map((side) => side.activations).join('/')).toBe(activations);
    expect(s.roundLimit).toBe(Number(limit));
  });

  test('[GB-80] [GB-82] what each side must do to win', () => {
    const words = s.sides.map(({ wins }) =>
      wins.map((c) =>
        Object.values(c)
          .filter((v) => v !== null)
          .join(' '),
      ),
    );
    expect(words.map((list) => list.join(', '))).toEqual([winsA, winsB]);
  });

  test('[GB-04] the ground, hex by hex', () => {
    expect(s.map.map((row) => row.length)).toEqual(Array<number>(s.map.length).fill(s.map[0]!.length));
    expect(`${s.map[0]!.length}x${s.map.length}`).toBe(size);
    expect(groundOf(s.map)).toBe(GROUND[id]);
  });

  test('[GB-03] [GB-09] the units and their start hexes, which are passable for them and each used once', () => {
    expect(s.sides.map((side) => side.units.map((u) => `${u.type} ${u.hex}`))).toEqual(FORCES[id].map(expand));
    const placed = s.sides.flatMap((side) => side.units);
    expect(new Set(placed.map((u) => u.hex)).size).toBe(placed.length);
    for (const { type, hex } of placed) {
      const terrain = TERRAIN_BY_CHAR.get(s.map[Number(hex!.slice(2))]![Number(hex!.slice(0, 2))]!)!;
      expect(TERRAIN[terrain].cost[UNITS[type].class], `${type} on ${hex}`).not.toBeNull();
    }
  });

  test('[GB-03] [GB-08] it starts with side A to move, everybody fresh, unhurt and in place', () => {
    const b = begin(readConfig({ scenario: id }));
    expect([b.round, b.turn, b.phase, b.owed, b.outcome]).toEqual([1, 0, 'activation', s.sides[0].activations, null]);
    expect(b.units.map((u) => `${u.type} ${u.hex}`)).toEqual(FORCES[id].flatMap(expand));
    for (const u of b.units) expect([u.state, u.health]).toEqual(['fresh', UNITS[u.type].health]);
  });
});
