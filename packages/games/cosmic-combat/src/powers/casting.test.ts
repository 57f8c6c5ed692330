// Which powers are offered.
import { describe, expect, test } from 'vitest';
import { shipOf } from '../state/battle.ts';
import type { Battle, CastCommand } from '../state/types.ts';
import { duel, SEVEN, sol } from '../testing/duel.ts';
import {
  at,
  cast,
  changed,
  changedTurn,
  type Lineup,
  lying,
  playing,
  pooled,
  seven,
  shooting,
} from '../testing/scenes.ts';
import { castCommands, castCost, castsOf, powerOfShip, refuseCast } from './casting.ts';

describe('powers', () => {
  const witch = (powers: readonly string[]) => seven('black-sun', SEVEN, { powers });
  const ready = (powers: readonly string[], affinity = 3): Battle =>
    pooled(shooting(duel({ south: [witch(powers)], north: [sol] })), 0, { affinity });

  test('[DW-84] what has no meaning between ships is nobody’s power', () => {
    const p = playing(ready(['mend', 'fireburst', 'blast']));
    expect(
      p
        .candidates()
        .filter((c) => c.type === 'cast')
        .map((c) => (c.type === 'cast' ? c.power : '')),
    ).toEqual(['blast', 'blast']);
    expect(p.refusal(cast('A1', 'fireburst', 'B1'))).toMatchObject({ why: 'unknown' });
    expect(p.refusal(cast('A1', 'mend', 'B1'))).toMatchObject({ why: 'unknown' });
  });

  test('[DW-89] [X-248] castings that are offered: what the pool pays, the upcharge as far as it helps', () => {
    const offered = (b: Battle) =>
      playing(b)
        .candidates()
        .flatMap((c) => (c.type === 'cast' ? [c.upcharge] : []));
    expect(offered(ready(['blast'], 3))).toEqual([0, 1]);
    expect(offered(ready(['blast'], 1))).toEqual([0]);
    expect(offered(changed(ready(['blast'], 3), 'B1', { wounds: 1 }))).toEqual([0]);
    const any = pooled(shooting(duel({ south: [witch(['blast'])], north: [sol], rulings: { upchargeCap: null } })), 0, {
      affinity: 9,
    });
    expect(offered(any)).toEqual([0, 1, 2, 3]); // up to its last Wound
    const asked = playing(ready(['blast'], 3)).now();
    expect(castsOf(asked, shipOf(changed(asked, 'A1', { fate: 'destroyed', wounds: 0 }), 'A1'))).toEqual([]);
    expect(
      castsOf(changedTurn(asked, 'A1', { cast: true }), shipOf(changedTurn(asked, 'A1', { cast: true }), 'A1')),
    ).toEqual([]);
    expect(castCommands(asked, 1)).toEqual([]);
    expect(castCommands(asked, 0)).toHaveLength(2);
  });
});

describe('why a power is not cast, with its rule', () => {
  const witch = seven('black-sun', SEVEN, { powers: ['blast', 'root'] });
  const ready = (more: Partial<Lineup> = {}): Battle =>
    pooled({ ...duel({ south: [witch], north: [sol], ...more }), phase: 'shoot' }, 0, { affinity: 3 });
  const BLAST = { ship: 'A1', power: 'blast', target: 'B1', upcharge: 0 };
  const piece = (kind: 'asteroid' | 'nebula', x: number): Partial<Lineup> => ({
    pieces: [{ kind, disc: [x, 18, 0.5] }],
  });
  const beside = { ...at(6, 18), y: 18 * 2540 + 3500 };

  const rows: readonly (readonly [string, string, Battle, object?])[] = [
    ['unknown', 'DW-84', ready(), { power: 'lightning' }],
    ['alreadyCast', 'X-245', changedTurn(ready(), 'A1', { cast: true })],
    ['hasShot', 'DW-86', changedTurn(ready(), 'A1', { fired: [0] })],
    ['tooDear', 'DW-89', pooled(ready(), 0, { affinity: 0 })],
    ['wrongPhase', 'X-245', ready(), { power: 'root' }],
    ['wrongPhase', 'X-245', { ...ready(), phase: 'combat' }],
    ['noTarget', 'X-246', ready(), { target: 'C1' }],
    ['noTarget', 'X-246', ready(), { target: 'A1' }],
    ['noTarget', 'X-246', changed(ready(), 'B1', { wounds: 0 })],
    ['noTarget', 'X-246', changed(ready(), 'B1', { fate: 'destroyed' })],
    ['outOfRange', 'X-246', lying(ready(), { B1: at(33, 18) })],
    ['unseen', 'X-246', ready(piece('asteroid', 10))],
    ['obscured', 'X-234', ready(piece('nebula', 14))],
    ['blind', 'X-234', ready(piece('nebula', 6))],
    ['notNear', 'DW-87', lying(ready({ north: [sol, sol] }), { B2: beside })],
    ['immune', 'DW-26', ready({ north: [{ ...sol, rules: ['null-monks'] }] })],
    ['noUpcharge', 'X-248', ready(), { upcharge: 2 }],
  ];
  test.each(rows.map(([why, rule, b, change = {}]) => ({ why, rule, b, change })))(
    '$why ($rule)',
    ({ why, rule, b, change }) => {
      const command: CastCommand = { type: 'cast', ...BLAST, ...change };
      expect(refuseCast(b, 0, command)).toEqual({ code: 'cannotCast', rule, power: command.power, why });
      expect(castCommands(b, 0)).not.toContainEqual(command);
    },
  );

  test('[X-245] who is not there, not one’s own or gone', () => {
    const no = (ship: string) => ({ code: 'noSuchShip', rule: 'X-245', ship });
    expect(refuseCast(ready(), 0, { type: 'cast', ...BLAST, ship: 'C1' })).toEqual(no('C1'));
    expect(refuseCast(ready(), 1, { type: 'cast', ...BLAST })).toEqual(no('A1'));
    const gone = changed(ready(), 'A1', { fate: 'destroyed', wounds: 0 });
    expect(refuseCast(gone, 0, { type: 'cast', ...BLAST })).toEqual(no('A1'));
    expect(refuseCast(ready(), 0, { type: 'cast', ...BLAST })).toBeUndefined();
  });

  test('[DW-26] Confessors make it dearer within 24 inches, and only enemies', () => {
    const cost = (north: Lineup['north'], x: number, south: Lineup['south'] = [witch]) => {
      const b = lying(ready({ north, south }), { B1: at(x, 18), ...(south.length > 1 ? { A2: at(6, 24) } : {}) });
      return castCost(b, shipOf(b, 'A1'), powerOfShip(b, shipOf(b, 'A1'), 'blast')!, 0);
    };
    const confessors = { ...sol, rules: ['confessors'] };
    expect([cost([sol], 14), cost([confessors], 14), cost([confessors], 33)]).toEqual([1, 2, 1]);
    expect(cost([sol], 14, [witch, { ...witch, rules: ['confessors'] }])).toBe(1);
  });
});
