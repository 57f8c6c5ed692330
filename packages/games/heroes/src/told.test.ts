// What is told of each answer, event by event, with its rule, and who is asked next; the numbers are worked out by hand.
import { describe, expect, test } from 'vitest';
import type { HeroesCommand } from './state/types.ts';
import { POSITIONS } from './testing/positions.ts';
import { playing, select, shoot, strike } from './testing/scenes.ts';

/** On an open board of 24 spaces. */
const at = (x: number, y: number): number => 24 * y + x;
const reroll = (dice: number): HeroesCommand => ({ type: 'reroll', dice });

const shot = (shooter: string, target: string, weapon: string, back = false) => ({
  type: 'shot',
  shooter,
  target,
  weapon,
  arc: false,
  back,
  rule: 'DW-56',
});
const rolled = (
  what: string,
  purse: string,
  faces: readonly number[],
  needs: number,
  successes: number,
  rule: string,
) => ({ type: 'rolled', what, purse, faces, needs, successes, rule });
const again = (
  what: string,
  purse: string,
  rolledAgain: readonly number[],
  faces: readonly number[],
  needs: number,
  successes: number,
) => ({ type: 'rerolled', what, purse, again: rolledAgain, faces, needs, successes, rule: 'DW-79' });
const wounded = (model: string, wounds: number, left: number) => ({
  type: 'wounded',
  model,
  wounds,
  left,
  rule: 'DW-65',
});
const slain = (model: string, by: string | null) => ({ type: 'slain', model, by, rule: 'DW-65' });
const met = (side: number, ...objectives: number[]) =>
  objectives.map((objective) => ({ type: 'met', side, objective, rule: 'HR-15' }));
const moved = (model: string, from: number, path: readonly number[], cost: number, why: string, rule: string) => ({
  type: 'moved',
  model,
  from,
  path,
  cost,
  why,
  rule,
});
const over = (winner: number) => ({
  type: 'over',
  winner,
  reason: 'destroyed',
  objectives: [
    [3, 6, 8, 12, 13],
    [3, 6, 8, 12, 13],
  ],
  rule: 'HR-16',
});

type Row = readonly [
  position: keyof typeof POSITIONS,
  c: HeroesCommand,
  dice: readonly number[],
  events: readonly object[],
  next: string,
];

const tells = (rows: readonly Row[]): void => {
  test.each(rows)('%s, %j with %j', (position, c, dice, events, next) => {
    const p = playing(POSITIONS[position]());
    p.play(c, ...dice);
    expect(p.events).toEqual(events);
    const asked = p.asked();
    expect(asked === undefined ? 'over' : `${asked.kind} ${asked.seat}`).toBe(next);
  });
};

describe('[HR-32] shots', () => {
  tells([
    [
      'shoot',
      shoot('rifle', 'B1'),
      [6, 1],
      [
        shot('A1', 'B1', 'rifle'),
        rolled('attack', 'A1', [6], 2, 1, 'DW-56'),
        rolled('ignore', 'B1', [1], 6, 0, 'DW-64'),
        wounded('B1', 1, 1),
      ],
      'select 1',
    ],
    [
      'redirect',
      { type: 'redirect', to: 'B2' },
      [1],
      [
        { type: 'redirected', from: 'B1', to: 'B2', rule: 'X-135' },
        shot('A1', 'B2', 'short-bow'),
        rolled('attack', 'A1', [1], 3, 0, 'DW-56'),
      ],
      'reroll 0',
    ],
    [
      'redirect',
      { type: 'redirect', to: null },
      [1],
      [shot('A1', 'B1', 'short-bow'), rolled('attack', 'A1', [1], 2, 0, 'DW-56')],
      'reroll 0',
    ],
    [
      'friend',
      { type: 'friend', model: 'A3' },
      [6],
      [
        { type: 'astray', shooter: 'A1', friend: 'A3', rule: 'DW-71' },
        shot('A1', 'A3', 'short-bow'),
        rolled('attack', 'A1', [6], 3, 1, 'DW-56'),
        wounded('A3', 1, 0),
        slain('A3', null),
      ],
      'select 1',
    ],
    [
      'friendlyFire',
      reroll(1),
      [6, 1],
      [
        again('friendlyFire', 'A1', [6], [6], 4, 1),
        shot('A1', 'B1', 'short-bow'),
        rolled('attack', 'A1', [1], 2, 0, 'DW-56'),
      ],
      'reroll 0',
    ],
    [
      'friendlyFire',
      reroll(0),
      [1],
      [
        { type: 'astray', shooter: 'A1', friend: 'A2', rule: 'DW-71' },
        shot('A1', 'A2', 'short-bow'),
        rolled('attack', 'A1', [1], 3, 0, 'DW-56'),
      ],
      'select 1', // a miss is welcome
    ],
    ['blastRoll', reroll(0), [1], [rolled('ignore', 'B1', [1], 6, 0, 'DW-64'), wounded('B1', 1, 1)], 'select 1'],
    [
      'shootBack',
      shoot('quick-rifle', 'A1'),
      [1],
      [shot('B1', 'A1', 'quick-rifle', true), rolled('attack', 'B1', [1], 2, 0, 'DW-56')],
      'reroll 1',
    ],
    ['shootBack', { type: 'pass' }, [], [], 'select 1'],
  ]);
});

