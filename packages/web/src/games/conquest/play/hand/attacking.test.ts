// An enemy is chosen: it is attacked by who is chosen or by whoever does it best, whole and at once.

import { conquest, engagementChances, findModel, isInContact, modelOf, shotChances } from '@muster/conquest';
import { describe, expect, test } from 'vitest';
import { hand } from '../gestures.ts';
import { at, field, ground, model, now, planned, played, shooting, touched } from '../test/wars.ts';
import { IDLE } from './types.ts';

const ARCHERS = { 'A5-3': { sheet: 'sagittarii', at: [6, 12] } } as const;

describe('while units move', () => {
  test('[X-316] who is chosen engages it in the way that the odds favour, and one press plays it', () => {
    const b = field();
    const charge = planned(b, model('A4-1'), model('B2-3'));
    expect(charge.main?.commands.map(({ type }) => type)).toEqual(['activate', 'walk']);
    const walk = charge.main!.commands[1]!;
    if (walk.type !== 'walk') throw new Error('it does not walk');
    const legion = played(b, [{ type: 'activate', unit: 'A4-1' }]);
    const worth = (path: typeof walk.path): number => {
      const odds = engagementChances(legion, modelOf(legion, 'A4-1'), { type: 'walk', path, engage: true })!;
      return odds.sides[0].mean - odds.sides[1].mean;
    };
    const others = conquest.candidates(legion, 0).flatMap((c) => (c.type === 'walk' && c.engage ? [c.path] : []));
    expect(others.length).toBeGreaterThan(0);
    for (const path of others) expect(worth(walk.path)).toBeGreaterThanOrEqual(worth(path) - 0.005);
    expect(charge.odds).toMatchObject({ kind: 'fight' });
    expect(charge.options.filter(({ chosen }) => chosen)).toHaveLength(1);
  });

  test('while nobody is chosen, whoever does it best attacks; the same click again changes nothing', () => {
    const b = field({ models: { 'A3-1': { sheet: 'legion', at: [4, 4] } } });
    for (const held of [IDLE, hand.first(now(b))]) {
      const attack = hand.touch(now(b), held, model('B2-3')).held;
      expect(attack).toMatchObject({ kind: 'route', unit: 'A4-1', against: { target: 'B2-3', kind: 'engage' } });
      expect(hand.touch(now(b), attack, model('B2-3')).held).toEqual(attack);
      expect(hand.back(now(b), attack, undefined)).toMatchObject({ unit: 'A4-1', steps: [], against: undefined });
    }
  });

  test('one out of reach is gone towards, and said so; others who reach it are one click off', () => {
    const b = field({ models: { 'A3-1': { sheet: 'legion', at: [4, 4] } } });
    const { held } = touched(b, model('A3-1'), model('B2-3'));
    const plan = hand.plan(now(b), held);
    expect(held).toMatchObject({ unit: 'A3-1', against: { kind: 'near' } });
    expect(plan.hint).toBe('Wardens B2 is out of reach of Legion A3 in this round: it goes as near as it gets.');
    const far = (m: { readonly at: { readonly x: number; readonly y: number } }): number =>
      Math.hypot(m.at.x - at(18, 18).x, m.at.y - at(18, 18).y);
    const there = played(b, plan.main!.commands);
    expect(far(modelOf(b, 'A3-1')) - far(modelOf(there, 'A3-1'))).toBeGreaterThan(at(5, 0).x);
    const other = plan.options.find(({ group }) => group === 'Others could attack it');
    expect(other).toMatchObject({ words: expect.stringMatching(/^Legion A4: engage it/), held: { unit: 'A4-1' } });
  });

  test('[CQ-56] who is in contact with it fights anyway: the unit that is offered goes towards it, and is not let go for that', () => {
    const b = field({
      models: { 'A3-1': { sheet: 'legion', at: [4, 4] }, 'A4-1': { sheet: 'legion', at: [18, 17.05] } },
    });
    expect(isInContact(b, modelOf(b, 'A4-1'))).toBe(true);
    const { held } = touched(b, model('B2-3'));
    expect(held).toMatchObject({ kind: 'route', unit: 'A3-1', against: { target: 'B2-3', kind: 'near' } });
    expect(hand.plan(now(b), held).main?.commands.map(({ type }) => type)).toEqual(['activate', 'walk']);
    expect(hand.plan(now(b), held).options.map(({ group }) => group)).not.toContain('Others could attack it');
  });

  test('what was planned before stays: the attack goes on from there', () => {
    const b = field();
    const { held } = touched(b, model('A3-1'), ground(16, 12), model('B2-3'));
    expect(held).toMatchObject({ steps: [{ path: [at(16, 12)] }, { engage: true }], against: { from: 1 } });
    expect(() => played(b, hand.plan(now(b), held).main!.commands)).not.toThrow();
  });

  test('[CQ-45] [DW-66] who shoots goes to where its shot is best and may still be fired, the shot is meant for later', () => {
    const b = field({ models: { ...ARCHERS, 'B2-3': { sheet: 'wardens', at: [6, 27] } } });
    const { held } = touched(b, model('A5-3'), model('B2-3'));
    expect(held).toMatchObject({ against: { kind: 'shoot', shot: { type: 'shoot', unit: 'A5-3', target: 'B2-3' } } });
    const { main, odds, marks } = hand.plan(now(b), held);
    expect(main?.words).toMatch(/^Sagittarii A5: go .* in, to shoot at Wardens B2$/);
    expect(odds).toMatchObject({ kind: 'shot' });
    expect(marks.lines.at(-1)?.to).toEqual(at(6, 27));
    const moved = played(b, main!.commands);
    const later = { ...shooting(), models: moved.models };
    const shot = held.kind === 'route' ? held.against!.shot! : undefined;
    expect(conquest.refuse(later, 0, shot!)).toBeUndefined();
    if (odds?.kind === 'shot') expect(odds.of.mean).toBeCloseTo(shotChances(later, shot!)!.mean, 9);
  });

  test('who stands well stays, and is done with its move', () => {
    const b = field({ models: { ...ARCHERS, 'B2-3': { sheet: 'wardens', at: [6, 22] } } });
    const { main, options } = planned(b, model('A5-3'), model('B2-3'));
    expect(options.map(({ words }) => words)).toEqual([
      'Stay and shoot',
      'Stay and shoot, in an arc',
      'Only go towards it',
    ]);
    expect(main).toMatchObject({
      words: 'Sagittarii A5 stays, to shoot at Wardens B2',
      commands: [{ type: 'activate' }, { type: 'finish' }],
    });
    expect(findModel(played(b, main!.commands), 'A5-3')?.turn.activated).toBe(true);
  });

  test('[X-354] a building is assaulted: up to its walls', () => {
    const b = field({
      models: { 'B1-hq': { sheet: 'command-bunker', at: [18, 20] }, 'B2-3': { sheet: 'wardens', at: [34, 34] } },
    });
    const { main, odds, hint } = planned(b, model('A3-1'), model('B1-hq'));
    expect(hint).toMatch(/assaults it in the Close Combat phase/);
    expect(odds).toMatchObject({ kind: 'fight', of: { fight: { building: 'B1-hq' } } });
    expect(() => played(b, main!.commands)).not.toThrow();
  });
});

