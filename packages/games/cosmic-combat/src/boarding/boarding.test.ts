// Boarding fights (CC-60 to CC-67, P13, X-14, X-222, X-239, X-240, X-260), with numbers worked out by hand.
import type { FactionId } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { isLocked } from '../ground/standing.ts';
import { copyBattle } from '../state/battle.ts';
import type { Battle, Place } from '../state/types.ts';
import {
  at,
  changedTurn,
  fighting,
  type Lineup,
  lying,
  ordered,
  playing,
  pooled,
  scene,
  seven,
  sheet,
  shielded,
} from '../testing/scenes.ts';
import { fightsOf } from './fights.ts';

const ship = (martial: number, aggressors: number, wounds: number, faction: FactionId = 'empire-of-sol') =>
  seven(faction, [martial, 3, 3, 5, aggressors, wounds, 6]);

/** Beside one another, as many widths of a cruiser away. */
const beside = (k: number, column = 10): Place => ({ x: column * 2540, y: 10 * 2540 + 3000 * k, facing: 0 });

/** A1 and B1 in contact. */
const pair = (a = ship(3, 2, 4), c = ship(3, 2, 4), more: Partial<Lineup> = {}): Battle =>
  lying(scene({ south: [a], north: [c], ...more }), { A1: beside(0), B1: beside(1) });

describe('who fights whom', () => {
  test('[CC-60] [X-222] enemies nearer than 1 inch, both boardable, one of them with Aggressors', () => {
    expect(fightsOf(pair())).toEqual([{ id: 'A1', ships: [['A1'], ['B1']] }]);
    expect(fightsOf(pair(ship(3, 2, 4), ship(3, 0, 4)))).toHaveLength(1);
    expect(fightsOf(pair(ship(3, 0, 4), ship(3, 0, 4)))).toEqual([]);
    expect(fightsOf(pair(ship(3, 2, 4), sheet('void.carrion')))).toEqual([]);
    const apart = (gap: number) => lying(pair(), { B1: { x: 25400, y: 25400 + 3000 + gap, facing: 0 } });
    expect([fightsOf(apart(2540)).length, fightsOf(apart(2537)).length]).toEqual([0, 1]);
  });

  test('[X-239] chains are one fight', () => {
    const b = lying(
      scene({ south: [ship(3, 2, 4), ship(3, 2, 4), ship(3, 2, 4)], north: [ship(3, 2, 4), ship(3, 2, 4)] }),
      {
        A1: beside(0),
        B1: beside(1),
        A2: beside(2),
        B2: beside(0, 20),
        A3: beside(1, 20),
      },
    );
    expect(fightsOf(b)).toEqual([
      { id: 'A1', ships: [['A1', 'A2'], ['B1']] },
      { id: 'A3', ships: [['A3'], ['B2']] },
    ]);
  });
});