describe('[DW-89] powers', () => {
  tells([
    [
      'fireburst',
      reroll(1),
      [6, 1, 1],
      [
        again('blast', 'A1', [6], [6], 2, 1),
        rolled('ignore', 'B1', [1], 6, 0, 'DW-64'),
        wounded('B1', 1, 1),
        rolled('ignore', 'B2', [1], 6, 0, 'DW-64'),
        wounded('B2', 1, 1),
      ],
      'select 1',
    ],
    [
      'resist',
      { type: 'resist', by: null, points: 0 },
      [1],
      [
        { type: 'letPass', power: 'blast', seat: 1, rule: 'DW-91' },
        { type: 'resistEnded', power: 'blast', resolves: true, rule: 'DW-93' },
        rolled('power', 'A1', [1], 2, 0, 'DW-56'),
      ],
      'reroll 0',
    ],
    [
      'resist',
      { type: 'resist', by: 'B1', points: 1 },
      [],
      [{ type: 'resisted', power: 'blast', by: 'B1', points: 1, defence: 0, rule: 'DW-91' }],
      'raise 0',
    ],
    [
      'raise',
      { type: 'raise', points: 1 },
      [],
      [{ type: 'raised', by: 'A1', as: 'caster', points: 1, stage: 'bid', total: 2, rule: 'DW-92' }],
      'raise 1',
    ],
    [
      'destiny',
      { type: 'raise', points: 0 },
      [],
      [{ type: 'stoodPat', by: 'A1', stage: 'destiny', rule: 'DW-94' }],
      'raise 1',
    ],
    [
      'corrupt',
      { type: 'place', space: at(10, 13) },
      [],
      [moved('B1', at(10, 10), [at(9, 11), at(9, 12), at(10, 13)], 0, 'corrupt', 'X-151')],
      'select 1',
    ],
    [
      'blink',
      { type: 'place', space: at(9, 10) },
      [],
      [moved('A1', at(5, 10), [at(9, 10)], 0, 'blink', 'X-153')],
      'melee 0',
    ],
    [
      'raisePlace',
      { type: 'place', space: at(5, 12) },
      [],
      [{ type: 'raisedModel', model: 'A2', space: at(5, 12), rule: 'X-152' }],
      'move 0',
    ],
  ]);

  test('[X-154] each of a circle has its window; after the last the wounds come', () => {
    const p = playing(POSITIONS.powerRoll());
    p.play(reroll(1));
    expect(p.asked()).toMatchObject({ kind: 'reroll', most: 1 });
    p.play(reroll(1), 6, 1, 1);
    expect(p.events).toEqual([
      again('power', 'A1', [6], [6], 2, 1),
      again('power', 'A1', [1], [1], 2, 0),
      rolled('ignore', 'B1', [1], 6, 0, 'DW-64'),
      wounded('B1', 1, 1),
    ]);
  });
});

