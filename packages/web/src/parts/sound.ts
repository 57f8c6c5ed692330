/**
 * Sounds of the table, made on the spot: nothing is fetched before a player has switched them on. Few at a time: what comes too soon
 * after its like is left out.
 */

/// <reference path="./zzfx.d.ts" />
import type { Sound } from '../contract/table-game.ts';
import { useSettings } from './settings.ts';

/** How zzfx is told what to make, in its own order. */
const KNOBS = [
  'volume',
  'randomness',
  'frequency',
  'attack',
  'sustain',
  'release',
  'shape',
  'shapeCurve',
  'slide',
  'deltaSlide',
  'pitchJump',
  'pitchJumpTime',
  'repeatTime',
  'noise',
  'modulation',
  'bitCrush',
  'delay',
  'sustainVolume',
  'decay',
  'tremolo',
  'filter',
] as const;

type Tone = Readonly<Partial<Record<(typeof KNOBS)[number], number>>> & {
  /** Milliseconds after the first. */
  readonly after?: number;
};

const KNOCK: Tone = {
  frequency: 210,
  sustain: 0.005,
  release: 0.035,
  shape: 4,
  shapeCurve: 2.4,
  decay: 0.01,
  filter: -900,
};

/** Wood, paper and cloth rather than bells. */
export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  dice: [
    { ...KNOCK, volume: 0.8 },
    { ...KNOCK, volume: 0.6, frequency: 260, after: 90 },
    { ...KNOCK, volume: 0.7, frequency: 190, after: 150 },
    { ...KNOCK, volume: 0.4, frequency: 240, after: 260 },
  ],
  card: [
    { volume: 0.35, frequency: 1200, attack: 0.02, sustain: 0.02, release: 0.07, shape: 4, noise: 4, filter: 1600 },
  ],
  step: [{ volume: 0.5, frequency: 95, sustain: 0.01, release: 0.05, shapeCurve: 2, slide: -3, filter: -500 }],
  blow: [
    {
      volume: 0.9,
      frequency: 150,
      sustain: 0.02,
      release: 0.14,
      shape: 4,
      shapeCurve: 1.6,
      slide: -2,
      noise: 1,
      filter: -1400,
    },
  ],
  fall: [
    {
      volume: 0.8,
      frequency: 82,
      attack: 0.01,
      sustain: 0.08,
      release: 0.4,
      shapeCurve: 1.8,
      slide: -0.8,
      noise: 0.3,
      filter: -600,
    },
  ],
};

/** What zzfx is given. */
export const knobsOf = (tone: Tone): readonly (number | undefined)[] => KNOBS.map((knob) => tone[knob]);

const LEAST_GAP_MS = 80;
const last = new Map<Sound, number>();
let loading: Promise<typeof import('zzfx')> | undefined;

/** Silent unless the player asked for sound. */
export const play = (sound: Sound): void => {
  const now = performance.now();
  if (!useSettings.getState().sound || now - (last.get(sound) ?? Number.NEGATIVE_INFINITY) < LEAST_GAP_MS) return;
  last.set(sound, now);
  loading ??= import('zzfx');
  loading
    .then(async ({ zzfx, ZZFX }) => {
      await ZZFX.audioContext.resume(); // asleep until the page has been touched
      for (const tone of TONES[sound]) setTimeout(() => zzfx(...knobsOf(tone)), tone.after ?? 0);
    })
    .catch(() => {
      loading = undefined; // a sound less; the next one tries again
    });
};

/** Who switches sound on at the table hears that it is on. */
useSettings.subscribe(({ sound }, before) => {
  if (sound && !before.sound) play('dice');
});
