// Set-up step by step: who is asked by which rule, what is told, what is refused and why, what stands in the state after it.
import { inch } from '@muster/geometry';
import { fastTable, scriptedLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ORDERS } from '../casting/windows.ts';
import { DECK } from '../content/cards.ts';
import { PROFILE_IDS } from '../content/fighters.ts';
import { SCENARIO_IDS } from '../content/scenarios.ts';
import { terrainsFor } from '../content/terrain.ts';
import { halvesOf, quarterOf, sizeFor } from '../ground/territory.ts';
import type { Battle, Fighter, SetupFrame } from '../state/battle.ts';
import { CORNERS, type MagewindsCommand, type SetupCommand, SPLITS } from '../state/command.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { battle, block } from '../testing/battles.ts';
import { A, asked, asks, B, begin, C, play, playTo, scripted, telling } from '../testing/setup.ts';
import { autoFighter, autoPlace } from './auto.ts';
import { applySetup, refuseSetup, rollOff, setupCandidates, setupDecisions } from './index.ts';
import type { T } from './step.ts';

const OPEN = { features: [] };
const KING = { scenario: 'king-of-the-hill', warbands: [A, B] };
const frame = (step: SetupFrame['step'], first: number, turn: number): SetupFrame => ({
  type: 'setup',
  step,
  first,
  turn,
});

/** The battle that begins, and what is told meanwhile. */
const begun = (x: unknown, ...dice: number[]) => {
  const events: MagewindsEvent[] = [];
  return { battle: begin(x, telling(scripted(...dice), events)), events };
};
const played = (b: Battle, seat: number, c: SetupCommand, ...dice: number[]) => {
  const events: MagewindsEvent[] = [];
  return { battle: play(b, seat, c, telling(scripted(...dice), events)), events };
};
const rolled = (rule: string, ...dice: number[]) => ({
  type: 'rolledOff',
  rule,
  rolls: dice.map((die, seat) => ({ seat, dice: [die] })),
  ranks: dice.map((_, seat) => seat).sort((a, b) => dice[b]! - dice[a]!),
});
const recruit = (id: number, seat: number, profile: string, number = 0) => ({
  id,
  seat,
  profile,
  number,
  where: 'reserve',
  x: 0,
  y: 0,
  damage: 0,
  actions: 0,
  guard: false,
  poison: null,
  starting: true,
  downIn: 0,
  twin: null,
});

test('[MW 10.0] before anything has happened nothing has', () => {
  const { battle: b, events } = begun({ scenario: 'chosen', warbandsFirst: false, players: 3 }, 2, 6, 3);
  const seat = {
    hand: { size: 0, cards: [], seen: [] },
    orders: DEFAULT_ORDERS,
    conceded: false,
    energized: false,
    tally: 0,
    kills: 0,
    killsBefore: 0,
  };
  expect(b).toEqual({
    config: b.config,
    scenario: null,
    ranks: [],
    warbands: Array(3).fill({ done: false, profiles: [] }),
    terrain: null,
    territories: [null, null, null],
    edge: null,
    round: 0,
    phase: 'setup',
    order: [],
    passed: [],
    turn: null,
    held: 0,
    finished: [],
    seats: [seat, seat, seat],
    fighters: [],
    objects: [],
    deck: { size: 0, cards: [], top: null },
    row: [],
    discard: [],
    effects: [],
    clones: [],
    stack: [frame('scenario', 1, 1)],
    outcome: null,
  });
  expect(events).toEqual([rolled('ItT general.choice', 2, 6, 3)]);
});

