// Rounds and turns.
import { describe, expect, test } from 'vitest';
import type { Battle } from '../index.ts';
import { gridBattles } from '../index.ts';
import { activate, altered, attack, board, END, eventsOf, move, perform, play, stateOf } from '../testing.ts';

const FAR = { a: 'pikeman 0006 0106 0206', b: 'pikeman 0000' } as const;
const states = (b: Battle): string => b.units.map((u) => `${u.id} ${u.state}`).join(', ');

/** The next turn with nobody moving or striking: these units, or those that must. */
const idleTurn = (b: Battle, ...units: readonly string[]): Battle =>
  play(b, [...(b.phase === 'activation' ? [activate(...units)] : []), END]);

describe('turns of a round', () => {
  test('[GB-10] the sides take turns within a round, and rounds follow each other', () => {
    let b = board({ a: 'pikeman 0006 0106', b: 'pikeman 0000 0100', activations: [1, 1] });
    const turns: string[] = [];
    for (const id of ['A1', 'B1', 'A2', 'B2', 'A1', 'B2', 'A2', 'B1']) {
      turns.push(`${b.round}${'AB'[b.turn]}`);
      b = idleTurn(b, id);
    }
    expect(turns).toEqual(['1A', '1B', '1A', '1B', '2A', '2B', '2A', '2B']);
    expect(b.round).toBe(3);
  });

  test('[GB-11] a turn goes through Activation, Movement and Attack', () => {
    const b = board({ a: 'archer 0003 0006', b: 'pikeman 0300', activations: [1, 1] });
    expect(b.phase).toBe('activation');
    const moving = play(b, [activate('A1')]);
    expect(moving.phase).toBe('movement');
    const attacking = play(moving, [END]);
    expect(attacking.phase).toBe('attack');
    const next = play(attacking, [END]);
    expect([next.phase, next.turn]).toEqual(['movement', 1]); // B's only unit is activated without being asked
  });

  test('[GB-08] [GB-13] activated units are fatigued when the turn ends, and only they', () => {
    const b = board({ ...FAR, activations: [2, 1] });
    const moving = play(b, [activate('A1', 'A3')]);
    expect(states(moving)).toBe('A1 activated, A2 fresh, A3 activated, B1 fresh');
    const { battle, events } = perform(moving, [END]);
    expect(states(battle)).toBe('A1 fatigued, A2 fresh, A3 fatigued, B1 activated');
    expect(eventsOf(events, 'turnEnded')).toEqual([
      { type: 'turnEnded', rule: 'GB-13', seat: 0, fatigued: ['A1', 'A3'] },
    ]);
  });

  test('[GB-14] when nobody is fresh the round ends and all recover', () => {
    const b = idleTurn(board({ ...FAR, activations: [3, 1] }));
    const moved = play(b, [move('B1', '0100')]);
    expect(moved.round).toBe(2);
    expect(moved.units.map((u) => [u.state, u.moved, u.left, u.attacked])).toEqual([
      ...Array<unknown>(3).fill(['activated', false, false, false]), // all three must act at once
      ['fresh', false, false, false],
    ]);
  });

  test('[GB-15] [R-18] a side without fresh units is passed over until the other has none either', () => {
    let b = idleTurn(board({ ...FAR, activations: [1, 1] }), 'A1');
    const skipped = perform(b, [END]); // B's only unit; A has two fresh ones left
    expect(eventsOf(skipped.events, 'skipped')).toEqual([]);
    b = skipped.battle;
    const again = perform(b, [activate('A2'), END]);
    expect(eventsOf(again.events, 'skipped')).toEqual([{ type: 'skipped', rule: 'R-18', seat: 1 }]);
    expect([again.battle.round, again.battle.turn, again.battle.phase]).toEqual([1, 0, 'movement']);
    expect(states(again.battle)).toBe('A1 fatigued, A2 fatigued, A3 activated, B1 fatigued');
    expect(play(again.battle, [END]).round).toBe(2);
  });

  test('[GB-15] each unit is activated exactly once a round', () => {
    let b = board({ a: 'pikeman 0006 0106 0206 0306 0406', b: 'pikeman 0000 0100', activations: [2, 1] });
    const times = new Map<string, number>();
    while (b.round === 1) {
      const fresh = b.units.filter((u) => u.seat === b.turn && u.state === 'fresh').slice(0, b.owed);
      const { battle } = b.phase === 'activation' ? perform(b, [activate(...fresh.map((u) => u.id))]) : { battle: b };
      for (const u of battle.units) if (u.state === 'activated') times.set(u.id, (times.get(u.id) ?? 0) + 1);
      b = play(battle, [END]);
    }
    expect([...times.entries()].sort()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2'].map((id) => [id, 1]));
  });
});

test('[GB-10] [GB-11] [GB-12] [GB-13] [GB-14] [R-47] the log of a whole round', () => {
  const b = board({ a: 'pikeman 0006 0106', b: 'pikeman 0000', activations: [1, 1] });
  expect(perform(b, [activate('A2'), END, END, END]).events).toEqual([
    { type: 'activated', rule: 'GB-12', units: ['A2'], forced: false },
    { type: 'stood', rule: 'GB-20', units: ['A2'] },
    { type: 'noAttackPossible', rule: 'R-47', seat: 0 },
    { type: 'turnEnded', rule: 'GB-13', seat: 0, fatigued: ['A2'] },
    { type: 'turnBegan', rule: 'GB-11', seat: 1, owed: 1 },
    { type: 'activated', rule: 'GB-12', units: ['B1'], forced: true },
    { type: 'stood', rule: 'GB-20', units: ['B1'] },
    { type: 'noAttackPossible', rule: 'R-47', seat: 1 },
    { type: 'turnEnded', rule: 'GB-13', seat: 1, fatigued: ['B1'] },
    { type: 'turnBegan', rule: 'GB-11', seat: 0, owed: 1 },
    { type: 'activated', rule: 'GB-12', units: ['A1'], forced: true },
    { type: 'stood', rule: 'GB-20', units: ['A1'] },
    { type: 'noAttackPossible', rule: 'R-47', seat: 0 },
    { type: 'turnEnded', rule: 'GB-13', seat: 0, fatigued: ['A1'] },
    { type: 'roundEnded', rule: 'GB-14', round: 1 },
    { type: 'roundBegan', rule: 'GB-10', round: 2, first: 1 },
    { type: 'turnBegan', rule: 'GB-11', seat: 1, owed: 1 },
    { type: 'activated', rule: 'GB-12', units: ['B1'], forced: true },
  ]);
});

test('[GB-13] [GB-14] a new turn finds units that have neither moved nor attacked', () => {
  const b = play(board({ a: 'archer 0003', b: 'archer 0000' }), [move('A1', '0002')]);
  expect(b.units[0]).toMatchObject({ state: 'activated', moved: true, left: true, attacked: false });
  const after = play(b, [attack('A1', 'B1')], [2, 4]);
  const rested = { moved: false, left: false, attacked: false };
  expect(after.units[0]).toMatchObject({ ...rested, state: 'fatigued', attackedInRound: 1 });
  expect(after.units[1]).toMatchObject({ ...rested, state: 'activated', attackedInRound: 0 });
});

describe('who begins a round', () => {
  /** A takes the last turn of the first round: three turns against one. */
  const lastTurnByA = (rulings: object): Battle => {
    let b = board({ ...FAR, activations: [1, 1], rulings });
    for (const id of ['A1', 'B1', 'A2']) b = idleTurn(b, id);
    return idleTurn(b);
  };

  test('[GB-03] [R-17] side A begins the first round', () => {
    expect(board(FAR).turn).toBe(0);
    expect(gridBattles.decisions(board(FAR)).map((d) => d.seat)).toEqual([0]);
  });

  test('[R-17] alternate: the opponent of who took the last turn begins the next round', () => {
    const b = lastTurnByA({ roundStart: 'alternate' });
    expect([b.round, b.turn]).toEqual([2, 1]);
    expect(lastTurnByA({}).turn).toBe(1); // the default
    const evenly = idleTurn(idleTurn(board({ a: 'pikeman 0006', b: 'pikeman 0000' })));
    expect([evenly.round, evenly.turn]).toEqual([2, 0]);
  });

  test('[R-17] scenarioFirst: side A begins every round', () => {
    const b = lastTurnByA({ roundStart: 'scenarioFirst' });
    expect([b.round, b.turn]).toEqual([2, 0]);
  });
});

describe('the end of a turn comes by itself', () => {
  test('[R-47] units that must all be activated are activated, and the log says so', () => {
    const { events } = perform(board({ ...FAR, activations: [3, 2] }), [END]);
    expect(eventsOf(events, 'activated')).toEqual([{ type: 'activated', rule: 'GB-12', units: ['B1'], forced: true }]);
  });

  test('[R-47] no target after the last move: the turn is over', () => {
    const b = board({ a: 'pikeman 0003 0006', b: 'pikeman 0000' });
    const one = play(b, [move('A1', '0002')]);
    expect([one.turn, one.phase]).toEqual([0, 'movement']);
    const { battle, events } = perform(one, [move('A2')]);
    expect(eventsOf(events, 'noAttackPossible')).toEqual([{ type: 'noAttackPossible', rule: 'R-47', seat: 0 }]);
    expect(battle.turn).toBe(1);
  });

  test('[R-47] the last possible attack ends the turn, one still possible does not', () => {
    const b = play(board({ a: 'pikeman 0001 0101', b: 'pikeman 0000 0100' }), [END]);
    const once = play(b, [attack('A1', 'B1')], [1, 6, 1, 6]);
    expect([once.turn, once.phase]).toEqual([0, 'attack']);
    expect(play(once, [attack('A2', 'B2')], [1, 6, 1, 6]).turn).toBe(1);
  });

  test('[R-47] [R-41] an engine that moved has no attack to wait for', () => {
    const b = board({ a: 'ballista 0004', b: 'pikeman 0000' });
    expect(play(b, [move('A1', '0104')]).turn).toBe(1);
    expect(play(b, [END]).phase).toBe('attack');
  });

  test('[GB-42] an attacker destroyed by the answer ends its turn; it is not fatigued but gone', () => {
    const b = altered(play(board({ a: 'militia 0001; pikeman 0006', b: 'knight 0000' }), [END]), { A1: { health: 1 } });
    const { battle, events } = perform(b, [attack('A1', 'B1')], [2, 6, 2, 1]);
    expect(battle.units[0]).toMatchObject({ id: 'A1', health: 0, hex: null });
    expect(eventsOf(events, 'turnEnded')[0]!.fatigued).toEqual(['A2']);
    expect([battle.turn, battle.outcome]).toEqual([1, null]);
  });

  test('[GB-14] destroyed units neither keep a round open nor come back', () => {
    let b = play(board({ a: 'knight 0001 0006', b: 'militia 0000 0600', activations: [1, 1] }), [activate('A1'), END]);
    b = play(altered(b, { B1: { health: 1 } }), [attack('A1', 'B1')], [6, 1]); // B1 was still fresh
    expect([b.turn, b.phase, stateOf(b, 'B2')]).toEqual([1, 'movement', 'activated']);
    b = play(b, [END, END]); // B2, then A2: nobody left
    expect([b.round, b.turn, b.phase]).toEqual([2, 1, 'movement']);
    expect(b.units.find((u) => u.id === 'B1')).toMatchObject({ health: 0, hex: null });
  });
});
