// Boarding moves, opportunity attacks, escapes and the course of a half (CC-26, CC-32, CC-36 to CC-43, X-210, X-219 to ).
import { hulls, inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../content/terrain.ts';
import { hullOf } from '../ground/standing.ts';
import { newShip } from '../setup/role.ts';
import { copyBattle, FREIGHTER, shipOf } from '../state/battle.ts';
import type { Battle, CosmicCommand, Place, Token } from '../state/types.ts';
import {
  at,
  begun,
  cast,
  changed,
  changedTurn,
  given,
  type Lineup,
  lying,
  PASS,
  playing,
  pooled,
  scene,
  seven,
  sheet,
} from '../testing/scenes.ts';

/** Move 8, Aggressors 2. */
const boarder = seven('empire-of-sol', [3, 3, 2, 5, 2, 5, 6]);
const peaceful = seven('empire-of-sol', [3, 3, 2, 5, 0, 5, 6]);
const enemy = seven('black-sun', [3, 3, 2, 5, 1, 5, 6]);
const fighter = sheet('black-sun.corsair');

const half = (b: Battle, side: 0 | 1 = 0): Battle => begun(b, 'movement', { type: 'half', side, step: 'begin' });
const activate = (ship: string): CosmicCommand => ({ type: 'activate', ship });
const board = (target: string): CosmicCommand => ({ type: 'board', target });
const straight = (distance: number): CosmicCommand => ({ type: 'straight', distance, ram: null });

const laid = (
  places: Readonly<Record<string, Place>>,
  tokens: Readonly<Record<string, readonly Token[]>> = {},
  more: Partial<Lineup> = {},
): Battle => given(lying(scene({ south: [boarder], north: [enemy], ...more }), { B1: at(33, 33), ...places }), tokens);

/** A1, far from all that is not said, is active with a Boarding and a Move token; A2 keeps the half open. */
const active = (
  places: Readonly<Record<string, Place>>,
  more: Partial<Lineup> = {},
  tokens: readonly Token[] = ['board', 'move'],
) => {
  const b = laid(
    { A2: at(3, 33), ...places },
    { A1: tokens, A2: ['move', 'move'] },
    { south: [boarder, boarder], ...more },
  );
  const p = playing(half(b));
  p.play(activate('A1'));
  return p;
};
const areTouching = (b: Battle, one: string, other: string): boolean =>
  hulls.isTouching(hullOf(b, shipOf(b, one)), hullOf(b, shipOf(b, other)));

describe('boarding moves', () => {
  const A1 = { x: 40000, y: 40000, facing: 0 };
  /** B1 with its near side so far ahead of, beside or behind the base of A1. */
  const ahead = (gap: number) => ({ A1, B1: { x: 40000 + 6000 + gap, y: 40000, facing: 0 } });
  const beside = (gap: number) => ({ A1, B1: { x: 40000, y: 40000 + 3000 + gap, facing: 0 } });
  const behind = (gap: number) => ({ A1, B1: { x: 40000 - 6000 - gap, y: 40000, facing: 0 } });

  test('[X-219] [CC-26] half of Move ahead and to the beam, a quarter astern', () => {
    for (const place of [ahead, beside]) {
      expect(active(place(inch(4))).refusal(board('B1'))).toBeUndefined();
      expect(active(place(inch(4) + 1)).refusal(board('B1'))).toMatchObject({ why: 'outOfReach', rule: 'X-219' });
    }
    expect(active(behind(inch(2))).refusal(board('B1'))).toBeUndefined();
    expect(active(behind(inch(2) + 1)).refusal(board('B1'))).toMatchObject({ why: 'outOfReach' });
  });

  test('[X-219] one straight slide, the facing kept, ends touching', () => {
    const p = active(beside(inch(3)));
    p.play(board('B1'));
    expect(p.ship('A1').place).toEqual({ x: 40000, y: 40000 + inch(3), facing: 0 });
    expect(areTouching(p.now(), 'A1', 'B1')).toBe(true);
    expect(p.told('boarded')).toMatchObject([{ ship: 'A1', target: 'B1' }]);
    expect(p.ship('A1').turn).toMatchObject({ moved: inch(3), boards: 1, boarded: 'B1', held: true, moves: 0 });
  });

  test('[X-221] [CC-37] both stay put: what is left lapses, and the boarded one neither moves nor drifts', () => {
    const p = active(ahead(inch(2)));
    p.play(board('B1'));
    expect(p.told('tokenLost')).toMatchObject([{ ship: 'A1', token: 'move' }]);
    expect(p.ship('A1').turn.activated).toBe(true);
    const q = playing(half(given(p.now(), { B1: ['move', 'move'] }), 1));
    expect(q.told('moved')).toEqual([]);
    expect(q.told('tokenLost')).toHaveLength(2);
  });

  test('[X-219] who lies astern of the beam, too far for a quarter, is reached by a slide to the beam', () => {
    const station = seven('black-sun', [3, 3, 2, 5, 1, 5, 6], { class: 'round', base: [90, 90] });
    const p = active({ A1, B1: { x: 36000, y: 53000, facing: 0 } }, { north: [station] });
    p.play(board('B1'));
    const { place } = p.ship('A1');
    expect([place!.x, place!.y]).toEqual([40000, 40000 + 7112]); // 11500 − √(4500² − 1000²), rounded down
  });

  test('[X-219] zones do not count, but nothing else may be touched before', () => {
    // B2 lies between, a little off the line: passed within its zone.
    const twice = { south: [boarder, boarder], north: [enemy, enemy] };
    const passed = active({ ...ahead(inch(4)), B2: { x: 49000, y: 40000 + 3000 + 500, facing: 0 } }, twice);
    passed.play(board('B1'));
    expect(passed.ship('A1').place!.y).toBe(40000);
    // Right in the way: the slide goes past it aside, as short as can be, or not at all.
    const wall = (y: number): Place => ({ x: 49000, y, facing: 900 });
    const round = active({ ...ahead(inch(3)), B2: wall(40000 + 4000) }, twice);
    round.play(board('B1'));
    expect(areTouching(round.now(), 'A1', 'B1')).toBe(true);
    expect(areTouching(round.now(), 'A1', 'B2')).toBe(false);
    const blocked = active({ ...ahead(inch(3) + 1000), B2: wall(40000) }, twice);
    expect(blocked.refusal(board('B1'))).toMatchObject({ why: 'inTheWay' });
    expect(blocked.candidates()).not.toContainEqual(board('B1'));
    expect(blocked.candidates()).toContainEqual(board('B2'));
  });

  test('[X-219] rocks are in the way too', () => {
    const rock: Piece = { kind: 'asteroid', disc: [(40000 + 3000 + 2000) / 2540, 40000 / 2540, 0.5] };
    expect(active(ahead(inch(3)), { pieces: [rock] }).refusal(board('B1'))).toMatchObject({ why: 'inTheWay' });
  });

  test('[X-219] by the switch only straight ahead', () => {
    const forward = { rulings: { boardingMove: 'forward' } } as const;
    expect(active(ahead(inch(4)), forward).refusal(board('B1'))).toBeUndefined();
    expect(active(beside(inch(2)), forward).refusal(board('B1'))).toMatchObject({ why: 'outOfReach' });
  });

  test('[X-234] difficult ground halves the slide', () => {
    const debris: Piece = { kind: 'debris', disc: [40000 / 2540, 40000 / 2540, 6] };
    expect(active(ahead(inch(2)), { pieces: [debris] }).refusal(board('B1'))).toBeUndefined();
    expect(active(ahead(inch(2) + 10), { pieces: [debris] }).refusal(board('B1'))).toMatchObject({ why: 'outOfReach' });
  });

  test('[CC-36] [CC-38] [X-220] [X-223] who cannot be boarded, and who cannot board', () => {
    const why = (p: ReturnType<typeof active>, target = 'B1') => {
      const refusal = p.refusal(board(target));
      return refusal?.code === 'cannotBoard' ? refusal.why : refusal?.code;
    };
    expect(why(active(ahead(inch(3)), { north: [fighter] }))).toBe('notBoardable');
    expect(why(active({ ...ahead(inch(3)), A2: at(12, 15) }), 'A2')).toBe('notAnEnemy');
    expect(why(active(ahead(inch(3)), { south: [peaceful, boarder] }))).toBe('noAggressors');
    expect(why(active(ahead(inch(3)), {}, ['move', 'move']))).toBe('noToken');
    expect(why(active(ahead(inch(3))), 'B9')).toBe('noSuchShip');
    const third = { north: [enemy, enemy] };
    const locked = active({ ...beside(1000), B2: { x: 40000 + 6000 + inch(2), y: 40000, facing: 0 } }, third);
    expect(why(locked, 'B2')).toBe('locked');
    expect(locked.candidates().some((c) => c.type === 'board')).toBe(false);
  });

  test('[X-220] [X-85] Move first, then board; a second Boarding token is always lost', () => {
    const p = active(ahead(inch(9)));
    expect(p.refusal(board('B1'))).toMatchObject({ why: 'outOfReach' });
    p.play(straight(inch(6)));
    p.play(board('B1'));
    expect(p.ship('A1').turn).toMatchObject({ moved: inch(9), moves: 1, boards: 1 });
    const q = active(ahead(inch(3)), {}, ['board', 'board']);
    q.play(board('B1'));
    expect(q.told('tokenLost')).toMatchObject([{ ship: 'A1', token: 'board' }]);
  });

  test('[X-222] [X-213] [X-223] a locked ship may break off with a Move token', () => {
    const p = active(beside(1000), {}, ['move', 'fire']);
    expect(p.refusal(straight(inch(8)))).toBeUndefined();
    expect(p.refusal({ type: 'turn', facing: 50 })).toBeUndefined();
  });

  test('[X-260] a station that its side holds is not boarded, and ships lie docked at it', () => {
    const b = laid(
      { A1: { x: inch(18) - 5000 - 3000 - 1000, y: inch(18), facing: 0 } },
      { A1: ['board', 'fire'] },
      { scenario: 'station-assault' },
    );
    const held = copyBattle(b);
    held.station = { crew: 0, holder: 0 };
    expect(playing(half(held)).told('moved')).toEqual([]);
    const p = playing(half(changed(b, 'A1', { place: { x: inch(18) - 5000 - 3000 - 3000, y: inch(18), facing: 0 } })));
    p.play(activate('A1'));
    p.play(board('S1'));
    expect(areTouching(p.now(), 'A1', 'S1')).toBe(true);
  });
});

describe('opportunity attacks', () => {
  const opportunity = (b: Battle): Battle =>
    begun(b, 'movement', { type: 'opportunity', queue: [], target: null, step: 'begin' });
  const leaver = { moves: 1, moved: inch(3) };
  /** A1 stood still and was locked with these, who left. */
  const left = (...ids: readonly string[]): Battle => {
    const b = laid({ A1: at(18, 18), B1: at(18, 24), B2: at(24, 18) }, {}, { north: [enemy, enemy] });
    const locked = changedTurn(b, 'A1', { lockedWith: ids });
    return ids.reduce((now, id) => changedTurn(now, id, leaver), locked);
  };

  test('[X-224] [CC-43] [X-62] A dice, by the table of Martial, each success a wound', () => {
    const p = playing(opportunity(left('B1')), 4, 3);
    expect(p.told('opportunity')).toMatchObject([{ ship: 'A1', target: 'B1', dice: 2 }]);
    expect(p.rolls).toEqual(['opportunity 2 by 0']);
    expect(p.ship('B1').wounds).toBe(4); // 3 against 3: 4+
  });

  test('[CC-43] the book’s example: two ships with Aggressors 2 roll four dice, two successes are two wounds', () => {
    const b = laid({ A1: at(18, 18), A2: at(12, 18), B1: at(18, 24) }, {}, { south: [boarder, boarder] });
    const both = changedTurn(changedTurn(b, 'A1', { lockedWith: ['B1'] }), 'A2', { lockedWith: ['B1'] });
    const p = playing(opportunity(changedTurn(both, 'B1', leaver)), 4, 1, 6, 2);
    expect(p.rolls).toEqual(['opportunity 2 by 0', 'opportunity 2 by 0']);
    expect(p.ship('B1').wounds).toBe(3);
  });

  test('[X-224] the owner picks one of several leavers', () => {
    const p = playing(opportunity(left('B1', 'B2')));
    expect(p.asked()).toMatchObject({ kind: 'seize', seat: 0, ship: 'A1', among: ['B1', 'B2'] });
    expect(p.refusal({ type: 'seize', target: 'A1' })).toMatchObject({ code: 'notALeaver' });
    expect(p.candidates()).toHaveLength(2);
    p.play({ type: 'seize', target: 'B2' }, 6, 6);
    expect([p.ship('B1').wounds, p.ship('B2').wounds]).toEqual([5, 3]);
  });

  test('[X-224] not who moved or boarded itself, not on who is still near or did not use a Move token', () => {
    const none = (b: Battle) => expect(playing(opportunity(b)).told('opportunity')).toEqual([]);
    none(changedTurn(left('B1'), 'A1', { moves: 1 }));
    none(changedTurn(left('B1'), 'A1', { boarded: 'B2' }));
    none(changedTurn(left('B1'), 'B1', { moves: 0 }));
    none(lying(left('B1'), { B1: { x: inch(18), y: inch(18) + 3000 + 2537, facing: 0 } }));
    none(changed(left('B1'), 'B1', { fate: 'destroyed' }));
    none(left());
  });

  test('[X-224] removal at once; the first side’s ships first', () => {
    const b = laid(
      { A1: at(18, 18), A2: at(6, 18), B1: at(18, 24), B2: at(6, 24) },
      {},
      { south: [boarder, boarder], north: [enemy, enemy] },
    );
    const both = changedTurn(changedTurn(b, 'A1', { lockedWith: ['B1'] }), 'B2', { lockedWith: ['A2'] });
    const gone = changed(changedTurn(changedTurn(both, 'B1', leaver), 'A2', leaver), 'B1', { wounds: 1 });
    const second = copyBattle(gone);
    second.first = 1;
    const p = playing(opportunity(second), 6, 6, 6);
    expect(p.told('opportunity')).toMatchObject([{ ship: 'B2' }, { ship: 'A1' }]);
    expect(p.ship('B1').fate).toBe('destroyed');
  });
});

describe('escapes', () => {
  const convoy = (place: Place, tokens: readonly Token[] = ['move', 'move']) => {
    const b = copyBattle(laid({ A1: at(3, 3) }, {}, { scenario: 'convoy' }));
    b.attacker = 1;
    b.ships = [
      ...b.ships,
      newShip('A2', 0, FREIGHTER, 4),
      newShip('A3', 0, FREIGHTER, 4),
      newShip('A4', 0, FREIGHTER, 4),
    ];
    const p = playing(half(given(lying(b, { A2: place, A3: at(10, 3), A4: at(16, 3) }), { A2: tokens })));
    p.play(activate('A2'));
    return p;
  };
  const ESCAPE: CosmicCommand = { type: 'escape' };

  test('[X-259] a voluntary move over the far edge, straight ahead', () => {
    const p = convoy({ x: inch(18), y: inch(36) - 3000 - inch(6), facing: 900 });
    expect(p.candidates()[0]).toEqual(ESCAPE);
    p.play(ESCAPE);
    expect(p.ship('A2').fate).toBe('escaped');
    expect(p.told('escaped')).toHaveLength(1);
  });

  test('[X-259] the second that escapes has won, also as the last ship of its side', () => {
    const p = convoy({ x: inch(18), y: inch(36) - 3000 - inch(6), facing: 900 });
    const b = changed(changed(changed(p.now(), 'A1', { fate: 'destroyed' }), 'A3', { fate: 'escaped' }), 'A4', {
      fate: 'destroyed',
    });
    const q = playing(b);
    q.play(ESCAPE);
    expect(q.now().outcome).toEqual({ places: [[0], [1]], reason: 'convoy', rule: 'X-259' });
  });

  test('[X-259] not as far as Move, not over another edge, not by others', () => {
    const far = convoy({ x: inch(18), y: inch(36) - 3000 - inch(7), facing: 900 });
    expect(far.refusal(ESCAPE)).toMatchObject({ code: 'cannotMove' });
    expect(convoy({ x: inch(36) - 3000 - inch(3), y: inch(20), facing: 0 }).refusal(ESCAPE)).toMatchObject({
      why: 'edge',
    });
    expect(convoy({ x: inch(18), y: 3000 + inch(3), facing: 2700 }).refusal(ESCAPE)).toMatchObject({ why: 'edge' });
    const p = active({ A1: { x: inch(18), y: inch(36) - 4000, facing: 900 } });
    expect(p.refusal(ESCAPE)).toMatchObject({ why: 'notAFreighter' });
  });
});

describe('a half', () => {
  test('[CC-32] [X-210] ships in any order, each once, all its tokens in one go', () => {
    const b = laid(
      { A1: at(4, 4), A2: at(4, 12) },
      { A1: ['move', 'move'], A2: ['move', 'fire'] },
      { south: [boarder, boarder] },
    );
    const p = playing(half(b));
    p.play(activate('A2'));
    expect(p.asked()).toMatchObject({ kind: 'move', ship: 'A2' });
    expect(p.refusal(activate('A1'))).toMatchObject({ code: 'otherDecision' });
    p.play(straight(inch(2)));
    expect(p.refusal(activate('A2'))).toMatchObject({ code: 'cannotActivate' });
    expect(p.refusal(activate('B1'))).toMatchObject({ code: 'cannotActivate' });
    expect(p.refusal(activate('Z1'))).toMatchObject({ code: 'noSuchShip' });
    p.play(activate('A1'));
    p.play(straight(inch(2)));
    expect(p.asked()).toMatchObject({ kind: 'move', ship: 'A1' });
  });

  test('[X-245] a Movement power between two activations', () => {
    const caster = sheet('eldritch-cult.coven');
    const b = laid({ A1: at(18, 10), B1: at(18, 20) }, { A1: ['fire', 'fire'] }, { south: [caster] });
    const p = playing(half(pooled(b, 0, { affinity: 4 })));
    expect(p.candidates()).toContainEqual(cast('A1', 'root', 'B1'));
    p.play(cast('A1', 'root', 'B1'));
    expect(p.ship('B1').rooted).toBe(0);
    expect(p.told('moved')).toHaveLength(1); // nothing else is left to do: A1 drifts
  });

  test('[X-261] [X-211] the ships of who has conceded only drift on', () => {
    const b = copyBattle(
      laid({ A1: at(4, 4), C1: at(4, 12) }, { A1: ['move', 'move'], C1: ['fire', 'fire'] }, { more: [[0, boarder]] }),
    );
    b.conceded = [2];
    const p = playing(half(b));
    expect(p.refusal(activate('C1'))).toMatchObject({ code: 'cannotActivate' });
    p.play(PASS);
    expect(p.told('moved')).toMatchObject([{ ship: 'C1', why: 'drift' }]);
    const active = begun(given(b, { C1: ['move', 'move'] }), 'movement', {
      type: 'activation',
      ship: 'C1',
      step: 'act',
    });
    expect(playing(active).told('tokenLost')).toHaveLength(2);
  });

  test('[X-258] several players of a side move as they like, each ends the half for itself', () => {
    const b = laid(
      { A1: at(4, 4), C1: at(4, 12) },
      { A1: ['move', 'move'], C1: ['move', 'move'] },
      { more: [[0, boarder]] },
    );
    const p = playing(half(b));
    expect(p.refusal(activate('C1'), 0)).toMatchObject({ code: 'cannotActivate' });
    expect(p.refusal(activate('C1'), 2)).toBeUndefined();
    p.play(PASS); // seat 0
    expect(p.asked()).toMatchObject({ seat: 2, ships: ['C1'] });
  });
});
