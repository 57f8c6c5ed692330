// The Movement phase: steps, costs, order, and what is final.
import { seededLuck, startMatch } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import {
  destinations,
  fieldOf,
  gridBattles,
  nameOf,
  pathPoints,
  TERRAIN,
  TERRAINS,
  type UnitType,
  unitOf,
} from '../index.ts';
import {
  activate,
  attack,
  board,
  boardInput,
  END,
  eventsOf,
  hexOfUnit,
  move,
  perform,
  play,
  readConfig,
  refusal,
  verdict,
} from '../testing.ts';

describe('one step after the other', () => {
  const b = board({ a: 'knight 0303', b: 'pikeman 0000' });

  test('[GB-23] a move goes from neighbour to neighbour and stops when its points are spent', () => {
    expect(hexOfUnit(play(b, [move('A1', '0403', '0503', '0603')]), 'A1')).toBe('0603');
    expect(refusal(b, move('A1', '0503'))).toEqual({ code: 'notAdjacent', rule: 'GB-23', from: '0303', hex: '0503' });
    expect(refusal(b, move('A1', '0403', '0603'))).toMatchObject({ code: 'notAdjacent', from: '0403', hex: '0603' });
    expect(refusal(b, move('A1', '0303'))).toMatchObject({ code: 'notAdjacent' });
    expect(refusal(b, move('A1', '0403', '0404', '0304', '0203'))).toEqual({
      code: 'tooFar',
      rule: 'GB-23',
      name: 'Knight A1',
      cost: 4,
      allowance: 3,
    });
  });

  test('[GB-23] the six neighbours of a hex in an even and in an odd row', () => {
    const steps = (hex: string) => {
      const at = board({ a: `trebuchet 0600; militia ${hex}`, b: 'pikeman 0000', activations: [2, 1] });
      return destinations(at, unitOf(at, 'A2'))
        .filter((d) => d.path.length === 1)
        .map((d) => d.path[0])
        .sort();
    };
    expect(steps('0302')).toEqual(['0201', '0202', '0203', '0301', '0303', '0402']);
    expect(steps('0303')).toEqual(['0203', '0302', '0304', '0402', '0403', '0404']);
    expect(steps('0006')).toEqual(['0005', '0106']); // a corner of the board
  });

  test('[GB-05] [GB-23] nothing lies beyond the edge of the board', () => {
    const edge = board({ a: 'knight 0606', b: 'pikeman 0000' });
    for (const hex of ['0706', '0607', '0600x', '', '66', '0-16'])
      expect(refusal(edge, move('A1', hex)), hex).toEqual({ code: 'offBoard', rule: 'GB-05', hex });
    expect(verdict(edge, move('A1', '0605', '0705'))).toBe('offBoard GB-05');
  });

  test('[GB-23] a path may come back over the hex it set out from', () => {
    expect(verdict(b, move('A1', '0403', '0303', '0203'))).toBe('legal');
    const round = play(b, [move('A1', '0403', '0303')]);
    expect(hexOfUnit(round, 'A1')).toBe('0303');
  });

  test('[GB-22] no occupied hex can be entered or crossed, whoever stands there', () => {
    const crowded = board({ a: 'knight 0303; pikeman 0403', b: 'pikeman 0203' });
    expect(refusal(crowded, move('A1', '0403'))).toEqual({ code: 'occupied', rule: 'GB-22', hex: '0403', by: 'A2' });
    expect(refusal(crowded, move('A1', '0403', '0503'))).toMatchObject({ code: 'occupied', by: 'A2' });
    expect(refusal(crowded, move('A1', '0203'))).toMatchObject({ code: 'occupied', by: 'B1' });
    expect(verdict(crowded, move('A1', '0404', '0504', '0503'))).toBe('legal'); // around
    const walledIn = board({ map: ['...', '...'], a: 'knight 0000; pikeman 0100; pikeman 0001', b: 'pikeman 0201' });
    expect(destinations(walledIn, unitOf(walledIn, 'A1')).map((d) => d.path)).toEqual([[]]);
  });

  test('[GB-22] [GB-49] the hex of a destroyed unit is free', () => {
    const near = play(board({ a: 'knight 0303; knight 0403', b: 'militia 0203; pikeman 0000' }), [END]);
    const hit = play(near, [attack('A1', 'B1')], [6, 1]);
    expect(hexOfUnit(hit, 'B1')).toBeNull();
    const next = play(hit, [END]);
    expect(verdict(next, move('A1', '0203'))).toBe('legal');
  });
});

