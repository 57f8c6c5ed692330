// What follows the pointer over the map before anything is planned.

import { conquest, findModel, kitOf } from '@muster/conquest';
import { expect, test } from 'vitest';
import { orderPlans } from '../board/look.tsx';
import { IDLE } from './hand/types.ts';
import { linesOf, notesOf } from './layers.ts';
import { EMPTY } from './plan/empty.ts';
import { NO_SCENE } from './scene.ts';
import { sketchOf } from './sketch.ts';
import { asked, at, field, ground, model, planned, settingUp, touched } from './test/wars.ts';

test('[X-314] the walk under the pointer, with what it costs; beyond its Move it says so', () => {
  const b = field();
  const { held } = touched(b, model('A3-1'));
  expect(sketchOf(b, asked(b), held, at(18, 9))).toMatchObject({ base: 'A3-1', ok: true, text: '3 in of 6 in' });
  expect(sketchOf(b, asked(b), held, at(3, 12))).toMatchObject({ ok: false, text: 'out of reach' });
  const on = touched(b, model('A3-1'), ground(18, 10)).held;
  expect(sketchOf(b, asked(b), on, at(18, 9))).toMatchObject({ path: [at(18, 12), at(18, 10), at(18, 9)] });
  expect(sketchOf(b, asked(b), IDLE, at(18, 9))).toBeUndefined();
});

test('who stands out of reach is chosen by a click, shot at or gone towards: it is not said to be out of reach', () => {
  const b = field({ models: { 'B4-3': { sheet: 'wardens', at: [3, 12] } } });
  const { held } = touched(b, model('A3-1'));
  expect(sketchOf(b, asked(b), held, at(3, 12.2))).toBeUndefined();
  expect(sketchOf(b, asked(b), held, at(3, 14))).toMatchObject({ ok: false });
});

test('[X-316] a walk into contact names whom it engages', () => {
  const b = field();
  const { held } = touched(b, model('A3-1'));
  const charge = planned(b, model('A3-1'), model('B2-3')).main!.commands.at(-1)!;
  const end = charge.type === 'walk' ? charge.path.at(-1)! : at(0, 0);
  expect(sketchOf(b, asked(b), held, end)?.text).toMatch(/ · engages Wardens B2$/);
});

test('[X-307] what is put down snaps to where it may lie; elsewhere it is shown as refused', () => {
  const b = settingUp('placeHq');
  const { held } = touched(b);
  const own = b.edges[0] === 'south' ? 6 : 30;
  const ghost = sketchOf(b, asked(b), held, { x: at(18, own).x + 200, y: at(18, own).y });
  expect(ghost).toMatchObject({ path: [at(18, own)], ok: true });
  expect(conquest.refuse(b, 0, { type: 'hq', at: ghost!.path[0]! })).toBeUndefined();
  expect(sketchOf(b, asked(b), held, at(18, 36 - own))).toMatchObject({ ok: false });
});

test('what others did lies on the map; one’s own only while it is shown, all of it in a replay', () => {
  const walk = { kind: 'moved', by: 0, path: [at(1, 1), at(2, 2)] } as const;
  const gain = { kind: 'gain', by: 1, at: at(3, 3), words: '+40 R' } as const;
  const seen = {
    shown: field(),
    scene: { ...NO_SCENE, traces: [walk, gain] },
    showing: false,
    acting: 0,
    replayed: false,
  };
  const trails = (of: typeof seen) => linesOf(of, [], EMPTY.marks).filter(({ kind }) => kind === 'trail').length;
  expect([trails(seen), trails({ ...seen, showing: true }), trails({ ...seen, replayed: true })]).toEqual([0, 1, 1]);
  expect(notesOf(seen).flatMap(({ lines }) => lines.map(({ text }) => text))).toContain('+40 R');
});

test('a line of the log that is pointed at leads from the first of its places to the others', () => {
  const seen = { shown: field(), scene: NO_SCENE, showing: false, acting: 0, replayed: false };
  expect(linesOf(seen, ['A2-2', 'M1'], EMPTY.marks)).toEqual([{ from: at(10, 8), to: at(10, 12), kind: 'ruler' }]);
});

test('no line strikes through a face: it ends at the rims, and a part of it is left between bases that touch', () => {
  const b = field();
  const [from, to] = [b.models[0]!.at, { x: b.models[0]!.at.x, y: b.models[0]!.at.y + 10_000 }];
  const walk = { kind: 'moved', by: 1, path: [to, from] } as const;
  const seen = { shown: b, scene: { ...NO_SCENE, traces: [walk] }, showing: false, acting: 0, replayed: false };
  const [line] = linesOf(seen, [], EMPTY.marks);
  expect(line).toMatchObject({ from: to, to: { x: from.x, y: from.y + kitOf(b, b.models[0]!).radius } });
});

test('[CQ-46] what is said of one builder stands in a column, and beside it what it builds, on its free side', () => {
  const order = { builder: 'A1-hq', product: 'empire-of-sol.legion', node: null, seat: 0 } as const;
  const shown = { ...field(), orders: [order] };
  const hq = findModel(shown, 'A1-hq')!.at;
  const home = { kind: 'gain', by: 1, at: hq, words: 'relic home' } as const;
  const others = { kind: 'gain', by: 1, at: hq, words: '+10 A' } as const;
  const seen = { shown, scene: { ...NO_SCENE, traces: [home, others] }, showing: false, acting: 0, replayed: false };
  const at = notesOf(seen).filter(({ x, y }) => x === hq.x && y === hq.y);
  expect(at).toMatchObject([{ lines: [{ text: 'relic home' }, { text: '+10 A' }] }]);
  const side = (b: typeof shown) => orderPlans(b)[0]!.path[0]!.x - hq.x;
  const moved = (x: number) => ({
    ...shown,
    models: shown.models.map((m) => (m.id === 'A2-2' ? { ...m, at: { x: hq.x + x, y: hq.y } } : m)),
  });
  expect([side(moved(-5000)) > 0, side(moved(5000)) < 0]).toEqual([true, true]);
});