describe('while one shoots', () => {
  const guns = () =>
    shooting({
      models: {
        'A5-6': { sheet: 'ballistae', at: [18, 14] },
        'A6-3': { sheet: 'sagittarii', at: [16, 12] },
        'B3-3': { sheet: 'wardens', at: [34, 34] },
      },
      banks: [
        [150, 0],
        [0, 0],
      ],
    });

  test('whoever hits it best shoots, also while a builder lies in the hand', () => {
    const b = guns();
    const best = (['A5-6', 'A6-3'] as const)
      .map((unit) => ({ unit, of: shotChances(b, { type: 'shoot', unit, target: 'B2-3', arc: false })!.mean }))
      .sort((p, q) => q.of - p.of)[0]!;
    const builder = { kind: 'act', model: 'A1-hq', act: null, offered: true } as const;
    for (const held of [IDLE, builder])
      expect(hand.touch(now(b), held, model('B2-3')).held).toMatchObject({
        kind: 'act',
        model: best.unit,
        act: { type: 'shoot', target: 'B2-3' },
      });
    expect(touched(b, model('A6-3'), model('B2-3')).held).toMatchObject({ model: 'A6-3', act: { type: 'shoot' } });
  });

  test('a target out of range is refused with the reason, and what was aimed at stays', () => {
    const b = guns();
    const { held, remark } = touched(b, model('A6-3'), model('B2-3'), model('B3-3'));
    expect(held).toMatchObject({ model: 'A6-3', act: { target: 'B2-3' } });
    const refusal = conquest.refuse(b, 0, { type: 'shoot', unit: 'A6-3', target: 'B3-3', arc: false });
    expect(remark).toEqual({ at: at(34, 34), text: conquest.explain(refusal!) });
  });

  test('who cannot says who could', () => {
    const b = guns();
    const { held, remark } = touched(b, model('A1-hq'), model('B2-3'));
    expect(held).toMatchObject({ kind: 'act', model: 'A1-hq' });
    expect(remark?.text).toMatch(/A[56] could attack it\.$/);
  });

  test('an enemy that nobody can shoot at is looked at: who could get at it, and when', () => {
    const b = shooting();
    expect(touched(b, model('B2-3')).held).toEqual({ kind: 'look', model: 'B2-3' });
    expect(planned(b, model('B2-3')).facts[1]).toMatch(/units engage it in the next Movement phase/);
  });
});

