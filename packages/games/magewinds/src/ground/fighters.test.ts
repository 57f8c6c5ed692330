// Who stands where, who belongs together, and what a fighter's numbers are at this moment.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { movementOf } from '../moving/movement.ts';
import type { ActivationFrame, Battle, Effect, Frame, GameObject } from '../state/battle.ts';
import { battle, put, withEffects } from '../testing/battles.ts';
import {
  activation,
  bodiesOf,
  canAct,
  carriedBy,
  controllerOf,
  effectBy,
  fightersOf,
  hasEffect,
  hasFighters,
  hasSpell,
  hypnotizerOf,
  isBy,
  isCarrying,
  isFarFromEnemies,
  isNearEnemy,
  isOnField,
  nameOf,
} from './fighters.ts';

const scene = battle({
  fighters: [
    { profile: 'mesmer', seat: 0, at: [3, 5] },
    { profile: 'druid', seat: 0, at: [6, 5], where: 'down' },
    { profile: 'militia', seat: 0, at: [9, 5], actions: 1 },
    { profile: 'witch', seat: 1, at: [5, 9], actions: 2 },
    { profile: 'seer', seat: 1, at: [7, 9], where: 'down' },
  ],
  scenario: 'treasure-dash',
  objects: [
    [6, 12],
    [9, 12],
    [3, 12],
  ],
});
const f = (id: number, b: Battle = scene) => b.fighters[id]!;
const changed = (id: number, change: Partial<Battle['fighters'][number]>, b: Battle = scene): Battle => ({
  ...b,
  fighters: b.fighters.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

describe('who is there', () => {
  test('[MW 4.4] only those on the battlefield', () => {
    expect([isOnField(f(0)), isOnField(f(1)), isOnField(undefined)]).toEqual([true, false, false]);
    expect(bodiesOf(scene)).toEqual({
      ids: [0, 2, 3],
      discs: [0, 2, 3].map((id) => ({ x: f(id).x, y: f(id).y, radius: 1250 })),
    });
    expect(bodiesOf(changed(4, { where: 'field' })).ids).toEqual([0, 2, 3, 4]);
    expect(bodiesOf(scene).ids).toEqual([0, 2, 3]);
    expect([fightersOf(scene, 0), fightersOf(scene, 1)]).toEqual([[f(0), f(2)], [f(3)]]);
    const lost = changed(3, { where: 'gone' });
    expect([hasFighters(lost, 0), hasFighters(lost, 1), hasFighters(scene, 1)]).toEqual([true, false, true]);
  });

  test('[MW 13.0] who may still act', () => {
    expect([0, 1, 2, 3].map((id) => canAct(f(id)))).toEqual([true, false, true, false]);
  });

  test('[MW 0.8] two of a kind are told apart by a number', () => {
    expect([nameOf(f(2)), nameOf({ ...f(2), number: 2 })]).toEqual(['Militia', 'Militia 2']);
  });
});

describe('enemies near', () => {
  const at = (gap: number) => put(scene, 3, f(0).x + 2500 + gap, f(0).y);

  test('[MW-R02] within 1 in, and 1 in or more: both at exactly 1 in, with the tolerance', () => {
    const near = (gap: number) => isNearEnemy(at(gap), f(0), inch(1));
    const away = (gap: number) => isFarFromEnemies(at(gap), f(0), inch(1));
    expect([near(2540), near(2542), near(2543)]).toEqual([true, true, false]);
    expect([away(2540), away(2538), away(2537)]).toEqual([true, true, false]);
  });

  test('[MW 4.3] friends are none, nor those who are down', () => {
    const friend = put(scene, 2, f(0).x + 2500, f(0).y);
    const down = put(scene, 4, f(0).x + 2500, f(0).y);
    for (const b of [friend, down])
      expect([isNearEnemy(b, f(0), inch(1)), isFarFromEnemies(b, f(0), inch(1))]).toEqual([false, true]);
  });
});

describe('effects', () => {
  const effects: readonly Effect[] = [
    { type: 'hex', fighter: 0 },
    { type: 'entangle', by: 1, fighter: 3 },
    { type: 'hypnotize', by: 0, fighter: 3 },
    { type: 'ward', by: 2 },
  ];
  const b = withEffects(scene, ...effects);

  test('[MW 9.3] on whom, and by whom', () => {
    expect([hasEffect(b, 'hex', 0), hasEffect(b, 'hex', 3), hasEffect(b, 'wildform', 0)]).toEqual([true, false, false]);
    expect([hasEffect(b, 'entangle', 3), hasEffect(b, 'entangle', 1)]).toEqual([true, false]);
    expect([hypnotizerOf(b, 3), hypnotizerOf(b, 0)]).toEqual([0, undefined]);
    expect(effectBy(b, 'ward', 2)).toBe(effects[3]);
    expect(effectBy(b, 'entangle', 1)).toBe(effects[1]);
    expect([effectBy(b, 'ward', 1), effectBy(b, 'aim', 2), effectBy(b, 'entangle', 3)]).toEqual(
      Array(3).fill(undefined),
    );
  });

  test('[TC mesmer.clone] either of a pair stands for who cast it', () => {
    const pair = changed(0, { twin: 2 }, changed(2, { twin: 0 }, b));
    expect([isBy(pair, 2, 0), isBy(pair, 0, 0), isBy(pair, 3, 0), isBy(b, 2, 0)]).toEqual([true, true, false, false]);
    expect(effectBy(pair, 'ward', 0)).toBe(effects[3]);
    expect(effectBy(b, 'ward', 0)).toBeUndefined();
  });

  test('[TC druid.wildform] Movement +2', () => {
    const wild = withEffects(scene, { type: 'wildform', fighter: 1 });
    expect([movementOf(scene, f(1)), movementOf(wild, f(1)), movementOf(wild, f(0))]).toEqual([
      inch(5),
      inch(7),
      inch(5),
    ]);
  });
});

describe('what is carried', () => {
  const carried = (id: number, carrier: number): GameObject => ({
    ...scene.objects[id]!,
    where: 'carried',
    carrier,
  });
  const b: Battle = { ...scene, objects: [carried(0, 2), scene.objects[1]!, carried(2, 2)] };

  test('[MW 19.1] by this fighter, and nobody else', () => {
    expect([carriedBy(b, 2), carriedBy(b, 0)]).toEqual([[b.objects[0], b.objects[2]], []]);
    expect([isCarrying(b, 2), isCarrying(b, 0)]).toEqual([true, false]);
    expect([movementOf(b, f(2)), movementOf(b, f(0))]).toEqual([inch(4), inch(5)]); // ItT treasure-dash.special
  });
});

test('[TC pack.stand-ins] with official rules only, no spell of ours', () => {
  const official = { ...scene, config: { ...scene.config, officialOnly: true } };
  expect([hasSpell(scene, f(0), 'clone'), hasSpell(official, f(0), 'clone')]).toEqual([true, false]);
  expect([hasSpell(official, f(0), 'hypnotize'), hasSpell(official, f(0), 'hex')]).toEqual([true, false]);
});

describe('[MW-R81] who decides for a fighter', () => {
  const frame: ActivationFrame = {
    type: 'activation',
    step: 'resolving',
    fighter: 0,
    by: 1,
    action: 'move',
    free: false,
    cast: [],
  };
  const window: Frame = { type: 'window', timing: 'moveBegins', about: 0, asking: 0, asked: [], cast: [] };
  const charmed: Battle = { ...scene, stack: [...scene.stack, frame, window] };

  test('its owner, or who charmed it, for this activation', () => {
    expect([activation(scene), activation({ ...scene, stack: [] })]).toEqual([undefined, undefined]);
    expect(activation(charmed)).toBe(frame);
    expect(activation({ ...scene, stack: [frame] })).toBe(frame);
    expect([controllerOf(charmed, 0), controllerOf(charmed, 2), controllerOf(scene, 0)]).toEqual([1, 0, 0]);
  });
});
