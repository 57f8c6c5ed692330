// Every line and every refusal is one clear sentence with the right names and the right rule (CQ-15, X-303 to ).
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../content/terrain.ts';
import type { ConquestEvent, ConquestRefusal } from '../state/types.ts';
import { configOf } from '../testing/scenes.ts';
import { explain } from './explain.ts';
import { narrate } from './narrate.ts';

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
      { type: 'ordered', builder: 'B1-hq', product: 'void.zombies', R: 55, A: 0, rule: 'CQ-46' },
      'Necropolis B1 takes an order: Zombies for 55 R.',
    ],
    [
      { type: 'terrainPlaced', side: 0, piece: 'ruins', at: { x: 0, y: 0 }, rule: 'X-303' },
      'Empire of Sol places terrain at 0 in east, 0 in north: Ruins.',
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
    [{ type: 'conceded', seat: 0, rule: 'X-374' }, 'Empire of Sol gives up.'],
  ])('[CQ-15] [X-368] %j', (event, words) => {
    expect(narrate(event, CONFIG)).toBe(words);
  });

  test('[X-303] every piece of the catalogue has its name', () => {
    for (const { id, name } of CATALOGUE)
      expect(
        narrate({ type: 'terrainPlaced', side: 0, piece: id, at: { x: 0, y: 0 }, rule: 'X-303' }, CONFIG),
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
