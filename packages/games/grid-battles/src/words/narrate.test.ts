// The log in words.
import { makeRng, seededLuck, startMatch } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { type BattleEvent, conditionWords, gridBattles, SCENARIO_IDS, type UnitType, unitName } from '../index.ts';
import { attack, board, boardInput, END, perform, play, readConfig } from '../testing.ts';

const config = readConfig(boardInput({ a: 'knight 0303; swordman 0403', b: 'pikeman 0203; archer 0000' }));
const say = (e: BattleEvent): string => gridBattles.narrate(e, config);

describe('one line for each event', () => {
  test('[GB-06] units are called by name and id', () => {
    expect(['A1', 'A2', 'B1', 'B2'].map((id) => unitName(config, id))).toEqual([
      'Knight A1',
      'Swordman A2',
      'Pikeman B1',
      'Archer B2',
    ]);
    expect(unitName(config, 'B9')).toBe('B9');
  });

  test('[GB-47] [R-32] a blow tells its arithmetic', () => {
    const b = play(board({ a: 'knight 0303', b: 'pikeman 0203; archer 0000' }), [END]);
    const { events } = perform(b, [attack('A1', 'B1')], [2, 3, 2, 2]);
    expect(events.slice(0, 3).map((e) => gridBattles.narrate(e, b.config))).toEqual([
      'Knight A1 attacks Pikeman B1.',
      'Knight A1 strikes: 2 damage − 1 shield = 1 hit; Pikeman B1 has 3 health left.',
      'Pikeman B1 strikes back: 1 damage + 1 bonus − 1 shield = 1 hit; Knight A1 has 2 health left.',
    ]);
  });

  test.each<readonly [BattleEvent, string]>([
    [{ type: 'deployed', rule: 'FB-04', unit: 'A1', hex: '0506' }, 'Knight A1 deploys on 0506.'],
    [{ type: 'roundBegan', rule: 'GB-10', round: 3, first: 1 }, 'Round 3 begins; Red goes first.'],
    [{ type: 'turnBegan', rule: 'GB-11', seat: 0, owed: 1 }, 'Blue’s turn: 1 unit to activate.'],
    [{ type: 'skipped', rule: 'R-18', seat: 1 }, 'Red has no fresh unit and is skipped.'],
    [{ type: 'activated', rule: 'GB-12', units: ['A1', 'A2'], forced: false }, 'Knight A1, Swordman A2 are activated.'],
    [
      { type: 'activated', rule: 'GB-12', units: ['A1'], forced: true },
      'Knight A1 is activated, as no choice is left.',
    ],
    [
      { type: 'moved', rule: 'GB-23', unit: 'A1', from: '0303', path: ['0403', '0503'], spent: 2, allowance: 3 },
      'Knight A1 moves 0303 to 0503, spending 2 of 3.',
    ],
    [{ type: 'stood', rule: 'GB-25', units: ['A1'] }, 'Knight A1 stands still.'],
    [
      { type: 'attackDeclared', rule: 'GB-30', attacker: 'B2', target: 'A1', distance: 3 },
      'Archer B2 attacks Knight A1 from 3 hexes away.',
    ],
    [
      { type: 'noBattleBack', rule: 'R-02', unit: 'B1', why: 'notAdjacent' },
      'Pikeman B1 cannot strike back from afar.',
    ],
    [{ type: 'destroyed', rule: 'GB-49', unit: 'B2' }, 'Archer B2 is destroyed.'],
    [{ type: 'noAttackPossible', rule: 'R-47', seat: 0 }, 'No attack is left to Blue.'],
    [{ type: 'turnEnded', rule: 'GB-13', seat: 0, fatigued: ['A1'] }, 'Blue’s turn ends; Knight A1 is fatigued.'],
    [{ type: 'roundEnded', rule: 'GB-14', round: 1 }, 'Round 1 ends.'],
    [{ type: 'conceded', rule: 'R-46', seat: 1 }, 'Red concedes.'],
  ])('[GB-11] %j', (event, line) => {
    expect(say(event)).toBe(line);
  });

  test.each([
    ['destroyed', 'GB-80', 'Red has destroyed enough of the enemy and wins the battle.'],
    ['slain', 'GB-80', 'Red has destroyed the enemy leader and wins the battle.'],
    ['held', 'R-38', 'Red holds its goal and wins the battle.'],
    ['endured', 'R-48', 'Red has held out and wins the battle.'],
    ['wipedOut', 'R-28', 'Red has destroyed every enemy unit and wins the battle.'],
    ['healthAtLimit', 'R-27', 'Red has destroyed more health when time runs out and wins the battle.'],
    ['conceded', 'R-46', 'Red wins: the other side concedes.'],
  ] as const)('[GB-80] [R-27] the end by %s (%s)', (reason, rule, line) => {
    expect(say({ type: 'ended', rule, outcome: { places: [[1], [0]], reason, rule }, condition: null })).toBe(line);
  });

  test('[GB-80] who had to fall is named, a leader or not', () => {
    const outcome = { places: [[1], [0]], reason: 'slain', rule: 'GB-80' } as const;
    const slain = (unit: UnitType) => say({ type: 'ended', rule: 'GB-80', outcome, condition: { type: 'slay', unit } });
    expect(slain('captain')).toBe('Red has destroyed the enemy Captain and wins the battle.');
    expect(slain('bombard')).toBe('Red has destroyed the enemy Bombard and wins the battle.');
  });

  test('[R-27] a draw', () => {
    const outcome = { places: [[0, 1]], reason: 'drawAtLimit', rule: 'R-27' } as const;
    expect(say({ type: 'ended', rule: 'R-27', outcome, condition: null })).toContain('draw');
  });
});

