// What keeps a ship from moving, boarding and drifting, and in which order ships of a side move.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { STACK } from '../procedures.ts';
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
} from '../testing/scenes.ts';
import { canAct } from './activation.ts';
import { aroundOf } from './around.ts';
import { boardable, refuseBoard } from './board.ts';
import { boardFault, boardsLeft, isDrifting, moveFault, movesLeft } from './tokens.ts';

const SEVEN = [3, 3, 2, 5, 2, 5, 6] as const;
const sol = seven('empire-of-sol', SEVEN);
const sun = seven('black-sun', SEVEN);
const still = seven('empire-of-sol', SEVEN, { class: 'round', base: [100, 100], stats: { ...sol.stats, move: 0 } });
const half = (b: Battle, side: 0 | 1 = 0): Battle => begun(b, 'movement', { type: 'half', side, step: 'begin' });
/** Long side to long side, so far apart. */
const beside = ({ x, y }: Place, gap: number): Place => ({ x, y: y + 3000 + gap, facing: 0 });
const A = at(18, 18);

const laid = (
  tokens: readonly Token[],
  places: Readonly<Record<string, Place>> = {},
  more: Partial<Lineup> = {},
): Battle =>
  given(lying(scene({ south: [sol], north: [sun], ...more }), { A1: { ...A }, B1: at(33, 33), ...places }), {
    A1: tokens,
  });
const one = (b: Battle) => shipOf(b, 'A1');

