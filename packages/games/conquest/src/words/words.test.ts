// Every line and every refusal is one clear sentence with the right names and the right rule (CQ-15, X-303 to ).
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../content/terrain.ts';
import { unitOf } from '../content/units.ts';
import type { ConquestEvent, ConquestRefusal, ConquestRoll, PoolRoll } from '../state/types.ts';
import { configOf, sceneOf } from '../testing/scenes.ts';
import { explain } from './explain.ts';
import { narrate } from './narrate.ts';
import { rollWords } from './rolls.ts';

const CONFIG = configOf();

describe('the log', () => {
  test.each<[ConquestEvent, string]>([
    [
      { type: 'scored', side: 1, what: 'four-banners', vp: 20, rule: 'CQ-15' },
      '20 victory points for Champions of the Void: Four Banners.',
    ],
    [
      { type: 'scored', side: 0, what: 'take-the-city', vp: 20, rule: 'CQ-13' },
      '20 victory points for Empire of Sol: Take the City.',
    ],
    [
      { type: 'cityHeld', side: 1, points: [105, 220], rule: 'X-368' },
      'The city is held by Champions of the Void (220 points against 105).',
    ],
    [
      { type: 'ordered', builder: 'B1-hq', product: 'void.zombies', node: null, R: 55, A: 0, rule: 'CQ-46' },
      'Necropolis B1 takes an order: Zombies for 55 R.',
    ],
    [
      { type: 'terrainPlaced', side: 0, piece: 'ruins', at: { x: 0, y: 0 }, turns: 0, rule: 'X-303' },
      'Terrain of Empire of Sol at 0 in east, 0 in north: Ruins.',
    ],
    [{ type: 'joined', unit: 'A2-1', fight: 'B1-hq', rule: 'X-354' }, 'Legion A2 joins the assault on Necropolis B1.'],
    [{ type: 'joined', unit: 'A2-1', fight: 'B2-1', rule: 'X-351' }, 'Legion A2 joins the fight of Zombies B2.'],
    [
      { type: 'byOrder', seat: 0, order: 'surgeAnswer', model: 'B2-8', rule: 'X-328' },
      'Your standing order: nobody answers the Surge of Necromancer B2.',
    ],
    [
      { type: 'byOrder', seat: 0, order: 'reroll', what: 'save', why: 'reserve', rule: 'X-360' },
      'Your standing order: no dice to save are rolled again, since the Destiny that is left is a reserve.',
    ],
    [
      { type: 'byOrder', seat: 0, order: 'reroll', what: 'ranged', why: 'never', rule: 'X-360' },
      'Your standing order: no dice to wound from afar are rolled again.',
    ],
    [
      { type: 'byOrder', seat: 0, order: 'resolve', model: 'A2-8', why: 'notFatal', rule: 'X-361' },
      'Your standing order: no Heroic Resolve for Legate A2, since the wound does not slay.',
    ],
    [
      { type: 'byOrder', seat: 1, order: 'surge', model: 'A2-1', rule: 'X-327' },
      'Your standing order: nobody surges against Legion A2.',
    ],
    [{ type: 'conceded', seat: 0, rule: 'X-374' }, 'Empire of Sol gave up.'],
  ])('[CQ-15] [X-368] %j', (event, words) => {
    expect(narrate(event, CONFIG)).toBe(words);
  });

  test('[DW-28] units of one’s own are called as their own player calls them, and those of a mate too', () => {
    const { config } = sceneOf({ factions: ['empire-of-sol', 'void', 'citadel'] });
    const named = ['Ada', 'Bob', 'Eve'];
    const legion = unitOf('empire-of-sol.legion')!;
    const seats = config.seats.map((army, i) => ({ ...army, units: [{ ...legion, id: 'own.1', name: named[i]! }] }));
    const told = (event: ConquestEvent) => narrate(event, { ...config, seats });
    const order = { product: 'own.1', node: null, R: 80, A: 0, rule: 'CQ-46' } as const;
    expect(['A1-hq', 'B1-hq', 'C1-ba'].map((builder) => told({ type: 'ordered', builder, ...order }))).toEqual([
      'Praetorium A1 takes an order: Ada for 80 R.',
      'Necropolis B1 takes an order: Bob for 80 R.',
      'Garrison C1 takes an order: Eve for 80 R.',
    ]);
    const tempered = (side: 0 | 1, unit: string) =>
      told({ type: 'researched', side, item: 'tempered-steel', unit, rule: 'CQ-29' }).split(' for ')[1];
    expect([tempered(0, 'own.1'), tempered(0, '2.own.1'), tempered(1, 'own.1')]).toEqual(['Ada.', 'Eve.', 'Bob.']);
  });

  const SURGING = { model: 'B2-8', side: 1 } as const;

  test.each<[ConquestEvent, string]>([
    [
      { type: 'researched', side: 1, item: 'tempered-steel', unit: 'void.zombies', rule: 'CQ-29' },
      'Research of Champions of the Void: Tempered Steel for Zombies.',
    ],
    [
      { type: 'nodePlaced', side: 1, node: 'M3', at: { x: 2540, y: 5080 }, rule: 'CQ-20' },
      'Mine 3 is placed by Champions of the Void at 1 in east, 2 in north.',
    ],
    [
      {
        type: 'mustered',
        side: 1,
        aims: { scenario: 'take-the-city', missions: ['claims', 'undying'] },
        rule: 'X-301',
      },
      'Take the City for Champions of the Void, with Claims and Undying.',
    ],
    [
      { type: 'surged', ...SURGING, rule: 'CQ-71' },
      'A point of Destiny from Champions of the Void: Necromancer B2 surges.',
    ],
    [{ type: 'surgeAnswered', ...SURGING, rule: 'X-328' }, 'The answer of Champions of the Void: Necromancer B2.'],
    [
      { type: 'wagered', side: 1, points: 1, total: 3, rule: 'CQ-72' },
      'The wager of Champions of the Void: 1 point more, 3 in all.',
    ],
    [{ type: 'surgeWon', side: 1, face: null, rule: 'CQ-72' }, 'First to move: Champions of the Void.'],
    [{ type: 'surgeWon', side: 1, face: 5, rule: 'CQ-72' }, 'Level: a 5 lets Champions of the Void move first.'],
    [{ type: 'conceded', seat: 1, rule: 'X-374' }, 'Champions of the Void gave up.'],
  ])('[CQ-07] a side may be called by a plural: %j', (event, words) => {
    expect(narrate(event, CONFIG)).toBe(words);
  });

  test.each<[ConquestRefusal, string]>([
    [{ code: 'tooManyDice', rule: 'DW-79', most: 1 }, 'At most 1 die can be rolled again (DW-79).'],
    [{ code: 'tooManyDice', rule: 'DW-79', most: 2 }, 'At most 2 dice can be rolled again (DW-79).'],
    [{ code: 'tooMuch', rule: 'DW-92', most: 1 }, 'At most 1 point can be spent (DW-92).'],
    [{ code: 'tooMuch', rule: 'DW-92', most: 3 }, 'At most 3 points can be spent (DW-92).'],
  ])('[DW-79] [DW-92] one is one, not several: %j', (refusal, words) => {
    expect(explain(refusal)).toBe(words);
  });

  test.each<[ConquestEvent, string]>([
    [{ type: 'priorityRolled', faces: [4, 4], winner: null, rule: 'DW-31' }, 'Priority: both 4, rolled again.'],
    [
      { type: 'priorityRolled', faces: [2, 5], winner: 1, rule: 'DW-31' },
      'Priority: 5 to 2 for Champions of the Void.',
    ],
    [
      { type: 'priorityRolled', faces: [6, 6], added: [1, 0], winner: 0, rule: 'DW-31' },
      'Priority: 6 + 1 (Seers) to 6 for Empire of Sol.',
    ],
    [
      { type: 'priorityRolled', faces: [3, 5], added: [1, 1], winner: 1, rule: 'DW-31' },
      'Priority: 5 + 1 (Seers) to 3 + 1 (Seers) for Champions of the Void.',
    ],
    [
      { type: 'priorityRolled', faces: [4, 3], added: [0, 1], winner: null, rule: 'DW-31' },
      'Priority: 4 to 3 + 1 (Seers), rolled again.',
    ],
  ])('[DW-33] the die, and what Seers add: %j', (event, words) => {
    expect(narrate(event, CONFIG)).toBe(words);
  });

  test.each<[PoolRoll, string]>([
    ['ranged', 'to wound from afar'],
    ['attack', 'to hit'],
    ['wound', 'to wound'],
    ['save', 'to save'],
    ['ignore', 'to ignore wounds'],
    ['friendlyFire', 'not to strike a friend'],
    ['medics', 'for the Field Medics'],
    ['leaving', 'to strike who leaves'],
    ['surge', 'to settle the wager'],
  ])('[DW-79] dice %s are said in the log, to their owner and at a real table', (what, words) => {
    const rolled = { what, purse: '0', faces: [2, 5], needs: 4, successes: 1, rule: 'DW-79' } as const;
    expect(narrate({ type: 'rolled', ...rolled }, CONFIG)).toBe(`Dice of Empire of Sol: 2, 5 ${words} (4+), 1 of 2.`);
    expect(narrate({ type: 'byOrder', seat: 0, order: 'reroll', what, why: 'never', rule: 'X-360' }, CONFIG)).toBe(
      `Your standing order: no dice ${words} are rolled again.`,
    );
    expect(rollWords(sceneOf({}), [], { seat: 0, count: 1, sides: 6, for: what })).toEqual({
      words: `one die of Empire of Sol ${words}`,
    });
  });

  test.each<[ConquestRoll, string]>([
    ['rollOff', 'for the roll-off'],
    ['priority', 'for priority'],
    ['resist', 'of the contest'],
    ['resolve', 'of Heroic Resolve'],
  ])('[DW-82] dice %s, which Destiny does not touch, are said at a real table', (what, words) => {
    expect(rollWords(sceneOf({}), [], { seat: 1, count: 2, sides: 6, for: what })).toEqual({
      words: `2 dice of Champions of the Void ${words}`,
    });
  });

  test('[X-303] every piece of the catalogue has its name', () => {
    for (const { id, name } of CATALOGUE)
      expect(
        narrate({ type: 'terrainPlaced', side: 0, piece: id, at: { x: 0, y: 0 }, turns: 0, rule: 'X-303' }, CONFIG),
      ).toContain(name);
  });
});

