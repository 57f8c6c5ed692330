// Line of sight as the attacks of a battle find it.
import { makeRng } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { type Battle, fieldOf, gridBattles, type Rulings, reaches, seenBy, sightBlockers, unitOf } from './index.ts';
import { attack, attacking, board, END, plainMap, play, refusal, verdict } from './testing.ts';

type Obstacle = 'woods' | 'hill' | 'friend' | 'enemy';
const CHARS = { woods: 'w', hill: 'h' } as const;

const put = (map: readonly string[], hex: string, char: string): readonly string[] =>
  map.map((row, r) =>
    r === Number(hex.slice(2))
      ? row.slice(0, Number(hex.slice(0, 2))) + char + row.slice(Number(hex.slice(0, 2)) + 1)
      : row,
  );

/** A longbow on one hex, its target on another, obstacles between. */
const line = (
  from: string,
  to: string,
  obstacles: readonly (readonly [hex: string, kind: Obstacle])[],
  rulings: Partial<Rulings> = {},
): Battle => {
  let map = plainMap(9, 6);
  for (const [hex, kind] of obstacles) if (kind === 'woods' || kind === 'hill') map = put(map, hex, CHARS[kind]);
  const units = (kind: Obstacle) => obstacles.flatMap(([hex, k]) => (k === kind ? [`; militia ${hex}`] : [])).join('');
  return attacking(
    board({ map, a: `longbow ${from}${units('friend')}`, b: `militia ${to}${units('enemy')}`, rulings }),
  );
};

const sees = (...args: Parameters<typeof line>): boolean => verdict(line(...args), attack('A1', 'B1')) === 'legal';

// The test vectors of the rule sheet.
const VECTORS: readonly (readonly [from: string, to: string, blockers: string, result: 'clear' | 'blocked'])[] = [
  ['0301', '0202', '0201', 'clear'],
  ['0301', '0202', '0302', 'clear'],
  ['0301', '0202', '0201 0302', 'blocked'],
  ['0400', '0402', '0301', 'clear'],
  ['0400', '0402', '0301 0401', 'blocked'],
  ['0404', '0804', '0604', 'blocked'],
  ['0404', '0804', '0603', 'clear'],
  ['0400', '0404', '0402', 'blocked'],
  ['0400', '0404', '0301 0403', 'blocked'],
  ['0402', '0605', '0403', 'blocked'],
  ['0402', '0605', '0503', 'blocked'],
  ['0402', '0605', '0504', 'blocked'],
];

describe.each(['woods', 'hill', 'friend', 'enemy'] as const)('with %s in the way', (kind) => {
  test.each(VECTORS)('[GB-34] [GB-36] [GB-37] [R-14] [R-15] %s to %s past %s: %s', (from, to, blockers, result) => {
    const obstacles = blockers.split(' ').map((hex) => [hex, kind] as const);
    expect(sees(from, to, obstacles)).toBe(result === 'clear');
    expect(sees(to, from, obstacles)).toBe(result === 'clear');
  });
});

