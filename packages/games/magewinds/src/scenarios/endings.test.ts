// What each scenario says of a battle, word for word: outcome with its rule, what is told, how they stand, what is special.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Edition } from '../content/edition.ts';
import type { ScenarioId } from '../content/scenarios.ts';
import type { Battle } from '../state/battle.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { loud, type Placed, type Position, position, quiet } from '../testing/scenarios.ts';
import { begin, scripted } from '../testing/setup.ts';
import {
  decide,
  downOutcome,
  escapeEdge,
  roundEndOutcome,
  scenarioHandBonus,
  scenarioRules,
  standing,
  stormHarms,
  turnEndOutcome,
} from './index.ts';

const far = (seat: number, count = 1, more: Partial<Placed> = {}): Placed[] =>
  Array.from({ length: count }, () => ({ seat, ...more }));
const down = (seat: number, more: Partial<Placed> = {}): Placed[] => far(seat, 1, { where: 'down', ...more });
const PAIR: readonly Placed[] = [
  { seat: 0, twin: 1 },
  { seat: 0, twin: 0 },
];

/** What came of it, and what was told. */
const heard = <V>(ask: (table: ReturnType<typeof loud>) => V) => {
  const events: MagewindsEvent[] = [];
  return { value: ask(loud(events)), events };
};
const roundEnd = (b: Battle) => heard((table) => roundEndOutcome(b, table));
const whoIs = (id: number, seat: number) => ({ id, seat, profile: 'guardian', number: 0 });

describe('the end of Deathmatch', () => {
  const at = (round: number, fighters: readonly Placed[], real?: number) =>
    position('deathmatch', 2, real === undefined ? { round, fighters } : { round, fighters, real });
  const told = (...counts: number[]) => [{ type: 'counted', rule: 'ItT deathmatch.end', counts, what: 'slots' }];

  test('[ItT deathmatch.end] counted after round 5, by slots', () => {
    const { value, events } = roundEnd(at(5, [...far(0, 2), ...far(1)]));
    expect(value).toEqual({ places: [[0], [1]], reason: 'scenario', rule: 'ItT deathmatch.end' });
    expect(events).toEqual(told(4, 2));
    expect(roundEnd(at(4, [...far(0, 2), ...far(1)]))).toEqual({ value: undefined, events: [] });
  });

  test('[ItT deathmatch.end] a draw where slots and damage are equal', () => {
    expect(roundEnd(at(6, [...far(0), ...far(1)])).value).toEqual({
      places: [[0, 1]],
      reason: 'draw',
      rule: 'ItT deathmatch.end',
    });
  });

  test('[ItT deathmatch.end] in any round once a warband has lost all it began with, not by MW-R95', () => {
    const b = at(2, [...far(0), ...down(0), ...down(1), ...far(1, 2, { starting: false })]);
    const lost = { places: [[0], [1]], reason: 'scenario', rule: 'ItT deathmatch.end' };
    expect(roundEnd(b)).toEqual({ value: lost, events: told(2, 0) });
    expect(heard((table) => downOutcome(b, table))).toEqual({ value: lost, events: told(2, 0) });
    const other = at(2, [...down(0), ...far(1)]);
    expect(roundEndOutcome(other, quiet)?.places).toEqual([[1], [0]]);
  });

  test('[ItT deathmatch.end] damage: of those it began with, whoever they are; a fighter and its double are one', () => {
    const ends = (fighters: readonly Placed[], real?: number) => roundEndOutcome(at(5, fighters, real), quiet)?.places;
    const equal = [[0, 1]];
    // a summoned Minion's wounds do not count, nor those of one that was taken down
    const hurt = far(0, 1, { starting: false, damage: 2, profile: 'minion' });
    expect(ends([...far(0), ...hurt, ...down(0, { starting: false }), ...far(1)])).toEqual(equal);
    // one Guardian (2 slots, Toughness 7) down on each side, the other one with 3 damage more
    expect(ends([...far(0, 1, { damage: 3 }), ...down(0), ...far(1), ...down(1)])).toEqual([[1], [0]]);
    // 2 slots and 3 damage, not 4 slots and 6
    const twins = PAIR.map((f) => ({ ...f, damage: 3 }));
    expect(ends([...twins, ...far(1, 1, { damage: 3 })], 1)).toEqual(equal);
    expect(ends([...twins, ...far(1, 1, { damage: 4 })], 1)).toEqual([[0], [1]]);
  });

  test('[ItT deathmatch.end] [TC doppelganger.deceit] of a pair the wounds of the real one count', () => {
    // healed by 2, one of the two has 1 damage left, and the other, which is the real one or is not, 3
    const pair = [
      { ...PAIR[0]!, damage: 1 },
      { ...PAIR[1]!, damage: 3 },
    ];
    const ends = (real: number, edition: Edition) => {
      const b = at(5, [...pair, ...far(1, 1, { damage: 2 })], real);
      return roundEndOutcome({ ...b, config: { ...b.config, edition } }, quiet)?.places;
    };
    expect([ends(0, 4), ends(1, 4)]).toEqual([
      [[0], [1]],
      [[1], [0]],
    ]);
    expect(ends(1, 3)).toEqual([[0], [1]]); // MW-H22: it was always the first
  });

  test('[ItT deathmatch.special] the last stand is for one fighter, whether it began with it or not', () => {
    const bonus = (fighters: readonly Placed[]) => scenarioHandBonus(at(1, [...fighters, ...far(1, 3)]), 0);
    expect([bonus(far(0)), bonus(far(0, 2)), bonus(down(0))]).toEqual([1, 0, 0]);
    expect(bonus([...far(0), ...far(0, 1, { starting: false })])).toBe(0);
  });

  test('[ItT deathmatch.end] how they stand', () => {
    const b = at(1, [...far(0, 2), ...far(1, 1, { profile: 'militia' }), ...down(1)]);
    expect(standing(b)).toEqual([
      { seat: 0, points: 4, most: 4, text: '4 slots standing' },
      { seat: 1, points: 1, most: 1, text: '1 slot standing' },
    ]);
  });
});