describe('a fight', () => {
  test('[CC-61] [CC-62] [CC-64] [CC-65] M5 A5 against M3 A2 and M1 A1: five dice on 3+, three on 5+, no saves', () => {
    const b = lying(scene({ south: [ship(5, 5, 4)], north: [ship(3, 2, 4), ship(1, 1, 1)] }), {
      A1: beside(1),
      B1: beside(0),
      B2: beside(2),
    });
    const p = playing(fighting(shielded(b, { A1: ['left', 'right'] })), 3, 3, 2, 1, 1, 5, 4, 4);
    expect(p.rolls).toEqual(['boarding 5 by 0', 'boarding 3 by 1']);
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'allot', left: 2, among: ['B1', 'B2'] });
    p.play({ type: 'allot', to: 'B2' }); // its one Wound: the other goes to B1
    expect(p.ship('B2').fate).toBe('destroyed');
    expect([p.ship('B1').wounds, p.ship('A1').wounds]).toEqual([3, 3]);
  });

  test('[CC-64] equal 4+, higher 3+, lower 5+, double 2+, half 6+', () => {
    const needs = [
      [3, 3],
      [4, 3],
      [3, 4],
      [4, 2],
      [2, 4],
    ].map(([a, c]) => {
      const p = playing(fighting(pair(ship(a!, 1, 4), ship(c!, 1, 4))), 1, 1);
      const [rolled] = p.told('rolled');
      return rolled?.type === 'rolled' ? rolled.needs : 0;
    });
    expect(needs).toEqual([4, 3, 5, 2, 6]);
  });

  test('[X-240] [DW-37] both at once, and removed at once: two ships may destroy each other', () => {
    const b = lying(
      pair(ship(3, 1, 1), ship(3, 1, 1), {
        more: [
          [0, ship(1, 0, 4)],
          [1, ship(1, 0, 4)],
        ],
      }),
      {
        C1: at(30, 30),
        D1: at(4, 30),
      },
    );
    const p = playing(fighting(b), 6, 6);
    expect([p.ship('A1').fate, p.ship('B1').fate]).toEqual(['destroyed', 'destroyed']);
  });

  test('[X-240] [CC-66] [DW-38] first side picks the first fight, then the other; who fights last is not asked', () => {
    const three = [ship(3, 1, 4), ship(3, 1, 4), ship(3, 1, 4)];
    const b = lying(scene({ south: three, north: three }), {
      A1: beside(0),
      B1: beside(1),
      A2: beside(0, 20),
      B2: beside(1, 20),
      A3: beside(0, 30),
      B3: beside(1, 30),
    });
    const p = playing(fighting(b));
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'selectFight', fights: ['A1', 'A2', 'A3'] });
    expect(p.refusal({ type: 'fight', fight: 'B1' })).toMatchObject({ code: 'noSuchFight' });
    p.play({ type: 'fight', fight: 'A2' }, 1, 1);
    expect(p.asked()).toMatchObject({ seat: 1, fights: ['A1', 'A3'] });
    p.play({ type: 'fight', fight: 'A3' }, 1, 1, 1, 1);
    expect(p.rolls.slice(0, 4)).toEqual(['by 0', 'by 1', 'by 1', 'by 0'].map((by) => `boarding 1 ${by}`));
    expect(p.told('fought')).toMatchObject([{ attacker: 0 }, { attacker: 1 }, { attacker: 0 }]);
  });

  test('[X-239] survivors of a fight that breaks apart do not fight again', () => {
    const b = lying(scene({ south: [ship(3, 1, 1), ship(3, 1, 4)], north: [ship(3, 1, 4), ship(3, 1, 4)] }), {
      A1: beside(0),
      B1: beside(1),
      A2: beside(2),
      B2: beside(3),
    });
    const p = playing(fighting(b), 1, 1, 6, 1); // A1 B1 A2 B2: one success of the north
    p.play({ type: 'allot', to: 'A1' });
    expect(p.ship('A1').fate).toBe('destroyed');
    expect(p.told('fought')).toHaveLength(1);
  });

  test('[X-243] Destiny: the first side, then the other after seeing it', () => {
    const b = pooled(pooled(ordered(pair(), { destiny: 'ask' }), 0, { destiny: 1 }), 1, { destiny: 1 });
    const p = playing(fighting(b), 1, 6, 1, 6);
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'reroll' });
    p.play({ type: 'reroll', dice: 1 }, 5);
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'reroll' });
    p.play({ type: 'reroll', dice: 0 });
    expect([p.ship('A1').wounds, p.ship('B1').wounds]).toEqual([3, 2]);
  });

  test('[DW-25] Bloodpact: one Aggressor more in the round in which it boards', () => {
    const b = pair(ship(3, 2, 4, 'bloodpact'));
    const dice = (of: Battle, ...faces: number[]) => playing(fighting(of), ...faces).rolls[0];
    expect(dice(b, 1, 1, 1, 1)).toBe('boarding 2 by 0');
    expect(dice(changedTurn(b, 'A1', { boarded: 'B1' }), 1, 1, 1, 1, 1)).toBe('boarding 3 by 0');
    expect(dice(changedTurn(pair(), 'A1', { boarded: 'B1' }), 1, 1, 1, 1)).toBe('boarding 2 by 0');
  });

  test('[DW-64] [X-240] the Champions ignore wounds on 6+; those beyond their Wounds are dealt too', () => {
    const b = pair(ship(6, 3, 4), ship(3, 0, 1, 'void'));
    const p = playing(fighting(b), 2, 2, 2, 6, 6, 6);
    expect(p.rolls).toEqual(['boarding 3 by 0', 'ignore 3 by 1']);
    expect(p.ship('B1').wounds).toBe(1);
    const q = playing(fighting(pair(ship(6, 3, 4), ship(3, 0, 1))), 2, 2, 2); // nobody ignores: surplus is lost
    expect(q.told('allotted')).toHaveLength(1);
  });

  test('[X-14] [CC-67] by the switch each success rolls Strength against Defense', () => {
    const b = pair(ship(3, 2, 4), ship(3, 2, 4), { rulings: { boardingTwoRolls: true } });
    const p = playing(fighting(b), 4, 4, 1, 1, 5, 4); // 3 against 5: 5+
    expect(p.rolls).toEqual(['boarding 2 by 0', 'boarding 2 by 1', 'boardingWound 2 by 0']);
    expect(p.ship('B1').wounds).toBe(3);
  });

  test('[X-28] [CC-67] each side shares out its own successes among the enemies', () => {
    const b = lying(scene({ south: [ship(6, 2, 4), ship(6, 2, 4)], north: [ship(6, 2, 4), ship(6, 2, 4)] }), {
      A1: beside(0),
      B1: beside(1),
      A2: beside(2),
      B2: beside(3),
    });
    const p = playing(fighting(b), 6, 1, 1, 1, 6, 1, 1, 1);
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'allot', among: ['B1', 'B2'] });
    expect(p.refusal({ type: 'allot', to: 'A1' })).toMatchObject({ code: 'notAmong' });
    p.play({ type: 'allot', to: 'B2' });
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'allot', among: ['A1', 'A2'] });
    expect(p.ship('B2').wounds).toBe(4); // both at once
    p.play({ type: 'allot', to: 'A1' });
    expect([p.ship('B2').wounds, p.ship('A1').wounds]).toEqual([3, 3]);
  });
});

