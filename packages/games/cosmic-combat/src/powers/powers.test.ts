// Powers of ships (DW-84 to DW-95, X-245 to X-250), with numbers worked out by hand, and the book's duel.
import { describe, expect, test } from 'vitest';
import { shipFault } from '../shooting/options.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle, CastFault } from '../state/types.ts';
import {
  at,
  begun,
  cast,
  changed,
  changedTurn,
  fire,
  given,
  type Lineup,
  lying,
  ordered,
  PASS,
  playing,
  pooled,
  scene,
  seven,
  sheet,
  shielded,
  shooting,
} from '../testing/scenes.ts';
import { castCommands, castCost, powerOfShip, refuseCast } from './casting.ts';
import { applyCast } from './power.ts';

const PLAIN = [3, 3, 2, 5, 0, 4, 6] as const;
const caster = (faction: 'black-sun' | 'eldritch-cult' = 'black-sun', rules: readonly string[] = []) =>
  seven(faction, PLAIN, { powers: ['blast', 'lightning', 'root'], rules });
const target = seven('empire-of-sol', PLAIN);

/** A1 casts at B1, 6 Affinity against no Faith. */
const duel = (more: Partial<Lineup> = {}, gap = 8): Battle =>
  given(
    pooled(lying(scene({ south: [caster()], north: [target], ...more }), { A1: at(6, 18), B1: at(6 + gap, 18) }), 0, {
      affinity: 6,
    }),
    { A1: ['fire', 'move'], B1: ['fire', 'move'] },
  );

const why = (b: Battle, power = 'blast', upcharge = 0, to = 'B1'): CastFault | undefined => {
  const refusal = refuseCast(b, 0, { type: 'cast', ship: 'A1', power, target: to, upcharge });
  return refusal?.code === 'cannotCast' ? refusal.why : undefined;
};
const inShoot = (b: Battle): Battle => begun(b, 'shoot');
const inMovement = (b: Battle): Battle => begun(b, 'movement');