describe('what is meant for later', () => {
  const archers = () => field({ models: { ...ARCHERS, 'B2-3': { sheet: 'wardens', at: [6, 22] } } });

  test('[CQ-45] a shot that was meant when its unit moved stays drawn, and is the first offer when one shoots', () => {
    const b = archers();
    const { held } = touched(b, model('A5-3'), model('B2-3'));
    const moved = played(b, hand.plan(now(b), held).main!.commands);
    const next = hand.first(now(moved), held);
    expect(next).toMatchObject({ kind: 'route', offered: true, meant: { shots: [{ unit: 'A5-3', target: 'B2-3' }] } });
    const other = hand.touch(now(moved), next, model('A4-1')).held;
    expect(hand.plan(now(moved), other).marks.lines).toContainEqual(
      expect.objectContaining({ from: at(6, 12), to: at(6, 22) }),
    );
    const later = { ...shooting(), models: moved.models };
    const offer = hand.first(now(later), other);
    expect(hand.plan(now(later), offer).main?.commands).toEqual([
      { type: 'shoot', unit: 'A5-3', target: 'B2-3', arc: false },
    ]);
    // what it aims at now is drawn, what it meant is not drawn beside it
    const texts = hand.plan(now(later), offer).marks.lines.map(({ text }) => text);
    expect(texts).toHaveLength(1);
    expect(texts).not.toContain('meant');
    // one that was planned and not played is not meant
    expect(hand.first(now(b), held).meant).toBeUndefined();
  });

  test('the same target again lies in the hand of the next who could shoot at it', () => {
    const b = shooting({
      models: {
        'A5-3': { sheet: 'sagittarii', at: [16, 12], turn: { shot: true } },
        'A6-3': { sheet: 'sagittarii', at: [20, 12] },
        'A7-3': { sheet: 'sagittarii', at: [14, 12] },
        'B3-3': { sheet: 'wardens', at: [16, 20] },
      },
    });
    const last = {
      kind: 'act',
      model: 'A5-3',
      act: { type: 'shoot', unit: 'A5-3', target: 'B3-3', arc: false },
    } as const;
    const again = hand.first(now(b), last);
    expect(again).toMatchObject({ kind: 'act', offered: true, act: { type: 'shoot', target: 'B3-3' } });
    expect(hand.plan(now(b), again).main?.words).toMatch(/^Sagittarii A[67] shoots .*at Wardens B3$/);
  });
});
