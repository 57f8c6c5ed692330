// Of which weapon and along which line the chances of a shot are told, by hand.
import { describe, expect, test } from 'vitest';
import { modelOf } from '../state/battle.ts';
import type { Battle, ShootCommand } from '../state/types.ts';
import { scene, standing, unit } from '../testing/scenes.ts';
import { shotChances } from './attack.ts';

const shot = (weapon: string, target = 'B1'): ShootCommand => ({ type: 'shoot', weapon, target, arc: false });
const needs = (b: Battle, weapon: string): number =>
  shotChances(b, modelOf(b, 'A1'), shot(weapon), { pace: 'full', fire: false }).needs.attack;

test('[DW-56] [DW-58] of several weapons the one that is named', () => {
  const south = unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'short-bow', 'pistol'] });
  const b = standing(scene({ south: [south], north: ['void.zombie'], pieces: [] }), { A1: [5, 10], B1: [10, 10] });
  // Perception 4 with Strength 2 and with Strength 4 against Defense 4
  expect([needs(b, 'short-bow'), needs(b, 'pistol')]).toEqual([3, 2]);
});

describe('[DW-68] [X-108] a line past a friend that the faction may not shoot past is none', () => {
  // Of the two spaces halfway a friend stands in one, and a low wall in the other: Cover 2, and one more behind it.
  const south = [unit('empire-of-sol.captain', { wargear: ['hand-weapon', 'rifle'] }), 'empire-of-sol.legionnaire'];
  const b = standing(scene({ south, north: ['void.zombie'], pieces: [['low-wall', 10, 11, 1]] }), {
    A1: [5, 10],
    A2: [10, 10],
    B1: [15, 11],
  });

  test('the chances are those of the line that is left', () => {
    expect(needs(b, 'rifle')).toBe(4); // 4 − 3 and Strength 3 against Defense 4
  });
});
