// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sound } from '../contract/table-game.ts';
import { useSettings } from './settings.ts';
import { knobsOf, play, TONES } from './sound.ts';

const made = vi.hoisted(() => ({ fetched: 0, tones: 0 }));

vi.mock('zzfx', () => {
  made.fetched++;
  return { ZZFX: { audioContext: { resume: async () => {} } }, zzfx: () => made.tones++ };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  useSettings.setState({ sound: false });
  made.tones = 0;
});

test('nothing is heard or fetched until a player asks for it; then dice knock, and not on top of each other', async () => {
  play('blow');
  await vi.advanceTimersByTimeAsync(1000);
  expect(made).toEqual({ fetched: 0, tones: 0 });
  useSettings.setState({ sound: true });
  play('dice');
  play('dice');
  await vi.waitFor(() => expect(made.tones).toBe(TONES.dice.length));
  expect(made.fetched).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  play('dice');
  await vi.waitFor(() => expect(made.tones).toBe(2 * TONES.dice.length));
});

test('every sound can be heard, and none lasts as long as a second', async () => {
  vi.stubGlobal('AudioContext', class {});
  const { ZZFX } = await vi.importActual<{
    ZZFX: { sampleRate: number; buildSamples(...knobs: readonly (number | undefined)[]): readonly number[] };
  }>('zzfx');
  for (const sound of Object.keys(TONES) as Sound[])
    for (const tone of TONES[sound]) {
      const samples = ZZFX.buildSamples(...knobsOf(tone));
      const loudest = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
      expect(loudest, sound).toBeGreaterThan(0.05);
      expect(loudest, sound).toBeLessThanOrEqual(1.2);
      expect(samples.length / ZZFX.sampleRate, sound).toBeLessThan(1);
    }
});
