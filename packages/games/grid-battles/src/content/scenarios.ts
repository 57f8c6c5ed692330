/** The eight scenarios (GB-03). All of them are ours. Side A stands first in every pair and moves first. */

import type { Seat } from '@muster/kernel';
import type { Tag, UnitType } from './units.ts';

/** How a side can win (GB-80, GB-82). */
export type Condition =
  | { readonly type: 'destroy'; readonly count: number }
  | { readonly type: 'slay'; readonly unit: UnitType }
  /** Own the hex at a round's end, with any unit or with one of this type. */
  | { readonly type: 'hold'; readonly hex: string; readonly unit: UnitType | null }
  | { readonly type: 'endure'; readonly round: number };

export interface Placed {
  readonly type: UnitType;
  /** null: deployed by its owner before the first round (FB-04). */
  readonly hex: string | null;
}

export interface Side {
  readonly name: string;
  readonly activations: number;
  readonly units: readonly Placed[];
  readonly wins: readonly Condition[];
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly source: 'official' | 'house';
  readonly summary: string;
  /** One text per row, one character per hex, as `content/terrain` writes them. */
  readonly map: readonly string[];
  readonly sides: readonly [Side, Side];
  readonly roundLimit: number;
  /** A free battle's budget, or null. */
  readonly points: number | null;
  /** Advantage that differs from the unit's own. */
  readonly beats: Readonly<Partial<Record<UnitType, readonly Tag[]>>>;
}

export const FIRST: Seat = 0;

export const SCENARIO_IDS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** `pikeman 0407 0607; archer 0408`: one unit for each hex. */
const place = (text: string): readonly Placed[] =>
  text.split('; ').flatMap((group) => {
    const [type, ...hexes] = group.split(' ') as [UnitType, ...string[]];
    return hexes.map((hex) => ({ type, hex }));
  });

const rows = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.replaceAll(' ', ''));

const destroy = (count: number): Condition => ({ type: 'destroy', count });
const hold = (hex: string, unit: UnitType | null = null): Condition => ({ type: 'hold', hex, unit });
const endure = (round: number): Condition => ({ type: 'endure', round });
const slay = (unit: UnitType): Condition => ({ type: 'slay', unit });

const side = (name: string, activations: number, wins: readonly Condition[], units: string): Side => ({
  name,
  activations,
  wins,
  units: place(units),
});