describe('casting', () => {
  test('[DW-84] [X-245] Blast: no token needed; then the ship fires nothing', () => {
    const p = playing(shooting(given(duel(), { A1: ['move', 'move'], B1: ['move', 'move'] })));
    p.play(cast('A1', 'blast', 'B1'), 3); // 3 + 6 against 5: 3+
    expect(p.rolls).toEqual(['power 1 by 0']);
    expect([p.ship('B1').wounds, p.now().pools[0].affinity]).toEqual([3, 5]);
    const q = playing(shooting(duel()));
    q.play(cast('A1', 'blast', 'B1'), 2);
    expect(q.asked()).toMatchObject({ seat: 1 });
    expect(shipFault(q.now(), q.ship('A1'))).toEqual({ why: 'cast' });
    expect(q.ship('B1').wounds).toBe(4);
  });

  test('[DW-85] [X-245] one power a ship and round, before its first shot', () => {
    expect(why(changedTurn(inShoot(duel()), 'A1', { cast: true }))).toBe('alreadyCast');
    expect(why(changedTurn(inShoot(duel()), 'A1', { fired: [0] }))).toBe('hasShot');
    const two = seven('black-sun', PLAIN, {
      powers: ['blast'],
      mounts: [...target.mounts, ...target.mounts],
    });
    const p = playing(shooting(duel({ south: [two] })));
    p.play(fire('A1', 'B1'), 1);
    expect(p.refusal(cast('A1', 'blast', 'B1'))).toMatchObject({ why: 'hasShot' });
    expect(p.candidates()).toEqual([fire('A1', 'B1', 1), PASS]);
  });

  test('[X-245] each in its phase', () => {
    expect([why(inShoot(duel()), 'root'), why(inMovement(duel()), 'blast')]).toEqual(['wrongPhase', 'wrongPhase']);
    expect(castCommands(inMovement(duel()), 0)).toEqual([cast('A1', 'root', 'B1')]);
    expect(castCommands(inShoot(duel()), 0).map((c) => `${c.power} ${c.upcharge}`)).toEqual([
      'blast 0',
      'blast 1',
      'lightning 0',
      'lightning 1',
    ]);
    expect(why(inShoot(duel()), 'corrupt')).toBe('unknown');
  });

  test('[X-246] range by gap, a line that no asteroid crosses, no arc and nobody in the way', () => {
    const far = (gap: number) => lying(duel(), { B1: { x: 6 * 2540 + 6000 + gap, y: 18 * 2540, facing: 0 } });
    expect([why(inShoot(far(18 * 2540))), why(inShoot(far(18 * 2540 + 3)))]).toEqual([undefined, 'outOfRange']);
    const rock = (kind: 'asteroid' | 'nebula', x: number) => inShoot(duel({ pieces: [{ kind, disc: [x, 18, 0.5] }] }));
    expect([why(rock('asteroid', 10)), why(rock('nebula', 14)), why(rock('nebula', 6))]).toEqual([
      'unseen',
      'obscured',
      'blind',
    ]);
    const p = playing(shooting(lying(duel({ north: [target, target] }), { B2: at(10, 18) })));
    p.play(cast('A1', 'blast', 'B1'), 3);
    expect(p.rolls).toEqual(['power 1 by 0']);
    expect(why(inShoot(changed(duel(), 'B1', { wounds: 0 })))).toBe('noTarget');
  });

  test('[X-246] cover and distance lower Perception; shields and Behemoth do not apply, the Champions’ 6+ does', () => {
    const away = (gap: number, defense: number) =>
      shooting(shielded(duel({ north: [seven('void', [3, 3, 2, defense, 0, 4, 6])] }, gap), { B1: ['back', 'back'] }));
    const p = playing(away(8, 9));
    p.play(cast('A1', 'blast', 'B1'), 4, 5); // 9 against 9; ignored on 6+
    expect(p.rolls).toEqual(['power 1 by 0', 'ignore 1 by 1']);
    const q = playing(away(16, 8));
    q.play(cast('A1', 'blast', 'B1'), 3); // 8 against 8
    expect(q.ship('B1').wounds).toBe(4);
    const tough = playing(shooting(duel({ north: [seven('empire-of-sol', [3, 3, 2, 18, 0, 4, 6])] })));
    tough.play(cast('A1', 'blast', 'B1'), 6); // 9 against 18: 6+
    expect(tough.ship('B1').wounds).toBe(3);
  });

  test('[DW-87] [X-245] a locked caster targets only ships locked with it', () => {
    const boarder = seven('empire-of-sol', [3, 3, 2, 5, 2, 4, 6]);
    const b = lying(duel({ north: [target, boarder] }), { B2: { x: 6 * 2540, y: 18 * 2540 + 3000, facing: 0 } });
    expect([why(inShoot(b)), why(inShoot(b), 'blast', 0, 'B2')]).toEqual(['notNear', undefined]);
    expect(refuseCast(inShoot(b), 0, { type: 'cast', ship: 'A1', power: 'blast', target: 'B1', upcharge: 0 })).toEqual({
      code: 'cannotCast',
      rule: 'DW-87',
      power: 'blast',
      why: 'notNear',
    });
  });

  test('[DW-87] [X-26] a caster near an enemy that nobody boards reaches only that; before the fourth edition it did not matter', () => {
    const fighter = 'empire-of-sol.gladius';
    const near = (edition: 3 | 4) => {
      const b = lying(duel({ north: [target, fighter] }), { B2: { x: 6 * 2540, y: 18 * 2540 + 4000, facing: 0 } });
      const old = inShoot({ ...b, config: { ...b.config, edition } });
      return [why(old), why(old, 'blast', 0, 'B2')];
    };
    expect([near(4), near(3)]).toEqual([
      ['notNear', undefined],
      [undefined, undefined],
    ]);
    const between = lying(duel({ north: [target, fighter, fighter] }), {
      B2: { x: 6 * 2540, y: 18 * 2540 + 4000, facing: 0 },
      B3: { x: 6 * 2540, y: 18 * 2540 - 4000, facing: 0 },
    });
    const b = inShoot({ ...between, config: { ...between.config, edition: 4 } });
    expect(['B1', 'B2', 'B3'].map((id) => why(b, 'blast', 0, id))).toEqual(['notNear', undefined, undefined]); // of several near it any
  });
});