describe('what the ground costs', () => {
  const KINDS: readonly (readonly [UnitType, 'foot' | 'mounted' | 'engine'])[] = [
    ['skirmisher', 'foot'],
    ['lightcav', 'mounted'],
    ['ballista', 'engine'],
  ];

  test.each(KINDS)('[GB-23] [GB-60] a %s pays the price of its class for every terrain', (type, kind) => {
    for (const terrain of TERRAINS) {
      const { char, cost } = TERRAIN[terrain];
      const map = ['....', `.${char}..`];
      const b = board({ map, a: `${type} 0001`, b: 'militia 0300', rulings: { minimumMove: false } });
      const price = cost[kind];
      const points = { skirmisher: 3, lightcav: 4, ballista: 1 }[type as 'ballista'];
      if (price === null)
        expect(refusal(b, move('A1', '0101')), terrain).toEqual({
          code: 'impassable',
          rule: 'GB-60',
          hex: '0101',
          terrain,
          name: nameOf(unitOf(b, 'A1')),
        });
      else if (price > points)
        expect(refusal(b, move('A1', '0101')), terrain).toMatchObject({ code: 'tooFar', cost: price });
      else expect(pathPoints(b, unitOf(b, 'A1'), ['0101']).spent, terrain).toBe(price);
      const found = destinations(b, unitOf(b, 'A1')).find((d) => d.path.length === 1 && d.path[0] === '0101');
      expect(found?.cost, terrain).toBe(price !== null && price <= points ? price : undefined);
    }
  });

  test('[GB-23] [R-34] the longest way there is, step by step: light cavalry on a road', () => {
    const b = board({ map: ['======', 'LLLLLL', '......'], a: 'lightcav 0000', b: 'militia 0502' });
    const road = ['0100', '0200', '0300', '0400', '0500'];
    expect(destinations(b, unitOf(b, 'A1')).map((d) => d.path)).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => road.slice(0, n)),
    );
  });

  test('[GB-23] [GB-60] a unit goes around what costs more than the way around', () => {
    const b = board({ map: ['.....', '.ww..', '.....'], a: 'lightcav 0001', b: 'militia 0400' });
    const there = destinations(b, unitOf(b, 'A1')).find((d) => d.path.at(-1) === '0301');
    expect(there?.cost).toBe(4);
    expect(there?.path.every((hex) => hex.endsWith('00') || hex.endsWith('02') || hex === '0301')).toBe(true);
  });

  test('[GB-07] [GB-26] points spent and allowed are told for every step of a path', () => {
    const b = board({ map: ['.h..', '....'], a: 'lightcav 0000', b: 'militia 0301' });
    const path = ['0100', '0200', '0201'];
    expect(path.map((_, i) => pathPoints(b, unitOf(b, 'A1'), path.slice(0, i)))).toEqual([
      { spent: 0, allowance: 4 },
      { spent: 2, allowance: 4 },
      { spent: 3, allowance: 4 },
    ]);
    expect(eventsOf(perform(b, [move('A1', ...path)]).events, 'moved')).toEqual([
      { type: 'moved', rule: 'GB-23', unit: 'A1', from: '0000', path, spent: 4, allowance: 4 },
    ]);
  });
});

