// How a battle ends.
import { describe, expect, test } from 'vitest';
import { type Battle, type Condition, gridBattles, healthLost } from '../index.ts';
import { activate, altered, attack, board, deploy, END, eventsOf, move, perform, play, verdict } from '../testing.ts';

const destroy = (count: number): Condition => ({ type: 'destroy', count });
const endure = (round: number): Condition => ({ type: 'endure', round });
const hold = (hex: string, unit: 'captain' | null = null): Condition => ({ type: 'hold', hex, unit });
const slayCaptain: Condition = { type: 'slay', unit: 'captain' };

/** `0 destroyed GB-80`: winner, reason, rule; `draw …`; or `none`. */
const ending = (b: Battle): string => {
  const o = gridBattles.outcome(b);
  if (o === undefined) return 'none';
  return `${o.places.length === 1 ? 'draw' : o.places[0]![0]} ${o.reason} ${o.rule}`;
};

/** Knights beside militia with one health left: a red 6 against a brown 1 destroys. */
const slaughter = (
  wins: readonly [readonly Condition[], readonly Condition[]],
  b = 'militia 0203 0303; militia 0600',
) => {
  const start = play(board({ a: 'knight 0204 0304', b, wins }), [END]);
  return altered(start, Object.fromEntries(start.units.filter((u) => u.seat === 1).map((u) => [u.id, { health: 1 }])));
};
const KILL = [6, 1] as const;

describe('by destroying', () => {
  test('[GB-80] so many enemy units, not one fewer', () => {
    const one = play(slaughter([[destroy(2)], []]), [attack('A1', 'B1')], KILL);
    expect(ending(one)).toBe('none');
    expect(ending(play(one, [attack('A2', 'B2')], KILL))).toBe('0 destroyed GB-80');
  });

  test('[GB-81] at once, in the middle of a turn: nothing more is asked or allowed', () => {
    const { battle, events } = perform(slaughter([[destroy(1)], []]), [attack('A1', 'B1')], KILL);
    expect(ending(battle)).toBe('0 destroyed GB-80');
    expect([battle.phase, battle.owed, battle.turn]).toEqual(['over', 0, 0]);
    expect(gridBattles.decisions(battle)).toEqual([]);
    expect(gridBattles.candidates(battle, 0)).toEqual([]);
    for (const seat of [0, 1])
      for (const c of [attack('A2', 'B2'), END, activate('B3'), { type: 'concede' } as const])
        expect(verdict(battle, c, seat)).toBe('battleOver GB-81');
    expect(eventsOf(events, 'ended')).toEqual([
      { type: 'ended', rule: 'GB-80', outcome: battle.outcome, condition: destroy(1) },
    ]);
    expect(eventsOf(events, 'turnEnded')).toEqual([]);
  });

  test('[GB-81] [GB-82] the defender wins by its answer, on the attacker’s turn', () => {
    const b = altered(slaughter([[destroy(3)], [destroy(1)]]), { A1: { health: 1 }, B1: { health: 3 } });
    const after = play(b, [attack('A1', 'B1')], [1, 4, 6, 1]);
    expect([ending(after), after.turn]).toEqual(['1 destroyed GB-80', 0]);
  });

  test('[GB-82] each side has its own condition', () => {
    const wins = [[destroy(2)], [destroy(1)]] as const;
    expect(ending(play(slaughter(wins), [attack('A1', 'B1')], KILL))).toBe('none');
  });

  test('[GB-80] [R-45] the enemy leader, whoever else still stands', () => {
    const b = slaughter([[slayCaptain, destroy(3)], []], 'militia 0203; captain 0303; militia 0600');
    expect(ending(play(b, [attack('A1', 'B1')], KILL))).toBe('none');
    expect(ending(play(b, [attack('A2', 'B2')], KILL))).toBe('0 slain GB-80');
  });

  test('[GB-80] the own leader does not count', () => {
    const start = altered(
      play(board({ a: 'captain 0204', b: 'knight 0203; militia 0000', wins: [[slayCaptain], []] }), [END]),
      {
        A1: { health: 1 },
      },
    );
    expect(ending(play(start, [attack('A1', 'B1')], [1, 6, 6, 1]))).toBe('1 wipedOut R-28');
  });

  test('[R-28] a side without units has lost, whatever the conditions say', () => {
    const b = slaughter([[], []], 'militia 0203 0303');
    const one = play(b, [attack('A1', 'B1')], KILL);
    expect(ending(one)).toBe('none');
    expect(ending(play(one, [attack('A2', 'B2')], KILL))).toBe('0 wipedOut R-28');
  });
});

