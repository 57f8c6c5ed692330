// Commands from outside: their form, and that nothing throws whatever comes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BattleCommand, gridBattles } from '../index.ts';
import { activate, attack, board, deploy, END, move } from '../testing.ts';

const problem = (x: unknown): string | undefined => {
  const parsed = gridBattles.parseCommand(x);
  return parsed.ok ? undefined : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
};

describe('reading', () => {
  const commands: readonly BattleCommand[] = [
    deploy('A1', '0005'),
    activate('A1'),
    activate('A1', 'A2'),
    activate(),
    move('A1'),
    move('A1', '0001', '0002'),
    attack('A1', 'B12'),
    END,
    { type: 'concede' } as const,
  ];

  test.each(commands.map((c) => [c.type, c] as const))('[GB-11] %s is read as it is written', (_, c) => {
    expect(gridBattles.parseCommand(JSON.parse(JSON.stringify(c)))).toEqual({ ok: true, value: c });
  });

  test.each([
    ['nothing', undefined, 'command: must be an object'],
    ['text', 'move', 'command: must be an object'],
    ['a list', [move('A1')], 'command: must be an object'],
    ['no type', {}, 'command.type: must be one of deploy, activate, move, attack, endPhase, concede'],
    ['an unknown type', { type: 'retreat' }, 'command.type'],
    ['a type of the prototype', { type: 'constructor' }, 'command.type'],
    ['a type that is no text', { type: 7 }, 'command.type'],
    ['no unit', { type: 'move', path: [] }, 'command.unit'],
    ['no path', { type: 'move', unit: 'A1' }, 'command.path'],
    ['a path that is no list', { type: 'move', unit: 'A1', path: '0001' }, 'command.path'],
    ['a step that is no text', { type: 'move', unit: 'A1', path: [1] }, 'command.path[0]'],
    ['an endless path', { type: 'move', unit: 'A1', path: Array(61).fill('0001') }, 'at most 60'],
    ['an endless hex', { type: 'deploy', unit: 'A1', hex: '0'.repeat(9) }, 'command.hex'],
    ['an endless unit', { type: 'activate', units: ['A'.repeat(9)] }, 'command.units[0]'],
    ['no units', { type: 'activate' }, 'command.units'],
    ['no target', { type: 'attack', attacker: 'A1' }, 'command.target'],
    ['numbers invented', { ...attack('A1', 'B1'), hits: 9 }, 'command.hits: is not known here'],
    ['more than it takes', { type: 'endPhase', now: true }, 'command.now'],
  ])('[GB-11] %s is refused, with the place', (_, x, words) => {
    expect(problem(x)).toContain(words);
  });

  test('[GB-11] nothing throws', () => {
    const keys = fc.constantFrom('type', 'unit', 'units', 'path', 'hex', 'attacker', 'target', '__proto__');
    fc.assert(
      fc.property(fc.anything({ key: keys, maxDepth: 3, withBigInt: true, withSparseArray: true }), (x) => {
        expect(typeof gridBattles.parseCommand(x).ok).toBe('boolean');
      }),
      { numRuns: 500, seed: 11 },
    );
  });
});

describe('judging what was read', () => {
  const boards = [
    board({ a: 'pikeman; knight', b: 'archer' }),
    board({ a: 'pikeman 0303; knight 0203', b: 'archer 0202', activations: [1, 1] }),
    board({ a: 'pikeman 0303; knight 0203', b: 'archer 0202' }),
    { ...board({ a: 'pikeman 0303; knight 0203', b: 'archer 0202' }), phase: 'attack' as const },
  ];
  const id = fc.oneof(fc.constantFrom('A1', 'A2', 'B1', 'A3', 'a1', '', 'length'), fc.string({ maxLength: 8 }));
  const hex = fc.oneof(
    fc.constantFrom('0303', '0203', '0302', '0403', '9999', '-1-1', '0 0 '),
    fc.string({ maxLength: 8 }),
  );
  const commands: fc.Arbitrary<BattleCommand> = fc.oneof(
    fc.record({ type: fc.constant('deploy' as const), unit: id, hex }),
    fc.record({ type: fc.constant('activate' as const), units: fc.array(id, { maxLength: 4 }) }),
    fc.record({ type: fc.constant('move' as const), unit: id, path: fc.array(hex, { maxLength: 5 }) }),
    fc.record({ type: fc.constant('attack' as const), attacker: id, target: id }),
    fc.constantFrom(END, { type: 'concede' as const }),
  );
  const seats = fc.constantFrom(0, 1, 2, -1, Number.NaN);

  test('[GB-11] a refusal is a sentence, an acceptance can be played, and neither throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...boards), seats, commands, (b, seat, c) => {
        const refusal = gridBattles.refuse(b, seat, c);
        if (refusal !== undefined) expect(gridBattles.explain(refusal)).toMatch(/^[A-Z0-9].*\.$/s);
        else {
          const table = {
            roll: (n: number) => Array<number>(n).fill(1),
            shuffle: <T>(x: readonly T[]) => x,
            final: () => {},
          };
          expect(gridBattles.play(b, seat, c, table)).not.toBe(b);
        }
      }),
      { numRuns: 3000, seed: 12 },
    );
  });
});
