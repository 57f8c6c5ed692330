// Gestures at the table of Conquest: what a click plans, and what is answered where it leads nowhere.

import { type Battle, type ConquestCommand, conquest, modelOf } from '@muster/conquest';
import { describe, expect, test } from 'vitest';
import { hand, suggested } from './gestures.ts';
import { type Held, IDLE } from './hand/types.ts';
import {
  asked,
  at,
  field,
  ground,
  model,
  node,
  now,
  planned,
  played,
  settingUp,
  shooting,
  touched,
} from './test/wars.ts';

const route = (unit: string): Held => ({ kind: 'route', unit, steps: [], casting: null });
const offered = (unit: string): Held => ({ ...route(unit), offered: true }) as Held;
const back = (b: Battle, held: Held): Held => hand.back(now(b), held, undefined);
const TOGETHER = { kind: 'together' } as const;

describe('a unit on its way', () => {
  test('the next who may go lies in the hand, soldiers before workers; chosen and chosen again it is let go', () => {
    const b = field();
    expect(touched(b).held).toEqual(offered('A3-1'));
    expect(touched(b, model('A3-1')).held).toEqual(route('A3-1'));
    expect(touched(b, model('A3-1'), model('A3-1')).held).toEqual(IDLE);
    expect(touched(b, model('A4-1'), model('A4-1')).held).toEqual(IDLE);
    const engaged = field({ models: { 'B2-3': { sheet: 'wardens', at: [16, 12] } } });
    expect(touched(engaged).held).toEqual(offered('A4-1')); // who fights is not called away
  });

  test('[X-313] a click plans a walk, a second one the next leg; Escape takes the last back', () => {
    const b = field();
    const one = touched(b, model('A3-1'), ground(15, 12)).held;
    const two = touched(b, model('A3-1'), ground(15, 12), ground(15, 14)).held;
    expect(two).toMatchObject({ kind: 'route', steps: [{ type: 'walk' }, { type: 'walk' }] });
    const { main } = hand.plan(now(b), two);
    expect(main?.commands.map(({ type }) => type)).toEqual(['activate', 'walk', 'walk']);
    expect(() => played(b, main!.commands)).not.toThrow();
    expect(back(b, two)).toEqual(one);
    expect(back(b, back(b, one))).toEqual(IDLE);
  });

  test('[X-314] a place beyond its Move is refused with its reason, and nothing is planned; Escape takes only what was said', () => {
    const b = field();
    const { held, remark } = touched(b, model('A3-1'), ground(3, 12));
    expect(held).toEqual(route('A3-1'));
    expect(remark).toMatchObject({
      at: at(3, 12),
      text: expect.stringMatching(/farther than it can go: 15 in of 6 in/),
    });
    expect(hand.back(now(b), held, remark)).toBe(held);
  });

  test('[X-320] a node is walked to and harvested on the way; what follows is planned after it', () => {
    const b = field();
    expect(touched(b, model('A2-2'), node('G1')).held).toMatchObject({
      steps: [{ type: 'walk' }, { type: 'harvest', node: 'G1' }],
    });
    const { main } = planned(b, model('A2-2'), node('G1'), ground(11, 7));
    expect(main?.words).toMatch(/go .* in, harvest 40 R at Gas Vein 1 then go/);
    expect(played(b, main!.commands).sides[0].bank.R).toBe(40);
  });

  test('who cannot harvest may stand on a node; while nobody is chosen, who gets there first to harvest goes', () => {
    const b = field({ models: { 'A5-1': { sheet: 'legion', at: [10, 14] } } });
    const { held, remark } = touched(b, model('A5-1'), node('M1'));
    expect(remark).toBeUndefined();
    expect(held).toMatchObject({ steps: [{ type: 'walk', engage: false }] });
    expect(touched(b, node('M1')).held).toMatchObject({ unit: 'A2-2', steps: [{}, { type: 'harvest', node: 'M1' }] });
  });

  test('[X-325] a relic too far for one move is gone towards; brought home when it is near', () => {
    const b = field();
    expect(touched(b, model('A2-2'), node('R1')).held).toMatchObject({
      steps: [{ type: 'walk' }, { type: 'harvest', node: 'R1' }],
    });
    const carrier = field({ models: { 'A2-2': { sheet: 'fabri', at: [13, 8], relics: ['R1'] } } });
    expect(planned(carrier, model('A2-2'), model('A1-hq')).main?.words).toBe('Fabri A2: bring it home');
  });

  test('who is lifted is taken up, and goes on with what is planned for it', () => {
    const b = field();
    expect(touched(b, { kind: 'lift', id: 'A3-1' }).held).toEqual(route('A3-1'));
    const walked = touched(b, model('A3-1'), ground(17, 12)).held;
    expect(hand.touch(now(b), walked, { kind: 'lift', id: 'A3-1' }).held).toBe(walked);
    expect(hand.touch(now(b), walked, { kind: 'lift', id: 'A4-1' }).held).toEqual(route('A4-1'));
  });

  test('another unit chosen instead lets the way of the first go, and says so', () => {
    const b = field();
    const planned = touched(b, model('A3-1'), ground(18, 14));
    const { held, remark } = hand.touch(now(b), planned.held, model('A4-1'));
    expect([held, remark?.text]).toEqual([route('A4-1'), 'The way of Legion A3 is let go.']);
    const { remark: none } = hand.touch(now(b), route('A3-1'), model('A4-1'));
    expect(none).toBeUndefined(); // nothing was planned
  });

  test('who has moved a part of its way lies no more in the hand, the next one does; it can be taken up again', () => {
    const b = played(field(), [
      { type: 'activate', unit: 'A3-1' },
      { type: 'walk', path: [at(17, 12)], engage: false },
    ]);
    expect([asked(b).kind, touched(b).held]).toEqual(['move', offered('A4-1')]);
    expect(touched(b, model('A3-1')).held).toEqual(route('A3-1'));
    expect(hand.take?.(now(b), IDLE, 'A4-1')).toEqual(route('A4-1'));
  });
});

