// One combat: its halves, hits, health, and the answer.
import { replay, scriptedLuck, startMatch } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { gridBattles, readDice, type StruckEvent } from '../index.ts';
import {
  altered,
  attack,
  board,
  boardInput,
  END,
  eventsOf,
  healthOf,
  type Played,
  perform,
  play,
  readConfig,
} from '../testing.ts';

/** A knight beside a pikeman, which has Advantage over it. */
const KNIGHT_AND_PIKE = { a: 'knight 0303', b: 'pikeman 0203; militia 0000' } as const;
const duel = play(board(KNIGHT_AND_PIKE), [END]);
const fight = (dice: readonly number[], b = duel): Played => perform(b, [attack('A1', 'B1')], dice);
const healths = (p: Played): readonly number[] => ['A1', 'B1'].map((id) => healthOf(p.battle, id));
const struck = (p: Played): readonly StruckEvent[] => eventsOf(p.events, 'struck');

describe('two halves', () => {
  test('[GB-40] [GB-41] [GB-42] the attacker strikes, then the defender, with the roles swapped', () => {
    const p = fight([2, 3, 2, 1]); // red DD, grey S; blue DB with Advantage, black blank
    expect(struck(p).map((e) => [e.half, e.striker, e.struck, e.hits, e.health])).toEqual([
      [1, 'A1', 'B1', 1, 3],
      [2, 'B1', 'A1', 2, 1],
    ]);
    expect(healths(p)).toEqual([1, 3]);
  });

  test('[GB-41] dice are rolled for the striker first, each side for its own seat', () => {
    const rolls: [number, number, string][] = [];
    const dice = [[2], [3], [2], [1]];
    gridBattles.play(duel, 0, attack('A1', 'B1'), {
      roll: (count, seat, what) => {
        rolls.push([count, seat, what]);
        return dice[rolls.length - 1]!;
      },
      shuffle: (items) => items,
      final: () => {},
    });
    expect(rolls).toEqual([
      [1, 0, 'attack'],
      [1, 1, 'defence'],
      [1, 1, 'attack'],
      [1, 0, 'defence'],
    ]);
  });

  test('[GB-41] [GB-42] the first hits count before the answer: a destroyed defender does not strike', () => {
    const p = fight([6, 1], altered(duel, { B1: { health: 3 } }));
    expect(healths(p)).toEqual([3, 0]);
    expect(struck(p)).toHaveLength(1);
    expect(eventsOf(p.events, 'noBattleBack')).toEqual([
      { type: 'noBattleBack', rule: 'GB-42', unit: 'B1', why: 'destroyed' },
    ]);
  });

  test('[GB-43] the answer is not answered', () => {
    expect(struck(fight([1, 6, 6, 1]))).toHaveLength(2); // four dice, all used
  });

  test('[R-03] the answer comes by itself, within the one command', () => {
    const p = fight([1, 6, 1, 6], play(board({ ...KNIGHT_AND_PIKE, a: 'knight 0303 0302' }), [END]));
    expect(struck(p)).toHaveLength(2);
    expect(gridBattles.decisions(p.battle)).toMatchObject([{ seat: 0, kind: 'attack', units: ['A2'] }]);
  });

  test('[GB-30] [GB-41] [GB-42] [R-47] the log of a combat: who attacks whom, the halves, then what comes of it', () => {
    const told = (p: Played) => p.events.map((e) => e.type);
    const both = fight([2, 3, 2, 1]);
    expect(both.events[0]).toEqual({
      type: 'attackDeclared',
      rule: 'GB-30',
      attacker: 'A1',
      target: 'B1',
      distance: 1,
    });
    const next = ['noAttackPossible', 'turnEnded', 'turnBegan', 'activated'];
    expect(told(both)).toEqual(['attackDeclared', 'struck', 'struck', ...next]);
    const weak = altered(duel, { B1: { health: 1 } });
    expect(told(fight([6, 1], weak))).toEqual(['attackDeclared', 'struck', 'destroyed', 'noBattleBack', ...next]);
  });

  test('[GB-81] when the battle is over nothing more is said: of no answer, of no turn', () => {
    const last = altered(play(board({ a: 'knight 0303', b: 'pikeman 0203' }), [END]), { B1: { health: 1 } });
    const won = fight([6, 1], last);
    expect(won.events.map((e) => e.type)).toEqual(['attackDeclared', 'struck', 'destroyed', 'ended']);
    const lost = fight([1, 6, 6, 1], altered(last, { A1: { health: 1 } }));
    expect(lost.events.map((e) => e.type)).toEqual(['attackDeclared', 'struck', 'struck', 'destroyed', 'ended']);
    expect([won.battle.phase, lost.battle.phase]).toEqual(['over', 'over']);
  });

  test('[GB-30] an attack is used up, and its round noted, whatever comes of it', () => {
    const { battle } = fight([1, 6, 1, 6], play(board({ ...KNIGHT_AND_PIKE, a: 'knight 0303 0302' }), [END]));
    expect(battle.units[0]).toEqual({
      id: 'A1',
      type: 'knight',
      seat: 0,
      hex: '0303',
      health: 3,
      state: 'activated',
      moved: false,
      left: false,
      attacked: true,
      attackedInRound: 1,
    });
    expect(battle.units.slice(1).map((u) => u.attackedInRound)).toEqual([0, 0, 0]); // an answer is no attack of its own
  });

  test('[R-32] an event carries both pools, then the symbols, then what cancels what', () => {
    expect(struck(fight([4, 6, 2, 2]))).toEqual([
      {
        type: 'struck',
        rule: 'GB-47',
        half: 1,
        striker: 'A1',
        struck: 'B1',
        distance: 1,
        advantage: false,
        attack: [{ colour: 'red', face: 4, damage: 2, bonus: 1, from: 'unit' }],
        defence: [{ colour: 'grey', face: 6, shields: 2, from: 'unit' }],
        symbols: { damage: 0, bonus: 0, shields: 0 },
        damage: 2,
        bonus: 1,
        shields: 2,
        hits: 0,
        health: 4,
        expected: expect.closeTo(49 / 36, 12),
      },
      {
        type: 'struck',
        rule: 'GB-47',
        half: 2,
        striker: 'B1',
        struck: 'A1',
        distance: 1,
        advantage: true,
        attack: [{ colour: 'blue', face: 2, damage: 1, bonus: 1, from: 'unit' }],
        defence: [{ colour: 'black', face: 2, shields: 1, from: 'unit' }],
        symbols: { damage: 0, bonus: 0, shields: 0 },
        damage: 1,
        bonus: 1,
        shields: 1,
        hits: 1,
        health: 2,
        expected: expect.closeTo(38 / 36, 12),
      },
    ]);
  });
});