describe('the end of King of the Hill', () => {
  const on = (seat: number, more: Partial<Placed> = {}): Placed => ({ seat, at: [6, 8], ...more });
  const at = (round: number, fighters: readonly Placed[], real?: number) =>
    position('king-of-the-hill', 2, real === undefined ? { round, fighters } : { round, fighters, real });
  const told = (...counts: number[]) => [
    { type: 'counted', rule: 'ItT king-of-the-hill.end', counts, what: 'fighters within 3 in of the marker' },
  ];

  test('[ItT king-of-the-hill.end] the count is told each round, the outcome names its rule', () => {
    const won = { places: [[1], [0]], reason: 'scenario', rule: 'ItT king-of-the-hill.end' };
    expect(roundEnd(at(1, [...far(0), on(1)]))).toEqual({ value: won, events: told(0, 1) });
    expect(roundEnd(at(3, [on(0), on(1), on(1)]))).toEqual({ value: won, events: told(1, 2) });
    expect(roundEnd(at(2, [on(0), on(1), on(1)]))).toEqual({ value: undefined, events: told(1, 2) });
    expect(roundEnd(at(2, [on(0), on(1), on(1, { where: 'down' })])).events).toEqual(told(1, 1));
  });

  test('[MW-R89] after round 6 it is a draw', () => {
    expect(roundEnd(at(6, [on(0), on(1)])).value).toEqual({ places: [[0, 1]], reason: 'draw', rule: 'MW-R89' });
    expect(roundEnd(at(5, [on(0), on(1)])).value).toBeUndefined();
  });

  test('[TC mesmer.clone] where there is a double the count is final, as it may show which one it is', () => {
    const finals = (b: Battle) => {
      let n = 0;
      roundEndOutcome(b, { ...quiet, final: () => void n++ });
      return n;
    };
    expect(finals(at(1, [on(0), on(1)]))).toBe(0);
    expect(finals(at(1, [...PAIR, on(1)], 0))).toBe(1);
  });

  test('[ItT king-of-the-hill.end] how they stand, as far as everybody can see', () => {
    const near = { at: [6, 8] as const };
    const b = at(1, [{ ...PAIR[0]!, ...near }, PAIR[1]!, on(1), on(1, { where: 'down' }), ...far(1)]);
    expect(standing(b)).toEqual([
      { seat: 0, points: 0, most: 1, text: '0 to 1 on the hill: one may be a double' },
      { seat: 1, points: 1, most: 1, text: '1 on the hill' },
    ]);
    const other = at(1, [PAIR[0]!, { ...PAIR[1]!, ...near }, on(1)]);
    expect(standing(other)[0]).toMatchObject({ points: 0, most: 1 });
    expect(standing(at(1, [...PAIR, on(1)]))[0]).toMatchObject({ points: 0, most: 0 });
  });
});