describe('tokens', () => {
  test('[X-210] what is left of each kind', () => {
    const b = laid(['move', 'move']);
    expect([movesLeft(one(b)), boardsLeft(one(b))]).toEqual([2, 0]);
    const used = changedTurn(laid(['move', 'board']), 'A1', { moves: 1 });
    expect([movesLeft(one(used)), boardsLeft(one(used))]).toEqual([0, 1]);
    expect(movesLeft(one(changed(b, 'A1', { tokens: null })))).toBe(0);
  });

  test.each<readonly [string | null, Battle]>([
    [null, laid(['move', 'fire'])],
    ['noToken', laid(['fire', 'fire'])],
    ['noToken', changedTurn(laid(['move', 'fire']), 'A1', { moves: 1 })],
    ['rooted', changed(laid(['move', 'fire']), 'A1', { rooted: 1 })],
    ['held', changedTurn(laid(['move', 'fire']), 'A1', { held: true })],
    ['immobile', laid(['move', 'fire'], {}, { south: [still] })],
  ])('[X-210] [X-221] [X-228] [X-249] a Move token: %s', (fault, b) => {
    expect(moveFault(b, one(b))).toBe(fault);
    expect(canAct(b, one(b))).toBe(fault === null);
  });

  const near = { B1: beside(A, inch(2)) };
  /** CC-38: nobody boards from a fighter, whatever crew it had. */
  const crewed = seven('empire-of-sol', SEVEN, { class: 'fighter', base: [30, 30] });

  test.each<readonly [string | null, Battle]>([
    [null, laid(['board', 'fire'], near)],
    ['noToken', laid(['fire', 'fire'], near)],
    ['second', changedTurn(laid(['board', 'board'], near), 'A1', { boards: 1 })],
    ['rooted', changed(laid(['board', 'fire'], near), 'A1', { rooted: 0 })],
    ['noAggressors', laid(['board', 'fire'], near, { south: [seven('empire-of-sol', [3, 3, 2, 5, 0, 5, 6])] })],
    ['notBoardable', laid(['board', 'fire'], near, { south: [crewed] })],
    ['locked', laid(['board', 'fire'], { B1: beside(A, inch(0.5)) })],
    ['locked', changedTurn(laid(['board', 'fire'], near), 'A1', { held: true })],
  ])('[CC-26] [CC-38] [X-220] [X-223] [X-249] a Boarding token: %s', (fault, b) => {
    expect(boardFault(b, one(b))).toBe(fault);
    const rules: Readonly<Record<string, string>> = {
      noToken: 'CC-26',
      second: 'CC-39',
      noAggressors: 'CC-26',
      notBoardable: 'CC-38',
      locked: 'X-223',
      rooted: 'X-249',
    };
    const refusal = fault === null ? undefined : { code: 'cannotBoard', rule: rules[fault], target: 'B1', why: fault };
    expect(refuseBoard(aroundOf(b, one(b)), { type: 'board', target: 'B1' })).toEqual(refusal);
    expect(boardable(aroundOf(b, one(b)))).toEqual(fault === null ? ['B1'] : []);
    expect(canAct(b, one(b))).toBe(fault === null);
  });

  test.each<readonly [object, Battle, string]>([
    [
      { code: 'cannotBoard', rule: 'CC-36', target: 'A2', why: 'notAnEnemy' },
      laid(['board', 'fire'], { A2: beside(A, inch(2)) }, { south: [sol, sol] }),
      'A2',
    ],
    [
      { code: 'cannotBoard', rule: 'CC-38', target: 'B1', why: 'notBoardable' },
      laid(['board', 'fire'], near, { north: ['black-sun.corsair'] }),
      'B1',
    ],
    [{ code: 'cannotBoard', rule: 'X-219', target: 'B1', why: 'outOfReach' }, laid(['board', 'fire']), 'B1'],
    [{ code: 'noSuchShip', rule: 'X-220', ship: 'A1' }, laid(['board', 'fire'], near), 'A1'],
    [{ code: 'noSuchShip', rule: 'X-220', ship: 'C1' }, laid(['board', 'fire'], near), 'C1'],
    [
      { code: 'noSuchShip', rule: 'X-220', ship: 'B1' },
      changed(laid(['board', 'fire'], near), 'B1', { fate: 'destroyed', wounds: 0 }),
      'B1',
    ],
  ])('[CC-37] [CC-38] [X-220] whom not: %j', (refusal, b, target) => {
    expect(refuseBoard(aroundOf(b, one(b)), { type: 'board', target })).toEqual(refusal);
    expect(boardable(aroundOf(b, one(b)))).not.toContain(target);
  });

  test('[X-261] [X-260] whose owner has given up, who has been activated, what is nobody’s and what is gone acts no more', () => {
    const b = laid(['move', 'move']);
    expect(canAct({ ...b, conceded: [0] }, one(b))).toBe(false);
    expect(canAct(b, one(changedTurn(b, 'A1', { activated: true })))).toBe(false);
    expect(canAct(b, one(changed(b, 'A1', { fate: 'destroyed', wounds: 0 })))).toBe(false);
    expect(canAct(b, { ...one(b), seat: null })).toBe(false);
  });
});