describe('at a round’s end', () => {
  const near = { a: 'pikeman 0306', b: 'pikeman 0300' } as const;

  test('[R-38] [GB-80] by a unit on the hex when the round ends, not before', () => {
    const b = board({ ...near, wins: [[hold('0304')], []] });
    const there = play(b, [move('A1', '0305', '0304')]);
    expect(ending(there)).toBe('none');
    expect(ending(play(there, [END]))).toBe('0 held R-38');
    expect(ending(play(b, [END, END]))).toBe('none');
  });

  test('[R-38] an enemy on the hex, or a friend of another kind, does not own it', () => {
    const enemy = board({ ...near, wins: [[hold('0300')], []] });
    expect(ending(play(enemy, [END, END]))).toBe('none');
    const escort = board({ a: 'captain 0306; pikeman 0305', b: 'pikeman 0300', wins: [[hold('0305', 'captain')], []] });
    expect(ending(play(escort, [END, END]))).toBe('none');
    const captain = play(escort, [move('A2', '0304'), move('A1', '0305'), END]);
    expect(ending(captain)).toBe('0 held R-38');
  });

  test('[GB-80] by holding out to the end of a round', () => {
    const b = play(board({ ...near, wins: [[], [endure(2)]] }), [END, END]);
    expect([ending(b), b.round]).toEqual(['none', 2]);
    expect(ending(play(b, [END, END]))).toBe('1 endured GB-80');
  });

  test('[R-26] both at once: the side whose turn it is, which is whoever took the last one', () => {
    const wins = [[hold('0306')], [endure(1)]] as const;
    expect(ending(play(board({ ...near, wins }), [END, END]))).toBe('1 endured GB-80');
    const lastTurnByA = board({ a: 'pikeman 0306 0006', b: 'pikeman 0300', wins, activations: [1, 1] });
    expect(ending(play(lastTurnByA, [activate('A1'), END, END, END]))).toBe('0 held R-38');
  });

  test('[R-26] what is met first wins: hits come before the round’s end', () => {
    const b = slaughter([[destroy(1)], [endure(1)]]);
    expect(ending(play(b, [attack('A1', 'B1')], KILL))).toBe('0 destroyed GB-80');
    expect(ending(play(b, [END, END]))).toBe('none'); // the knights' neighbours may still strike
    expect(ending(play(b, [END, END, END]))).toBe('1 endured GB-80');
  });
});