describe('the end of The Prize, Treasure Dash and Treasure Clash', () => {
  const two = [...far(0, 2), ...far(1, 2)];
  const told = (rule: string, ...counts: number[]) => [{ type: 'counted', rule, counts, what: 'treasures held' }];

  test.each(['the-prize', 'treasure-dash'] as const)('[ItT %s.end] counted from round 3 on', (scenario) => {
    const rule = `ItT ${scenario}.end`;
    const at = (round: number, carriers: readonly (number | null)[]) =>
      position(scenario, 2, { round, fighters: two, carriers });
    const won = { places: [[1], [0]], reason: 'scenario', rule };
    expect(roundEnd(at(3, [3]))).toEqual({ value: won, events: told(rule, 0, 1) });
    expect(roundEnd(at(4, [null]))).toEqual({ value: undefined, events: told(rule, 0, 0) });
    expect(roundEnd(at(2, [3]))).toEqual({ value: undefined, events: [] });
  });

  test('[ItT the-prize.end] picked up after round 3: won at once, and told', () => {
    const b = position('the-prize', 2, { round: 4, fighters: two, carriers: [2] });
    const { value, events } = heard((table) => scenarioRules(b).pickedUp(b, 2, 0, table));
    const outcome = { places: [[1], [0]], reason: 'scenario', rule: 'ItT the-prize.end' };
    expect(value).toEqual({ ...b, outcome, phase: 'over', turn: null, stack: [] });
    expect(events).toEqual([{ type: 'ended', rule: 'ItT the-prize.end', outcome }]);
  });

  test.each(['treasure-dash', 'treasure-clash'] as const)(
    '[MW-R90] %s: from round 4 on a turn may end it',
    (scenario) => {
      const players = scenario === 'treasure-dash' ? 2 : 3;
      const at = (round: number) =>
        position(scenario, players, { round, fighters: [...two, ...(players === 3 ? far(2) : [])], carriers: [0] });
      const won = heard((table) => turnEndOutcome(at(4), table));
      expect(won.value).toMatchObject({ reason: 'scenario', rule: `ItT ${scenario}.end` });
      expect(won.events).toEqual([]);
      expect(turnEndOutcome(at(3), quiet)).toBeUndefined();
    },
  );

  test('[TC mesmer.clone] what a double carries is not held, but everybody sees it carried', () => {
    const at = (real: number) =>
      position('treasure-dash', 2, { round: 3, fighters: [...PAIR, ...far(1)], carriers: [0, null], real });
    expect(roundEnd(at(0)).events).toEqual(told('ItT treasure-dash.end', 1, 0));
    expect(roundEnd(at(1)).events).toEqual(told('ItT treasure-dash.end', 0, 0));
    expect(scenarioHandBonus(at(1), 0)).toBe(1);
  });

  test('[ItT treasure-dash.special] how they stand', () => {
    const b = position('treasure-dash', 2, { fighters: two, carriers: [0, 1, 2, null] });
    expect(standing(b)).toEqual([
      { seat: 0, points: 2, most: 2, text: '2 treasures held' },
      { seat: 1, points: 1, most: 1, text: '1 treasure held' },
    ]);
  });
});