describe('hits', () => {
  const pool = (advantage: boolean) => ({
    advantage,
    attack: ['yellow', 'red'] as const,
    defence: ['brown', 'black'] as const,
    symbols: { damage: 0, bonus: 0, shields: 0 },
  });

  // faces of yellow, red, brown, black: Damage, Bonus Damage, Shields
  test.each([
    [[1, 1, 1, 1], 1, 2, 0],
    [[6, 6, 1, 1], 5, 2, 0],
    [[2, 2, 4, 2], 3, 0, 2],
    [[1, 1, 6, 6], 1, 2, 3],
    [[4, 4, 4, 1], 3, 2, 1],
  ])('[GB-46] [GB-47] faces %j: %i Damage, %i Bonus Damage, %i Shields', (faces, damage, bonus, shields) => {
    const [attackFaces, defenceFaces] = [faces.slice(0, 2), faces.slice(2)];
    const plain = Math.max(0, damage - shields);
    const withAdvantage = Math.max(0, damage + bonus - shields);
    expect(readDice(pool(false), attackFaces, defenceFaces)).toEqual({ damage, bonus, shields, hits: plain });
    expect(readDice(pool(true), attackFaces, defenceFaces)).toEqual({ damage, bonus, shields, hits: withAdvantage });
  });

  // red, grey: hits; blue with Advantage, black: hits
  test.each([
    [
      [1, 1, 1, 1],
      [2, 3],
    ],
    [
      [5, 1, 1, 2],
      [3, 1],
    ],
    [
      [5, 6, 5, 2],
      [1, 3],
    ],
    [
      [6, 3, 5, 6],
      [2, 2],
    ],
  ])('[GB-48] each hit costs one health: dice %j leave %j', (dice, left) => {
    expect(healths(fight(dice))).toEqual(left);
  });

  test('[GB-49] more Shields than Damage are no hits, and heal nobody', () => {
    const p = fight([1, 6, 1, 6]); // D against SS, twice
    expect(struck(p).map((e) => [e.damage, e.shields, e.hits])).toEqual([
      [1, 2, 0],
      [1, 2, 0],
    ]);
    expect(healths(p)).toEqual([3, 4]);
  });

  test('[GB-49] at zero health a unit leaves the map; spare hits are lost', () => {
    const p = fight([6, 1], altered(duel, { B1: { health: 1 } }));
    expect(p.battle.units[1]).toMatchObject({ id: 'B1', health: 0, hex: null });
    expect(eventsOf(p.events, 'destroyed')).toEqual([{ type: 'destroyed', rule: 'GB-49', unit: 'B1' }]);
    expect(healthOf(p.battle, 'B2')).toBe(3);
    expect(struck(p)[0]).toMatchObject({ hits: 3, health: 0 });
  });

  test('[R-10] a wounded unit rolls the same dice', () => {
    const p = fight([4, 6, 2, 2], altered(duel, { A1: { health: 1 }, B1: { health: 1 } }));
    expect(struck(p).map((e) => [e.attack.length, e.defence.length])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(struck(p).map((e) => e.attack[0]!.colour)).toEqual(['red', 'blue']);
  });

  test('[GB-50] a bombard rolls two dice, everyone else here one', () => {
    const b = play(board({ a: 'bombard 0303', b: 'knight 0503' }), [END]);
    const [e] = struck(perform(b, [attack('A1', 'B1')], [2, 1, 5])); // DD, B with Advantage; SS
    expect(e!.attack.map((d) => d.colour)).toEqual(['red', 'yellow']);
    expect(e).toMatchObject({ damage: 2, bonus: 1, shields: 2, hits: 1 });
  });
});

describe('Advantage', () => {
  const advantages = (a: string, b: string, beats = {}) => {
    const at = play(board({ a: `${a} 0303`, b: `${b} 0203`, beats }), [END]);
    return struck(perform(at, [attack('A1', 'B1')], [1, 6, 1, 6])).map((e) => e.advantage);
  };

  test.each([
    ['swordman', 'swordman', false, false],
    ['swordman', 'pikeman', true, false],
    ['pikeman', 'swordman', false, true],
    ['pikeman', 'knight', true, false],
    ['knight', 'maceman', false, true],
  ])('[GB-70] [GB-71] %s against %s: %s, answer %s', (a, b, first, second) => {
    expect(advantages(a, b)).toEqual([first, second]);
  });

  test.each([
    ['horsearcher', 'pikeman'],
    ['knight', 'longbow'],
    ['archer', 'archer'],
  ])('[R-25] %s and %s have it over each other, each in its own half', (a, b) => {
    expect(advantages(a, b)).toEqual([true, true]);
  });

  test('[R-24] a scenario may set it otherwise, for more and for less', () => {
    expect(advantages('militia', 'knight')).toEqual([false, true]);
    expect(advantages('militia', 'knight', { militia: ['armored'], knight: [] })).toEqual([true, false]);
  });

  test('[R-45] a Captain fights like anyone of its dice', () => {
    expect(advantages('captain', 'militia')).toEqual([false, false]);
    expect(advantages('militia', 'captain')).toEqual([false, false]);
  });

  test('[GB-46] Bonus Damage counts only with Advantage', () => {
    const hits = (a: string) => {
      const at = play(board({ a: `${a} 0303`, b: 'pikeman 0203' }), [END]);
      return struck(perform(at, [attack('A1', 'B1')], [2, 1, 1, 6]))[0]!.hits; // blue DB against a blank
    };
    expect([hits('pikeman'), hits('swordman')]).toEqual([1, 2]);
  });
});

test('[R-30] the record keeps every roll, and a replay gives the same battle', () => {
  const config = readConfig(boardInput(KNIGHT_AND_PIKE));
  const luck = scriptedLuck([2, 3, 2, 1]);
  const match = startMatch(gridBattles, config, { luck, fairness: { kind: 'unproven' } });
  match.play(0, END);
  match.play(0, attack('A1', 'B1'));
  const record = JSON.parse(JSON.stringify(match.record()));
  expect(record.entries.map((e: { dice: number[] }) => e.dice)).toEqual([[], [2, 3, 2, 1]]);
  const again = replay(gridBattles, record);
  expect(again).toMatchObject({ ok: true });
  if (again.ok) expect(again.match.state()).toEqual(match.state());
  record.entries[1].dice[0] = 6;
  expect(replay(gridBattles, record)).toMatchObject({ ok: false });
});