describe('when time runs out', () => {
  const far = { a: 'pikeman 0306', b: 'pikeman 0300' } as const;
  const idle = (b: Battle, rounds: number): Battle => play(b, Array(2 * rounds).fill(END));

  test('[R-27] after the last round, not before; equal losses are a draw', () => {
    const b = idle(board({ ...far, roundLimit: 3 }), 2);
    expect([ending(b), b.round]).toEqual(['none', 3]);
    const over = idle(b, 1);
    expect(ending(over)).toBe('draw drawAtLimit R-27');
    expect(over.outcome?.places).toEqual([[0, 1]]);
  });

  test('[R-27] roundLimit: null takes the scenario’s number, another number replaces it', () => {
    const twelve = idle(board({ ...far, rulings: { roundLimit: null } }), 11);
    expect([ending(twelve), ending(idle(twelve, 1))]).toEqual(['none', 'draw drawAtLimit R-27']);
    expect(ending(idle(board({ ...far, rulings: { roundLimit: 1 } }), 1))).toBe('draw drawAtLimit R-27');
    const longer = idle(board({ ...far, roundLimit: 2, rulings: { roundLimit: 4 } }), 3);
    expect([ending(longer), ending(idle(longer, 1))]).toEqual(['none', 'draw drawAtLimit R-27']);
  });

  test('[R-27] [R-39] else more destroyed health wins, wounds of survivors included', () => {
    const b = board({ a: 'pikeman 0306; militia 0006', b: 'pikeman 0300; militia 0000', roundLimit: 1 });
    expect(ending(idle(altered(b, { B1: { health: 3 } }), 1))).toBe('0 healthAtLimit R-27');
    expect(ending(idle(altered(b, { A1: { health: 3 } }), 1))).toBe('1 healthAtLimit R-27');
    const mixed = altered(b, { A1: { health: 1 }, A2: { health: 2 }, B2: { health: 0, hex: null } });
    expect([healthLost(mixed, 0), healthLost(mixed, 1)]).toEqual([4, 3]);
    expect(ending(idle(mixed, 1))).toBe('1 healthAtLimit R-27');
  });

  test('[R-48] [R-27] the scenario names the winner: the side that had to hold out, even for longer', () => {
    const b = board({ ...far, wins: [[destroy(1)], [endure(10)]], rulings: { roundLimit: 2 } });
    expect(ending(idle(b, 1))).toBe('none');
    expect(ending(idle(altered(b, { B1: { health: 1 } }), 2))).toBe('1 endured R-48');
    const side = board({ ...far, wins: [[endure(10)], []], rulings: { roundLimit: 1 } });
    expect(ending(idle(side, 1))).toBe('0 endured R-48');
  });

  test('[R-48] [R-26] both had to hold out: the side whose turn it is', () => {
    const wins = [[endure(10)], [endure(10)]] as const;
    expect(ending(idle(board({ ...far, wins, roundLimit: 1 }), 1))).toBe('1 endured R-48');
    const lastTurnByA = board({ ...far, a: 'pikeman 0306 0006', wins, roundLimit: 1, activations: [1, 1] });
    expect(ending(play(lastTurnByA, [activate('A1'), END, END, END]))).toBe('0 endured R-48');
  });

  test('[R-48] a longer limit does not lengthen the holding out', () => {
    const b = board({ ...far, wins: [[], [endure(2)]], rulings: { roundLimit: 20 } });
    expect(ending(idle(b, 2))).toBe('1 endured GB-80');
  });
});

describe('by conceding', () => {
  const concede = { type: 'concede' } as const;
  const begun = board({ a: 'pikeman 0306 0006', b: 'pikeman 0300', activations: [1, 1] });
  const moments: readonly (readonly [string, Battle])[] = [
    ['deployment', board({ a: 'pikeman', b: 'pikeman' })],
    ['activation', begun],
    ['movement', play(begun, [activate('A1')])],
    ['attack', play(board({ a: 'pikeman 0306', b: 'pikeman 0305' }), [END])],
    ['deployment', play(board({ a: 'pikeman', b: 'pikeman' }), [deploy('A1', '0006')])],
    ['movement', play(begun, [activate('A1'), END])],
  ];

  test.each(moments)('[R-46] either seat, at any time: in the phase of %s', (phase, b) => {
    expect(b.phase).toBe(phase);
    for (const seat of [0, 1]) {
      expect(verdict(b, concede, seat)).toBe('legal');
      const over = gridBattles.play(b, seat, concede, { roll: () => [], shuffle: (x) => x, final: () => {} });
      expect(ending(over)).toBe(`${1 - seat} conceded R-46`);
      expect(gridBattles.decisions(over)).toEqual([]);
      expect(gridBattles.parseState(JSON.parse(JSON.stringify(over)))).toEqual({ ok: true, value: over });
      expect([over.phase, over.owed]).toEqual(['over', 0]);
    }
  });

  test('[R-46] the log tells who conceded, and the end', () => {
    const { events } = perform(begun, [concede]);
    expect(eventsOf(events, 'conceded')).toEqual([{ type: 'conceded', rule: 'R-46', seat: 0 }]);
    expect(eventsOf(events, 'ended')).toHaveLength(1);
  });

  test('[R-46] nobody else', () => {
    for (const seat of [2, -1, 0.5, Number.NaN]) expect(verdict(begun, concede, seat)).toBe('notYourTurn GB-10');
  });
});
