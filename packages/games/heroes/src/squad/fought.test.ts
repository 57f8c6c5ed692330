// What a battle did to a squad, from what was told of it (HR-17, X-156): by whom, by what, and how it ended.
import { describe, expect, test } from 'vitest';
import { copyBattle } from '../state/battle.ts';
import type { Battle, HeroesEvent } from '../state/types.ts';
import { changed, scene, teams } from '../testing/scenes.ts';
import { foughtIn, resultFor } from './fought.ts';

const b = scene({ south: ['void.zombie', 'void.warg'], north: ['citadel.guardsman'], pieces: [] });
const dead = (id: string, from: Battle = b) => changed(from, id, { fate: 'slain', space: null, wounds: 0 });

const CAST: HeroesEvent = { type: 'cast', caster: 'A1', power: 'lightning', target: 'B1', cost: 2, rule: 'DW-89' };
const SHOT: HeroesEvent = {
  type: 'shot',
  shooter: 'A1',
  target: 'B1',
  weapon: 'rifle',
  arc: false,
  back: false,
  rule: 'DW-56',
};
const STRUCK: HeroesEvent = { type: 'struck', attacker: 'A1', target: 'B1', dice: 3, rule: 'HR-46' };
const AFTER: HeroesEvent = { type: 'opportunity', attacker: 'A1', mover: 'B1', rule: 'HR-48' };
const JUMPED: HeroesEvent = { type: 'jumped', model: 'B1', drop: 3, rule: 'X-116' };
const WOUNDED: HeroesEvent = { type: 'wounded', model: 'B1', wounds: 1, left: 0, rule: 'DW-65' };
const slain = (by: string | null, model = 'B1'): HeroesEvent => ({ type: 'slain', model, by, rule: 'DW-65' });

describe('[X-156] by whom, and by which power', () => {
  test.each<[string, readonly HeroesEvent[], { readonly by: string | null; readonly power: string | null }]>([
    ['a power', [CAST, WOUNDED, slain('A1')], { by: 'Zombie A1', power: 'lightning' }],
    ['a shot', [CAST, SHOT, WOUNDED, slain('A1')], { by: 'Zombie A1', power: null }],
    ['a blow', [CAST, STRUCK, slain('A2')], { by: 'Warg A2', power: null }],
    ['turning away', [CAST, AFTER, slain('A1')], { by: 'Zombie A1', power: null }],
    ['a fall', [CAST, JUMPED, slain(null)], { by: null, power: null }],
    ['a power after a shot', [SHOT, CAST, slain('A1')], { by: 'Zombie A1', power: 'lightning' }],
    ['nothing that was told', [], { by: null, power: null }],
  ])('%s', (_, events, death) => {
    expect(foughtIn(dead('B1'), events, 1, ['m1'])).toEqual([{ member: 'm1', slain: death, kills: 0 }]);
  });

  test('who lives, or has left, was not slain, whatever was told', () => {
    const left = changed(b, 'B1', { fate: 'left', space: null });
    for (const after of [b, left])
      expect(foughtIn(after, [SHOT, slain('A1')], 1, ['m1'])).toEqual([{ member: 'm1', slain: null, kills: 0 }]);
  });

  test('each by its place in the seat, with its own kills; who is not there has done nothing', () => {
    const copy = copyBattle(dead('A2'));
    copy.deeds = b.deeds.map((deeds) => (deeds.id === 'A1' ? { ...deeds, slain: ['B1', 'B2'] } : deeds));
    expect(foughtIn(copy, [STRUCK, slain('B1', 'A2')], 0, ['m7', 'm3', 'm4'])).toEqual([
      { member: 'm7', slain: null, kills: 2 },
      { member: 'm3', slain: { by: 'Guardsman B1', power: null }, kills: 0 },
      { member: 'm4', slain: null, kills: 0 },
    ]);
  });
});

describe('[HR-16] how it ended for a seat', () => {
  const three = teams([
    [0, 'void.zombie'],
    [1, 'void.zombie'],
    [0, 'void.zombie'],
  ]);
  const ended = (...places: readonly (readonly number[])[]) => {
    const copy = copyBattle(three);
    copy.outcome = { places, reason: 'destroyed', rule: 'HR-16' };
    return [0, 1, 2].map((seat) => resultFor(copy, seat));
  };

  test('won, lost, drawn; a mate who gave up has won with its side', () => {
    expect(ended([0, 2], [1])).toEqual(['won', 'lost', 'won']);
    expect(ended([1], [0, 2])).toEqual(['lost', 'won', 'lost']);
    expect(ended([0, 1, 2])).toEqual(['drawn', 'drawn', 'drawn']);
    expect(ended([0], [1, 2])).toEqual(['won', 'lost', 'won']);
    expect(resultFor(three, 0)).toBe('drawn'); // not over
  });
});
