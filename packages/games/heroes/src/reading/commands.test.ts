// Every command from outside: read as it is, and refused when a field is missing, of the wrong kind, or not its own (HR-20).
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { DEFAULT_ORDERS } from '../state/battle.ts';
import type { HeroesCommand } from '../state/types.ts';

/** One of each, whole; and which of its fields may be left out. */
const COMMANDS: readonly (readonly [HeroesCommand, optional?: readonly string[]])[] = [
  [{ type: 'terrain', kind: 'wall', space: 5, turn: 3 }, ['turn']],
  [{ type: 'edge', edge: 'other' }],
  [{ type: 'marker', space: 7 }],
  [{ type: 'pick', objective: 25 }],
  [{ type: 'seal', objectives: [1, 2, 3, 4, 5] }, ['objectives']],
  [{ type: 'unseal' }],
  [{ type: 'goFirst', first: 'you' }],
  [{ type: 'select', model: 'A1' }],
  [{ type: 'claim' }],
  [{ type: 'enter', space: 0 }],
  [{ type: 'engaged', choice: 'retreat' }],
  [{ type: 'move', to: 2303, path: [1, 2, 2303], jump: true }, ['path', 'jump']],
  [{ type: 'cast', power: 'blast', target: 'B1', upcharge: 20 }, ['target', 'upcharge']],
  [{ type: 'shoot', weapon: 'short-bow', target: 'B1', arc: true }, ['arc']],
  [{ type: 'strike', target: 'B1' }],
  [{ type: 'pass' }],
  [{ type: 'redirect', to: 'B2' }],
  [{ type: 'friend', model: 'A2' }],
  [{ type: 'fallBack', to: 9 }],
  [{ type: 'place', space: 11 }],
  [{ type: 'reroll', dice: 99 }],
  [{ type: 'resist', by: 'B1', points: 2 }, ['points']],
  [{ type: 'raise', points: 1 }],
  [{ type: 'concede' }],
  [
    {
      type: 'orders',
      orders: { ...DEFAULT_ORDERS, redirect: 'never', destiny: 'auto', resist: 20, autoClaim: false, stance: 'cloak' },
    },
  ],
];

const read = (x: unknown) => {
  const parsed = heroes.parseCommand(x);
  return parsed.ok ? parsed.value : parsed.refusal.where;
};

describe.each(COMMANDS.map(([c, optional = []]) => [c.type, c, optional] as const))('%s', (_, c, optional) => {
  const names = Object.keys(c).filter((name) => name !== 'type');

  test('is read as it is, and nothing else with it', () => {
    expect(read(JSON.parse(JSON.stringify(c)))).toEqual(c);
    expect(heroes.parseCommand({ ...c, colour: 'red' }).ok).toBe(false);
  });

  test.each(names.map((name) => [name]))('%s', (name) => {
    const without = Object.fromEntries(Object.entries(c).filter(([key]) => key !== name));
    expect(heroes.parseCommand(without).ok).toBe(optional.includes(name));
    expect(read({ ...c, [name]: { colour: 'red' } })).toMatch(new RegExp(`^command.${name}`));
  });
});

test('[X-166] all types of commands are here', () => {
  const problem = heroes.parseCommand({ type: 'fly' });
  const types = COMMANDS.map(([{ type }]) => type);
  expect(problem.ok ? [] : types.filter((type) => !problem.refusal.problem.includes(type))).toEqual([]);
});

describe('[HR-09] pieces of a configuration', () => {
  const pits = (count: number, x = (i: number) => 1 + 2 * (i % 6)) =>
    Array.from({ length: count }, (_, i) => ({ kind: 'fire-pit', x: x(i), y: 6 + 3 * Math.floor(i / 6), turn: 0 }));
  const problemOf = (pieces: readonly unknown[]) => {
    const parsed = heroes.parseConfig({ points: 60, pieces });
    return parsed.ok ? 'none' : `${parsed.refusal.where} ${parsed.refusal.problem}`;
  };

  test('twelve on the smallest board, no more', () => {
    expect(problemOf(pits(12))).toBe('none');
    expect(problemOf(pits(13))).toBe('config.pieces are 12 at most');
  });

  test.each([
    [{ kind: 'moon', x: 5, y: 10, turn: 0 }, 'kind'],
    [{ kind: 'wall', x: -1, y: 10, turn: 0 }, 'x'],
    [{ kind: 'wall', x: 48, y: 10, turn: 0 }, 'x'],
    [{ kind: 'wall', x: 5, y: 48, turn: 0 }, 'y'],
    [{ kind: 'wall', x: 5, y: 10, turn: 4 }, 'turn'],
    [{ kind: 'wall', x: 5, y: 10 }, 'turn'],
  ])('%j has a wrong %s', (piece, name) => {
    expect(problemOf([piece])).toMatch(new RegExp(`^config.pieces\\[0\\].${name} `));
  });
});