describe('refusals', () => {
  test.each<[ConquestRefusal, string]>([
    [
      { code: 'cannotSetUp', rule: 'X-304', what: 'node', why: 'wrongQuarter' },
      'This node cannot be set up there: it must lie inside one quarter (X-304).',
    ],
    [
      { code: 'cannotSetUp', rule: 'X-303', what: 'terrain', why: 'nearCentre' },
      'This terrain cannot be set up there: it is too near the middle of the board (X-303).',
    ],
    [
      { code: 'cannotSetUp', rule: 'X-307', what: 'hq', why: 'impassable' },
      'This headquarters cannot be set up there: the ground there is impassable (X-307).',
    ],
    [
      { code: 'cannotCast', rule: 'X-314', power: 'blink', why: 'hasMoved' },
      'Blink cannot be cast: this unit has walked in this phase, and it takes the place of all legs (X-314).',
    ],
    [
      { code: 'cannotCast', rule: 'X-316', power: 'blink', why: 'mustEngage' },
      'Blink cannot be cast: it would end in contact with an enemy, so it must engage (X-316).',
    ],
    [
      { code: 'noSuchModel', rule: 'X-330', model: 'B2-1' },
      'B2 cannot be chosen here: there is no such model, or another decides for it (X-330).',
    ],
    [
      { code: 'cannotResearch', rule: 'X-366', item: 'seers', why: 'tooDear' },
      'Seers cannot be researched: the bank cannot pay for it (X-366).',
    ],
    [
      { code: 'cannotShoot', rule: 'DW-50', model: 'A2-1', target: 'B2-1', why: 'outOfRange' },
      'A2 cannot shoot at B2: the target is out of range (DW-50).',
    ],
    [{ code: 'notAsked', rule: null }, 'Nothing is asked of this seat now.'],
    [
      { code: 'otherDecision', rule: 'X-330', asked: 'shootBuild' },
      'It must be decided first what to shoot, cast or build (X-330).',
    ],
  ])('[X-303] [X-316] %j', (refusal, words) => {
    expect(explain(refusal)).toBe(words);
  });
});