describe('the station', () => {
  /** In contact with the station in the middle, from the west or from the east. */
  const WEST: Place = { x: 18 * 2540 - 5000 - 3000, y: 18 * 2540, facing: 0 };
  const EAST: Place = { x: 18 * 2540 + 5000 + 3000, y: 18 * 2540, facing: 0 };
  const station = (places: Parameters<typeof lying>[1], crew = 4, holder: 0 | 1 | null = null): Battle => {
    const b = copyBattle(
      lying(scene({ south: [ship(6, 5, 4)], north: [ship(6, 3, 4)], scenario: 'station-assault' }), places),
    );
    b.station = { crew, holder };
    return b;
  };

  test('[X-260] boarding takes its crew of four first; who takes the last of it holds the station', () => {
    const b = station({ A1: WEST, B1: at(4, 4) });
    const p = playing(fighting(b), 2, 2, 2, 1, 1, 1, 1, 1);
    expect(p.rolls).toEqual(['boarding 5 by 0', 'boarding 3 by 1']);
    expect([p.now().station, p.ship('S1').wounds]).toEqual([{ crew: 1, holder: null }, 8]);
    const q = playing(fighting(station({ A1: WEST, B1: at(4, 4) }, 2)), 2, 2, 2, 1, 1, 1, 1, 1);
    expect([q.now().station, q.ship('S1').wounds]).toEqual([{ crew: 0, holder: 0 }, 7]);
    expect(q.told('held')).toMatchObject([{ side: 0 }]);
    expect(isLocked(q.now(), q.ship('A1'))).toBe(false); // it does not fight what it holds
  });

  test('[X-260] held while a ship is near; an empty one goes to who alone is there', () => {
    expect(playing(fighting(station({ A1: at(4, 20), B1: at(4, 4) }, 0, 0))).now().station).toEqual({
      crew: 0,
      holder: null,
    });
    const p = playing(fighting(station({ A1: WEST, B1: at(4, 4) }, 0, null)), 1, 1, 1, 1, 1);
    expect(p.now().station).toEqual({ crew: 0, holder: 0 });
  });

  test('[X-260] a held station fights for its holder, without dice once its crew is gone', () => {
    const b = station({ A1: WEST, B1: EAST }, 0, 0);
    expect(fightsOf(b)).toEqual([{ id: 'B1', ships: [['S1'], ['B1']] }]);
    const p = playing(fighting(b), 2, 1, 1);
    expect(p.rolls).toEqual(['boarding 3 by 1']);
    expect([p.ship('S1').wounds, p.now().station?.holder]).toEqual([7, 0]);
  });

  test('[X-260] if both board a free station it fights who acts first', () => {
    expect(fightsOf(station({ A1: WEST, B1: EAST }))).toEqual([{ id: 'A1', ships: [['A1'], ['S1']] }]);
  });
});