describe('what it costs', () => {
  const cost = (b: Battle, upcharge = 0): number => {
    const ship = b.ships[0]!;
    return castCost(b, ship, powerOfShip(b, ship, 'lightning')!, upcharge);
  };

  test('[DW-89] the pool of the fleet pays; [X-248] an upcharge of one at most, unless switched', () => {
    expect([cost(duel()), cost(duel(), 1)]).toEqual([2, 3]);
    expect(why(inShoot(pooled(duel(), 0, { affinity: 1 })), 'lightning')).toBe('tooDear');
    expect(why(inShoot(duel()), 'blast', 2)).toBe('noUpcharge');
    expect(why(inShoot(duel({ rulings: { upchargeCap: null } })), 'blast', 2)).toBeUndefined();
    expect(why(inMovement(duel()), 'root', 1)).toBe('noUpcharge');
  });

  test('[DW-25] the Cult’s first power of a round costs one less, at least 1', () => {
    const b = duel({ south: [caster('eldritch-cult'), caster('eldritch-cult')] });
    const both = given(lying(b, { A2: at(6, 22) }), { A2: ['move', 'move'] });
    const p = playing(shooting(both));
    p.play(cast('A1', 'lightning', 'B1'), 1);
    p.play(cast('A2', 'lightning', 'B1'), 1);
    expect(p.told('cast')).toMatchObject([{ cost: 1 }, { cost: 2 }]);
    expect(castCost(b, b.ships[0]!, powerOfShip(b, b.ships[0]!, 'blast')!, 0)).toBe(1);
  });

  test('[DW-25] a power of an ally does not use up the Cult’s', () => {
    const b = duel({ more: [[0, caster('eldritch-cult')]] });
    const p = playing(shooting(given(lying(b, { C1: at(6, 22) }), { C1: ['move', 'move'] })));
    p.play(cast('A1', 'lightning', 'B1'), 1);
    p.play(cast('C1', 'lightning', 'B1'), 1);
    expect(p.told('cast')).toMatchObject([{ cost: 2 }, { cost: 1 }]);
  });

  test('[DW-26] Confessors within 24 inches make it dearer, Null Monks cannot be targets and cast nothing', () => {
    const elite = (rules: readonly string[], gap = 8) =>
      duel({ north: [seven('empire-of-sol', PLAIN, { rules })] }, gap);
    expect([cost(elite(['confessors'])), cost(elite(['confessors'], 27))]).toEqual([3, 2]);
    expect(why(inShoot(elite(['null-monks'])))).toBe('immune');
    expect(castCommands(inShoot(duel({ south: [caster('black-sun', ['null-monks'])] })), 0)).toEqual([]);
  });

  test('[DW-26] Cantors know Root', () => {
    const b = inMovement(duel({ south: [seven('black-sun', PLAIN, { rules: ['cantors'] })] }));
    expect(castCommands(b, 0)).toEqual([cast('A1', 'root', 'B1')]);
  });
});