test('[GB-80] [GB-82] conditions in words', () => {
  expect(conditionWords({ type: 'destroy', count: 1 })).toBe('destroy 1 enemy unit');
  expect(conditionWords({ type: 'destroy', count: 5 })).toBe('destroy 5 enemy units');
  expect(conditionWords({ type: 'slay', unit: 'captain' })).toBe('destroy the enemy Captain');
  expect(conditionWords({ type: 'hold', hex: '0502', unit: null })).toContain('hold 0502');
  expect(conditionWords({ type: 'hold', hex: '1203', unit: 'captain' })).toContain('Captain to 1203');
  expect(conditionWords({ type: 'endure', round: 10 })).toContain('round 10');
});

test('[GB-11] every event of random battles is a sentence, and all kinds of them come up', () => {
  const kinds = new Set<string>();
  const free = {
    free: {
      map: { seed: 1 },
      points: 60,
      forces: [
        ['knight', 'bombard'],
        ['archer', 'catapult'],
      ],
    },
  };
  const inputs = [...SCENARIO_IDS.map((scenario) => ({ scenario })), free, free];
  for (const [seed, input] of inputs.entries()) {
    const rng = makeRng(seed);
    const match = startMatch(gridBattles, readConfig(input), {
      luck: seededLuck(seed),
      fairness: { kind: 'seeded', seed } as const,
    });
    const tell = (events: readonly { readonly event: BattleEvent }[]) => {
      for (const { event } of events) {
        kinds.add(event.type);
        const line = gridBattles.narrate(event, match.state().config);
        expect(line).toMatch(/^[A-Z].*\.$/);
        expect(line).not.toMatch(/undefined|null|NaN|\[object/);
        expect(event.rule).toMatch(/^(GB|R|FB)-\d\d$/);
      }
    };
    tell(match.opening());
    while (match.outcome() === undefined) {
      const seat = match.state().turn;
      const offered = gridBattles.candidates(match.state(), seat);
      const played = match.play(seat, offered[rng.below(offered.length)]!);
      if (!played.ok) throw new Error('a candidate was refused');
      tell(played.events);
    }
  }
  const all =
    'deployed roundBegan turnBegan skipped activated moved stood attackDeclared struck noBattleBack destroyed';
  expect([...kinds].sort()).toEqual([...all.split(' '), 'noAttackPossible', 'turnEnded', 'roundEnded', 'ended'].sort());
});
