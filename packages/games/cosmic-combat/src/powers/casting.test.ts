// Which powers are offered.
import { describe, expect, test } from 'vitest';
import { shipOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import { duel, SEVEN, sol } from '../testing/duel.ts';
import { cast, changed, changedTurn, playing, pooled, seven, shooting } from '../testing/scenes.ts';
import { castCommands, castsOf } from './casting.ts';

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
