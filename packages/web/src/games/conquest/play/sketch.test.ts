// What follows the pointer over the map before anything is planned.

import { conquest } from '@muster/conquest';
import { expect, test } from 'vitest';
import { IDLE } from './hand/types.ts';
import { linesOf, notesOf } from './layers.ts';
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
  const walk = { kind: 'walk', by: 0, path: [at(1, 1), at(2, 2)] } as const;
  const gain = { kind: 'gain', by: 1, at: at(3, 3), words: '+40 R' } as const;
  const seen = {
    shown: field(),
    scene: { ...NO_SCENE, traces: [walk, gain] },
    showing: false,
    acting: 0,
    replayed: false,
  };
  const trails = (of: typeof seen) => linesOf(of, [], undefined).filter(({ kind }) => kind === 'trail').length;
  expect([trails(seen), trails({ ...seen, showing: true }), trails({ ...seen, replayed: true })]).toEqual([0, 1, 1]);
  expect(notesOf(seen).map(({ text }) => text)).toContain('+40 R');
});

test('a line of the log that is pointed at leads from the first of its places to the others', () => {
  const seen = { shown: field(), scene: NO_SCENE, showing: false, acting: 0, replayed: false };
  expect(linesOf(seen, ['A2-2', 'M1'], undefined)).toEqual([{ from: at(10, 8), to: at(10, 12), kind: 'ruler' }]);
});
