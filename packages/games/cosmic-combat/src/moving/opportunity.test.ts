// Strikes after who leaves.
import { describe, expect, test } from 'vitest';
import type { Battle, ShipRound } from '../state/types.ts';
import { sol, sun } from '../testing/duel.ts';
import {
  at,
  begun,
  changedTurn,
  type Lineup,
  lying,
  ordered,
  playing,
  pooled,
  scene,
  seven,
} from '../testing/scenes.ts';

describe('[X-224] [X-260] what is nobody’s strikes after who leaves it', () => {
  const left = (more: Partial<Lineup> = {}): Battle => {
    const b = lying(scene({ south: [sol, sol], north: [sun], scenario: 'station-assault', ...more }), {
      A1: at(6, 6),
      A2: at(30, 6),
      B1: at(30, 30),
    });
    const away = changedTurn(changedTurn(b, 'A1', { moves: 1 }), 'A2', { moves: 1 });
    return begun(changedTurn(away, 'S1', { lockedWith: ['A1', 'A2'] }), 'movement', {
      type: 'opportunity',
      queue: [],
      target: null,
      step: 'begin',
    });
  };

  test('at the first of them, unasked, its dice rolled by the other side and without Destiny', () => {
    const p = playing(
      ordered(pooled(pooled(left(), 0, { destiny: 1 }), 1, { destiny: 1 }), { destiny: 'ask' }),
      6,
      6,
      1,
    );
    expect(p.told('opportunity')).toEqual([{ type: 'opportunity', ship: 'S1', target: 'A1', dice: 3, rule: 'X-224' }]);
    expect(p.rolls).toEqual(['opportunity 3 by 1']);
    expect(p.told('rolled')).toMatchObject([{ purse: '', needs: 4, rule: 'CC-43' }]);
    expect(p.told('wounded')).toMatchObject([{ ship: 'A1', wounds: 2, left: 2 }]);
  });

  test('an opportunity is lost where radiation leaves no Aggressor, and nobody strikes who moved or boarded himself', () => {
    const belt = { kind: 'radiation', disc: [18, 18, 4] } as const;
    const weak = seven('empire-of-sol', [3, 3, 2, 5, 1, 4, 6]);
    const locked = (turn: Partial<ShipRound>, pieces: readonly [] | readonly [typeof belt] = []): Battle => {
      const b = lying(scene({ south: [weak], north: [sun], pieces }), { A1: at(18, 18), B1: at(30, 30) });
      return begun(changedTurn(changedTurn(b, 'B1', { moves: 1 }), 'A1', { lockedWith: ['B1'], ...turn }), 'movement', {
        type: 'opportunity',
        queue: [],
        target: null,
        step: 'begin',
      });
    };
    expect(playing(locked({}), 1).told('opportunity')).toHaveLength(1);
    expect(playing(locked({}, [belt])).told('opportunity')).toEqual([]);
    expect(playing(locked({ moves: 1 })).told('opportunity')).toEqual([]);
    expect(playing(locked({ boarded: 'B1' })).told('opportunity')).toEqual([]);
  });
});