describe('[X-211] who drifts', () => {
  test.each<readonly [string, boolean, Battle]>([
    ['without a Move token', true, laid(['fire', 'shield'])],
    ['with one', false, laid(['fire', 'move'])],
    ['with one that was used', false, changedTurn(laid(['fire', 'move']), 'A1', { moves: 1, moved: inch(3) })],
    ['rooted', false, changed(laid(['fire', 'shield']), 'A1', { rooted: 1 })],
    ['held in a boarding', false, changedTurn(laid(['fire', 'shield']), 'A1', { held: true })],
    ['not on the board', false, changed(laid(['fire', 'shield']), 'A1', { fate: 'destroyed', wounds: 0 })],
    ['without engines', false, laid(['fire', 'shield'], {}, { south: [still] })],
    ['locked', false, laid(['fire', 'shield'], { B1: beside(A, inch(0.5)) })],
    ['locked, nose to stern', false, laid(['fire', 'shield'], { B1: { ...A, x: A.x + 6000 + 2400 } })],
    [
      'locked, corner to corner',
      false,
      laid(['fire', 'shield'], { B1: { ...A, x: A.x - 6000 - 1700, y: A.y - 3000 - 1700 } }),
    ],
    ['an inch from an enemy', true, laid(['fire', 'shield'], { B1: beside(A, inch(1)) })],
    [
      'docked at its own station',
      false,
      laid(['fire', 'shield'], { A2: { ...A, y: A.y + 1500 + 5000 + 2000 } }, { south: [sol, still] }),
    ],
    [
      'an inch from its own station',
      true,
      laid(['fire', 'shield'], { A2: { ...A, y: A.y + 1500 + 5000 + 2540 } }, { south: [sol, still] }),
    ],
    ['near a friend that has engines', true, laid(['fire', 'shield'], { A2: beside(A, 2000) }, { south: [sol, sol] })],
    [
      'by the switch, its Move token moved nothing',
      true,
      laid(['fire', 'move'], {}, { rulings: { minMoveAlways: true } }),
    ],
    [
      'by the switch, it moved',
      false,
      changedTurn(laid(['fire', 'move'], {}, { rulings: { minMoveAlways: true } }), 'A1', { moved: inch(1) }),
    ],
    [
      'by the switch, it turned',
      false,
      changedTurn(laid(['fire', 'move'], {}, { rulings: { minMoveAlways: true } }), 'A1', { turned: true }),
    ],
  ])('%s: %s', (_, drifts, b) => {
    expect(isDrifting(b, one(b))).toBe(drifts);
  });

  test('[X-260] a station that its side holds docks it, one that nobody or the other holds does not', () => {
    const scene1 = lying(scene({ south: [sol], north: [sun], scenario: 'station-assault' }), { B1: at(3, 3) });
    const station = shipOf(scene1, 'S1').place!;
    const b = given(lying(scene1, { A1: { ...station, y: station.y + 5000 + 1500 + 2000 } }), {
      A1: ['fire', 'shield'],
    });
    const held = (holder: 0 | 1 | null): boolean => isDrifting({ ...b, station: { crew: 0, holder } }, one(b));
    expect([held(0), held(1), held(null)]).toEqual([false, false, false]); // with the others it is locked
    const calm = given(
      lying(
        scene({
          south: [{ ...sol, stats: { ...sol.stats, aggression: 0 } }],
          north: [sun],
          scenario: 'station-assault',
        }),
        { B1: at(3, 3), A1: one(b).place! },
      ),
      { A1: ['fire', 'shield'] },
    );
    expect(isDrifting({ ...calm, station: { crew: 0, holder: 0 } }, one(calm))).toBe(false);
  });
});

