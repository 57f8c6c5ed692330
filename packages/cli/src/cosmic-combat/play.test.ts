import { describe, expect, test } from 'vitest';
import { muster, words } from '../testing.ts';

describe('muster play cosmic-combat', () => {
  const DEPLOYED = [
    'edge south',
    'deploy A1 4 4 90',
    '1',
    'deploy A2 10 4 90',
    '1',
    'deploy A3 14 4 90',
    '1',
    'deploy A4 18 4 90',
    '1',
  ];

  test('deployment, orders and refusals by typed words; the other side’s orders are not shown', async () => {
    const lines = [
      ...['list', 'deploy A1 2 2', ...DEPLOYED],
      ...[
        'order A1 move fire',
        'order A2 move move',
        'order A9 move move',
        'confirm',
        'send {',
        'odds confirm',
        'goals',
        'quit',
      ],
    ];
    const { code, out } = await muster(words('play cosmic-combat --a you --b you --seed 3'), { lines });
    expect(code).toBe(0);
    expect(out).toContain('The southern edge for Empire of Sol.');
    expect(out).toContain('“deploy A1 2 2” cannot be done now; “list” shows what can.');
    expect(out).toContain('at 4 4, north (90)');
    expect(out).toContain('Fleet action, 5 rounds.');
    expect(out).toContain('This is not JSON.');
    expect(out).toContain('Nothing is rolled for that.');
    expect(out).toContain('orders hidden');
  });

  test('a station assault on a larger board', async () => {
    const { out } = await muster(
      words('play cosmic-combat --points 4500 --scenario station-assault --factions void/eldritch-cult --seed 1'),
      { lines: ['quit'] },
    );
    expect(out).toContain('Station: crew 4, nobody holds it');
    expect(out).toContain('Eldritch Cult');
  });

  test.each([
    ['--points 5', '--points must be a whole number from 300 to 12000'],
    ['--map moon', 'There is no map “moon”'],
    ['--scenario peace', 'There is no scenario “peace”'],
    ['--factions void/moon', 'There is no faction “moon”'],
  ])('%s is refused', async (flags, sentence) => {
    const { code, err } = await muster(['play', 'cosmic-combat', ...words(flags)]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('muster referee cosmic-combat', () => {
  test('points are enough; a battle can be played from what it offers', async () => {
    const input = [
      '{"do":"start","config":{"points":1500},"dice":{"script":[3,4],"seed":7}}',
      '{"do":"play","seat":1,"command":{"type":"edge","edge":"south"}}',
      '{"do":"candidates","seat":1}',
      '{"do":"view","viewer":0}',
      '{"do":"play","seat":0,"command":{"type":"fire","ship":"A1","weapon":0,"target":"B1"}}',
    ].join('\n');
    const { code, out } = await muster(['referee', 'cosmic-combat'], { input: `${input}\n` });
    expect(code).toBe(0);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, false]);
    expect(answers[0]).toMatchObject({ decisions: [{ seat: 1, kind: 'edge' }] });
    expect(answers[3]).toMatchObject({ view: { config: { points: 1500, map: 'shards-24' }, round: 0 } });
    expect(answers[4]).toMatchObject({ refusal: { code: 'notAsked' } });
  });
});

describe('muster lab cosmic-combat', () => {
  test.each([
    ['--switches arcs=maybe', '--switches: arcs is corner or diagonal or off, not “maybe”.'],
    ['--switches moon=1', 'There is no switch “moon”'],
    ['--factions moon/void', 'There is no faction “moon”'],
  ])('%s is refused', async (flags, sentence) => {
    const { code, err } = await muster(['lab', 'cosmic-combat', ...words(flags)]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
