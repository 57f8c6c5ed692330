// What a plan would meet, against what the rules then count.
import { describe, expect, test } from 'vitest';
import type { Battle } from '../state/types.ts';
import { playing, scene, select, spaceOf, standing, stayAt, strike } from '../testing/scenes.ts';
import { metByMoving, metBySlaying } from './foreseen.ts';

/** Markers of Sandgate lie on (7, 9) and (17, 8), and turned about. */
const b: Battle = standing(scene({ south: ['citadel.grenadier'], north: ['citadel.guardsman', 'citadel.guardsman'] }), {
  A1: [16, 7],
  B1: [16, 8],
});

describe('[HR-15] a plan says which objectives it would meet', () => {
  test('by slaying: those that the rules tell when it is slain', () => {
    const game = playing(b);
    game.play(select('A1'));
    if (game.asked()?.kind === 'engaged') game.play({ type: 'engaged', choice: 'fight' });
    while (game.asked()?.kind !== 'melee') game.play({ type: 'pass' });
    game.play(strike('B1'), ...Array.from({ length: diceFor(game.now()) }, () => 6));
    const told = game.events.flatMap((e) => (e.type === 'met' && e.side === 0 ? [e.objective] : []));
    expect(told).toContain(3); // within 6 of a marker
    expect(metBySlaying(b, 'A1', { type: 'strike', target: 'B1' })).toEqual(told);
  });

  test('with a grenade only by a grenade, with a power only by a power', () => {
    const shot = metBySlaying(b, 'A1', { type: 'shoot', weapon: 'grenade', target: 'B1', arc: false });
    const blow = metBySlaying(b, 'A1', { type: 'strike', target: 'B1' });
    expect([shot.includes(7), blow.includes(7)]).toEqual([true, false]);
    expect(metBySlaying(b, 'A1', { type: 'cast', power: 'blast', target: 'B1', upcharge: 0 })).toContain(1);
  });

  test('by going: from edge to edge, and not by standing still', () => {
    const west = standing(b, { A1: [0, 7] });
    const game = playing(standing(b, { A1: [0, 7], B1: [16, 20] }));
    game.play(select('A1'));
    game.play(stayAt(game.now(), 'A1'));
    const after = game.now();
    const way = Array.from({ length: 23 }, (_, i) => spaceOf(after, [i + 1, 7]));
    expect(metByMoving(after, 'A1', way)).toContain(18);
    expect(metByMoving(west, 'A1', [])).toEqual([]);
  });
});

/** Attack dice, then as many to wound. */
function diceFor(now: Battle): number {
  return 2 * (now.config.seats[0]!.units[0]!.stats.aggression ?? 0);
}
