// Rules of the book that show in a few words at the table: each once, as one would check it with a ruler.
import { hulls, inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Battle, CosmicCommand } from './state/types.ts';
import {
  at,
  begun,
  cast,
  fire,
  given,
  lying,
  ordered,
  playing,
  pooled,
  scene,
  seven,
  shooting,
} from './testing/scenes.ts';

const SEVEN = [3, 3, 2, 5, 2, 5, 6] as const;
const sol = seven('empire-of-sol', SEVEN);
const cult = seven('eldritch-cult', SEVEN, { powers: ['root', 'blast'] }, [0, 0, 4]);
const enemy = seven('black-sun', SEVEN);
const ahead = seven('empire-of-sol', SEVEN, { mounts: [{ weapon: 'battery', arcs: ['front'] }] });

const moving = (b: Battle): Battle => begun(b, 'movement', { type: 'half', side: 0, step: 'begin' });
const straight = (inches: number, ram: string | null = null): CosmicCommand => ({
  type: 'straight',
  distance: inch(inches),
  ram,
});

describe('moves', () => {
  test('[CC-39] a ship boards one ship only; a second Board token is lost', () => {
    const b = given(
      lying(scene({ south: [sol], north: [enemy, enemy] }), { A1: at(10, 10), B1: at(10, 13), B2: at(10, 7) }),
      { A1: ['board', 'board'] },
    );
    const game = playing(moving(b));
    game.play({ type: 'activate', ship: 'A1' });
    game.play({ type: 'board', target: 'B1' });
    expect(game.told('boarded')).toMatchObject([{ ship: 'A1', target: 'B1' }]);
    expect(game.told('tokenLost')).toMatchObject([{ ship: 'A1', token: 'board' }]);
  });

  test('[CC-40] contact without a Board order is a ram, and has to be declared', () => {
    const b = given(lying(scene({ south: [sol], north: [enemy] }), { A1: at(10, 10), B1: at(16, 10) }), {
      A1: ['move', 'move'],
    });
    const game = playing(moving(b));
    game.play({ type: 'activate', ship: 'A1' });
    expect(game.refusal(straight(8))).toMatchObject({ code: 'cannotMove', why: 'zone', by: 'B1' });
    game.play(straight(8, 'B1'), 1, 1); // 2 and 1 against Integrity 6
    expect(game.told('collided')).toMatchObject([{ mover: 'A1', target: 'B1', how: 'contact' }]);
    expect(game.told('boarded')).toEqual([]);
  });

  test('[CC-41] a ship turns only with a Move order', () => {
    const b = given(lying(scene({ south: [sol], north: [enemy] }), { A1: at(10, 10), B1: at(10, 13) }), {
      A1: ['fire', 'board'],
    });
    const game = playing(moving(b));
    game.play({ type: 'activate', ship: 'A1' });
    expect(game.refusal({ type: 'turn', facing: 450 })).toMatchObject({ code: 'cannotMove', why: 'noToken' });
  });

  test.each([
    ['friend', { A2: at(16, 10), B1: at(30, 30) }, 'A2'],
    ['foe', { A2: at(30, 30), B1: at(16, 10) }, 'B1'],
  ] as const)('[X-59] [CC-36] nobody moves within an inch of a %s', (_, places, by) => {
    const b = given(lying(scene({ south: [sol, sol], north: [enemy] }), { A1: at(10, 10), ...places }), {
      A1: ['move', 'move'],
    });
    const game = playing(moving(b));
    game.play({ type: 'activate', ship: 'A1' });
    const farthest = inch(6) - 6000 - inch(1); // from nose to stern, less the zone
    expect(game.refusal(straight(8))).toMatchObject({ code: 'cannotMove', why: 'zone', by, farthest });
    expect(game.refusal({ type: 'straight', distance: farthest, ram: null })).toBeUndefined();
  });
});

