// The rules text is complete and linked, and its examples add up by a dice table and a sight check written here by hand.
import { faultsOfBook } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULINGS, SWITCHES } from '../state/rulings.ts';
import type { ExampleHalf, ExampleSight, RuleText } from './index.ts';
import { RULE_BY_ID, RULE_SECTIONS, RULES } from './index.ts';

const number = (n: number): string => String(n).padStart(2, '0');
const ids = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}-${number(from + i)}`);
const withPrefix = (prefix: string): string[] => RULES.map((r) => r.id).filter((id) => id.startsWith(prefix));
const rule = (id: string): RuleText => {
  const found = RULE_BY_ID.get(id);
  if (!found) throw new Error(`no rule ${id}`);
  return found;
};

test('ids, sections, references, switches and wording', () => {
  const switches = SWITCHES.map((s) => s.name);
  expect(faultsOfBook({ rules: RULES, byId: RULE_BY_ID, sections: RULE_SECTIONS, switches, sentences: 4 })).toEqual([]);
});

describe('completeness', () => {
  test('every rule of the game is there; number 72 is a gap in the published rules, not a rule', () => {
    const expected = [
      ...ids('GB', 1, 16),
      ...ids('GB', 20, 27),
      ...ids('GB', 30, 50),
      ...ids('GB', 60, 67),
      ...ids('GB', 70, 71),
      ...ids('GB', 80, 82),
    ];
    expect(withPrefix('GB-')).toEqual(expected);
    expect(expected).toHaveLength(58);
  });

  test('every ruling and every rule of free battle is there', () => {
    expect(withPrefix('R-')).toEqual(ids('R', 1, 48));
    expect(withPrefix('FB-')).toEqual(ids('FB', 1, 6));
  });

  test('what is inferred and what is ours is marked', () => {
    const inferred = RULES.filter((r) => r.source === 'inferred').map((r) => r.id);
    expect(inferred).toEqual(['GB-15', 'GB-33', 'GB-43', 'GB-49', 'GB-67', 'GB-82']);
    for (const r of RULES) expect(r.source === 'house', r.id).toBe(!r.id.startsWith('GB-'));
  });

  test('the switches, their values and their defaults', () => {
    const switches = RULES.flatMap((r) => (r.option ? [[r.id, r.option.switch, ...r.option.values]] : []));
    expect(switches).toEqual([
      ['R-02', 'battleBack', 'adjacent', 'inDefendersRange', 'off'],
      ['R-04', 'rangedInMelee', 'full', 'yellowOnly', 'forbidden'],
      ['R-06', 'mustFightAdjacent', 'false', 'true'],
      ['R-11', 'zoc', 'none', 'stop', '+1'],
      ['R-12', 'minimumMove', 'true', 'false'],
      ['R-13', 'losEdge', 'wholeLine', 'perEdge'],
      ['R-16', 'hillSeesOver', 'false', 'true'],
      ['R-17', 'roundStart', 'alternate', 'scenarioFirst'],
      ['R-27', 'roundLimit'],
    ]);
    expect(rule('R-27').option?.default).toBe('12');
  });

  test('the switches a battle offers are those of the rules text', () => {
    expect(SWITCHES.map((s) => s.name)).toEqual(RULES.flatMap((r) => (r.option ? [r.option.switch] : [])));
    for (const { name, rule: id, choices } of SWITCHES) {
      const option = rule(id).option;
      expect(option?.switch, id).toBe(name);
      if (!option?.values.length) continue;
      expect(new Set(choices.map((c) => String(c.value))), id).toEqual(new Set(option.values));
      expect(String(DEFAULT_RULINGS[name]), id).toBe(option.default);
    }
  });
});

// Symbols on faces 1 to 6 as the rule sheet prints them: D Damage, B Bonus Damage, S Shield, - blank.
const FACES = {
  yellow: ['B', 'D', 'D', 'DB', 'DD', 'DDB'],
  blue: ['D', 'DB', 'DB', 'DD', 'DDB', 'DDD'],
  red: ['DB', 'DD', 'DD', 'DDB', 'DDD', 'DDDB'],
  brown: ['-', '-', '-', 'S', 'S', 'S'],
  grey: ['-', '-', 'S', 'S', 'S', 'SS'],
  black: ['-', 'S', 'S', 'S', 'SS', 'SS'],
};
type Die = { readonly colour: keyof typeof FACES; readonly face: number };
const symbols = (dice: readonly Die[]): string => dice.map((d) => FACES[d.colour][d.face - 1]).join('');
const count = (text: string, symbol: string): number => text.split(symbol).length - 1;

const score = (half: ExampleHalf, advantage: boolean): number => {
  const rolled = symbols(half.attack.dice);
  const damage = count(rolled, 'D') + (half.attack.damage ?? 0);
  const bonus = count(rolled, 'B') + (half.attack.bonus ?? 0);
  const shields = count(symbols(half.defence.dice), 'S') + (half.defence.shields ?? 0);
  return Math.max(0, damage + (advantage ? bonus : 0) - shields);
};

const halves = (r: RuleText): ExampleHalf[] => {
  const { attack, defence, hits, hitsWithoutAdvantage, health, battleBack } = r.example ?? {};
  if (!attack || !defence || hits === undefined) return battleBack ? [battleBack] : [];
  const first = {
    attack,
    defence,
    hits,
    ...(hitsWithoutAdvantage === undefined ? {} : { hitsWithoutAdvantage }),
    ...(health ? { health } : {}),
  };
  return battleBack ? [first, battleBack] : [first];
};

describe('examples with dice', () => {
  const shown = RULES.filter((r) => r.example && !r.example.board);

  test('the rules about rolling have one', () => {
    const numbers = [41, 42, 45, 46, 47, 48, 49, 62, 63, 64, 65, 66, 70, 71];
    expect(shown.map((r) => r.id)).toEqual(numbers.map((n) => `GB-${n}`));
    for (const r of shown) expect(halves(r).length, r.id).toBeGreaterThan(0);
  });

  test('the hits are what the dice say', () => {
    for (const r of shown) {
      for (const half of halves(r)) {
        expect(half.hits, r.id).toBe(score(half, half.attack.advantage));
        if (half.hitsWithoutAdvantage === undefined) continue;
        expect(half.attack.advantage, r.id).toBe(true);
        expect(half.hitsWithoutAdvantage, r.id).toBe(score(half, false));
      }
    }
  });

  test('health falls by the hits and stops at zero', () => {
    for (const r of shown)
      for (const { health, hits } of halves(r))
        if (health) expect(health.after, r.id).toBe(Math.max(0, health.before - hits));
  });

  test('each bonus rule shows its own bonus', () => {
    const [attackDie, defenceDie, damage, bonus, shield] = [62, 63, 64, 65, 66].map((n) => rule(`GB-${n}`).example);
    expect(attackDie?.attack?.dice.filter((d) => d.bonus)).toHaveLength(1);
    expect(defenceDie?.defence?.dice.filter((d) => d.bonus)).toHaveLength(1);
    expect(damage?.attack?.damage).toBe(1);
    expect(bonus?.attack?.bonus).toBe(1);
    expect(shield?.defence?.shields).toBe(1);
  });
});

// Hex corners in whole numbers: rows 3 apart, columns 2 apart, odd rows shifted right by 1. Stretching the picture
// like this keeps straight lines straight.
type Point = readonly [number, number];
const SCALE = 100_000;
const centre = (label: string): Point => {
  const [column, row] = [Number(label.slice(0, 2)), Number(label.slice(2))];
  return [(2 * column + (row % 2)) * SCALE, 3 * row * SCALE];
};
const corners = (label: string): Point[] => {
  const [x, y] = centre(label);
  const around: Point[] = [
    [0, -2],
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
  ];
  return around.map(([dx, dy]) => [x + dx * SCALE, y + dy * SCALE]);
};

/** Does the segment from a to b pass through the inside of the hex? Clipped edge by edge. */
const enters = ([ax, ay]: Point, [bx, by]: Point, hex: string): boolean => {
  let [enter, leave] = [0, 1];
  const points = corners(hex);
  points.forEach(([px, py], i) => {
    const [qx, qy] = points[(i + 1) % 6]!;
    const inside = (x: number, y: number) => (qx - px) * (y - py) - (qy - py) * (x - px);
    const [atA, atB] = [inside(ax, ay), inside(bx, by)];
    if (atA <= 0 && atB <= 0) leave = -1;
    else if (atA < 0) enter = Math.max(enter, atA / (atA - atB));
    else if (atB < 0) leave = Math.min(leave, atA / (atA - atB));
  });
  return leave - enter > 1e-12;
};

/** The rule by force: two lines shifted by a hair; one of them must miss every obstacle. */
const sees = (from: string, to: string, obstacles: readonly string[]): boolean => {
  const [[ax, ay], [bx, by]] = [centre(from), centre(to)];
  const between = obstacles.filter((hex) => hex !== from && hex !== to);
  return [1, -1].some((side) => {
    const [dx, dy] = [(-side * (by - ay)) / SCALE, (side * (bx - ax)) / SCALE];
    return !between.some((hex) => enters([ax + dx, ay + dy], [bx + dx, by + dy], hex));
  });
};

describe('examples of sight', () => {
  test('the check itself agrees with the sight table of the rule sheet', () => {
    const table: [string, string, string[], boolean][] = [
      ['0301', '0202', ['0201'], true],
      ['0301', '0202', ['0302'], true],
      ['0301', '0202', ['0201', '0302'], false],
      ['0400', '0402', ['0301'], true],
      ['0400', '0402', ['0301', '0401'], false],
      ['0404', '0804', ['0604'], false],
      ['0404', '0804', ['0603'], true],
      ['0400', '0404', ['0402'], false],
      ['0400', '0404', ['0301', '0403'], false],
      ['0402', '0605', ['0403'], false],
      ['0402', '0605', ['0503'], false],
      ['0402', '0605', ['0504'], false],
    ];
    for (const [from, to, obstacles, clear] of table) {
      expect(sees(from, to, obstacles), `${from} to ${to} past ${obstacles}`).toBe(clear);
      expect(sees(to, from, obstacles), `${to} to ${from} past ${obstacles}`).toBe(clear);
    }
  });

  test('each shows what the rule says, on its board', () => {
    const boards = RULES.flatMap((r) => (r.example?.board ? [[r.id, r.example.board] as const] : []));
    expect(boards.map(([id]) => id)).toEqual(['GB-34', 'GB-35', 'GB-37', 'GB-38']);
    for (const [id, board] of boards) {
      const obstacles = board.blockers.map((b) => b.hex);
      expect(board.clear, id).toBe(sees(board.from, board.to, obstacles));
      for (const hex of [board.from, board.to, ...obstacles]) expect(onBoard(board, hex), `${id} ${hex}`).toBe(true);
    }
  });
});

const onBoard = (board: ExampleSight, hex: string): boolean =>
  /^\d{4}$/.test(hex) && Number(hex.slice(0, 2)) < board.columns && Number(hex.slice(2)) < board.rows;
