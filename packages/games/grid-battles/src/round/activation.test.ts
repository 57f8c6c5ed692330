// The Activation phase.
import { seededLuck, startMatch } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { gridBattles } from '../index.ts';
import { activate, altered, board, boardInput, END, play, readConfig, stateOf, verdict } from '../testing.ts';

const THREE = { a: 'pikeman 0006 0106 0206', b: 'pikeman 0000 0100 0200' } as const;

describe('how many', () => {
  test('[GB-12] exactly the number of the scenario is owed, in one command or in several', () => {
    const b = board({ ...THREE, activations: [2, 2] });
    expect(b.owed).toBe(2);
    const atOnce = play(b, [activate('A1', 'A3')]);
    const one = play(b, [activate('A1')]);
    expect([one.phase, one.owed]).toEqual(['activation', 1]);
    const both = play(one, [activate('A3')]);
    expect([both.phase, both.owed]).toEqual(['movement', 0]);
    expect(both).toEqual(atOnce);
  });

  test('[GB-12] [R-19] no fewer, no more, none twice', () => {
    const b = board({ ...THREE, activations: [2, 2] });
    expect(verdict(b, activate())).toBe('noUnits R-19');
    expect(verdict(b, activate('A1', 'A2', 'A3'))).toBe('tooMany GB-12');
    expect(verdict(b, activate('A1', 'A1'))).toBe('namedTwice GB-12');
    expect(verdict(b, END)).toBe('wrongPhase R-19'); // no passing
    expect(verdict(play(b, [activate('A1')]), END)).toBe('wrongPhase R-19');
    expect(verdict(play(b, [activate('A1')]), activate('A2', 'A3'))).toBe('tooMany GB-12');
  });

  test('[GB-12] with fewer fresh units than the number, all that are left are activated', () => {
    let b = play(board({ ...THREE, activations: [2, 3] }), [activate('A1', 'A2'), END]);
    b = play(b, [END]); // B's three
    expect([b.turn, b.phase, b.owed]).toEqual([0, 'movement', 0]);
    expect(stateOf(b, 'A3')).toBe('activated');
  });

  test.each([
    ['exactly as many as owed', [3, 3], 'movement'],
    ['one more than owed', [2, 3], 'activation'],
  ] as const)('[GB-12] [R-47] fresh units: %s', (_, activations, phase) => {
    expect(board({ ...THREE, activations }).phase).toBe(phase);
  });

  test('[R-20] each side has its own number', () => {
    const b = board({ ...THREE, activations: [2, 1] });
    expect(b.owed).toBe(2);
    expect(play(b, [activate('A1', 'A2'), END]).owed).toBe(1);
  });

  test('[R-19] activated units need not do anything', () => {
    const b = board({ ...THREE, activations: [1, 1] });
    expect(play(b, [activate('A2'), END]).turn).toBe(1);
  });
});

describe('which', () => {
  const b = play(board({ ...THREE, activations: [1, 1] }), [activate('A1'), END, activate('B1'), END]);

  test('[GB-12] only fresh units of the own side', () => {
    expect(stateOf(b, 'A1')).toBe('fatigued');
    expect(verdict(b, activate('A1'))).toBe('notFresh GB-12');
    expect(verdict(b, activate('B2'))).toBe('notYourUnit GB-12');
    expect(verdict(b, activate('A4'))).toBe('unknownUnit null');
    expect(verdict(b, activate('A2'))).toBe('legal');
  });

  test('[GB-49] not those that are gone', () => {
    const gone = altered(b, { A2: { health: 0, hex: null } });
    expect(verdict(gone, activate('A2'))).toBe('unitDestroyed GB-49');
    expect(gridBattles.candidates(gone, 0)).toEqual([activate('A3')]);
    const oneHealth = altered(gone, { A3: { health: 1 } });
    expect(gridBattles.decisions(oneHealth)).toMatchObject([{ units: ['A3'] }]);
    expect(gridBattles.candidates(oneHealth, 0)).toEqual([activate('A3')]);
  });

  test('[GB-12] candidates name one fresh unit each, in order', () => {
    expect(gridBattles.candidates(b, 0)).toEqual([activate('A2'), activate('A3')]);
    expect(gridBattles.candidates(b, 1)).toEqual([]);
    expect(gridBattles.decisions(b)).toEqual([
      { seat: 0, kind: 'activate', rule: 'GB-12', units: ['A2', 'A3'], owed: 1 },
    ]);
  });

  test('[GB-16] an activated unit is told apart from a fresh one in every view', () => {
    const shown = gridBattles.view(play(board({ ...THREE, activations: [2, 1] }), [activate('A2')]), 'spectator');
    expect(shown.units.map((u) => u.state)).toEqual(['fresh', 'activated', 'fresh', 'fresh', 'fresh', 'fresh']);
  });

  test('[R-21] an activation can be taken back freely until the turn has gone on', () => {
    const config = readConfig(boardInput({ ...THREE, activations: [2, 1] }));
    const match = startMatch(gridBattles, config, { luck: seededLuck(1), fairness: { kind: 'seeded', seed: 1 } });
    const before = match.state();
    match.play(0, activate('A1'));
    match.play(0, activate('A2'));
    expect(match.state().phase).toBe('movement');
    expect(match.undo(0, [], 2)).toEqual({ ok: true });
    expect(match.state()).toEqual(before);
    match.play(0, activate('A3', 'A2'));
    expect(
      match
        .state()
        .units.map((u) => u.state)
        .slice(0, 3),
    ).toEqual(['fresh', 'activated', 'activated']);
    match.play(0, END);
    expect(match.refuseUndo(0, 2)).toMatchObject({ code: 'needsConsent', why: 'final' });
  });
});
