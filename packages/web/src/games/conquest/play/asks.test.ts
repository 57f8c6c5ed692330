// Questions that the slip answers: what they say, and what their buttons play.

import { type Battle, type ConquestDecision, type Frame, modelOf } from '@muster/conquest';
import { expect, test } from 'vitest';
import type { DecisionOf } from '../../../contract/tabletop.ts';
import { asks, NO_DRAFT } from './asks.tsx';
import { duelOf, mostPoints, worthWords } from './duels.ts';
import { type Held, IDLE } from './hand/types.ts';
import { planOf } from './plan/plan.ts';
import { field } from './test/wars.ts';
import type { Draft } from './types.ts';

type Kind = keyof typeof asks;

/** What is asked of the first seat. */
const ask = <K extends Kind>(
  b: Battle,
  decision: Omit<DecisionOf<ConquestDecision, K>, 'seat' | 'rule'>,
  draft: Partial<Draft> = {},
  held: Held = IDLE,
) => {
  const now = { view: b, decision: { seat: 0, rule: 'CQ-20', ...decision }, changing: false, left: undefined };
  return asks[decision.kind as Kind]!.ask(now as never, { ...NO_DRAFT, ...draft }, held);
};

test('aims are sealed once there are a scenario and two missions', () => {
  const aims = (scenario: string | null, missions: readonly string[]) =>
    ask<'muster'>(field(), { kind: 'muster' }, {}, { kind: 'aims', scenario, missions } as Held);
  expect(aims(null, [])).toMatchObject({ wait: 'Choose a scenario', main: undefined });
  expect(aims('conquest', ['claims'])).toMatchObject({ wait: 'Choose two missions', main: undefined });
  expect(aims('conquest', ['claims', 'relics']).main?.commands).toEqual([
    { type: 'muster', scenario: 'conquest', missions: ['claims', 'relics'] },
  ]);
});

test('[X-366] research names its price; what the bank does not pay for has no button, and one may stop at any time', () => {
  const research = (R: number) => {
    const b = field({
      stack: [{ type: 'roundEnd' }, { type: 'research', side: 0 }],
      phase: 'priority',
      banks: [
        [R, R],
        [0, 0],
      ],
    });
    return ask<'research'>(b, { kind: 'research' }, {}, { kind: 'research', item: 'field-medics', unit: null });
  };
  expect(research(0)).toMatchObject({ main: undefined, end: { commands: [{ type: 'done' }] } });
  expect(research(500).main).toMatchObject({
    words: 'Research Field Medics for 50 R + 5 A',
    commands: [{ type: 'research', item: 'field-medics', unit: null }],
  });
});

test('[CQ-72] a wager is made of what is drafted, beyond what is bid already', () => {
  const wager = (points: number) => ask<'wager'>(field(), { kind: 'wager', own: 1, other: 2, most: 3 }, { points });
  expect(wager(0)).toMatchObject({ main: { words: 'Stop at 1' }, end: undefined }); // to go on is the main button
  expect(wager(2).main).toMatchObject({ words: 'Wager 2 more', commands: [{ type: 'wager', points: 2 }] });
});

test('[X-356] Heroic Resolve says what it costs and what is left', () => {
  const b = field({ destiny: [2, 0] });
  const { hint, main, end } = ask<'resolve'>(b, { kind: 'resolve', model: 'A3-1', left: 1 });
  expect(hint).toBe('Legion A3 is about to lose a Wound: 2 left. Heroic Resolve ignores it 50%, for 1 of 2 Destiny.');
  expect([main?.commands, end?.commands]).toEqual([
    [{ type: 'resolve', pay: true }],
    [{ type: 'resolve', pay: false }],
  ]);
});

test('dice are rolled again as many as are touched; the chance is that of one die', () => {
  const reroll = (dice: readonly number[]) =>
    ask<'reroll'>(
      field({ destiny: [2, 0] }),
      { kind: 'reroll', purse: '0', what: 'attack', needs: 5, faces: [1, 2, 6], most: 2 } as never,
      { dice },
    );
  expect(reroll([]).hint).toMatch(
    /5 or more\. Touch failed dice to roll them again: 2 Destiny left\. Each succeeds 33%/,
  );
  expect(reroll([]).main).toMatchObject({ words: 'Keep the dice', commands: [{ type: 'reroll', dice: 0 }] });
  expect(reroll([0, 1]).main?.commands).toEqual([{ type: 'reroll', dice: 2 }]);
});

