import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { SCENARIO_IDS, SCENARIOS, scenariosFor } from '../content/scenarios.ts';
import type { Battle } from '../state/battle.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { loud, type Placed, position, quiet } from '../testing/scenarios.ts';
import {
  countsForScenario,
  downOutcome,
  roundEndOutcome,
  scenarioHandBonus,
  scenarioRules,
  standing,
  stormHarms,
  turnEndOutcome,
} from './index.ts';

/** So many fighters of a seat at so many inches from the middle of the 12 × 16 field. */
const near = (seat: number, count: number, away = 0): Placed[] =>
  Array.from({ length: count }, () => ({ seat, at: [6, 8 + away] }));
const far = (seat: number, count = 1, more: Partial<Placed> = {}): Placed[] =>
  Array.from({ length: count }, () => ({ seat, ...more }));

/** `0>1` for a win, `0=1` for a draw, `-` while it goes on. */
const said = (o: ReturnType<typeof roundEndOutcome>): string => (o ? o.places.map((p) => p.join('=')).join('>') : '-');
const atEnd = (b: Battle): string => said(roundEndOutcome(b, quiet));

describe('the list of scenarios', () => {
  test('[ItT general.choice] six for two players, two for three and four; one is ours', () => {
    expect(scenariosFor(2, false)).toEqual(SCENARIO_IDS.slice(0, 6));
    expect(scenariosFor(3, false)).toEqual(['battle-royale', 'treasure-clash']);
    expect(SCENARIO_IDS.filter((id) => SCENARIOS[id].source === 'house')).toEqual(['deathmatch']);
    for (const id of SCENARIO_IDS) expect(SCENARIOS[id].id).toBe(id);
  });

  test('[ItT general.choice] none shows a number of inches as anything but whole', () => {
    for (const { terrainBan, deployment } of Object.values(SCENARIOS)) {
      expect(terrainBan % inch(1)).toBe(0);
      expect(deployment.least % inch(1)).toBe(0);
    }
  });
});

describe('Deathmatch', () => {
  const at = (round: number, fighters: Placed[]) => position('deathmatch', 2, { round, fighters });

  test('[ItT deathmatch.end] over as soon as a warband has nobody left of those it began with', () => {
    const alive = [...far(0), ...far(1)];
    expect(said(downOutcome(at(1, alive), quiet))).toBe('-');
    expect(said(downOutcome(at(1, [...far(0), ...far(1, 1, { where: 'down' })]), quiet))).toBe('0>1');
    const summoned = [...far(0), ...far(1, 1, { where: 'down' }), ...far(1, 3, { profile: 'minion', starting: false })];
    expect(said(downOutcome(at(1, summoned), quiet))).toBe('0>1');
  });

  test('[ItT deathmatch.end] after round 5 the most slots still standing win', () => {
    const slots = [...far(0, 2), ...far(1, 3, { profile: 'militia' })]; // 4 against 3
    expect(atEnd(at(4, slots))).toBe('-');
    expect(atEnd(at(5, slots))).toBe('0>1');
    expect(atEnd(at(5, [...slots, ...far(1, 4, { profile: 'minion', starting: false })]))).toBe('0>1');
  });

  test('[ItT deathmatch.end] then less damage suffered by the whole warband, then a draw', () => {
    const damaged = (a: number, b: number) => [...far(0, 1, { damage: a }), ...far(1, 1, { damage: b })];
    expect(atEnd(at(5, damaged(3, 2)))).toBe('1>0');
    expect(atEnd(at(5, damaged(2, 2)))).toBe('0=1');
    // one lost Guardian each has suffered its whole Toughness; a Minion less
    const lost = [
      ...damaged(0, 0),
      ...far(0, 1, { where: 'down' }),
      ...far(1, 1, { where: 'down', profile: 'minion' }),
    ];
    expect(atEnd(at(5, lost))).toBe('1>0');
    expect(said(downOutcome(at(2, [...far(0, 1, { where: 'down' }), ...far(1, 1, { where: 'down' })]), quiet))).toBe(
      '0=1',
    );
  });

  test('[ItT deathmatch.special] heroic last stand: one more card for the last fighter', () => {
    const b = at(1, [...far(0), ...far(0, 1, { where: 'down' }), ...far(1, 2)]);
    expect([scenarioHandBonus(b, 0), scenarioHandBonus(b, 1)]).toEqual([1, 0]);
    const pair = at(1, [{ seat: 0, twin: 1 }, { seat: 0, twin: 0 }, ...far(1, 2)]);
    expect(scenarioHandBonus(pair, 0)).toBe(1); // a double is no second fighter
  });
});

