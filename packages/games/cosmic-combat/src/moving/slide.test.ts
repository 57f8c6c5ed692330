// Boarding slides past what is in the way, ahead and astern, found by looking round.
import { hulls, inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../content/terrain.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle, Place } from '../state/types.ts';
import { sol, sun } from '../testing/duel.ts';
import { given, lying, scene } from '../testing/scenes.ts';
import { aroundOf, contacts } from './around.ts';
import { type Slide, slideTo } from './board.ts';

/** Move 8: 4 inches ahead and to the beam, 2 astern. */
const A1: Place = { x: 40000, y: 40000, facing: 0 };
/** A tenth of an inch wide. */
const pebble = (x: number, y: number): Piece => ({ kind: 'asteroid', disc: [x / 2540, y / 2540, 0.1] });
const laid = (B1: Place, ...pieces: readonly Piece[]): Battle =>
  given(lying(scene({ south: [sol], north: [sun], pieces }), { A1, B1 }), { A1: ['board', 'fire'] });
const slide = (b: Battle) => slideTo(aroundOf(b, shipOf(b, 'A1')), shipOf(b, 'B1'));

/** The shortest of all tenths of a degree that touches the target first. */
const shortest = (b: Battle): number => {
  const a = aroundOf(b, shipOf(b, 'A1'));
  let best = Infinity;
  for (let direction = 0; direction < 3600; direction++) {
    const limit = hulls.turnBetween(0, direction) > 900 ? inch(2) : inch(4);
    const stop = hulls.sweep(a.base, direction, limit + 1, contacts(a), a.field.board);
    if (stop.by === 0 && stop.distance <= limit) best = Math.min(best, stop.distance);
  }
  return best;
};
const isShortest = (b: Battle): Slide => {
  const found = slide(b);
  if (typeof found === 'string') throw new Error(found);
  expect(Math.abs(found.distance - shortest(b))).toBeLessThanOrEqual(2);
  return found;
};

describe('[X-219] past a pebble', () => {
  /** Its long side across the way, 4000 behind the stern or ahead of the bow. */
  const astern: Place = { x: 40000 - 3000 - 4000 - 1500, y: 40000, facing: 900 };
  const ahead: Place = { x: 40000 + 3000 + 6000 + 1500, y: 40000, facing: 900 };

  test.each<readonly [string, Battle, 'straight' | 'left' | 'right']>([
    ['astern, nothing there', laid(astern), 'straight'],
    ['astern, to the south of the way', laid(astern, pebble(40000 - 3000 - 2000, 38700)), 'right'],
    ['astern, to the north of the way', laid(astern, pebble(40000 - 3000 - 2000, 41300)), 'left'],
    ['ahead, nothing there', laid(ahead), 'straight'],
    ['ahead, to the south of the way', laid(ahead, pebble(40000 + 3000 + 2000, 38700)), 'left'],
    ['ahead, to the north of the way', laid(ahead, pebble(40000 + 3000 + 2000, 41300)), 'right'],
  ])('%s', (_, b, side) => {
    const { direction, distance } = isShortest(b);
    const straight = side === 'straight';
    expect(distance > Math.abs(shipOf(b, 'B1').place!.x - 40000) - 4500).toBe(!straight);
    const north = hulls.placeAt(A1, direction, distance).y - 40000;
    const wanted = straight ? 0 : (side === 'left') === shipOf(b, 'B1').place!.x > 40000 ? 1 : -1;
    expect(Math.sign(north)).toBe(wanted);
  });

  test('two of them leave no way, one on either side of it', () => {
    const walled = (x: number, B1: Place) =>
      laid(B1, pebble(x, 38700), pebble(x, 41300), pebble(x, 36500), pebble(x, 43500));
    expect(slide(walled(40000 - 3000 - 2000, astern))).toBe('inTheWay');
    expect(slide(walled(40000 + 3000 + 2000, ahead))).toBe('inTheWay');
  });

  test('what lies too far for a quarter astern is out of reach, whatever lies between', () => {
    const far = { ...astern, x: astern.x - inch(1) };
    expect(slide(laid(far))).toBe('outOfReach');
    expect(slide(laid(far, pebble(40000 - 3000 - 2000, 38700)))).toBe('outOfReach');
    expect(slide(laid({ ...ahead, x: ahead.x + inch(2) }))).toBe('outOfReach');
  });
});
