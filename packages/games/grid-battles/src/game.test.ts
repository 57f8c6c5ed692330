// The game as the kernel sees it: who may do what when, in which order choices are offered, what is seen.
import { canonical, fastTable, makeRng, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { type Battle, type BattleCommand, gridBattles, type Phase, SCENARIO_IDS } from './index.ts';
import { activate, attack, begin, board, deploy, END, move, play, readConfig, verdict } from './testing.ts';

const begun = board({ a: 'pikeman 0303; knight 0503', b: 'archer 0203', activations: [1, 1] });
const AT: Readonly<Record<Phase, Battle>> = {
  deployment: board({ a: 'pikeman; knight', b: 'archer' }),
  activation: begun,
  movement: play(begun, [activate('A1')]),
  attack: play(begun, [activate('A1'), END]),
  over: gridBattles.play(begun, 1, { type: 'concede' }, fastTable(seededLuck(1))),
};
const COMMANDS: readonly (readonly [command: BattleCommand, phases: string, rule: string])[] = [
  [deploy('A1', '0006'), 'deployment', 'FB-04'],
  [activate('A1'), 'activation', 'GB-11'],
  [move('A1', '0304'), 'movement', 'GB-27'],
  [attack('A1', 'B1'), 'attack', 'GB-27'],
  [END, 'movement attack', 'R-19'],
];

describe('who and when', () => {
  test.each(COMMANDS)('[GB-11] [GB-27] %j belongs to %s', (command, phases, rule) => {
    for (const phase of Object.keys(AT) as Phase[]) {
      expect(AT[phase].phase).toBe(phase);
      const expected =
        phase === 'over' ? 'battleOver GB-81' : phases.split(' ').includes(phase) ? 'legal' : `wrongPhase ${rule}`;
      expect(verdict(AT[phase], command), phase).toBe(expected);
    }
  });

  test('[GB-01] [R-29] the game of its records: two seats, and no command that the other does not see', () => {
    expect([gridBattles.id, gridBattles.version]).toEqual(['grid-battles', '1']);
    expect(gridBattles.seats(begun.config)).toBe(2);
    for (const [command] of COMMANDS) expect(gridBattles.isPrivate(command)).toBe(false);
  });

  test.each(COMMANDS)('[GB-10] %j is for the side whose turn it is', (command) => {
    for (const phase of ['deployment', 'activation', 'movement', 'attack'] as const)
      for (const seat of [1, 2, -1, Number.NaN]) expect(verdict(AT[phase], command, seat)).toBe('notYourTurn GB-10');
  });

  test('[GB-01] there are two seats, and at most one of them decides', () => {
    const rng = makeRng(1);
    const table = fastTable<never>(seededLuck(1));
    const seats = new Set<number>();
    for (let b = begin(readConfig({ scenario: 'S1' })); ; ) {
      const decisions = gridBattles.decisions(b);
      if (b.phase === 'over') {
        expect(decisions).toEqual([]);
        break;
      }
      expect(decisions).toHaveLength(1);
      seats.add(decisions[0]!.seat);
      expect(gridBattles.candidates(b, 1 - b.turn)).toEqual([]);
      const offered = gridBattles.candidates(b, b.turn);
      b = gridBattles.play(b, b.turn, offered[rng.below(offered.length)]!, table);
    }
    expect([...seats].sort()).toEqual([0, 1]);
  });

  test.each([
    ['deployment', 'deploy', 'FB-04', ['A1', 'A2'], 0],
    ['activation', 'activate', 'GB-12', ['A1', 'A2'], 1],
    ['movement', 'move', 'GB-20', ['A1'], 0],
    ['attack', 'attack', 'GB-30', ['A1'], 0],
  ] as const)('[GB-11] in %s one is asked to %s (%s)', (phase, kind, rule, units, owed) => {
    expect(gridBattles.decisions(AT[phase])).toEqual([{ seat: 0, kind, rule, units, owed }]);
  });
});

describe('the order of what is offered', () => {
  test('[GB-12] units in the scenario’s order', () => {
    expect(gridBattles.candidates(AT.activation, 0)).toEqual([activate('A1'), activate('A2')]);
  });

  test('[GB-20] moves by unit: staying first, then by cost, then by row and column', () => {
    const b = board({ map: ['.h...', '.....'], a: 'pikeman 0000; trebuchet 0401', b: 'militia 0400' });
    expect(gridBattles.candidates(b, 0)).toEqual([
      move('A1'),
      move('A1', '0001'), // cost 1
      move('A1', '0100'),
      move('A1', '0001', '0101'), // cost 2
      move('A2'),
    ]);
  });

  test('[GB-30] attacks by attacker, then target, then stopping', () => {
    const b = play(board({ a: 'archer 0303 0403', b: 'militia 0300 0306' }), [END]);
    expect(gridBattles.candidates(b, 0)).toEqual([
      attack('A1', 'B1'),
      attack('A1', 'B2'),
      attack('A2', 'B1'),
      attack('A2', 'B2'),
      END,
    ]);
  });
});

describe('what is seen', () => {
  test('[R-29] everybody sees everything, at any time', () => {
    for (const b of Object.values(AT))
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(gridBattles.view(b, viewer)).toEqual(b);
        expect(canonical(gridBattles.view(b, viewer))).toBe(canonical(b));
        expect(gridBattles.view(b, viewer).config).toBe(b.config);
      }
  });

  test('[R-29] so the imagined battle is the real one', () => {
    for (const b of Object.values(AT))
      expect(gridBattles.imagine(gridBattles.view(b, 0), 0, fastTable(seededLuck(1)))).toEqual(b);
  });

  test('[GB-81] the outcome is told when there is one', () => {
    expect(gridBattles.outcome(AT.attack)).toBeUndefined();
    expect(gridBattles.outcome(AT.over)).toEqual({ places: [[0], [1]], reason: 'conceded', rule: 'R-46' });
  });
});

test('[GB-01] every scenario is one whole battle: random play always comes to an end', () => {
  for (const id of SCENARIO_IDS)
    for (let seed = 0; seed < 3; seed++) {
      const rng = makeRng(seed);
      const table = fastTable<never>(seededLuck(seed));
      let b = begin(readConfig({ scenario: id }));
      for (let n = 0; n < 4000 && b.phase !== 'over'; n++) {
        const offered = gridBattles.candidates(b, b.turn);
        b = gridBattles.play(b, b.turn, offered[rng.below(offered.length)]!, table);
      }
      expect(b.phase, `${id} ${seed}`).toBe('over');
      expect(b.outcome?.places.flat().sort()).toEqual([0, 1]);
    }
});