describe('King of the Hill', () => {
  const at = (round: number, fighters: Placed[], real?: number) =>
    position('king-of-the-hill', 2, real === undefined ? { round, fighters } : { round, fighters, real });

  test('[ItT king-of-the-hill.end] over in any round in which one warband alone is within 3 in', () => {
    for (const round of [1, 2, 3]) {
      expect(atEnd(at(round, [...near(0, 1), ...far(1, 3)]))).toBe('0>1');
      expect(atEnd(at(round, [...far(0, 3), ...near(1, 1)]))).toBe('1>0');
    }
  });

  test('[ItT king-of-the-hill.end] else after round 3 the most fighters there win', () => {
    const more = [...near(0, 1), ...near(1, 2)];
    expect([1, 2, 3].map((round) => atEnd(at(round, more)))).toEqual(['-', '-', '1>0']);
  });

  test('[ItT king-of-the-hill.end] within 3 in, base to the middle of the marker', () => {
    // 3 in and the radius of 12.5 mm: 8870 units from the middle
    const b = at(1, [{ seat: 0, at: [6, 8 + 8890 / 2540] }, ...near(1, 1)]);
    expect(atEnd(b)).toBe('1>0');
    expect(atEnd({ ...b, fighters: b.fighters.map((f) => (f.id === 0 ? { ...f, y: inch(8) + 8872 } : f)) })).toBe('-');
    expect(atEnd({ ...b, fighters: b.fighters.map((f) => (f.id === 0 ? { ...f, y: inch(8) + 8873 } : f)) })).toBe(
      '1>0',
    );
  });

  test('[MW-R89] equal, or nobody there: another round, until round 6 at most', () => {
    const equal = [...near(0, 1), ...near(1, 1)];
    expect([3, 4, 5, 6].map((round) => atEnd(at(round, equal)))).toEqual(['-', '-', '-', '0=1']);
    const nobody = [...far(0), ...far(1)];
    expect([1, 3, 5, 6].map((round) => atEnd(at(round, nobody)))).toEqual(['-', '-', '-', '0=1']);
    expect(atEnd(at(4, [...near(0, 1), ...near(1, 2)]))).toBe('1>0');
  });

  test('[ItT king-of-the-hill.special] each fighter within 1 in is one more card', () => {
    const b = at(1, [...near(0, 2, 1), ...near(0, 1, 2), ...near(1, 1)]);
    expect([scenarioHandBonus(b, 0), scenarioHandBonus(b, 1)]).toEqual([2, 1]);
  });

  test('[TC mesmer.clone] a double never counts, and what everybody sees reads nothing hidden', () => {
    const fighters: Placed[] = [{ seat: 0, at: [6, 8], twin: 1 }, { seat: 0, twin: 0 }, ...near(1, 1)];
    expect(atEnd(at(1, fighters, 0))).toBe('-');
    expect(atEnd(at(1, fighters, 1))).toBe('1>0');
    const hidden = at(1, fighters);
    expect(standing(hidden)).toMatchObject([
      { seat: 0, points: 0, most: 1 },
      { seat: 1, points: 1, most: 1 },
    ]);
    expect(scenarioHandBonus(hidden, 0)).toBe(0);
    expect(() => countsForScenario(hidden, hidden.fighters[0]!)).toThrow();
    const both = at(1, [{ seat: 0, at: [6, 8], twin: 1 }, { seat: 0, at: [6, 8], twin: 0 }, ...near(1, 1)]);
    expect([scenarioHandBonus(both, 0), standing(both)[0]!.points]).toEqual([1, 1]);
  });

  test('[ItT king-of-the-hill.end] the count is told', () => {
    const events: MagewindsEvent[] = [];
    roundEndOutcome(at(2, [...near(0, 1), ...near(1, 2)]), loud(events));
    expect(events).toMatchObject([{ type: 'counted', rule: 'ItT king-of-the-hill.end', counts: [1, 2] }]);
  });
});