test('edges and who goes first are chosen by two buttons; what it means to go first is said', () => {
  expect(ask<'edge'>(field(), { kind: 'edge' }).more.flatMap(({ commands }) => commands)).toEqual([
    { type: 'edge', edge: 'south' },
    { type: 'edge', edge: 'north' },
  ]);
  const { hint, main, more } = ask<'goFirst'>(field(), { kind: 'goFirst' } as never);
  expect(more[0]?.key).toBe('o'); // the first one has that of the main button
  expect(hint).toMatch(/Who is first takes nodes .* shoots first; who is second answers/);
  expect([main, ...more].map((act) => act?.commands[0])).toEqual([
    { type: 'goFirst', first: 'me' },
    { type: 'goFirst', first: 'you' },
  ]);
});

test('[CQ-72] the contest of a Surge tells who moves first as it stands, with what is drafted counted in', () => {
  const stack: Battle['stack'] = [
    { type: 'roundEnd' },
    { type: 'half', side: 0, step: 'act' },
    {
      type: 'surge',
      side: 0,
      walk: null,
      unit: 'A3-1',
      answer: 'B2-3',
      wagers: [0, 1],
      turn: 0,
      stopped: false,
      next: null,
      step: 'wager',
    },
  ];
  const b = field({ stack, destiny: [3, 1] });
  const d = { seat: 0, rule: 'CQ-72', kind: 'wager', own: 0, other: 1, most: 3 } as const;
  const note = (points: number) => duelOf(b, d, { ...NO_DRAFT, points })?.note;
  expect([note(0), note(1), note(2)]).toEqual([
    'first to move as it stands: The Citadel',
    'level: a die decides if both stop',
    'first to move as it stands: Empire of Sol',
  ]);
  expect(mostPoints(b, d)).toBe(3);
  expect([1, 2].map((n) => worthWords(b, d, n))).toEqual(['level', 'leads']);
});

test('[X-20] [X-21] [X-24] resisting is told and offered by the switches of the war', () => {
  const offer = (rulings: Partial<Battle['config']['rulings']>) => {
    const b = field({
      stack: [
        { type: 'roundEnd' },
        { type: 'resist', power: 'blast', caster: '1', casterSeat: 1, charge: 2, step: { at: 'offer' } },
      ],
      phase: 'shoot',
      affinity: [4, 0],
    });
    const sides = b.sides.map((side) => ({ ...side, pool: { ...side.pool, faith: 3 } })) as unknown as Battle['sides'];
    const war: Battle = { ...b, sides, config: { ...b.config, rulings: { ...b.config.rulings, ...rulings } } };
    const decision = { kind: 'resist', power: 'blast', caster: '1', cast: 2 } as const;
    const d = { seat: 0, rule: 'DW-91', ...decision };
    const total = duelOf(war, d, { ...NO_DRAFT, points: 2 })?.sides[1].total;
    return [ask(war, decision).hint?.split(' with 2. ')[1], mostPoints(war, d), total];
  };
  expect(offer({})).toEqual(['Resist with Faith or Affinity; the first point is the fee.', 7, 1]);
  expect(offer({ entryFeeCounts: true })).toEqual(['Resist with Faith or Affinity; each point counts.', 7, 2]);
  expect(offer({ affinityResists: false, strictSingleRaise: true })).toEqual([
    'Resist with Faith; the first point is the fee.',
    2,
    1,
  ]);
});

test('[DW-91] who is asked to resist reads who casts what on whom, and sees it on the map', () => {
  const power = { type: 'power', caster: 'B2-3', power: 'blast', target: 'A3-1', at: null, sheet: null } as const;
  const b = field({
    stack: [
      { type: 'roundEnd' },
      { type: 'shoot', side: 1, step: 'act' },
      { ...power, engage: false, upcharge: 0, aim: 3, struck: ['A3-1', 'A4-1'], step: 'resist' },
      { type: 'resist', power: 'blast', caster: '1', casterSeat: 1, charge: 3, step: { at: 'offer' } } as Frame,
    ],
    phase: 'shoot',
  });
  const decision = { kind: 'resist', power: 'blast', caster: '1', cast: 3 } as const;
  expect(ask(b, decision).hint).toMatch(/^Wardens B2 casts Blast on Legion A3 with 3\. /);
  const { lines } = planOf(b, { seat: 0, rule: 'DW-91', ...decision }, IDLE).marks;
  const from = modelOf(b, 'B2-3').at;
  expect(lines).toMatchObject(['A3-1', 'A4-1'].map((id) => ({ from, to: modelOf(b, id).at, kind: 'fire' })));
});