describe('the order of moves', () => {
  const two = { a: 'pikeman 0303 0403', b: 'pikeman 0300' } as const;

  test('[GB-20] an activated unit may move or stand still', () => {
    const b = board(two);
    expect(verdict(b, move('A1'))).toBe('legal');
    expect(verdict(b, move('A1', '0302'))).toBe('legal');
    const stood = perform(b, [move('A1', '0302'), END]);
    expect(eventsOf(stood.events, 'stood')).toEqual([{ type: 'stood', rule: 'GB-20', units: ['A2'] }]);
  });

  test('[GB-20] others may not', () => {
    const b = play(board({ ...two, activations: [1, 1] }), [activate('A1')]);
    expect(verdict(b, move('A2', '0402'))).toBe('notActivated GB-20');
    expect(verdict(b, move('B1', '0301'))).toBe('notYourUnit GB-12');
    expect(verdict(b, move('A3', '0301'))).toBe('unknownUnit null');
  });

  test('[GB-21] units move one at a time, in any order, each once; one can make room for the next', () => {
    const b = board(two);
    expect(verdict(b, move('A1', '0403'))).toBe('occupied GB-22');
    const second = play(b, [move('A2', '0503')]);
    expect(verdict(second, move('A2', '0403'))).toBe('alreadyMoved GB-25');
    expect(hexOfUnit(play(second, [move('A1', '0403')]), 'A1')).toBe('0403');
  });

  test('[GB-27] no attack before all moves are made, no move after the attacks have begun', () => {
    const b = board({ a: 'pikeman 0303 0403', b: 'pikeman 0203' });
    const one = play(b, [move('A1')]);
    expect(verdict(one, attack('A1', 'B1'))).toBe('wrongPhase GB-27');
    const attacks = play(one, [move('A2')]);
    expect(attacks.phase).toBe('attack');
    expect(verdict(attacks, move('A2', '0503'))).toBe('wrongPhase GB-27');
  });

  test('[R-07] a unit may move and then shoot', () => {
    const b = play(board({ a: 'archer 0306', b: 'pikeman 0300' }), [move('A1', '0305', '0304')]);
    expect(verdict(b, attack('A1', 'B1'))).toBe('legal');
  });
});

describe('taking back and confirming', () => {
  test('[GB-24] every part of a path from its start is a path as well, down to staying', () => {
    for (const scenario of ['S2', 'S3', 'S6', 'S7']) {
      const start = gridBattles.setup(readConfig({ scenario }), { roll: () => [], shuffle: (x) => x, final: () => {} });
      const b = play(start, [activate(...start.units.slice(0, start.owed).map((u) => u.id))]);
      for (const c of gridBattles.candidates(b, 0))
        if (c.type === 'move')
          for (let steps = 0; steps < c.path.length; steps++)
            expect(verdict(b, { ...c, path: c.path.slice(0, steps) })).toBe('legal');
    }
  });

  test('[GB-24] asking what a path costs changes nothing', () => {
    const b = board({ a: 'knight 0303', b: 'pikeman 0000' });
    const before = JSON.stringify(b);
    pathPoints(b, unitOf(b, 'A1'), ['0403', '0503']);
    refusal(b, move('A1', '0403'));
    expect(JSON.stringify(b)).toBe(before);
  });

  const config = readConfig(boardInput({ a: 'pikeman 0303 0403', b: 'pikeman 0300' }));
  const newMatch = () =>
    startMatch(gridBattles, config, { luck: seededLuck(1), fairness: { kind: 'seeded', seed: 1 } });

  test.each([
    ['a move', move('A1', '0302')],
    ['standing still', move('A1')],
    ['all standing still', END],
  ])('[GB-25] %s is final: taking it back needs consent', (_, command) => {
    const match = newMatch();
    const before = match.state();
    expect(match.play(0, command).ok).toBe(true);
    expect(match.undo(0, [])).toEqual({
      ok: false,
      refusal: { code: 'needsConsent', rule: null, why: 'final', of: [1] },
    });
    expect(match.undo(0, [1])).toEqual({ ok: true });
    expect(match.state()).toEqual(before);
  });

  test('[GB-25] confirmed at its start a unit does not move, and has had its move', () => {
    const { battle, events, final } = perform(board({ a: 'pikeman 0303 0403', b: 'pikeman 0300' }), [move('A1')]);
    expect(battle.units[0]).toMatchObject({ hex: '0303', moved: true, left: false });
    expect([events, final]).toEqual([[{ type: 'stood', rule: 'GB-25', units: ['A1'] }], true]);
    expect(verdict(battle, move('A1', '0302'))).toBe('alreadyMoved GB-25');
  });

  test('[GB-04] a hex has one terrain, and it is the one the map writes', () => {
    const { terrain, grid } = fieldOf(readConfig({ scenario: 'S3' }));
    expect(terrain[grid.labels.indexOf('0504')]).toBe('bridge');
    expect(terrain).toHaveLength(99);
  });
});