describe('the end of Fragment Frenzy', () => {
  const at = (round: number, tallies: readonly number[]) =>
    position('fragment-frenzy', 2, { round, tallies, fighters: [...far(0), ...far(1)] });
  const told = (...counts: number[]) => [
    { type: 'counted', rule: 'ItT fragment-frenzy.end', counts, what: 'fragments collected' },
  ];

  test('[ItT fragment-frenzy.end] counted from round 3 on', () => {
    const won = { places: [[1], [0]], reason: 'scenario', rule: 'ItT fragment-frenzy.end' };
    expect(roundEnd(at(3, [1, 2]))).toEqual({ value: won, events: told(1, 2) });
    expect(roundEnd(at(3, [2, 2]))).toEqual({ value: undefined, events: told(2, 2) });
    expect(roundEnd(at(2, [1, 2]))).toEqual({ value: undefined, events: [] });
  });

  test('[ItT fragment-frenzy.special] collecting is told, and nothing else changes', () => {
    const b = position('fragment-frenzy', 2, {
      tallies: [4, 2],
      fighters: [...far(0), ...far(1)],
      carriers: [null, 1],
    });
    const { value, events } = heard((table) => scenarioRules(b).pickedUp(b, 1, 1, table));
    expect(value).toEqual({
      ...b,
      objects: [b.objects[0], { ...b.objects[1], where: 'collected', carrier: null }],
      seats: [b.seats[0], { ...b.seats[1], tally: 3 }],
    });
    expect(events).toEqual([{ type: 'collected', rule: 'ItT fragment-frenzy.special', who: whoIs(1, 1), tally: 3 }]);
  });

  test('[ItT fragment-frenzy.end] how they stand', () => {
    expect(standing(at(1, [1, 2]))).toEqual([
      { seat: 0, points: 1, most: 1, text: '1 fragment' },
      { seat: 1, points: 2, most: 2, text: '2 fragments' },
    ]);
  });
});

describe('the end of Hold the Line', () => {
  // seat 0 is the Attacker and began with four: two must escape
  const at = (round: number, escaped: number, fighters: readonly Placed[], more: Partial<Position> = {}) =>
    position('hold-the-line', 2, { round, tallies: [escaped, 0], fighters: [...fighters, ...far(1, 2)], ...more });
  const END = 'ItT hold-the-line.end';
  const defended = { places: [[1], [0]], reason: 'scenario', rule: END };
  const broken = { places: [[0], [1]], reason: 'scenario', rule: END };
  const told = (...counts: number[]) => [{ type: 'counted', rule: END, counts, what: 'fighters escaped' }];

  test('[ItT hold-the-line.end] counted after round 3, and only then', () => {
    expect(roundEnd(at(3, 1, far(0, 3)))).toEqual({ value: defended, events: told(1, 0) });
    expect(roundEnd(at(3, 2, far(0, 2)))).toEqual({ value: broken, events: told(2, 0) });
    expect(roundEnd(at(2, 1, far(0, 3)))).toEqual({ value: undefined, events: [] });
    expect(roundEnd(at(2, 0, [...far(0), ...down(0), ...down(0)]))).toEqual({ value: defended, events: [] });
  });

  test('[ItT hold-the-line.end] as soon as it is certain, either way', () => {
    expect(downOutcome(at(1, 2, far(0)), quiet)).toEqual(broken);
    expect(downOutcome(at(1, 0, far(0)), quiet)).toEqual(defended);
    expect(downOutcome(at(1, 1, far(0)), quiet)).toBeUndefined();
  });

  test('[MW-H14] [MW-R92] who can still get away: those it began with, no double, not the other warband', () => {
    const open = (fighters: readonly Placed[], real?: number) =>
      downOutcome(at(1, 0, fighters, real === undefined ? {} : { real }), quiet) === undefined;
    expect(open(far(0, 2))).toBe(true);
    expect(open([...far(0), ...far(0, 3, { starting: false })])).toBe(false);
    expect(open([...far(0), ...far(0, 3, { where: 'escaped' })])).toBe(false);
    expect(open(PAIR, 0)).toBe(false);
    expect(open([...PAIR, ...far(0)], 1)).toBe(true);
    const cleric: Placed = { seat: 0, profile: 'cleric' };
    expect(open([cleric, ...down(0)])).toBe(true);
    expect(open([cleric, ...down(0, { starting: false })])).toBe(false);
    expect(open([cleric, ...down(1), ...down(1)])).toBe(false);
    expect(open([cleric, ...far(0, 2, { where: 'gone' })])).toBe(false);
    // the Defender's Cleric revives nobody of the Attacker's
    expect(open([...far(0), ...down(0), { seat: 1, profile: 'cleric' }])).toBe(false);
  });

  test('[ItT hold-the-line.special] an escape is told with what is needed; the one that decides ends it', () => {
    const b = at(1, 0, far(0, 4));
    const first = heard((table) => scenarioRules(b).escape(b, 1, table));
    expect(first.events).toEqual([
      { type: 'escaped', rule: 'ItT hold-the-line.special', who: whoIs(1, 0), escaped: 1, needed: 2 },
    ]);
    expect(first.value).toEqual({
      ...b,
      fighters: b.fighters.map((f) => (f.id === 1 ? { ...f, where: 'escaped' } : f)),
      seats: [{ ...b.seats[0], tally: 1 }, b.seats[1]],
    });
    const second = heard((table) => scenarioRules(b).escape(first.value, 3, table));
    expect(second.events).toEqual([
      { type: 'escaped', rule: 'ItT hold-the-line.special', who: whoIs(3, 0), escaped: 2, needed: 2 },
      { type: 'ended', rule: END, outcome: broken },
    ]);
    expect(second.value).toMatchObject({ phase: 'over', outcome: broken });
  });

  test('[MW-R92] the hand limit counts who has escaped, not who fell', () => {
    const b = at(1, 1, [...far(0, 2, { where: 'escaped' }), ...down(0), ...far(0)]);
    expect([scenarioHandBonus(b, 0), scenarioHandBonus(b, 1)]).toEqual([2, 0]);
  });

  test('[ItT hold-the-line.end] how they stand', () => {
    expect(standing(at(1, 1, far(0, 3)))).toEqual([
      { seat: 0, points: 1, most: 1, text: '1 of 2 escaped' },
      { seat: 1, points: 0, most: 0, text: 'holds the line' },
    ]);
  });
});