describe('shots', () => {
  const facing = (south = ahead, degrees = 0): Battle =>
    given(lying(scene({ south: [south], north: [enemy] }), { A1: at(10, 10, degrees), B1: at(20, 10) }), {
      A1: ['fire', 'move'],
    });

  test('[X-16] a weapon fires into its arcs, a turret all round', () => {
    const front = playing(shooting(facing()));
    expect(front.refusal(fire('A1', 'B1'))).toBeUndefined();
    const away = playing(shooting(facing(sol, 180)));
    expect(away.refusal(fire('A1', 'B1'))).toBeUndefined(); // a turret
    const both = seven('empire-of-sol', SEVEN, {
      mounts: [
        { weapon: 'battery', arcs: ['back'] },
        { weapon: 'battery', arcs: ['front'] },
      ],
    });
    const turned = playing(shooting(facing(both, 180)));
    expect(turned.refusal(fire('A1', 'B1', 0))).toBeUndefined();
    expect(turned.refusal(fire('A1', 'B1', 1))).toMatchObject({ code: 'cannotFire', why: 'outOfArc' });
  });

  test('[X-82] a ship on the line is rolled for, an asteroid blocks it', () => {
    const b = scene({ south: [sol], north: [enemy, enemy] });
    const between = given(lying(b, { A1: at(10, 10), B1: at(20, 10), B2: at(15, 10, 90) }), { A1: ['fire', 'move'] });
    const game = playing(shooting(between));
    game.play(fire('A1', 'B1'), 3, 1); // 1 to 3: it is struck instead
    expect(game.told('astray')).toMatchObject([{ struck: 'B2' }]);
    const rock = { kind: 'asteroid', disc: [15, 10, 1] } as const;
    const blocked = lying(scene({ south: [sol], north: [enemy, enemy], pieces: [rock] }), {
      A1: at(10, 10),
      B1: at(20, 10),
      B2: at(10, 18),
    });
    const other = playing(shooting(given(blocked, { A1: ['fire', 'move'] })));
    expect(other.refusal(fire('A1', 'B1'))).toMatchObject({ code: 'cannotFire', why: 'blocked' });
  });

  test('[X-83] Fire orders of a locked ship are lost', () => {
    const b = given(
      lying(scene({ south: [sol, sol], north: [enemy, enemy] }), {
        A1: at(10, 10),
        B1: { x: inch(10), y: inch(10) + 3000, facing: 0 },
        A2: at(4, 20),
        B2: at(12, 20),
      }),
      { A1: ['fire', 'fire'], A2: ['fire', 'fire'] },
    );
    const game = playing(shooting(b));
    expect(game.refusal(fire('A1', 'B2'))).toMatchObject({ code: 'cannotFire', why: 'locked' });
    expect(game.refusal(fire('A2', 'B2'))).toBeUndefined();
  });

  test('[X-58] [X-226] which sides of a ship a shot can reach', () => {
    const target = hulls.hull(0, 0, 0, 6000, 3000);
    const from = (x: number, y: number) => hulls.sidesReached(target, hulls.hull(x, y, 0, 3000, 3000));
    expect(from(20000, 0)).toEqual(['front']);
    expect(from(20000, 20000)).toEqual(['front', 'left']);
    expect(from(0, -20000)).toEqual(['right']);
    expect(from(-20000, -20000)).toEqual(['back', 'right']);
  });

  test('[X-10] who is shot at may pass the shot on', () => {
    const b = given(
      lying(scene({ south: [sol], north: [enemy, enemy] }), {
        A1: at(10, 10),
        B1: at(20, 10, 90),
        B2: { x: inch(20), y: inch(10) + 6000, facing: 900 },
      }),
      { A1: ['fire', 'move'] },
    );
    const game = playing(shooting(ordered(b, { redirect: 'ask' })));
    game.play(fire('A1', 'B1'));
    expect(game.asked()).toMatchObject({ kind: 'redirect', seat: 1 });
  });
});

test('[X-23] [X-250] a ship that is a target can be defended from the pool of its side, however far its friends are', () => {
  const b = lying(scene({ south: [cult], north: [enemy] }), { A1: at(4, 10), B1: at(20, 10) });
  const game = playing(moving(pooled(ordered(given(b, { A1: ['move', 'move'] }), { resist: 'ask' }), 1, { faith: 1 })));
  game.play(cast('A1', 'root', 'B1'));
  expect(game.asked()).toMatchObject({ kind: 'resist', seat: 1 });
});