describe('who is asked, and by which rule', () => {
  const steps: readonly (readonly [string, Battle, readonly number[], string])[] = [
    ['assembly', begin({ scenario: 'king-of-the-hill' }), [0, 1], 'ItT general.assembly'],
    ['assembly', begin({ scenario: 'king-of-the-hill', warbands: [A, null] }), [1], 'ItT general.assembly'],
    ['assembly', begin({ ...KING, warbands: [null, null], assembly: 'sequential' }), [0], 'ItT general.assembly'],
    ['scenario', begin({ ...KING, scenario: 'chosen' }, scripted(1, 2)), [1], 'ItT general.choice'],
    ['terrain', begin({ ...KING, terrain: 'chosen' }), [0], 'MW 10.3'],
    ['territory', begin(KING), [1], 'ItT general.territory'],
    ['edge', begin({ ...KING, scenario: 'hold-the-line' }), [1], 'ItT hold-the-line.setup'],
    [
      'corner',
      begin({ scenario: 'battle-royale', warbands: [A, B, C] }, scripted(6, 5, 4)),
      [1],
      'ItT battle-royale.setup',
    ],
    [
      'corner',
      begin({ scenario: 'treasure-clash', warbands: [A, B, C] }, scripted(6, 4, 5)),
      [2],
      'ItT treasure-clash.setup',
    ],
    ['object', begin({ ...KING, scenario: 'the-prize' }), [1], 'ItT the-prize.setup'],
    ['deploy', playTo(begin(KING), 'deploy'), [0], 'ItT king-of-the-hill.deployment'],
  ];
  test.each(steps)('[MW 10.0] %s', (kind, b, seats, rule) => {
    expect(asked(b)).toEqual(seats.map((seat) => ({ seat, kind, rule, fighter: null })));
    const wrong: MagewindsCommand = { type: 'hold' };
    for (const seat of seats) {
      expect(refuseSetup(b, seat, wrong)).toEqual({ code: 'notNow', rule: null, facts: { command: 'hold' } });
      expect(applySetup(b, seat, wrong, scripted())).toBe(b);
      expect(setupCandidates(b, seat).length).toBeGreaterThan(0);
    }
    for (const seat of b.seats.map((_, s) => s).filter((s) => !seats.includes(s))) {
      const [first] = setupCandidates(b, seats[0]!);
      expect(refuseSetup(b, seat, first!)).toEqual({ code: 'notYourDecision', rule: null, facts: {} });
      expect(setupCandidates(b, seat)).toEqual([]);
    }
  });

  test('[MW 10.0] nobody when it is over', () => {
    const over = begin({ ...KING, deployment: 'auto' });
    const c: SetupCommand = { type: 'finishWarband' };
    expect(refuseSetup(over, 0, c)).toEqual({ code: 'notNow', rule: null, facts: { command: 'finishWarband' } });
    expect(applySetup(over, 0, c, scripted())).toBe(over);
    expect(setupCandidates(over, 0)).toEqual([]);
    const done = { ...over, stack: [frame('done', 0, 0)] };
    expect([setupDecisions(done, frame('done', 0, 0)), setupCandidates(done, 0)]).toEqual([[], []]);
    expect(refuseSetup(done, 0, c)?.code).toBe('notNow');
  });
});

