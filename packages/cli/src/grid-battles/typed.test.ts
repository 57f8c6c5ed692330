import { describe, expect, test } from 'vitest';
import { GRID_WORDS, readTyped } from './typed.ts';

const command = (c: object) => ({ type: 'command', command: c });

describe('what is typed', () => {
  test.each<[string, object]>([
    ['activate A1 A2', command({ type: 'activate', units: ['A1', 'A2'] })],
    ['  ACTIVATE a1,a2 ', command({ type: 'activate', units: ['A1', 'A2'] })],
    ['ac a1', command({ type: 'activate', units: ['A1'] })],
    ['move A1 0406 0405', { type: 'move', unit: 'A1', hexes: ['0406', '0405'] }],
    ['stay a1', command({ type: 'move', unit: 'A1', path: [] })],
    ['moves a1', { type: 'moves', unit: 'A1' }],
    ['attack A1 B3', command({ type: 'attack', attacker: 'A1', target: 'B3' })],
    ['targets A1', { type: 'targets', unit: 'A1' }],
    ['odds A1 A2 B3', { type: 'odds', attackers: ['A1', 'A2'], target: 'B3' }],
    ['deploy A1 0408', command({ type: 'deploy', unit: 'A1', hex: '0408' })],
    ['end', command({ type: 'endPhase' })],
    ['concede', command({ type: 'concede' })],
    ['save My Battle.json', { type: 'save', file: 'My Battle.json' }],
    ['undo', { type: 'undo' }],
    ['q', { type: 'quit' }],
    ['', { type: 'nothing' }],
    ['   ', { type: 'nothing' }],
  ])('“%s”', (line, action) => {
    expect(readTyped(line)).toEqual(action);
  });

  test.each([
    ['a', '“a” could be activate or attack: type a little more.'],
    ['dance', '“dance” is no command here; “help” lists them.'],
    ['constructor', '“constructor” is no command here; “help” lists them.'],
    ['activate', 'This is typed so: activate A1 A2 (activate units).'],
    ['move A1', /^This is typed so: move A1 0405/],
    ['attack A1 B1 B2', /^This is typed so: attack A1 B3/],
    ['undo all', /^This is typed so: undo/],
    ['save', /^This is typed so: save FILE/],
    ['x'.repeat(500), /^“x{40}” is no command here/],
  ])('“%s” is unclear', (line, sentence) => {
    const action = readTyped(line);
    expect(action).toEqual({
      type: 'unclear',
      sentence: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    });
  });

  test('the help lists every word by an example that can be typed', () => {
    for (const { usage } of Object.values(GRID_WORDS)) expect(readTyped(usage).type).not.toBe('unclear');
  });
});