describe('what it does', () => {
  const near = { B2: { x: 14 * 2540, y: 18 * 2540 + 5000, facing: 0 } } as const;

  test('[X-247] Lightning strikes ships of the side near the target, each by its own die, the upcharge only the target', () => {
    const b = lying(duel({ north: [target, target, target] }), { ...near, B3: at(20, 18) });
    const p = playing(shooting(b));
    p.play(cast('A1', 'lightning', 'B1', 1), 3, 3);
    expect(p.rolls).toEqual(['power 1 by 0', 'power 1 by 0']);
    expect(['B1', 'B2', 'B3'].map((id) => p.ship(id).wounds)).toEqual([2, 3, 4]);
  });

  test('[DW-26] [X-247] Lightning passes Null Monks by', () => {
    const monks = seven('empire-of-sol', PLAIN, { rules: ['null-monks'] });
    const p = playing(shooting(lying(duel({ north: [target, monks] }), near)));
    p.play(cast('A1', 'lightning', 'B1'), 3);
    expect(p.rolls).toEqual(['power 1 by 0']);
  });

  test('[X-249] Root holds the target and ships of its side near it, by the side that cast it', () => {
    const b = inMovement(lying(duel({ north: [target, target] }), near));
    const now = applyCast(b, { type: 'cast', ship: 'A1', power: 'root', target: 'B1', upcharge: 0 }, NO_TABLE);
    expect(shipOf(now, 'A1').turn).toMatchObject({ cast: true, ceased: false }); // it may still shoot
    const p = playing(now);
    expect([p.ship('B1').rooted, p.ship('B2').rooted]).toEqual([0, 0]);
  });
});

const NO_TABLE = { roll: () => [], shuffle: <T>(items: readonly T[]) => items, final: () => {} };

describe('resisting', () => {
  const asked = (more: Partial<Lineup> = {}) =>
    pooled(pooled(ordered(duel(more), { resist: 'ask' }), 0, { affinity: 4, destiny: 1 }), 1, { faith: 3, destiny: 3 });

  test('[DW-91] to [DW-95] the book’s duel: a Blue Sun’s Lightning against a Comrade-class, 10 against 9', () => {
    const b = asked({
      south: [sheet('black-sun.blue-sun')],
      north: [sheet('citadel.comrade-class')],
    });
    const p = playing(shooting(b));
    p.play(cast('A1', 'lightning', 'B1'));
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'resist', cast: 2 });
    p.play({ type: 'resist', by: '1', points: 3 });
    p.play({ type: 'raise', points: 2 }, 4, 5); // nothing is left to answer with: 4 + 2 against 5 + 4
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'raise', stage: 'destiny', own: 6, other: 9 });
    p.play({ type: 'raise', points: 1 });
    p.play({ type: 'raise', points: 1 });
    p.play({ type: 'raise', points: 2 }, 1); // 9 against 10, both pass: it succeeds, and its die is rolled
    expect(p.told('resistEnded')).toMatchObject([{ resolves: true }]);
  });

  test('[DW-93] [X-244] no die of the contest is rolled again; if the defender is higher the power is negated and what was spent is lost', () => {
    const p = playing(shooting(ordered(asked(), { resist: 'ask', destiny: 'ask' })));
    p.play(cast('A1', 'blast', 'B1'));
    p.play({ type: 'resist', by: '1', points: 3 });
    p.play({ type: 'raise', points: 0 }, 6, 1); // 6 + 2 against 1 + 1
    expect(p.asked()).toMatchObject({ kind: 'raise', stage: 'destiny' });
    p.play({ type: 'raise', points: 0 });
    p.play({ type: 'raise', points: 0 });
    expect(p.told('resistEnded')).toMatchObject([{ resolves: false }]);
    expect([p.ship('B1').wounds, p.now().pools[0].affinity, p.now().pools[1].faith]).toEqual([4, 3, 0]);
  });

  test('[X-250] [X-23] who is targeted can always be defended; what is nobody’s has no pool', () => {
    const b = lying(asked({ scenario: 'station-assault' }), { A1: at(9, 18), B1: at(2, 2) });
    const p = playing(shooting(given(b, { A1: ['move', 'move'], B1: ['move', 'move'] })));
    p.play(cast('A1', 'blast', 'S1'), 1, 1, 1, 1, 1);
    expect(p.rolls[0]).toBe('power 1 by 0');
  });

  test('[X-258] the seat that owns the ship answers for its side', () => {
    const b = asked({ more: [[1, target]] });
    const p = playing(shooting(lying(b, { C1: at(6, 10) })));
    p.play(cast('A1', 'blast', 'C1'));
    expect(p.asked()).toMatchObject({ seat: 2, kind: 'resist' });
  });
});