describe('what is told', () => {
  test('[ItT general.assembly] in secret: that it is done, and when all are, what it is', () => {
    const start = begin({ scenario: 'king-of-the-hill' });
    const done = (seat: number, warband: readonly string[] | null) => ({
      type: 'warbandDone',
      rule: 'ItT general.assembly',
      seat,
      warband,
    });
    const one = played(start, 0, { type: 'assemble', warband: ['witch', 'militia', 'militia'] });
    expect(one.events).toEqual([done(0, null)]);
    const again = played(one.battle, 0, { type: 'assemble', warband: ['witch', 'militia', 'acolyte', 'seer'] });
    expect(again.events).toEqual([]);
    expect(again.battle.warbands).toEqual([
      { done: true, profiles: ['witch', 'militia', 'acolyte', 'seer'] },
      { done: false, profiles: [] },
    ]);
    expect([asks(one.battle), refuseSetup(one.battle, 1, { type: 'finishWarband' })?.code]).toEqual([
      'assembly 1',
      'notNow',
    ]);
    const two = played(one.battle, 1, { type: 'assemble', warband: ['militia', 'minion', 'militia'] }, 3, 5);
    expect(two.events).toEqual([
      done(1, null),
      done(0, ['witch', 'militia', 'militia']),
      done(1, ['militia', 'minion', 'militia']),
      rolled('ItT general.players', 3, 5),
      { type: 'terrainPlaced', rule: 'MW 10.3', by: null, terrain: 'crossroads' },
    ]);
    expect(two.battle.fighters).toEqual([
      recruit(0, 0, 'witch'),
      recruit(1, 0, 'militia', 1),
      recruit(2, 0, 'militia', 2),
      recruit(3, 1, 'militia', 1),
      recruit(4, 1, 'minion'),
      recruit(5, 1, 'militia', 2),
    ]);
    expect([two.battle.ranks, two.battle.stack]).toEqual([[1, 0], [frame('territory', 0, 0)]]);
  });

  test('[ItT general.assembly] shown warbands are final; those of the configuration are nothing new', () => {
    const finals = (warbands: readonly (readonly string[] | null)[]) => {
      let n = 0;
      const events: MagewindsEvent[] = [];
      const table: T = { ...telling(scripted(6, 1, 6, 1), events), final: () => void n++ };
      const b = begin({ ...KING, warbands }, table);
      if (warbands[1] === null) play(b, 1, { type: 'assemble', warband: ['seer'] }, table);
      return [n, events.filter((e) => e.type === 'warbandDone').map((e) => [e.seat, e.warband])];
    };
    expect(finals([A, B])).toEqual([0, []]);
    expect(finals([A, null])).toEqual([
      1,
      [
        [1, null],
        [1, ['seer']],
      ],
    ]);
  });

  test('[ItT general.assembly] openly: each fighter with the slots left, done when full or finished', () => {
    const start = begun({ ...KING, warbands: [null, null], assembly: 'simultaneous', slots: 4 }, 1, 6);
    expect(start.events).toEqual([rolled('ItT general.assembly', 1, 6)]);
    expect(start.battle.stack).toEqual([frame('assembly', 1, 1)]);
    const added = (seat: number, profile: string, slotsLeft: number) => ({
      type: 'fighterAdded',
      rule: 'ItT general.assembly',
      seat,
      profile,
      slotsLeft,
    });
    const done = (seat: number, warband: readonly string[]) => ({
      type: 'warbandDone',
      rule: 'ItT general.assembly',
      seat,
      warband,
    });
    const one = played(start.battle, 1, { type: 'addFighter', profile: 'witch' });
    expect(one.events).toEqual([added(1, 'witch', 2)]);
    expect(one.battle.warbands[1]).toEqual({ done: false, profiles: ['witch'] });
    expect(one.battle.stack).toEqual([frame('assembly', 1, 2)]);
    const two = played(one.battle, 0, { type: 'addFighter', profile: 'militia' });
    const three = played(two.battle, 1, { type: 'addFighter', profile: 'seer' });
    expect(three.events).toEqual([added(1, 'seer', 0), done(1, ['witch', 'seer'])]);
    expect(refuseSetup(three.battle, 0, { type: 'assemble', warband: ['seer'] })?.code).toBe('notNow');
    expect(refuseSetup(three.battle, 0, { type: 'addFighter', profile: 'militia' })).toBeUndefined();
    const four = played(three.battle, 0, { type: 'finishWarband' }, 6, 1);
    expect(four.events).toEqual([
      done(0, ['militia']),
      rolled('ItT general.players', 6, 1),
      { type: 'terrainPlaced', rule: 'MW 10.3', by: null, terrain: 'crossroads' },
    ]);
    expect(refuseSetup(start.battle, 1, { type: 'finishWarband' })).toEqual({
      code: 'emptyWarband',
      rule: 'TC assembly',
      facts: { slots: 4 },
    });
  });

  test('[ItT general.choice] the scenario, by whom', () => {
    const b = begin({ ...KING, scenario: 'chosen', officialOnly: true, warbands: [B, C] }, scripted(1, 6));
    const chosen = played(b, 1, { type: 'chooseScenario', scenario: 'hold-the-line' }, 6, 1);
    expect(chosen.events[0]).toEqual({
      type: 'scenarioChosen',
      rule: 'ItT general.choice',
      scenario: 'hold-the-line',
      by: 1,
    });
    expect(refuseSetup(b, 1, { type: 'chooseScenario', scenario: 'treasure-clash' })).toEqual({
      code: 'scenarioPlayers',
      rule: 'ItT general.choice',
      facts: { name: 'Treasure Clash', players: 2 },
    });
    expect(refuseSetup(b, 1, { type: 'chooseScenario', scenario: 'deathmatch' })).toEqual({
      code: 'scenarioNotOfficial',
      rule: 'ItT general.choice',
      facts: { name: 'Deathmatch' },
    });
    expect(setupCandidates(b, 1)).toEqual(
      SCENARIO_IDS.slice(1, 6).map((scenario) => ({ type: 'chooseScenario', scenario })),
    );
    const { events } = begun({ ...KING, scenario: 'random' }, 2, 6, 1);
    expect(events[0]).toEqual({
      type: 'scenarioChosen',
      rule: 'ItT general.choice',
      scenario: 'king-of-the-hill',
      by: null,
    });
  });

  test('[MW 3.1] each throw is told as what it is', () => {
    const throws: unknown[] = [];
    const dice = scripted(6, 6, 3, 4, 2, 2, 5, 1);
    const table: T = {
      ...dice,
      roll: (count, seat, what) => {
        throws.push([count, seat, what]);
        return dice.roll(count, seat, what);
      },
    };
    rollOff(2, 'MW 3.1', table);
    expect(throws).toEqual([0, 1, 0, 1].map((seat) => [1, seat, 'roll-off']));
    throws.length = 0;
    begin({ ...KING, scenario: 'random', warbands: [A, B] }, table);
    expect(throws[0]).toEqual([1, 0, 'scenario']);
  });

  test('[MW 10.3] the terrain, placed by Player 1', () => {
    const b = begin({ ...KING, terrain: 'chosen' }, scripted(1, 6));
    const placed = played(b, 1, { type: 'placeTerrain', terrain: 'orchard' });
    expect(placed.events).toEqual([{ type: 'terrainPlaced', rule: 'MW 10.3', by: 1, terrain: 'orchard' }]);
    expect(refuseSetup(b, 1, { type: 'placeTerrain', terrain: 'great-henge' })).toEqual({
      code: 'terrainDoesNotFit',
      rule: 'MW-R93',
      facts: { name: 'Great Henge', players: 2 },
    });
    expect(setupCandidates(b, 1)).toEqual(terrainsFor(2).map((terrain) => ({ type: 'placeTerrain', terrain })));
    const own = { features: [block(9, 9, 1, 1, 'low')] };
    expect(played(b, 1, { type: 'placeTerrain', terrain: own }).events[0]).toMatchObject({ by: 1, terrain: own });
  });

  test('[ItT general.territory] who split it, and how; then the cards are dealt (MW 10.4)', () => {
    const b = begin(KING);
    const split = played(b, 1, { type: 'splitTerritory', split: 'diagonal', own: 0 });
    const halves = halvesOf(sizeFor(2), 'diagonal');
    expect(split.battle.territories).toEqual([halves[1], halves[0]]);
    expect(split.events).toEqual([
      { type: 'territorySplit', rule: 'ItT general.territory', by: 1, split: 'diagonal', own: 0 },
      { type: 'dealt', rule: 'MW 10.4', row: split.battle.row, deck: split.battle.deck.size },
    ]);
    expect(setupCandidates(b, 1)).toEqual(
      SPLITS.flatMap((how) => [0, 1].map((own) => ({ type: 'splitTerritory', split: how, own }))),
    );
    expect(split.battle.stack).toEqual([frame('deployment', 0, 0)]);
  });

  test('[MW 10.4] the last card of the deck is its top: five from there lie face up', () => {
    const table: T = { ...fastTable<MagewindsEvent>(scriptedLuck([])), shuffle: (items) => items };
    const b = play(begin(KING), 1, { type: 'splitTerritory', split: 'widthwise', own: 1 }, table);
    expect(b.deck).toEqual({ size: 47, cards: DECK.slice(0, 47), top: null });
    expect(b.row).toEqual([DECK[51], DECK[50], DECK[49], DECK[48], DECK[47]]);
  });

  test('[ItT hold-the-line.setup] the edge', () => {
    const b = begin({ ...KING, scenario: 'hold-the-line' });
    const chosen = played(b, 1, { type: 'chooseEdge', edge: 'west' });
    expect(chosen.events[0]).toEqual({ type: 'edgeChosen', rule: 'ItT hold-the-line.setup', by: 1, edge: 'west' });
    expect(chosen.battle.territories.map((t) => t!.corners[0])).toEqual([
      { x: inch(12) - 2500, y: 0 },
      { x: 0, y: 0 },
    ]);
    expect(refuseSetup(b, 1, { type: 'chooseEdge', edge: 'south' })).toEqual({
      code: 'notALongEdge',
      rule: 'ItT hold-the-line.setup',
      facts: { edge: 'south' },
    });
    expect(setupCandidates(b, 1)).toEqual([
      { type: 'chooseEdge', edge: 'west' },
      { type: 'chooseEdge', edge: 'east' },
    ]);
  });

  test('[ItT treasure-clash.setup] quarters, none twice', () => {
    const b = begin({ scenario: 'treasure-clash', warbands: [A, B, C] }, scripted(6, 5, 4));
    const chosen = played(b, 1, { type: 'chooseCorner', corner: 'north-east' });
    expect(chosen.events).toEqual([
      { type: 'cornerChosen', rule: 'ItT treasure-clash.setup', by: 1, corner: 'north-east' },
    ]);
    expect(chosen.battle.territories).toEqual([null, quarterOf(sizeFor(3), 'north-east'), null]);
    expect(refuseSetup(chosen.battle, 2, { type: 'chooseCorner', corner: 'north-east' })).toEqual({
      code: 'cornerTaken',
      rule: 'ItT treasure-clash.setup',
      facts: { corner: 'north-east' },
    });
    expect(setupCandidates(b, 1)).toEqual(CORNERS.map((corner) => ({ type: 'chooseCorner', corner })));
    expect(setupCandidates(chosen.battle, 2)).toEqual(
      ['south-west', 'south-east', 'north-west'].map((corner) => ({ type: 'chooseCorner', corner })),
    );
  });
});