const scenario = (
  id: ScenarioId,
  name: string,
  roundLimit: number,
  summary: string,
  map: string,
  sides: readonly [Side, Side],
): Scenario => ({ id, name, source: 'house', summary, map: rows(map), sides, roundLimit, points: null, beats: {} });

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  S1: scenario(
    'S1',
    'First Muster',
    12,
    'Four units a side, one activation a turn: a first lesson.',
    `
.......
.......
..w....
....h..
..w....
.......
.......`,
    [
      side('Blue', 1, [destroy(3)], 'pikeman 0206; swordman 0306; archer 0406; lightcav 0106'),
      side('Red', 1, [destroy(3)], 'pikeman 0200; swordman 0300; archer 0400; lightcav 0100'),
    ],
  ),
  S2: scenario(
    'S2',
    'The Ridge',
    12,
    'Two like armies and a long hill between them.',
    `
...........
...........
..w.....o..
...........
...hhhhh...
...........
..w.....o..
...........
...........`,
    [
      side(
        'Blue',
        3,
        [destroy(5)],
        'pikeman 0407 0607; swordman 0307 0707; axeman 0507; archer 0408 0608; lightcav 0107; knight 0907',
      ),
      side(
        'Red',
        3,
        [destroy(5)],
        'pikeman 0401 0601; swordman 0301 0701; axeman 0501; archer 0400 0600; lightcav 0101; knight 0901',
      ),
    ],
  ),
  S3: scenario(
    'S3',
    'Two Crossings',
    10,
    'An army must force a river; the village beyond the bridge is the prize.',
    `
.....=.....
..w..=..w..
.....v.....
.....=.....
RfRRRBRRRfR
.....=.....
..o..=..o..
.....=.....
.....=.....`,
    [
      side(
        'Blue',
        3,
        [destroy(6), hold('0502')],
        'swordman 0407 0607; axeman 0307 0707; maceman 0507; crossbow 0408 0608; knight 0508; medcav 0107 0907',
      ),
      side(
        'Red',
        3,
        [destroy(6), endure(10)],
        'pikeman 0403; swordman 0502; spearman 0103 0603 0903; archer 0401 0601; crossbow 0402',
      ),
    ],
  ),
  S4: scenario(
    'S4',
    'Horse and Pike',
    12,
    'All the horse of one side against pikes and bows on foot.',
    `
.............
.............
..w.......w..
.............
......h......
....o...o....
.............
.............
.............`,
    [
      side(
        'Blue',
        3,
        [destroy(5)],
        'knight 0507 0607 0707; medcav 0307 0907; lightcav 0107 1107; horsearcher 0407 0807',
      ),
      side(
        'Red',
        3,
        [destroy(5)],
        'pikeman 0502 0702; spearman 0402 0802; swordman 0602; crossbow 0401 0801; archer 0501 0701',
      ),
    ],
  ),
  S5: scenario(
    'S5',
    'Arrow Storm',
    10,
    'Knights must cross open ground towards longbows on a hill.',
    `
....hhhhh....
..pphphphpp..
.............
.............
...m.....m...
.............
.............
.............
.............`,
    [
      side(
        'Blue',
        3,
        [destroy(5)],
        'knight 0507 0607 0707 0807; manatarms 0508 0708; swordman 0407 0907; crossbow 0408 0808; lightcav 0207 1107',
      ),
      side(
        'Red',
        3,
        [destroy(6), endure(10)],
        'longbow 0400 0500 0700 0800; spearman 0301 0401 0801 0901; manatarms 0601; captain 0600',
      ),
    ],
  ),
  S6: scenario(
    'S6',
    'Forest Road',
    10,
    'A Captain and escort run an ambush along the road.',
    `
wwww.ww.www..
w.w...w....w.
.............
=============
.............
.w....w...w..
w.ww.wwww.ww.`,
    [
      side(
        'Blue',
        2,
        [destroy(6), hold('1203', 'captain')],
        'captain 0103; manatarms 0203; pikeman 0303 0002; swordman 0102; crossbow 0003 0202; lightcav 0404',
      ),
      side(
        'Red',
        2,
        [destroy(5), slay('captain')],
        'axeman 0401 0805; maceman 0604; archer 0700 0506; skirmisher 0501 0905; militia 0802 0904; horsearcher 1102',
      ),
    ],
  ),
  S7: scenario(
    'S7',
    'The Keep',
    12,
    'Engines and foot storm a walled keep before time runs out.',
    `
....FFFFF....
....F.=.F....
....FFpFF....
......=......
..w...=...w..
......=......
....o.=.o....
......=......
......=......`,
    [
      side(
        'Blue',
        3,
        [destroy(6), hold('0601')],
        'catapult 0508; ballista 0708; swordman 0407 0807; manatarms 0607; axeman 0507; halberdier 0307 0907; archer 0408 0808',
      ),
      side(
        'Red',
        3,
        [destroy(6), endure(12)],
        'crossbow 0402 0802; longbow 0502 0702; pikeman 0602 0503; manatarms 0601; swordman 0703; captain 0501',
      ),
    ],
  ),
  S8: scenario(
    'S8',
    'Crown for a Crown',
    15,
    "Full armies, and each Captain's life is the crown.",
    `
.............
.............
...o..w..h...
.............
..h...v...r..
.............
...o..w..h...
.............
.............`,
    [
      side(
        'Blue',
        3,
        [slay('captain'), destroy(6)],
        'captain 0608; knight 0507; medcav 0807; swordman 0607 0707; pikeman 0407 0307; archer 0508 0708; axeman 0907; ballista 0408',
      ),
      side(
        'Red',
        3,
        [slay('captain'), destroy(6)],
        'captain 0600; knight 0501; medcav 0801; swordman 0601 0701; pikeman 0401 0301; archer 0500 0700; axeman 0901; ballista 0400',
      ),
    ],
  ),
};