describe('powers', () => {
  const wardens = () => field({ models: { 'A5-9': { sheet: 'augur', at: [18, 9] } }, affinity: [3, 0] });
  const casting: Held = { ...route('A5-9'), casting: { power: 'ward', sheet: null } } as Held;

  test('a power in the hand is cast on whom it may be cast on, and ends the way', () => {
    const b = wardens();
    const { held } = hand.touch(now(b), casting, model('A3-1'));
    expect(held).toMatchObject({ casting: null, steps: [{ type: 'cast', power: 'ward', target: 'A3-1', at: null }] });
    const { main, marks } = hand.plan(now(b), held);
    expect(main?.words).toBe('Augur A5: cast Ward on Legion A3');
    expect(marks.lines).toEqual([{ from: at(18, 9), to: at(18, 12), kind: 'clear' }]);
    expect(played(b, main!.commands).models.find(({ id }) => id === 'A3-1')?.ward).toBe(true);
  });

  test('one out of its reach is refused with the reason; Escape lets go of the power, not of the unit', () => {
    const b = wardens();
    const { held, remark } = hand.touch(now(b), casting, model('B1-hq'));
    expect(held).toBe(casting);
    expect(remark?.text).not.toBe('');
    expect(back(b, casting)).toEqual(route('A5-9'));
  });
});