describe('which warbands are offered', () => {
  const ids = PROFILE_IDS.slice(0, 9); // those that are official, two slots each
  test('[TC assembly] official ones of four slots: pairs one, two and three apart, going round', () => {
    const b = begin({ scenario: 'king-of-the-hill', slots: 4, officialOnly: true });
    const pairs = '01 12 23 34 45 56 67 78 80 02 13 24 35 46 57 68 71 03 14 25 36 47 58 61 72';
    const expected = pairs.split(' ').map((pair) =>
      [...pair]
        .map((i) => ids[Number(i)]!)
        .sort()
        .join(),
    );
    const offered = setupCandidates(b, 0).map((c) => (c.type === 'assemble' ? [...c.warband].sort().join() : ''));
    expect([...offered].sort()).toEqual(expected.sort());
  });

  test('[TC assembly] one slot: whoever takes no more', () => {
    const b = begin({ scenario: 'king-of-the-hill', slots: 1 });
    expect(
      setupCandidates(b, 1)
        .map((c) => (c.type === 'assemble' ? c.warband : null))
        .sort(),
    ).toEqual([['acolyte'], ['militia'], ['minion']]);
  });

  test('[TC assembly] openly: who still fits, and to finish once there is somebody', () => {
    const b = begin({ ...KING, warbands: [null, null], assembly: 'sequential', slots: 3, officialOnly: false });
    const add = (profile: string) => ({ type: 'addFighter', profile });
    expect(setupCandidates(b, 0)).toEqual(PROFILE_IDS.map(add));
    const one = play(b, 0, { type: 'addFighter', profile: 'witch' });
    expect(setupCandidates(one, 0)).toEqual([...['militia', 'acolyte', 'minion'].map(add), { type: 'finishWarband' }]);
    expect(refuseSetup(one, 0, { type: 'addFighter', profile: 'seer' })?.code).toBe('tooManySlots');
  });
});