describe('[X-210] [X-258] the half of a side', () => {
  const team = (
    tokens: Readonly<Record<string, readonly Token[]>>,
    places: Readonly<Record<string, Place>> = {},
  ): Battle =>
    given(
      lying(scene({ south: [sol, sol], north: [sun], more: [[0, sol]] }), {
        A1: at(6, 6, 90),
        A2: at(12, 6, 90),
        B1: at(33, 33),
        C1: at(24, 6, 90),
        ...places,
      }),
      tokens,
    );
  const MOVES = { A1: ['move', 'move'], A2: ['move', 'move'], C1: ['move', 'move'] } as const;
  const asked = (b: Battle) => STACK.decisions(b).map((d) => [d.seat, 'ships' in d ? d.ships : []]);

  test('both players of a side are asked at once; who passes is done, the other goes on', () => {
    const p = playing(half(team(MOVES)));
    expect(asked(p.now())).toEqual([
      [0, ['A1', 'A2']],
      [2, ['C1']],
    ]);
    p.play(PASS);
    expect(asked(p.now())).toEqual([[2, ['C1']]]);
    p.play({ type: 'activate', ship: 'C1' });
    expect(p.asked()).toMatchObject({ kind: 'move', seat: 2 });
    p.play(PASS);
    expect(p.told('tokenLost')).toHaveLength(6);
  });

  test('[X-211] ships that would drift apart from all are not asked about; those whose order matters are', () => {
    const drifting = { A1: ['fire', 'fire'], A2: ['fire', 'fire'], C1: ['fire', 'fire'] } as const;
    const far = playing(half(team(drifting)));
    expect(far.told('moved').map((e) => (e.type === 'moved' ? e.ship : ''))).toEqual(['A1', 'A2', 'C1']);
    const gap = (between: number) => half(team(drifting, { A2: { ...at(6, 6, 90), x: 6 * 2540 + 3000 + between } }));
    expect(asked(playing(gap(3 * 2540)).now())).toEqual([[0, ['A1', 'A2']]]); // two drifts and a zone reach so far
    expect(playing(gap(3 * 2540 + 10)).told('moved')).toHaveLength(3);
    const onto = half(
      team(
        { ...drifting, A2: ['fire', 'fire'] },
        { A2: at(30, 20, 90), B1: { ...at(6, 6, 270), y: 6 * 2540 + 6000 + 2540 } },
      ),
    );
    expect(asked(playing(onto).now())[0]).toEqual([0, ['A1', 'A2']]);
  });

  test('[X-249] a half frees what its own side has rooted, not what the other has', () => {
    const b = changed(changed(team(MOVES), 'B1', { rooted: 0 }), 'A1', { rooted: 1 });
    const p = playing(half(b));
    expect([p.ship('B1').rooted, p.ship('A1').rooted]).toEqual([null, 1]);
    expect(asked(p.now())[0]).toEqual([0, ['A2']]);
  });

  test('[X-245] a power keeps the half open, between activations', () => {
    const witch = seven('eldritch-cult', SEVEN, { powers: ['root'] });
    const b = given(lying(scene({ south: [witch], north: [sun] }), { A1: at(6, 18), B1: at(14, 18) }), {
      A1: ['fire', 'fire'],
    });
    const p = playing(half(pooled(b, 0, { affinity: 1 })));
    expect(p.candidates()).toEqual([{ type: 'activate', ship: 'A1' }, cast('A1', 'root', 'B1'), PASS]);
    p.play(cast('A1', 'root', 'B1'));
    expect(p.ship('B1').rooted).toBe(0);
    const q = playing(half(b)); // nothing to pay with: it drifts unasked
    expect(q.told('moved')).toMatchObject([{ ship: 'A1', why: 'drift' }]);
  });

  test('[X-259] a freighter escapes over the far edge alone', () => {
    const convoy = (place: Place, tokens: readonly Token[] = ['move', 'fire']): Battle => {
      const b = copyBattle(
        lying(scene({ south: [sol], north: [sun], scenario: 'convoy' }), { A1: at(30, 6), B1: at(33, 30) }),
      );
      b.ships = [...b.ships, ...[2, 3, 4].map((n) => newShip(`A${n}`, 0, FREIGHTER, 4))];
      b.attacker = 1;
      return given(lying(b, { A2: place, A3: at(3, 6), A4: at(9, 6) }), { A2: tokens });
    };
    const refusal = (place: Place, tokens?: readonly Token[]) => {
      const b = convoy(place, tokens);
      const p = playing(half(b));
      p.play({ type: 'activate', ship: 'A2' });
      return p.refusal({ type: 'escape' } as CosmicCommand);
    };
    expect(refusal(at(18, 30, 90))).toBeUndefined(); // 6 inches less half a base to go, Move 7
    expect(refusal(at(18, 20, 90))).toMatchObject({ code: 'cannotMove', rule: 'X-259', why: 'tooFar' });
    expect(refusal(at(18, 6, 270))).toMatchObject({ code: 'cannotMove', rule: 'X-259', why: 'edge' }); // its own edge
    expect(refusal(at(33, 18, 0))).toMatchObject({ code: 'cannotMove', rule: 'X-259', why: 'edge' }); // to the side
    const p = playing(half(convoy(at(18, 30, 90))));
    p.play({ type: 'activate', ship: 'A2' });
    expect(p.candidates()[0]).toEqual({ type: 'escape' });
    p.play({ type: 'escape' } as CosmicCommand);
    expect(p.ship('A2')).toMatchObject({ fate: 'escaped', wounds: 4 });
  });
});