describe('what counts as an obstacle', () => {
  test('[GB-38] the published case: woods on 0201 and a hill on 0302', () => {
    const b = line('0301', '0202', [
      ['0201', 'woods'],
      ['0302', 'hill'],
    ]);
    expect(refusal(b, attack('A1', 'B1'))).toEqual({
      ...{ code: 'noLineOfSight', rule: 'GB-34', name: 'Longbow A1', target: 'Militia B1' },
      blockers: ['0302', '0201'], // left of the line, then right
    });
    expect(sightBlockers(b, '0202', '0301')).toEqual(['0201', '0302']);
    expect(sightBlockers(line('0301', '0202', [['0201', 'woods']]), '0301', '0202')).toEqual([]);
  });

  test('[GB-35] the terrain of shooter and target is ignored', () => {
    for (const kind of ['woods', 'hill'] as const)
      expect(
        sees('0404', '0804', [
          ['0404', kind],
          ['0804', kind],
        ]),
      ).toBe(true);
  });

  test.each([
    ...['. open', '= open', 'h blocks', 'w blocks', 'o open', 'r open', 'm open', 'f open', 'B open', 'v blocks'],
    ...['p open', 'F blocks', 'R open', 'L open', 'M blocks'],
  ])('[GB-34] [GB-36] terrain and sight: %s', (text) => {
    const [char, effect] = text.split(' ') as [string, string];
    const b = board({ map: [`..${char}..`, '.....'], a: 'longbow 0000', b: 'militia 0400' });
    expect(verdict(attacking(b), attack('A1', 'B1'))).toBe(effect === 'open' ? 'legal' : 'noLineOfSight GB-34');
  });

  test('[GB-34] [GB-49] a destroyed unit blocks nothing', () => {
    const b = line('0404', '0804', [['0604', 'enemy']]);
    const gone = { ...b, units: b.units.map((u) => (u.id === 'B2' ? { ...u, health: 0, hex: null } : u)) };
    expect(verdict(b, attack('A1', 'B1'))).toBe('noLineOfSight GB-34');
    expect(verdict(gone, attack('A1', 'B1'))).toBe('legal');
  });

  test('[R-05] nothing blocks sight between neighbours', () => {
    const b = attacking(board({ map: ['MwM', 'whM', 'MMM'], a: 'archer 0100', b: 'militia 0101' }));
    expect(verdict(b, attack('A1', 'B1'))).toBe('legal');
  });

  test('[R-13] wholeLine: one of the two shifted lines must be clear all the way', () => {
    const obstacles = [
      ['0301', 'woods'],
      ['0403', 'woods'],
    ] as const;
    expect(sees('0400', '0404', obstacles, { losEdge: 'wholeLine' })).toBe(false);
    expect(sees('0400', '0404', obstacles)).toBe(false); // the default
  });

  test('[R-13] perEdge: one open side at each edge is enough', () => {
    expect(
      sees(
        '0400',
        '0404',
        [
          ['0301', 'woods'],
          ['0403', 'woods'],
        ],
        { losEdge: 'perEdge' },
      ),
    ).toBe(true);
    expect(
      sees(
        '0400',
        '0404',
        [
          ['0301', 'woods'],
          ['0401', 'woods'],
        ],
        { losEdge: 'perEdge' },
      ),
    ).toBe(false);
    expect(sees('0400', '0404', [['0402', 'woods']], { losEdge: 'perEdge' })).toBe(false);
  });

  test.each(['wholeLine', 'perEdge'] as const)('[R-15] sight is mutual on random boards, %s', (losEdge) => {
    const rng = makeRng(15);
    for (let n = 0; n < 40; n++) {
      const map = Array.from({ length: 6 }, () => Array.from({ length: 7 }, () => '...wh'[rng.below(5)]).join(''));
      const b = board({ map, a: 'longbow 0000', b: 'militia 0605', rulings: { losEdge } });
      const { labels } = fieldOf(b.config).grid;
      for (let pairs = 0; pairs < 60; pairs++) {
        const [from, to] = [labels[rng.below(42)]!, labels[rng.below(42)]!];
        expect(sightBlockers(b, to, from).length === 0, `${map}: ${from} ${to}`).toBe(
          sightBlockers(b, from, to).length === 0,
        );
      }
    }
  });
});

describe('hills', () => {
  const overHill = (between: string, rulings: Partial<Rulings>, ends: 'h.' | '.h' | 'hh' | '..' = 'h.') =>
    verdict(
      attacking(
        board({ map: [`${ends[0]}.${between}.${ends[1]}`, '.....'], a: 'longbow 0000', b: 'militia 0400', rulings }),
      ),
      attack('A1', 'B1'),
    ) === 'legal';

  test('[R-16] false: a hill in between blocks, and so do woods, for a shooter on a hill too', () => {
    for (const between of ['h', 'w', 'v', 'F', 'M'])
      expect(overHill(between, { hillSeesOver: false }), between).toBe(false);
    expect(overHill('w', {})).toBe(false); // the default
  });

  test('[R-16] true: from or to a hill only hill, village, keep wall and mountain block', () => {
    for (const ends of ['h.', '.h', 'hh'] as const) {
      expect(overHill('w', { hillSeesOver: true }, ends)).toBe(true);
      for (const between of ['h', 'v', 'F', 'M']) expect(overHill(between, { hillSeesOver: true }, ends)).toBe(false);
    }
    expect(overHill('w', { hillSeesOver: true }, '..')).toBe(false);
  });

  test('[R-16] true: units on low ground do not block the view from a hill, those on high ground do', () => {
    const behind = (ground: string, hillSeesOver: boolean) =>
      verdict(
        attacking(
          board({
            ...{ map: [`h.${ground}..`, '.....'], a: 'longbow 0000', b: 'militia 0400 0200' },
            rulings: { hillSeesOver },
          }),
        ),
        attack('A1', 'B1'),
      );
    expect(behind('.', true)).toBe('legal');
    expect(behind('w', true)).toBe('legal');
    expect(behind('h', true)).toBe('noLineOfSight GB-34');
    expect(behind('.', false)).toBe('noLineOfSight GB-34');
  });
});

describe('what a unit sees', () => {
  const map = ['.......', '.......', '.......', '....w..', '.......', '.......', '.......'];
  const NEAR = ['0203', '0302', '0304', '0402', '0403', '0404'];
  const RING = [...['0103', '0201', '0202', '0204', '0205', '0301', '0305', '0401', '0405', '0502', '0504'], '0503'];

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
