// What lies between two ships and which shields it meets (CC-31, X-227, X-228), piece by piece.
import { describe, expect, test } from 'vitest';
import type { Piece, PieceKind } from '../content/terrain.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import { duel, SEVEN, sol, sun } from '../testing/duel.ts';
import { at, changed, lying, scene, seven, shielded } from '../testing/scenes.ts';
import { arrowsMet, coverOf, isBlocked, wayOf } from './line.ts';

/** A disc of an inch about this point of the row in which both ships lie, A1 at 6 inches and B1 at 14. */
const piece = (kind: PieceKind, x: number, y = 18): Piece => ({ kind, disc: [x, y, 1] });
const between = (...pieces: readonly Piece[]): Battle => duel({ pieces });
const cover = (...pieces: readonly Piece[]): number => {
  const b = between(...pieces);
  return coverOf(b, shipOf(b, 'A1'), shipOf(b, 'B1'));
};

describe('[X-233] cover', () => {
  test.each<readonly [string, number, readonly Piece[]]>([
    ['nothing', 0, []],
    ['debris between them', 2, [piece('debris', 10)]],
    ['debris that the target touches', 1, [piece('debris', 13)]],
    ['debris that the shooter touches', 0, [piece('debris', 7)]],
    ['debris beside the line', 0, [piece('debris', 10, 20)]],
    ['debris behind the target', 0, [piece('debris', 18)]],
    ['a derelict between them', 3, [piece('derelict', 10)]],
    ['a nebula', 0, [piece('nebula', 10)]],
    ['a belt', 0, [piece('radiation', 10)]],
    ['an asteroid', 0, [piece('asteroid', 10)]],
    ['the higher of two, last', 3, [piece('debris', 9.5), piece('derelict', 11.6)]],
    ['the higher of two, first', 3, [piece('derelict', 9.5), piece('debris', 11.6)]],
    ['one between them, one that it touches', 2, [piece('debris', 10), piece('debris', 13)]],
    ['the other way round', 2, [piece('debris', 13), piece('debris', 10)]],
  ])('%s: %i', (_, wanted, pieces) => {
    expect(cover(...pieces)).toBe(wanted);
  });

  test.each<readonly [PieceKind, boolean]>([
    ['asteroid', true],
    ['debris', false],
    ['nebula', false],
    ['radiation', false],
    ['derelict', false],
  ])('[X-82] a shot passes no %s: %s', (kind, is) => {
    const b = between(piece(kind, 10));
    expect(isBlocked(b, shipOf(b, 'A1'), shipOf(b, 'B1'))).toBe(is);
    const aside = between(piece('debris', 10), piece(kind, 10, 20));
    expect(isBlocked(aside, shipOf(aside, 'A1'), shipOf(aside, 'B1'))).toBe(false);
  });
});

describe('[X-232] ships in the way', () => {
  const row = (places: Readonly<Record<string, number>>): Battle =>
    lying(
      scene({ south: [sol, sol], north: [sun, sun, sun] }),
      Object.fromEntries(Object.entries({ A1: 4, B1: 24, ...places }).map(([id, x]) => [id, at(x, 18)])),
    );
  const way = (b: Battle, from = 'A1', to = 'B1') => wayOf(b, shipOf(b, from), shipOf(b, to)).map(({ id }) => id);
  const away = { A2: at(4, 4), B2: at(10, 4), B3: at(16, 4) };

  test('in order of entry, friends and enemies, not beside it and not behind', () => {
    const b = lying(row({}), away);
    expect(way(b)).toEqual([]);
    expect(way(lying(b, { B3: at(10, 18), B2: at(16, 18) }))).toEqual(['B3', 'B2']);
    expect(way(lying(b, { A2: at(16, 18), B2: at(10, 18) }))).toEqual(['B2', 'A2']);
    expect(way(lying(b, { B2: at(30, 18) }))).toEqual([]);
    expect(way(lying(b, { B2: at(10, 18), B3: at(16, 18) }), 'B1', 'A1')).toEqual(['B3', 'B2']);
  });

  test('[DW-70] not friends near the shooter, but enemies near it; [X-236] the dying, not who is gone', () => {
    const b = lying(row({}), away);
    const nose = { ...at(4, 18), x: 4 * 2540 + 6000 + 2000 };
    expect(way(lying(b, { A2: nose }))).toEqual([]);
    expect(way(lying(b, { A2: { ...nose, x: nose.x + 540 } }))).toEqual(['A2']); // an inch
    expect(way(lying(b, { B2: nose }))).toEqual(['B2']);
    const dying = changed(lying(b, { B2: at(10, 18) }), 'B2', { wounds: 0 });
    expect(way(dying)).toEqual(['B2']);
    expect(way(changed(dying, 'B2', { fate: 'destroyed' }))).toEqual([]);
  });

  test('[X-238] not those that are left out', () => {
    const b = lying(row({}), { ...away, B2: at(10, 18), B3: at(16, 18) });
    expect(wayOf(b, shipOf(b, 'A1'), shipOf(b, 'B1'), [shipOf(b, 'B2')]).map(({ id }) => id)).toEqual(['B3']);
  });
});

describe('[CC-31] [X-227] [X-228] [X-260] arrows that a shot meets', () => {
  const met = (b: Battle, to = 'B1') => arrowsMet(b, shipOf(b, 'A1'), shipOf(b, to));

  test('of the sides that are reached, each with its arrows', () => {
    expect(met(shielded(duel(), { B1: ['back', 'back'] }))).toEqual([2]); // from behind
    expect(met(shielded(duel(), { B1: ['back', 'left'] }))).toEqual([1]);
    expect(met(shielded(duel(), { B1: ['front'] }))).toEqual([0]);
    expect(met(shielded(duel(), { B1: [] }))).toEqual([]);
    expect(met(changed(duel(), 'B1', { arrows: null }))).toEqual([]);
    const aslant = lying(shielded(duel(), { B1: ['left', 'left'] }), { B1: at(14, 12) });
    expect(met(aslant)).toEqual([2, 0]); // its left and its back
  });

  test('of a round base all together, of the station one, of who has no shields none', () => {
    const round = seven('citadel', SEVEN, { class: 'round', base: [100, 100] });
    expect(met(shielded(duel({ north: [round] }), { B1: ['front', 'left'] }))).toEqual([2]);
    expect(met(shielded(duel({ north: [seven('void', SEVEN, { shield: null })] }), { B1: ['back'] }))).toEqual([]);
    const station = lying(scene({ south: [sol], north: [sun], scenario: 'station-assault' }), {
      A1: at(4, 18),
      B1: at(4, 4),
    });
    expect(met(station, 'S1')).toEqual([1]);
  });
});