describe('The Prize', () => {
  const at = (round: number, carrier: number | null) =>
    position('the-prize', 2, { round, fighters: [...far(0, 2), ...far(1, 2)], carriers: [carrier] });

  test('[ItT the-prize.end] who holds it after round 3 wins; if nobody does, play on', () => {
    expect([1, 2, 3].map((round) => atEnd(at(round, 2)))).toEqual(['-', '-', '1>0']);
    expect([3, 4, 9].map((round) => atEnd(at(round, null)))).toEqual(['-', '-', '-']);
  });

  test('[ItT the-prize.end] the first to pick it up after round 3 wins', () => {
    const pick = (round: number) => scenarioRules(at(round, 1)).pickedUp(at(round, 1), 1, 0, quiet);
    expect(pick(3).outcome).toBeNull();
    expect(pick(4)).toMatchObject({ outcome: { places: [[0], [1]], reason: 'scenario' }, phase: 'over', stack: [] });
  });

  test('[ItT the-prize.special] the carrier is slower, its player has one more card', () => {
    const b = at(1, 2);
    expect(b.fighters.map((f) => scenarioRules(b).movementOf(b, f.id))).toEqual([0, 0, -inch(1), 0]);
    expect([scenarioHandBonus(b, 0), scenarioHandBonus(b, 1)]).toEqual([0, 1]);
    expect(standing(b).map((s) => s.points)).toEqual([0, 1]);
  });

  test('[MW-R103] a draw after round 10', () => {
    expect(roundEndOutcome(at(10, null), quiet)).toEqual({ places: [[0, 1]], reason: 'roundLimit', rule: 'MW-R103' });
  });
});

describe('Treasure Dash and Treasure Clash', () => {
  const dash = (round: number, carriers: (number | null)[]) =>
    position('treasure-dash', 2, { round, fighters: [...far(0, 3), ...far(1, 3)], carriers });
  const clash = (round: number, carriers: (number | null)[]) =>
    position('treasure-clash', 3, { round, fighters: [...far(0, 2), ...far(1, 2), ...far(2, 2)], carriers });

  test('[ItT treasure-dash.end] the most held after round 3 win; equal ones play on', () => {
    expect([2, 3].map((round) => atEnd(dash(round, [0, 1, 3, null, null])))).toEqual(['-', '0>1']);
    expect([3, 4].map((round) => atEnd(dash(round, [0, 3, null, null, null])))).toEqual(['-', '-']);
  });

  test('[MW-R90] from round 4 on after every turn', () => {
    const end = (round: number, carriers: (number | null)[]) => said(turnEndOutcome(dash(round, carriers), quiet));
    expect(end(3, [0, null, null, null, null])).toBe('-');
    expect(end(4, [0, null, null, null, null])).toBe('0>1');
    expect(end(4, [0, 3, null, null, null])).toBe('-');
  });

  test('[ItT treasure-dash.special] one each, slower, a card for each', () => {
    const b = dash(1, [0, 1, 3, null, null]);
    expect(scenarioRules(b).carryLimit).toBe(1);
    expect(b.fighters.map((f) => scenarioRules(b).movementOf(b, f.id))).toEqual([-2540, -2540, 0, -2540, 0, 0]);
    expect([scenarioHandBonus(b, 0), scenarioHandBonus(b, 1)]).toEqual([2, 1]);
  });

  test('[MW-R65] what a fighter who has left the battlefield carried is held by nobody', () => {
    const b = position('treasure-dash', 2, {
      round: 3,
      fighters: [...far(0, 1, { where: 'gone' }), ...far(0), ...far(1)],
      carriers: [0],
    });
    expect(scenarioHandBonus(b, 0)).toBe(0);
    expect(atEnd(b)).toBe('-');
  });

  test('[ItT treasure-clash.end] one warband must hold more than any other', () => {
    expect(atEnd(clash(3, [0, 2, 4, 5]))).toBe('2>0=1');
    expect(atEnd(clash(3, [0, 1, 2, 3, 4]))).toBe('-');
    expect(said(turnEndOutcome(clash(5, [0, 1, 2]), quiet))).toBe('0>1>2');
    expect(scenarioRules(clash(3, [])).carryLimit).toBe(1);
  });

  test('[MW-R103] after round 10 the count decides, shared places and all', () => {
    expect(atEnd(clash(10, [0, 1, 2, 3, 4]))).toBe('0=1>2');
    expect(atEnd(dash(10, [null]))).toBe('0=1');
  });
});

