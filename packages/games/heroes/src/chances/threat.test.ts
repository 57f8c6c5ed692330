// What an enemy could do is checked against the game itself: every move of its activation is played, every attack after it weighed.
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { heroesDescriptor } from '../index.ts';
import type { Battle, HeroesCommand } from '../state/types.ts';
import { changed, ordered, type Place, playing, scene, select, spaceOf, standing } from '../testing/scenes.ts';
import { type AttackChances, isThreatenedOn, type PowerChances, threatsTo } from './index.ts';

const QUIET = { redirect: 'never', destiny: 'never', resist: 'never', fallBack: 'never' } as const;

const slainBy = (b: Battle, c: HeroesCommand): number =>
  (heroesDescriptor.odds!(b, 0, c) as AttackChances | PowerChances).slain;

/** The most that A1 could do to B1 with one attack in its activation, by trying all moves. */
const triedOut = (start: Battle): number => {
  let worst = 0;
  const follow = (b: Battle): void => {
    const { seat, kind } = heroes.decisions(b)[0]!;
    if (seat !== 0 || (kind !== 'move' && kind !== 'afterMove' && kind !== 'shoot' && kind !== 'melee')) return;
    for (const c of heroes.candidates(b, seat)) {
      if ('target' in c && c.target === 'B1') worst = Math.max(worst, slainBy(b, c));
      else if (c.type === 'move' || c.type === 'pass') {
        const p = playing(b);
        try {
          p.play(c);
        } catch {
          continue; // a jump, which rolls dice
        }
        follow(p.now());
      }
    }
  };
  const p = playing(ordered(start, QUIET));
  p.play(select('A1'));
  if (p.asked()!.kind === 'engaged') p.play({ type: 'engaged', choice: 'fight' });
  follow(p.now());
  return worst;
};

const duel = (south: string, north: string, a: Place, b: Place): Battle =>
  standing(scene({ south: [south], north: [north] }), { A1: a, B1: b });

describe('the worst that an enemy could do', () => {
  test.each([
    ['void.warg', 'citadel.guardsman', [5, 1], [12, 2]],
    ['citadel.guardsman', 'void.zombie', [5, 1], [5, 14]],
    ['citadel.guardsman', 'void.zombie', [5, 1], [18, 18]],
    ['bloodpact.slinger', 'citadel.guardsman', [9, 3], [9, 20]],
    ['empire-of-sol.praetorian', 'citadel.guardsman', [11, 3], [11, 6]],
    ['bloodpact.reaver', 'citadel.guardsman', [5, 1], [6, 2]],
    ['eldritch-cult.sorcerer', 'citadel.guardsman', [5, 1], [5, 18]],
  ] as const)('[HR-24] [HR-34] [HR-46] %s at %s', (south, north, a, c) => {
    const b = duel(south, north, a, c);
    const { strikes, worst } = threatsTo(b, 'B1');
    expect(strikes[0]?.slain ?? 0).toBeCloseTo(triedOut(b), 9);
    expect(worst).toBeCloseTo(strikes[0]?.slain ?? 0, 9);
    expect(isThreatenedOn(b, 'B1', spaceOf(b, c))).toBe(strikes.length > 0);
  });

  test('[DW-66] a carbine is not shot after more than half a move: what is farther than both is safe', () => {
    const open = (y: number): Battle =>
      standing(scene({ south: ['black-sun.pirate'], north: ['void.warg'], pieces: [] }), { A1: [5, 0], B1: [5, y] });
    const range = 18;
    expect(threatsTo(open(range + 3), 'B1').strikes.map(({ kind, moves }) => [kind, moves])).toEqual([['shot', true]]);
    expect(threatsTo(open(range + 4), 'B1').strikes).toEqual([]);
  });

  test('several together are worse than each of them', () => {
    const b = standing(scene({ south: ['void.warg', 'void.zombie'], north: ['empire-of-sol.centurion'] }), {
      A1: [5, 1],
      A2: [6, 4],
      B1: [8, 2],
    });
    const { strikes, worst } = threatsTo(b, 'B1');
    expect(strikes.map(({ attacker }) => attacker).sort()).toEqual(['A1', 'A2']);
    expect(worst).toBeGreaterThan(strikes[0]!.slain);
  });
});

test('[HR-20] who has acted is no danger in this round; when all have, the next round counts', () => {
  const b = standing(scene({ south: ['void.warg', 'void.warg'], north: ['citadel.guardsman'] }), {
    A1: [5, 1],
    A2: [20, 1],
    B1: [7, 1],
  });
  const acted = changed(b, 'A1', { acted: true });
  expect(threatsTo(acted, 'B1')).toMatchObject({ when: 'this round', strikes: [] });
  const both = changed(acted, 'A2', { acted: true });
  expect(threatsTo(both, 'B1')).toMatchObject({ when: 'the next round', strikes: [{ attacker: 'A1' }] });
});

test('[HR-40] one that is bound does not come; it strikes whom it touches', () => {
  const bound = standing(scene({ south: ['void.warg'], north: ['citadel.guardsman', 'citadel.grenadier'] }), {
    A1: [5, 1],
    B1: [9, 1],
    B2: [6, 1],
  });
  expect(threatsTo(bound, 'B1').strikes).toEqual([]);
  expect(threatsTo(bound, 'B2').strikes.map(({ kind, moves }) => [kind, moves])).toEqual([['blow', false]]);
});

test('[HR-11] from beside the board an enemy enters, moves and strikes', () => {
  const b = standing(scene({ south: ['void.warg'], north: ['citadel.guardsman'], pieces: [] }), {});
  const near = standing(b, { B1: [12, 9] });
  const far = standing(b, { B1: [12, 14] });
  expect(threatsTo(near, 'B1').strikes).toMatchObject([{ attacker: 'A1', kind: 'blow', moves: true }]);
  expect(threatsTo(far, 'B1').strikes).toEqual([]);
});