describe('the end of Battle Royale', () => {
  const at = (round: number, fighters: readonly Placed[]) => position('battle-royale', 3, { round, fighters });
  const fallen = (seat: number, downIn: number, more: Partial<Placed> = {}) => down(seat, { downIn, ...more });
  const END = 'ItT battle-royale.end';

  test('[ItT battle-royale.end] the last one wins, the others by the round in which they fell', () => {
    const b = at(4, [...fallen(0, 1), ...fallen(0, 3), ...fallen(1, 2), ...far(2)]);
    const won = { places: [[2], [0], [1]], reason: 'scenario', rule: END };
    expect(downOutcome(b, quiet)).toEqual(won);
    expect(roundEndOutcome(b, quiet)).toEqual(won);
    const swapped = at(4, [...fallen(0, 3), ...fallen(0, 1), ...fallen(1, 2), ...far(2)]);
    expect(downOutcome(swapped, quiet)?.places).toEqual([[2], [0], [1]]);
  });

  test('[MW-R94] [MW-R92] when a summoned fighter fell says nothing', () => {
    const b = at(4, [...fallen(0, 1), ...fallen(0, 3, { starting: false }), ...fallen(1, 2), ...far(2)]);
    expect(downOutcome(b, quiet)?.places).toEqual([[2], [1], [0]]);
  });

  test('[MW-R94] nobody left: a draw of those who fell last, or the one who did', () => {
    const before = at(3, [...far(0), ...far(1), ...fallen(2, 3)]);
    const none = at(3, [...fallen(0, 3), ...fallen(1, 3), ...fallen(2, 3)]);
    expect(downOutcome(none, quiet, before)).toEqual({ places: [[0, 1], [2]], reason: 'draw', rule: 'MW-R94' });
    const one = at(3, [...fallen(0, 3), ...far(1), ...fallen(2, 3)]);
    expect(downOutcome(none, quiet, one)).toEqual({ places: [[1], [0, 2]], reason: 'scenario', rule: 'MW-R94' });
    expect(downOutcome(none, quiet)).toEqual({ places: [[0, 1, 2]], reason: 'draw', rule: 'MW-R94' });
  });

  test('[MW-R94] who fell in this moment comes after who is left, before who fell in the same round', () => {
    const before = at(3, [...far(0), ...far(1), ...fallen(2, 3)]);
    const b = at(3, [...far(0), ...fallen(1, 3), ...fallen(2, 3)]);
    expect(downOutcome(b, quiet, before)?.places).toEqual([[0], [1], [2]]);
    expect(downOutcome(b, quiet)?.places).toEqual([[0], [1, 2]]);
  });

  test('[ItT battle-royale.end] how they stand', () => {
    expect(standing(at(1, [...far(0, 2), ...far(1), ...far(1, 1, { starting: false }), ...fallen(2, 1)]))).toEqual([
      { seat: 0, points: 2, most: 2, text: '2 fighters left' },
      { seat: 1, points: 1, most: 1, text: '1 fighter left' },
      { seat: 2, points: 0, most: 0, text: '0 fighters left' },
    ]);
  });
});