describe('treasures', () => {
  const prize = begin({ ...KING, scenario: 'the-prize', terrain: OPEN });
  const dash = playTo(begin({ ...KING, scenario: 'treasure-dash', terrain: OPEN }), 'object');

  test('[ItT the-prize.setup] placed: told, and it lies there', () => {
    const { battle: b, events } = played(prize, 1, { type: 'placeObject', x: inch(6), y: inch(9) });
    expect(events).toEqual([
      { type: 'objectPlaced', rule: 'ItT the-prize.setup', by: 1, kind: 'treasure', x: inch(6), y: inch(9) },
    ]);
    expect(b.objects).toEqual([{ id: 0, kind: 'treasure', where: 'field', x: inch(6), y: inch(9), carrier: null }]);
    expect(b.stack).toEqual([frame('territory', 0, 0)]);
  });

  test('[ItT the-prize.setup] [ItT treasure-dash.setup] why it may not lie there', () => {
    const at = (x: number, y: number) => ({ type: 'placeObject' as const, x, y });
    expect(refuseSetup(prize, 1, at(inch(6), inch(11)))).toEqual({
      code: 'tooFarFromCentre',
      rule: 'ItT the-prize.setup',
      facts: { most: inch(3), wholly: true },
      witness: { at: { x: inch(6), y: inch(11) } },
    });
    expect(refuseSetup(dash, 1, at(inch(6), inch(13)))).toEqual({
      code: 'tooFarFromCentre',
      rule: 'ItT treasure-dash.setup',
      facts: { most: inch(4), wholly: false },
      witness: { at: { x: inch(6), y: inch(13) } },
    });
    const one = play(dash, 1, at(inch(6), inch(8)));
    expect(one.stack).toEqual([frame('objects', 0, 1)]);
    expect(refuseSetup(one, 0, at(inch(6), inch(10)))).toEqual({
      code: 'tooNearObjects',
      rule: 'ItT treasure-dash.setup',
      facts: { least: inch(2) },
      witness: { at: { x: inch(6), y: inch(10) } },
    });
    expect(refuseSetup(one, 0, at(inch(6), 100))?.code).toBe('placeOffField');
  });

  test('[ItT treasure-dash.setup] offered: sixty at most, none nearer than 2 in to one that lies there', () => {
    const all = setupCandidates(dash, 1);
    expect(all).toHaveLength(60);
    for (const c of all) expect(refuseSetup(dash, 1, c)).toBeUndefined();
    expect(new Set(all.map((c) => JSON.stringify(c))).size).toBe(60);
    const one = play(dash, 1, { type: 'placeObject', x: inch(6), y: inch(8) });
    const left = setupCandidates(one, 0);
    expect(left.length).toBeGreaterThan(20);
    for (const c of left) expect(refuseSetup(one, 0, c)).toBeUndefined();
  });

  test('[MW-H17] the one place that is left is found, however small', () => {
    // low walls over the middle but for a gap that just holds a base
    const [x, y] = [inch(6) + 123, inch(8) + 57];
    const wall = (left: number, bottom: number, right: number, top: number) => ({
      height: 'low' as const,
      corners: [
        { x: left, y: bottom },
        { x: right, y: bottom },
        { x: right, y: top },
        { x: left, y: top },
      ],
    });
    const pieces = [
      wall(0, inch(2), x - 1250, inch(14)),
      wall(x + 1250, inch(2), inch(12), inch(14)),
      wall(x - 1250, inch(2), x + 1250, y - 1250),
      wall(x - 1250, y + 1250, x + 1250, inch(14)),
    ];
    const b: Battle = { ...dash, terrain: { features: [{ kind: 'hedge', pieces }] } };
    const [only, ...others] = setupCandidates(b, 1);
    expect(others).toEqual([]);
    expect(refuseSetup(b, 1, only!)).toBeUndefined();
    const placed = play(b, 1, only!);
    expect(placed.objects).toHaveLength(1);
    expect(asks(placed)).toBe('deploy 0'); // no second one finds room
  });
});