describe('several together', () => {
  test('who hang together are taken by one key, and only the first again by the same', () => {
    const b = field();
    expect(hand.touch(now(b), IDLE, TOGETHER).held).toEqual(IDLE);
    const all = touched(b, model('A4-1'), TOGETHER).held;
    expect(all).toEqual({ kind: 'group', units: ['A4-1', 'A3-1'], by: null });
    expect(hand.touch(now(b), all, TOGETHER).held).toEqual(route('A4-1'));
  });

  test('others are added and left out; an enemy cannot go with them; without anybody the hand is free', () => {
    const b = field();
    const group = [model('A4-1'), TOGETHER] as const;
    expect(touched(b, ...group, model('A2-2')).held).toMatchObject({ units: ['A4-1', 'A3-1', 'A2-2'] });
    expect(touched(b, ...group, model('A3-1')).held).toMatchObject({ units: ['A4-1'] });
    expect(touched(b, ...group, model('A3-1'), model('A4-1')).held).toEqual(offered('A3-1'));
    expect(touched(b, ...group, model('B2-3')).remark?.text).toBe('Wardens B2 cannot be moved with them (X-313).');
  });

  test('the first goes where the map is clicked, the others keep their places; step by step back', () => {
    const b = field();
    const going = touched(b, model('A3-1'), TOGETHER, ground(18, 9)).held;
    expect(going).toMatchObject({ kind: 'group', by: { x: 0, y: -at(0, 3).y } });
    const there = played(b, hand.plan(now(b), going).main!.commands);
    expect(['A3-1', 'A4-1'].map((id) => modelOf(there, id).at)).toEqual([at(18, 9), at(20, 9)]);
    const still = back(b, going);
    expect(still).toMatchObject({ kind: 'group', by: null });
    expect(back(b, still)).toEqual(route('A3-1'));
  });
});

describe('looking on', () => {
  const watching = (b: Battle) => ({ view: b, decision: undefined, changing: false, left: undefined });

  test('while others act one looks at a model, and lets go of it by choosing it again or the map', () => {
    const b = field();
    expect(hand.first(watching(b))).toEqual(IDLE);
    const { held } = hand.touch(watching(b), IDLE, model('B2-3'));
    expect(held).toEqual({ kind: 'look', model: 'B2-3' });
    expect(hand.plan(watching(b), held).selected).toEqual(['B2-3']);
    expect(hand.touch(watching(b), held, model('B2-3')).held).toEqual(IDLE);
    expect(hand.touch(watching(b), held, ground(3, 3)).held).toEqual(IDLE);
    expect(hand.touch(watching(b), IDLE, node('M1')).held).toEqual(IDLE);
    expect(hand.touch(watching(b), IDLE, { kind: 'lift', id: 'A3-1' }).held).toEqual(IDLE);
  });
});

describe('shots and orders', () => {
  const guns = () =>
    shooting({
      models: { 'A5-3': { sheet: 'ballistae', at: [18, 14] }, 'B3-3': { sheet: 'wardens', at: [34, 34] } },
      banks: [
        [150, 0],
        [0, 0],
      ],
    });

  test('who shoots, then whom; the same one again lets go', () => {
    const b = guns();
    const aimed = touched(b, model('A5-3'), model('B2-3')).held;
    expect(aimed).toMatchObject({ kind: 'act', model: 'A5-3', act: { type: 'shoot', target: 'B2-3' } });
    expect(back(b, aimed)).toMatchObject({ kind: 'act', act: null });
    expect(back(b, back(b, aimed))).toEqual(IDLE);
    expect(touched(b, model('A5-3'), model('A5-3')).held).toEqual(IDLE);
    expect(hand.take?.(now(b), aimed, 'A1-hq')).toMatchObject({ kind: 'act', model: 'A1-hq', act: null });
  });

  test('a flag is planted by a click, on whole units', () => {
    const b = guns();
    const rally: Held = { kind: 'rally', builder: 'A1-hq', at: null };
    const { held } = hand.touch(now(b), rally, { kind: 'ground', at: { x: 1234.4, y: 987.6 } });
    expect(held).toEqual({ ...rally, at: { x: 1234, y: 988 } });
    expect(back(b, held)).toMatchObject({ kind: 'act', offered: true });
  });
});

