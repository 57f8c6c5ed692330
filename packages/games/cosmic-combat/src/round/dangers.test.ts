// From which sides most is to be feared.
import { expect, test } from 'vitest';
import { shipOf } from '../state/battle.ts';
import { SEVEN, sol } from '../testing/duel.ts';
import { at, changed, lying, scene, seven } from '../testing/scenes.ts';
import { dangers } from './dangers.ts';

test('[X-225] from where most is to be feared: Fire tokens, Strength and Wounds of weapons, and a token where nobody knows', () => {
  const armed = (weapon: string) => seven('black-sun', SEVEN, { mounts: [{ weapon, arcs: ['front'] }] });
  const fear = (weapon: string, fires: readonly ('fire' | 'move')[] | null, perception = 3) => {
    const enemy = { ...armed(weapon), stats: { ...armed(weapon).stats, perception } };
    const b = changed(lying(scene({ south: [sol], north: [enemy] }), { A1: at(6, 18, 0), B1: at(14, 18, 0) }), 'B1', {
      tokens: fires,
    });
    return dangers(b, shipOf(b, 'A1'));
  };
  // Perception 3 and Strength 4 against Defense 5: 3+, 4 of 6; Strength 6 with two Wounds 3+; Strength 3 equal or more 3+
  expect(fear('battery', ['fire', 'move']).front).toBeCloseTo(4 / 6, 12);
  expect(fear('battery', ['fire', 'fire']).front).toBeCloseTo(8 / 6, 12);
  expect(fear('battery', null).front).toBeCloseTo(4 / 6, 12);
  expect(fear('torpedo', ['fire', 'move']).front).toBeCloseTo(8 / 6, 12);
  expect(fear('battery', ['fire', 'move'], 1).front).toBeCloseTo(3 / 6, 12); // 5 against 5
  expect(fear('battery', ['move', 'move'])).toEqual({ front: 0, left: 0, back: 0, right: 0 });
});