describe('without asking', () => {
  const treasures = (x: object, ...dice: number[]) =>
    begin({ terrain: OPEN, deployment: 'auto', ...x }, scripted(...dice)).objects.map((o) => [o.x, o.y]);
  const ring = (cx: number, far: number, ...way: readonly (readonly [number, number])[]) =>
    way.map(([dx, dy]) => [inch(cx) + Math.round((dx * far) / 1000), inch(8) + Math.round((dy * far) / 1000)]);

  test('[ItT treasure-dash.setup] one in the middle, the others half an inch inside the limit', () => {
    expect(treasures({ ...KING, scenario: 'treasure-dash' }, 6, 1)).toEqual([
      [15240, 20320],
      [24130, 20320],
      [6350, 20320],
      [15240, 29210],
      [15240, 11430],
    ]);
    expect(treasures({ ...KING, scenario: 'the-prize' }, 6, 1)).toEqual([[15240, 20320]]);
    const three = ring(12, 13970, [0, 0], [1000, 0], [-1000, 0], [500, 866], [-500, -866], [500, -866], [-500, 866]);
    expect(treasures({ scenario: 'treasure-clash', warbands: [A, B, C] }, 6, 5, 4)).toEqual(three);
    const four = ring(
      12,
      13970,
      [0, 0],
      [1000, 0],
      [-1000, 0],
      [0, 1000],
      [0, -1000],
      [707, 707],
      [-707, -707],
      [707, -707],
      [-707, 707],
    );
    expect(treasures({ scenario: 'treasure-clash', warbands: [A, B, C, A] }, 6, 5, 4, 3)).toEqual(four);
  });

  test('[ItT general.territory] grounds: across, the east edge, corners far from each other', () => {
    const grounds = (x: object, ...dice: number[]) => begun({ deployment: 'auto', ...x }, ...dice);
    const halves = halvesOf(sizeFor(2), 'widthwise');
    expect(grounds(KING, 6, 1).battle.territories).toEqual(halves);
    expect(grounds(KING, 1, 6).battle.territories).toEqual([halves[1], halves[0]]);
    expect(grounds({ ...KING, scenario: 'hold-the-line' }, 6, 1).battle.edge).toBe('east');
    const royale = grounds({ scenario: 'battle-royale', warbands: [A, B, C, A] }, 6, 5, 4, 3);
    expect(royale.events.filter((e) => e.type === 'cornerChosen').map((e) => [e.by, e.corner])).toEqual([
      [1, 'south-west'],
      [2, 'north-east'],
      [3, 'south-east'],
      [0, 'north-west'],
    ]);
  });

  test('[MW 10.5] those in front first', () => {
    const fighters = (...profiles: readonly string[]) => profiles.map((p, id) => recruit(id, 0, p) as Fighter);
    const first = (...profiles: readonly string[]) => autoFighter(fighters(...profiles)).profile;
    expect([first('wizard', 'deadeye', 'witch', 'seer'), first('cleric', 'wizard')]).toEqual(['witch', 'cleric']);
    expect(first('deadeye', 'wizard')).toBe('deadeye');
  });

  test('[MW 10.5] near the middle; who shoots 1.5 in behind; not next to a friend; near an obstacle', () => {
    const scene = (...terrain: readonly ReturnType<typeof block>[]) =>
      battle({
        fighters: [
          { profile: 'guardian', seat: 0, at: [6, 2] },
          { profile: 'wizard', seat: 0, at: [0, 0], where: 'reserve' },
          { profile: 'witch', seat: 1, at: [4, 4] },
        ],
        terrain,
      });
    const b = scene();
    const at = (x: number, y: number) => ({ x: inch(x), y: inch(y) });
    const places = [at(2, 2), at(6, 4), at(6, 5), at(6, 3.5), at(8, 5.2)];
    const [guardian, wizard] = [b.fighters[0]!, b.fighters[1]!];
    // nobody near: the place nearest to the middle (6, 8); the Wizard wants 4.5 in instead of 3 in
    const empty = { ...b, fighters: b.fighters.map((f) => ({ ...f, where: 'down' as const })) };
    expect(autoPlace(empty, guardian, places)).toBe(places[2]);
    expect(autoPlace(empty, wizard, places)).toBe(places[3]);
    expect(autoPlace(empty, guardian, [])).toBeUndefined();
    // equal ones: the first
    expect(autoPlace(empty, guardian, [at(5, 4), at(7, 4)])).toEqual(at(5, 4));
    // a friend at (6, 4.5) crowds (6, 5); the one at (8, 5.2) is farther away from the middle, but free
    const crowded = { ...b, fighters: b.fighters.map((f) => (f.id === 0 ? { ...f, ...at(6, 4.5) } : f)) };
    expect(autoPlace(crowded, wizard, [at(6, 5), at(8, 5.2)])).toEqual(at(8, 5.2));
    const enemy = { ...b, fighters: b.fighters.map((f) => (f.id === 2 ? { ...f, ...at(6, 4.5) } : f)) };
    expect(autoPlace(enemy, guardian, [at(6, 5), at(8, 5.2)])).toEqual(at(6, 5));
    // within 1 in of an obstacle is worth three quarters of an inch; the ground is none
    const sheltered = (height: 'low' | 'ground') => ({
      ...scene(block(8.6, 4, 0.5, 0.5, height)),
      fighters: empty.fighters,
    });
    expect(autoPlace(sheltered('low'), guardian, [at(6, 5), at(8, 4.9)])).toEqual(at(8, 4.9));
    expect(autoPlace(sheltered('ground'), guardian, [at(6, 5), at(8, 4.9)])).toEqual(at(6, 5));
    expect(autoPlace(sheltered('low'), guardian, [at(6, 5), at(8, 4.4)])).toEqual(at(6, 5));
  });
});

