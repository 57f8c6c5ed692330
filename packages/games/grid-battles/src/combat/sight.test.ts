// Line of sight as the attacks of a battle find it.
import { makeRng } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { type Battle, fieldOf, type Rulings, sightBlockers } from '../index.ts';
import { attack, attacking, board, plainMap, refusal, verdict } from '../testing.ts';

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
      code: 'noLineOfSight',
      rule: 'GB-34',
      name: 'Longbow A1',
      target: 'Militia B1',
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
    '. open',
    '= open',
    'h blocks',
    'w blocks',
    'o open',
    'r open',
    'm open',
    'f open',
    'B open',
    'v blocks',
    'p open',
    'F blocks',
    'R open',
    'L open',
    'M blocks',
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

  test('[GB-37] [GB-38] along the border of the board the outer side is always open', () => {
    expect(sees('0000', '0002', [['0001', 'woods']])).toBe(true);
    expect(sees('0805', '0803', [['0804', 'woods']])).toBe(true);
    expect(sees('0100', '0102', [['0001', 'woods']])).toBe(true);
    expect(
      sees('0100', '0102', [
        ['0001', 'woods'],
        ['0101', 'woods'],
      ]),
    ).toBe(false);
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
            map: [`h.${ground}..`, '.....'],
            a: 'longbow 0000',
            b: 'militia 0400 0200',
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
