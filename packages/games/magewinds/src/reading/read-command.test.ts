// Commands from outside: each as it is written, and what is wrong with one that is not.
import { describe, expect, test } from 'vitest';
import { terrainOf } from '../content/terrain.ts';
import { parseCommand } from './read-command.ts';

const FAR = 131072;
const CAST = { type: 'cast', spell: 'haste', caster: 255 } as const;
const NO_AIM = { cards: [], target: null, place: null, places: null, real: null, feature: null, action: null };

describe('commands from outside', () => {
  const written: readonly object[] = [
    { type: 'chooseScenario', scenario: 'the-prize' },
    { type: 'addFighter', profile: 'witch' },
    { type: 'finishWarband' },
    { type: 'assemble', warband: ['witch', 'militia'] },
    { type: 'placeTerrain', terrain: 'crossroads' },
    { type: 'placeTerrain', terrain: JSON.parse(JSON.stringify(terrainOf('orchard').terrain)) },
    { type: 'splitTerritory', split: 'diagonal', own: 0 },
    { type: 'splitTerritory', split: 'lengthwise', own: 1 },
    ...['west', 'east', 'south', 'north'].map((edge) => ({ type: 'chooseEdge', edge })),
    { type: 'chooseCorner', corner: 'north-east' },
    { type: 'placeObject', x: 0, y: FAR },
    { type: 'deploy', fighter: 0, x: -FAR, y: 5 },
    { type: 'draw', card: 'deck' },
    { type: 'draw', card: 'AH' },
    { type: 'keepOne', card: '10S' },
    { type: 'pass' },
    { type: 'keepCard', card: 'KD', fighters: [1, 1, 2] },
    { type: 'discardRest' },
    { type: 'activate', fighter: 3 },
    { type: 'hold' },
    { type: 'act', action: 'take-aim' },
    { ...CAST, ...NO_AIM },
    { ...CAST, ...NO_AIM, cards: ['AH'], target: 1, place: { x: 1, y: 2 }, real: 1, feature: 4, action: 'dodge' },
    {
      ...CAST,
      ...NO_AIM,
      places: [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    },
    { type: 'drop', object: 2, x: 1, y: 2 },
    { type: 'pickUp', object: 2 },
    {
      type: 'move',
      path: [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    },
    { type: 'step', path: [] },
    { type: 'attack', attack: 'zap', target: 4, object: null, cards: ['AD', '2S'] },
    { type: 'takeAim', place: { x: 7, y: 8 } },
    ...['light', 'heavy', 'feint'].map((choice) => ({ type: 'chooseAttack', choice })),
    ...['none', 'dodge', 'deflect', 'mirrorshield'].map((defence) => ({ type: 'defend', defence, cards: [] })),
    { type: 'knockBack', distance: 2540 },
    { type: 'nextTarget', target: 5 },
    { type: 'decline' },
    { type: 'setOrders', spell: 'barrier', ask: 'mine' },
    { type: 'concede' },
  ];
  test.each(written.map((c) => [JSON.stringify(c).slice(0, 80), c] as const))('[MW 11.0] %s', (_, c) => {
    expect(parseCommand(c)).toEqual({ ok: true, value: c });
  });

  test('[MW 17.0] what a spell or an attack does not need may be left out', () => {
    expect(parseCommand(CAST)).toEqual({ ok: true, value: { ...CAST, ...NO_AIM } });
    expect(parseCommand({ type: 'attack', attack: 'melee' })).toEqual({
      ok: true,
      value: { type: 'attack', attack: 'melee', target: null, object: null, cards: [] },
    });
    expect(parseCommand({ type: 'defend', defence: 'none' })).toEqual({
      ok: true,
      value: { type: 'defend', defence: 'none', cards: [] },
    });
  });

  const long = (n: number) => Array.from({ length: n }, () => ({ x: 0, y: 0 }));
  const wrong: readonly (readonly [unknown, string])[] = [
    [null, 'command: must be an object, not null'],
    [{ type: 'hold', seat: 1 }, 'command.seat: is not known here; known are '],
    [{ type: 'placeObject', x: FAR + 1, y: 0 }, 'command.x: must be a whole number from -131072 to 131072, not 131073'],
    [
      { type: 'placeObject', x: -FAR - 1, y: 0 },
      'command.x: must be a whole number from -131072 to 131072, not -131073',
    ],
    [{ type: 'activate', fighter: 256 }, 'command.fighter: must be a whole number from 0 to 255, not 256'],
    [{ type: 'activate', fighter: -1 }, 'command.fighter: must be a whole number from 0 to 255, not -1'],
    [{ type: 'knockBack', distance: -1 }, 'command.distance: must be a whole number from 0 to 131072, not -1'],
    [{ type: 'move', path: long(41) }, 'command.path: must hold at most 40 items, not 41'],
    [{ type: 'keepCard', card: 'KD', fighters: [1, 2, 3, 4] }, 'command.fighters: must hold at most 3 items, not 4'],
    [{ type: 'splitTerritory', split: 'diagonal', own: 2 }, 'command.own: must be one of 0, 1, not 2'],
    [{ ...CAST, places: [] }, 'command.places: must hold two places'],
    [{ ...CAST, places: long(1) }, 'command.places: must hold two places'],
    [{ ...CAST, places: long(3) }, 'command.places: must hold at most 2 items, not 3'],
    [{ type: 'placeTerrain', terrain: 7 }, 'command.terrain: must be an object, not 7'],
  ];
  test.each(wrong.map(([c, words]) => [words, c] as const))('[MW 11.0] refused: %s', (words, c) => {
    const parsed = parseCommand(c);
    expect(parsed.ok ? parsed.value : `${parsed.refusal.where}: ${parsed.refusal.problem}`).toBe(words);
  });
  test('[MW-R93] terrain by name', () => {
    expect(parseCommand({ type: 'placeTerrain', terrain: 'moon' })).toMatchObject({
      ok: false,
      refusal: { where: 'command.terrain', problem: expect.stringContaining('must be one of crossroads') },
    });
  });
});
