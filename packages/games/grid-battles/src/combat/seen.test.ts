// The hexes a unit can reach and see, and how hexes are labelled.
import { describe, expect, test } from 'vitest';
import { fieldOf, gridBattles, reaches, seenBy, unitOf } from '../index.ts';
import { board, END, plainMap, play } from '../testing.ts';

describe('what a unit sees', () => {
  const map = ['.......', '.......', '.......', '....w..', '.......', '.......', '.......'];
  const NEAR = ['0203', '0302', '0304', '0402', '0403', '0404'];
  const RING = ['0103', '0201', '0202', '0204', '0205', '0301', '0305', '0401', '0405', '0502', '0504', '0503'];

  test('[GB-39] all hexes in range and in sight, in every phase and on either side’s turn', () => {
    const b = board({ map, a: 'skirmisher 0303; pikeman 0000', b: 'skirmisher 0006', activations: [1, 1] });
    const expected = [...NEAR, ...RING].filter((hex) => hex !== '0503').sort(); // behind the woods on 0403
    for (const at of [b, { ...b, turn: 1 }, { ...b, phase: 'movement' as const }, { ...b, phase: 'attack' as const }])
      expect([...seenBy(at, unitOf(at, 'A1'))].sort()).toEqual(expected);
  });

  test('[GB-39] [GB-31] a melee unit sees its neighbours, a forbidden archer only what is farther', () => {
    const b = board({ map, a: 'pikeman 0303', b: 'skirmisher 0006' });
    expect([...seenBy(b, unitOf(b, 'A1'))].sort()).toEqual(NEAR);
    const forbidden = board({ map, a: 'skirmisher 0303', b: 'militia 0006', rulings: { rangedInMelee: 'forbidden' } });
    expect([...seenBy(forbidden, unitOf(forbidden, 'A1'))].sort()).toEqual(RING.filter((hex) => hex !== '0503').sort());
    expect([1, 2, 3].map((far) => reaches(forbidden, unitOf(forbidden, 'A1'), far))).toEqual([false, true, false]);
  });

  test('[GB-39] [GB-34] units cast a shadow but are seen themselves; [R-42] not for indirect shooters', () => {
    const b = board({ map: plainMap(9, 2), a: 'longbow 0000; catapult 0001', b: 'militia 0200; militia 0501' });
    const row = (id: string) => seenBy(b, unitOf(b, id)).filter((hex) => hex.endsWith('00'));
    expect(row('A1')).toEqual(['0100', '0200']);
    expect(row('A2')).toEqual(['0300', '0400', '0500', '0600']);
  });

  test('[GB-39] what is seen with an enemy on it is what may be attacked', () => {
    const b = play(board({ map, a: 'archer 0303', b: 'militia 0503 0502 0306 0100 0000' }), [END]);
    const seen = seenBy(b, unitOf(b, 'A1'));
    const targets = gridBattles.candidates(b, 0).flatMap((c) => (c.type === 'attack' ? [unitOf(b, c.target).hex] : []));
    expect(targets).toEqual(['0502', '0306', '0100']);
    expect(b.units.filter((u) => u.seat === 1 && seen.includes(u.hex!)).map((u) => u.hex)).toEqual(targets);
  });

  test('[GB-05] [R-31] labels are column, then row, from 0000; odd rows lie half a hex to the right', () => {
    const { labels, neighbours } = fieldOf(
      board({ map: plainMap(5, 4), a: 'militia 0000', b: 'militia 0403' }).config,
    ).grid;
    expect(labels).toHaveLength(20);
    expect([labels[0], labels[1], labels[5], labels.at(-1)]).toEqual(['0000', '0100', '0001', '0403']);
    expect(neighbours[labels.indexOf('0201')]).toContain(labels.indexOf('0302'));
    expect(neighbours[labels.indexOf('0201')]).not.toContain(labels.indexOf('0102'));
  });
});
