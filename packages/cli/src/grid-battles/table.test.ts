import { gridBattles, UNITS } from '@muster/grid-battles';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { plain } from '../paint.ts';
import { isShared } from '../play/typed.ts';
import { gridBattlesTable } from './table.ts';
import { readTyped, typedFor } from './typed.ts';

test('what the list shows of a candidate is what one types to play it', () => {
  const config = gridBattles.parseConfig({ scenario: 'S2' });
  if (!config.ok) throw new Error(config.refusal.problem);
  const table = fastTable(seededLuck(4));
  const rng = makeRng(4);
  const types = new Set<string>();
  let b = gridBattles.setup(config.value, table);
  while (gridBattles.outcome(b) === undefined) {
    const { seat } = gridBattles.decisions(b)[0]!;
    const candidates = gridBattles.candidates(b, seat);
    for (const command of candidates) {
      const action = readTyped(typedFor(command));
      if (isShared(action)) throw new Error(`${typedFor(command)} is no word of the game`);
      expect(gridBattlesTable.answer(action, b, seat, plain)).toEqual({ play: command });
      types.add(command.type);
    }
    b = gridBattles.play(b, seat, candidates[rng.below(candidates.length)]!, table);
  }
  expect([...types].toSorted()).toEqual(expect.arrayContaining(['activate', 'attack', 'endPhase', 'move']));
  expect(typedFor({ type: 'deploy', unit: 'A1', hex: '0408' })).toBe('deploy A1 0408');
  expect(typedFor({ type: 'concede' })).toBe('concede');
});

test('units, ground and scenarios that are not the publisher’s say so', () => {
  const config = gridBattles.parseConfig({ scenario: 'S4' });
  if (!config.ok) throw new Error(config.refusal.problem);
  const b = gridBattles.setup(config.value, fastTable(seededLuck(1)));
  expect(gridBattlesTable.goals(b)).toContain('A scenario of ours, not the publisher’s.');
  const ours = b.units.filter((u) => UNITS[u.type].source === 'house').map((u) => UNITS[u.type].name);
  const shown = gridBattlesTable.legend(b).match(/Ours, not the publisher’s: (.*)\./)?.[1] ?? '';
  for (const name of ours) expect(shown).toContain(name);
  expect(shown).not.toContain('Knight');
  expect(shown.split(', ').length).toBeGreaterThan(new Set(ours).size); // some ground is ours too
});
