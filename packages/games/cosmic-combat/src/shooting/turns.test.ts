// Who is asked to shoot, when a side is done, and what the station does then (CC-50, CC-51, DW-36, X-230, X-258, X-260, X-261).
import { describe, expect, test } from 'vitest';
import { STACK } from '../procedures.ts';
import type { Battle } from '../state/types.ts';
import { SEVEN, sol, sun } from '../testing/duel.ts';
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
  PASS,
  playing,
  pooled,
  scene,
  seven,
  shooting,
} from '../testing/scenes.ts';

const FIRE = { A1: ['fire', 'fire'], A2: ['fire', 'fire'], B1: ['fire', 'fire'] } as const;
/** A1 and A2 before B1, all with Fire tokens. */
const ready = (more: Partial<Lineup> = {}): Battle =>
  given(
    lying(scene({ south: [sol, sol], north: [sun], ...more }), { A1: at(6, 14), A2: at(6, 22), B1: at(14, 18) }),
    FIRE,
  );
const shooters = (b: Battle): readonly string[] =>
  STACK.candidates(b, 0).flatMap((c) => (c.type === 'fire' || c.type === 'cast' ? [c.ship] : []));
const asked = (b: Battle): Battle => playing(shooting(b)).now();

describe('who is asked', () => {
  test('every ship with a shot; not who is gone, has passed, or whose owner has given up', () => {
    expect(shooters(asked(ready()))).toEqual(['A1', 'A2']);
    expect(shooters(asked(changed(ready(), 'A1', { fate: 'destroyed', wounds: 0 })))).toEqual(['A2']);
    expect(shooters(asked(changedTurn(ready(), 'A1', { ceased: true })))).toEqual(['A2']);
    expect(shooters(asked(given(ready(), { A1: ['move', 'move'] })))).toEqual(['A2']);
    const gone = playing(shooting({ ...ready(), conceded: [0] }));
    expect(gone.asked()).toMatchObject({ seat: 1, kind: 'fire' }); // the north's turn
  });

  test('[X-245] a ship that has passed casts nothing either', () => {
    const witch = seven('black-sun', SEVEN, { powers: ['blast'] });
    const b = pooled(given(ready({ south: [witch, sol], north: [sol] }), { A1: ['move', 'move'] }), 0, { affinity: 2 });
    expect(shooters(asked(b))).toEqual(['A1', 'A1', 'A2']); // with and without upcharge
    expect(shooters(asked(changedTurn(b, 'A1', { ceased: true })))).toEqual(['A2']);
  });

  test('[X-258] of several players each for his own ships, in the order of the seats', () => {
    const b = given(
      lying(scene({ south: [sol], north: [sun], more: [[0, sol]] }), { A1: at(6, 14), C1: at(6, 22), B1: at(14, 18) }),
      { A1: ['fire', 'fire'], C1: ['fire', 'fire'] },
    );
    const now = asked(b);
    expect(STACK.decisions(now).map(({ seat }) => seat)).toEqual([0, 2]);
    expect(STACK.candidates(now, 2)).toEqual([fire('C1', 'B1'), PASS]);
    expect(STACK.refuse(now, 2, fire('A1', 'B1'))).toMatchObject({ code: 'noSuchShip', ship: 'A1' });
    expect(STACK.refuse(now, 0, fire('A1', 'B1'))).toBeUndefined();
  });
});

describe('[X-230] what is waived', () => {
  test('between two ships all of the seat, during one only of that', () => {
    const p = playing(shooting(ready()));
    p.play(fire('A1', 'B1'), 1);
    p.play(PASS);
    expect(p.ship('A1').turn).toMatchObject({ ceased: true, fires: 2, fired: [0] });
    expect(p.ship('A2').turn).toMatchObject({ ceased: false, fires: 0 });
    p.play(PASS); // before the next ship
    expect(p.ship('A2').turn).toMatchObject({ ceased: true, fires: 2, fired: [] });
  });

  test('[CC-51] a ship is done when its tokens are used up; the next may shoot', () => {
    const p = playing(shooting(given(ready(), { A1: ['fire', 'move'], B1: ['move', 'move'] })));
    p.play(fire('A1', 'B1'), 1);
    expect(p.ship('A1').turn).toMatchObject({ ceased: true, fires: 1 });
    expect(STACK.decisions(p.now())).toEqual([{ seat: 0, kind: 'fire', rule: 'CC-50', ship: null }]);
    expect(p.refusal(fire('A1', 'B1'))).toMatchObject({ code: 'cannotFire' });
    expect(p.refusal(fire('A2', 'B1'))).toBeUndefined();
  });

  test('a cast of who is not asked is refused as a shot would be', () => {
    const now = asked(pooled(ready(), 1, { affinity: 3 }));
    expect(STACK.refuse(now, 0, cast('B1', 'blast', 'A1'))).toMatchObject({
      code: 'noSuchShip',
      rule: 'CC-50',
      ship: 'B1',
    });
    expect(STACK.refuse(now, 0, cast('Z1', 'blast', 'A1'))).toMatchObject({ code: 'noSuchShip', ship: 'Z1' });
  });
});

describe('[X-260] the station', () => {
  const manned = (more: Partial<Lineup> = {}, station: Battle['station'] = { crew: 4, holder: null }): Battle => ({
    ...lying(scene({ south: [sol], north: [sun], scenario: 'station-assault', ...more }), {
      A1: at(18, 27),
      B1: at(1.5, 1.5),
    }),
    station,
  });
  /** Only the south's half of the phase. */
  const fired = (b: Battle, ...dice: readonly number[]) =>
    playing(begun({ ...b, first: 0 }, 'movement', { type: 'shooting', side: 0, ship: null, step: 'begin' }), ...dice);

  test('shoots with both weapons, one after the other', () => {
    const p = fired(manned(), 1, 1);
    expect(p.told('shot').map((e) => (e.type === 'shot' ? [e.shooter, e.weapon, e.target] : []))).toEqual([
      ['S1', 0, 'A1'],
      ['S1', 1, 'A1'],
    ]);
    expect(p.rolls).toEqual(['attack 1 by 1', 'attack 1 by 1']);
  });

  test('is silent without a crew, when it is gone, boarded, or blind in a nebula', () => {
    expect(fired(manned({}, { crew: 0, holder: null })).told('shot')).toEqual([]);
    expect(fired(changed(manned(), 'S1', { fate: 'destroyed', wounds: 0 })).told('shot')).toEqual([]);
    const boarded = lying(manned(), { A1: { ...at(18, 18), y: 18 * 2540 + 5000 + 1500 + 500 } });
    expect(fired(boarded).told('shot')).toEqual([]);
    const nebula = { kind: 'nebula', disc: [18, 18, 1] } as const;
    expect(fired(manned({ pieces: [nebula] })).told('shot')).toEqual([]);
    expect(fired(manned({ pieces: [nebula], rulings: { nebulaBlind: false } }), 1, 1).told('shot')).toHaveLength(2);
    expect(fired(lying(manned(), { A1: at(1.5, 34) })).told('shot')).toEqual([]); // out of range
  });
});

test('[DW-36] casualties leave when both sides have shot, not before', () => {
  const dying = changed(ready({ more: [[1, sun]] }), 'A1', { wounds: 0 });
  const b = lying(dying, { C1: at(33, 33) });
  const p = playing(shooting(b));
  p.play(PASS);
  expect(p.asked()).toMatchObject({ seat: 1, kind: 'fire' });
  expect(p.ship('A1').fate).toBe('alive');
  p.play(PASS);
  expect(p.ship('A1').fate).toBe('destroyed');
});
