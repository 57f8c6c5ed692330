import { expect, test } from 'vitest';
import { muster } from '../testing.ts';

const START = '{"do":"start","config":{"scenario":"S1"},"dice":{"seed":7}}';
const referee = (input: string | readonly Uint8Array[]) => muster(['referee', 'grid-battles'], { input });

test('one answer line for each line, in order; empty lines are left out', async () => {
  const { code, out, err } = await referee(`${START}\n\n  \nnonsense\r\n{"do":"decisions"}`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map((a) => a.ok)).toEqual([true, false, true]);
  expect(answers[2].decisions).toEqual(answers[0].decisions);
});

test('a line of many megabytes is refused without being kept, and the next one is answered', async () => {
  const megabyte = Buffer.alloc(1_000_000, 'x');
  const chunks = [
    Buffer.from(`${START}\n"`),
    ...Array<Uint8Array>(20).fill(megabyte),
    Buffer.from('"\n{"do":"decisions"}\n'),
  ];
  const answers = (await referee(chunks)).out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map((a) => a.ok)).toEqual([true, false, true]);
  expect(answers[1].refusal.code).toBe('tooLong');
});

test('bytes that are no text are refused', async () => {
  const { out } = await referee([Buffer.from([0xff, 0xfe, 0x00, 0x80, 10])]);
  expect(JSON.parse(out)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
});

test('no input, no answer', async () => {
  expect(await referee('')).toEqual({ code: 0, out: '', err: '' });
});