describe('what all share', () => {
  test('[MW-R103] the count that decides at the last, by seat', () => {
    const counts = (scenario: ScenarioId, players: number, p: Position) => {
      const b = position(scenario, players, p);
      return scenarioRules(b).counts(b);
    };
    const near: Placed = { seat: 1, at: [6, 8] };
    expect(counts('king-of-the-hill', 2, { fighters: [...far(0), near, near] })).toEqual([0, 2]);
    expect(counts('the-prize', 2, { fighters: [...far(0), ...far(1)], carriers: [1] })).toEqual([0, 1]);
    expect(counts('fragment-frenzy', 2, { fighters: [], tallies: [3, 1] })).toEqual([3, 1]);
    // the Attacker began with four and needs two; the Defender holds as long as it has fewer
    expect(counts('hold-the-line', 2, { fighters: far(0, 4), tallies: [1, 0] })).toEqual([1, 1]);
    expect(counts('battle-royale', 3, { fighters: [...far(0), ...far(2, 2)] })).toEqual([1, 0, 2]);
    // slots count a thousandfold, damage against them
    const hurt = far(1, 1, { damage: 3, profile: 'militia' });
    expect(counts('deathmatch', 2, { fighters: [...far(0, 2), ...hurt, ...down(1)] })).toEqual([4000, 990]);
  });

  test('[MW-R103] told as such', () => {
    const b = position('the-prize', 2, { round: 10, fighters: [...far(0), ...far(1)], carriers: [null] });
    expect(roundEndOutcome(b, quiet)).toEqual({ places: [[0, 1]], reason: 'roundLimit', rule: 'MW-R103' });
    expect(roundEndOutcome({ ...b, round: 9 }, quiet)).toBeUndefined();
    expect(roundEndOutcome({ ...b, round: 11 }, quiet)?.reason).toBe('roundLimit');
  });

  test('[MW-R95] [MW-H15] one left wins whatever the count; nobody left: the count, else a draw', () => {
    const left = (fighters: readonly Placed[], tallies: readonly number[]) =>
      roundEndOutcome(position('fragment-frenzy', 2, { fighters, tallies }), quiet);
    expect(left([...far(0), ...down(1)], [0, 4])).toEqual({ places: [[0], [1]], reason: 'wipedOut', rule: 'MW-R95' });
    expect(left([...down(0), ...far(1)], [4, 0])).toEqual({ places: [[1], [0]], reason: 'wipedOut', rule: 'MW-R95' });
    expect(left(down(0), [1, 4])).toEqual({ places: [[1], [0]], reason: 'wipedOut', rule: 'MW-R95' });
    expect(left(down(0), [4, 4])).toEqual({ places: [[0, 1]], reason: 'draw', rule: 'MW-R95' });
    expect(left([...far(0), ...far(1)], [0, 4])).toBeUndefined();
  });

  test('[MW-H08] those who conceded share the last place, whatever they hold', () => {
    const b = position('treasure-clash', 4, {
      round: 3,
      fighters: [...far(0), ...far(1), ...far(2), ...far(3)],
      carriers: [0, 1, 1, 2],
      conceded: [1, 3],
    });
    expect(roundEndOutcome({ ...b, round: 10 }, quiet)?.places).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test('[MW 14.0] once decided nothing goes on', () => {
    const b = position('the-prize', 2, { fighters: [...far(0), ...far(1)] });
    const outcome = { places: [[1], [0]], reason: 'scenario' as const, rule: 'ItT the-prize.end' };
    const { value, events } = heard((table) => decide(b, outcome, table));
    expect(value).toEqual({ ...b, outcome, phase: 'over', turn: null, stack: [] });
    expect(events).toEqual([{ type: 'ended', rule: 'ItT the-prize.end', outcome }]);
  });

  const SPECIAL: Readonly<Record<ScenarioId, string>> = {
    deathmatch: 'hand',
    'king-of-the-hill': 'hand',
    'the-prize': 'hand movement',
    'treasure-dash': 'hand movement carry',
    'fragment-frenzy': 'hand fragments',
    'hold-the-line': 'hand escape',
    'battle-royale': 'hand storm',
    'treasure-clash': 'hand movement carry',
  };
  test.each(Object.entries(SPECIAL))('[ItT general.hand-limit] what is special in %s: %s, no more', (id, special) => {
    const scenario = id as ScenarioId;
    const players = scenario === 'battle-royale' || scenario === 'treasure-clash' ? 3 : 2;
    const others = [...far(1, 2), ...(players === 3 ? far(2, 2) : [])];
    const start = position(scenario, players, {
      round: 1,
      fighters: [...far(0), ...others],
      carriers: [0],
      tallies: [2, 0, 0],
      killsBefore: [1, 0, 0],
    });
    const centre = { x: players === 2 ? inch(6) : inch(12), y: inch(8) };
    // on the marker, with a treasure, two escaped and two fragments; for the storm it stands at the edge
    const inMiddle = { ...start, fighters: start.fighters.map((f) => (f.id === 0 ? { ...f, ...centre } : f)) };
    const fled = {
      ...inMiddle,
      fighters: inMiddle.fighters.map((f) => (f.id === 0 ? { ...f, where: 'escaped' as const } : f)),
    };
    const rules = scenarioRules(start);
    const has = [
      scenarioHandBonus(scenario === 'hold-the-line' ? fled : inMiddle, 0) === 1 ? 'hand' : '',
      rules.movementOf(start, 0) === -inch(1) ? 'movement' : '',
      rules.movementOf(start, 1) === 0 ? '' : 'movement of others',
      rules.carryLimit === 1 ? 'carry' : rules.carryLimit < 20 ? 'carry some' : '',
      rules.placesEachRound ? 'fragments' : '',
      escapeEdge(start, 0) === 'east' ? 'escape' : '',
      stormHarms(start).some((harm) => harm.fighter === 0) ? 'storm' : '',
    ];
    expect(has.filter((word) => word !== '').join(' ')).toBe(special);
    if (scenario !== 'battle-royale') expect(stormHarms(start)).toEqual([]);
    if (scenario !== 'hold-the-line') {
      expect([escapeEdge(start, 0), escapeEdge(start, 1)]).toEqual([null, null]);
      expect(rules.escape(start, 0, quiet)).toBe(start);
    }
    if (scenario !== 'fragment-frenzy') expect(rules.pickedUp(start, 0, 0, quiet)).toBe(start);
    expect(turnEndOutcome(start, quiet)).toBeUndefined();
    expect(downOutcome({ ...start, seats: start.seats.map((s) => ({ ...s, tally: 0 })) }, quiet) === undefined).toBe(
      scenario !== 'hold-the-line', // one is left of four, and two must escape
    );
  });

  test('[MW 10.1] before the scenario is known nobody stands anywhere', () => {
    const b = begin({ scenario: 'chosen', players: 2 }, scripted(6, 1));
    expect(standing(b)).toEqual([]);
    expect(standing({ ...b, scenario: 'the-prize' })).toHaveLength(2);
  });
});
