// Deployment, and the start of a battle.
import { describe, expect, test } from 'vitest';
import { type Battle, fieldOf, gridBattles, zoneRows } from '../index.ts';
import {
  activate,
  attack,
  board,
  boardInput,
  configProblem,
  deploy,
  END,
  eventsOf,
  hexOfUnit,
  move,
  perform,
  plainMap,
  play,
  refusal,
  verdict,
} from '../testing.ts';

const open = { map: plainMap(5, 6), a: 'knight; pikeman; pikeman', b: 'archer' } as const;

describe('one unit at a time', () => {
  test('[FB-04] side A first, then in turns; who has units left goes on', () => {
    let b: Battle = board(open);
    const order: string[] = [];
    for (const c of [deploy('A1', '0005'), deploy('B1', '0000'), deploy('A2', '0105'), deploy('A3', '0205')]) {
      order.push(`${'AB'[b.turn]} ${b.phase}`);
      b = play(b, [c]);
    }
    expect(order).toEqual(['A deployment', 'B deployment', 'A deployment', 'A deployment']);
    expect([b.phase, b.round, b.turn]).toEqual(['movement', 1, 0]);
    expect(b.units.map((u) => `${u.id} ${u.hex} ${u.state}`)).toEqual([
      'A1 0005 activated',
      'A2 0105 activated',
      'A3 0205 activated',
      'B1 0000 fresh',
    ]);
  });

  test('[FB-04] side A begins the first round, whoever deployed last', () => {
    const b = play(board({ ...open, a: 'knight', b: 'archer; archer' }), [
      deploy('A1', '0005'),
      deploy('B1', '0000'),
      deploy('B2', '0100'),
    ]);
    expect([b.round, b.turn]).toEqual([1, 0]);
  });

  test('[FB-04] the log tells each placing, and then the round', () => {
    const first = perform(board({ ...open, a: 'knight', b: 'archer' }), [deploy('A1', '0304')]);
    expect(first.events).toEqual([{ type: 'deployed', rule: 'FB-04', unit: 'A1', hex: '0304' }]);
    expect(first.final).toBe(false);
    const second = perform(first.battle, [deploy('B1', '0001')]);
    expect(eventsOf(second.events, 'roundBegan')).toEqual([{ type: 'roundBegan', rule: 'GB-10', round: 1, first: 0 }]);
  });

  test('[FB-04] nothing else can be done meanwhile', () => {
    const b = board(open);
    for (const c of [move('A1', '0005'), activate('A1'), attack('A1', 'B1'), END])
      expect(verdict(b, c)).toMatch(/^wrongPhase/);
    expect(verdict(b, deploy('B1', '0000'), 1)).toBe('notYourTurn GB-10');
    const begun = board({ a: 'pikeman 0303', b: 'pikeman 0000' });
    expect(verdict(begun, deploy('A1', '0303'))).toBe('wrongPhase FB-04');
  });
});

