import type { Eyes, Seat } from '@muster/kernel';
import { expect, test, vi } from 'vitest';
import { descriptor, say, whispering } from '../test/whispers.ts';
import { localSource } from './local-source.ts';

const setUp = (seats = 2, computers: readonly number[] = []) => {
  const source = localSource(descriptor, whispering(seats), { computers });
  return {
    ...source,
    view: (eyes: Eyes) => source.standing(eyes).view,
    undoOffer: (seat: Seat) => source.standing(seat).offers.undo,
    redoOffer: (seat: Seat) => source.standing(seat).offers.redo,
  };
};

test('every pair of eyes is told its own, by its own numbers', async () => {
  const source = setUp();
  await source.play(0, say(41));
  expect(source.view(0).numbers).toEqual([41, null]);
  expect(source.view(1).numbers).toEqual([null, null]);
  expect(source.standing(1).decisions).toEqual([{ seat: 1, kind: 'whisper', rule: 'W-1', secret: 11 }]);
  expect(source.standing('spectator').decisions).toEqual([{ seat: 1, kind: 'whisper', rule: 'W-1' }]);
  const heard = (eyes: 0 | 1) =>
    source.noticed(eyes, 1).map((item) => [item.n, !('events' in item) ? [] : item.events.map((e) => e.words)]);
  expect(heard(0)).toEqual([[1, ['I whispered 41', '0 has chosen']]]);
  expect(heard(1)).toEqual([[1, ['0 has chosen']]]);
  await source.play(0, say(42)); // nothing that anybody else would notice
  expect(source.noticed(0, 2)).toHaveLength(1);
  expect(source.noticed(1, 2)).toEqual([]);
});

test('nobody looks with everyone’s eyes before the end, and then the record lies open', async () => {
  const source = setUp();
  expect(() => source.view('everyone')).toThrow('not over');
  expect(() => source.noticed('everyone')).toThrow('not over');
  expect(source.record()).toBeUndefined();
  await source.play(0, { type: 'concede' });
  expect(source.view('everyone').outcome).not.toBeNull();
  expect(source.record()?.entries).toHaveLength(1);
});

test('a view is the same object until something happens; a refusal is a sentence and tells nobody', async () => {
  const source = setUp();
  const listener = vi.fn();
  const end = source.listen(listener);
  const before = source.view(0);
  expect(source.view(0)).toBe(before);
  vi.spyOn(descriptor.game, 'refuse').mockReturnValueOnce({ code: 'no', rule: null });
  expect(await source.play(0, say(1))).toEqual({ ok: false, code: 'refused', why: 'no' });
  expect(source.view(0)).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  expect(await source.play(0, say(1))).toEqual({ ok: true });
  expect(source.view(0)).not.toBe(before);
  end();
  await source.play(1, say(1));
  expect(listener).toHaveBeenCalledOnce();
});

test('computers, and who has conceded, always agree to a take-back; the others are asked', async () => {
  const source = setUp(3, [2]);
  await source.play(0, { type: 'hum' });
  await source.play(1, { type: 'hum' });
  await source.play(2, { type: 'hum' });
  expect(source.undoOffer(0)).toEqual({ by: 0, count: 3, consent: [1] });
  expect(await source.ask('takeBack', 0, [])).toMatchObject({ ok: false });
  await source.play(1, { type: 'concede' });
  expect(source.undoOffer(0)).toEqual({ by: 0, count: 4, consent: [] });
  expect(await source.ask('takeBack', 0, [])).toEqual({ ok: true });
  expect(source.noticed('spectator').at(-1)).toMatchObject({ type: 'undo', by: 0, agreed: [1, 2], count: 4 });
});

test('what somebody saw before something was noticed, with the own eyes', async () => {
  const source = setUp(3);
  await source.play(0, say(7));
  await source.play(1, say(8));
  await source.play(2, say(9));
  expect(source.viewBefore!(0, 1)).toMatchObject({ round: 1, numbers: [null, null, null] });
  expect(source.viewBefore!(0, 3)).toMatchObject({ round: 1, numbers: [7, null, null], chosen: [true, true, false] });
  expect(source.viewBefore!(0, 0)).toBeUndefined();
  expect(source.viewBefore!(0, 99)).toBeUndefined();
});

test('another’s standing orders neither block nor show in a take-back', async () => {
  const source = setUp();
  await source.play(0, { type: 'hum' });
  await source.play(1, { type: 'mind' });
  expect(source.undoOffer(0)).toEqual({ by: 0, count: 1, consent: [] });
  expect(source.undoOffer(1)).toBeUndefined();
  expect(await source.ask('takeBack', 0, [])).toEqual({ ok: true });
  expect(source.noticed(0).map(({ type }) => type)).toEqual(['setup', 'played', 'undo']);
});

test('what was taken back is offered again to who took it back, until something else is played', async () => {
  const source = setUp(2, [1]);
  await source.play(0, { type: 'hum' });
  await source.play(1, { type: 'hum' });
  await source.ask('takeBack', 0, []);
  expect(source.redoOffer(0)).toEqual({ by: 0, count: 2, consent: [] }); // the computer agrees
  expect(source.redoOffer(1)).toBeUndefined();
  expect(await source.ask('redo', 0, [])).toEqual({ ok: true });
  expect(source.noticed('spectator').map(({ type }) => type)).toEqual([
    'setup',
    'played',
    'played',
    'undo',
    'played',
    'played',
  ]);
  expect(source.redoOffer(0)).toBeUndefined();
});

test('in a battle without take-backs only what needs nobody’s consent is offered', async () => {
  const source = localSource(descriptor, whispering(2), { computers: [1], strict: true });
  await source.play(0, { type: 'hum' });
  expect(source.standing(0).offers.undo).toEqual({ by: 0, count: 1, consent: [] });
  await source.play(1, { type: 'hum' });
  expect(source.standing(0).offers.undo).toBeUndefined();
  expect(await source.ask('takeBack', 0, [])).toMatchObject({ ok: false, code: 'refused' });
});

test('a draw, or another battle, is granted by who hosts it, when all who are far have agreed', async () => {
  const granted = vi.fn();
  const source = localSource(descriptor, whispering(3), { far: [0, 1, 2], granted });
  expect(await source.ask('rematch', 0, [])).toMatchObject({ ok: false, code: 'refused' }); // it goes on
  const draw = source.ask('draw', 0, []);
  expect(await source.ask('draw', 0, [])).toMatchObject({ ok: false, code: 'refused' }); // once is enough
  const { id } = source.standing(1).requests[0]!;
  expect(await source.answer(id, 0, true)).toMatchObject({ code: 'late' }); // not asked
  await source.answer(id, 1, true);
  expect(source.standing('spectator').requests).toEqual([{ id, kind: 'draw', by: 0, of: [1, 2], answered: [1] }]);
  expect(granted).not.toHaveBeenCalled();
  await source.answer(id, 2, true);
  expect(await draw).toEqual({ ok: true });
  expect(granted).toHaveBeenCalledExactlyOnceWith('draw', 0);
  await source.play(0, { type: 'concede' });
  expect(await source.ask('draw', 1, [])).toMatchObject({ ok: false, code: 'refused' });
  const again = source.ask('rematch', 1, []); // who has conceded has no say
  await source.answer(source.standing(2).requests[0]!.id, 2, false);
  expect(await again).toEqual({ ok: false, code: 'declined', why: 'Cedar does not agree.' });
});