describe('Fragment Frenzy', () => {
  const at = (round: number, tallies: number[]) =>
    position('fragment-frenzy', 2, { round, tallies, fighters: [...far(0), ...far(1)], carriers: [null, null] });

  test('[ItT fragment-frenzy.end] the most collected after round 3; if equal, more rounds', () => {
    expect([2, 3].map((round) => atEnd(at(round, [1, 2])))).toEqual(['-', '1>0']);
    expect([3, 7, 10].map((round) => atEnd(at(round, [2, 2])))).toEqual(['-', '-', '0=1']);
  });

  test('[ItT fragment-frenzy.special] picking one up collects it; two of them are one more card', () => {
    const events: MagewindsEvent[] = [];
    const b = position('fragment-frenzy', 2, {
      tallies: [1, 3],
      fighters: [...far(0), ...far(1)],
      carriers: [0, null],
    });
    const after = scenarioRules(b).pickedUp(b, 0, 0, loud(events));
    expect(after.seats.map((s) => s.tally)).toEqual([2, 3]);
    expect(after.objects[0]).toMatchObject({ where: 'collected', carrier: null });
    expect(events).toMatchObject([{ type: 'collected', tally: 2, who: { id: 0 } }]);
    const bonus = [0, 1, 2, 3, 4, 5].map((n) => scenarioHandBonus(at(1, [n, 0]), 0));
    expect(bonus).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe('Hold the Line', () => {
  const gone = (count: number, where: 'escaped' | 'down', more: Partial<Placed> = {}) =>
    far(0, count, { where, ...more });
  const at = (round: number, escaped: number, fighters: Placed[]) =>
    position('hold-the-line', 2, { round, tallies: [escaped, 0], fighters: [...fighters, ...far(1, 4)] });

  test('[ItT hold-the-line.special] only the Attacker may escape, over the named edge', () => {
    const b = at(1, 0, far(0, 4));
    expect(scenarioRules(b).escapeEdge(b, 0)).toBe(b.edge);
    expect(b.edge).toBe('east');
    expect(scenarioRules(b).escapeEdge(b, 1)).toBeNull();
  });

  test('[ItT hold-the-line.end] the Attacker wins with half of those who began', () => {
    const b = at(1, 0, far(0, 4));
    const one = scenarioRules(b).escape(b, 0, quiet);
    expect(one.fighters[0]!.where).toBe('escaped');
    expect([one.seats[0]!.tally, one.outcome]).toEqual([1, null]);
    expect(scenarioHandBonus(one, 0)).toBe(1);
    expect(scenarioHandBonus(one, 1)).toBe(0);
    const two = scenarioRules(one).escape(one, 1, quiet);
    expect(two.outcome).toMatchObject({ places: [[0], [1]], reason: 'scenario' });
  });

  test('[MW-R92] rounded up, and summoned fighters do not count', () => {
    const b = at(1, 0, [...far(0, 4), ...far(0, 1, { profile: 'minion', starting: false })]);
    const odd: Battle = { ...b, warbands: [{ done: true, profiles: ['warrior', 'wizard', 'cleric'] }, b.warbands[1]!] };
    const one = scenarioRules(odd).escape(odd, 0, quiet);
    expect(one.outcome).toBeNull(); // 2 of 3 are needed
    expect(scenarioRules(one).escape(one, 1, quiet).outcome).not.toBeNull();
    const minion = scenarioRules(b).escape(b, 4, quiet);
    expect(minion.seats[0]!.tally).toBe(0);
    expect(minion.fighters[4]!.where).toBe('escaped');
  });

  test('[ItT hold-the-line.special] [MW-R92] a summoned Minion that escapes is one more card all the same', () => {
    const b = at(1, 0, [...far(0, 4), ...far(0, 1, { profile: 'minion', starting: false })]);
    const minion = scenarioRules(b).escape(b, 4, quiet);
    expect([scenarioHandBonus(minion, 0), scenarioHandBonus(minion, 1)]).toEqual([1, 0]);
    expect(minion.outcome).toBeNull();
    const both = scenarioRules(minion).escape(minion, 0, quiet);
    expect([scenarioHandBonus(both, 0), both.seats[0]!.tally]).toEqual([2, 1]);
    const first: Battle = { ...b, config: { ...b.config, edition: 1 } }; // MW-H22
    expect(scenarioHandBonus(scenarioRules(first).escape(first, 4, quiet), 0)).toBe(0);
  });

  test('[ItT hold-the-line.end] the Defender wins when it cannot be done any more, or after round 3', () => {
    const left = (alive: number, escaped: number) =>
      said(
        downOutcome(
          at(1, escaped, [...far(0, alive), ...gone(escaped, 'escaped'), ...gone(4 - alive - escaped, 'down')]),
          quiet,
        ),
      );
    expect([left(2, 0), left(1, 1), left(1, 0), left(0, 1)]).toEqual(['-', '-', '1>0', '1>0']);
    expect([2, 3].map((round) => atEnd(at(round, 1, far(0, 3))))).toEqual(['-', '1>0']);
    expect(atEnd(at(3, 2, far(0, 2)))).toBe('0>1');
  });

  test('[TC cleric.revive] those who may be brought back are not lost yet', () => {
    const cleric = far(0, 1, { profile: 'cleric' });
    expect(said(downOutcome(at(1, 0, [...cleric, ...gone(3, 'down')]), quiet))).toBe('-');
    expect(said(downOutcome(at(1, 0, [...far(0), ...gone(3, 'down', { profile: 'cleric' })]), quiet))).toBe('1>0');
  });
});

describe('Battle Royale', () => {
  const at = (round: number, fighters: Placed[], more = {}) =>
    position('battle-royale', 3, { round, fighters, ...more });
  const middle = { at: [12, 8] as const };

  test('[ItT battle-royale.storm] rounds 1 and 2: 4 damage within 3 in of the edge', () => {
    const fighters: Placed[] = [
      { seat: 0, at: [3, 8] },
      { seat: 1, at: [12, 4] },
      { seat: 2, at: [12, 13] },
      { seat: 2, at: [1, 1], where: 'down' },
    ];
    for (const round of [1, 2])
      expect(stormHarms(at(round, fighters))).toEqual([
        { fighter: 0, amount: 4, credit: null },
        { fighter: 2, amount: 4, credit: null },
      ]);
  });

  test('[MW-R94] base to the edge, base to the middle, each with its tolerance', () => {
    const move = (round: number, x: number, y: number) => {
      const b = at(round, [{ seat: 0 }]);
      return stormHarms({ ...b, fighters: b.fighters.map((f) => ({ ...f, x, y })) }).length;
    };
    expect([move(2, inch(12), inch(3) + 1252), move(2, inch(12), inch(3) + 1253)]).toEqual([1, 0]);
    expect([move(3, inch(12), inch(8) + 8872), move(3, inch(12), inch(8) + 8873)]).toEqual([0, 1]);
  });

  test('[ItT battle-royale.storm] from round 3 on everywhere but within 3 in of the middle', () => {
    const fighters: Placed[] = [
      { seat: 0, ...middle },
      { seat: 1, at: [12, 12] },
      { seat: 2, at: [1, 1] },
    ];
    for (const round of [3, 7]) expect(stormHarms(at(round, fighters)).map((h) => h.fighter)).toEqual([1, 2]);
  });

  test('[ItT battle-royale.end] the last warband with a fighter it began with', () => {
    const down = (seat: number, downIn: number) => far(seat, 1, { where: 'down', downIn });
    expect(said(downOutcome(at(2, [...far(0), ...far(1), ...down(2, 1)]), quiet))).toBe('-');
    expect(said(downOutcome(at(2, [...far(0), ...down(1, 2), ...down(2, 1)]), quiet))).toBe('0>1>2');
    const summoned = [...far(0), ...down(1, 2), ...far(1, 2, { profile: 'minion', starting: false }), ...down(2, 2)];
    expect(said(downOutcome(at(2, summoned), quiet))).toBe('0>1=2');
  });

  test('[MW-R94] eliminated at the same moment: a draw among them, not with those who fell before', () => {
    const down = (seat: number) => far(seat, 1, { where: 'down', downIn: 3 });
    const before = at(3, [...far(0), ...far(1), ...down(2)]);
    expect(said(downOutcome(at(3, [...down(0), ...down(1), ...down(2)]), quiet, before))).toBe('0=1>2');
  });

  test('[ItT battle-royale.special] enemies taken out in the round before', () => {
    expect(scenarioHandBonus(at(2, far(0), { killsBefore: [2, 0, 1] }), 0)).toBe(2);
  });

  test('[MW-R103] after round 10 the most fighters left', () => {
    expect(atEnd(at(10, [...far(0), ...far(1, 2), ...far(2)]))).toBe('1>0=2');
    expect(atEnd(at(9, [...far(0), ...far(1, 2), ...far(2)]))).toBe('-');
  });
});

describe('endings that all share', () => {
  test.each(['king-of-the-hill', 'the-prize', 'treasure-dash', 'fragment-frenzy'] as const)(
    '[MW-R95] %s: a warband alone on the battlefield wins at the end of the round',
    (scenario) => {
      const b = position(scenario, 2, { fighters: [...far(0), ...far(1, 2, { where: 'down' })] });
      expect(roundEndOutcome(b, quiet)).toEqual({ places: [[0], [1]], reason: 'wipedOut', rule: 'MW-R95' });
      const nobody = position(scenario, 2, {
        fighters: [...far(0, 1, { where: 'down' }), ...far(1, 1, { where: 'down' })],
      });
      expect(atEnd(nobody)).toBe('0=1');
    },
  );

  test('[MW-R95] not where the scenario was decided already', () => {
    const b = position('fragment-frenzy', 2, {
      round: 3,
      tallies: [1, 4],
      fighters: [...far(0), ...far(1, 1, { where: 'down' })],
    });
    expect(atEnd(b)).toBe('1>0');
    const both = position('fragment-frenzy', 2, { tallies: [1, 4], fighters: [...far(0, 1, { where: 'down' })] });
    expect(atEnd(both)).toBe('1>0');
  });

  test('[MW-H08] who has conceded stands last', () => {
    const b = position('treasure-clash', 3, {
      round: 3,
      fighters: [...far(0, 1, { where: 'gone' }), ...far(1), ...far(2)],
      carriers: [1],
      conceded: [0],
    });
    expect(atEnd(b)).toBe('1>2>0');
  });
});
