/** What a player chose for this browser: light, motion, pace. Remembered; a broken memory falls back to the defaults. */

import { create } from 'zustand';

export type Light = 'auto' | 'day' | 'night';
/** How fast the table shows what others do. */
export type Pace = 'calm' | 'brisk' | 'instant';

interface Settings {
  readonly light: Light;
  readonly pace: Pace;
}

const KEY = 'muster-settings';
const DEFAULTS: Settings = { light: 'auto', pace: 'calm' };

const oneOf = <T extends string>(x: unknown, values: readonly T[], otherwise: T): T =>
  values.find((v) => v === x) ?? otherwise;

const read = (): Settings => {
  try {
    const given = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    return {
      light: oneOf(given.light, ['auto', 'day', 'night'], DEFAULTS.light),
      pace: oneOf(given.pace, ['calm', 'brisk', 'instant'], DEFAULTS.pace),
    };
  } catch {
    return DEFAULTS;
  }
};

export const useSettings = create<Settings & { readonly choose: (change: Partial<Settings>) => void }>((set, get) => ({
  ...read(),
  choose: (change) => {
    set(change);
    const { light, pace } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify({ light, pace }));
    } catch {
      // a full or forbidden storage: the choice holds until the page is closed
    }
    applyLight(light);
  },
}));

export const applyLight = (light: Light): void => {
  if (light === 'auto') delete document.documentElement.dataset['light'];
  else document.documentElement.dataset['light'] = light;
};

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