describe('where', () => {
  test('[FB-04] in the two rows at the own edge', () => {
    const a = board(open);
    expect(zoneRows(fieldOf(a.config), 0)).toEqual([4, 5]);
    expect(zoneRows(fieldOf(a.config), 1)).toEqual([0, 1]);
    for (const [hex, expected] of [
      ['0005', 'legal'],
      ['0404', 'legal'],
      ['0003', 'outsideZone FB-04'],
      ['0000', 'outsideZone FB-04'],
      ['0006', 'offBoard GB-05'],
      ['0505', 'offBoard GB-05'],
      ['five', 'offBoard GB-05'],
    ] as [string, string][])
      expect(verdict(a, deploy('A1', hex)), hex).toBe(expected);
    expect(refusal(a, deploy('A1', '0003'))).toMatchObject({ rows: [4, 5] });
    const b = play(a, [deploy('A1', '0005')]);
    for (const [hex, expected] of [
      ['0000', 'legal'],
      ['0401', 'legal'],
      ['0002', 'outsideZone FB-04'],
      ['0005', 'outsideZone FB-04'],
    ] as [string, string][])
      expect(verdict(b, deploy('B1', hex)), hex).toBe(expected);
  });

  test('[GB-09] one unit to a hex', () => {
    const b = play(board(open), [deploy('A1', '0005'), deploy('B1', '0000')]);
    expect(refusal(b, deploy('A2', '0005'))).toEqual({ code: 'occupied', rule: 'GB-09', hex: '0005', by: 'A1' });
    expect(verdict(b, deploy('A1', '0105'))).toBe('alreadyDeployed FB-04');
    expect(verdict(b, deploy('B1', '0105'))).toBe('notYourUnit GB-12');
    expect(verdict(b, deploy('A4', '0105'))).toBe('unknownUnit null');
  });

  test('[GB-09] a scenario cannot start with two units on a hex', () => {
    expect(configProblem(boardInput({ a: 'pikeman 0303', b: 'pikeman 0303' }))).toContain(
      'two units start on 0303 (GB-09)',
    );
  });

  test('[GB-60] [FB-04] only on ground it may enter', () => {
    const map = ['.....', '.....', '.....', '.....', '.R.p.', '.....'];
    const b = board({ ...open, map });
    expect(verdict(b, deploy('A1', '0104'))).toBe('impassable GB-60');
    expect(verdict(b, deploy('A1', '0304'))).toBe('impassable GB-60'); // a horse behind a palisade
    expect(verdict(b, deploy('A2', '0304'))).toBe('legal');
  });

  test('[FB-04] not where a unit still to come would find no place', () => {
    const map = ['.....', '.....', '.....', '.....', 'ppppp', 'pp..R'];
    const b = board({ map, a: 'knight; pikeman; knight', b: 'archer' });
    expect(refusal(b, deploy('A2', '0205'))).toEqual({ code: 'noRoomLeft', rule: 'FB-04', hex: '0205' });
    expect(verdict(b, deploy('A2', '0105'))).toBe('legal');
    const one = play(b, [deploy('A1', '0205'), deploy('B1', '0000')]);
    expect(verdict(one, deploy('A2', '0305'))).toBe('noRoomLeft FB-04');
    const both = play(one, [deploy('A3', '0305')]);
    expect(hexOfUnit(play(both, [deploy('A2', '0004')]), 'A2')).toBe('0004');
  });

  test('[FB-04] candidates: every place of every kind of unit, and none that is refused', () => {
    const map = ['.....', '.....', '.....', '.....', 'ppppp', 'pp..R'];
    const b = board({ map, a: 'knight; pikeman; knight', b: 'archer' });
    const offered = gridBattles.candidates(b, 0);
    expect(offered).toEqual([
      ...['0205', '0305'].map((hex) => deploy('A1', hex)),
      ...['0004', '0104', '0204', '0304', '0404', '0005', '0105'].map((hex) => deploy('A2', hex)),
    ]);
    expect(gridBattles.candidates(b, 1)).toEqual([]);
    const next = play(b, [deploy('A1', '0205')]);
    const rows = [0, 1].flatMap((row) => [0, 1, 2, 3, 4].map((column) => deploy('B1', `0${column}0${row}`)));
    expect(gridBattles.candidates(next, 1)).toEqual(rows);
    expect(verdict(b, deploy('A3', '0205'))).toBe('legal'); // alike, so not offered twice
  });

  test('[FB-04] a map needs two rows for each side', () => {
    expect(configProblem(boardInput({ map: plainMap(3, 4), a: 'pikeman', b: 'pikeman' }))).toBeUndefined();
    for (const rows of [2, 3])
      expect(configProblem(boardInput({ map: plainMap(3, rows), a: 'pikeman', b: 'pikeman' }))).toContain('(FB-04)');
  });

  test('[FB-04] either all units have a starting hex or none has', () => {
    expect(configProblem(boardInput({ a: 'pikeman 0303; archer', b: 'pikeman 0000' }))).toContain(
      'either all units or none',
    );
  });
});

test('[GB-08] [GB-06] units start fresh, with all their health and nothing done yet', () => {
  const b = board({ a: 'knight 0303 0404', b: 'pikeman 0000', activations: [1, 1] });
  const waiting = board({ a: 'knight; knight', b: 'pikeman', activations: [1, 1] });
  for (const units of [b.units, waiting.units]) {
    expect(units.map((u) => `${u.id} ${u.seat} ${u.state} ${u.health}`)).toEqual([
      'A1 0 fresh 3',
      'A2 0 fresh 3',
      'B1 1 fresh 4',
    ]);
    for (const u of units) expect([u.moved, u.left, u.attacked, u.attackedInRound]).toEqual([false, false, false, 0]);
  }
});