describe('[HR-43] fights', () => {
  tells([
    [
      'melee',
      strike('B1'),
      [1, 1, 1, 1],
      [
        { type: 'struck', attacker: 'A1', target: 'B1', dice: 4, rule: 'HR-46' },
        rolled('attack', 'A1', [1, 1, 1, 1], 3, 0, 'DW-75'),
      ],
      'reroll 0',
    ],
    ['hit', reroll(0), [6, 6], [rolled('wound', 'A1', [6, 6], 2, 2, 'DW-76'), wounded('B1', 2, 1)], 'fallBack 0'],
    [
      'wound',
      reroll(1),
      [6],
      [
        again('wound', 'A1', [6], [6, 6, 6], 2, 3),
        wounded('B1', 3, 0),
        slain('B1', 'A1'),
        ...met(0, 3, 8),
        ...met(1, 6, 19),
        over(0),
      ],
      'over',
    ],
    ['save', reroll(0), [], [wounded('B1', 1, 1)], 'fallBack 0'],
    ['ignore', reroll(1), [6], [again('ignore', 'B1', [6], [6, 6], 6, 2)], 'fallBack 0'],
    [
      'fallBack',
      { type: 'fallBack', to: at(5, 10) },
      [],
      [moved('A1', at(8, 10), [at(7, 9), at(6, 9), at(5, 10)], 0, 'fallBack', 'HR-47')],
      'fallBack 0',
    ],
    [
      'opportunity',
      reroll(0),
      [],
      [wounded('A1', 1, 0), slain('A1', 'B1'), ...met(1, 3, 8), ...met(0, 6, 19), over(1)],
      'over',
    ],
    [
      'engaged',
      { type: 'engaged', choice: 'retreat' },
      [1, 1, 1],
      [
        { type: 'chose', model: 'A1', choice: 'retreat', rule: 'HR-40' },
        { type: 'opportunity', attacker: 'B1', mover: 'A1', rule: 'HR-48' },
        rolled('opportunity', 'B1', [1, 1, 1], 6, 0, 'HR-48'),
      ],
      'retreat 0',
    ],
    [
      'engaged',
      { type: 'engaged', choice: 'fire' },
      [],
      [{ type: 'chose', model: 'A1', choice: 'fire', rule: 'HR-40' }],
      'shoot 0',
    ],
    [
      'retreat',
      { type: 'fallBack', to: at(5, 10) },
      [],
      [moved('A1', at(8, 10), [at(7, 9), at(6, 9), at(5, 10)], 0, 'retreat', 'HR-41')],
      'select 1',
    ],
  ]);
});

describe('[HR-20] the rest', () => {
  tells([
    ['jump', reroll(0), [], [wounded('A1', 1, 2)], 'select 1'],
    [
      'enter',
      { type: 'enter', space: at(5, 2) },
      [],
      [{ type: 'entered', model: 'A1', space: at(5, 2), rule: 'HR-11' }],
      'move 0',
    ],
    [
      'move',
      { type: 'move', to: at(5, 13), path: null, jump: false },
      [],
      [moved('A1', at(5, 10), [at(4, 11), at(4, 12), at(5, 13)], 3, 'move', 'HR-24')],
      'shoot 0',
    ],
    ['select', select('A1'), [], [{ type: 'activated', model: 'A1', rule: 'HR-20' }], 'move 0'],
    [
      'select',
      { type: 'claim' },
      [],
      [{ type: 'claimed', side: 0, objectives: [3, 6, 8, 12, 13], met: false, rule: 'HR-13' }],
      'select 0',
    ],
    [
      'goFirst',
      { type: 'goFirst', first: 'you' },
      [],
      [
        { type: 'goesFirst', side: 0, chosenBy: 1, rule: 'DW-32' },
        { type: 'roundBegan', round: 1, rule: 'HR-18' },
      ],
      'select 0',
    ],
    [
      'marker',
      { type: 'marker', space: at(4, 13) },
      [],
      [{ type: 'markerPlaced', space: at(4, 13), side: 0, rule: 'HR-10' }],
      'marker 1',
    ],
    [
      'edge',
      { type: 'edge', edge: 'other' },
      [],
      [{ type: 'edgeChosen', side: 0, edge: 'other', rule: 'X-165' }],
      'marker 0',
    ],
    ['terrain', { type: 'pass' }, [], [{ type: 'noTerrain', side: 0, rule: 'X-174' }], 'terrain 1'],
    [
      'terrain',
      { type: 'terrain', kind: 'crates', space: at(5, 10), turn: 0 },
      [],
      [{ type: 'terrainPlaced', piece: { kind: 'crates', x: 5, y: 10, turn: 0 }, side: 0, rule: 'HR-09' }],
      'terrain 1',
    ],
    ['seal', { type: 'seal', objectives: [5, 4, 3, 2, 1] }, [], [{ type: 'sealed', side: 0, rule: 'HR-13' }], 'seal 1'],
  ]);
});