describe('putting things down', () => {
  test('[X-307] headquarters lie in the hand; a click puts them down on half inches, Escape takes them up again', () => {
    const b = settingUp('placeHq');
    expect(touched(b).held).toEqual({ kind: 'put', thing: { type: 'hq' }, at: null });
    const y = b.edges[0] === 'south' ? 6 : 30;
    const { held } = touched(b, ground(18.1, y + 0.1));
    expect(held).toMatchObject({ at: at(18, y) });
    const { main } = hand.plan(now(b), held);
    expect(main).toMatchObject({ words: 'Place the Praetorium here', commands: [{ type: 'hq', at: at(18, y) }] });
    expect(back(b, held)).toMatchObject({ kind: 'put', at: null });
  });

  test('[X-307] a place far from one’s own edge is refused with the rule, and nothing lies there', () => {
    const b = settingUp('placeHq');
    const { held, remark } = touched(b, ground(18, b.edges[0] === 'south' ? 30 : 6));
    expect(held).toMatchObject({ at: null });
    expect(remark?.text).toMatch(/wholly within 18 in of the own edge \(CQ-22\)/);
  });

  test('[X-308] an enemy that is clicked while one sets up is looked at; what was put down stays', () => {
    const b = settingUp('deploy');
    const foe = b.models.find(({ seat }) => seat === 1)!.id;
    const looked = touched(b, model(foe));
    expect(looked.held).toEqual({ kind: 'look', model: foe });
    const plan = planned(b, model(foe));
    expect([plan.card, plan.facts.at(-1)]).toEqual([foe, 'It can be attacked once the war has begun.']);
    expect(plan.end?.words).toMatch(/^That is all/);
    const spot = conquest.candidates(b, 0).find((c) => c.type === 'deploy')!;
    const { x, y } = spot.type === 'deploy' ? spot.at : at(0, 0);
    expect(touched(b, { kind: 'ground', at: { x, y } }, model(foe)).held).toMatchObject({ kind: 'put', at: { x, y } });
  });

  test('[X-308] what the list names next is in the hand, and a place that is hard to hit is the nearest one', () => {
    const b = settingUp('deploy');
    const first = touched(b).held;
    expect(first).toMatchObject({ kind: 'put', thing: { type: 'deploy', unit: b.config.seats[0]!.start[0] } });
    const spot = conquest.candidates(b, 0).find((c) => c.type === 'deploy' && c.unit === b.config.seats[0]!.start[0]);
    const place = spot?.type === 'deploy' ? spot.at : at(0, 0);
    const near = hand.touch(now(b), first, { kind: 'ground', at: { x: place.x + 300, y: place.y } }).held;
    expect(near.kind === 'put' && near.at !== null).toBe(true);
    expect(() => played(b, hand.plan(now(b), near).main!.commands)).not.toThrow();
  });
});

test('[X-303] [X-304] [X-307] [X-334] what the computer would do lies in the hand, to be looked at and changed', () => {
  const b = field();
  const d = asked(b);
  const lies = at(5, 5);
  const put = (thing: object) => ({ kind: 'put', thing, at: lies });
  const suggestions: readonly (readonly [ConquestCommand, object])[] = [
    [{ type: 'terrain', piece: 'lake', at: lies, turns: 1 }, put({ type: 'terrain', piece: 'lake', turns: 1 })],
    [{ type: 'node', kind: 'G', at: lies }, put({ type: 'node', kind: 'G' })],
    [{ type: 'deploy', unit: 'empire-of-sol.legion', at: lies }, put({ type: 'deploy', unit: 'empire-of-sol.legion' })],
    [{ type: 'hq', at: lies }, put({ type: 'hq' })],
    [{ type: 'place', at: lies }, put({ type: 'place' })],
    [{ type: 'done' }, offered('A3-1')],
  ];
  for (const [command, held] of suggestions) expect(suggested(b, d, command)).toEqual(held);
  const walk = { type: 'walk', path: [at(18, 13)], engage: false } as const;
  expect(suggested(b, d, walk)).toEqual(offered('A3-1'));
  const active = played(b, [{ type: 'activate', unit: 'A3-1' }]);
  expect(hand.first({ ...now(active), left: walk })).toMatchObject({ kind: 'route', unit: 'A3-1', steps: [walk] });
});