describe('deployment', () => {
  const start = (warbands: readonly (readonly string[])[]) =>
    play(begin({ scenario: 'deathmatch', warbands, terrain: OPEN, slots: 20 }), 1, {
      type: 'splitTerritory',
      split: 'widthwise',
      own: 1,
    });
  const deploy = (fighter: number, x: number, y: number) => ({
    type: 'deploy' as const,
    fighter,
    x: inch(x),
    y: inch(y),
  });
  const RULE = 'ItT deathmatch.deployment';

  test('[MW 10.5] told, and the order of finishing is kept (MW-R29)', () => {
    const b = start([['witch', 'seer'], ['druid']]);
    const one = played(b, 0, deploy(1, 3, 3));
    expect(one.events).toEqual([
      { type: 'deployed', rule: RULE, who: { id: 1, seat: 0, profile: 'seer', number: 0 }, x: inch(3), y: inch(3) },
    ]);
    expect(one.battle.fighters[1]).toEqual({ ...recruit(1, 0, 'seer'), where: 'field', x: inch(3), y: inch(3) });
    expect(one.battle.finished).toEqual([]);
    const two = played(one.battle, 1, deploy(2, 3, 12));
    expect(two.battle.finished).toEqual([1]);
    const three = played(two.battle, 0, deploy(0, 6, 3));
    expect(three.battle.order).toEqual([1, 0]);
    expect(three.events.at(-1)).toEqual({ type: 'roundBegan', rule: 'MW 11.0', round: 1, order: [1, 0] });
  });

  test('[MW 10.5] why not', () => {
    const b = play(
      play(
        start([
          ['witch', 'seer'],
          ['druid', 'cleric'],
        ]),
        0,
        deploy(0, 3, 3),
      ),
      1,
      deploy(2, 3, 12),
    );
    const refused = (c: ReturnType<typeof deploy>) => refuseSetup(b, 0, c);
    expect(refused(deploy(2, 3, 3))).toEqual({ code: 'notYourFighter', rule: RULE, facts: { fighter: 2 } });
    expect(refused(deploy(9, 3, 3))).toEqual({ code: 'notYourFighter', rule: RULE, facts: { fighter: 9 } });
    expect(refused(deploy(0, 5, 3))).toEqual({ code: 'notInReserve', rule: RULE, facts: { name: 'Witch' } });
    expect([refused(deploy(1, 3.2, 3))?.code, refused(deploy(1, 3, 8))?.code]).toEqual([
      'placeOnBody',
      'outsideTerritory',
    ]);
    expect(refused(deploy(1, 4, 3))).toBeUndefined();
  });

  test('[MW 10.5] what lies there is in the way', () => {
    const b = start([['witch'], ['druid']]);
    const lying: Battle = {
      ...b,
      objects: [
        { id: 0, kind: 'treasure', where: 'field', x: inch(3), y: inch(3), carrier: null },
        { id: 1, kind: 'treasure', where: 'collected', x: inch(6), y: inch(3), carrier: null },
      ],
    };
    expect(refuseSetup(lying, 0, deploy(0, 3.5, 3))?.code).toBe('placeOnBody');
    expect(refuseSetup(lying, 0, deploy(0, 6, 3))).toBeUndefined();
    for (const c of setupCandidates(lying, 0)) expect(refuseSetup(lying, 0, c)).toBeUndefined();
  });

  test('[MW 10.5] offered: each kind once, everywhere on its ground, no more than 300', () => {
    const b = start([['militia', 'militia', 'witch'], ['druid']]);
    const offered = setupCandidates(b, 0).flatMap((c) => (c.type === 'deploy' ? [c] : []));
    // a half of 12 by 8 in: rows of 1.5 in hold 8 or 7 bases and rise by 1.3 in, 6 of them
    expect([...new Set(offered.map((c) => c.fighter))]).toEqual([0, 2]);
    const rows = [0, 1, 2, 3, 4, 5].flatMap((row) =>
      Array.from({ length: row % 2 === 0 ? 8 : 7 }, (_, i) => [
        1250 + (row % 2 === 0 ? 0 : 1905) + i * 3810,
        1250 + row * 3302,
      ]),
    );
    expect(offered.filter((c) => c.fighter === 0).map((c) => [c.x, c.y])).toEqual(rows);
    const many = start([['witch', 'seer', 'druid', 'cleric', 'guardian', 'mesmer', 'wizard', 'warrior'], ['druid']]);
    expect(setupCandidates(many, 0)).toHaveLength(8 * 37); // 300 / 8
  });

  test('[MW 10.5] offered alike to both: by half a turn', () => {
    const b = start([
      ['witch', 'seer'],
      ['druid', 'seer'],
    ]);
    const places = (at: Battle, seat: number) =>
      setupCandidates(at, seat).flatMap((c) => (c.type === 'deploy' ? [[c.x, c.y]] : []));
    const turned = (all: readonly (readonly number[])[]) => all.map(([x, y]) => [inch(12) - x!, inch(16) - y!]);
    const other = play(b, 0, deploy(0, 3, 3));
    expect(places(other, 1)).toEqual(turned(places(b, 0)));
    const split = (how: 'lengthwise', own: 0 | 1) =>
      play(begin({ scenario: 'deathmatch', warbands: [['witch'], ['druid']], terrain: OPEN }), 1, {
        type: 'splitTerritory',
        split: how,
        own,
      });
    const [west, east] = [split('lengthwise', 1), split('lengthwise', 0)];
    expect(places(east, 0)).toEqual(turned(places(west, 0)));
  });

  test('[MW 10.5] few places: looked for more closely', () => {
    // all of the south but a strip 1.2 in wide is walled: a row of 1.5 in would find too few
    const pieces = [0, 3, 6, 9].map((x) => block(x, 1.2, 3, 6.8, 'low').pieces[0]!);
    const b: Battle = { ...start([['witch'], ['druid']]), terrain: { features: [{ kind: 'hedge', pieces }] } };
    const xs = setupCandidates(b, 0).flatMap((c) => (c.type === 'deploy' ? [c.x] : []));
    expect(xs).toHaveLength(8); // eight are enough
    const narrow = [...pieces, block(3, 0, 9, 1.2, 'low').pieces[0]!];
    const c: Battle = { ...b, terrain: { features: [{ kind: 'hedge', pieces: narrow }] } };
    const closer = setupCandidates(c, 0).flatMap((d) => (d.type === 'deploy' ? [d.x] : []));
    expect(closer).toEqual([1250, 2520, 3790, 5060, 6330]); // half an inch apart
  });
});

test.each(SPLITS)(
  '[MW-R88] whichever half of a field split %s: the places offered are those of the other half, turned round',
  (split) => {
    const places = (own: 0 | 1) => {
      const b = begin({ ...KING, terrain: OPEN });
      const deploying = playTo(play(b, 1, { type: 'splitTerritory', split, own }), 'deploy');
      const { seat } = asked(deploying)[0]!;
      return setupCandidates(deploying, seat).flatMap((c) => (c.type === 'deploy' ? [{ x: c.x, y: c.y }] : []));
    };
    const [width, height] = [inch(12), inch(16)];
    expect(places(0).length).toBeGreaterThan(10);
    expect(places(1)).toEqual(places(0).map(({ x, y }) => ({ x: width - x, y: height - y })));
  },
);
